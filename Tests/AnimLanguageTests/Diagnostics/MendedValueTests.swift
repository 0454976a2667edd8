import Testing

@testable import AnimLanguage

@Suite("Values in the form of another type")
struct MendedValueTests {
  @Test(
    "the fix writes what the place wants",
    arguments: [
      ("layer a { hidden = 1 }", "layer a { hidden = true }"),
      ("layer a { position = 3 }", "layer a { position = (3, 3) }"),
      ("layer a { transform = 45deg }", "layer a { transform = rotate(45deg) }"),
      ("layer a { backgroundColor = (255, 0, 0) }", "layer a { backgroundColor = rgb(255, 0, 0) }"),
      ("layer a: shape { path = \"M 0 0\" }", "layer a: shape { path = path(\"M 0 0\") }"),
      ("layer a { frame = (10, 20) }", "layer a { frame = (0, 0, 10, 20) }"),
      ("wait 1h", "wait 60min"), ("wait 2days", "wait 2880min"), ("print 100grad", "print 90deg"),
      ("let n = 1\nprint n\nn = 2", "var n = 1\nprint n\nn = 2"),
      ("var xs = [1]\nxs += 2\nprint xs", "var xs = [1]\nxs += [2]\nprint xs"),
    ])
  func fixed(text: String, fixed: String) {
    let script = CheckedScript(text)
    #expect(script.diagnostics.filter { $0.severity == .error }.count == 1)
    #expect(script.fixed() == fixed)
    #expect(!CheckedScript(fixed).diagnostics.contains { $0.severity == .error })
  }

  @Test("a unit that is only near another has no fix", arguments: ["print 2x", "print 1f", "print 3w"])
  func units(text: String) {
    let script = CheckedScript(text)
    #expect(script.diagnostics.first?.id == .unknownUnit)
    #expect(script.diagnostics.first?.fixes == [])
  }

  @Test("statements in a group are told once each")
  func group() {
    let script = CheckedScript("layer a {}\nanimate a over 1s { opacity to 1; wait 0.5s; print 1 }")
    #expect(script.told == ["syntax/expected 2:35 wait", "syntax/expected 2:46 print"])
  }

  @Test("a word that stands twice is told once", arguments: ["print print 1", "layer layer a {}", "let let x = 1"])
  func twice(text: String) {
    #expect(CheckedScript(text).diagnostics.filter { $0.severity == .error }.map(\.id) == [.unexpected])
  }
}
