import Testing

@testable import AnimLanguage

@Suite("Values that may be absent")
struct CheckerOptionalTests {
  @Test("a value converts to its optional type, and so does none")
  func conversion() {
    #expect(CheckedScript("let c: color? = red\nlet d: color? = none\nlet e: color? = c").told == [])
    #expect(CheckedScript("layer a { backgroundColor = none }").told == [])
    #expect(CheckedScript("func f(c: color?) { }\nf(red)\nf(none)").told == [])
  }

  @Test("an optional is not its value")
  func notItsValue() throws {
    let script = CheckedScript("let c: color? = red\nlet d: color = c")
    #expect(script.messages == ["'d' needs a color, found a color or none"])
    #expect(try #require(script.diagnostics.first?.hint).contains("'??'"))
  }

  @Test("members of an optional need it opened")
  func members() {
    let script = CheckedScript("let c: color? = red\nprint c.alpha")
    #expect(script.told == ["type/optional 2:9 alpha"])
    #expect(script.fixed() == "let c: color? = red\nprint c?.alpha")
  }

  @Test("'?.' gives an optional of what follows, in which a variable stands for the value")
  func chains() {
    let script = CheckedScript("let c: color? = red\nlet a = c?.alpha\nlet b = c?.alpha(0.5)")
    #expect(script.told == [])
    #expect(script.lastType == "color?")
    #expect(script.lines[1] == "(declare @a (chain @c:color? %0 (component 3 %0:color):number):number?)")
  }

  @Test("'?.' on what is always there is a warning")
  func uselessChain() {
    let script = CheckedScript("let c = red\nprint c?.alpha")
    #expect(script.told == ["type/never-absent 2:8 ?"])
    #expect(script.diagnostics.first?.severity == .warning)
    #expect(script.fixed() == "let c = red\nprint c.alpha")
  }

  @Test("'??' gives the value or another of its type")
  func coalescing() {
    #expect(CheckedScript("let n = number(\"3\") ?? 0").lastType == "number")
    #expect(CheckedScript("let n = number(\"3\") ?? number(\"4\")").lastType == "number?")
    #expect(CheckedScript("let n = number(\"3\") ?? number(\"4\") ?? 5").told.count <= 1)
    #expect(CheckedScript("print number(\"3\") ?? \"a\"").messages == ["'??' needs a number, found a string"])
    #expect(CheckedScript("print 1 ?? 2").told == ["type/never-absent 1:7 1"])
  }

  @Test("'if let' opens a value in its block only")
  func binding() {
    let script = CheckedScript("let c: color? = red\nif let d = c { print d.alpha }\nprint d")
    #expect(script.told == ["name/unknown 3:7 d"])
    #expect(CheckedScript("if let d = 1 { print d }").told == ["type/never-absent 1:12 1"])
  }

  @Test("'if let' and its 'else' are one statement")
  func bindingLines() {
    let script = CheckedScript("let c: color? = red\nif let d = c { print d } else { print 1 }")
    #expect(
      script.lines.dropFirst() == ["(bind d @c:color?", "  (print d:color)", ")", "(else", "  (print 1:number)", ")"])
  }

  @Test(
    "a let, parameter or loop variable is known to be there where a test says so",
    arguments: [
      "if c != none { print c.alpha }", "if c == none { } else { print c.alpha }",
      "if none != c { print c.alpha }", "if c != none && c.alpha > 0.5 { print c.alpha }",
      "if c == none || c.alpha > 0.5 { }", "if !(c == none) { print c.alpha }", "print c != none ? c.alpha : 0",
      "print c == none ? 0 : c.alpha", "while c != none { print c.alpha; break }",
    ])
  func narrowing(statement: String) {
    #expect(CheckedScript("let c: color? = red\n\(statement)").told == [])
    #expect(CheckedScript("func f(c: color?) {\n\(statement)\n}").told == [])
    #expect(CheckedScript("for c in [red, none] {\n\(statement)\n}").told == [])
    #expect(!CheckedScript("var c: color? = red\n\(statement)").told.isEmpty)
  }

  @Test("after a test that leaves, the variable is there until the end of the block")
  func earlyReturn() {
    #expect(CheckedScript("func f(c: color?) {\nif c == none { return }\nprint c.alpha\n}").told == [])
    #expect(CheckedScript("for c in [red, none] {\nif c == none { continue }\nprint c.alpha\n}").told == [])
    #expect(
      CheckedScript("func f(c: color?) {\nif true { if c == none { return } }\nprint c.alpha\n}").told
        == ["type/optional 3:9 alpha"])
    #expect(
      CheckedScript("func f(c: color?) {\nif c != none { print 1 } else { return }\nprint c.alpha\n}").told == [])
  }

  @Test("what a test says does not reach beyond its block")
  func narrowingEnds() {
    #expect(
      CheckedScript("let c: color? = red\nif c != none { print 1 }\nprint c.alpha").told == ["type/optional 3:9 alpha"])
    #expect(
      CheckedScript("let c: color? = red\nif c != none || true { print c.alpha }").told == ["type/optional 2:32 alpha"])
  }

  @Test("a block that runs later keeps what is known of a let")
  func narrowingInBlocks() {
    #expect(CheckedScript("func f(c: color?) {\nif c != none { after 1s { print c.alpha } }\n}").told == [])
  }

  @Test("comparing with none asks whether a value is absent")
  func absence() {
    #expect(
      CheckedScript("let c: color? = red\nprint c == none, none != c").lines[1]
        == "(print (isAbsent @c:color?):bool (not (isAbsent @c:color?):bool):bool)")
    #expect(CheckedScript("print 1 == none").told == ["type/never-absent 1:7 1 == none"])
  }

  @Test("properties that can be absent are optional")
  func properties() {
    #expect(CheckedScript("layer a {}\nlet c = a.backgroundColor").lastType == "color?")
    #expect(CheckedScript("layer a {}\nlet c = a.mask").lastType == "layer?")
    #expect(CheckedScript("layer a {}\nlet c = a.superlayer").lastType == "layer?")
    #expect(CheckedScript("layer a {}\nlet c = a.animation(\"k\")?.duration ?? 0s").lastType == "duration")
  }

  // MARK: any

  @Test("'any' can be printed, compared and cast, nothing else")
  func anyValues() {
    let setup = "handler h(layer, animation) {\nlet v = animation.toValue\n"
    #expect(CheckedScript(setup + "print v, v == red, v == none, v as color, v as? number\n}").told == [])
    #expect(CheckedScript(setup + "print v + 1\n}").told == ["type/operands 3:9 +"])
    #expect(CheckedScript(setup + "print v.alpha\n}").told == ["name/unknown-member 3:9 alpha"])
    #expect(CheckedScript(setup + "let c: color = v\n}").fixed() == setup + "let c: color = v as color\n}")
    #expect(CheckedScript(setup + "print (v as? color) ?? red\n}").told == [])
    #expect(CheckedScript(setup + "print v ?? red\n}").told == ["type/never-absent 3:7 v"])
  }

  @Test("'as' only says what an 'any' holds or which layer it is")
  func casts() {
    #expect(CheckedScript("print 1 as string").told == ["type/cast 1:7 1 as string"])
    #expect(CheckedScript("print 1 as number").diagnostics.map(\.severity) == [.warning])
    #expect(CheckedScript("layer a {}\nprint a as layer").diagnostics.map(\.severity) == [.warning])
  }

  @Test("a value that becomes 'any' is boxed")
  func boxing() {
    #expect(CheckedScript("func f(x: any) { }\nf(1)").lines == ["(do (call f (box 1:number):any):void)"])
  }
}
