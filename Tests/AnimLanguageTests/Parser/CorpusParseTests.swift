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

  @Test("script", arguments: paths)
  func script(path: String) throws {
    let parsed = Parsed(bytes: [UInt8](try Data(contentsOf: Self.root.appending(path: path))))
    assertParse(parsed)
    // Where every mistake has a fix, the fixes leave none.
    guard parsed.hasErrors, parsed.diagnostics.allSatisfy({ $0.fixes.first?.applicability == .exact }) else { return }
    #expect(!Parsed(parsed.fixedText).hasErrors, "the fixes leave mistakes")
  }

  @Test("the corpus is there")
  func corpusIsFound() {
    #expect(Self.paths.count > 100)
  }
}
