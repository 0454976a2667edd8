extension Parser {
  /// Reads a name that is being declared or referred to; `nil`, and told, where there is none.
  ///
  /// - Parameter mayBeOffered: Whether `animation` and `event`, which handlers are offered, are good names too.
  mutating func parseName(_ what: StaticString, mayBeOffered: Bool = false) -> NameSyntax? {
    while kind == .unknown { advance() }
    guard kind == .word, !isAtStatementEnd else {
      report { .expected("\(what)", after: $0.before, at: $0.place, found: $0.found) }
      return nil
    }
    if let word, word.isReserved, !(mayBeOffered && (word == .animation || word == .event)) {
      report { .reservedName(word.text, at: $0.current.range) }
      // The statement is read on as if the name were a good one.
      lastMistake = statementStart - 1
    }
    let token = advance()
    return NameSyntax(name: token.name, range: token.range)
  }

  /// Reads `let name: type = value` or `var …`.
  mutating func parseVariable(isMutable: Bool) -> StatementSyntax {
    advance()
    let name = parseName("a name")
    if kind == .colon, token(ahead: 1).kind == .assign {
      report {
        .colonInAssignment(
          ":", at: $0.current.range, colon: SourceRange($0.previousEnd, $0.token(ahead: 1).range.upperBound))
      }
      advance()
    }
    let type = accept(.colon) ? parseType() : nil
    var value: ExpressionID?
    if kind == .assign, !isAtStatementEnd {
      advance()
      value = parseAssignedValue(true)
    } else if name != nil, !isAtStatementEnd, current.isLiteral || kind == .leftBracket || kind == .leftParenthesis {
      report { .missingAssignmentSign(at: $0.gap) }
      value = parseAssignedValue(true)
    } else if !isMutable || type == nil {
      report { .expected("'=' and a value", after: $0.before, at: $0.place, found: $0.found) }
      value = addMissing()
    }
    guard let name else { return .missing }
    return .variable(name, isMutable: isMutable, type: type, value: value)
  }

  /// Reads `func name(parameters) -> type { … }`.
  mutating func parseFunction() -> StatementSyntax {
    let start = index
    advance()
    if kind == .word, let word, word.hidesCalls, !isAtStatementEnd {
      report { .uncallableName(word.text, at: $0.current.range) }
      lastMistake = statementStart - 1
    }
    let name = parseName("the function's name")
    let parameters = parseParameters(areLabelled: true)
    // A block of Python may follow.
    let isResult = kind == .colon && !token(ahead: 1).isFirstOnLine
    if isResult { report { .colonBeforeResult(at: $0.current.range) } }
    let result = accept(.arrow) || isResult && accept(.colon) ? parseType() : nil
    let body = parseBlock(ownedBy: start)
    guard let name else { return .missing }
    return .function(
      Parser.add(FunctionSyntax(name: name, parameters: parameters, result: result, body: body), to: &tree.functions))
  }

  /// Reads `handler name(parameters) { … }`.
  mutating func parseHandler() -> StatementSyntax {
    let start = index
    advance()
    let name = parseName("the handler's name")
    let parameters = parseParameters(areLabelled: false)
    let body = parseBlock(ownedBy: start)
    guard let name else { return .missing }
    return .handler(Parser.add(HandlerSyntax(name: name, parameters: parameters, body: body), to: &tree.handlers))
  }

  private mutating func parseParameters(areLabelled: Bool) -> NodeList<ParameterSyntax> {
    guard kind == .leftParenthesis else {
      report { .expected("'('", after: $0.before, at: $0.place, found: $0.found, insert: "()") }
      return .empty
    }
    let opener = index
    advance()
    openBrackets += 1
    let mark = pending.count
    while kind != .rightParenthesis, kind != .endOfFile {
      guard let parameter = parseParameter(isLabelled: areLabelled) else { break }
      pending.append(Parser.add(parameter, to: &tree.parameters).index)
      guard accept(.comma) else { break }
    }
    close(.rightParenthesis, opener: opener)
    return list(since: mark)
  }

  private mutating func parseParameter(isLabelled: Bool) -> ParameterSyntax? {
    var label: NameSyntax?
    if isLabelled, kind == .word, token(ahead: 1).kind == .word {
      let token = advance()
      label = NameSyntax(name: token.name, range: token.range)
    }
    guard let name = parseName("a parameter's name", mayBeOffered: !isLabelled) else { return nil }
    var type: NodeID<TypeSyntax>?
    if accept(.colon) {
      type = parseType()
    } else if isLabelled {
      report { .missingType(after: $0.before, at: $0.place, found: $0.found, gap: $0.gap) }
      type = add(.missing, gap)
    }
    let defaultValue = accept(.assign) ? parseExpression() : nil
    return ParameterSyntax(label: label, name: name, type: type, defaultValue: defaultValue)
  }

  // MARK: Layers

  /// Reads `layer name: type { … }` or `layer names[i in values]: type { … }`; `view` is the same.
  ///
  /// - Parameter kind: The kind that stands in the place of the word `layer`.
  mutating func parseLayer(isView: Bool = false, kind foreignKind: NameSyntax? = nil) -> StatementSyntax {
    let start = index
    advance()
    let name = parseName("the layer's name")
    var elementName: NameSyntax?
    var elements: ExpressionID?
    if kind == .leftBracket {
      let opener = index
      advance()
      openBrackets += 1
      let isCount = token(ahead: 1).kind == .rightBracket && (kind == .number || kind == .word)
      if isCount {
        report { .countOfLayers($0.text($0.index), at: $0.current.range) }
      } else {
        elementName = parseName("a name for each number, such as i")
        if !accept(.in) {
          report { .expected("'in' and a range", after: $0.before, at: $0.place, found: $0.found) }
        }
      }
      elements = isCount ? missingElements() : parseExpression(.range)
      close(.rightBracket, opener: opener)
    }
    if isWord(.in), !isAtStatementEnd {
      report { .layerInLayer(at: $0.current.range) }
      while !isAtStatementEnd, kind != .leftBrace { skipToken() }
      lastMistake = index
    }
    let type = accept(.colon) ? parseName("the layer's kind, such as shape") : nil
    let body = parseBlock(ownedBy: start)
    guard let name else { return .missing }
    return .layer(
      Parser.add(
        LayerSyntax(
          name: name, elementName: elementName, elements: elements, type: type ?? foreignKind, isView: isView,
          body: body),
        to: &tree.layers))
  }

  /// Passes over a count in the place of a range.
  private mutating func missingElements() -> ExpressionID {
    advance()
    return addMissing()
  }

  /// Reads `mask: kind { … }`.
  mutating func parseMask() -> StatementSyntax {
    let start = index
    let name = advance()
    advance()
    let type = parseName("the mask's kind, such as shape")
    let body = parseBlock(ownedBy: start)
    var layer = LayerSyntax(
      name: NameSyntax(name: name.name, range: name.range), elementName: nil, elements: nil, type: type, body: body)
    layer.isMask = true
    return .layer(Parser.add(layer, to: &tree.layers))
  }

  /// Reads `stage { … }`.
  mutating func parseStage() -> StatementSyntax {
    let start = index
    advance()
    if kind == .leftParenthesis {
      report { .argumentsOfStage(at: $0.current.range) }
      skipStatement()
      return .missing
    }
    let body = parseBlock(ownedBy: start)
    return .layer(
      Parser.add(LayerSyntax(name: nil, elementName: nil, elements: nil, type: nil, body: body), to: &tree.layers))
  }

  /// Reads `with layer { … }`.
  mutating func parseWith() -> StatementSyntax {
    let start = index
    advance()
    let layer = parseExpression(.layer)
    return .with(layer, parseBlock(ownedBy: start))
  }

  // MARK: Types

  /// Reads a type: a name, `[type]`, `type?`.
  mutating func parseType() -> NodeID<TypeSyntax> {
    guard enter() else { return add(.missing, gap) }
    defer { leave() }
    let start = index
    var type: NodeID<TypeSyntax>
    switch kind {
    case .word where !isOperandMissing:
      type = add(.named(advance().name), range(from: start))
    case .leftBracket where !isOperandMissing:
      advance()
      openBrackets += 1
      let element = parseType()
      close(.rightBracket, opener: start)
      type = add(.list(element), range(from: start))
    default:
      report { .expected("a type such as number", after: $0.before, at: $0.place, found: $0.found) }
      return add(.missing, gap)
    }
    if kind == .leftBracket, !current.isAfterSpace, token(ahead: 1).kind == .rightBracket {
      let whole = SourceRange(tokens[start].range.lowerBound, token(ahead: 1).range.upperBound)
      let element = source.text(in: range(from: start))
      report { .listType(element, at: SourceRange($0.current.range.lowerBound, whole.upperBound), whole: whole) }
      advance()
      advance()
      type = add(.list(type), whole)
    }
    if kind == .question, !current.isAfterSpace {
      advance()
      type = add(.optional(type), range(from: start))
    }
    return type
  }
}
