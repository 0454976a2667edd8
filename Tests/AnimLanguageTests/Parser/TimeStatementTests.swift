import Testing

@testable import AnimLanguage

@Suite("Statements of time, tests and comprehensions")
struct TimeStatementTests {
  @Test(
    "are read",
    arguments: [
      (
        "sequence { print 1; overlap 1s; print 2 }",
        "(sequence {\n  (print 1.0)\n  (overlap 705600000.0ticks)\n  (print 2.0)\n})"
      ),
      ("parallel { }", "(parallel {})"),
      ("for d in dots every 80ms { }", "(for d dots every 56448000.0ticks from first {})"),
      ("for d in dots every t from center { }", "(for d dots every t from center {})"),
      ("wait for card tap", "(wait-for card tap)"), ("wait for card \"k\"", "(wait-for card \"k\")"),
      ("expect a == b", "(expect (== a b))"), ("expect a ~= b within 0.1", "(expect (~= a b) within 0.1)"),
      ("expect a at 1s", "(expect a at 705600000.0ticks)"),
      ("expect card \"k\" finished at t", "(expect card \"k\" finished at t)"),
      ("expect card (k) cancelled", "(expect card k cancelled)"),
      ("test \"a b\" { print 1 }", "(test \"a b\" {\n  (print 1.0)\n})"),
      ("import \"x.anim\"", "(import \"x.anim\")"), ("seed 7", "(seed 7.0)"),
      ("x = [for i in 0..<5: i * 2]", "(= x (list-for i (..< 0.0 5.0) (* i 2.0)))"),
      ("x = [\n  for i in xs:\n    i\n]", "(= x (list-for i xs i))"),
    ])
  func structures(text: String, structure: String) {
    assertParse(text, structure)
  }

  @Test(
    "their words are names where their form does not begin",
    arguments: [
      ("sequence = 1", "(= sequence 1.0)"), ("parallel.x = 1", "(= (. parallel x) 1.0)"),
      ("seed(3)", "(call seed (3.0))"),
      ("test = first + last", "(= test (+ first last))"), ("overlap(1)", "(call overlap (1.0))"),
      ("x = center * random(3)", "(= x (* center (call random (3.0))))"),
      ("print frame, finished, within, edges", "(print frame finished within edges)"),
    ])
  func names(text: String, structure: String) {
    assertParse(text, structure)
  }

  @Test(
    "missing parts are told in words of the language",
    arguments: [
      (
        "for i in x every 1s from ①middle { }",
        "expected first, last, center, edges or random after 'from', found 'middle'"
      ),
      ("expect card \"k\" ①done", "expected 'finished' or 'cancelled' after '\"k\"', found 'done'"),
    ])
  func missing(text: String, message: String) {
    #expect(Parsed(text.replacing("①", with: "")).diagnostics.first?.message == message)
  }
}
