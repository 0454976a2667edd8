import AnimEngine
import Testing

@testable import AnimLanguage

@Suite("Literals")
struct LiteralTests {
  /// The only expression of `x = text`.
  private func value(_ text: String) -> ExpressionSyntax? {
    let parsed = Parsed("x = \(text)")
    guard parsed.diagnostics.isEmpty, let statement = parsed.tree.ids(of: parsed.tree.root).first,
      case .assign(_, _, let value) = parsed.tree[statement]
    else { return nil }
    return parsed.tree[value]
  }

  @Test(
    "numbers are the nearest doubles",
    arguments: [
      ("1", 1), ("0", 0), (".5", 0.5), ("0.1", 0.1), ("1e-3", 0.001), ("1E+3", 1_000), ("1_000", 1_000),
      ("1_000.000_1", 1_000.0001), ("123456789012345678901234567890", 0x1.8ee90ff6c373ep+96),
      ("0.000000000000000000000000000001", 1e-30), ("9007199254740993", 9_007_199_254_740_992), ("1e22", 1e22),
      ("1e23", 1e23), ("2.2250738585072014e-308", 2.2250738585072014e-308), ("5e-324", .leastNonzeroMagnitude),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1e-400", 0), ("3.141592653589793", Double.pi),
    ] as [(String, Double)])
  func numbers(text: String, expected: Double) {
    guard case .number(let number)? = value(text) else { return #expect(Bool(false), "\(text) is no number") }
    #expect(number == expected)
  }

  @Test(
    "durations are whole ticks",
    arguments: [
      ("1s", 705_600_000), ("250ms", 176_400_000), ("2min", 84_672_000_000), ("0.1s", 70_560_000),
      (".5s", 352_800_000), ("1e-3s", 705_600), ("1ms", 705_600), ("0.0000000001s", 0), ("0.000000001s", 1),
      ("16.666666667ms", 11_760_000), ("0s", 0),
    ] as [(String, Double)])
  func durations(text: String, ticks: Double) {
    guard case .duration(let duration)? = value(text) else { return #expect(Bool(false), "\(text) is no duration") }
    #expect(duration == ticks)
  }

  @Test("a tenth and two tenths of a second are three tenths")
  func exactDurations() {
    guard case .duration(let one)? = value("0.1s"), case .duration(let two)? = value("0.2s"),
      case .duration(let three)? = value("0.3s")
    else { return #expect(Bool(false)) }
    #expect(one + two == three)
    #expect(three == Double(MediaTime(seconds: 0.3).ticks))
  }

  @Test(
    "angles are radians",
    arguments: [("180deg", Double.pi), ("1.5rad", 1.5), ("0.25turn", Double.pi / 2), ("1turn", 2 * Double.pi)])
  func angles(text: String, radians: Double) {
    guard case .angle(let angle)? = value(text) else { return #expect(Bool(false), "\(text) is no angle") }
    #expect(abs(angle - radians) < 1e-15)
  }

  @Test("percentages are fractions", arguments: [("50%", 0.5), ("100%", 1), ("12.5%", 0.125)])
  func percentages(text: String, fraction: Double) {
    guard case .percentage(let value)? = value(text) else { return #expect(Bool(false), "\(text) is no percentage") }
    #expect(value == fraction)
  }

  @Test(
    "colors are red, green, blue and alpha",
    arguments: [
      ("#f80", 0xff88_00ff), ("#f808", 0xff88_0088), ("#ff8000", 0xff80_00ff), ("#FF800040", 0xff80_0040),
      ("#000", 0x0000_00ff), ("#00000000", 0),
    ] as [(String, UInt32)])
  func colors(text: String, rgba: UInt32) {
    guard case .color(let color)? = value(text) else { return #expect(Bool(false), "\(text) is no color") }
    #expect(color == rgba)
  }

  @Test(
    "strings resolve their escapes",
    arguments: [
      (#""abc""#, "abc"), (#""""#, ""), (#""a\nb\tc\rd\0""#, "a\nb\tc\rd\0"), (#""\"\\\'""#, "\"\\'"),
      (#""\u{1F600}\u{e9}""#, "😀é"), (#""日本""#, "日本"), (#""a // b /* c""#, "a // b /* c"),
    ])
  func strings(text: String, expected: String) {
    let parsed = Parsed("print \(text)")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.tree.texts == [expected])
  }

  @Test(
    "a point, an exponent, a unit or a percent sign belongs to the number only where it says so",
    arguments: [
      ("x = 0..<12", "(= x (..< 0.0 12.0))"), ("x = 1...3", "(= x (... 1.0 3.0))"),
      ("x = 1.turns", "(= x (. 1.0 turns))"), ("x = 10 % 3", "(= x (% 10.0 3.0))"),
      ("x = [50%, 1e3]", "(= x (list 0.5fraction 1000.0))"), ("x = 2e3s", "(= x \(2000.0 * 705_600_000)ticks)"),
      ("x = c ?.5 : 1", "(= x (? c 0.5 1.0))"), ("x = 50% * 2", "(= x (* 0.5fraction 2.0))"),
      ("x = 5 %y", "(= x (% 5.0 y))"),
    ])
  func borders(text: String, structure: String) {
    assertParse(text, structure)
  }
}
