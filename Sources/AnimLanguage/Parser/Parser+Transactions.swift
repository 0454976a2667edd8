extension Parser {
  /// Reads `transaction <options> { … } then …`.
  mutating func parseTransaction() -> StatementSyntax {
    let start = index
    advance()
    let options = parseForeignOptions() ?? parseOptions()
    let body = kind == .leftBrace || kind == .skipped ? parseBlock(ownedBy: start) : nil
    let completion = accept(.then, orNearly: ["completion"]) ? parseCompletion() : nil
    return .transaction(
      Parser.add(TransactionSyntax(options: options, body: body, completion: completion), to: &tree.transactions))
  }

  /// Reads `: value`; nil where none stands.
  private mutating func parseOptionValue() -> ExpressionID? {
    if accept(.colon) { return parseOperandOfOption() }
    guard kind == .assign || current.isLiteral else { return nil }
    report {
      var diagnostic = Diagnostic.expected("':' and a value", after: $0.before, at: $0.place, found: $0.found)
      let sign = $0.kind == .assign ? SourceRange($0.previousEnd, $0.current.range.upperBound) : $0.gap
      diagnostic.fixes = [.replace(sign, with: ":", title: "write ':'")]
      return diagnostic
    }
    _ = accept(.assign)
    return parseOperandOfOption()
  }

  /// Reads options in parentheses, as of a call, or without anything around them; nil if neither stands here.
  private mutating func parseForeignOptions() -> NodeList<ArgumentSyntax>? {
    let start = index
    let isCall = kind == .leftParenthesis
    guard isCall || kind == .word && token(ahead: 1).kind == .colon, !isAtStatementEnd else { return nil }
    let gap = SourceRange(previousEnd, isCall ? current.range.upperBound : current.range.lowerBound)
    if isCall { advance() }
    openBrackets += 1
    let mark = pending.count
    while kind == .word {
      guard let label = parseName("an option such as disableActions") else { break }
      let value = parseOptionValue() ?? add(.boolean(true), label.range)
      pending.append(Parser.add(ArgumentSyntax(label: label, value: value), to: &tree.arguments).index)
      if !accept(.comma) { break }
    }
    openBrackets -= 1
    let end = isCall && kind == .rightParenthesis ? current.range : self.gap
    if isCall { _ = accept(.rightParenthesis) }
    reportEarlier(at: start) {
      .optionsWithoutBrackets(at: $0.tokens[start].range, opening: gap, closing: end)
    }
    return list(since: mark)
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
