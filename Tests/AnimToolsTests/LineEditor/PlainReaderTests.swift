import AnimLanguage
import Testing

@testable import AnimTools

@Suite("Reading entries that no person types")
struct PlainReaderTests {
  /// All entries, and whether the end came after them.
  private func entries(_ bytes: [UInt8]) -> [String] {
    var reader = PlainReader(.bytes(bytes))
    var entries: [String] = []
    while case .entry(let entry) = reader.readEntry(EntryContext(prompt: "> ")) { entries.append(entry) }
    #expect(reader.readEntry(EntryContext(prompt: "> ")) == .end)
    return entries
  }

  @Test(
    "Lines are gathered until they are complete; blank ones between entries are passed over",
    arguments: [
      ("", []), ("\n \n\t\n", []), ("let x = 1\nprint x\n", ["let x = 1", "print x"]),
      ("print 1", ["print 1"]), ("\n\nprint 1\n\n", ["print 1"]), ("print 1\r\nprint 2\r\n", ["print 1", "print 2"]),
      ("layer a {\n\n}\n", ["layer a {\n\n}"]), ("layer a {\n", ["layer a {"]), (":step\n", [":step"]),
    ])
  func gathers(text: String, expected: [String]) {
    #expect(entries(Array(text.utf8)) == expected)
  }

  @Test("Bytes that are not UTF-8 do not end the input")
  func badBytes() {
    #expect(entries([0x70, 0xff, 0x0a, 0x71, 0x0a]) == ["p\u{fffd}", "q"])
  }

  @Test("Nobody is there")
  func notInteractive() {
    #expect(!PlainReader(.bytes([])).isInteractive)
  }
}
