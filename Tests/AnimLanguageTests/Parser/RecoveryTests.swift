import AnimLanguage
import Testing

/// Every mistake is told once, where it is, and takes nothing else with it.
@Suite("Mistakes and what comes after them")
struct RecoveryTests {
  @Test("three separate mistakes are three diagnostics")
  func threeMistakes() {
    assertParse(
      """
      let x = ①@1
      animate card.opacity to②
      handler h(layer) {
          print "a" ③print "b"
      }
      """,
      diagnostics: [
        ExpectedDiagnostic(.unknownCharacter, at: "①"), ExpectedDiagnostic(.expected, at: "②"),
        ExpectedDiagnostic(.twoStatements, at: "③"),
      ])
  }

  @Test("a block without '}' ends before the line that stands as far left as its own")
  func unclosedBraceByIndentation() {
    let text = """
      layer a {
          opacity = 0
      ①layer b {
          opacity = 1
      }
      """
    assertParse(
      text, "(layer a {\n  (= opacity 0.0)\n})\n(layer b {\n  (= opacity 1.0)\n})",
      diagnostics: [ExpectedDiagnostic(.unclosedBrace, at: "①", "missing '}' to close 'layer'")],
      fixed: "layer a {\n    opacity = 0\n}\nlayer b {\n    opacity = 1\n}")
  }

  @Test("it is the inner block that is not closed, if the indentation says so")
  func unclosedInnerBrace() {
    let text = """
      handler h(layer) {
          if a {
              print 1
          ①print 2
      }
      print 3
      """
    assertParse(
      text, "(handler h (layer) {\n  (if a {\n    (print 1.0)\n  })\n  (print 2.0)\n})\n(print 3.0)",
      diagnostics: [ExpectedDiagnostic(.unclosedBrace, at: "①", "missing '}' to close 'if'")])
  }

  @Test("a '}' that stands too far left closes the block outside")
  func outerBrace() {
    assertParse(
      "layer a {\n    layer b {\n        x = 1\n①}\nprint 2",
      "(layer a {\n  (layer b {\n    (= x 1.0)\n  })\n})\n(print 2.0)",
      diagnostics: [ExpectedDiagnostic(.unclosedBrace, at: "①")])
  }

  @Test("indentation means nothing where all brackets are closed")
  func oddIndentation() {
    assertParse("  layer a {\n      x = 1\nprint 2\n}", "(layer a {\n  (= x 1.0)\n  (print 2.0)\n})")
  }

  @Test("what is open at the end of the file is told once, with all that is missing")
  func unclosedAtEnd() {
    assertParse(
      "layer a { if b { x = 1①", "(layer a {\n  (if b {\n    (= x 1.0)\n  })\n})",
      diagnostics: [ExpectedDiagnostic(.unclosedBrace, at: "①", "missing 2 '}', the first to close 'if'")],
      fixed: "layer a { if b { x = 1\n}\n}")
  }

  @Test("the opener stands beside the place of a missing '}'")
  func openerLabel() {
    let diagnostics = Parsed("layer a {\n  x = 1\n").diagnostics
    #expect(diagnostics.first?.secondary == [Diagnostic.Label(SourceRange(8, 9), "opened here")])
  }

  @Test("a block without '{' is read if it is indented")
  func missingOpener() {
    assertParse(
      "if a①\n    print 1\n}\nprint 2", "(if a {\n  (print 1.0)\n})\n(print 2.0)",
      diagnostics: [ExpectedDiagnostic(.expected, at: "①")], fixed: "if a {\n    print 1\n}\nprint 2")
  }

  @Test("what is too much before a '{' is passed over")
  func junkBeforeBrace() {
    assertParse(
      "if a ①b { print 1 }", "(if a {\n  (print 1.0)\n})", diagnostics: [ExpectedDiagnostic(.expected, at: "①")])
  }

  @Test("a '}' too many is told")
  func extraBrace() {
    assertParse(
      "x = 1\n①}\ny = 2", "(= x 1.0)\n(= y 2.0)", diagnostics: [ExpectedDiagnostic(.extraClosingBracket, at: "①")],
      fixed: "x = 1\n\ny = 2")
  }

  @Test(
    "an unknown statement is told with the nearest word",
    arguments: [
      ("①anmate card.opacity to 1", "animate card.opacity to 1"), ("①lett x = 1", "let x = 1"),
      ("①prnt 3", "print 3"), ("①Layer card {}", "layer card {}"),
    ])
  func unknownStatement(text: String, fixed: String) {
    assertParse(text, diagnostics: [ExpectedDiagnostic(.unknownStatement, at: "①")], fixed: fixed)
  }

  @Test("an unknown statement is told once, with its block")
  func unknownBlock() {
    assertParse(
      "①chapter {\n  foo bar\n}\nprint 1", "chapter\n(print 1.0)",
      diagnostics: [ExpectedDiagnostic(.unknownStatement, at: "①", "unknown statement 'chapter'")])
  }

  @Test("misspelt clauses are told each, and read as what was meant")
  func unknownClauses() {
    assertParse(
      "animate a.b ①too 1 ②ovr 1s", "(animate (. a b) (to 1.0) (over 705600000.0ticks))",
      diagnostics: [ExpectedDiagnostic(.unknownClause, at: "①"), ExpectedDiagnostic(.unknownClause, at: "②")],
      fixed: "animate a.b to 1 over 1s")
  }

  @Test("a clause like none known is passed over")
  func strangeClause() {
    assertParse(
      "animate a.b to 1 ①wobble (1, 2) over 1s", "(animate (. a b) (to 1.0) (over 705600000.0ticks))",
      diagnostics: [ExpectedDiagnostic(.unknownClause, at: "①", "an animation has no clause 'wobble'")])
  }

  @Test("a clause is given once")
  func duplicateClause() {
    assertParse(
      "animate a.b to 1 ①to 2 over 1s", "(animate (. a b) (to 1.0) (over 705600000.0ticks))",
      diagnostics: [ExpectedDiagnostic(.duplicateClause, at: "①", "'to' is given twice")],
      fixed: "animate a.b to 1  over 1s")
  }

  @Test("a clause without its value says what is missing")
  func missingOperand() {
    assertParse(
      "animate a.b over ①key \"k\"", "(animate (. a b) (over <missing>) (key \"k\"))",
      diagnostics: [
        ExpectedDiagnostic(.expected, at: "①", "expected a duration such as 250ms after 'over', found 'key'")
      ])
  }

  @Test("a handler is named after 'call'", arguments: ["then", "otherwise"])
  func missingCall(word: String) {
    assertParse(
      "animate a.b to 1 \(word) ①sync", diagnostics: [ExpectedDiagnostic(.missingCall, at: "①")],
      fixed: "animate a.b to 1 \(word) call sync")
  }

  @Test(
    "missing parts are told in words of the language",
    arguments: [
      ("let ①1 = 2", "expected a name after 'let', found '1'"),
      ("let x①\n", "expected '=' and a value after 'x', found the end of the file"),
      ("layer ①\"a\" {}", "expected the layer's name after 'layer', found a string"),
      ("handler h①\n{}", "expected '(' after 'h', found the end of the line"),
      ("func f(①1: number) {}", "expected a parameter's name after '(', found '1'"),
      ("func f(a①, b: number) {}", "expected ':' and a type after 'a', found ','"),
      ("for i ①0..<3 {}", "expected 'in' and a list or range after 'i', found '0'"),
      ("animate ①to 1", "expected the property to animate, such as card.opacity after 'animate', found 'to'"),
      ("animate a.b fill ①forever", "expected none, forwards, backwards or both after 'fill', found 'forever'"),
      ("animate a.b repeat 3①", "expected 'times' after '3', found the end of the file"),
      ("wait for card ①3", "expected a key such as \"Fade In\" or an event such as tap after 'card', found '3'"),
      ("on card finish①", "expected 'call' and a handler's name, or '{' after 'finish', found the end of the file"),
      ("call ①1", "expected a handler's name after 'call', found '1'"),
      ("transaction ①x {}", "expected options such as <disableActions> after 'transaction', found 'x'"),
      ("after ①{}", "expected a duration such as 250ms after 'after', found '{'"),
    ])
  func missingParts(text: String, message: String) {
    let marked = MarkedText(text)
    let told = Parsed(marked.text).diagnostics
    #expect(told.map(\.message) == [message])
    #expect(told.first?.range.lowerBound == marked["①"])
    #expect(told.first?.id == .expected)
  }

  @Test("words that are values cannot be names", arguments: ["let ①now = 1", "layer ①self {}", "handler ①event() {}"])
  func reservedNames(text: String) {
    assertParse(text, diagnostics: [ExpectedDiagnostic(.reservedName, at: "①")])
  }

  @Test("options end with '>'")
  func unclosedOptions() {
    assertParse(
      "transaction <disableActions① { x = 1 }", "(transaction <disableActions: true> {\n  (= x 1.0)\n})",
      diagnostics: [ExpectedDiagnostic(.unclosedBracket, at: "①")], fixed: "transaction <disableActions> { x = 1 }")
  }

  @Test("no message ends in a full stop or names a token as the program does")
  func wording() {
    let texts = [
      "let 1", "x = ", "f(", "layer a {", "}", "1sec", "#12", "\"a", "/*", "x = a < b < c", "then", "else", "x y",
      "animate a foo 1", "on a b", "print f (1)", "let now = 1", "1 = 2", "x = 10%3", "x = “a”", "if a = b {}",
    ]
    for text in texts {
      for diagnostic in Parsed(text).diagnostics {
        #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
        #expect(!diagnostic.message.contains("leftBrace") && !diagnostic.message.contains("identifier"))
        #expect(DiagnosticID.all.contains(diagnostic.id))
      }
    }
  }
}
