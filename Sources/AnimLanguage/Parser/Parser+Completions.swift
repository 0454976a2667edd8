extension Parser {
  /// Reads `call name`, `call name(arguments)` or a block.
  mutating func parseCompletion() -> CompletionSyntax? {
    if kind == .leftBrace || kind == .skipped { return .block(parseBlock(ownedBy: index - 1)) }
    if isWord(.call), !isAtStatementEnd {
      advance()
    } else if let word, word.isStatement, !isAtStatementEnd {
      let first = text(index)
      return .block(parseStatementAsBlock { .statementInCompletion(first, at: $0) })
    } else if isMisspeltCall {
      report { .misspeltCall(at: $0.current.range) }
      advance()
    } else if kind == .word, !isAtStatementEnd {
      report { .missingCall(of: $0.text($0.index), at: $0.current.range) }
    } else {
      report { .expected("'call' and a handler's name, or '{'", after: $0.before, at: $0.place, found: $0.found) }
      return nil
    }
    guard let name = parseName("a handler's name") else { return nil }
    return .call(name, arguments: parseTouchingArguments())
  }

  /// Whether a word is nearly `call` and a name follows.
  private var isMisspeltCall: Bool {
    let next = token(ahead: 1)
    guard kind == .word, !isAtStatementEnd, next.kind == .word, !next.isFirstOnLine, Clause(Word(next.name)) == nil
    else { return false }
    return !Suggestions.nearest(to: text(index), among: [Word.call.text]).isEmpty
  }

  /// Reads `call name(arguments)` as a statement.
  mutating func parseCallStatement() -> StatementSyntax {
    advance()
    guard let name = parseName("a handler's name") else { return .missing }
    return .call(name, arguments: parseTouchingArguments())
  }

  mutating func parseTouchingArguments() -> NodeList<ArgumentSyntax> {
    kind == .leftParenthesis && !current.isAfterSpace ? parseArguments() : .empty
  }
}
