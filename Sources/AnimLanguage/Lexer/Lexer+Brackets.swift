extension Lexer {
  /// Reads an opening bracket.
  mutating func open(_ bracket: UInt8, _ flags: Token.Flags) {
    guard brackets.count < nestingLimit else { return skipNested(flags) }
    let start = position
    position += 1
    switch bracket {
    case UInt8(ascii: "("):
      brackets.append(Bracket(kind: .parenthesis, position: start))
      append(.leftParenthesis, from: start, flags: flags)
    case UInt8(ascii: "["):
      brackets.append(Bracket(kind: .square, position: start))
      append(.leftBracket, from: start, flags: flags)
    default:
      brackets.append(Bracket(kind: .brace, position: start))
      append(.leftBrace, from: start, flags: flags)
    }
  }

  /// Reads a closing bracket, which may also end an interpolation.
  mutating func close(_ bracket: UInt8, _ flags: Token.Flags) {
    let start = position
    switch bracket {
    case UInt8(ascii: ")"):
      if closes(.parenthesis, or: .interpolation) == .interpolation { return continueString(flags) }
      position += 1
      append(.rightParenthesis, from: start, flags: flags)
    case UInt8(ascii: "]"):
      closes(.square, or: .square)
      position += 1
      append(.rightBracket, from: start, flags: flags)
    default:
      closes(.brace, or: .brace)
      position += 1
      append(.rightBrace, from: start, flags: flags)
    }
  }

  /// Takes the innermost open bracket of one of two kinds from the stack, with those in it that were never closed.
  ///
  /// A bracket inside an interpolation closes nothing outside of it, and only a brace closes over a brace.
  @discardableResult
  private mutating func closes(_ kind: Bracket.Kind, or other: Bracket.Kind) -> Bracket.Kind? {
    for index in brackets.indices.reversed() {
      let found = brackets[index].kind
      if found == kind || found == other {
        brackets.removeLast(brackets.count - index)
        if found == .interpolation { openInterpolations -= 1 }
        return found
      }
      if found == .interpolation || found == .brace { return nil }
    }
    return nil
  }

  /// Reads brackets that are nested too deeply, up to where they are closed, as one token.
  private mutating func skipNested(_ flags: Token.Flags) {
    let start = position
    var depth = 0
    scanning: while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { break scanning }
      case let byte where byte.isLineEnd && openInterpolations > 0: break scanning
      default: break
      }
      position += 1
    }
    // What is still open after that needs no mention.
    if position >= bytes.count { (brackets, openInterpolations) = ([], 0) }
    if position < bytes.count, !bytes[position].isLineEnd { position += 1 }
    report { .nestedTooDeeply(at: $0.range(start, start + 1), limit: $0.nestingLimit) }
    append(.skipped, from: start, flags: flags.union(.malformed))
  }
}
