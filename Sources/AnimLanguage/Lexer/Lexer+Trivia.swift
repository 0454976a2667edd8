extension Lexer {
  /// Passes over white space and comments, and says what they were.
  @inline(__always)
  mutating func skipTrivia() -> Token.Flags {
    let start = position
    var flags: Token.Flags = []
    scanning: while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), 0x09, 0x0b, 0x0c, 0: position += 1
      case 0x0a, 0x0d:
        position += 1
        flags.insert(.afterNewline)
      case UInt8(ascii: "/"):
        switch byte(at: position + 1) {
        case UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "*"):
          if skipBlockComment() { flags.insert(.afterNewline) }
        default: break scanning
        }
      case 0xc2, 0xe2, 0xe3, 0xef:
        guard skipLookAlikeSpace() else { break scanning }
      default: break scanning
      }
    }
    if position > start { flags.insert(.afterSpace) }
    return flags
  }

  private mutating func skipLineComment() {
    let start = position
    position = endOfLine(from: position)
    noteSilencer(from: start, to: position)
  }

  /// Passes over a comment and those inside it, and says whether it has several lines.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    var depth = 1
    var hasNewline = false
    position += 2
    while position < bytes.count {
      let (first, second) = (bytes[position], byte(at: position + 1))
      if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        position += 2
        depth -= 1
        if depth == 0 { return hasNewline }
      } else if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        position += 2
        depth += 1
      } else {
        if first.isLineEnd { hasNewline = true }
        position += 1
      }
    }
    report {
      .unterminatedComment(
        at: $0.range(start, $0.endOfLine(from: start)), missing: depth, endOfFile: $0.range($0.position, $0.position))
    }
    return hasNewline
  }

  /// Passes over a space or mark that only looks like a space, or like nothing.
  private mutating func skipLookAlikeSpace() -> Bool {
    guard let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: position), let lookAlike = LookAlike(scalar),
      lookAlike.isSpace
    else { return false }
    report { .invisibleCharacter(lookAlike, at: $0.range($0.position, $0.position + length)) }
    position += length
    return true
  }

  /// Where the line ends that a byte lies in.
  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    return end
  }
}
