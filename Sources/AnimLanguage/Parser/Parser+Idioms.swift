// What people write who know other tools: told once, in words of this language, and read as what was meant.

extension Parser {
  /// Tells a statement that begins with the entrance to another tool as one mistake, in place of all that its parts
  /// gave rise to.
  mutating func retellForeignStatement(from start: Int) {
    var head = start
    while tokens[head].kind == .unknown { head += 1 }
    guard tokens[head].kind == .word, Vocabulary.isForeign(text(head)), let idiom = Vocabulary.idiom(for: text(head))
    else { return }
    skipStatement()
    let whole = range(from: start)
    diagnostics.removeAll { whole.contains($0.range) }
    lastMistake = -1
    report(at: head) { .foreignStatement($0.text(head), idiom, at: $0.tokens[head].range) }
    lastMistake = index - 1
    tree.statements.append(.missing)
    tree.statementRanges.append(whole)
    pending[pending.count - 1] = UInt32(truncatingIfNeeded: tree.statements.count - 1)
  }

  // MARK: Names with hyphens

  /// How many tokens a name with hyphens has that CSS writes so, and what it is called here: `ease-in-out`.
  var hyphenatedName: (length: Int, name: String)? {
    guard kind == .word, token(ahead: 1).kind == .minus, !token(ahead: 1).isAfterSpace else { return nil }
    var found: (length: Int, name: String)?
    var written = text(index)
    for length in [3, 5] {
      let (hyphen, part) = (token(ahead: length - 2), token(ahead: length - 1))
      guard hyphen.kind == .minus, !hyphen.isAfterSpace, part.kind == .word, !part.isAfterSpace else { break }
      written += "-" + source.text(in: part.range)
      if let name = Vocabulary.hyphenated[written] { found = (length, name) }
    }
    return found
  }

  /// Passes over a name with hyphens and tells what it is called here.
  ///
  /// - Returns: the name here.
  mutating func skipHyphenatedName(_ name: (length: Int, name: String)) -> NameID {
    let start = index
    let whole = SourceRange(current.range.lowerBound, token(ahead: name.length - 1).range.upperBound)
    report { .hyphenatedName($0.source.text(in: whole), name.name, at: whole) }
    for _ in 0..<name.length { advance() }
    // The rest is read as if the name were right.
    lastMistake = min(start, statementStart) - 1
    return tree.names.intern(name.name)
  }

  /// Whether a word touches the token that is looked at: `.red`.
  var isBeforeTouchingWord: Bool { token(ahead: 1).kind == .word && !token(ahead: 1).isAfterSpace }

  /// GSAP's name of an easing, `power2.out`: told, and passed over.
  mutating func skipPowerEasing() -> Bool {
    guard kind == .word, token(ahead: 1).kind == .dot, token(ahead: 2).kind == .word,
      let name = Vocabulary.easing(ofPower: text(index), source.text(in: token(ahead: 2).range))
    else { return false }
    let whole = SourceRange(current.range.lowerBound, token(ahead: 2).range.upperBound)
    report { .hyphenatedName($0.source.text(in: whole), name, at: whole, label: "not called so here") }
    for _ in 0..<3 { advance() }
    return true
  }

  // MARK: Operators in words

  /// Reads `and`, `or` and `is`, and `===`, as the operators that they are elsewhere.
  mutating func wordOperator() -> Infix? {
    guard kind == .word, !current.isFirstOnLine || openBrackets > 0 else { return nil }
    let next = token(ahead: 1)
    guard beginsOperand(next) || next.kind == .minus, !next.isFirstOnLine || openBrackets > 0 else { return nil }
    switch text(index) {
    case "and": return Infix(.and)
    case "or": return Infix(.or)
    case "is": return Infix(.equal)
    default: return nil
    }
  }

  /// Whether the word that is looked at is `not` before a condition.
  var isNotInWords: Bool {
    let next = token(ahead: 1)
    return next.kind == .word && !next.isFirstOnLine && Word(next.name) != .in && text(index) == "not"
  }

  /// Tells of an operator in words, which is then passed over.
  mutating func skipWordOperator(_ infix: Infix) {
    report { .wordOperator($0.text($0.index), infix.operation.text, at: $0.current.range) }
    advance()
  }

  /// Passes over the third `=` of `===`.
  mutating func skipThirdEqualSign() {
    guard kind == .assign, !current.isAfterSpace else { return }
    let operatorStart = tokens[index - 1].range
    report { parser in
      let whole = SourceRange(operatorStart.lowerBound, parser.current.range.upperBound)
      return .wordOperator(
        parser.source.text(in: whole), parser.source.text(in: operatorStart), at: whole)
    }
    advance()
  }

  /// Reads the rest of `count++`, which is no value.
  mutating func parseIncrement(_ operand: ExpressionID) -> ExpressionID? {
    let second = token(ahead: 1)
    guard kind == .plus || kind == .minus, !current.isAfterSpace, second.kind == kind, !second.isAfterSpace,
      endsStatement(at: min(index + 2, tokens.count - 1)) || token(ahead: 2).kind == .rightParenthesis
    else { return nil }
    let whole = SourceRange(current.range.lowerBound, second.range.upperBound)
    let sign = kind == .plus ? "+" : "-"
    report { .increment(sign, of: $0.source.text(in: $0.tree.range(of: operand)), at: whole) }
    advance()
    advance()
    return add(.missing, tree.range(of: operand))
  }

  // MARK: Parts of statements

  /// Tells of `name: value` in the place of `name = value`, and of a comma between statements or numbers.
  ///
  /// - Returns: whether that is what keeps the statement from its end.
  mutating func reportForeignSeparator() -> Bool {
    switch (kind, tree.statements.last) {
    case (.colon, .expression(let target)?), (.arrow, .expression(let target)?):
      guard isPlace(target) else { return false }
      readColonAsSign(target)
      return true
    case (.comma, _) where isCommaBetweenStatements:
      report {
        let next = $0.token(ahead: 1)
        return .commaBetweenStatements(at: $0.current.range, isLast: next.isFirstOnLine || next.kind == .rightBrace)
      }
      advance()
      lastMistake = index - 1
      return true
    case (.comma, .assign?): reportCommaInValue(isList: false)
    case (.not, _) where !current.isAfterSpace:
      report { .forcedOpening(at: $0.current.range) }
      skipStatement()
      return true
    case (.leftBrace, .expression(let call)?):
      guard case .call(let callee, _) = tree[call] else { return false }
      report { .trailingBlock(at: $0.current.range, hint: $0.idiom(ofCallee: callee)?.hint) }
    case (.dot, _) where current.isFirstOnLine:
      report { .dotAtLineStart(at: $0.current.range) }
      skipStatement()
      return true
    default: return false
    }
    // What was read of it is no other mistake.
    tree.statements[tree.statements.count - 1] = .missing
    skipStatement()
    return true
  }

  /// Tells of the `:` or `->` that is looked at, and reads what follows as the value of an assignment.
  private mutating func readColonAsSign(_ target: ExpressionID) {
    let sign = text(index)
    report { parser in
      let isWalrus = parser.token(ahead: 1).kind == .assign
      let end = isWalrus ? parser.token(ahead: 1).range.upperBound : parser.current.range.upperBound
      return .colonInAssignment(sign, at: parser.current.range, colon: SourceRange(parser.previousEnd, end))
    }
    let mistake = index
    advance()
    _ = accept(.assign)
    guard kind != .leftBrace, !isAtStatementEnd else {
      tree.statements[tree.statements.count - 1] = .missing
      return skipStatement()
    }
    let value = parseAssignedValue(true)
    let statement = add(
      .assign(target: target, .assign, value: value), tree.range(of: target).union(tree.range(of: value)))
    pending[pending.count - 1] = statement.index
    lastMistake = max(lastMistake, mistake)
    guard !isAtStatementEnd else { return }
    if kind == .comma, isCommaBetweenStatements {
      _ = reportForeignSeparator()
    } else if kind != .word {
      skipStatement()
    }
  }

  /// Whether the comma that is looked at stands behind a statement, before the next one or the end of the block.
  private var isCommaBetweenStatements: Bool {
    let next = token(ahead: 1)
    return next.isFirstOnLine || next.kind == .rightBrace || next.kind == .endOfFile
      || next.kind == .word
        && (token(ahead: 2).kind == .assign || Word(next.name)?.isStatement == true && beginsOperand(token(ahead: 2)))
  }

  /// Tells of the comma in `10, 20`, a value without its brackets.
  mutating func reportCommaInValue(isList: Bool) {
    report { .commaInValue(at: $0.current.range, isList: isList, values: $0.numbersAroundComma) }
  }

  /// The numbers before and behind the comma that is looked at, if they are literals.
  private var numbersAroundComma: (text: String, range: SourceRange)? {
    guard index > 0, tokens[index - 1].kind == .number else { return nil }
    var last = index
    while tokens[last].kind == .comma, tokens[min(last + 1, tokens.count - 1)].kind == .number { last += 2 }
    guard last > index else { return nil }
    let range = SourceRange(tokens[index - 1].range.lowerBound, tokens[last - 1].range.upperBound)
    return (source.text(in: range), range)
  }

  /// What is written here in the place of a call of a method.
  private func idiom(ofCallee callee: ExpressionID) -> Idiom? {
    switch tree[callee] {
    case .member(_, let name, _): Vocabulary.layerIdiom(for: tree.names[name])
    case .name(let name): Vocabulary.idiom(for: tree.names[name])
    default: nil
    }
  }

  private func isPlace(_ id: ExpressionID) -> Bool {
    switch tree[id] {
    case .name, .member: true
    default: false
    }
  }

  /// Reads the head of a loop in parentheses: `(i in list)`, or one of C.
  ///
  /// - Returns: the name of its variable and what it runs over.
  mutating func parseParenthesizedLoop() -> (name: NameSyntax?, values: ExpressionID) {
    let opener = index
    advance()
    if isWord(.let) || isWord(.var) || kind == .word && text(index) == "const" { advance() }
    let name = kind == .word ? NameSyntax(name: current.name, range: current.range) : nil
    let head = SourceRange(tokens[opener].range.lowerBound, current.range.lowerBound)
    let next = token(ahead: 1)
    if name != nil, next.kind == .word, next.name == Word.in.name {
      advance()
      advance()
      openBrackets += 1
      let values = parseExpression(.range)
      openBrackets -= 1
      let closer = kind == .rightParenthesis ? current.range : nil
      _ = accept(.rightParenthesis)
      reportEarlier(at: opener) {
        .loopInParentheses(at: $0.tokens[opener].range, parts: closer.map { [head, $0] } ?? [])
      }
      return (name, values)
    }
    index = opener
    skipToken()
    if name != nil, next.kind == .comma {
      report(at: opener) { _ in .loopOfPairs(at: next.range) }
      while !isAtStatementEnd, kind != .leftBrace { skipToken() }
      lastMistake = max(lastMistake, index - 1)
      // What it would do with the two is not known.
      return (nil, addMissing())
    } else {
      report(at: opener) { .loopInParentheses(at: $0.tokens[opener].range, parts: []) }
    }
    lastMistake = max(lastMistake, index - 1)
    return (name, addMissing())
  }

  /// Tells of what other languages write behind the range of a loop: `to 3`, `step 2`.
  ///
  /// - Returns: what the loop runs over.
  mutating func parseForeignRange(_ values: ExpressionID) -> ExpressionID {
    guard kind == .word, !isAtStatementEnd else { return values }
    let written = text(index)
    switch written {
    case "to", "until", "upto":
      report {
        .rangeInWords(
          written, at: $0.current.range, gap: SourceRange($0.previousEnd, $0.token(ahead: 1).range.lowerBound))
      }
      advance()
      let end = parseExpression(.number)
      return add(
        .binary(.closedRange, values, end), tree.range(of: values).union(tree.range(of: end)),
        above: max(height(values), height(end)))
    case "step", "by":
      report { .stepOfLoop(written, at: $0.current.range) }
      while !isAtStatementEnd, kind != .leftBrace { skipToken() }
      lastMistake = max(lastMistake, index)
    default: break
    }
    return values
  }
}
