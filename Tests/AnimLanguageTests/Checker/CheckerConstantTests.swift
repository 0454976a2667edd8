import Testing

@testable import AnimLanguage

@Suite("What is known before a script runs")
struct CheckerConstantTests {
  @Test(
    "Durations are reckoned from literals and lets",
    arguments: [
      ("animate c.opacity to 0 over 1s - 1s", ["animation/useless-duration 2:29 1s - 1s"]),
      ("let d = 2s - 3s\nanimate c.opacity to 0 over d", ["animation/useless-duration 3:29 d"]),
      ("let d = 0.5\nanimate c.opacity to 0 over d * 0s", ["animation/useless-duration 3:29 d * 0s"]),
      ("let d = 1s / 0\nanimate c.opacity to 0 over d", []), ("var d = 0s\nanimate c.opacity to 0 over d", []),
      ("func f(d: duration) { animate c.opacity to 0 over d }", []),
      ("for i in 0..<2 { let d = 0s * i\nanimate c.opacity to 0 over d }", []),
      ("if true { let d = 0s\nanimate c.opacity to 0 over d }", ["animation/useless-duration 3:29 d"]),
      ("let d = 0s\nafter 1s { animate c.opacity to 0 over d }", ["animation/useless-duration 3:40 d"]),
      ("let n = 2 - 2\nanimate c.opacity to 0 repeat n times", ["animation/useless-repeat 3:31 n"]),
      ("animate c.opacity to 0 delay 0s - 1s", ["animation/useless-duration 2:30 0s - 1s"]),
    ])
  func durations(text: String, told: [String]) {
    #expect(CheckedScript("layer c {}\n" + text).told == told)
  }

  @Test("A negative delay and no repeat at all are errors, as they are when the script runs")
  func severities() {
    for text in ["delay -1s", "repeat 0 times", "repeat -2 times"] {
      #expect(CheckedScript("layer c {}\nanimate c.opacity to 0 " + text).diagnostics.map(\.severity) == [.error])
    }
    for text in ["over 0s", "over -1s", "repeat for 0s"] {
      #expect(CheckedScript("layer c {}\nanimate c.opacity to 0 " + text).diagnostics.map(\.severity) == [.warning])
    }
  }

  @Test(
    "Animations of two keys meet, also where their times are reckoned",
    arguments: [
      ("wait 0.5s", true), ("wait 0.25s * 2", true), ("let w = 2s\nwait w", false), ("let w = 0.9s\nwait w", true),
      ("var w = 0.5s\nwait w", false),
    ])
  func conflicts(wait: String, isTold: Bool) {
    let script = CheckedScript(
      "layer c {}\nlet d = 0.5s * 2\nanimate c.opacity to 0 over d key \"a\"\n\(wait)\n"
        + "animate c.opacity to 1 over d key \"b\"")
    #expect(script.diagnostics.map(\.id) == (isTold ? [.conflict] : []))
  }

  @Test(
    "An entry that lasts longer than its group is cut off",
    arguments: [
      ("opacity to 0", nil), ("opacity to 0 over 2s", "2s"), ("opacity to 0 delay 0.5s", "1.5s"),
      ("opacity to 0 over 0.5s delay 0.5s", nil), ("opacity to 0 over 0.5s repeat 3 times", "1.5s"),
      ("opacity to 0 over 0.4s autoreverse repeat 2 times", "1.6s"), ("opacity to 0 over 2s speed 2", nil),
      ("opacity to 0 repeat forever", "it never ends"), ("position to (1, 1) spring(damping: 3)", "settle at"),
      ("position to (1, 1) spring(stiffness: 900, damping: 60)", nil),
    ])
  func cutOff(entry: String, end: String?) {
    let found = CheckedScript("layer c {}\nanimate c over 1s { \(entry) }").diagnostics
    #expect(found.map(\.id) == (end == nil ? [] : [.cutOff]))
    if let end { #expect(found.first?.message.contains(end) == true) }
  }

  @Test(
    "An easing beyond the end is told where the property ends there",
    arguments: [
      ("opacity to 1 ease easeOutBack", true), ("opacity to 0 ease easeOutElastic", true),
      ("opacity to 1 ease easeInBack", false), ("opacity to 0.5 ease easeOutBack", false),
      ("opacity to 1 ease easeOutBounce", false), ("scale to 1 ease easeOutBack", false),
      ("shadowOpacity to 1 ease easeInOutBack", true),
    ])
  func overshoot(clauses: String, isTold: Bool) {
    let found = CheckedScript("layer c {}\nanimate c.\(clauses)").diagnostics
    #expect(found.map(\.id) == (isTold ? [.overshoot] : []))
  }

  @Test("A mismatch shows the value of a let")
  func value() {
    let script = CheckedScript("let d = 3 * 2\nwait d")
    #expect(script.diagnostics.map(\.label) == ["this is 6"])
    let angle = CheckedScript("let turn = 90deg\nlet x: duration = turn")
    #expect(angle.diagnostics.map(\.label) == ["this is 90deg"])
  }

  @Test("A mask that was taken away can be compared")
  func mask() {
    #expect(CheckedScript("layer p { mask: shape {} }\np.mask = none\nprint p.mask == none, none != p.mask").told == [])
  }

  @Test("Random numbers are found in what a frame calls")
  func frames() {
    let script = "func roll() -> number { return random(0...1) }\n"
    #expect(CheckedScript(script + "on frame { print roll() }").told == ["time/random 1:32 random(0...1)"])
    #expect(CheckedScript(script + "handler h() { print roll() }\non frame call h").told.count == 1)
    #expect(CheckedScript(script + "on frame { print 1 }\nprint roll()").told == [])
    #expect(CheckedScript("on frame { wait 1s; print random(0...1) }").told == ["time/random 1:27 random(0...1)"])
  }
}
