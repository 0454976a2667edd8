extension Parser {
  /// Reads clauses in any order, each at most once.
  mutating func parseClauses(_ context: ClauseContext) -> NodeList<ClauseSyntax> {
    parseClauses(context, since: pending.count, isTransition: false)
  }

  /// Reads the kind of a transition and its clauses.
  mutating func parseTransitionClauses(_ context: ClauseContext) -> NodeList<ClauseSyntax> {
    let mark = pending.count
    let start = index
    // Without its kind, which has been told, it is still a transition.
    let kind: TransitionWord = parseChoice() ?? .fade
    appendClause(.transition(kind), from: start)
    return parseClauses(context, since: mark, isTransition: true)
  }

  private mutating func parseClauses(
    _ context: ClauseContext, since mark: Int, isTransition: Bool
  ) -> NodeList<ClauseSyntax> {
    var seen: ClauseSet = []
    while !isAtClausesEnd(context), !isStatementBehindAnimation(context, seen) {
      let start = index
      // Each round takes something, whatever it makes of it.
      defer { if index == start { skipToken() } }
      let known = hyphenatedName == nil ? clause(at: index) : nil
      guard var clause = known ?? recoverClause(seen: seen) else { continue }
      if clause == .group, context == .statement, isCompletionBlock(seen) {
        report { .blockWithoutThen(at: $0.current.range) }
        clause = .then
      } else if known != nil, clause != .group, clause != .spring || !isSpringCall {
        advance()
      }
      if clause != .group, kind == .colon, !isAtStatementEnd { skipColon(of: clause, at: start) }
      // A second mistake in what was meant is none of the script's.
      let isQuiet = known == nil && clause != .then
      if isQuiet { quiet += 1 }
      let node = parseClause(clause, isTransition: isTransition)
      if isQuiet { quiet -= 1 }
      guard !seen.contains(clause) else {
        reportDuplicate(start, clausesSince: mark)
        continue
      }
      seen.insert(clause)
      if let node { appendClause(node, from: start) }
    }
    return list(since: mark)
  }

  private mutating func appendClause(_ clause: ClauseSyntax, from start: Int) {
    pending.append(UInt32(truncatingIfNeeded: tree.clauses.count))
    tree.clauses.append(clause)
    tree.clauseRanges.append(range(from: start))
  }

  private func clause(at index: Int) -> Clause? {
    switch tokens[index].kind {
    case .word: Clause(Word(tokens[index].name))
    case .leftBrace: .group
    default: nil
    }
  }

  /// Whether the word `spring` is the function, as in `spring(damping: 12)`.
  private var isSpringCall: Bool { token(ahead: 1).kind == .leftParenthesis && !token(ahead: 1).isAfterSpace }

  private mutating func reportDuplicate(_ start: Int, clausesSince mark: Int) {
    report(at: start) {
      .duplicateClause(
        $0.text(start), at: $0.tokens[start].range, first: $0.firstClause(like: start, since: mark),
        clause: $0.range(from: start))
    }
  }

  /// The range of the clause that begins with the same word as a later one.
  private func firstClause(like start: Int, since mark: Int) -> SourceRange? {
    let word = text(start).utf8
    for id in pending[mark...] {
      let range = tree.clauseRanges[Int(id)]
      if source.slice(range).starts(with: word) { return range }
    }
    return nil
  }

  // MARK: Ends

  /// Whether the animation has no more clauses. A clause may stand on a line of its own.
  private func isAtClausesEnd(_ context: ClauseContext) -> Bool {
    if isAtStatementEnd { return !continuesAnimation }
    if isNextStatement { return true }
    switch context {
    case .statement: return false
    case .block: return kind == .leftBrace || kind == .skipped
    case .entry: return kind == .leftBrace || isNextEntry
    case .value, .assignedValue:
      if kind == .leftBrace { return context == .value }
      return kind != .word || isWord(.as) || isWord(.else) || token(ahead: 1).kind == .colon || isNextAssignment
    }
  }

  /// Whether a statement follows an animation that already moves something, so that only a `;` is missing.
  private func isStatementBehindAnimation(_ context: ClauseContext, _ seen: ClauseSet) -> Bool {
    // The word first: most are clauses.
    guard context == .statement, let word, word.isStatement, Clause(word) == nil,
      !seen.isDisjoint(with: .ends.union([.group, .using]))
    else { return false }
    let (next, behind) = (token(ahead: 1), token(ahead: 2))
    guard !next.isFirstOnLine else { return false }
    switch word {
    case .wait: return seen.contains(.over) && next.isLiteral || next.kind == .word
    case .for: return next.kind == .word
    case .after: return behind.kind == .leftBrace
    case .with, .display, .property, .changed, .start, .stop, .finish, .test, .seed: return false
    default: return beginsOperand(next)
    }
  }

  /// Whether the `{` that is looked at begins statements, and so a block that runs at the end, and not a group.
  private func isCompletionBlock(_ seen: ClauseSet) -> Bool {
    let (first, second) = (token(ahead: 1), token(ahead: 2))
    guard !seen.contains(.then), first.kind == .word, !second.isFirstOnLine else { return false }
    if second.kind == .word, Clause(Word(second.name)) != nil { return false }
    if Word(first.name)?.isStatement == true { return beginsOperand(second) }
    guard !seen.isDisjoint(with: .ends) else { return false }
    switch second.kind {
    case .dot, .assign, .addAssign, .subtractAssign: return true
    case .leftParenthesis: return !second.isAfterSpace
    default: return false
    }
  }

  /// Whether another statement follows a block on its line.
  private var isNextStatement: Bool {
    guard index > 0, tokens[index - 1].kind == .rightBrace, kind == .word, Clause(word) == nil else { return false }
    return token(ahead: 1).kind == .dot || isNextAssignment || word?.isStatement == true
  }

  /// Whether an assignment to a name follows, as it may after a declaration on its line.
  private var isNextAssignment: Bool {
    guard kind == .word, Clause(word) == nil else { return false }
    switch token(ahead: 1).kind {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign: return true
    default: return false
    }
  }

  /// Whether a line begins with a clause.
  private var continuesAnimation: Bool {
    guard kind == .word, let clause = Clause(word), clause != .in else { return false }
    let next = token(ahead: 1)
    switch next.kind {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .colon, .dot: return false
    default: return clause != .at || next.kind == .leftBracket
    }
  }

  /// Whether a word is the property of another entry on the same line.
  private var isNextEntry: Bool {
    guard kind == .word, Clause(word) == nil else { return false }
    let next = token(ahead: 1)
    return next.kind == .dot || next.kind == .word && Clause(Word(next.name)) != nil
      || next.kind == .colon && !isForeignClause(current)
  }

  /// Tells about something that is no clause. It is passed over, and what follows is read as the clause that was
  /// probably meant; nil if nothing can be made of it.
  private mutating func recoverClause(seen: ClauseSet) -> Clause? {
    switch foreignClause(seen: seen) {
    case .clause(let meant): return meant
    case .skipped: return nil
    case .none: break
    }
    if kind == .word {
      let nearest = reported < DiagnosticBag.limitPerFile ? Clause.nearest(to: text(index)) : []
      let colon = token(ahead: 1).kind == .colon ? token(ahead: 1).range : nil
      if nearest.first == .repeat, let count = foreignCount {
        report { .foreignCount($0.text($0.index), count.text, at: $0.current.range, whole: count.whole) }
      }
      report { .unknownClause($0.text($0.index), at: $0.current.range, nearest: nearest, colon: colon) }
      if let clause = nearest.first {
        // `spriing(damping: 12)` is a value at once.
        if clause == .spring, isSpringCall { tokens[index].payload = Word.spring.name.index } else { advance() }
        return clause
      }
    } else {
      report { .expected("a clause such as 'over 1s'", after: $0.before, at: $0.place, found: $0.found) }
    }
    repeat { skipToken() } while !isAtStatementEnd && clause(at: index) == nil
    return nil
  }

  /// The colon of `over: 1s`.
  private mutating func skipColon(of clause: Clause, at start: Int) {
    if !hasMistake(since: start) { report { .colonAfterClause("\(clause)", at: $0.current.range) } }
    advance()
  }

  // MARK: One clause

  /// Reads what follows a clause's word; `nil` if nothing can be made of it.
  private mutating func parseClause(_ clause: Clause, isTransition: Bool) -> ClauseSyntax? {
    switch clause {
    case .from where isTransition: parseChoice().map { .direction($0) }
    case .from: .from(parseOperand())
    case .to where kind == .leftBrace && !current.isFirstOnLine: parseBracesBehindTo()
    case .to: .to(parseOperand())
    case .by: .by(parseOperand())
    case .through: .through(parseOperand(.values))
    case .at where kind == .duration: parseDelayBehindAt()
    case .at: .keyTimes(parseOperand(.values))
    case .along: .along(parseOperand(.path))
    case .rotate: parseChoice().map { .rotate($0) }
    case .mode: parseChoice().map { .mode($0) }
    case .tension: .tension(parseOperand(.values))
    case .continuity: .continuity(parseOperand(.values))
    case .bias: .bias(parseOperand(.values))
    case .in:
      if kind == .duration { parseDurationBehindIn() } else { parseChoice().map { .colorSpace($0) } }
    case .valueFunction: parseChoice().map { .valueFunction($0) }
    case .over: .over(parseOperand(.duration))
    case .ease: .ease(parseOperand(.easing))
    // The value begins with the clause's word, which may be the first on its line.
    case .spring: .spring(isWord(.spring) && isSpringCall ? parseExpression(.statement) : parseOperand(.spring))
    case .delay: .delay(parseOperand(.duration))
    case .timeOffset: .timeOffset(parseOperand(.duration))
    case .repeat: parseRepeat()
    case .autoreverse: parseSwitch(.autoreverse)
    case .speed: .speed(parseOperand(.number))
    case .fill: parseChoice().map { .fill($0) }
    case .key: .key(parseOperand(.key))
    case .additive: parseSwitch(.additive)
    case .cumulative: parseSwitch(.cumulative)
    case .tagged: .tagged(parseTags())
    case .transient: .transient
    case .using: .using(parseOperand(.animation))
    case .progress: parseProgress()
    case .options: .options(parseBlockOptions())
    case .group where token(ahead: 2).kind == .colon && token(ahead: 1).isLiteral: parsePercentagesInBraces()
    case .group: .group(parseBlock(ownedBy: max(index - 1, 0), content: .entries))
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
    if kind == .word, !isAtStatementEnd, Parser.isForever(text(index)) {
      report { .foreignClause($0.text($0.index), "forever", at: $0.current.range) }
      advance()
      return .repeatForever
    }
    if kind == .word, word == nil, !isAtStatementEnd,
      !Suggestions.nearest(to: text(index), among: [Word.forever.text]).isEmpty
    {
      report { .expectedWord(Word.forever.text, found: $0.text($0.index), at: $0.current.range) }
      advance()
      return .repeatForever
    }
    if let count = countWithUnit {
      lastMistake = -1
      let place = current.range
      diagnostics.removeAll { place.contains($0.range) }
      report(at: index - 1) { .repeatWithUnit(count, at: $0.current.range) }
      advance()
      return .repeatCount(addMissing())
    }
    if isWord(.forever), !isAtStatementEnd, token(ahead: 1).name != Word.times.name || token(ahead: 1).kind != .word {
      advance()
      return .repeatForever
    }
    if kind == .minus, token(ahead: 1).kind == .number {
      // Without an end, as GSAP writes it.
      let whole = SourceRange(current.range.lowerBound, token(ahead: 1).range.upperBound)
      report { .foreignClause($0.source.text(in: whole), "forever", at: whole) }
      advance()
      advance()
      _ = accept(.times)
      return .repeatForever
    }
    // `loop` of other tools, alone.
    if quiet > 0, isAtStatementEnd || clause(at: index) != nil { return .repeatForever }
    let count = parseOperand(.repetition)
    if !accept(.times) {
      report {
        var diagnostic = Diagnostic.expected("'times'", after: $0.before, at: $0.place, found: $0.found)
        diagnostic.fixes = [.insert(" times", at: $0.previousEnd, title: "insert 'times'")]
        return diagnostic
      }
    }
    return .repeatCount(count)
  }

  private mutating func parseProgress() -> ClauseSyntax {
    let start = parseOperand(.fraction)
    if !accept(.to) {
      report { .expected("'to' and where the progress ends", after: $0.before, at: $0.place, found: $0.found) }
      return .progress(start, to: addMissing())
    }
    return .progress(start, to: parseOperand(.fraction))
  }

  /// Reads one of a few words; tells which there are where none of them stands.
  private mutating func parseChoice<Choice: ChoiceWord>() -> Choice? {
    if kind == .word, !isAtStatementEnd, let choice = Choice(rawValue: text(index)) {
      advance()
      return choice
    }
    report {
      let words = Choice.allCases.map(\.rawValue)
      let choices = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
      return $0.expectedChoice(choices) { Suggestions.nearest(to: $0, among: words) }
    }
    if kind == .word, !isAtStatementEnd, Clause(word) == nil { advance() }
    return nil
  }

  /// What tells that one of a few words is wanted here, and which are near to the one that stands here.
  func expectedChoice(_ choices: String, nearest: (String) -> [String]) -> Diagnostic {
    var diagnostic = Diagnostic.expected(choices, after: before, at: place, found: found)
    guard kind == .word, !isAtStatementEnd else { return diagnostic }
    let (near, range) = (nearest(text(index)), current.range)
    diagnostic.hint = Diagnostic.didYouMean(near)
    diagnostic.fixes = near.map { .replace(range, with: $0) }
    return diagnostic
  }

  private mutating func parseTags() -> NodeList<ArgumentSyntax> {
    guard kind == .leftParenthesis else {
      report { .expected("tags such as (name: \"hour\")", after: $0.before, at: $0.place, found: $0.found) }
      return .empty
    }
    return parseArguments()
  }
}
