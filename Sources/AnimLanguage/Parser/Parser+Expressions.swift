extension Parser {
  /// Reads a value.
  mutating func parseExpression(_ role: ValueRole = .value) -> ExpressionID {
    guard enter() else { return addMissing() }
    defer { leave() }
    let condition = parseBinary(.or, role)
    guard kind == .question, !isAtStatementEnd else { return condition }
    return parseTernary(condition)
  }

  /// Reads the value of an option of a transaction, where `>` ends the options.
  mutating func parseOperandOfOption() -> ExpressionID {
    guard enter() else { return addMissing() }
    defer { leave() }
    return parseBinary(.coalesce, .value)
  }

  private mutating func parseTernary(_ condition: ExpressionID) -> ExpressionID {
    let question = index
    if !current.isAfterSpace {
      let isConditional = beginsOperand(token(ahead: 1)) || token(ahead: 1).kind == .minus
      report { .questionMark(at: $0.current.range, isConditional: isConditional) }
      advance()
      guard isConditional else { return add(.missing, tree.range(of: condition)) }
    } else {
      advance()
    }
    let then = parseExpression()
    guard kind == .colon, !isAtStatementEnd || current.isFirstOnLine else {
      report(at: index) {
        .expected(
          "':' and the other value", after: nil, at: $0.place, found: $0.found,
          because: .init($0.tokens[question].range, "a choice is written 'condition ? value : other'"))
      }
      return add(.missing, tree.range(of: condition).union(tree.range(of: then)))
    }
    advance()
    let otherwise = parseExpression()
    let range = tree.range(of: condition).union(tree.range(of: otherwise))
    let height = max(height(condition), height(then), height(otherwise))
    return add(.conditional(condition: condition, then: then, otherwise: otherwise), range, above: height)
  }

  /// Reads operands joined by operators that bind at least as tightly as `minimum`.
  private mutating func parseBinary(_ minimum: Precedence, _ role: ValueRole) -> ExpressionID {
    var left = parseUnary(role)
    while true {
      if isWord(.as), minimum <= .cast, !(current.isFirstOnLine && openBrackets == 0) {
        left = parseCast(left)
        continue
      }
      let place = index
      if let infix = Infix(kind) {
        guard infix.precedence >= minimum, continuesExpression(infix) else { return left }
        advance()
        if infix.precedence == .comparison { skipThirdEqualSign() }
        if tokens[place].kind == .star, kind == .star, !current.isAfterSpace {
          report { .power(at: $0.tokens[place].range.union($0.current.range)) }
          advance()
        }
        left = parseRight(of: left, infix, place)
      } else if let infix = wordOperator(), infix.precedence >= minimum {
        skipWordOperator(infix)
        left = parseRight(of: left, infix, place)
      } else {
        return left
      }
    }
  }

  /// Reads the right operand of an operator.
  private mutating func parseRight(of left: ExpressionID, _ infix: Infix, _ place: Int) -> ExpressionID {
    let right = parseRightOperand(infix, place)
    let range = tree.range(of: left).union(tree.range(of: right))
    let whole = add(.binary(infix.operation, left, right), range, above: max(height(left), height(right)))
    if infix.precedence == .comparison { skipChainedComparison(middle: right) }
    return whole
  }

  private mutating func parseRightOperand(_ infix: Infix, _ place: Int) -> ExpressionID {
    guard infix.precedence == .coalesce else { return parseBinary(infix.precedence.tighter, .value) }
    guard enter() else { return addMissing() }
    defer { leave() }
    return parseBinary(.coalesce, .value)
  }

  /// Whether an operator belongs to the value before it; told where it only can, but stands on the wrong line.
  private mutating func continuesExpression(_ infix: Infix) -> Bool {
    guard isAtStatementEnd else { return true }
    switch infix.operation {
    case .remainder, .halfOpenRange, .closedRange, .approximatelyEqual, .greater:
      report { .operatorAtLineStart($0.text($0.index), at: $0.current.range) }
      return true
    default: return false
    }
  }

  private mutating func skipChainedComparison(middle: ExpressionID) {
    let start = index
    while let infix = Infix(kind), infix.precedence == .comparison, !isAtStatementEnd {
      if index == start {
        let range = tree.range(of: middle)
        report { .chainedComparison(at: $0.current.range, middle: $0.source.text(in: range), range: range) }
      }
      advance()
      _ = parseBinary(.coalesce, .value)
    }
  }

  private mutating func parseCast(_ value: ExpressionID) -> ExpressionID {
    advance()
    let isOptional = kind == .question && !current.isAfterSpace
    if isOptional { advance() }
    let type = parseType()
    let range = tree.range(of: value).union(tree.range(of: type))
    return add(.cast(value, type, isOptional: isOptional), range, above: height(value))
  }

  private mutating func parseUnary(_ role: ValueRole) -> ExpressionID {
    if isOperandMissing, role != .statement { return missingValue(role) }
    let operation: UnaryOperator
    switch kind {
    case .minus: operation = .negate
    case .not: operation = .not
    case .word where isNotInWords: operation = .not
    default: return parsePostfix(role)
    }
    guard enter() else { return addMissing() }
    defer { leave() }
    let start = index
    if kind == .word { report { .wordOperator("not", "!", at: $0.current.range) } }
    advance()
    let operand = parseUnary(.value)
    return add(.unary(operation, operand), range(from: start), above: height(operand))
  }

  // MARK: Members, calls and indices

  private mutating func parsePostfix(_ role: ValueRole) -> ExpressionID {
    let start = index
    var base = parsePrimary(role)
    while true {
      switch kind {
      case .dot where !isAtStatementEnd, .questionDot where !isAtStatementEnd: base = parseMember(base, start)
      case .leftParenthesis where !current.isAfterSpace && index > start:
        let told = foreignValues
        let arguments = parseArguments()
        // What takes functions elsewhere is no other mistake.
        base =
          foreignValues > told && isMethod(base)
          ? add(.missing, range(from: start)) : addCall(base, arguments, range(from: start))
      case .leftBracket where !current.isAfterSpace && index > start:
        let opener = index
        advance()
        openBrackets += 1
        let position = parseExpression(.number)
        close(.rightBracket, opener: opener)
        base = add(.index(base: base, index: position), range(from: start), above: max(height(base), height(position)))
      case .plus, .minus:
        guard let increment = parseIncrement(base) else { return base }
        return increment
      case .leftBrace:
        guard let whole = skipBlockOfMethod(base) else { return base }
        base = whole
      case .word where isUnitOfValue(role, start): return skipUnitOfValue(base, start)
      default: return base
      }
    }
  }

  private func isMethod(_ callee: ExpressionID) -> Bool {
    if case .member = tree[callee] { return true }
    return false
  }

  mutating func parseMember(_ base: ExpressionID, _ start: Int) -> ExpressionID {
    let isOptional = advance().kind == .questionDot
    guard kind == .word, !current.isFirstOnLine || openBrackets > 0 else {
      report { .expected("the name of a property or method", after: $0.before, at: $0.place, found: $0.found) }
      return add(.missing, range(from: start))
    }
    if let hyphenated = hyphenatedName {
      let name = skipHyphenatedName(hyphenated)
      return add(.member(base: base, name: name, isOptional: isOptional), range(from: start), above: height(base))
    }
    let name = advance().name
    return add(.member(base: base, name: name, isOptional: isOptional), range(from: start), above: height(base))
  }

  private mutating func addCall(
    _ callee: ExpressionID, _ arguments: NodeList<ArgumentSyntax>, _ range: SourceRange
  ) -> ExpressionID {
    var height = height(callee)
    for argument in tree.ids(of: arguments) { height = max(height, heights[Int(tree[argument].value.index)]) }
    return add(.call(callee: callee, arguments: arguments), range, above: height)
  }

  /// Reads `(label: value, value)`.
  mutating func parseArguments() -> NodeList<ArgumentSyntax> {
    let opener = index
    advance()
    openBrackets += 1
    let mark = pending.count
    while kind != .rightParenthesis, !isAtBracketsEnd {
      var label: NameSyntax?
      if isFunctionOfName {
        pending.append(
          Parser.add(ArgumentSyntax(label: nil, value: skipFunctionValue()), to: &tree.arguments).index)
        guard accept(.comma) else { break }
        continue
      }
      if kind == .word, token(ahead: 1).kind == .assign {
        report(at: index + 1) { .equalSignAfterLabel(at: $0.token(ahead: 1).range) }
      }
      if kind == .word, token(ahead: 1).kind == .colon || token(ahead: 1).kind == .assign {
        label = NameSyntax(name: current.name, range: current.range)
        advance()
        advance()
      }
      let value = parseExpression(.argument)
      pending.append(Parser.add(ArgumentSyntax(label: label, value: value), to: &tree.arguments).index)
      guard accept(.comma) || isCommaMissing(before: .rightParenthesis) else { break }
    }
    close(.rightParenthesis, opener: opener)
    return list(since: mark)
  }

  /// Whether what is in brackets must have ended, with or without the closing one.
  var isAtBracketsEnd: Bool {
    switch kind {
    case .endOfFile, .rightBrace, .semicolon, .leftBrace, .stringMiddle, .stringEnd: true
    default: false
    }
  }
}
