import Testing

@testable import AnimLanguage

@Suite("Literals, tuples, lists and percentages")
struct CheckerValueTests {
  @Test(
    "literals have their types",
    arguments: [
      ("1", "number"), ("1s", "duration"), ("90deg", "angle"), ("true", "bool"), ("\"a\"", "string"),
      ("#ff8000", "color"), ("red", "color"), ("transparent", "color"), ("easeOut", "easing"), ("default", "easing"),
      ("easeOutBack", "easing"), ("now", "duration"), ("\"a \\(1)\"", "string"), ("[1, 2]", "[number]"),
      ("(1, 2)", "point"), ("(1, 2, 3)", "vector"), ("(1, 2, 3, 4)", "rect"), ("[[1], [2]]", "[[number]]"),
      ("self", "stage"), ("self.sublayers", "[layer]"),
    ])
  func literals(expression: String, type: String) {
    let script = CheckedScript("let x = \(expression)")
    #expect(script.told == [])
    #expect(script.lastType == type)
  }

  @Test(
    "a tuple takes the type that is wanted",
    arguments: [
      ("size", "(1, 2)"), ("point", "(1, 2)"), ("vector", "(1, 2, 3)"), ("rect", "(1, 2, 3, 4)"),
      ("rect", "((1, 2), (3, 4))"), ("[size]", "[(1, 2), (3, 4)]"), ("size?", "(1, 2)"),
    ])
  func wantedTuples(type: String, value: String) {
    let script = CheckedScript("let x: \(type) = \(value)")
    #expect(script.told == [])
    #expect(script.lastType == type)
  }

  @Test("a tuple takes the type of the other operand")
  func tuplesBesideOperands() {
    let script = CheckedScript("let s: size = (1, 2)\nprint s + (3, 4), (3, 4) + s, s == (1, 2), (1, 2) == s")
    #expect(script.told == [])
    #expect(script.lines[1].contains("(tuple 3:number 4:number):size"))
    #expect(!script.lines[1].contains(":point"))
  }

  @Test(
    "a tuple of the wrong length is told with what was wanted",
    arguments: [
      ("let x: point = (1, 2, 3)", "'x' needs a point, found a vector"),
      ("let x: rect = (1, 2)", "a part of a tuple"), ("let x: vector = (1, 2)", "'x' needs a vector, found a point"),
      ("let x: color = (1, 2, 3)", "'x' needs a color, found a vector"),
    ])
  func wrongTuples(text: String, message: String) {
    let script = CheckedScript(text)
    #expect(!script.diagnostics.isEmpty)
    if !message.hasPrefix("a part") { #expect(script.messages == [message]) }
  }

  @Test("the parts of a tuple are numbers")
  func tupleParts() {
    #expect(CheckedScript("let x = (1s, 2)").messages == ["a part of a tuple needs a number, found a duration"])
  }

  @Test(
    "percentages are accepted where a fraction is wanted",
    arguments: [
      "layer a { opacity = 50% }", "layer a { anchorPoint = (50%, 0%) }", "layer a { anchorPoint.x = 50% }",
      "layer a { contentsRect = (0%, 0%, 50%, 50%) }", "layer a {}\nanimate a.opacity to 50% over 1s",
      "print red.alpha(50%)", "print hsl(210deg, 50%, 40%)", "print lerp(1, 2, 25%)", "print scale(150%)",
      "layer a { opacity = true ? 50% : 20% }", "layer a { opacity = 1 - 50% }", "layer a { opacity += 10% }",
      "print 20% * 300",
    ])
  func percentages(text: String) {
    #expect(CheckedScript(text).told == [])
  }

  @Test(
    "percentages are an error elsewhere, with the fraction as fix",
    arguments: [
      ("print 50%", "print 0.5"), ("let x = 50%", "let x = 0.5"), ("let x = 50% + 1", "let x = 0.5 + 1"),
      ("layer a { cornerRadius = 50% }", "layer a { cornerRadius = 0.5 }"),
      ("layer a { position = (50%, 1) }", "layer a { position = (0.5, 1) }"),
      ("print [50%]", "print [0.5]"), ("wait 50%", "wait 0.5"),
    ])
  func percentHere(text: String, fixed: String) {
    let script = CheckedScript(text)
    #expect(script.diagnostics.first?.id == .percentHere)
    #expect(script.diagnostics.count == 1)
    #expect(script.fixed() == fixed)
  }

  @Test("the elements of a list have the nearest common type")
  func listElements() {
    #expect(CheckedScript("let x = [1, none]").lastType == "[number?]")
    #expect(CheckedScript("layer a { layer b {} }\nlayer c {}\nlet x = [a, c]").lastType == "[layer]")
    #expect(CheckedScript("layer a { layer b {} }\nlayer c { layer d {} }\nlet x = [a, c]").lastType == "[layer]")
    #expect(CheckedScript("let x: [color?] = [red, none]").told == [])
  }

  @Test("a list of mixed elements is told at the one that differs")
  func mixedLists() throws {
    let script = CheckedScript("let x = [1, 2, \"a\", 3]")
    #expect(script.told == ["type/mixed 1:16 \"a\""])
    let label = try #require(script.diagnostics.first?.secondary.first)
    #expect(script.source.text(in: label.range) == "1")
  }

  @Test("'none' and '[]' need a known type")
  func needsType() {
    #expect(CheckedScript("let x = none").told == ["type/needs-type 1:9 none"])
    #expect(CheckedScript("let x = []").told == ["type/needs-type 1:9 []"])
    #expect(CheckedScript("let x = [none]").told == ["type/needs-type 1:9 [none]"])
    #expect(CheckedScript("let x: [number] = []\nlet y: color? = none").told == [])
  }

  @Test("a string is its pieces, each of its own type")
  func interpolation() {
    let script = CheckedScript("print \"a \\(1 + 1) b \\(1s)\"")
    #expect(
      script.lines == [
        "(print (interpolation \"a \":string (add 1:number 1:number):number \" b \":string 705600000:duration):string)"
      ])
    #expect(CheckedScript("print \"\"").lines == ["(print \"\":string)"])
  }

  @Test("an index needs a list and a number")
  func indices() {
    #expect(CheckedScript("let x = [1, 2]\nlet y = x[0]").lastType == "number")
    #expect(CheckedScript("let x = [[1], [2]]\nlet y = x[0][1]").lastType == "number")
    #expect(CheckedScript("print 1[0]").told == ["type/no-elements 1:7 1"])
    #expect(CheckedScript("print [1][\"a\"]").messages == ["an index needs a number, found a string"])
  }

  @Test("named easings are told by their place among the engine's")
  func easings() {
    #expect(CheckedScript("print easeIn").lines[0].contains("(namedEasing 2:number):easing"))
    #expect(CheckedScript("print linear").lines[0].contains("(namedEasing 0:number):easing"))
  }

  @Test("colours are four parts from 0 to 1")
  func colors() {
    let tuple = "(tuple 1:number 0:number 0:number 1:number):color"
    #expect(CheckedScript("print red, #f00").lines == ["(print \(tuple) \(tuple))"])
  }
}
