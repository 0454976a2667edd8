import AnimEngine

// Animation blocks of views, property animators and what is sent to layers.

extension Parser {
  /// Whether what follows `animate` begins a block rather than naming a target.
  var isAtAnimationBlock: Bool {
    if kind == .leftBrace || kind == .duration { return true }
    guard kind == .word, !isMember(at: index) else { return false }
    if isWord(.keyframes) || isMisspeltClause(at: index) && isBlockAhead { return true }
    switch Clause(word) {
    case .over, .ease, .spring, .delay, .repeat, .autoreverse, .options: return true
    default: return false
    }
  }

  /// Whether a block begins on this line.
  private var isBlockAhead: Bool {
    var ahead = index
    while ahead < tokens.count, !tokens[ahead].isFirstOnLine || ahead == index {
      if tokens[ahead].kind == .leftBrace { return true }
      ahead += 1
    }
    return false
  }

  /// Reads what follows `animate` or `animator`: `keyframes clauses { … } then …`.
  mutating func parseAnimationBlock(ownedBy start: Int) -> NodeID<AnimationBlockSyntax> {
    let isKeyframes = accept(.keyframes)
    let clauses = parseClauses(.block)
    let body = parseBlock(ownedBy: start, content: .viewChanges)
    let completion = accept(.then) || skipForeignThen() || accept(.then, orNearly: []) ? parseCompletion() : nil
    return Parser.add(
      AnimationBlockSyntax(isKeyframes: isKeyframes, clauses: clauses, body: body, completion: completion),
      to: &tree.animationBlocks)
  }

  /// Passes over `completion:` and the like, which are `then` here.
  private mutating func skipForeignThen() -> Bool {
    guard kind == .word, !current.isFirstOnLine, Vocabulary.names(for: text(index)).contains(Word.then.text) else {
      return false
    }
    report {
      let colon = $0.token(ahead: 1)
      let whole = colon.kind == .colon ? $0.current.range.union(colon.range) : $0.current.range
      return .foreignClause($0.text($0.index), Word.then.text, at: $0.current.range, whole: whole)
    }
    advance()
    _ = accept(.colon)
    return true
  }

  /// Reads `[name, …]`.
  mutating func parseBlockOptions() -> NodeList<ArgumentSyntax> {
    guard kind == .leftBracket else {
      report { .expected("options such as [beginFromCurrentState]", after: $0.before, at: $0.place, found: $0.found) }
      return .empty
    }
    let opener = index
    advance()
    openBrackets += 1
    let mark = pending.count
    while kind != .rightBracket, kind != .endOfFile {
      guard let label = parseName("an option such as beginFromCurrentState") else { break }
      let value = add(.boolean(true), label.range)
      pending.append(Parser.add(ArgumentSyntax(label: label, value: value), to: &tree.arguments).index)
      guard accept(.comma) else { break }
    }
    close(.rightBracket, opener: opener)
    return list(since: mark)
  }

  /// Reads the rest of `at start for duration { … }`.
  mutating func parseKeyframe(at start: ExpressionID, ownedBy owner: Int) -> StatementSyntax {
    let duration = parseExpression(.fraction)
    return .keyframe(start: start, duration: duration, parseBlock(ownedBy: owner, content: .viewChanges))
  }

  /// Whether the word `animator` begins one.
  var isAnimator: Bool {
    let next = token(ahead: 1)
    return next.kind == .leftBrace
      || next.kind == .word && !next.isFirstOnLine
        && (next.name == Word.keyframes.name || Clause(Word(next.name)) != nil || isMisspeltClause(at: index + 1))
  }

  /// Whether a statement of a block goes on as an entry of a group would: `opacity to 1`.
  var isEntryInBlock: Bool {
    guard openBlocks.contains(where: { $0.content == .viewChanges }) else { return false }
    return isWord(.to) || isWord(.from) || isWord(.by)
  }

  /// Reads `animator clauses { … } then …`, directly after `=`.
  mutating func parseAnimator() -> ExpressionID {
    let start = index
    advance()
    let block = parseAnimationBlock(ownedBy: start)
    return add(.animator(block), range(from: start))
  }

  /// Reads the position of `finish animator at position`.
  mutating func parseFinish(_ animator: ExpressionID) -> StatementSyntax {
    if kind == .word, !isAtStatementEnd,
      let position = AnimatorPosition.allCases.first(where: { "\($0)" == text(index) })
    {
      advance()
      return .finish(animator, at: position)
    }
    report { .expected("end, start or current", after: $0.before, at: $0.place, found: $0.found) }
    if kind == .word, !isAtStatementEnd { advance() }
    return .finish(animator, at: .end)
  }

  /// Reads `send event to layer` or `send event at point`.
  mutating func parseSend() -> StatementSyntax {
    advance()
    if kind == .string, token(ahead: 1).kind == .word, !isAtStatementEnd {
      let name = text(index).filter { $0 != "\"" }
      report { .quotedEvent(name, at: $0.current.range) }
      tokens[index].kind = .word
      tokens[index].payload = tree.names.intern(name).index
    }
    guard let event = parseName("an event such as tap") else { return .missing }
    if accept(.at) { return .sendAt(event, point: parseExpression()) }
    if !accept(.to) {
      report {
        var diagnostic = Diagnostic.expected(
          "'to' and a layer, or 'at' and a point", after: $0.before, at: $0.place, found: $0.found)
        if $0.kind == .word, !$0.isAtStatementEnd {
          diagnostic.fixes = [.insert(" to", at: $0.previousEnd, title: "insert 'to'")]
        }
        return diagnostic
      }
      if isAtStatementEnd { return .send(event, to: addMissing()) }
    }
    return .send(event, to: parseExpression(.layer))
  }
}
