import AnimLanguage
import Testing

@Suite("The corpus has every diagnostic")
struct DiagnosticCoverageTests {
  /// What no file of the corpus can get: limits that are too far away, and what only a host does. Their pages get them,
  /// under small limits.
  private static let onPagesOnly: Set<String> = [
    "limit/source-size", "limit/function-size", "limit/duration", "limit/wall-time", "limit/imported-bytes",
    "run/cancelled", "host/write", "host/read", "host/failed", "host/missing", "host/layer", "archive/refused",
    "reload/text",
    "reload/host-call",
  ]

  /// What the scripts of the corpus expect: `error: 2:9 name/unknown`.
  private static let expected = Project.scripts(in: "Tests/Corpus").flatMap { path in
    (try? Project.text(of: path)).map { Expectations(of: $0).diagnostics } ?? []
  }

  @Test("Some script gets each id", arguments: DiagnosticID.all.map(\.name))
  func isCovered(id: String) {
    let isExpected = Self.expected.contains { $0.split(separator: " ").last.map(String.init) == id }
    #expect(isExpected != Self.onPagesOnly.contains(id), "add a script to Tests/Corpus/errors")
  }

  @Test("What the corpus gets as a warning can be silenced, and only that")
  func warnings() {
    let warned = Set(
      Self.expected.filter { $0.hasPrefix("warning: ") }.compactMap { $0.split(separator: " ").last.map(String.init) })
    let declared = Set(DiagnosticID.warnings.map(\.name)).subtracting(Self.onPagesOnly)
    #expect(warned == declared)
  }
}
