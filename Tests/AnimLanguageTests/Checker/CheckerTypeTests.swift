import Testing

@testable import AnimLanguage

@Suite("Wanted types")
struct CheckerTypeTests {
  @Test(
    "a mismatch says where, what was wanted and what was found",
    arguments: [
      ("let x: string = 1", "'x' needs a string, found a plain number"),
      ("let x: number = \"1\"", "'x' needs a number, found a string"),
      ("let x: bool = 1", "'x' needs a bool, found a plain number"),
      ("let x: [number] = [\"a\"]", "the list needs a number, found a string"),
      ("let x: angle = 1s", "'x' needs an angle, found a duration"),
      ("let x: duration = 90deg", "'x' needs a duration, found an angle"),
      ("layer a { backgroundColor = 1 }", "'backgroundColor' needs a color or none, found a plain number"),
      ("layer a { position.x = \"a\" }", "'x' needs a number, found a string"),
      ("wait \"a\"", "'wait' needs a duration, found a string"),
      ("remove 1", "'remove' needs a layer, found a plain number"),
      ("with 1 { }", "'with' needs a layer, found a plain number"),
      ("at 1 { }", "'at' needs a duration, found a plain number"),
    ])
  func messages(text: String, message: String) {
    #expect(CheckedScript(text).messages == [message])
  }

  @Test("the reason for a wanted type is a second label")
  func reasons() throws {
    let script = CheckedScript("layer a {}\nanimate a.opacity to 1 over 0.3")
    let diagnostic = try #require(script.diagnostics.first)
    #expect(diagnostic.id == .missingUnit)
    #expect(diagnostic.message == "'over' needs a duration, found a plain number")
    #expect(diagnostic.label == "add a unit")
    let label = try #require(diagnostic.secondary.first)
    #expect(script.source.text(in: label.range) == "over")
    #expect(label.text == "expects a duration")
  }

  @Test(
    "a number without a unit is given the likeliest first",
    arguments: [
      ("wait 0.3", "wait 0.3s", "wait 300ms"), ("wait 1", "wait 1s", "wait 1000ms"),
      ("wait 300", "wait 300ms", "wait 300s"), ("let a: angle = 90", "let a: angle = 90deg", "let a: angle = 90rad"),
      ("let a: angle = 0.5", "let a: angle = 0.5turn", "let a: angle = 0.5deg"),
      ("wait -2", "wait -2s", "wait -2000ms"),
    ])
  func units(text: String, first: String, second: String) {
    let script = CheckedScript(text)
    #expect(script.diagnostics.map(\.id) == [.missingUnit])
    #expect(script.fixed(fix: 0) == first)
    #expect(script.fixed(fix: 1) == second)
  }

  @Test("a computed number is multiplied by a unit")
  func computedUnits() {
    let script = CheckedScript("let n = 3\nwait n / 2")
    #expect(script.diagnostics.first?.hint == "multiply by a unit: '* 1s'")
    #expect(script.fixed() == "let n = 3\nwait (n / 2) * 1s")
    #expect(CheckedScript("let n = 3\nwait n").fixed() == "let n = 3\nwait n * 1s")
  }

  @Test(
    "mixed-up dimensions are explained",
    arguments: [
      ("let x: number = 1s", ".seconds"), ("let x: number = 90deg", ".degrees"), ("wait 90deg", "'1s'"),
      ("let x: angle = 1s", "'90deg'"), ("let x: bool = 1", "!= 0"), ("let x: string = 1", "string(…)"),
      ("let x: point = 1", "(1, 1)"), ("let x: number = \"1\"", "number(…)"),
    ])
  func hints(text: String, part: String) throws {
    let hint = try #require(CheckedScript(text).diagnostics.first?.hint)
    #expect(hint.contains(part))
  }

  @Test("colours in quotes lose them")
  func quotedColors() {
    #expect(CheckedScript("let x: color = \"#ff8000\"").fixed() == "let x: color = #ff8000")
    #expect(CheckedScript("let x: color = \"Red\"").fixed() == "let x: color = red")
    #expect(CheckedScript("let x: color = \"hello\"").diagnostics.first?.fixes == [])
  }

  @Test(
    "written types are resolved",
    arguments: [
      "number", "bool", "string", "duration", "angle", "color", "point", "size", "rect", "vector", "transform", "path",
      "image", "easing", "animation", "timer", "range", "layer", "[number]", "color?", "[[string]]", "[layer?]",
    ])
  func writtenTypes(type: String) {
    #expect(CheckedScript("func f(x: \(type)) { print x }").told == [])
  }

  @Test(
    "unknown types suggest what they are called here",
    arguments: [
      ("int", "number"), ("Float", "number"), ("boolean", "bool"), ("time", "duration"), ("colour", "color"),
      ("CGPoint", "point"), ("strng", "string"), ("Number", "number"),
    ])
  func unknownTypes(type: String, suggestion: String) {
    let script = CheckedScript("func f(x: \(type)) { }")
    #expect(script.told == ["name/unknown-type 1:11 \(type)"])
    #expect(script.fixed() == "func f(x: \(suggestion)) { }")
  }

  @Test("an unknown type is told once, however often its value is used")
  func unknownTypeOnce() {
    #expect(CheckedScript("func f(x: foo) { print x + 1, x.y, x(1), x[0] }").told.count <= 2)
    #expect(CheckedScript("let x: foo = 1\nprint x + 1, x.bar, x[0]").told == ["name/unknown-type 1:8 foo"])
  }

  @Test(
    "conversions and parts have their types",
    arguments: [
      ("number(\"3\")", "number?"), ("string(1)", "string"), ("90deg.degrees", "number"), ("1turn.radians", "number"),
      ("90deg.turns", "number"), ("1s.seconds", "number"), ("1s.milliseconds", "number"), ("(1, 2).x", "number"),
      ("(1, 2, 3).z", "number"), ("(1, 2, 3, 4).size", "size"), ("(1, 2, 3, 4).size.width", "number"),
      ("(1, 2, 3, 4).origin", "point"), ("(1, 2, 3, 4).center", "point"), ("red.alpha", "number"),
      ("red.alpha(50%)", "color"), ("red.mixed(with: blue, by: 0.5)", "color"), ("(1, 2, 3, 4).inset(2)", "rect"),
      ("\"a\".count", "number"), ("\"a\".uppercased", "string"), ("\"a,b\".split(\",\")", "[string]"),
      ("[\"a\"].joined(\", \")", "string"), ("[1, 2].first", "number?"), ("[1, 2].sorted", "[number]"),
      ("[1s].reversed", "[duration]"), ("[1].contains(2)", "bool"), ("[1].index(of: 2)", "number?"),
      ("(0..<3).count", "number"), ("(0..<3).contains(2)", "bool"), ("degrees(30)", "angle"),
      ("seconds(2)", "duration"),
      ("random(0...1)", "number"), ("random([red, blue])", "color?"), ("randomColor()", "color"),
      ("polar(10, 90deg)", "point"), ("lerp(1s, 2s, 0.5)", "duration"), ("lerp(red, blue, 50%)", "color"),
      ("clamp(1s, 0s, 2s)", "duration"), ("min(1deg, 2deg)", "angle"), ("abs(-1s)", "duration"),
      ("sin(90deg)", "number"),
      ("atan2(1, 2)", "angle"), ("circle((50, 50), 40)", "path"), ("path(\"M 0 0\")", "path"),
      ("rotate(90deg, axis: (0, 1, 0))", "transform"), ("cubicBezier(0, 0, 1, 1)", "easing"),
      ("image(\"a.png\")", "image"), ("size(1, 2)", "size"), ("length((3, 4))", "number"),
      ("normalized((1, 2, 3))", "vector"), ("radians(1)", "angle"),
    ])
  func members(expression: String, type: String) {
    let script = CheckedScript("let x = \(expression)")
    #expect(script.told == [])
    #expect(script.lastType == type)
  }
}
