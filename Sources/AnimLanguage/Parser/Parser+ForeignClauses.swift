// Clauses as other tools write them.

extension Parser {
  /// Whether a word means "without end" elsewhere.
  static func isForever(_ word: String) -> Bool {
    ["infinite", "infinity", "infinitely", "indefinitely", "endless"].contains(word)
  }

  /// What became of something that may be a clause of another tool.
  enum ForeignClause {
    case none
    /// It was told, and passed over as a whole.
    case skipped
    /// It was told, and its value is read next.
    case clause(Clause)
  }

  /// Tells of a clause in the form of another tool and passes over it, or over its word.
  mutating func foreignClause(seen: ClauseSet) -> ForeignClause {
    switch kind {
    case .assign, .arrow: return .clause(foreignEnd())
    case .colon where seen.isEmpty: return .clause(foreignEnd())
    case .comma: return foreignComma(seen)
    case .word: break
    default:
      let isDuration = kind == .duration && !seen.contains(.over)
      guard isDuration || seen.isEmpty, current.isLiteral || kind == .leftParenthesis else { return .none }
      return .clause(missingClauseWord())
    }
    let written = text(index)
    if Parser.isForever(written) || written == Word.forever.text || Vocabulary.folded(written) == "loop" {
      return .clause(foreignForever())
    }
    if Vocabulary.easings.contains(where: { $0.name == written }) || Vocabulary.isEasingFunction(written) {
      report { .foreignClause(written, "ease \(written)", at: $0.current.range) }
      return .clause(.ease)
    }
    if let hyphenated = hyphenatedName {
      let whole = SourceRange(current.range.lowerBound, token(ahead: hyphenated.length - 1).range.upperBound)
      report {
        .foreignClause($0.source.text(in: whole), "ease \(hyphenated.name)", at: whole)
      }
      for _ in 0..<hyphenated.length { advance() }
      lastMistake = index - 1
      return .skipped
    }
    // `Ease` is the clause.
    let isClause = Clause(Word(rawValue: written.lowercased())) != nil
    if !isClause, let easing = Vocabulary.easing(called: written) {
      report { .foreignClause(written, "ease \(easing)", at: $0.current.range) }
      advance()
      if kind == .leftParenthesis, !current.isAfterSpace { skipToken() }
      return .skipped
    }
    // `path circle(…)` is a clause with its value, under another name.
    let next = token(ahead: 1)
    let hasValue = beginsOperand(next) && !next.isFirstOnLine && (next.kind != .word || Clause(Word(next.name)) == nil)
    if seen.isEmpty, Vocabulary.isProperty(written), !hasValue || !isForeignClause(current) {
      report {
        .propertyApart(written, at: $0.current.range, gap: SourceRange($0.previousEnd, $0.current.range.lowerBound))
      }
      advance()
      return .skipped
    }
    return .none
  }

  /// Tells of a comma between clauses, between the entries of a group, between animations or between numbers.
  private mutating func foreignComma(_ seen: ClauseSet) -> ForeignClause {
    let (next, behind) = (token(ahead: 1), token(ahead: 2))
    let isLast = next.isFirstOnLine || next.kind == .rightBrace
    let isEntry = openBlocks.last?.content == .entries
    if !isLast, next.kind == .word, Clause(Word(next.name)) != nil || !isEntry && isForeignClause(next) {
      report { .commaBetweenClauses(at: $0.current.range) }
      advance()
      lastMistake = index - 1
    } else if isLast
      || next.kind == .word
        && (Clause(Word(behind.name)) != nil && behind.kind == .word || isEntry && behind.kind == .colon)
    {
      report { .commaBetweenStatements(at: $0.current.range, isLast: isLast) }
      advance()
    } else if isAnotherAnimation {
      report { .severalAnimations(at: $0.current.range, isSecondWhole: !seen.isEmpty) }
      skipStatement()
    } else {
      reportCommaInValue(isList: seen.contains(.through) || seen.contains(.at))
      skipStatement()
    }
    return .skipped
  }

  func isForeignClause(_ token: Token) -> Bool {
    let names = Vocabulary.names(for: source.text(in: token.range))
    return Clause.allCases.contains { names.contains("\($0)") }
  }

  /// Whether the path of a property and a clause follow the comma that is looked at.
  private var isAnotherAnimation: Bool {
    var ahead = index + 1
    while tokens[min(ahead + 1, tokens.count - 1)].kind == .dot, tokens[ahead].kind == .word { ahead += 2 }
    let next = tokens[min(ahead + 1, tokens.count - 1)]
    return ahead > index + 1 && next.kind == .word && !next.isFirstOnLine && Clause(Word(next.name)) != nil
  }

  /// The sign before the value that an animation goes to, and what is behind it: `=`, `->`, `=>` and `:`.
  private func foreignSign(at index: Int) -> (range: SourceRange, length: Int) {
    isArrow(at: index) ? (tokens[index].range.union(tokens[index + 1].range), 2) : (tokens[index].range, 1)
  }

  /// `=`, `->`, `=>` and `:` before the value that an animation goes to, or before the block that runs then.
  private mutating func foreignEnd() -> Clause {
    let (whole, length) = foreignSign(at: index)
    let clause = token(ahead: length).kind == .leftBrace ? Clause.then : .to
    // Behind a value without a word it is told with that.
    if lastMistake < index - 1 || index == 0 {
      report {
        .foreignClause(
          $0.source.text(in: whole), "\(clause)", at: whole,
          gap: $0.current.isAfterSpace ? nil : SourceRange($0.previousEnd, whole.upperBound))
      }
    }
    for _ in 0..<length { advance() }
    return clause
  }

  /// `loop`, `loop forever`, `loop 3`, `infinite`.
  private mutating func foreignForever() -> Clause {
    let next = token(ahead: 1)
    let isCounted = next.kind == .number || next.kind == .word && next.name == Word.forever.name
    if let count = foreignCount {
      report { .foreignCount($0.text($0.index), count.text, at: $0.current.range, whole: count.whole) }
    }
    report { .foreignClause($0.text($0.index), isCounted ? "repeat" : "repeat forever", at: $0.current.range) }
    advance()
    return .repeat
  }

  /// The number behind a word for `repeat`, where `times` is missing.
  var foreignCount: (text: String, whole: SourceRange)? {
    let place = token(ahead: 1).kind == .colon ? 2 : 1
    let (count, next) = (token(ahead: place), token(ahead: place + 1))
    guard count.kind == .number, !count.isFirstOnLine, next.kind != .word || next.name != Word.times.name else {
      return nil
    }
    return (source.text(in: count.range), current.range.union(count.range))
  }

  /// A value with no word before it: the first is where an animation starts if another follows, else where it ends; a
  /// duration is how long it lasts.
  private mutating func missingClauseWord() -> Clause {
    let next = token(ahead: 1)
    let isSign = next.kind == .arrow || next.kind == .assign
    let isStart = isSign || next.kind == .word && next.name == Word.to.name
    let clause: Clause = isStart ? .from : kind == .duration ? .over : .to
    let sign = isSign ? foreignSign(at: min(index + 1, tokens.count - 1)).range : nil
    report { .missingClauseWord("\(clause)", at: $0.current.range, sign: sign) }
    return clause
  }

  /// `in 1s`: how long it lasts.
  mutating func parseDurationBehindIn() -> ClauseSyntax {
    report(at: index - 1) { .foreignClause("in", "over", at: $0.tokens[$0.index - 1].range) }
    return .over(parseExpression(.duration))
  }
}

// MARK: Values

extension Parser {
  /// `to { … }`: a group, or a value in braces.
  mutating func parseBracesBehindTo() -> ClauseSyntax? {
    let (word, opener) = (index - 1, index)
    switch token(ahead: 1).kind {
    case .number, .minus, .percentage, .angle, .duration:
      guard token(ahead: 2).kind != .colon else { return parsePercentagesInBraces() }
      skipToken()
      let closer = tokens[index - 1].range
      report(at: opener) { .bracesAroundValue(at: $0.tokens[opener].range, closer: closer) }
      lastMistake = index - 1
      return .to(addMissing())
    default:
      report(at: word) {
        .groupBehindTo(
          at: $0.tokens[word].range,
          gap: SourceRange($0.tokens[word].range.lowerBound, $0.tokens[opener].range.lowerBound))
      }
      return .group(parseBlock(ownedBy: word, content: .entries))
    }
  }

  /// `at 2s`: when it begins.
  mutating func parseDelayBehindAt() -> ClauseSyntax {
    report(at: index - 1) { .foreignClause("at", "delay", at: $0.tokens[$0.index - 1].range) }
    return .delay(parseExpression(.duration))
  }

  /// A clause that is nothing but its word, and the `true` that other tools write behind it.
  mutating func parseSwitch(_ clause: ClauseSyntax) -> ClauseSyntax? {
    guard isWord(.true) || isWord(.false), !isAtStatementEnd else { return clause }
    let isOff = isWord(.false)
    let word = tokens[index - 1].range
    report {
      .valueOfSwitch(
        $0.text($0.index - 1), at: $0.current.range,
        gap: SourceRange(isOff ? word.lowerBound : word.upperBound, $0.current.range.upperBound))
    }
    advance()
    return isOff ? nil : clause
  }

  /// The digits of `2x` behind `repeat`.
  var countWithUnit: String? {
    guard kind == .number || kind == .duration, current.flags.contains(.malformed), text(index).last == "x" else {
      return nil
    }
    return String(text(index).dropLast())
  }

  /// `{ 0%: 1, 100%: 0 }`: told with the lists that say the same, and passed over.
  mutating func parsePercentagesInBraces() -> ClauseSyntax? {
    let opener = index
    var (times, values): ([String], [String]) = ([], [])
    var isReadable = true
    advance()
    while kind != .rightBrace, kind != .endOfFile {
      guard kind == .percentage, token(ahead: 1).kind == .colon else {
        isReadable = false
        break
      }
      times.append(text(index))
      advance()
      advance()
      let first = index
      while kind != .comma, kind != .semicolon, kind != .rightBrace, kind != .endOfFile,
        index == first || !current.isFirstOnLine
      {
        skipToken()
      }
      values.append(source.text(in: range(from: first)))
      while kind == .comma || kind == .semicolon { advance() }
    }
    index = opener
    skipToken()
    let whole = range(from: opener)
    let clauses = "through [\(values.joined(separator: ", "))] at [\(times.joined(separator: ", "))]"
    report(at: opener) {
      .percentagesInBraces(
        isReadable && values.count > 1 ? clauses : nil, at: $0.tokens[opener + 1].range, whole: whole)
    }
    lastMistake = max(lastMistake, opener)
    return nil
  }
}

extension Vocabulary {
  /// Whether a function of a name makes an easing.
  static func isEasingFunction(_ name: String) -> Bool {
    functions.contains { $0.name == name && $0.result == .exactly(.easing) }
  }

  /// The easing that a word from elsewhere, or a misspelt one, stands for.
  static func easing(called word: String) -> String? {
    let names = easings.map(\.name)
    if let name = Vocabulary.names(for: word).first(where: { names.contains($0) }) { return name }
    guard word.lowercased().hasPrefix("ease"), Clause.nearest(to: word).isEmpty else { return nil }
    return Suggestions.nearest(to: word, among: names).first
  }

  /// Whether layers of some kind have a property of a name.
  static func isProperty(_ name: String) -> Bool {
    let catalog = PropertyCatalog.builtin
    return (catalog.roots + catalog.ownRoots).contains { catalog.entries[$0].name == name }
  }
}
