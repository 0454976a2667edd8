import AnimLanguage
import Testing

@Suite("Places in a text")
struct SourceMapTests {
  private func map(_ text: String) -> SourceMap { SourceMap([SourceText(name: "a", text: text)]) }

  /// The line and column of the first place where a part of a text begins.
  private func location(of part: String, in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let offset = (0...(bytes.count - wanted.count)).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) } ?? 0
    guard let location = map(text).location(of: UInt32(offset)) else { return [] }
    return [location.line, location.column]
  }

  @Test(
    "columns count characters as people see them",
    arguments: [
      ("abc", "c", [1, 3]), ("a\nbc", "c", [2, 2]), ("\tx", "x", [1, 2]), ("é x", "x", [1, 3]),
      ("e\u{301} x", "x", [1, 3]), ("👨‍👩‍👧‍👦 x", "x", [1, 3]), ("日本x", "x", [1, 3]), ("שלום x", "x", [1, 6]),
      ("🇩🇪🇫🇷x", "x", [1, 3]), ("a\r\nb\r\nx", "x", [3, 1]), ("a\rx", "x", [2, 1]), ("a\n\nx", "x", [3, 1]),
    ])
  func columns(text: String, part: String, expected: [Int]) {
    #expect(location(of: part, in: text) == expected)
  }

  @Test(
    "language servers count UTF-16 units from 0",
    arguments: [
      ("abc", 2, 0, 2), ("é x", 3, 0, 2), ("👨‍👩‍👧‍👦x", 25, 0, 11), ("日x", 3, 0, 1), ("a\r\n😀x", 7, 1, 2),
      ("e\u{301}x", 3, 0, 2),
    ])
  func utf16(text: String, offset: UInt32, line: Int, character: Int) {
    let map = map(text)
    let position = map.utf16Position(of: offset)
    #expect(position?.line == line)
    #expect(position?.character == character)
    #expect(map.offset(file: 0, line: line, utf16Character: character) == offset)
  }

  @Test("UTF-16 places inside a character or past the line are moved to where one can be")
  func clampedUTF16() {
    let map = map("😀x\ny")
    #expect(map.offset(file: 0, line: 0, utf16Character: 1) == 0)
    #expect(map.offset(file: 0, line: 0, utf16Character: 99) == 5)
    #expect(map.offset(file: 0, line: 9, utf16Character: 0) == nil)
    #expect(map.offset(file: 3, line: 0, utf16Character: 0) == nil)
  }

  @Test(
    "terminals show tabs, wide letters and marks in cells",
    arguments: [
      ("\tx", 1, 4), ("a\tx", 2, 4), ("abcd\tx", 5, 8), ("日本x", 6, 4), ("e\u{301}x", 3, 1), ("👨‍👩‍👧‍👦x", 25, 2),
      ("שלx", 4, 2), ("한글x", 6, 4), ("ａx", 3, 2), ("🇩🇪x", 8, 2), ("❤️x", 6, 2), ("☀x", 3, 1),
    ] as [(String, UInt32, Int)])
  func cells(text: String, offset: UInt32, column: Int) {
    #expect(map(text).displayColumn(of: offset) == column)
  }

  @Test("lines are shown as the cells are counted, without what would disturb a terminal")
  func expanded() {
    #expect(DisplayWidth.expanded("\ta\tb") == "    a   b")
    #expect(DisplayWidth.expanded("a\u{1b}[31mb\u{202e}c") == "a\u{fffd}[31mb\u{fffd}c")
    for text in ["\ta\tb", "日\tx", "a\u{1b}b", "👨‍👩‍👧‍👦\tx"] {
      #expect(DisplayWidth.cells(of: text) == DisplayWidth.cells(of: DisplayWidth.expanded(text)))
    }
  }

  @Test("lines come without their ends")
  func lines() {
    let map = map("a\r\nb\n\nc\rd")
    #expect(map.lineCount(file: 0) == 5)
    #expect((1...5).map { map.lineText(file: 0, line: $0) } == ["a", "b", "", "c", "d"])
    #expect(map.lineText(file: 0, line: 0) == nil)
    #expect(map.lineText(file: 0, line: 6) == nil)
    #expect(map.lineText(file: 1, line: 1) == nil)
  }

  @Test("offsets say which file they lie in")
  func files() {
    let first = SourceText(name: "a", text: "one\n")
    let second = SourceText(name: "b", text: "two", base: first.nextBase)
    let map = SourceMap([second, first])
    #expect(map.files.map(\.name) == ["a", "b"])
    #expect(map.location(of: 3) == SourceMap.Location(file: 0, line: 1, column: 4))
    #expect(map.location(of: 4)?.file == 0)
    #expect(map.location(of: 5) == SourceMap.Location(file: 1, line: 1, column: 1))
    #expect(map.location(of: 8) == SourceMap.Location(file: 1, line: 1, column: 4))
    #expect(map.location(of: 9_999)?.file == 1)
    #expect(second.text(in: SourceRange(5, 7)) == "tw")
  }

  @Test("without a file there is no place; an empty file has one line")
  func empty() {
    #expect(SourceMap([]).location(of: 0) == nil)
    #expect(map("").location(of: 0) == SourceMap.Location(file: 0, line: 1, column: 1))
    #expect(map("").lineCount(file: 0) == 1)
  }

  @Test("bytes that are no text still have places")
  func invalidBytes() {
    let map = SourceMap([SourceText(name: "a", bytes: [0xff, 0xfe, 0x0a, 0x80])])
    #expect(map.location(of: 3) == SourceMap.Location(file: 0, line: 2, column: 1))
  }
}
