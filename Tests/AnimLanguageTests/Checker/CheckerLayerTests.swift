import Testing

@testable import AnimLanguage

@Suite("Declarations of layers")
struct CheckerLayerTests {
  @Test("a layer is made, put into the stage, configured, then goes live")
  func plain() {
    #expect(
      CheckedScript("layer a { opacity = 0 }").lines == [
        "(makeLayer @a \"a\":string)", "(insert @a:layer stage:stage)", "(block", "  (set @a:layer opacity 0:number)",
        ")",
        "(commit @a:layer)",
      ])
    #expect(
      CheckedScript("layer a {}").lines == [
        "(makeLayer @a \"a\":string)", "(insert @a:layer stage:stage)", "(commit @a:layer)",
      ])
  }

  @Test("a sublayer goes into the layer around it and lives when that does")
  func nested() {
    #expect(
      CheckedScript("layer a { layer b { opacity = 0 } }").lines == [
        "(makeLayer @a \"a\":string)", "(insert @a:a stage:stage)", "(block", "  (makeLayer b \"b\":string)",
        "  (insert b:layer @a:a)", "  (block", "    (set b:layer opacity 0:number)", "  )", "  (member @a:a b b:layer)",
        ")", "(commit @a:a)",
      ])
  }

  @Test("layers in a 'with' go into its layer and live at once")
  func inWith() {
    let lines = CheckedScript("layer a {}\nwith a { layer b {} }").lines
    #expect(lines.contains("  (insert b:layer @a:layer)"))
    #expect(lines.contains("  (commit b:layer)"))
    #expect(!lines.contains { $0.contains("(member") })
  }

  @Test("a layer in a function is a new one at each call, in the stage, and can be returned")
  func inFunction() {
    let script = CheckedScript(
      "func make(x: number) -> layer { layer dot { position.x = x }\nreturn dot }\nprint make(3).name")
    #expect(script.told == [])
    #expect(
      script.lines(of: "make") == [
        "(makeLayer dot \"dot\":string)", "(insert dot:layer stage:stage)", "(block",
        "  (set dot:layer position.x x:number)", ")", "(commit dot:layer)", "(return dot:layer)",
      ])
  }

  @Test("an array is a list that a loop fills, its layers named by their places")
  func arrays() {
    #expect(
      CheckedScript("layer bars[i in 0..<3] { position.x = i }").lines == [
        "(declare @bars (list):[layer])", "(for i 0:number ..< 3:number",
        "  (makeLayer %1 (interpolation \"bars[\":string (listCount @bars:[layer]):number \"]\":string):string)",
        "  (insert %1:layer stage:stage)", "  (block", "    (set %1:layer position.x i:number)", "  )",
        "  (commit %1:layer)", "  (listAppend @bars %1:layer)", ")",
      ])
  }

  @Test("an array may run over a list; its variable has the element's type")
  func listArrays() {
    let script = CheckedScript(
      "layer dots[c in [red, blue]] { backgroundColor = c }\nprint dots[0].opacity, dots.count")
    #expect(script.told == [])
    #expect(script.lines[1].hasPrefix("(for c in (list "))
    #expect(CheckedScript("layer a[i in 3] {}").told == ["type/no-elements 1:14 3"])
  }

  @Test("arrays in a declaration are members and do not go live by themselves")
  func nestedArrays() {
    let script = CheckedScript("layer face { layer hands[i in 0..<3] {} }\nprint face.hands[0].opacity")
    #expect(script.told == [])
    #expect(script.lines.contains("  (member @face:face hands hands:[layer])"))
    #expect(script.lines.filter { $0.contains("(commit") } == ["(commit @face:face)"])
  }

  @Test("arrays of layers with sublayers have members by element")
  func arraysWithMembers() {
    let script = CheckedScript("layer cells[i in 0..<2] { layer dot {} }\nprint cells[1].dot.opacity")
    #expect(script.told == [])
    #expect(CheckedScript("layer a { layer b { layer c {} } }\nprint a.b.c.opacity").told == [])
  }

  @Test("sublayers in blocks of a declaration are no members")
  func conditionalSublayers() {
    let script = CheckedScript("layer a { if true { layer b {} } }\nprint a.b")
    #expect(script.told == ["name/unknown-property 2:9 b"])
  }

  @Test("a sublayer cannot bear the name of a property")
  func memberNames() {
    #expect(CheckedScript("layer a { layer mask {} }").told == ["name/already-declared 1:17 mask"])
    #expect(CheckedScript("layer mask {}").told == [])
  }

  @Test("'self' in a body is the layer")
  func selfInBody() {
    #expect(CheckedScript("layer a { print self.name }").lines.contains("  (print (layerName @a:layer):string)"))
    #expect(CheckedScript("print self == self").told == [])
  }

  @Test("a declaration is not left before its end")
  func leaving() {
    #expect(CheckedScript("func f() { layer a { return } }").told == ["statement/leaves-declaration 1:22 return"])
    #expect(
      CheckedScript("for i in 0..<3 { layer a { if i == 1 { break } } }").told == [
        "statement/leaves-declaration 1:40 break"
      ])
    #expect(CheckedScript("layer a { for i in 0..<3 { if i == 1 { break } } }").told == [])
    #expect(CheckedScript("layer a[i in 0..<3] { continue }").told == ["statement/leaves-declaration 1:23 continue"])
  }

  @Test("unknown kinds of layers are told")
  func kinds() {
    #expect(CheckedScript("layer a: layer {}").told == [])
    #expect(CheckedScript("layer a: hexagon {}").told == ["name/unknown-layer-kind 1:10 hexagon"])
  }

  @Test("a layer of an unknown kind may have any member: that follows from the one mistake")
  func unknownKinds() {
    let script = CheckedScript("layer a: hexagon { sides = 6 }\na.sides = 7\nprint a.sides + 1, a.opacity")
    #expect(script.told == ["name/unknown-layer-kind 1:10 hexagon"])
  }

  @Test("the stage is configured like a layer")
  func stage() {
    #expect(
      CheckedScript("stage { backgroundColor = white\nlayer a {} }").lines.contains("    (insert a:layer stage:stage)"))
    #expect(CheckedScript("let a = 1\nstage { opacity = a }").told == [])
  }

  @Test("layers convert to the types that they extend")
  func conversion() {
    #expect(CheckedScript("layer a { layer b {} }\nfunc f(x: layer) { print x.name }\nf(a)\nf(a.b)").told == [])
    #expect(CheckedScript("layer a { layer b {} }\nlet l: [layer] = [a, a.b]\nprint a == a.b").told == [])
  }

  // MARK: The tree

  @Test("layers are put where they are said to be")
  func insertion() {
    let setup = "layer a {}\nlayer b {}\n"
    func last(_ text: String) -> String { CheckedScript(setup + text).lines.last ?? "" }
    #expect(last("insert a in b") == "(insert @a:layer @b:layer)")
    #expect(last("insert a in b at 0") == "(insert @a:layer @b:layer at 0:number)")
    #expect(last("move a above b") == "(insert @a:layer (superlayer @b:layer):layer above @b:layer)")
    #expect(last("move a below b") == "(insert @a:layer (superlayer @b:layer):layer below @b:layer)")
    #expect(last("insert a") == "(insert @a:layer stage:stage)")
    #expect(last("remove a") == "(remove @a:layer)")
  }

  @Test("places need layers and numbers")
  func insertionFailures() {
    let setup = "layer a {}\nlayer b {}\n"
    #expect(CheckedScript(setup + "insert 1 in b").messages == ["'insert' needs a layer, found a plain number"])
    #expect(CheckedScript(setup + "insert a in 1").messages == ["'in' needs a layer, found a plain number"])
    #expect(CheckedScript(setup + "insert a in b at \"x\"").messages == ["'at' needs a number, found a string"])
    #expect(CheckedScript(setup + "move a above 1s").messages == ["'above' needs a layer, found a duration"])
  }

  @Test("'presentation' reads what is on screen, of properties and their parts")
  func presentation() {
    #expect(
      CheckedScript("layer a {}\nprint a.presentation.position.x").lines.last
        == "(print (presentation @a:layer position.x):number)")
    #expect(CheckedScript("layer a {}\nprint a.presentation").told == ["statement/read-only 2:7 a.presentation"])
    #expect(CheckedScript("layer a {}\nprint a.presentation.opactiy").told == ["name/unknown-property 2:22 opactiy"])
  }

  @Test("what is no layer is told under the word that was written", arguments: ["insert", "move"])
  func wordOfInsertion(word: String) {
    #expect(CheckedScript("\(word) 40").messages == ["'\(word)' needs a layer, found a plain number"])
  }
}
