import AnimLanguage
import Testing

@Suite("Mistakes of letters")
struct LexicalMistakeTests {
  @Test(
    "an unknown unit is told with the nearest one",
    arguments: [
      ("wait 1①sec", "wait 1s"), ("wait 3①seconds", "wait 3s"), ("wait 5①mss", "wait 5ms"),
      ("x = 90①°", "x = 90deg"), ("x = 90①degrees", "x = 90deg"), ("x = 1①turns", "x = 1turn"),
      ("x = 1①m", "x = 1min"), ("x = 1①RAD", "x = 1rad"),
    ])
  func units(text: String, fixed: String) {
    assertParse(text, diagnostics: [ExpectedDiagnostic(.unknownUnit, at: "①")], fixed: fixed)
  }

  @Test("a unit like nothing known has no fix, and is told once")
  func strangeUnit() {
    assertParse(
      "animate card.x to 40①px over 1s", "(animate (. card x) (to <missing>) (over 705600000.0ticks))",
      diagnostics: [ExpectedDiagnostic(.unknownUnit, at: "①", "there is no unit 'px'")])
  }

  @Test("a percent sign that touches both sides is told", arguments: [("10①%3", "10 % 3"), ("10①%x", "10 % x")])
  func percent(text: String, fixed: String) {
    assertParse(
      "x = \(text)", diagnostics: [ExpectedDiagnostic(.percentOrRemainder, at: "①")], fixed: "x = \(fixed)")
  }

  @Test("numbers and durations beyond what can be counted", arguments: ["1e999", "1e300s", "99999999999999min"])
  func tooLarge(text: String) {
    assertParse("x = ①\(text)", "(= x <missing>)", diagnostics: [ExpectedDiagnostic(.numberTooLarge, at: "①")])
  }

  @Test("'#' wants the digits of a color", arguments: ["#", "#12", "#12345", "#ggg", "#1234567890"])
  func colors(text: String) {
    assertParse("x = ①\(text)", "(= x <missing>)", diagnostics: [ExpectedDiagnostic(.malformedColor, at: "①")])
  }

  @Test("a string ends with its line")
  func unterminatedString() {
    assertParse(
      "print ①\"abc\nprint 1", "(print <missing>)\n(print 1.0)",
      diagnostics: [ExpectedDiagnostic(.unterminatedString, at: "①", "this string has no closing quote")],
      fixed: "print \"abc\"\nprint 1")
  }

  @Test(
    "an interpolation ends with its string",
    arguments: [
      (#"print "a \(b①""#, #"print "a \(b)""#), (#"print "a \(b + f(1)①""#, #"print "a \(b + f(1))""#),
    ])
  func unterminatedInterpolation(text: String, fixed: String) {
    assertParse(text, diagnostics: [ExpectedDiagnostic(.unterminatedInterpolation, at: "①")], fixed: fixed)
  }

  @Test("an interpolation does not go on to the next line")
  func interpolationAtLineEnd() {
    assertParse(
      "print \"a \\(b①\nprint 2", "(print (string \"a \" b))\n(print 2.0)",
      diagnostics: [ExpectedDiagnostic(.unterminatedInterpolation, at: "①")])
  }

  @Test("a comment that does not end is told where it begins")
  func unterminatedComment() {
    assertParse(
      "print 1 ①/* a /* b */", "(print 1.0)",
      diagnostics: [ExpectedDiagnostic(.unterminatedComment, at: "①")], fixed: "print 1 /* a /* b */ */")
  }

  @Test("unknown escapes are told, each where it stands")
  func escapes() {
    assertParse(
      #"print "a①\qb②\u{110000}""#,
      diagnostics: [
        ExpectedDiagnostic(.unknownEscape, at: "①", #"'\q' means nothing in a string"#),
        ExpectedDiagnostic(.unknownEscape, at: "②", #"'\u{110000}' is no character"#),
      ])
  }

  @Test(
    "a number that is no character's is told as such", arguments: ["u{D800}", "u{110000}", "u{}", "u{12 34}", "u{xyz}"])
  func scalars(escape: String) {
    assertParse(
      "print \"a①\\\(escape)b\"",
      diagnostics: [ExpectedDiagnostic(.unknownEscape, at: "①", "'\\\(escape)' is no character")])
  }

  @Test(
    "look-alikes are named and read as what they look like",
    arguments: [
      ("x = a ①− 1", "x = a - 1", "(= x (- a 1.0))"), ("x = a ①– 1", "x = a - 1", "(= x (- a 1.0))"),
      ("x = a ①× 2", "x = a * 2", "(= x (* a 2.0))"), ("x = a ①≤ 2", "x = a <= 2", "(= x (<= a 2.0))"),
      ("x = a ①≠ 2", "x = a != 2", "(= x (!= a 2.0))"), ("x = [1①，2]", "x = [1,2]", "(= x (list 1.0 2.0))"),
      ("x = 1①；", "x = 1;", "(= x 1.0)"), ("x = 0①…3", "x = 0...3", "(= x (... 0.0 3.0))"),
    ])
  func lookAlikes(text: String, fixed: String, structure: String) {
    assertParse(text, structure, diagnostics: [ExpectedDiagnostic(.lookAlike, at: "①")], fixed: fixed)
  }

  @Test(
    "strings stand in straight double quotes",
    arguments: [("①“a b”", "\"a b\""), ("①'a b'", "\"a b\""), ("①«a»", "\"a\""), ("①‘a’", "\"a\"")])
  func quotes(text: String, fixed: String) {
    assertParse(
      "print \(text)", "(print <missing>)", diagnostics: [ExpectedDiagnostic(.lookAlike, at: "①")],
      fixed: "print \(fixed)")
  }

  @Test(
    "spaces that are none, and marks that cannot be seen",
    arguments: [("x①\u{a0}= 1", "x = 1"), ("x =①\u{3000}1", "x = 1"), ("x =①\u{200b} 1", "x = 1")])
  func spaces(text: String, fixed: String) {
    assertParse(text, "(= x 1.0)", diagnostics: [ExpectedDiagnostic(.invisibleCharacter, at: "①")], fixed: fixed)
  }

  @Test(
    "characters without a meaning are one mistake a run",
    arguments: [("x = ①@@$1", "x = 1"), ("x = ①🙂1", "x = 1")])
  func unknown(text: String, fixed: String) {
    assertParse(text, "(= x 1.0)", diagnostics: [ExpectedDiagnostic(.unknownCharacter, at: "①")], fixed: fixed)
  }

  @Test("a single & or | is told with the operator that is meant", arguments: [("&", "&&"), ("|", "||")])
  func conditions(text: String, fixed: String) {
    assertParse(
      "x = a ①\(text) b", diagnostics: [ExpectedDiagnostic(.unknownCharacter, at: "①")], fixed: "x = a \(fixed) b")
  }
}
