import Testing

@testable import AnimLanguage

@Suite("Comments that silence warnings")
struct SilencerTests {
  private func silencers(_ text: String) -> [(names: [String], scope: String)] {
    let source = SourceText(name: "a.anim", text: text)
    var bag = DiagnosticBag()
    return Parser.parse(source, into: &bag).silencers.map { ($0.entries.map(\.name), source.text(in: $0.scope)) }
  }

  @Test(
    "Behind code they count for the line, alone for the next line with code, before all code for the file",
    arguments: [
      ("a = 1\nb = 2 // allow(x/y)\nc = 3", ["b = 2 // allow(x/y)"]),
      ("a = 1\n// allow(x/y)\nb = 2\nc = 3", ["// allow(x/y)\nb = 2"]),
      ("a = 1\n  // allow(x/y)\n\n  // more\n  b = 2\nc", ["  // allow(x/y)\n\n  // more\n  b = 2"]),
      ("// allow(x/y)\na = 1\nb = 2", ["// allow(x/y)\na = 1\nb = 2"]),
      ("// head\n\n//allow(x/y): because\na", ["// head\n\n//allow(x/y): because\na"]),
      ("a\n// allow(x/y)", ["// allow(x/y)"]),
      ("a\r\n// allow(x/y)\r\nb\r\nc", ["// allow(x/y)\r\nb"]),
      ("a = 1\n// allow(x/y)\n// allow(x/z)\nb", ["// allow(x/y)\n// allow(x/z)\nb", "// allow(x/z)\nb"]),
    ])
  func scopes(text: String, scopes: [String]) {
    #expect(silencers(text).map(\.scope) == scopes)
  }

  @Test(
    "Several ids stand between commas; other comments are only comments",
    arguments: [
      ("// allow(a/b, c/d)", [["a/b", "c/d"]]), ("// allow( a/b )", [["a/b"]]), ("// allow()", [[""]]),
      ("// allow a/b", []), ("// allow(a/b", []), ("// allowed(a/b)", []), ("/* allow(a/b) */", []),
      ("print \"// allow(a/b)\"", []),
    ] as [(String, [[String]])])
  func names(text: String, names: [[String]]) {
    #expect(silencers(text).map(\.names) == names)
  }

  private func told(_ text: String, isStrict: Bool = false) -> [String] {
    var state = Importer.State()
    state.isStrict = isStrict
    var importer = Importer(state)
    _ = importer.check(SourceText(name: "a.anim", text: text))
    return importer.diagnostics.diagnostics.map { "\($0.severity) \($0.id)" }
  }

  @Test("Only the warnings named, only in their place, and no errors")
  func effect() {
    let zero = "layer a {}\nanimate a.opacity to 0 over 0s"
    #expect(told(zero) == ["warning animation/useless-duration"])
    #expect(told(zero + " // allow(animation/useless-duration)") == [])
    #expect(
      told(zero + " // allow(animation/conflict)") == ["warning animation/useless-duration"],
      "whether animations meet may be known only while running")
    #expect(
      told(zero + " // allow(time/endless)") == ["warning animation/useless-duration", "warning allow/unused"])
    #expect(told("a.b = 1 // allow(name/unknown)") == ["error name/unknown", "error allow/error"])
    #expect(told("let a = 1 // allow(nme/unknown)") == ["error allow/unknown-id"])
  }

  @Test("While there are errors nothing is said to be of no use")
  func errorsFirst() {
    #expect(told("x.y = 1\n// allow(time/endless)\nlet a = 1") == ["error name/unknown"])
  }

  @Test("Strict makes errors of what is not silenced")
  func strict() {
    let zero = "layer a {}\nanimate a.opacity to 0 over 0s"
    #expect(told(zero, isStrict: true) == ["error animation/useless-duration"])
    #expect(told("// allow(animation/useless-duration)\n" + zero, isStrict: true) == [])
    #expect(told("let a = 1\n// allow(time/endless)\nlet b = 1", isStrict: true) == ["error allow/unused"])
  }

  @Test("A misspelt id is offered the nearest")
  func nearest() {
    var importer = Importer()
    _ = importer.check(SourceText(name: "a.anim", text: "let a = 1 // allow(time/endles)"))
    let diagnostic = importer.diagnostics.diagnostics.first
    #expect(diagnostic?.hint == "did you mean 'time/endless'?")
    #expect(diagnostic?.fixes.first?.edits.first?.replacement == "time/endless")
  }
}
