import Testing

@testable import AnimTools

@Suite("The text that is edited")
struct EditBufferTests {
  /// A buffer with the cursor at `|`.
  static func buffer(_ marked: String) -> EditBuffer {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var buffer = EditBuffer(parts.joined())
    if parts.count > 1 { buffer.moveCursor(to: parts[0].count) }
    return buffer
  }

  /// Its text with `|` at the cursor.
  static func marked(_ buffer: EditBuffer) -> String {
    buffer.textBeforeCursor + "|" + String(buffer.characters[buffer.cursor...])
  }

  @Test(
    "A text goes where the cursor is, and the cursor behind it",
    arguments: [
      ("|", "a", "a|"), ("ab|cd", "XY", "abXY|cd"), ("a|", "\r\nb\rc\n", "a\nb\nc\n|"), ("e|", "\u{301}", "e\u{301}|"),
      ("ae|b", "\u{301}", "ae\u{301}|b"), ("👩|", "\u{200d}👧", "👩\u{200d}👧|"), ("|", "\u{301}", "\u{301}|"),
      ("🇩|", "🇪", "🇩🇪|"), ("|x", "日本", "日本|x"), ("|", "\r", "\n|"),
      ("|", "\r\r\n", "\n\n|"),
    ])
  func insert(before: String, text: String, after: String) {
    var buffer = Self.buffer(before)
    buffer.insert(text)
    #expect(Self.marked(buffer) == after)
    #expect(buffer.characters == Array(buffer.text))
  }

  @Test("Removing what stood between a letter and a mark joins them")
  func removeJoins() {
    var buffer = EditBuffer("ex")
    buffer.insert("\u{301}")
    #expect(buffer.characters.count == 2)
    buffer = EditBuffer("e\n")
    buffer.insert("\u{301}")
    #expect(buffer.characters.count == 3)
    buffer.remove(1..<2)
    #expect(Self.marked(buffer) == "e\u{301}|")
    #expect(buffer.characters == Array(buffer.text))
  }

  @Test("Places outside of the text are its ends")
  func clamps() {
    var buffer = EditBuffer("abc")
    buffer.moveCursor(to: 99)
    #expect(buffer.cursor == 3)
    buffer.moveCursor(to: -1)
    #expect(buffer.cursor == 0)
    buffer.remove(1..<99)
    #expect(Self.marked(buffer) == "a|")
  }

  @Test("Lines, their ends and the cells of the cursor")
  func lines() {
    let buffer = Self.buffer("ab\n日\t本|c\n")
    #expect(buffer.lineCount == 3)
    #expect(buffer.cursorLine == 1)
    #expect(buffer.lineStart(of: buffer.cursor) == 3)
    #expect(buffer.lineEnd(of: buffer.cursor) == 7)
    #expect(buffer.cursorColumn == 6)
    #expect(buffer.cursorOffset == 10)
    #expect(Self.marked(Self.buffer("|\n")) == "|\n")
  }

  @Test("Going up and down keeps to a cell, also past wide characters and short lines")
  func vertical() {
    let buffer = Self.buffer("日本語\nab|\n")
    #expect(buffer.placeAbove(column: 2) == 1)
    #expect(buffer.placeAbove(column: 3) == 1)
    #expect(buffer.placeAbove(column: 99) == 3)
    #expect(buffer.placeBelow(column: 2) == 7)
    #expect(Self.buffer("a|b").placeAbove(column: 0) == nil)
    #expect(Self.buffer("a|b").placeBelow(column: 0) == nil)
  }

  @Test(
    "Words are letters and digits; chunks are what stands between white space",
    arguments: [
      ("foo bar_1|.baz", 4, 4, 13), ("foo  |", 0, 0, 5), ("|", 0, 0, 0), ("a.b-c|", 4, 0, 5), ("|(x)", 0, 0, 2),
    ])
  func words(marked: String, wordStart: Int, chunkStart: Int, wordEnd: Int) {
    let buffer = Self.buffer(marked)
    #expect(buffer.wordStart(before: buffer.cursor) == wordStart)
    #expect(buffer.chunkStart(before: buffer.cursor) == chunkStart)
    #expect(buffer.wordEnd(after: buffer.cursor) == wordEnd)
  }
}
