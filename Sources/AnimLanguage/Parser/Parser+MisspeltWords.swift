// Words of the language that are misspelt, or called otherwise elsewhere: told once, and read as what was meant, so
// that nothing follows from them.

extension Parser {
  /// Reads a statement whose first word is nearly one that statements begin with, or that one's name elsewhere.
  ///
  /// - Returns: nil, and nothing is read, where no word is near.
  mutating func parseMisspeltStatement() -> StatementSyntax? {
    guard let meant = meantStatement else { return nil }
    let start = index
    report { .unknownStatement($0.text(start), at: $0.current.range, among: $0.statementWords) }
    tokens[start].payload = meant.name.index
    let unheard = hushed
    // What else is wrong before its block may come from reading it as something that was not meant.
    let isGuess = !isCertain(meant, for: text(start))
    if isGuess { quiet += 1 }
    let statement = parseStatement(beginningWith: meant)
    if isGuess { quiet -= 1 }
    guard let statement else { return nil }
    return hushed == unheard || statement.declaresName ? statement : .missing
  }

  /// Whether a word is hardly anything but another: its name elsewhere, or itself with one slip.
  private func isCertain(_ meant: Word, for written: String) -> Bool {
    Vocabulary.idiom(for: written)?.replacement == meant.text
      || written.utf8.count > 3 && Suggestions.isSlip(written, of: meant.text)
  }

  /// The word that the one at the beginning of a statement was meant to be.
  private var meantStatement: Word? {
    guard kind == .word, reported < DiagnosticBag.limitPerFile, word?.isStatement != true, hyphenatedName == nil,
      !endsStatement(at: min(index + 1, tokens.count - 1))
    else { return nil }
    let next = token(ahead: 1)
    switch next.kind {
    case .leftBrace: break
    case .leftParenthesis, .leftBracket, .less:
      guard next.isAfterSpace, !isDeclared(current.name) else { return nil }
    default: guard beginsOperand(next) else { return nil }
    }
    let written = text(index)
    if Vocabulary.isForeign(written) || Vocabulary.isProperty(written) { return nil }
    let nearest = Suggestions.nearest(to: written, among: statementWords.map(\.text)).first
    if nearest?.lowercased() != written.lowercased(), let idiom = Vocabulary.idiom(for: written) {
      return idiom.replacement.flatMap { Word(rawValue: $0) }
    }
    // Other words of the language are what they are.
    if word != nil { return nil }
    // `a < b` is a comparison.
    if next.kind == .less, nearest != Word.transaction.text { return nil }
    return nearest.flatMap { Word(rawValue: $0) }
  }

  /// The words that a statement can begin with at this place.
  private var statementWords: [Word] {
    var words = Word.allCases.filter(\.isStatement)
    let owners = openBlocks.map { Word(tokens[$0.owner].name) }
    if owners.contains(where: { $0 == .layer || $0 == .view || $0 == .stage || $0 == .mask }) {
      words += [.draw, .delegate, .defaultAction, .actions, .style]
    }
    if owners.contains(.draw) { words += [.stroke, .fill, .text, .clip, .save, .transform] }
    return words
  }

  /// Whether a function or handler of a name is declared anywhere in the text.
  private func isDeclared(_ name: NameID) -> Bool {
    tokens.indices.dropFirst().contains { index in
      guard tokens[index].kind == .word, tokens[index].name == name, tokens[index - 1].kind == .word else {
        return false
      }
      return tokens[index - 1].name == Word.func.name || tokens[index - 1].name == Word.handler.name
    }
  }

  /// Passes over the first of two words of one statement: `print print 1`, which is told.
  mutating func skipRepeatedWord() {
    let (next, third) = (token(ahead: 1), token(ahead: 2))
    guard kind == .word, next.kind == .word, next.payload == current.payload, !next.isFirstOnLine,
      !third.isFirstOnLine, beginsOperand(third)
    else { return }
    switch word {
    case .let, .var, .layer, .view, .animate, .print:
      report {
        .repeatedWord(
          $0.text($0.index), at: next.range, gap: SourceRange($0.current.range.upperBound, next.range.upperBound))
      }
      advance()
      statementStart = index
    default: break
    }
  }

  // MARK: Words within statements

  /// Passes over a word, also where it is misspelt or another word stands for it, which is told.
  ///
  /// - Parameter others: Words that mean the same elsewhere.
  mutating func accept(_ word: Word, orNearly others: [String]) -> Bool {
    if accept(word) { return true }
    let next = token(ahead: 1)
    guard kind == .word, !isAtStatementEnd, !next.isFirstOnLine, beginsOperand(next) || next.kind == .leftBrace else {
      return false
    }
    let written = text(index)
    guard
      others.contains(written)
        || self.word == nil && !Suggestions.nearest(to: written, among: [word.text]).isEmpty
    else { return false }
    report { .expectedWord(word.text, found: written, at: $0.current.range) }
    advance()
    return true
  }

  /// Makes of a misspelt word behind `=` the one that was meant: `animattion over 1s`, `everry 1s { … }`. The words of
  /// statements that are no values are told, too: `let a = animate over 1s { … }`.
  mutating func mendWordOfValue() {
    let next = token(ahead: 1)
    guard kind == .word, !next.isFirstOnLine || next.kind == .leftBrace, reported < DiagnosticBag.limitPerFile else {
      return
    }
    if isWord(.animate) { return mendAnimateAsValue() }
    guard word == nil else { return }
    let candidates: [Word]
    switch next.kind {
    case .duration: candidates = [.every, .after, .at]
    case .leftBrace: candidates = [.animation, .animator]
    case .word:
      let word = Word(next.name)
      let isClause = Clause(word) != nil || Vocabulary.isProperty(source.text(in: next.range))
      guard isClause || isMisspeltClause(at: index + 1) else { return }
      candidates = [.animation, .animator, .transition]
    default: return
    }
    let written = text(index)
    guard let nearest = Suggestions.nearest(to: written, among: candidates.map(\.text)).first,
      let meant = Word(rawValue: nearest)
    else { return }
    report { .unknownWord(written, meant: nearest, at: $0.current.range) }
    tokens[index].payload = meant.name.index
  }

  /// `let a = animate over 1s { … }` is an animator, `let fade = animate card.opacity to 0` an animation.
  private mutating func mendAnimateAsValue() {
    let (next, dot, property) = (token(ahead: 1), token(ahead: 2), token(ahead: 3))
    if next.kind == .leftBrace || next.kind == .word && Clause(Word(next.name)) != nil {
      report { .unknownWord("animate", meant: "animator", at: $0.current.range) }
      tokens[index].payload = Word.animator.name.index
    } else if next.kind == .word, dot.kind == .dot, property.kind == .word, !property.isFirstOnLine {
      let whole = SourceRange(current.range.lowerBound, property.range.upperBound)
      let kept = "animation \(source.text(in: property.range))"
      report { .animateAsValue(kept, at: $0.current.range, whole: whole) }
      // The layer is passed over.
      advance()
      advance()
      tokens[index].payload = Word.animation.name.index
      tokens[index].kind = .word
    }
  }

  /// Whether a word at a token is nearly one of a clause, and what follows could be its value.
  func isMisspeltClause(at index: Int) -> Bool {
    let next = tokens[min(index + 1, tokens.count - 1)]
    guard tokens[index].kind == .word, Word(tokens[index].name) == nil, !next.isFirstOnLine, next.isLiteral else {
      return false
    }
    return !Suggestions.nearest(to: text(index), among: Clause.allCases.filter { $0 != .group }.map { "\($0)" })
      .isEmpty
  }
}

extension StatementSyntax {
  /// Whether names of the script come from it.
  fileprivate var declaresName: Bool {
    switch self {
    case .variable, .function, .handler, .layer, .layerType, .property: true
    default: false
    }
  }
}
