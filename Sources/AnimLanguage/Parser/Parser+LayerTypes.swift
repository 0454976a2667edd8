extension Parser {
  /// Whether `layer type Name` stands here rather than a layer named `type`.
  func isLayerType(at index: Int) -> Bool {
    guard index + 2 < tokens.count, tokens[index].name == Word.layer.name else { return false }
    let (second, third) = (tokens[index + 1], tokens[index + 2])
    return second.kind == .word && second.name == Word.type.name && third.kind == .word
  }

  /// Reads `layer type Name: type { … }`.
  ///
  /// - Parameter wordCount: How many of its two words are there.
  mutating func parseLayerType(wordCount: Int = 2) -> StatementSyntax {
    let start = index
    for _ in 0..<wordCount { advance() }
    let name = parseName("the layer type's name")
    let parent =
      accept(.colon) || acceptForeignColon() ? parseName("the kind or type that it extends, such as shape") : nil
    let body = parseBlock(ownedBy: start)
    guard let name else { return .missing }
    return .layerType(Parser.add(LayerTypeSyntax(name: name, parent: parent, body: body), to: &tree.layerTypes))
  }

  /// Passes over `extends` and the like of other languages, which are ':' here.
  private mutating func acceptForeignColon() -> Bool {
    guard kind == .word, !isAtStatementEnd, ["extends", "inherits", "is", "of"].contains(text(index)) else {
      return false
    }
    report {
      .colonBeforeParent(
        $0.text($0.index), at: $0.current.range, gap: SourceRange($0.previousEnd, $0.current.range.upperBound))
    }
    advance()
    return true
  }

  /// Reads a statement that stands only in the body of a layer or of its type; `nil`, and nothing is read, where the
  /// word is just a name.
  mutating func parseLayerPart(beginningWith word: Word) -> StatementSyntax? {
    let next = token(ahead: 1)
    let hasBlock = next.kind == .leftBrace
    switch word {
    case .property: return next.kind == .word ? parseProperty() : nil
    case .changed: return hasBlock || isHookOfProperty ? parseHook(.changed) : nil
    case .display: return hasBlock || isHookOfProperty ? parseHook(.display) : nil
    case .draw: return hasBlock ? parseHook(.draw) : nil
    case .delegate: return hasBlock || isHookWithParameter ? parseHook(.delegate) : nil
    case .defaultAction: return hasBlock || isHookWithParameter ? parseHook(.defaultAction) : nil
    case .actions: return hasBlock ? parseActions() : nil
    case .style: return hasBlock ? parseStyle() : nil
    default: return nil
    }
  }

  /// Whether a property and a block follow; a part of a property, too, which is told then.
  private var isHookOfProperty: Bool {
    guard token(ahead: 1).kind == .word else { return false }
    var next = 2
    while token(ahead: next).kind == .dot, token(ahead: next + 1).kind == .word { next += 2 }
    return token(ahead: next).kind == .leftBrace
  }

  private var isHookWithParameter: Bool {
    token(ahead: 1).kind == .leftParenthesis && token(ahead: 2).kind == .word
      && token(ahead: 3).kind == .rightParenthesis && token(ahead: 4).kind == .leftBrace
  }

  /// - Parameter isWordThere: Whether its word is there; the name is the current token if not.
  mutating func parseProperty(isWordThere: Bool = true) -> StatementSyntax {
    if isWordThere { advance() }
    let name = parseName("the property's name")
    var type: NodeID<TypeSyntax>?
    if accept(.colon) {
      type = parseType()
    } else {
      report {
        .missingType(after: $0.before, at: $0.place, found: $0.found, gap: $0.gap, type: $0.typeOfLiteral(ahead: 1))
      }
    }
    let isSignMissing = current.isLiteral && !isAtStatementEnd
    if isSignMissing { report { .missingAssignmentSign(at: $0.gap) } }
    let defaultValue = isSignMissing || accept(.assign) ? parseExpression() : nil
    let isAnimated = accept(.animated, orNearly: [])
    if isAnimated, kind == .duration, !isAtStatementEnd {
      report { .missingClauseWord("over", at: $0.current.range) }
      advance()
    }
    let clauses = isAnimated ? parseClauses(.value) : .empty
    guard let name else { return .missing }
    return .property(
      Parser.add(
        PropertySyntax(name: name, type: type, defaultValue: defaultValue, isAnimated: isAnimated, clauses: clauses),
        to: &tree.properties))
  }

  /// The name of the type of the literal at a token.
  func typeOfLiteral(ahead distance: Int) -> String? {
    let token = token(ahead: distance)
    switch token.kind {
    case .number, .percentage: return "number"
    case .duration: return "duration"
    case .angle: return "angle"
    case .color: return "color"
    case .string, .stringStart: return "string"
    case .word where token.name == Word.true.name || token.name == Word.false.name: return "bool"
    default: return nil
    }
  }

  private mutating func parseHook(_ kind: HookKind) -> StatementSyntax {
    let start = index
    advance()
    var name: NameSyntax?
    switch kind {
    case .changed, .display:
      name = parseName("the name of a property")
      let part = index
      while accept(.dot) { advance() }
      if index > part { report(at: part) { .hookOfPart(kind.word, at: $0.range(from: part)) } }
    case .draw: break
    case .delegate, .defaultAction:
      if accept(.leftParenthesis) {
        name = parseName("a name for the key", mayBeOffered: true)
        _ = accept(.rightParenthesis)
      } else {
        report { .expected("'(key)'", after: $0.before, at: $0.place, found: $0.found, insert: "(key)") }
      }
    }
    let body = parseBlock(ownedBy: start)
    return .hook(Parser.add(HookSyntax(kind: kind, name: name, body: body), to: &tree.hooks))
  }

  private mutating func parseStyle() -> StatementSyntax {
    let start = index
    advance()
    return .style(parseBlock(ownedBy: start))
  }

  // MARK: Actions

  /// Reads `actions { key: action … }`.
  private mutating func parseActions() -> StatementSyntax {
    let start = index
    advance()
    let (outerBrackets, outerStart) = (openBrackets, statementStart)
    openBrackets = 0
    defer { (openBrackets, statementStart) = (outerBrackets, outerStart) }
    advance()
    let mark = pending.count
    while kind != .rightBrace, kind != .endOfFile {
      if accept(.semicolon) || accept(.comma) { continue }
      parseAction()
    }
    if !accept(.rightBrace) { reportUnclosedActions(start) }
    return .actions(list(since: mark))
  }

  private mutating func parseAction() {
    let start = index
    statementStart = start
    guard kind == .word else {
      report { .expected("a property or an event such as orderIn", after: nil, at: $0.place, found: $0.found) }
      skipToken()
      skipStatement()
      return
    }
    let key = NameSyntax(name: current.name, range: current.range)
    advance()
    guard parseActionColon() else { return skipStatement() }
    let value: ActionSyntax.Value
    if isWord(.call), token(ahead: 1).kind == .word, !token(ahead: 1).isFirstOnLine {
      advance()
      guard let handler = parseName("a handler's name") else { return }
      value = .call(handler, arguments: parseTouchingArguments())
    } else {
      mendWordOfValue()
      value = .value(parseExpression())
    }
    pending.append(Parser.add(ActionSyntax(key: key, value: value), to: &tree.actions).index)
    let isNextAction = kind == .word && token(ahead: 1).kind == .colon
    if !isAtStatementEnd, kind != .comma, !isNextAction {
      if !hasMistake(since: start) {
        report { .unexpected(at: $0.current.range, found: $0.found) }
      }
      skipStatement()
    }
  }

  private mutating func parseActionColon() -> Bool {
    if accept(.colon) { return true }
    report { .expected("':' and an action", after: $0.before, at: $0.place, found: $0.found) }
    return false
  }

  private mutating func reportUnclosedActions(_ start: Int) {
    guard unclosedBraces > 0 else { return }
    unclosedBraces -= 1
    report {
      .unclosedBraceAtEnd(of: $0.text(start), opener: $0.tokens[start + 1].range, count: 1, at: $0.gap)
    }
  }
}
