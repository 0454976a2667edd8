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
    case .comma:
      let next = token(ahead: 1)
      let isLast = next.isFirstOnLine || next.kind == .rightBrace
      if isLast || next.kind == .word && Clause(Word(token(ahead: 2).name)) != nil {
        report { .commaBetweenStatements(at: $0.current.range, isLast: isLast) }
        advance()
      } else {
        reportCommaInValue(isList: seen.contains(.through) || seen.contains(.at))
        skipStatement()
      }
      return .skipped
    case .word: break
    default:
      guard seen.isEmpty, current.isLiteral || kind == .leftParenthesis else { return .none }
      return .clause(missingClauseWord())
    }
    let written = text(index)
    if Parser.isForever(written) || Vocabulary.folded(written) == "loop" { return .clause(foreignForever()) }
    if Vocabulary.easings.contains(where: { $0.name == written }) {
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
    if seen.isEmpty, Vocabulary.isProperty(written) {
      report {
        .propertyApart(written, at: $0.current.range, gap: SourceRange($0.previousEnd, $0.current.range.lowerBound))
      }
      advance()
      return .skipped
    }
    return .none
  }

  /// `=`, `->` and `=>` before the value that an animation goes to.
  private mutating func foreignEnd() -> Clause {
    let isDouble = kind == .assign && token(ahead: 1).kind == .greater && !token(ahead: 1).isAfterSpace
    let end = isDouble ? token(ahead: 1).range.upperBound : current.range.upperBound
    let whole = SourceRange(current.range.lowerBound, end)
    // Behind a value without a word it is told with that.
    if lastMistake < index - 1 { report { .foreignClause($0.source.text(in: whole), "to", at: whole) } }
    if isDouble { advance() }
    advance()
    return .to
  }

  /// `loop`, `loop forever`, `infinite`.
  private mutating func foreignForever() -> Clause {
    report { .foreignClause($0.text($0.index), "repeat forever", at: $0.current.range) }
    advance()
    return .repeat
  }

  /// A value with no word before it: the first is where an animation starts if another follows, else where it ends.
  private mutating func missingClauseWord() -> Clause {
    let next = token(ahead: 1)
    let isStart = next.kind == .arrow || next.kind == .assign || next.kind == .word && next.name == Word.to.name
    report { .missingClauseWord(isStart ? "from" : "to", at: $0.current.range) }
    return isStart ? .from : .to
  }

  /// `in 1s`: how long it lasts.
  mutating func parseDurationBehindIn() -> ClauseSyntax {
    report(at: index - 1) { .foreignClause("in", "over", at: $0.tokens[$0.index - 1].range) }
    return .over(parseExpression(.duration))
  }
}

extension Vocabulary {
  /// Whether layers of some kind have a property of a name.
  fileprivate static func isProperty(_ name: String) -> Bool {
    let catalog = PropertyCatalog.builtin
    return (catalog.roots + catalog.ownRoots).contains { catalog.entries[$0].name == name }
  }
}
