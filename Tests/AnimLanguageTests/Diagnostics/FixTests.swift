import Foundation
import Testing

@testable import AnimLanguage

@Suite("Fixes")
struct FixTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus")

  /// The scripts of the corpus that stand alone.
  private static let paths: [String] = {
    let names = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".anim") && ($0.hasPrefix("newcomers/") || $0.hasPrefix("errors/")) }
      .filter { !$0.hasPrefix("errors/imports/") }
      .sorted()
  }()

  @Test("A fix leaves a script without its mistake, and without a new one", arguments: paths)
  func mends(path: String) throws {
    let text = String(decoding: try Data(contentsOf: Self.root.appending(path: path)), as: UTF8.self)
    let script = CheckedScript(text)
    let before = script.diagnostics.reduce(into: [String: Int]()) { $0[Self.summary($1), default: 0] += 1 }
    for (index, diagnostic) in script.diagnostics.enumerated() {
      guard let fix = diagnostic.fixes.first, fix.applicability != .placeholder, let fixed = script.fixed(index) else {
        continue
      }
      let after = CheckedScript(fixed).diagnostics
      let mistake = Self.summary(diagnostic)
      let count = after.count { Self.summary($0) == mistake }
      #expect(count < before[mistake, default: 0], "'\(fix.title)' does not mend: \(mistake)")
      let new = Set(after.filter { $0.severity == .error }.map(Self.summary)).subtracting(before.keys)
      if !Self.uncovering.contains("\(path): \(fix.title)") {
        #expect(new.isEmpty, "'\(fix.title)' for '\(mistake)' leaves: \(new.sorted().joined(separator: "; "))")
      }
    }
  }

  private static func summary(_ diagnostic: Diagnostic) -> String { "\(diagnostic.id) \(diagnostic.message)" }

  /// Fixes behind which another mistake of the script comes to light that could not be seen before.
  private static let uncovering: Set<String> = [
    "errors/calls/on-event.anim: write 'finish'", "errors/syntax/chains.anim: insert '&& 1'",
    "errors/syntax/characters.anim: remove it", "errors/syntax/operators.anim: insert a space",
    "newcomers/actions.anim: write 'opacity'", "newcomers/actions.anim: write 'action'",
    "newcomers/fade-chain.anim: write 'call done'", "newcomers/groups.anim: insert 'to '",
    "newcomers/quotes.anim: write straight quotes",
    "newcomers/sequence.anim: remove it", "newcomers/shapes.anim: write 'path'", "newcomers/strings.anim: insert ','",
  ]
}
