extension Parser {
  /// Reads `if condition { … } else …` or `if let name = value { … }`.
  mutating func parseConditional() -> StatementSyntax {
    let start = index
    advance()
    var binding: NameSyntax?
    let condition: ExpressionID
    if isWord(.let), token(ahead: 1).kind == .word {
      advance()
      binding = parseName("a name")
      if !accept(.assign) {
        report { .expected("'=' and a value", after: $0.before, at: $0.place, found: $0.found) }
      }
      condition = parseExpression()
    } else {
      condition = parseCondition()
    }
    let body = parseBlock(ownedBy: start)
    let otherwise = accept(.else) || acceptMisspeltElse() ? parseElse() : parseElseIf()
    return .conditional(
      Parser.add(
        ConditionalSyntax(binding: binding, condition: condition, body: body, otherwise: otherwise),
        to: &tree.conditionals))
  }

  /// Passes over a misspelt `else` behind a block.
  private mutating func acceptMisspeltElse() -> Bool {
    kind == .word && token(ahead: 1).kind == .leftBrace && Vocabulary.idiom(for: text(index)) == nil
      && accept(.else, orNearly: [])
  }

  /// `elif` and the like of other languages.
  private mutating func parseElseIf() -> BlockSyntax? {
    guard kind == .word, Vocabulary.idiom(for: text(index))?.replacement == "else if" else { return nil }
    report { .elseIf($0.text($0.index), at: $0.current.range) }
    guard enter() else { return nil }
    defer { leave() }
    let start = index
    let conditional = parseConditional()
    return list(of: add(conditional, range(from: start)))
  }

  private mutating func parseElse() -> BlockSyntax {
    guard isWord(.if) else { return parseBlock(ownedBy: index - 1) }
    guard enter() else { return .empty }
    defer { leave() }
    let start = index
    let conditional = parseConditional()
    return list(of: add(conditional, range(from: start)))
  }

  /// Reads a condition, in which `=` is a mistake for `==`.
  mutating func parseCondition() -> ExpressionID {
    let condition = parseExpression(.condition)
    guard kind == .assign else { return condition }
    report { .assignmentInCondition(at: $0.current.range) }
    advance()
    _ = parseExpression()
    return add(.missing, tree.range(of: condition))
  }

  /// Reads `for name in values { … }` or `for name in values every interval from order { … }`.
  mutating func parseFor() -> StatementSyntax {
    let start = index
    advance()
    let (name, head) = kind == .leftParenthesis ? parseParenthesizedLoop() : parseLoopHead()
    let values = parseForeignRange(head)
    let interval = accept(.every, orNearly: ["stagger"]) ? parseExpression(.duration) : nil
    let order = interval != nil && accept(.from, orNearly: []) ? parseStaggerOrder() : .first
    let body = parseBlock(ownedBy: start)
    guard let name else { return .missing }
    return .loop(
      Parser.add(
        LoopSyntax(name: name, subject: values, interval: interval, order: order, body: body), to: &tree.loops))
  }

  private mutating func parseLoopHead() -> (name: NameSyntax?, values: ExpressionID) {
    let name = parseName("a name for each value, such as i")
    if kind == .comma {
      report { .loopOfPairs(at: $0.current.range) }
      while !isAtStatementEnd, kind != .leftBrace { skipToken() }
      return (nil, addMissing())
    }
    if !accept(.in, orNearly: ["of"]) {
      report { .expected("'in' and a list or range", after: $0.before, at: $0.place, found: $0.found) }
      while !isAtStatementEnd, kind != .leftBrace { skipToken() }
      return (name, addMissing())
    }
    return (name, parseExpression(.range))
  }

  private mutating func parseStaggerOrder() -> StaggerOrder {
    guard !isAtStatementEnd, let word, let order = StaggerOrder(word) else {
      report {
        $0.expectedChoice("first, last, center, edges or random") { written in
          let orders = [Word.first, .last, .center, .edges, .random].map(\.text)
          return written == "middle" ? ["center"] : Suggestions.nearest(to: written, among: orders)
        }
      }
      if kind == .word, !isAtStatementEnd { advance() }
      return .first
    }
    advance()
    return order
  }

  /// Reads `while condition { … }`.
  mutating func parseWhile() -> StatementSyntax {
    let start = index
    advance()
    let condition = parseCondition()
    let body = parseBlock(ownedBy: start)
    return .loop(Parser.add(LoopSyntax(name: nil, subject: condition, body: body), to: &tree.loops))
  }
}

extension StaggerOrder {
  fileprivate init?(_ word: Word) {
    switch word {
    case .first: self = .first
    case .last: self = .last
    case .center: self = .center
    case .edges: self = .edges
    case .random: self = .random
    default: return nil
    }
  }
}
