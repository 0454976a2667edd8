import Testing

@testable import AnimLanguage

@Suite("Animations")
struct CheckerAnimationTests {
  private let setup = "layer a {}\nhandler h(layer) { }\n"

  private func animation(_ text: String) -> String { CheckedScript(setup + text).lines.last ?? "" }
  private func told(_ text: String) -> [String] { CheckedScript(setup + text).told }
  private func messages(_ text: String) -> [String] { CheckedScript(setup + text).messages }

  @Test(
    "each clause has its place",
    arguments: [
      ("to 1", "to (box 1:number):any"), ("from 0", "from (box 0:number):any"), ("by 1", "by (box 1:number):any"),
      ("to 1 over 1s", "duration 705600000:duration"),
      ("to 1 ease easeOut", "easing (namedEasing 3:number):easing"),
      ("to 1 delay 1s", "delay 705600000:duration"), ("to 1 timeOffset 1s", "timeOffset 705600000:duration"),
      ("to 1 repeat 3 times", "repeatCount 3:number"), ("to 1 repeat forever", "forever"),
      ("to 1 repeat for 2s", "repeatDuration 1411200000:duration"), ("to 1 autoreverse", "autoreverse"),
      ("to 1 speed 2", "speed 2:number"), ("to 1 fill both", "fill both"), ("to 1 key \"k\"", "key \"k\":string"),
      ("to 1 key none", "anonymous"), ("to 1 additive", "additive"), ("to 1 cumulative", "cumulative"),
      ("to 1 transient", "transient"), ("to 1 tagged (x: 1s)", "tag x (box 705600000:duration):any"),
      ("to 1 then call h", "then [h]"), ("to 1 otherwise call h", "otherwise [h]"),
    ])
  func clauses(clauses: String, part: String) {
    #expect(told("animate a.opacity \(clauses)") == [])
    #expect(animation("animate a.opacity \(clauses)").contains(part))
  }

  @Test("a value function takes angles, numbers or vectors and makes transforms of them")
  func valueFunctions() {
    for clauses in [
      "from 0deg to 90deg valueFunction rotateX", "valueFunction rotateZ by 1turn", "to 2 valueFunction scaleY",
      "to (1, 2, 3) valueFunction translate", "through [0, 1, 2] valueFunction translateX",
      "to 1 valueFunction scaleX additive",
    ] {
      #expect(told("animate a.transform \(clauses) over 1s") == [])
    }
    #expect(animation("animate a.transform to 2 valueFunction scaleX").contains("valueFunction scaleX"))
    for wrong in [
      "to 1 valueFunction rotateZ", "to 1turn valueFunction scale", "to rotate(1turn) valueFunction rotateZ",
    ] {
      #expect(told("animate a.transform \(wrong) over 1s").count == 1)
    }
    #expect(
      messages("animate a.opacity to 1 valueFunction scaleX over 1s")
        == ["'valueFunction' makes transforms of numbers, and the property is a plain number"])
    #expect(told("animate a.transform to 1 valueFunction turn over 1s").count == 2)
    #expect(told("transition a fade valueFunction rotateZ").count == 1)
  }

  @Test(
    "the target is a property or a part of one",
    arguments: [
      ("a.opacity to 1", "@a:layer opacity"), ("a.position to (1, 2)", "@a:layer position"),
      ("a.position.x to 1", "@a:layer position.x"), ("a.rotation to 90deg", "@a:layer transform.rotation.z"),
      ("a.scale to 2", "@a:layer transform.scale"), ("a.transform to rotate(90deg)", "@a:layer transform"),
      ("a.bounds.size to (1, 2)", "@a:layer bounds.size"), ("opacity to 1", "stage:stage opacity"),
      ("a.hidden to true", "@a:layer hidden"), ("a.shadowOffset.height to 1", "@a:layer shadowOffset.height"),
    ])
  func targets(text: String, part: String) {
    #expect(told("animate \(text) over 1s") == [])
    #expect(animation("animate \(text) over 1s").contains(part))
  }

  @Test("in 'with' and in handlers the bare name is the layer's property")
  func bareTargets() {
    #expect(
      CheckedScript(setup + "with a { animate opacity to 1 }").lines.contains {
        $0.contains("(animate @a:layer opacity")
      })
    #expect(
      CheckedScript("handler g(layer) { animate opacity to 1 }").lines(of: "g").last?.hasPrefix(
        "(animate layer:layer opacity") ?? false)
  }

  @Test("ends are values of the property's type; a colour may be none")
  func ends() {
    #expect(told("animate a.backgroundColor from none to red over 1s") == [])
    #expect(animation("animate a.backgroundColor to none").contains("to (box absent:color?):any"))
    #expect(told("animate a.bounds.size by (1, 2)") == [])
    #expect(told("animate a.position by (1, 2)") == [])
    #expect(messages("animate a.opacity to \"a\"") == ["'to' needs a number, found a string"])
    #expect(messages("animate a.position from 1 to (1, 2)") == ["'from' needs a point, found a plain number"])
    #expect(messages("animate a.rotation by 90") == ["'by' needs an angle, found a plain number"])
    #expect(messages("animate a.backgroundColor by none") == ["'by' needs a color, found none"])
  }

  @Test(
    "clauses have their types",
    arguments: [
      ("over 1", "'over' needs a duration, found a plain number", "1"),
      ("over \"a\"", "'over' needs a duration, found a string", "\"a\""),
      ("ease 1", "'ease' needs an easing, found a plain number", "1"),
      ("delay 90deg", "'delay' needs a duration, found an angle", "90deg"),
      ("timeOffset 1", "'timeOffset' needs a duration, found a plain number", "1"),
      ("repeat 1s times", "'repeat' needs a number, found a duration", "1s"),
      ("repeat for 3", "'repeat' needs a duration, found a plain number", "3"),
      ("speed 1s", "'speed' needs a number, found a duration", "1s"),
      ("key 1", "'key' needs a string, found a plain number", "1"),
    ])
  func clauseTypes(clause: String, message: String, place: String) throws {
    let script = CheckedScript(setup + "animate a.opacity to 1 \(clause)")
    #expect(script.messages == [message])
    let diagnostic = try #require(script.diagnostics.first)
    #expect(script.source.text(in: diagnostic.range) == place)
    #expect(diagnostic.secondary.first.map { script.source.text(in: $0.range) } == String(clause.prefix { $0 != " " }))
  }

  @Test(
    "what does not animate says what to do instead",
    arguments: [
      ("a.frame to (1, 2, 3, 4)", "animation/not-animatable", "'position' and 'bounds'"),
      ("a.frame.origin.x to 1", "animation/not-animatable", "'position.x'"),
      ("a.contentsGravity to \"center\"", "animation/not-animatable", "set it instead"),
      ("a to 1", "animation/not-animatable", "a.opacity"), ("a.name to \"b\"", "animation/not-animatable", "set it"),
    ])
  func notAnimatable(text: String, id: String, hint: String) throws {
    let diagnostic = try #require(CheckedScript(setup + "animate \(text) over 1s").diagnostics.first)
    #expect(diagnostic.id.name == id)
    #expect(diagnostic.hint?.contains(hint) ?? false)
  }

  @Test("variables do not animate")
  func variables() {
    #expect(messages("var x = 1\nanimate x to 2") == ["'x' is a variable: only properties of layers animate"])
  }

  @Test("'by' needs a value that can be added to")
  func additive() {
    #expect(told("animate a.hidden by true").map { $0.split(separator: " ")[0] } == ["animation/not-additive"])
    #expect(told("animate a.transform by rotate(90deg)") == [])
  }

  @Test("an animation says where it goes, with at most two of its ends")
  func numberOfEnds() {
    #expect(told("animate a.opacity over 1s") == ["animation/no-end 3:9 a.opacity"])
    #expect(told("animate a.opacity from 0 to 1 by 1") == ["animation/contradictory-clauses 3:31 by 1"])
    #expect(told("animate a.opacity from 0 by 1") == [])
    #expect(told("animate a.opacity by 1 to 1") == [])
  }

  @Test(
    "constant durations that make no sense are warnings",
    arguments: ["over 0s", "over -1s", "repeat for 0s"])
  func uselessNumbers(clause: String) {
    let script = CheckedScript(setup + "animate a.opacity to 1 \(clause)")
    #expect(script.diagnostics.map(\.severity) == [.warning])
  }

  @Test("zero is no delay, and that is fine")
  func zeroDelay() {
    #expect(told("animate a.opacity to 1 delay 0s timeOffset 0s speed 0") == [])
  }

  @Test("tags have names, once each, and values of any type")
  func tags() {
    #expect(told("animate a.opacity to 1 tagged (x: 1, y: \"a\", z: red)") == [])
    #expect(told("animate a.opacity to 1 tagged (x: 1, x: 2)") == ["call/tags 3:38 x"])
    #expect(told("animate a.opacity to 1 tagged (1)").first?.hasPrefix("call/tags") ?? false)
  }

  @Test("mistakes in an unknown target's clauses are still told")
  func unknownTarget() {
    #expect(told("animate a.opactiy to 1 over 1").count == 2)
  }

  // MARK: Transactions

  @Test("options have their types and are known by name")
  func options() {
    let script = CheckedScript(setup + "transaction <disableActions, duration: 1s, timing: easeIn> { a.opacity = 0 }")
    #expect(script.told == [])
    #expect(
      script.lines.suffix(3).first?.hasPrefix("(transaction disableActions 1:bool duration 705600000:duration timing")
        ?? false)
    #expect(messages("transaction <duration: 1> { }") == ["'duration' needs a duration, found a plain number"])
    #expect(messages("transaction <timing: 1s> { }") == ["'timing' needs an easing, found a duration"])
    #expect(messages("transaction <disableAction> { }") == ["unknown option 'disableAction' on a transaction"])
    #expect(told("transaction <duration: 1s, duration: 2s> { }") == ["animation/duplicate-option 3:28 duration"])
    #expect(CheckedScript("transaction <setDisableActions> { }").fixed() == "transaction <disableActions> { }")
  }

  @Test("the form without a block sets options of the current transaction")
  func withoutBlock() {
    #expect(animation("transaction < disableActions >") == "(transaction disableActions 1:bool)")
    #expect(animation("flush") == "(flush)")
  }

  @Test("a transaction's completion may be a handler or a block")
  func completion() {
    let handler = "handler done(finished) { print finished }\n"
    #expect(CheckedScript(handler + "transaction <duration: 1s> { } then call done").told == [])
    #expect(CheckedScript("transaction <duration: 1s> { } then { print 1 }").told == [])
    #expect(told("transaction <duration: 1s> { } then call h").first?.hasPrefix("name/not-offered") ?? false)
  }
}
