import Testing

@testable import AnimLanguage

@Suite("Actions")
struct CheckerActionTests {
  @Test("actions and styles are set on the layer; a style comes before what the body says")
  func statements() {
    let script = CheckedScript(
      """
      handler h(layer, key, n: number) { print key, n }
      layer a {
          opacity = 1
          actions { position: noAction  rotation: call h(3) }
          style { opacity = 0.5  actions { hidden: noAction }  style { opacity = 0.2 } }
      }
      """)
    #expect(script.told == [])
    #expect(
      script.lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("(set") || $0.hasPrefix("(action") } == [
        "(set @a:layer opacity 0.2:number)", "(set @a:layer opacity 0.5:number)",
        "(action @a:layer hidden 1 noAction:action)", "(set @a:layer opacity 1:number)",
        "(action @a:layer position 0 noAction:action)", "(action @a:layer transform 0 [h 3:number])",
      ])
  }

  @Test(
    "keys are properties, their short names, and events",
    arguments: [
      ("opacity", "opacity"), ("rotation", "transform"), ("scale", "transform"), ("orderIn", "orderIn"),
      ("orderOut", "orderOut"), ("transition", "transition"), ("sublayers", "sublayers"), ("level", "level"),
    ])
  func keys(name: String, key: String) {
    let script = CheckedScript(
      "layer type A { property level: number = 1 }\nlayer a: A { actions { \(name): noAction } }")
    #expect(script.told == [])
    #expect(script.lines.contains("  (action @a:A \(key) 0 noAction:action)"))
  }

  @Test(
    "mistakes",
    arguments: [
      ("layer a { actions { opaciti: noAction } }", "name/unknown-action-key 1:21 opaciti"),
      ("layer a { actions { level: noAction } }", "name/unknown-action-key 1:21 level"),
      ("layer a { actions { opacity: 1 } }", "type/mismatch 1:30 1"),
      ("layer a { actions { opacity: noAction  opacity: noAction } }", "name/already-declared 1:40 opacity"),
      ("layer a { actions { opacity: call nobody } }", "name/unknown-handler 1:35 nobody"),
      (
        "handler h(finished) { print finished }\nlayer a { actions { opacity: call h } }",
        "name/not-offered 2:35 h"
      ),
      ("layer a { delegate(key) { return 1 } }", "type/mismatch 1:34 1"),
      ("print noAction + 1", "type/operands 1:16 +"),
    ])
  func mistakes(text: String, told: String) {
    #expect(CheckedScript(text).told == [told])
  }

  @Test("a delegate takes along what is around it, and its layer")
  func delegate() {
    let script = CheckedScript(
      "layer a { delegate(key) { return key == \"opacity\" && opacity == 1 ? noAction : none } }")
    #expect(script.told == [])
    #expect(script.lines(of: "delegate").contains { $0.contains("(property @a:layer opacity)") })
    #expect(script.lines.contains { $0.contains("(delegate @a:layer") })
  }

  @Test("a key that is compared with a short name never equals it: a warning with the fix")
  func shortNames() {
    for (name, full) in [("rotation", "transform"), ("position.x", "position"), ("transform.scale", "transform")] {
      let script = CheckedScript("layer a { delegate(key) { return key == \"\(name)\" ? noAction : none } }")
      #expect(script.told == ["name/short-action-key 1:41 \"\(name)\""])
      #expect(script.fixed()?.contains("\"\(full)\"") ?? false)
    }
    #expect(CheckedScript("layer a { delegate(key) { return key == \"position\" ? noAction : none } }").told == [])
    #expect(CheckedScript("let key = \"rotation\"\nprint key == \"rotation\"").told == [])
  }

  @Test("actions are values: animations, transitions and noAction")
  func values() {
    let script = CheckedScript(
      """
      func f(x: bool) -> action { return x ? animation over 1s : noAction }
      let a: action? = none
      let b: action = transition push from right
      layer l {}
      let c = l.action("opacity")
      print c
      """)
    #expect(script.told == [])
    #expect(script.lastType == "action?")
  }
}
