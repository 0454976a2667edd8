import AnimLanguage
import Testing

@Suite("Clauses of animations")
struct ClauseTests {
  @Test(
    "each clause",
    arguments: [
      ("through [0, 1]", "(through (list 0.0 1.0))"), ("at [0%, 100%]", "(at (list 0.0fraction 1.0fraction))"),
      ("along path(\"M 0 0\")", "(along (call path (\"M 0 0\")))"), ("rotate auto", "(rotate auto)"),
      ("rotate autoReverse", "(rotate autoReverse)"), ("mode linear", "(mode linear)"),
      ("mode discrete", "(mode discrete)"), ("mode paced", "(mode paced)"), ("mode cubic", "(mode cubic)"),
      ("mode cubicPaced", "(mode cubicPaced)"), ("tension [0]", "(tension (list 0.0))"),
      ("continuity [0]", "(continuity (list 0.0))"), ("bias [0]", "(bias (list 0.0))"), ("in oklab", "(in oklab)"),
      ("in linear", "(in linear)"), ("in sRGB", "(in sRGB)"), ("valueFunction rotateZ", "(valueFunction rotateZ)"),
      ("valueFunction translate", "(valueFunction translate)"), ("ease [easeIn]", "(ease (list easeIn))"),
      ("ease spring()", "(ease (call spring ()))"), ("using fade", "(using fade)"),
      ("spring(damping: 12)", "(spring (call spring (damping: 12.0)))"), ("spring bouncy", "(spring bouncy)"),
      ("spring (bouncy)", "(spring bouncy)"), ("fill both", "(fill both)"), ("fill none", "(fill none)"),
    ])
  func clauses(text: String, structure: String) {
    assertParse("animate a.b \(text)", "(animate (. a b) \(structure))")
  }

  @Test(
    "clauses go on with the next line, but only where they cannot be something else",
    arguments: [
      (
        "animate a.b\n  through [0, 1]\n  at [0%, 100%]",
        "(animate (. a b) (through (list 0.0 1.0)) (at (list 0.0fraction 1.0fraction)))"
      ),
      ("animate a.b to 1\nat 1s { }", "(animate (. a b) (to 1.0))\n(at 705600000.0ticks {})"),
      ("animate a.b to 1\nmode = 3", "(animate (. a b) (to 1.0))\n(= mode 3.0)"),
      ("animate a.b to 1\nspring.x = 3", "(animate (. a b) (to 1.0))\n(= (. spring x) 3.0)"),
      ("animate a.b to 1\nbias += 3", "(animate (. a b) (to 1.0))\n(+= bias 3.0)"),
      ("animate a.b to 1\n  spring bouncy", "(animate (. a b) (to 1.0) (spring bouncy))"),
    ])
  func lines(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "groups have entries on one line or several",
    arguments: [
      ("animate a {}", "(animate a (group {}))"),
      (
        "animate a over 1s { b to 1  c.d from 0 to 1 ease e }",
        "(animate a (over 705600000.0ticks) (group {\n  (animate b (to 1.0))\n  (animate (. c d) (from 0.0) (to 1.0) (ease e))\n}))"
      ),
      (
        "animate a {\n  b to 1\n    over 1s\n  c to 2; d to 3\n} then call h",
        "(animate a (group {\n  (animate b (to 1.0) (over 705600000.0ticks))\n  (animate c (to 2.0))\n  (animate d (to 3.0))\n}) (then (call h ())))"
      ),
    ])
  func groups(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "transitions",
    arguments: [
      ("transition a fade", "(animate a (transition fade))"),
      (
        "transition a.b push from right over 1s",
        "(animate (. a b) (transition push) (from right) (over 705600000.0ticks))"
      ),
      (
        "transition a reveal progress 25% to 75%",
        "(animate a (transition reveal) (progress 0.25fraction 0.75fraction))"
      ),
      ("transition = 3", "(= transition 3.0)"),
      ("let t = transition moveIn", "(let t (animation (transition moveIn)))"),
      ("let t = transition", "(let t transition)"),
    ])
  func transitions(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "animations as values",
    arguments: [
      ("let a = animation opacity to 1 over 1s", "(let a (animation opacity (to 1.0) (over 705600000.0ticks)))"),
      ("let a = animation over 1s", "(let a (animation (over 705600000.0ticks)))"),
      ("let a = animation position.x by 1", "(let a (animation (. position x) (by 1.0)))"),
      (
        "let a = [animation b to 1, transition fade]",
        "(let a (list (animation b (to 1.0)) (animation (transition fade))))"
      ),
      ("let a = animation", "(let a animation)"), ("print animation.key", "(print (. animation key))"),
      ("print animation\nopacity = 1", "(print animation)\n(= opacity 1.0)"),
      ("let a = b ? animation over 1s : c", "(let a (? b (animation (over 705600000.0ticks)) c))"),
      ("if a == animation over 1s { }", "(if (== a (animation (over 705600000.0ticks))) {})"),
      ("let a = animation { b to 1 }", "(let a (animation (group {\n  (animate b (to 1.0))\n})))"),
      (
        "let a = animation over 1s { b to 1 }",
        "(let a (animation (over 705600000.0ticks) (group {\n  (animate b (to 1.0))\n})))"
      ),
      ("print \"\\(animation b to 1)\"", "(print (string (animation b (to 1.0))))"),
    ])
  func values(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "control",
    arguments: [
      ("stop a", "(stop a)"), ("stop a \"k\"", "(stop a \"k\")"), ("finish a.b (key)", "(finish (. a b) key)"),
      ("reverse a[0]", "(reverse ([] a 0.0))"), ("pause a", "(pause a)"), ("resume a", "(resume a)"),
      ("pause = true", "(= pause true)"), ("stop.x = 1", "(= (. stop x) 1.0)"),
    ])
  func control(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "what is missing or unknown is told once",
    arguments: [
      (
        "animate a.b mode ①wobbly", "expected linear, discrete, paced, cubic or cubicPaced after 'mode', found 'wobbly'"
      ),
      ("animate a.b rotate①", "expected auto or autoReverse after 'rotate', found the end of the file"),
      ("transition a ①slide over 1s", "expected fade, moveIn, push or reveal after 'a', found 'slide'"),
      ("transition a push from ①above", "expected left, right, top or bottom after 'from', found 'above'"),
      (
        "transition a push progress 10%①",
        "expected 'to' and where the progress ends after '10%', found the end of the file"
      ),
      ("animate a.b through①", "expected a list such as [0, 1] after 'through', found the end of the file"),
      ("animate a.b along①", "expected a path such as circle((50, 50), 40) after 'along', found the end of the file"),
      ("animate a { ①1 }", "expected a property and where it goes, such as 'opacity to 1', found '1'"),
    ])
  func mistakes(text: String, message: String) {
    assertParse(text, diagnostics: [ExpectedDiagnostic(.expected, at: "①", message)])
  }

  @Test("a clause twice, also those with braces")
  func duplicates() {
    assertParse("animate a.b mode cubic ①mode paced", diagnostics: [ExpectedDiagnostic(.duplicateClause, at: "①")])
    assertParse("animate a { b to 1 } ①{ c to 1 }", diagnostics: [ExpectedDiagnostic(.duplicateClause, at: "①")])
  }

  @Test(
    "a word from elsewhere is read as the clause that does the same",
    arguments: [
      ("duration 1s", "over 1s"), ("easing e", "ease e"), ("keyframes [0, 1]", "through [0, 1]"),
      ("keyTimes [0, 1]", "at [0, 1]"), ("path p", "along p"), ("stagger 1s", "delay 1s"), ("yoyo", "autoreverse"),
    ])
  func synonyms(text: String, clause: String) {
    assertParse(
      "animate a.b to 1 ①" + text, diagnostics: [ExpectedDiagnostic(.unknownClause, at: "①")],
      fixed: "animate a.b to 1 " + clause)
  }

  @Test("a misspelt clause is read as the one that was meant")
  func misspelt() {
    assertParse(
      "animate a.b ①thruogh [0, 1]", "(animate (. a b) (through (list 0.0 1.0)))",
      diagnostics: [ExpectedDiagnostic(.unknownClause, at: "①")], fixed: "animate a.b through [0, 1]")
    assertParse(
      "animate a { b to 1 ①esae c }", diagnostics: [ExpectedDiagnostic(.unknownClause, at: "①")],
      fixed: "animate a { b to 1 ease c }")
  }
}
