extension Parser {
  /// Reads `transaction <options> { … } then …`.
  mutating func parseTransaction() -> StatementSyntax {
    let start = index
    advance()
    let options = parseOptions()
    let body = kind == .leftBrace || kind == .skipped ? parseBlock(ownedBy: start) : nil
    let completion = accept(.then) ? parseCompletion() : nil
    return .transaction(
      Parser.add(TransactionSyntax(options: options, body: body, completion: completion), to: &tree.transactions))
  }

  /// Reads `: value`; nil where none stands.
  private mutating func parseOptionValue() -> ExpressionID? {
    if accept(.colon) { return parseOperandOfOption() }
    guard kind == .assign || current.isLiteral else { return nil }
    report {
      .expected(
        "':' and a value", after: $0.before, at: $0.place, found: $0.found, insert: $0.kind == .assign ? nil : ":")
    }
    _ = accept(.assign)
    return parseOperandOfOption()
  }

  private mutating func parseOptions() -> NodeList<ArgumentSyntax> {
    guard kind == .less, !isAtStatementEnd else {
      if kind != .leftBrace {
        report { .expected("options such as <disableActions>", after: $0.before, at: $0.place, found: $0.found) }
      }
      return .empty
    }
    let opener = index
    advance()
    openBrackets += 1
    let mark = pending.count
    repeat {
      guard let label = parseName("an option such as disableActions") else { break }
      let value = parseOptionValue() ?? add(.boolean(true), label.range)
      pending.append(Parser.add(ArgumentSyntax(label: label, value: value), to: &tree.arguments).index)
    } while accept(.comma)
    openBrackets -= 1
    if !accept(.greater) {
      report {
        .unclosedBracket(">", opener: $0.tokens[opener].range, at: $0.gap, found: $0.found)
      }
      while !isAtStatementEnd, kind != .leftBrace { if advance().kind == .greater { break } }
    }
    return list(since: mark)
  }
}
