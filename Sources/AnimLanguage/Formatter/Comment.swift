/// A comment, and where it stands among the tokens.
struct Comment {
  /// Its bytes, without the line end after it.
  var range: Range<Int>
  /// The token that it stands before.
  var token: Int
  /// How many line ends part it from the token or comment before it: 0, 1, or 2 for more.
  var lineEnds: UInt8
  /// Whether it is `// …` rather than `/* … */`.
  var isLineComment: Bool
  /// Whether it has several lines.
  var isMultiline: Bool

  /// Reads the comment that begins at a `/`.
  init(in bytes: [UInt8], at start: Int, limit: Int, token: Int, lineEnds: UInt8) {
    var end = start + 2
    isLineComment = bytes[start + 1] == UInt8(ascii: "/")
    isMultiline = false
    if isLineComment {
      while end < limit, !bytes[end].isLineEnd { end += 1 }
    } else {
      var depth = 1
      while depth > 0, end < limit {
        let next = end + 1 < limit ? bytes[end + 1] : 0
        if bytes[end] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
          depth -= 1
          end += 2
        } else if bytes[end] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          depth += 1
          end += 2
        } else {
          if bytes[end].isLineEnd { isMultiline = true }
          end += 1
        }
      }
    }
    range = start..<end
    self.token = token
    self.lineEnds = lineEnds
  }

  /// The lines of its text, without white space around them.
  func lines(in bytes: [UInt8]) -> Lines { Lines(bytes: bytes, position: range.lowerBound, end: range.upperBound) }

  struct Lines: IteratorProtocol {
    let bytes: [UInt8]
    var position: Int
    let end: Int
    /// Where the white space at the beginning of the line that was read last began.
    private(set) var lineStart = 0
    private var isAtEnd = false

    init(bytes: [UInt8], position: Int, end: Int) {
      self.bytes = bytes
      self.position = position
      self.end = end
    }

    mutating func next() -> ArraySlice<UInt8>? {
      guard !isAtEnd else { return nil }
      lineStart = position
      while position < end, !bytes[position].isLineEnd { position += 1 }
      var line = bytes[lineStart..<position]
      if position == end {
        isAtEnd = true
      } else {
        position += bytes[position] == 0x0d && position + 1 < end && bytes[position + 1] == 0x0a ? 2 : 1
      }
      while let last = line.last, last.isBlank { line.removeLast() }
      while let first = line.first, first.isBlank { line.removeFirst() }
      return line
    }
  }
}

extension UInt8 {
  /// Whether it is white space that ends no line.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == 0x09 || self == 0x0b || self == 0x0c }
}
