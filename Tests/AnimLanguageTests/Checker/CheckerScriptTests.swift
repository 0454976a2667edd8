import Testing

@testable import AnimLanguage

@Suite("Whole scripts")
struct CheckerScriptTests {
  @Test("handlers that are registered for keys")
  func keyedCompletion() {
    let script = CheckedScript(
      """
      // Registered pairs run when the animation of their key has finished.
      layer tile {
          frame = (10, 20, 30, 40)
          backgroundColor = navy
          opacity = 0
      }
      handler appeared(layer) {
          print "\\(layer.name) at \\(now): \\(layer.opacity), \\(layer.animationKeys)"
      }
      handler noted(layer) { print "noted \\(layer.name)" }
      handler dropped(layer) { print "dropped at \\(now)" }

      on tile finish "Appear" call appeared
      on tile finish "Appear" call noted
      print tile.handlers("Appear")
      off tile finish "Appear" call noted
      animate tile.opacity to 1 over 1s key "Appear" then call noted otherwise call dropped
      wait 0.5s
      wait for tile "Appear"
      wait for all
      print "over at \\(now)"
      """)
    #expect(script.told == [])
    #expect(script.program.registrations.count == 3)
    #expect(script.program.closures.count == 5)
  }

  @Test("the lines of the project's card, word for word")
  func card() {
    let script = CheckedScript(
      """
      layer box { opacity = 0 }
      handler handler(layer) { print "handler called for \\(layer.name) at \\(now)" }
      with box {
          animate opacity to 1 over 1s key "Fade In" then call handler
      }
      transaction < disableActions >
      box.cornerRadius = 8
      """)
    #expect(script.told == [])
    #expect(
      script.lines.contains {
        $0.contains(
          "(animate @box:layer opacity to (box 1:number):any duration 705600000:duration key \"Fade In\":string then [handler])"
        )
      })
    #expect(script.lines.contains("(transaction disableActions 1:bool)"))
  }

  @Test("a transient animation whose handler sets the model, and hands told apart by tags")
  func tags() {
    let script = CheckedScript(
      """
      layer swatch { backgroundColor = blue }
      handler settle(layer) {
          transaction <disableActions> { backgroundColor = animation.toValue as color }
      }
      animate swatch.backgroundColor to #ff8000 over 1s transient then call settle
      at 0.5s { print swatch.presentation.backgroundColor }

      layer dial {
          bounds = (0, 0, 200, 200)
          layer needles[i in 0..<2] { bounds = (0, 0, 4, 80)  position = (100, 100)  anchorPoint = (0.5, 0.9) }
      }
      handler stopped(layer) {
          let name = animation.tagged("name") as string
          print "\\(name) at \\(layer.rotation.degrees)"
      }
      func swing(needle: layer, to angle: angle, name: string, over duration: duration) {
          animate needle.rotation to angle over duration key "swing" tagged (name: name) then call stopped
      }
      swing(dial.needles[0], to: 305deg, name: "first", over: 0.75s)
      print dial.needles[1].frame
      """)
    #expect(script.told == [])
    #expect(
      script.lines(of: "swing") == [
        "(animate needle:layer transform.rotation.z to (box angle:angle):any duration duration:duration key \"swing\":string "
          + "tag name (box name:string):any then [stopped])"
      ])
  }

  @Test("three mistakes are told as three, each with its place and fix")
  func threeMistakes() {
    let script = CheckedScript(
      """
      layer card {
          opactiy = 0
      }
      animate card.opacity to 1 over 1
      func f() {
          print "a"
      """)
    #expect(script.diagnostics.count == 3)
    #expect(
      Set(script.diagnostics.map(\.id.name)) == ["name/unknown-property", "type/missing-unit", "syntax/unclosed-brace"])
    #expect(script.diagnostics.allSatisfy { !$0.fixes.isEmpty })
  }

  @Test("every diagnostic is worded by the rules: it begins small and does not end in a full stop")
  func wording() {
    let script = CheckedScript(
      """
      let x: number = "a"
      let y = none
      print missing, x.foo, 1s + 1, sqrt("a"), clamp(1), 50%, -"a", [1, "a"]
      x = 2
      1 + 2
      for i in 3 { break; print 1 }
      animate x to 2 over 1
      call nobody
      func f(a: foo) -> number { }
      f()
      """)
    #expect(script.diagnostics.count > 12)
    for diagnostic in script.diagnostics {
      #expect(!diagnostic.message.hasSuffix("."))
      #expect(diagnostic.message.first?.isUppercase == false)
      #expect(diagnostic.label?.isEmpty == false || !diagnostic.secondary.isEmpty)
    }
  }

  @Test("every id of the checker has a name of its own in its group")
  func ids() {
    let ids =
      DiagnosticID.nameIDs + DiagnosticID.typeIDs + DiagnosticID.callIDs + DiagnosticID.statementIDs
      + DiagnosticID.animationIDs
    #expect(Set(DiagnosticID.all.map(\.name)).count == DiagnosticID.all.count)
    #expect(ids.allSatisfy { $0.name.contains("/") && !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
  }

  @Test(
    "what the parser could not read is not told again", arguments: ["sequenze { print 1 }", "delegat foo", "let y ="])
  func parserMistakes(text: String) {
    #expect(CheckedScript(text).told.allSatisfy { $0.hasPrefix("syntax/") })
    #expect(!CheckedScript(text).told.isEmpty)
  }

  @Test("a broken statement does not take the rest with it")
  func recovery() {
    let script = CheckedScript("let a = \nlet b = 1\nprint b + \"x\"\nanimate to 1\nprint c")
    #expect(script.told.contains("type/operands 3:9 +"))
    #expect(script.told.contains { $0.hasPrefix("name/unknown 5:7") })
  }

  @Test(
    "scripts that are cut off or made of anything never trap",
    arguments: [
      "", "layer", "layer a {", "animate", "animate a.", "a.b.c", "f(", "on a", "{}{}{}", "let", "for i in", "x = ",
      "func f(a: number = ) { }", "handler h(layer, layer) { }", "call", "if let", "self.self.self = self", "[[[]]]",
      "none.none", "animation.animation", "now = 1", "\"\\(", "transaction <", "layer a[i in b] { layer a {} }",
      "stage { stage { } }", "with { }", "insert", "wait for", "cancel", "1.2.3", "func f() -> f { return f }",
      "layer a { self = a }", "event.x", "noAction", "print -(-(-1)), !(!true)", "let t = every",
    ])
  func robustness(text: String) {
    _ = CheckedScript(text).program.functions.count
    #expect(Bool(true), "reached")
  }

  @Test("the beginnings of a script, byte for byte, never trap")
  func truncation() {
    let text =
      "layer a[i in 0..<3]: layer { opacity = 50%  layer b {} }\nfunc f(x: color? = none) -> number { if x != none { return x.alpha }\n"
      + "return a[0].b.opacity }\nhandler h(layer, n: number) { animate opacity from 0 to n over 1s tagged (x: 1) then { print animation.key } }\n"
      + "on a[1] finish \"k\" call h(1)\nvar l = [[1]]\nl[0].append(2)\nl[0][0] += f()\nprint \"\\(l) \\(a.count)\""
    let bytes = Array(text.utf8)
    for count in stride(from: 0, through: bytes.count, by: 3) {
      _ = CheckedScript(String(decoding: bytes[..<count], as: UTF8.self))
    }
    #expect(CheckedScript(text).told == [])
  }

  @Test(
    "what is nested deeply or chained for long neither traps nor hangs",
    arguments: [
      ("(", "1", ")"), ("[", "1", "]"), ("-", "1", ""), ("!", "true", ""), ("1 + ", "1", ""), ("", "1", " * 2"),
      ("true && ", "true", ""), ("", "stage", ".presentation"), ("true ? 1 : ", "1", ""), ("sqrt(", "1", ")"),
      ("none ?? ", "1", ""), ("", "[1]", "[0]"), ("\"\\(", "1", ")\""),
    ])
  func depth(opening: String, middle: String, closing: String) {
    let count = 3000
    let text = "print " + String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
    _ = CheckedScript(text)
    #expect(CheckedScript("print 1").told == [])
  }

  @Test(
    "blocks in blocks neither trap nor hang",
    arguments: ["if true {", "layer a {", "with self {", "for i in 0..<2 {", "after 1s {", "if true { } else {"])
  func blockDepth(opening: String) {
    _ = CheckedScript(String(repeating: opening + "\n", count: 2000) + String(repeating: "}", count: 2000))
    #expect(CheckedScript("print 1").told == [])
  }
}
