import AnimLanguage
import Foundation
import Testing

@Suite("Every script of the corpus, whole, cut off and mutated")
struct CorpusParseTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus")

  private static let paths: [String] = {
    let names = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".anim") }.sorted()
  }()

  /// How many cuts and flips of each script are tried: with `ANIM_THOROUGH=1` all, which takes minutes.
  private static let effort = ProcessInfo.processInfo.environment["ANIM_THOROUGH"] == nil ? 2 : 1_000_000

  @Test("script", arguments: paths)
  func script(path: String) throws {
    let parsed = Parsed(bytes: [UInt8](try Data(contentsOf: Self.root.appending(path: path))))
    assertParse(parsed, cuts: Self.effort, flips: Self.effort)
    // Where every mistake has a fix, the fixes leave none.
    guard parsed.hasErrors, parsed.diagnostics.allSatisfy({ $0.fixes.first?.applicability == .exact }) else { return }
    #expect(!Parsed(parsed.fixedText).hasErrors, "the fixes leave mistakes")
  }

  @Test("the corpus is there")
  func corpusIsFound() {
    #expect(Self.paths.count > 100)
  }
}
