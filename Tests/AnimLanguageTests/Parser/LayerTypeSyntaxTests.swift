import Testing

@testable import AnimLanguage

@Suite("The syntax of layer types, actions and drawing")
struct LayerTypeSyntaxTests {
  @Test(
    "layer types and what stands in them",
    arguments: [
      ("layer type A {}", "(layer-type A {})"), ("layer type A: shape {}", "(layer-type A: shape {})"),
      (
        "layer type A { property p: number = 1 }", "(layer-type A {\n  (property p: number 1.0)\n})"
      ),
      (
        "layer type A { property p: color? }", "(layer-type A {\n  (property p: color?)\n})"
      ),
      (
        "layer type A { property p: number = 1 animated over 2s ease linear\n  delay 1s }",
        "(layer-type A {\n  (property p: number 1.0 animated (over 1411200000.0ticks) (ease linear) (delay 705600000.0ticks))\n})"
      ),
      (
        "layer type A { property a: number = 1 property b: number = 2 }",
        "(layer-type A {\n  (property a: number 1.0)\n  (property b: number 2.0)\n})"
      ),
      ("changed p { x = 1 }", "(changed p {\n  (= x 1.0)\n})"), ("display p { }", "(display p {})"),
      ("draw { }", "(draw {})"), ("delegate(key) { return none }", "(delegate key {\n  (return none)\n})"),
      ("defaultAction(key) { }", "(defaultAction key {})"),
      (
        "style { a = 1\nactions { b: noAction } }",
        "(style {\n  (= a 1.0)\n  (actions (b noAction))\n})"
      ),
    ])
  func parts(text: String, tree: String) {
    assertParse(text, tree)
  }

  @Test(
    "actions stand on lines, beside each other or with commas",
    arguments: [
      "actions { a: noAction\n b: call h }", "actions { a: noAction b: call h }", "actions { a: noAction, b: call h }",
      "actions {\n  a: noAction;\n  b: call h\n}",
    ])
  func actions(text: String) {
    assertParse(text, "(actions (a noAction) (b call h ()))")
  }

  @Test("an action is an animation, a transition or a handler with arguments")
  func actionValues() {
    assertParse(
      "actions {\n  a: animation over 1s\n    ease linear\n  b: call h(1, x: 2)\n}",
      "(actions (a (animation (over 705600000.0ticks) (ease linear))) (b call h (1.0, x: 2.0)))")
  }

  @Test(
    "drawing",
    arguments: [
      ("stroke p", "(stroke p ())"), ("stroke p width 2 color red", "(stroke p (width: 2.0, color: red))"),
      (
        "stroke circle(c, 3)\n  width 2\n  cap round join bevel dash [4, 2]",
        "(stroke (call circle (c, 3.0)) (width: 2.0, cap: round, join: bevel, dash: (list 4.0 2.0)))"
      ),
      ("fill p color red rule evenOdd", "(fill p (color: red, rule: evenOdd))"),
      ("text \"a\" at (1, 2) size 14 color red", "(text \"a\" (tuple 1.0 2.0) (size: 14.0, color: red))"),
      ("clip p", "(clip p)"), ("transform t", "(transform t)"), ("save { clip p }", "(save {\n  (clip p)\n})"),
      ("stroke p\nwidth = 3", "(stroke p ())\n(= width 3.0)"),
    ])
  func drawing(text: String, tree: String) {
    assertParse(text, tree)
  }

  @Test(
    "the words are names where they begin no statement of their own",
    arguments: [
      ("property = 1", "(= property 1.0)"), ("draw = 1", "(= draw 1.0)"), ("style.x = 1", "(= (. style x) 1.0)"),
      ("text = \"a\"", "(= text \"a\")"), ("fill(1)", "(call fill (1.0))"), ("stroke(1)", "(call stroke (1.0))"),
      ("delegate(key)", "(call delegate (key))"),
      ("transform = rotate(1turn)", "(= transform (call rotate (6.283185307179586rad)))"),
      ("let display = 1", "(let display 1.0)"), ("print changed, actions", "(print changed actions)"),
      ("layer type {}", "(layer type {})"), ("clip *= 2", "(*= clip 2.0)"),
    ])
  func names(text: String, tree: String) {
    #expect(Parsed(text).dump == tree)
  }

  @Test(
    "what is missing is told, once",
    arguments: [
      "layer type A { property p①= 1 }", "changed p { stroke p width ①}",
      "draw { text \"a\" ①}", "actions { a ①}", "actions { ①1: noAction }", "delegate ①{ }",
    ])
  func mistakes(text: String) {
    let parsed = Parsed(MarkedText(text).text)
    #expect(parsed.diagnostics.count == 1, "\(parsed.diagnostics)")
  }

  @Test("an option of drawing is written once")
  func duplicateOption() {
    assertParse(
      "stroke p width 1 ①width 2", diagnostics: [ExpectedDiagnostic(.duplicateClause, at: "①")])
  }
}
