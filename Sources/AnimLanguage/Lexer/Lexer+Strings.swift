extension Lexer {
  /// Reads a string up to its end or its first interpolation.
  mutating func readString(_ flags: Token.Flags) {
    let start = position
    position += 1
    switch scanText() {
    case .quote: append(.string, from: start, flags: flags)
    case .interpolation: openInterpolation(.stringStart, from: start, flags)
    case .lineEnd:
      guard openInterpolations > 0 else {
        report { .unterminatedString(at: $0.range(start, $0.position), laterQuote: $0.laterQuote) }
        return append(.string, from: start, flags: flags.union(.malformed))
      }
      // It was to be the end of the string around it, whose interpolation lacks its bracket.
      closeInterpolation(at: start)
      position = start + 1
      append(.stringEnd, from: start, flags: flags.union(.malformed))
    }
  }

  /// Reads the part of a string that follows an interpolation.
  mutating func continueString(_ flags: Token.Flags) {
    let start = position
    position += 1
    switch scanText() {
    case .quote: append(.stringEnd, from: start, flags: flags)
    case .interpolation: openInterpolation(.stringMiddle, from: start, flags)
    case .lineEnd:
      report { .unterminatedString(at: $0.range(start + 1, $0.position), laterQuote: $0.laterQuote) }
      append(.stringEnd, from: start, flags: flags.union(.malformed))
    }
  }

  /// Ends all open interpolations at the end of a line: strings have one line.
  mutating func abandonInterpolations() {
    let end = Int((tokens.last?.range.upperBound ?? source.base) &- source.base)
    let resume = position
    position = end
    var isTold = false
    while openInterpolations > 0 {
      if isTold { discardInterpolation() } else { closeInterpolation(at: end) }
      isTold = true
      append(.stringEnd, from: end, flags: .malformed)
    }
    position = resume
  }

  private mutating func openInterpolation(_ kind: Token.Kind, from start: Int, _ flags: Token.Flags) {
    guard brackets.count < nestingLimit else {
      report { .nestedTooDeeply(at: $0.range($0.position - 2, $0.position), limit: $0.nestingLimit) }
      position = endOfLine(from: position)
      return append(kind == .stringStart ? .string : .stringEnd, from: start, flags: flags.union(.malformed))
    }
    brackets.append(Bracket(kind: .interpolation, position: position - 2))
    openInterpolations += 1
    append(kind, from: start, flags: flags)
  }

  private mutating func closeInterpolation(at place: Int) {
    guard let opener = discardInterpolation() else { return }
    report {
      .unterminatedInterpolation(at: $0.range(place, place), opener: $0.range(opener.position, opener.position + 2))
    }
  }

  /// Takes the innermost interpolation, and what is open in it, from the stack.
  @discardableResult
  private mutating func discardInterpolation() -> Bracket? {
    while let bracket = brackets.popLast() {
      guard bracket.kind == .interpolation else { continue }
      openInterpolations -= 1
      return bracket
    }
    return nil
  }

  private enum TextEnd { case quote, interpolation, lineEnd }

  /// Passes over the text of a string, with what ends it if that is not the end of the line.
  private mutating func scanText() -> TextEnd {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return .quote
      }
      if byte.isLineEnd { return .lineEnd }
      position += 1
      guard byte == UInt8(ascii: "\\"), position < bytes.count, !bytes[position].isLineEnd else { continue }
      position += 1
      if bytes[position - 1] == UInt8(ascii: "(") { return .interpolation }
    }
    return .lineEnd
  }

  /// The next quote on a later line, where a string may have been meant to end.
  private var laterQuote: SourceRange? {
    bytes[position...].firstIndex(of: UInt8(ascii: "\"")).map { range($0, $0 + 1) }
  }
}
