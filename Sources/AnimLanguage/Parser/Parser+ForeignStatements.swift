// Statements in the form of other tools: told once, with what mends them, and read as what was meant.

extension Parser {
  /// Reads a declaration whose first word is missing or another: `text label { … }`, `type Gauge { … }`, and
  /// `level: number = 0` in a layer type. Nil, and nothing is read, where none stands.
  mutating func parseForeignDeclaration() -> StatementSyntax? {
    guard kind == .word, reported < DiagnosticBag.limitPerFile else { return nil }
    let (second, third) = (token(ahead: 1), token(ahead: 2))
    if second.kind == .colon, isInLayerType, third.kind == .leftBracket || isTypeName(third) {
      report { .missingWord("property", at: $0.current.range) }
      return parseProperty(isWordThere: false)
    }
    guard second.kind == .word, !second.isFirstOnLine, third.kind == .leftBrace || third.kind == .colon else {
      return nil
    }
    if text(index) == Word.type.text {
      report { .unknownStatement("type", meant: "layer type", at: $0.current.range) }
      return parseLayerType(wordCount: 1)
    }
    guard third.kind == .leftBrace, let kindName = Vocabulary.layerKind(text(index)) else { return nil }
    let whole = SourceRange(current.range.lowerBound, second.range.upperBound)
    let declaration = "layer \(source.text(in: second.range)): \(kindName)"
    report { .layerByKind($0.text($0.index), declaration, at: $0.current.range, whole: whole) }
    return parseLayer(kind: NameSyntax(name: tree.names.intern(kindName), range: current.range))
  }

  private var isInLayerType: Bool { openBlocks.last.map { isLayerType(at: $0.owner) } ?? false }

  private func isTypeName(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    let text = source.text(in: token.range)
    return Vocabulary.types.contains { $0.name == text } || !Vocabulary.typeNames(for: text).isEmpty
  }

  /// Tells of `sequence [ … ]`, and passes over it.
  mutating func parseStatementsInBrackets() -> StatementSyntax? {
    let opener = token(ahead: 1)
    guard opener.kind == .leftBracket, !opener.isFirstOnLine else { return nil }
    let start = index
    advance()
    skipToken()
    let closer = tokens[index - 1]
    report(at: start) { _ in
      .bracketsAroundBlock(
        at: opener.range, closer: closer.kind == .rightBracket ? closer.range : nil)
    }
    lastMistake = index
    return .missing
  }

  // MARK: Behind an expression

  /// Reads what goes on behind an expression as a statement of another tool; nil, and nothing is read, if none does.
  mutating func parseForeignRest(of value: ExpressionID, from start: Int) -> StatementSyntax? {
    if isAtStatementEnd, kind != .leftBrace || current.isFirstOnLine { return nil }
    switch (kind, tree[value]) {
    case (.leftBrace, .duration) where !hasMistake(since: start):
      report(at: start) { .missingWord("after", at: $0.tokens[start].range) }
      return .schedule(.after, value, parseBlock(ownedBy: start))
    case (.word, .member(let layer, let name, false)) where tree.names[name] == Word.animate.text:
      guard Clause(word) == nil else { return nil }
      let range = tree.range(of: layer)
      let property = text(index)
      let whole = SourceRange(range.lowerBound, current.range.upperBound)
      report(at: start) {
        .animateBehindDot("animate \($0.source.text(in: range)).\(property)", at: $0.tokens[start].range, whole: whole)
      }
      skipStatement()
      return .missing
    case (.leftBrace, .member(let layer, let name, false)), (.assign, .member(let layer, let name, false)):
      guard kind == .leftBrace || isBlockBehindSign, let event = Vocabulary.event(ofCallback: tree.names[name]) else {
        return nil
      }
      return parseCallback(of: layer, event, in: range(from: start))
    case (.leftBrace, .name(let name)):
      guard let event = Vocabulary.event(ofCallback: tree.names[name]) else { return nil }
      return parseCallback(of: nil, event, in: range(from: start))
    case (.assign, .name(Word.mask.name)):
      let (kindToken, brace) = (token(ahead: 1), token(ahead: 2))
      guard kindToken.kind == .word, brace.kind == .leftBrace else { return nil }
      report { .maskWithSign(at: $0.current.range, gap: SourceRange($0.previousEnd, $0.current.range.upperBound)) }
      index = start
      return parseMask()
    default: return nil
    }
  }

  private var isBlockBehindSign: Bool {
    let next = token(ahead: 1)
    return next.kind == .leftBrace
      || next.kind == .leftParenthesis && token(ahead: 2).kind == .rightParenthesis
        && token(ahead: 3).kind == .assign && token(ahead: 4).kind == .greater && token(ahead: 5).kind == .leftBrace
  }

  /// Reads `card.onTap { … }` as `on card tap { … }`.
  private mutating func parseCallback(
    of layer: ExpressionID?, _ event: String, in range: SourceRange
  ) -> StatementSyntax {
    let subject = layer.map { source.text(in: tree.range(of: $0)) + " " } ?? ""
    var whole = range
    if kind == .assign {
      // `= () =>` goes with it.
      while kind != .leftBrace, kind != .endOfFile { advance() }
      whole.upperBound = previousEnd
    }
    report(at: max(index - 1, 0)) { _ in .callback("on \(subject)\(event)", at: range, whole: whole) }
    let registration = RegistrationSyntax(
      isRemoval: false, layer: layer ?? add(.selfLayer, range),
      event: NameSyntax(name: tree.names.intern(event), range: range), key: nil,
      action: .block(parseBlock(ownedBy: index - 1)))
    return .register(Parser.add(registration, to: &tree.registrations))
  }

  // MARK: Assignments

  /// Whether a value stands directly behind a property, so that a `=` is missing.
  func isAssignmentSignMissing(behind target: ExpressionID, from start: Int) -> Bool {
    guard current.isLiteral || kind == .word || kind == .leftParenthesis || kind == .leftBracket, !isAtStatementEnd,
      !hasMistake(since: start)
    else { return false }
    let property: NameID
    switch tree[target] {
    case .name(let name), .member(_, let name, false): property = name
    default: return false
    }
    guard Vocabulary.isProperty(tree.names[property]) || Vocabulary.isPart(tree.names[property]) else { return false }
    if current.isLiteral { return true }
    if kind == .leftParenthesis || kind == .leftBracket { return current.isAfterSpace }
    let owner = openBlocks.last.flatMap { Word(tokens[$0.owner].name) }
    return kind == .word && endsStatement(at: min(index + 1, tokens.count - 1))
      && (owner == .layer || owner == .view || owner == .with || owner == .stage)
  }

  /// Tells of `card.opacity = 0 over 1s`, which is an animation.
  mutating func reportClauseOfAssignment(from start: Int, sign: Int) {
    let next = token(ahead: 1)
    guard !isAtStatementEnd, !next.isFirstOnLine, next.isLiteral || next.kind == .word, !hasMistake(since: start) else {
      return
    }
    switch Clause(word) {
    case .over, .ease, .delay, .spring, .repeat: break
    default: return
    }
    report {
      .animatedAssignment($0.text($0.index), at: $0.current.range, start: $0.tokens[start].range, sign: $0.tokens[sign])
    }
    skipStatement()
  }

  /// The property whose name stands in quotes where a value is stored.
  func quotedProperty(_ target: ExpressionID) -> String? {
    guard case .string(let pieces) = tree[target], pieces.count == 1 else { return nil }
    let name = source.text(in: tree.range(of: target)).filter { $0 != "\"" }
    return Vocabulary.isProperty(name) ? name : nil
  }

  // MARK: Commas

  /// Tells of a comma that is missing between values that are printed.
  mutating func reportMissingComma() -> Bool {
    guard case .print? = tree.statements.last, current.isLiteral || isLastName else { return false }
    report { .missingComma(at: $0.gap) }
    return true
  }

  /// Whether a name stands here before a comma or the end of the statement.
  var isLastName: Bool {
    kind == .word && (token(ahead: 1).kind == .comma || endsStatement(at: min(index + 1, tokens.count - 1)))
      && word?.isStatement != true
  }

  /// Whether another element of a list, a tuple or a call follows where a comma is missing, which is told.
  mutating func isCommaMissing(before closer: Token.Kind) -> Bool {
    let next = token(ahead: 1).kind
    guard current.isLiteral || kind == .word && (next == .comma || next == closer), !current.isFirstOnLine,
      isClosed(by: closer)
    else { return false }
    report { .missingComma(at: $0.gap) }
    return true
  }

  /// Whether a bracket that is open is closed on this line.
  private func isClosed(by closer: Token.Kind) -> Bool {
    var (ahead, depth) = (index, 0)
    while ahead < tokens.count, ahead == index || !tokens[ahead].isFirstOnLine {
      switch tokens[ahead].kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        if depth == 0 { return tokens[ahead].kind == closer }
        depth -= 1
      case .endOfFile, .semicolon: return false
      default: break
      }
      ahead += 1
    }
    return false
  }

  // MARK: Statements instead of blocks

  /// Reads the one statement that stands where a block should, and tells that it needs braces.
  mutating func parseStatementAsBlock(_ diagnostic: (SourceRange) -> Diagnostic) -> BlockSyntax {
    let (start, outerStart, outerBrackets) = (index, statementStart, openBrackets)
    openBrackets = 0
    let statement = parseStatement()
    (statementStart, openBrackets) = (outerStart, outerBrackets)
    let whole = range(from: start)
    reportEarlier(at: start) { _ in diagnostic(whole) }
    return list(of: statement)
  }

  /// Whether a statement begins here on the line of the statement that it belongs to.
  var isStatementOnLine: Bool {
    guard let word, !current.isFirstOnLine, word.isStatement else { return false }
    let next = token(ahead: 1)
    if word == .break || word == .continue || word == .return || word == .flush { return true }
    return !next.isFirstOnLine && (beginsOperand(next) || next.kind == .less)
  }

  /// Whether this line has a `}` that nothing on it opens, and the text one too many: that of a `{` that is missing.
  var isOpeningBraceMissing: Bool {
    guard reported < DiagnosticBag.limitPerFile, !current.isFirstOnLine, kind != .endOfFile,
      isClosed(by: .rightBrace)
    else { return false }
    let surplus = tokens.reduce(0) { $0 + ($1.kind == .rightBrace ? 1 : $1.kind == .leftBrace ? -1 : 0) }
    return surplus > 0
  }
}

extension Vocabulary {
  /// The kind of layers that a word names, here or elsewhere.
  static func layerKind(_ word: String) -> String? {
    let kinds = TypedProgram().layerTypes.types.map(\.name)
    if word != Word.layer.text, kinds.contains(word) { return word }
    return names(for: word).first { kinds.contains($0) && $0 != Word.layer.text }
  }

  /// The event of a callback's name: `tap` of `onTap`.
  static func event(ofCallback name: String) -> String? {
    guard name.hasPrefix("on"), let first = name.dropFirst(2).first, first.isUppercase else { return nil }
    let event = first.lowercased() + name.dropFirst(3)
    return names(for: event).first { candidate in inputEvents.contains { $0.word == candidate } } ?? event
  }

  /// Whether properties have a part of a name: `x`, `width`.
  static func isPart(_ name: String) -> Bool {
    ["x", "y", "z", "width", "height"].contains(name)
  }
}
