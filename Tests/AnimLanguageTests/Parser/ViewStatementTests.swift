import AnimLanguage
import Testing

@Suite("Views, animation blocks, animators and events: syntax")
struct ViewStatementTests {
  @Test(
    "views and blocks",
    arguments: [
      ("view a {}", "(view a {})"), ("view bars[i in 0..<3] {}", "(view bars[i (..< 0.0 3.0)] {})"),
      ("animate {}", "(animate {})"), ("animate over 1s {}", "(animate (over 705600000.0ticks) {})"),
      (
        "animate over 0.3s ease easeOut delay 0.1s options [beginFromCurrentState, repeat] { a.b = 1 }",
        "(animate (over 211680000.0ticks) (ease easeOut) (delay 70560000.0ticks) "
          + "(options beginFromCurrentState: true, repeat: true) {\n"
          + "  (= (. a b) 1.0)\n})"
      ),
      ("animate spring(damping: 12) {}", "(animate (spring (call spring (damping: 12.0))) {})"),
      ("animate repeat forever autoreverse {}", "(animate (repeat-forever) (autoreverse) {})"),
      ("animate over 1s {} then call h", "(animate (over 705600000.0ticks) {} then (call h ()))"),
      ("animate over 1s\n{ }\nthen { }", "(animate (over 705600000.0ticks) {} then {})"),
      (
        "animate keyframes over 2s { at 0% for 25% { } }",
        "(animate keyframes (over 1411200000.0ticks) {\n  (keyframe 0.0fraction 0.25fraction {})\n})"
      ),
      ("at 1s { }", "(at 705600000.0ticks {})"),
      // The same words as names.
      ("animate keyframes.opacity to 1", "(animate (. keyframes opacity) (to 1.0))"),
      ("animate options.opacity to 1", "(animate (. options opacity) (to 1.0))"),
      ("view = 1", "(= view 1.0)"), ("view(1)", "(call view (1.0))"), ("send(1)", "(call send (1.0))"),
      ("start(1)", "(call start (1.0))"), ("let a = animator", "(let a animator)"),
      ("let a = animator.state", "(let a (. animator state))"),
    ])
  func blocks(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "animators",
    arguments: [
      ("let a = animator over 1s { }", "(let a (animator (over 705600000.0ticks) {}))"),
      (
        "let a = animator over 1s ease linear { } then { }",
        "(let a (animator (over 705600000.0ticks) (ease linear) {} then {}))"
      ),
      ("a = animator { }", "(= a (animator {}))"), ("start a", "(start a)"), ("pause a", "(pause a)"),
      ("start a durationFactor 0.5", "(start a durationFactor 0.5)"), ("cancel a", "(cancel a)"),
      ("reverse a", "(reverse a)"), ("stop a", "(stop a)"), ("finish a at end", "(finish a end)"),
      ("finish a at start", "(finish a start)"), ("finish a at current", "(finish a current)"),
      ("finish a \"k\"", "(finish a \"k\")"), ("a.fractionComplete = 0.3", "(= (. a fractionComplete) 0.3)"),
    ])
  func animators(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "events",
    arguments: [
      ("on card tap { }", "(on card tap {})"), ("on card tap call h", "(on card tap (call h ()))"),
      ("on tap { }", "(on self tap {})"), ("send tap to card", "(send tap card)"),
      ("send tap at (160, 120)", "(send-at tap (tuple 160.0 120.0))"),
      ("send swipe to cards[0]", "(send swipe ([] cards 0.0))"),
    ])
  func events(text: String, structure: String) { assertParse(text, structure) }

  @Test("an entry in a block teaches the difference")
  func entry() {
    let parsed = Parsed("animate over 1s { card.opacity to 1 }")
    #expect(parsed.diagnostics.map(\.message) == ["a block holds statements: views animate to what it sets"])
    #expect(parsed.diagnostics.map(\.id) == [.entryInBlock])
    #expect(parsed.fixedText == "animate over 1s { card.opacity = 1 }")
    #expect(Parsed("animate over 1s { position by (1, 2) }").diagnostics.map(\.id) == [.entryInBlock])
    #expect(Parsed("animate over 1s { if a { opacity from 1 } }").diagnostics.map(\.id) == [.entryInBlock])
  }

  @Test(
    "what is missing",
    arguments: [
      ("animate over 1s", "expected '{'"), ("animate options { }", "expected options"),
      ("animate options [1] { }", "expected an option"), ("send", "not used"), ("send tap", "expected 'to'"),
      ("finish a at", "expected end, start or current"), ("finish a at noon", "expected end, start or current"),
    ])
  func missing(text: String, message: String) {
    let messages = Parsed(text).diagnostics.map(\.message)
    #expect(messages.count == 1 || text == "send", "\(messages)")
    #expect(text == "send" || messages.first?.hasPrefix(message) ?? false, "\(messages)")
  }
}
