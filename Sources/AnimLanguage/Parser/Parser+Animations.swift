extension Parser {
  /// Reads `animate target clauses`, or a block without a target.
  mutating func parseAnimate() -> StatementSyntax {
    let start = index
    advance()
    if isCallOfAnimate {
      report(at: start) { .callOfAnimate(at: $0.tokens[start].range) }
      skipStatement()
      return .missing
    }
    skipParenthesesOfBlock()
    if isAtAnimationBlock { return .animationBlock(parseAnimationBlock(ownedBy: start)) }
    var target = Clause(word) == nil || isMember(at: index) ? parseExpression(.property) : missingTarget()
    if let path = parsePropertyOfLayer(target) { target = path }
    return .animate(addAnimation(target, parseClauses(.statement)))
  }

  /// `animate(1s) { … }`: told, and read as `animate over 1s { … }`.
  private mutating func skipParenthesesOfBlock() {
    guard kind == .leftParenthesis, token(ahead: 1).kind == .duration, token(ahead: 2).kind == .rightParenthesis,
      token(ahead: 3).kind == .leftBrace
    else { return }
    let whole = SourceRange(previousEnd, token(ahead: 2).range.upperBound)
    report { .foreignClause("( )", "over \($0.text($0.index + 1))", at: $0.current.range, gap: whole) }
    // The `)` is passed over as a word that stands for `over` and its value would be.
    tokens[index + 1].flags = tokens[index + 1].flags.union(.afterSpace)
    tokens[index].kind = .word
    tokens[index].payload = Word.over.name.index
    tokens[index + 2].kind = .unknown
  }

  /// `opacity of card`: told, and read as `card.opacity`; nil if it does not stand here.
  private mutating func parsePropertyOfLayer(_ property: ExpressionID) -> ExpressionID? {
    guard case .name(let name) = tree[property], kind == .word, !isAtStatementEnd, text(index) == "of",
      token(ahead: 1).kind == .word, !token(ahead: 1).isFirstOnLine
    else { return nil }
    let of = index
    advance()
    let layer = parseExpression(.layer)
    let whole = tree.range(of: property).union(tree.range(of: layer))
    report(at: of) {
      let path = $0.source.text(in: $0.tree.range(of: layer)) + "." + $0.tree.names[name]
      return .propertyOfLayer(path, at: $0.tokens[of].range, whole: whole)
    }
    return add(.member(base: layer, name: name, isOptional: false), whole)
  }

  /// Whether `animate` is written as a function of several arguments.
  private var isCallOfAnimate: Bool {
    guard kind == .leftParenthesis, !current.isAfterSpace else { return false }
    var ahead = index + 1
    while ahead < tokens.count, !tokens[ahead].isFirstOnLine {
      switch tokens[ahead].kind {
      case .comma, .colon: return true
      case .rightParenthesis, .leftParenthesis, .endOfFile: return false
      default: ahead += 1
      }
    }
    return false
  }

  /// Reads `transition layer kind clauses`.
  mutating func parseTransition() -> StatementSyntax {
    advance()
    let target = parseExpression(.layer)
    return .animate(addAnimation(target, parseTransitionClauses(.statement)))
  }

  /// Whether the word that is looked at begins the description of an animation, and does not mean the animation that
  /// a handler was called for.
  var isAtDescription: Bool {
    let next = token(ahead: 1)
    guard next.kind == .word, !next.isFirstOnLine || openBrackets > 0 else { return false }
    switch word {
    case .animation:
      switch Word(next.name) {
      case .as, .else, .then, .otherwise: return false
      default: return true
      }
    case .transition: return TransitionWord(rawValue: text(min(index + 1, tokens.count - 1))) != nil
    default: return false
    }
  }

  /// Reads `animation property clauses` or `transition kind clauses` as a value.
  mutating func parseDescription(_ context: ClauseContext = .value) -> ExpressionID {
    guard enter() else { return addMissing() }
    defer { leave() }
    let start = index
    let mark = heights.count
    let isTransition = isWord(.transition)
    advance()
    var target: ExpressionID?
    var clauses = NodeList<ClauseSyntax>.empty
    if isTransition {
      clauses = parseTransitionClauses(context)
    } else {
      if kind == .word, Clause(word) == nil && !isMisspeltClause(at: index) || isMember(at: index) {
        target = parseEntryTarget()
      }
      clauses = parseClauses(context)
    }
    let height = heights[mark...].max() ?? 1
    return add(.description(addAnimation(target, clauses)), range(from: start), above: height)
  }

  /// Reads an entry of a group: `property clauses`.
  mutating func parseEntry() -> StatementID {
    let start = index
    statementStart = index
    guard kind == .word, Clause(word) == nil || !token(ahead: 1).isLiteral else {
      report {
        .expected("a property and where it goes, such as 'opacity to 1'", after: nil, at: $0.place, found: $0.found)
      }
      skipStatement()
      return add(.missing, range(from: start))
    }
    let next = token(ahead: 1)
    if word?.isStatement == true, !next.isFirstOnLine, beginsOperand(next), Clause(Word(next.name)) == nil {
      report { .statementInGroup($0.text($0.index), at: $0.current.range) }
      skipStatement()
      lastMistake = index
      return add(.missing, range(from: start))
    }
    let target = parseEntryTarget()
    return add(.animate(addAnimation(target, parseClauses(.entry))), range(from: start))
  }

  /// Reads the path of a property whose layer goes without saying.
  private mutating func parseEntryTarget() -> ExpressionID {
    let start = index
    var path = add(.name(advance().name), range(from: start))
    while kind == .dot, !isAtStatementEnd { path = parseMember(path, start) }
    return path
  }

  private mutating func addAnimation(
    _ target: ExpressionID?, _ clauses: NodeList<ClauseSyntax>
  ) -> NodeID<AnimateSyntax> {
    Parser.add(AnimateSyntax(target: target, clauses: clauses), to: &tree.animations)
  }

  /// Whether the word at a token is the beginning of a path, as in `key.opacity`.
  func isMember(at index: Int) -> Bool {
    let next = tokens[min(index + 1, tokens.count - 1)]
    return next.kind == .dot || next.kind == .leftBracket && !next.isAfterSpace
  }

  private mutating func missingTarget() -> ExpressionID {
    report { .expected(ValueRole.property.text, after: $0.before, at: $0.place, found: $0.found) }
    return addMissing()
  }
}
