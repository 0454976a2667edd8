/// The lines of a formatted text as they are written.
///
/// A comment at the end of a line is kept apart until the lines around are known, as comments in neighbouring lines
/// may stand in one column.
struct FormattedLines {
  private struct Line {
    /// Where its code ends in ``code``.
    var end: Int
    /// The cells that its code takes.
    var width: Int
    var isAfterBlank: Bool
    /// The comment at its end, and the cell where that stood in the original.
    var trailing: (range: Range<Int>, column: Int)?
  }

  private let source: SourceText
  /// The code of all lines, without line ends between them.
  private var code: [UInt8] = []
  private var lines: [Line] = []
  /// The cell that the line being written has got to.
  private(set) var column = 0
  /// Whether what was written last is a comment on a line of its own.
  private(set) var endsInComment = false

  init(_ source: SourceText) {
    self.source = source
    code.reserveCapacity(source.bytes.count)
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Whether there is more than a script may have, as indentation can make it of a short one.
  var isTooLong: Bool { code.count > SourceText.sizeLimit }

  /// Begins a line.
  mutating func begin(indentation: Int, afterBlank isAfterBlank: Bool) {
    let isAfterBlank = isAfterBlank && !lines.isEmpty
    lines.append(Line(end: code.count, width: 0, isAfterBlank: isAfterBlank, trailing: nil))
    column = 0
    appendSpaces(indentation)
  }

  mutating func appendSpaces(_ count: Int) {
    for _ in 0..<count { code.append(UInt8(ascii: " ")) }
    extend(by: count)
  }

  mutating func appendToken(_ text: ArraySlice<UInt8>) {
    code.append(contentsOf: text)
    extend(by: DisplayWidth.cells(ofToken: text))
    endsInComment = false
  }

  private mutating func extend(by cells: Int) {
    column += cells
    lines[lines.count - 1].end = code.count
    lines[lines.count - 1].width = column
  }

  // MARK: Comments

  /// Puts a comment at the end of the line.
  mutating func setTrailing(_ comment: Comment) {
    let lineStart = startOfLine(around: comment.range.lowerBound)
    let column = DisplayWidth.cells(ofToken: source.bytes[lineStart..<comment.range.lowerBound])
    lines[lines.count - 1].trailing = (trimmed(comment.range), column)
  }

  /// Writes a comment where the line has got to. Further lines of it are moved as far as its first line is.
  mutating func append(_ comment: Comment) {
    endsInComment = true
    guard comment.isMultiline else {
      code.append(contentsOf: source.bytes[trimmed(comment.range)])
      return extend(by: DisplayWidth.cells(ofToken: source.bytes[comment.range]))
    }
    let lineStart = startOfLine(around: comment.range.lowerBound)
    let shift = indentationOfLine - indentation(from: lineStart)
    var texts = comment.lines(in: source.bytes)
    code.append(contentsOf: texts.next() ?? [])
    while let text = texts.next() {
      code.append(0x0a)
      column = 0
      guard !text.isEmpty else { continue }
      if shift == 0 {
        code.append(contentsOf: source.bytes[texts.lineStart..<text.startIndex])
        column = indentation(from: texts.lineStart)
      } else {
        column = max(0, indentation(from: texts.lineStart) + shift)
        for _ in 0..<column { code.append(UInt8(ascii: " ")) }
      }
      code.append(contentsOf: text)
      column += DisplayWidth.cells(ofToken: text)
    }
    extend(by: 0)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
    return range.lowerBound..<end
  }

  /// How far the line that is written is indented, or the last line of a comment in it.
  private var indentationOfLine: Int {
    let lineStart = lines.count > 1 ? lines[lines.count - 2].end : 0
    var start = code.count
    while start > lineStart, code[start - 1] != 0x0a { start -= 1 }
    return DisplayWidth.cells(ofToken: code[start...].prefix(while: \.isBlank))
  }

  private func startOfLine(around index: Int) -> Int {
    var start = index
    while start > 0, !source.bytes[start - 1].isLineEnd { start -= 1 }
    return start
  }

  /// The cells of the white space that a line of the original begins with.
  private func indentation(from start: Int) -> Int {
    var end = start
    while end < source.bytes.count, source.bytes[end].isBlank { end += 1 }
    return DisplayWidth.cells(ofToken: source.bytes[start..<end])
  }

  // MARK: Text

  /// All lines, each with its line end.
  var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(code.count + lines.count)
    var start = 0
    var columns = CommentColumns()
    for index in lines.indices {
      let line = lines[index]
      if line.isAfterBlank { text.append(0x0a) }
      text.append(contentsOf: code[start..<line.end])
      start = line.end
      if let (range, _) = line.trailing {
        let column = columns.next { run(from: index) }
        for _ in line.width..<column { text.append(UInt8(ascii: " ")) }
        text.append(contentsOf: source.bytes[range])
      }
      text.append(0x0a)
    }
    return text
  }

  /// The comments at the ends of a line and those after it, up to a blank line or too many without one.
  private func run(from first: Int) -> [CommentColumns.Place] {
    var places: [CommentColumns.Place] = []
    var gap = 0
    for line in lines[first...] {
      if line.isAfterBlank, !places.isEmpty { break }
      if let (_, column) = line.trailing {
        places.append(CommentColumns.Place(codeWidth: line.width, originalColumn: column))
        gap = 0
      } else {
        gap += 1
        if gap > CommentColumns.widestGap { break }
      }
    }
    return places
  }
}

extension DisplayWidth {
  /// The cells of a piece of a line.
  static func cells(ofToken bytes: ArraySlice<UInt8>) -> Int {
    let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != 0x09 }
    return isPlain ? bytes.count : cells(of: String(decoding: bytes, as: UTF8.self))
  }
}
