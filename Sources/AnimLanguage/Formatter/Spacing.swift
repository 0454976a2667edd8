// How many spaces stand between two neighbours on a line.

extension TokenizedScript {
  /// The spaces before a token that follows another one on its line, with no comment between.
  func spaces(before index: Int) -> Int {
    let (previous, kind, role) = (self.kind(index - 1), kind(index), roles[index])
    switch kind {
    case .comma, .semicolon, .rightParenthesis, .rightBracket, .dot, .questionDot, .halfOpenRange, .closedRange,
      .stringMiddle, .stringEnd:
      return 0
    case .rightBrace where previous == .leftBrace: return 0
    case .colon: return role.contains(.conditionalColon) ? 1 : 0
    // Without a space it belongs to a type, with one it is a conditional.
    case .question: return tokens[index].isAfterSpace ? 1 : 0
    case .greater where role.contains(.optionsCloser): return 0
    case .leftParenthesis where role.contains(.touching), .leftBracket where role.contains(.touching): return 0
    default: break
    }
    switch previous {
    case .leftParenthesis, .leftBracket, .dot, .questionDot, .halfOpenRange, .closedRange, .stringStart, .stringMiddle:
      return 0
    case .minus where roles[index - 1].contains(.prefix), .not: return 0
    case .less where roles[index - 1].contains(.optionsOpener): return 0
    // What parts statements by itself needs no gap.
    case .leftBrace, .semicolon, .comma: return 1
    default: return role.contains(.statement) ? 2 : 1
    }
  }

  /// The spaces before a comment inside of a line.
  func spacesBeforeComment(after index: Int) -> Int {
    switch kind(index) {
    case .leftParenthesis, .leftBracket, .stringStart, .stringMiddle: 0
    case .less where roles[index].contains(.optionsOpener): 0
    default: 1
    }
  }

  /// The spaces between a comment and the token that follows it on its line.
  func spacesAfterComment(before index: Int) -> Int {
    switch kind(index) {
    case .comma, .semicolon, .rightParenthesis, .rightBracket, .stringMiddle, .stringEnd: 0
    case .greater where roles[index].contains(.optionsCloser): 0
    default: 1
    }
  }
}
