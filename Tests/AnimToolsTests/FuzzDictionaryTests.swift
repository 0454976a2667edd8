import AnimLanguage
import Foundation
import Testing

/// `ANIM_UPDATE=1 swift test --filter FuzzDictionary` writes the dictionary.
@Suite("The fuzzer's dictionary is what the language knows")
struct FuzzDictionaryTests {
  private static let path = "Fuzz/dictionary.txt"

  /// What else a script is made of.
  private static let pieces = [
    "->", "??", "?.", "..<", "...", "~=", "==", "!=", "&&", "||", "+=", "\\(", "{ ", " }", "[", "]", "0s", "1e300",
    "-1", "0 / 0", "100%", "90deg", "#ff8800", "/*", "*/", "//", "\n",
  ]

  private static var text: String {
    let kinds: [Vocabulary.Kind] = [
      .property, .function, .method, .easing, .type, .clause, .transactionOption, .animationEvent, .unit, .offeredValue,
    ]
    let words = Word.allCases.map(\.text) + kinds.flatMap { Vocabulary.entries(of: $0).map(\.name) } + pieces
    return Set(words).sorted().map { "\"\(escaped($0))\"\n" }.joined()
  }

  private static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  @Test("the file is up to date")
  func file() throws {
    if ProcessInfo.processInfo.environment["ANIM_UPDATE"] != nil {
      try Self.text.write(to: Project.root.appending(path: Self.path), atomically: true, encoding: .utf8)
    } else {
      #expect(try Project.text(of: Self.path) == Self.text)
    }
  }
}
