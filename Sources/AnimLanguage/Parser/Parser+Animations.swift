extension Parser {
  /// Reads `animate target clauses`.
  mutating func parseAnimate() -> StatementSyntax {
    advance()
    let target = Clause(word) == nil || isMember(at: index) ? parseExpression(.property) : missingTarget()
    let mark = pending.count
    var seen: UInt32 = 0
    while !isAtClausesEnd {
      guard let clause = Clause(word) ?? recoverClause() else { continue }
      let start = index
      advance()
      let node = parseClause(clause)
      guard seen & clause.bit == 0 else {
        reportDuplicate(start, clausesSince: mark)
        continue
      }
      seen |= clause.bit
      guard let node else { continue }
      pending.append(UInt32(truncatingIfNeeded: tree.clauses.count))
      tree.clauses.append(node)
      tree.clauseRanges.append(range(from: start))
    }
    return .animate(Parser.add(AnimateSyntax(target: target, clauses: list(since: mark)), to: &tree.animations))
  }

  private mutating func reportDuplicate(_ start: Int, clausesSince mark: Int) {
    let first = firstClause(like: start, since: mark)
    report(at: start) {
      .duplicateClause($0.text(start), at: $0.tokens[start].range, first: first, clause: $0.range(from: start))
    }
  }

  /// The range of the clause that begins with the same word as a later one.
  private func firstClause(like start: Int, since mark: Int) -> SourceRange? {
    let word = text(start)
    for id in pending[mark...] {
      let range = tree.clauseRanges[Int(id)]
      if source.text(in: range).hasPrefix(word) { return range }
    }
    return nil
  }

  /// Whether the word at a token is the beginning of a path, as in `key.opacity`.
  private func isMember(at index: Int) -> Bool {
    let next = tokens[min(index + 1, tokens.count - 1)]
    return next.kind == .dot || next.kind == .leftBracket && !next.isAfterSpace
  }

  private mutating func missingTarget() -> ExpressionID {
    report { .expected(ValueRole.property.text, after: $0.before, at: $0.place, found: $0.found) }
    return addMissing()
  }

  /// Whether the animation has no more clauses. A clause may stand on a line of its own.
  private var isAtClausesEnd: Bool {
    guard isAtStatementEnd else { return false }
    guard kind == .word, Clause(word) != nil else { return true }
    switch token(ahead: 1).kind {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .colon, .dot: return true
    default: return false
    }
  }

  /// Tells about something that is no clause. It is read as the clause that was probably meant, or passed over.
  private mutating func recoverClause() -> Clause? {
    if kind == .word {
      let nearest = reported < DiagnosticBag.limitPerFile ? Clause.nearest(to: text(index)) : []
      report { .unknownClause($0.text($0.index), at: $0.current.range, nearest: nearest) }
      if let clause = nearest.first { return clause }
    } else {
      report { .unexpected(at: $0.current.range, found: $0.found) }
    }
    repeat { skipToken() } while !isAtStatementEnd && Clause(word) == nil
    return nil
  }

  /// Reads what follows a clause's word; `nil` if nothing can be made of it.
  private mutating func parseClause(_ clause: Clause) -> ClauseSyntax? {
    switch clause {
    case .from: .from(parseOperand())
    case .to: .to(parseOperand())
    case .by: .by(parseOperand())
    case .over: .over(parseOperand(.duration))
    case .ease: .ease(parseOperand(.easing))
    case .delay: .delay(parseOperand(.duration))
    case .timeOffset: .timeOffset(parseOperand(.duration))
    case .repeat: parseRepeat()
    case .autoreverse: .autoreverse
    case .speed: .speed(parseOperand(.number))
    case .fill: parseFill()
    case .key: .key(parseOperand(.key))
    case .additive: .additive
    case .cumulative: .cumulative
    case .tagged: .tagged(parseTags())
    case .transient: .transient
    case .then: parseCompletion().map { .then($0) }
    case .otherwise: parseCompletion().map { .otherwise($0) }
    }
  }

  /// Reads a clause's value. Where another clause stands in its place, the value is missing.
  private mutating func parseOperand(_ role: ValueRole = .value) -> ExpressionID {
    let next = token(ahead: 1)
    if Clause(word) != nil, !next.isFirstOnLine, next.isLiteral {
      report { .expected(role.text, after: $0.before, at: $0.place, found: $0.found) }
      return addMissing()
    }
    return parseExpression(role)
  }

  private mutating func parseRepeat() -> ClauseSyntax {
    if isWord(.for), !isAtStatementEnd {
      advance()
      return .repeatDuration(parseExpression(.duration))
    }
    if isWord(.forever), !isAtStatementEnd, token(ahead: 1).name != Word.times.name || token(ahead: 1).kind != .word {
      advance()
      return .repeatForever
    }
    let count = parseOperand(.repetition)
    if !accept(.times) {
      report { .expected("'times'", after: $0.before, at: $0.place, found: $0.found, insert: " times") }
    }
    return .repeatCount(count)
  }

  private mutating func parseFill() -> ClauseSyntax? {
    guard !isAtStatementEnd, let word, let fill = FillWord(word) else {
      report { .expected("none, forwards, backwards or both", after: $0.before, at: $0.place, found: $0.found) }
      if kind == .word, !isAtStatementEnd, Clause(word) == nil { advance() }
      return nil
    }
    advance()
    return .fill(fill)
  }

  private mutating func parseTags() -> NodeList<ArgumentSyntax> {
    guard kind == .leftParenthesis else {
      report { .expected("tags such as (name: \"hour\")", after: $0.before, at: $0.place, found: $0.found) }
      return .empty
    }
    return parseArguments()
  }

  // MARK: Completions

  /// Reads `call name`, `call name(arguments)` or a block.
  mutating func parseCompletion() -> CompletionSyntax? {
    if kind == .leftBrace || kind == .skipped { return .block(parseBlock(ownedBy: index - 1)) }
    if isWord(.call), !isAtStatementEnd {
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

  /// Reads `call name(arguments)` as a statement.
  mutating func parseCallStatement() -> StatementSyntax {
    advance()
    guard let name = parseName("a handler's name") else { return .missing }
    return .call(name, arguments: parseTouchingArguments())
  }

  private mutating func parseTouchingArguments() -> NodeList<ArgumentSyntax> {
    kind == .leftParenthesis && !current.isAfterSpace ? parseArguments() : .empty
  }

  // MARK: Transactions

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
      let value = accept(.colon) ? parseOperandOfOption() : add(.boolean(true), label.range)
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
