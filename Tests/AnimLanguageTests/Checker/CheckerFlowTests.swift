import Testing

@testable import AnimLanguage

@Suite("Statements and their order")
struct CheckerFlowTests {
  @Test(
    "every path through a function with a result returns",
    arguments: [
      "return 1", "if true { return 1 } else { return 2 }", "if x > 1 { return 1 }\nreturn 2", "while true { wait 1s }",
      "while true { return 1 }", "if x > 1 { return 1 } else if x > 2 { return 2 } else { return 3 }",
      "if let y = number(\"1\") { return y } else { return 2 }", "transaction <disableActions> { return 1 }",
      "layer a {}\nwith a { return 1 }",
    ])
  func returns(body: String) {
    #expect(CheckedScript("func f(x: number) -> number {\n\(body)\n}").told == [])
  }

  @Test(
    "a path that ends without a value is told at the end of the function",
    arguments: [
      "", "if true { return 1 }", "while x > 1 { return 1 }", "for i in 0..<3 { return i }", "while true { break }",
      "if let y = number(\"1\") { return y }", "after 1s { print x }",
    ])
  func missingReturns(body: String) throws {
    let script = CheckedScript("func f(x: number) -> number {\n\(body)\n}")
    #expect(script.diagnostics.map(\.id) == [.missingReturn])
    let diagnostic = try #require(script.diagnostics.first)
    #expect(script.source.text(in: diagnostic.range) == "}")
    #expect(diagnostic.secondary.first.map { script.source.text(in: $0.range) } == "number")
  }

  @Test("'return' has a value exactly where the function has a result")
  func returnValues() {
    #expect(CheckedScript("func f() -> number { return }").messages == ["'return' needs a value here: a plain number"])
    #expect(CheckedScript("func f() { return 1 }").messages == ["this function returns nothing"])
    #expect(CheckedScript("handler h(layer) { return 1 }").messages == ["a handler returns no value"])
    #expect(CheckedScript("after 1s { return 1 }").messages == ["a block that runs later returns no value"])
    #expect(CheckedScript("return 1").messages == ["the top level of a script returns no value"])
    #expect(
      CheckedScript("func f() -> number { return \"a\" }").messages == ["'return' needs a number, found a string"])
    #expect(CheckedScript("func f() { return }\nhandler h(layer) { return }").told == [])
  }

  @Test(
    "what never runs is a warning, once",
    arguments: [
      "func f() { return\nprint 1\nprint 2 }", "for i in 0..<3 { break\nprint 1 }", "while true { wait 1s }\nprint 1",
      "for i in 0..<3 { continue\nprint 1 }", "func f() { if true { return } else { return }\nprint 1 }",
    ])
  func unreachable(text: String) {
    let script = CheckedScript(text)
    #expect(script.diagnostics.map(\.id) == [.unreachable])
    #expect(script.diagnostics.first?.severity == .warning)
    #expect(script.diagnostics.first.map { script.source.text(in: $0.range) } == "print 1")
  }

  @Test("'break' and 'continue' stand in loops")
  func jumps() {
    #expect(CheckedScript("break").told == ["statement/outside-loop 1:1 break"])
    #expect(CheckedScript("for i in 0..<3 { after 1s { continue } }").told == ["statement/outside-loop 1:29 continue"])
    #expect(CheckedScript("while now < 1s { if true { break } else { continue } }").told == [])
  }

  @Test(
    "an expression whose value is not used is an error",
    arguments: [
      "1 + 2", "\"a\"", "[1, 2]", "a", "a.opacity", "sqrt(2)", "-a.opacity", "a.animationKeys", "number(\"1\")",
    ])
  func unused(expression: String) {
    let script = CheckedScript("layer a {}\n\(expression)")
    #expect(script.told == ["statement/unused-value 2:1 \(expression)"])
  }

  @Test("'==' in place of '=' is recognized")
  func comparisonAsStatement() {
    #expect(CheckedScript("var x = 1\nx == 2").diagnostics.first?.hint == "to set it, write '='")
  }

  @Test("ranges are loops over numbers without a list")
  func rangeLoops() {
    #expect(CheckedScript("for i in 0..<3 { print i }").lines[0] == "(for i 0:number ..< 3:number")
    #expect(CheckedScript("for i in 1...3 { print i }").lines[0] == "(for i 1:number ... 3:number")
    let kept = CheckedScript("let r = 0..<3\nfor i in r { print i }")
    #expect(kept.lines[1] == "(declare %1 @r:range)")
    #expect(
      kept.lines[2] == "(for i (rangeLowerBound %1:range):number ..< "
        + "(add (rangeLowerBound %1:range):number (rangeCount %1:range):number):number")
  }

  @Test("lists are loops over their elements")
  func listLoops() {
    #expect(CheckedScript("for c in [red] { print c.alpha }").told == [])
    #expect(CheckedScript("for x in \"abc\" { }").messages == ["this needs a list or a range, found a string"])
    #expect(CheckedScript("for x in 3 { }").diagnostics.first?.hint == "write '0..<n' to count")
  }

  @Test("'while' and 'if' hold their blocks")
  func blocks() {
    #expect(
      CheckedScript("var n = 0\nwhile n < 3 { n += 1 }").lines.dropFirst() == [
        "(while (less @n:number 3:number):bool", "  (assign @n (add @n:number 1:number):number)", ")",
      ])
    #expect(
      CheckedScript("if true { print 1 } else if false { print 2 } else { print 3 }").lines == [
        "(if 1:bool", "  (print 1:number)", ")", "(else", "  (if 0:bool", "    (print 2:number)", "  )", "  (else",
        "    (print 3:number)", "  )", ")",
      ])
  }

  @Test("top-level variables are globals, those in blocks locals")
  func storage() {
    let script = CheckedScript("let x = 1\nif true { let y = x; print y }")
    #expect(script.program.globals.map(\.name) == ["x"])
    #expect(script.lines[2] == "  (declare y @x:number)")
  }
}
