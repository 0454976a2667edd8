import Testing

@testable import AnimLanguage

@Suite("Calls")
struct CheckerCallTests {
  private let turn =
    "func turn(hand: layer, to angle: angle, _ n: number, over d: duration = 1s) -> number { return n }\nlayer a {}\n"

  @Test("the first argument is unlabelled, the others are labelled, '_' drops a label")
  func labels() {
    #expect(CheckedScript(turn + "print turn(a, to: 90deg, 3, over: 2s)").told == [])
    #expect(CheckedScript("func f(from x: number) { print x }\nf(from: 1)").told == [])
    #expect(CheckedScript("func f(x: number, y: number) { print x, y }\nf(1, y: 2)").told == [])
  }

  @Test("arguments may be left out where there is a default")
  func defaults() {
    let script = CheckedScript(turn + "print turn(a, to: 90deg, 3)")
    #expect(script.told == [])
    #expect(script.lines.last?.hasSuffix("3:number 705600000:duration):number)") ?? false)
    let middle = CheckedScript("func f(a: number, b: number = 2, c: number = 3) { print a, b, c }\nf(1, c: 5)")
    #expect(middle.lines == ["(do (call f 1:number 2:number 5:number):void)"])
  }

  @Test("a default that needs variables of its own is computed by a function")
  func computedDefaults() {
    let script = CheckedScript("func g() -> color? { return red }\nfunc f(x: number? = g()?.alpha) { print x }\nf()")
    #expect(script.told == [])
    #expect(script.lines.last == "(do (call f (call default):number?):void)")
    #expect(CheckedScript("func f(x: number = \"a\") { print x }").messages == ["'x' needs a number, found a string"])
  }

  @Test("missing arguments are named, with the form of the function")
  func missing() throws {
    let script = CheckedScript(turn + "print turn(a, 3)")
    #expect(script.messages == ["the argument 'to' is missing: an angle"])
    let diagnostic = try #require(script.diagnostics.first)
    #expect(diagnostic.notes == ["its form is turn(layer, to: angle, number, over: duration) -> number"])
    #expect(diagnostic.secondary.first.map { script.source.text(in: $0.range) } == "turn")
    #expect(CheckedScript(turn + "print turn()").diagnostics.count == 1)
  }

  @Test("arguments too many are told at the first of them")
  func extra() {
    #expect(CheckedScript("func f(x: number) { print x }\nf(1, 2, 3)").told == ["call/extra-argument 2:6 2"])
    #expect(CheckedScript("func f() { }\nf(1)").messages == ["'f' takes no arguments, this is one more"])
  }

  @Test(
    "labels are put right",
    arguments: [
      ("f(1, 2)", "f(1, y: 2)"), ("f(x: 1, y: 2)", "f(1, y: 2)"), ("f(1, z: 2)", "f(1, y: 2)"),
    ])
  func wrongLabels(call: String, fixed: String) {
    let function = "func f(x: number, y: number) { print x, y }\n"
    let script = CheckedScript(function + call)
    #expect(script.diagnostics.map(\.id) == [.argumentLabel])
    #expect(script.fixed() == function + fixed)
  }

  @Test("arguments are of their parameters' types, and the parameter is shown")
  func types() throws {
    let script = CheckedScript(turn + "print turn(a, to: 90, 3)")
    #expect(script.messages == ["'angle' needs an angle, found a plain number"])
    let label = try #require(script.diagnostics.first?.secondary.first)
    #expect(script.source.text(in: label.range) == "angle")
  }

  @Test("a function without a result is no value")
  func void() {
    #expect(CheckedScript("func f() { }\nlet x = f()").told == ["type/no-value 2:9 f()"])
    #expect(CheckedScript("func f() { }\nprint f() + 1").told == ["type/no-value 2:7 f()"])
    #expect(CheckedScript("func f() { }\nprint \"\\(f())\"").told == ["type/no-value 2:10 f()"])
  }

  @Test("a call may stand alone, whatever it returns")
  func statements() {
    #expect(CheckedScript(turn + "turn(a, to: 90deg, 3)").told == [])
  }

  @Test("functions may call themselves and each other")
  func recursion() {
    #expect(
      CheckedScript(
        "func even(n: number) -> bool { return n == 0 ? true : odd(n - 1) }\nfunc odd(n: number) -> bool { return n == 0 ? false : even(n - 1) }"
      ).told == [])
  }

  @Test("what is no function cannot be called")
  func notCallable() {
    #expect(CheckedScript("let x = 1\nx(2)").messages == ["'x' is a plain number, not a function"])
    #expect(CheckedScript("print [1](0)").diagnostics.first?.id == .notCallable)
    #expect(CheckedScript("print squareroot(2)").diagnostics.map(\.id) == [.unknownFunction])
    #expect(CheckedScript("print ceiling(2)").fixed() == "print ceil(2)")
    #expect(CheckedScript("func compute() { }\ncomptue()").fixed() == "func compute() { }\ncompute()")
  }

  @Test("functions of the vocabulary show their forms")
  func builtinForms() throws {
    let diagnostic = try #require(CheckedScript("print clamp(1)").diagnostics.first)
    #expect(diagnostic.message == "'clamp' cannot be called with one argument like these")
    #expect(diagnostic.notes == ["its form is clamp(T, T, T) -> T"])
    #expect(CheckedScript("print rotate(90deg, (0, 1, 0))").diagnostics.first?.notes.count == 2)
  }

  @Test("arguments of the vocabulary's functions are of one type where they must")
  func builtinTypes() {
    #expect(CheckedScript("print min(1s, 2)").messages == ["the argument 'b' needs a duration, found a plain number"])
    #expect(
      CheckedScript("print min(\"a\", \"b\")").messages == [
        "the argument 'a' needs a number, a duration or an angle, found a string"
      ])
    #expect(CheckedScript("print sin(1)").messages == ["the argument 'angle' needs an angle, found a plain number"])
    #expect(CheckedScript("print lerp(1, 2s, 0.5)").messages == ["'lerp' does not work on (number, duration, number)"])
    #expect(CheckedScript("print random(3)").messages == ["'random' does not work on (number)"])
  }

  @Test("parentheses are where they belong")
  func parentheses() {
    #expect(CheckedScript("print [1].count()").fixed() == "print [1].count")
    #expect(CheckedScript("print \"a\".uppercased()").fixed() == "print \"a\".uppercased")
    #expect(CheckedScript("print \"a\".split").told == ["call/parentheses 1:11 split"])
    #expect(CheckedScript("print [1].contains").diagnostics.map(\.id) == [.parentheses])
  }

  @Test("methods of optionals need them opened")
  func optionalMethods() {
    let setup = "let c: color? = red\n"
    #expect(CheckedScript(setup + "print c.alpha(0.5)").fixed() == setup + "print c?.alpha(0.5)")
    #expect(CheckedScript(setup + "print c?.alpha(0.5)").told == [])
  }

  @Test("parameters have types")
  func parameterTypes() {
    #expect(CheckedScript("func f(x) { }").diagnostics.count == 1)
  }
}
