import Testing

@testable import AnimLanguage

@Suite("Names")
struct CheckerNameTests {
  @Test("variables are known from their line on, functions and handlers everywhere")
  func order() {
    #expect(CheckedScript("print f(1)\nfunc f(x: number) -> number { return x }").told == [])
    #expect(CheckedScript("layer a {}\non a finish call h\nhandler h(layer) { }").told == [])
    let script = CheckedScript("print x\nlet x = 1")
    #expect(script.told == ["name/unknown 1:7 x"])
    #expect(script.messages == ["'x' is not known here"])
    #expect(script.diagnostics.first?.secondary.map(\.text) == ["declared only here"])
  }

  @Test("a name in another block is not known, and its declaration is shown")
  func otherBlock() {
    let script = CheckedScript("if true { let x = 1; print x }\nprint x")
    #expect(script.told == ["name/unknown 2:7 x"])
    #expect(script.diagnostics.first?.secondary.map(\.text) == ["declared here, in another block"])
  }

  @Test("inner names hide outer ones, and end with their block")
  func shadowing() {
    let script = CheckedScript("let x = 1\nif true { let x = \"a\"; print x }\nprint x")
    #expect(script.told == [])
    #expect(script.lines.last == "(print @x:number)")
    #expect(script.lines[3] == "  (print x:string)")
  }

  @Test("a scope has a name once")
  func twice() {
    let script = CheckedScript("let x = 1\nlet x = 2")
    #expect(script.told == ["name/already-declared 2:5 x"])
    #expect(script.diagnostics.first?.secondary.map(\.text) == ["first declared here"])
    #expect(CheckedScript("layer a {}\nlet a = 1").told == ["name/already-declared 2:5 a"])
    #expect(CheckedScript("func f(x: number) { let x = 2; print x }").told == ["name/already-declared 1:25 x"])
    #expect(CheckedScript("func f() { }\nhandler f(layer) { }").told == ["name/already-declared 2:9 f"])
    #expect(CheckedScript("for i in 0..<3 { let i = 1; print i }").told == ["name/already-declared 1:22 i"])
  }

  @Test(
    "a misspelt name is answered with what it may mean",
    arguments: [
      ("let counter = 1\nprint countr", "let counter = 1\nprint counter"),
      ("let myName = 1\nprint my_name", "let myName = 1\nprint myName"), ("print rde", "print red"),
      ("print easeinout", "print easeInEaseOut"), ("print nil", "print none"), ("print this", "print self"),
      ("layer card {}\nwith crad { }", "layer card {}\nwith card { }"),
      ("layer a {}\nwith a { print opactiy }", "layer a {}\nwith a { print opacity }"),
    ])
  func similar(text: String, fixed: String) {
    let script = CheckedScript(text)
    #expect(script.diagnostics.map(\.id) == [.unknownName])
    #expect(script.fixed() == fixed)
  }

  @Test("the declaration of the suggested name is shown")
  func suggestedDeclaration() throws {
    let script = CheckedScript("let counter = 1\nprint countr")
    let label = try #require(script.diagnostics.first?.secondary.first)
    #expect(script.source.text(in: label.range) == "counter")
    #expect(label.text == "'counter' is declared here")
  }

  @Test(
    "unknown properties are answered from other tools' words and by likeness",
    arguments: [
      ("alpha", "opacity"), ("backgroundcolor", "backgroundColor"), ("background", "backgroundColor"),
      ("rotate", "rotation"), ("x", "position.x"), ("width", "bounds.size.width"), ("borderRadius", "cornerRadius"),
      ("opactiy", "opacity"), ("zIndex", "zPosition"), ("border_width", "borderWidth"), ("positon", "position"),
    ])
  func properties(name: String, property: String) {
    let script = CheckedScript("layer a { \(name) = 1 }")
    #expect(script.told == ["name/unknown-property 1:11 \(name)"])
    #expect(script.messages == ["unknown property '\(name)' on layer"])
    #expect(script.fixed() == "layer a { \(property) = 1 }")
    #expect(CheckedScript("layer a {}\nprint a.\(name)").told == ["name/unknown-property 2:9 \(name)"])
  }

  @Test("unknown members of values name the value's type")
  func members() {
    let script = CheckedScript("let list = [1]\nprint list.length")
    #expect(script.messages == ["unknown member 'length' on a list [number]"])
    #expect(CheckedScript("print \"a\".toUpperCase").fixed() == "print \"a\".uppercased")
    #expect(CheckedScript("print (1, 2).z").told == ["name/unknown-member 1:14 z"])
  }

  @Test("functions are not values")
  func functionValues() {
    #expect(CheckedScript("func f() { }\nlet g = f").messages == ["'f' is a function, not a value"])
    #expect(CheckedScript("handler h(layer) { }\nlet g = h").messages == ["'h' is a handler, not a value"])
    #expect(CheckedScript("let g = sqrt").messages == ["'sqrt' is a function, not a value"])
  }

  // MARK: Members of self

  @Test("in 'with' and in a layer's body bare names are the layer's")
  func membersInScope() {
    #expect(
      CheckedScript("layer a {}\nwith a { print opacity }").lines.contains(
        "  (print (property @a:layer opacity):number)"))
    #expect(
      CheckedScript("layer a { cornerRadius = opacity * 2 }").lines.contains(
        "  (set @a:layer cornerRadius (multiply (property @a:layer opacity):number 2:number):number)"))
    #expect(CheckedScript("print opacity").lines == ["(print (property stage:stage opacity):number)"])
    #expect(CheckedScript("layer a {}\nwith a { print name, animationKeys, presentation.opacity }").told == [])
  }

  @Test("a name that means a member and a variable outside is told")
  func twoMeanings() {
    let script = CheckedScript("let speed = 2\nlayer a {}\nwith a { print speed }")
    #expect(script.told == ["name/two-meanings 3:16 speed"])
    #expect(script.fixed() == "let speed = 2\nlayer a {}\nwith a { print self.speed }")
    #expect(CheckedScript("let speed = 2\nhandler h(layer) { print speed }").told == ["name/two-meanings 2:26 speed"])
    #expect(
      CheckedScript("let opacity = 1\nlayer a {}\nwith a { opacity = 0.5 }").told == ["name/two-meanings 3:10 opacity"])
  }

  @Test("a block's own variables and parameters come before its layer's members")
  func ownVariables() {
    #expect(CheckedScript("layer a {}\nwith a { let speed = 2; print speed }").told == [])
    #expect(CheckedScript("handler h(layer, speed: number) { print speed }").told == [])
    #expect(CheckedScript("func f(position: point) { print position }").told == [])
    #expect(CheckedScript("let speed = 2\nprint speed").lines.last == "(print @speed:number)")
  }

  @Test("left of '=' directly in a layer's body a name is always the property")
  func bodyAssignments() {
    let script = CheckedScript("let opacity = 0.5\nlet position = (1, 2)\nlayer a { opacity = 0.2  position.x = 3 }")
    #expect(script.told == [])
    #expect(script.lines.contains("  (set @a:layer opacity 0.2:number)"))
    #expect(script.lines.contains("  (set @a:layer position.x 3:number)"))
    #expect(
      CheckedScript("let opacity = 0.5\nlayer a { if true { opacity = 0.2 } }").told
        == ["name/two-meanings 2:21 opacity"])
    #expect(
      CheckedScript("let opacity = 0.5\nlayer a { cornerRadius = opacity }").told == ["name/two-meanings 2:26 opacity"])
  }

  @Test("named sublayers are members; the innermost layer that has one is meant")
  func sublayers() {
    let text =
      "layer face { layer hand {} }\nwith face { print hand.opacity\nlayer x {}\nwith x { print hand.opacity } }"
    #expect(CheckedScript(text).told == [])
    #expect(CheckedScript("layer face { layer hand {} }\nlet f = face\nprint f.hand.opacity").told == [])
    #expect(
      CheckedScript("layer face { layer hand {} }\nlayer other {}\nprint other.hand").told == [
        "name/unknown-property 3:13 hand"
      ])
    #expect(
      CheckedScript("layer face { layer hand {} }\nprint face.hnad").fixed()
        == "layer face { layer hand {} }\nprint face.hand")
  }

  @Test("a function knows the stage's members, not those of its caller")
  func functions() {
    #expect(CheckedScript("func f() { opacity = 0.5 }").lines(of: "f") == ["(set stage:stage opacity 0.5:number)"])
  }

  @Test("functions and handlers stand at the top level")
  func nested() {
    #expect(CheckedScript("if true { func f() { } }").told == ["name/nested-declaration 1:16 f"])
    #expect(CheckedScript("layer a { handler h(layer) { } }").told == ["name/nested-declaration 1:19 h"])
  }

  @Test("'size' belongs to the stage alone")
  func stageSize() {
    #expect(CheckedScript("stage { size = (320, 240)  backgroundColor = white }").told == [])
    #expect(
      CheckedScript("stage { size = (320, 240) }").lines.contains(
        "    (set stage:stage bounds.size (tuple 320:number 240:number):size)"))
    #expect(CheckedScript("layer a { size = (1, 2) }").told == ["name/unknown-property 1:11 size"])
  }

  @Test("an independent mistake is told once each, its followers never")
  func independent() {
    let text = "let a = missing\nprint a + 1, a.b, a(1), a[0]\nprint other\nfor x in missing2 { print x.y }"
    #expect(
      CheckedScript(text).told
        == ["name/unknown 1:9 missing", "name/unknown 3:7 other", "name/unknown 4:10 missing2"]
        || CheckedScript(text).diagnostics.count == 4)
  }
}
