import AnimLanguage

/// The text of an entry that is being edited, in characters as people see them, and where the cursor stands in it.
struct EditBuffer: Hashable, Sendable {
  /// The characters; lines end with a line feed.
  private(set) var characters: [Character] = []
  /// The character before which the cursor stands; their number at the end.
  private(set) var cursor = 0

  init() {}

  /// A text with the cursor at its end.
  init(_ text: String) {
    insert(text)
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }
  var isCursorAtEnd: Bool { cursor == characters.count }

  /// What stands before the cursor.
  var textBeforeCursor: String { String(characters[..<cursor]) }

  /// The place of the cursor in the text's UTF-8.
  var cursorOffset: Int { characters[..<cursor].reduce(0) { $0 + $1.utf8.count } }

  // MARK: Changes

  mutating func moveCursor(to place: Int) { cursor = min(max(place, 0), characters.count) }

  /// Puts a text where the cursor is, which goes behind it.
  mutating func insert(_ text: String) { replace(cursor..<cursor, with: text) }

  /// Puts a text in the place of some characters, and the cursor behind it.
  ///
  /// Marks join the character before them, as they do when they are typed one after the other, so the neighbours of the
  /// place are read again with it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<characters.count)
    let first = max(range.lowerBound - 1, 0)
    let last = min(range.upperBound + 1, characters.count)
    let before = String(characters[first..<range.lowerBound]) + EditBuffer.withPlainLineEnds(text)
    let after = String(characters[range.upperBound..<last])
    let joined = Array(before + after)
    // What follows may have joined the last character that was put in: the cursor does not split it.
    var place = first
    var length = 0
    while length < before.utf8.count, place - first < joined.count {
      length += joined[place - first].utf8.count
      place += 1
    }
    characters.replaceSubrange(first..<last, with: joined)
    cursor = place
  }

  mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

  /// A text whose lines end with line feeds only.
  private static func withPlainLineEnds(_ text: String) -> String {
    guard text.utf8.contains(0x0d) else { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x0a, result.last == 0x0d { result.removeLast() }
      if result.last == 0x0d { result[result.count - 1] = 0x0a }
      result.append(byte)
    }
    if result.last == 0x0d { result[result.count - 1] = 0x0a }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Lines

  /// Where the line begins that a place lies in.
  func lineStart(of place: Int) -> Int { characters[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }

  /// Where the line ends that a place lies in.
  func lineEnd(of place: Int) -> Int { characters[place...].firstIndex(of: "\n") ?? characters.count }

  /// The line that the cursor is in, from 0.
  var cursorLine: Int { characters[..<cursor].count { $0 == "\n" } }
  var lineCount: Int { characters.count { $0 == "\n" } + 1 }

  /// The cell of its line, from 0, that the cursor stands on.
  var cursorColumn: Int { DisplayWidth.cells(of: String(characters[lineStart(of: cursor)..<cursor])) }

  /// The place on a line, from one that lies in it, that is nearest to a cell.
  func place(atColumn column: Int, inLineOf place: Int) -> Int {
    let end = lineEnd(of: place)
    var cells = 0
    for index in lineStart(of: place)..<end {
      let isTab = characters[index] == "\t"
      cells +=
        isTab ? DisplayWidth.tabWidth - cells % DisplayWidth.tabWidth : DisplayWidth.cells(of: "\(characters[index])")
      if cells > column { return index }
    }
    return end
  }

  /// The place one line up at a cell; nil on the first line.
  func placeAbove(column: Int) -> Int? {
    let start = lineStart(of: cursor)
    return start > 0 ? place(atColumn: column, inLineOf: start - 1) : nil
  }

  /// The place one line down at a cell; nil on the last line.
  func placeBelow(column: Int) -> Int? {
    let end = lineEnd(of: cursor)
    return end < characters.count ? place(atColumn: column, inLineOf: end + 1) : nil
  }

  // MARK: Words

  /// Where the word ends that is at a place or follows it.
  func wordEnd(after place: Int) -> Int {
    var end = place
    while end < characters.count, !characters[end].isPartOfWord { end += 1 }
    while end < characters.count, characters[end].isPartOfWord { end += 1 }
    return end
  }

  /// Where the word begins that ends at a place or before it.
  func wordStart(before place: Int) -> Int {
    var start = place
    while start > 0, !characters[start - 1].isPartOfWord { start -= 1 }
    while start > 0, characters[start - 1].isPartOfWord { start -= 1 }
    return start
  }

  /// Where what stands between white space begins that ends at a place or before it.
  func chunkStart(before place: Int) -> Int {
    var start = place
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    return start
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
