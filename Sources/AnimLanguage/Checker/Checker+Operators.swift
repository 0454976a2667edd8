extension Checker {
  mutating func inferUnary(
    _ symbol: UnaryOperator, _ operand: ExpressionID, _ wanted: Expectation, _ range: SourceRange
  ) -> Operand {
    switch symbol {
    case .not:
      let value = check(operand, as: .bool, because: .place("'!'"))
      return make(.unary(.not, value.id), .bool, range)
    case .negate:
      let value = infer(operand, wanted.type == .any ? .anything : wanted)
      if value.type == .error { return makeError(range) }
      // A negative literal is a constant: that is what checks of clauses look for.
      if case .number(let number) = program.expressions[Int(value.id.index)], value.type != .bool {
        return make(.number(-number), value.type, range)
      }
      guard OperatorTable.negatable.contains(value.type) else {
        tell(.cannotNegate(program.types.description(of: value.type), at: range, operand: self.range(operand)))
        return makeError(range)
      }
      return make(.unary(.negate, value.id), value.type, range)
    }
  }

  mutating func inferBinary(
    _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ wanted: Expectation, _ range: SourceRange
  ) -> Operand {
    switch symbol {
    case .and, .or: return inferLogical(symbol, left, right, range)
    case .coalesce: return inferCoalesce(left, right, wanted, range)
    case .equal, .notEqual: return inferEquality(symbol, left, right, range)
    default: break
    }
    let (first, second) = inferOperands(symbol, left, right, wanted)
    if symbol == .halfOpenRange || symbol == .closedRange { checkBounds(first.id, second.id, range) }
    return makeBinary(symbol, first, second, range) ?? failedBinary(symbol, first, second, left, right, range)
  }

  /// Both operands; a tuple takes the type of the other one, and `*` accepts percentages.
  private mutating func inferOperands(
    _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ wanted: Expectation
  ) -> (Operand, Operand) {
    let isFraction = symbol == .multiply
    let isSum = symbol == .add || symbol == .subtract
    // Where any value may stand, that says nothing of the operands.
    let hint = isSum && wanted.type != .any ? wanted.type : .error
    if isSum || symbol == .approximatelyEqual, isTuple(left) {
      let second = infer(right, Expectation(isTuple(right) ? hint : .error))
      let first = infer(left, Expectation(isTuple(right) ? hint : tupleType(beside: second.type)))
      return (first, second)
    }
    let first = infer(left, Expectation(hint, isFraction: isFraction || (isSum && wanted.isFraction)))
    let second = infer(
      right, Expectation(tupleType(beside: first.type), isFraction: isFraction || (isSum && wanted.isFraction)))
    return (first, second)
  }

  /// The type that a tuple takes beside an operand.
  private func tupleType(beside type: TypeID) -> TypeID { program.types.unwrapped(type) }

  private func isTuple(_ id: ExpressionID) -> Bool {
    if case .tuple = tree.expressions[Int(id.index)] { return true }
    return false
  }

  /// The operation on two operands; nil if the operator does not work on them.
  @inline(__always)
  mutating func makeBinary(
    _ symbol: BinaryOperator, _ first: Operand, _ second: Operand, _ range: SourceRange
  ) -> Operand? {
    if let rule = OperatorTable.rule(first.type, symbol, second.type, in: operators) {
      let rule = OperatorTable.rules[rule]
      return make(.binary(rule.operation, first.id, second.id), rule.result, range)
    }
    return makeUncommonBinary(symbol, first, second, range)
  }

  private mutating func makeUncommonBinary(
    _ symbol: BinaryOperator, _ first: Operand, _ second: Operand, _ range: SourceRange
  ) -> Operand? {
    if first.type == .error || second.type == .error { return makeError(range) }
    guard symbol == .add, program.types.element(of: first.type) != nil, program.types.element(of: second.type) != nil,
      let type = program.types.common(first.type, second.type)
    else { return nil }
    return make(.binary(.concatenateLists, first.id, second.id), type, range)
  }

  private mutating func failedBinary(
    _ symbol: BinaryOperator, _ first: Operand, _ second: Operand, _ left: ExpressionID, _ right: ExpressionID,
    _ range: SourceRange
  ) -> Operand {
    tellOperands(symbol, first.type, second.type, left, right)
    return makeError(range)
  }

  private mutating func inferLogical(
    _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ range: SourceRange
  ) -> Operand {
    let reason = Reason.place(symbol == .and ? "'&&'" : "'||'")
    let first = check(left, as: .bool, because: reason)
    let mark = narrowings.count
    narrow(narrowingFacts(left), whereTrue: symbol == .and)
    let second = check(right, as: .bool, because: reason)
    restoreNarrowings(mark)
    return make(symbol == .and ? .and(first.id, second.id) : .or(first.id, second.id), .bool, range)
  }

  private mutating func inferCoalesce(
    _ left: ExpressionID, _ right: ExpressionID, _ wanted: Expectation, _ range: SourceRange
  ) -> Operand {
    let first = infer(left, .anything)
    if first.type == .error {
      _ = infer(right, wanted)
      return makeError(range)
    }
    if first.type == TypeID.none {
      let whole = range
      tell(
        .alwaysAbsent(at: self.range(left), gap: SourceRange(whole.lowerBound, self.range(right).lowerBound)))
      return infer(right, wanted)
    }
    guard let wrapped = program.types.wrapped(by: first.type) else {
      _ = infer(right, wanted)
      tell(
        .neverAbsent(
          program.types.description(of: first.type), at: self.range(left), isAny: first.type == .any,
          operatorRange: operatorRange(.coalesce, left, right)))
      return first.type == .any ? makeError(range) : first
    }
    let second = infer(right, Expectation(wrapped, isFraction: wanted.isFraction))
    if second.type == .error { return makeError(range) }
    guard let type = program.types.common(wrapped, second.type) else {
      tellMismatch(found: second.type, Expectation(wrapped, because: .place("'??'")), at: right)
      return makeError(range)
    }
    let value = type == .any ? convert(first, to: Expectation(.any), left) : first
    return make(.coalesce(value.id, convert(second, to: Expectation(type), right).id), type, range)
  }

  private mutating func inferEquality(
    _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ range: SourceRange
  ) -> Operand {
    var first: Operand
    var second: Operand
    if isTuple(left) || isEmptyList(left) {
      second = infer(right, .anything)
      first = infer(left, Expectation(program.types.unwrapped(second.type)))
    } else {
      first = infer(left, .anything)
      second = infer(right, Expectation(program.types.unwrapped(first.type)))
    }
    if first.type == .error || second.type == .error { return make(.absent, .error, range) }
    if let absence = testAbsence(symbol, first, second, range) { return absence }
    if first.type == .any || second.type == .any {
      first = convert(first, to: Expectation(.any), left)
      second = convert(second, to: Expectation(.any), right)
    }
    checkComparedWord(first, second)
    checkComparedWord(second, first)
    guard let type = comparedType(first.type, second.type), type != .void else {
      tellOperands(symbol, first.type, second.type, left, right)
      return makeError(range)
    }
    let isReference = program.types.shape(of: type) == .reference
    let operation: TypedBinaryOperator =
      symbol == .equal
      ? (isReference ? .equalReferences : .equalNumbers) : (isReference ? .notEqualReferences : .notEqualNumbers)
    return make(.binary(operation, first.id, second.id), .bool, range)
  }

  /// `x == none`, either way round.
  private mutating func testAbsence(
    _ symbol: BinaryOperator, _ first: Operand, _ second: Operand, _ range: SourceRange
  ) -> Operand? {
    let value: Operand
    if second.type == .none {
      value = declaredWhole(first)
    } else if first.type == .none {
      value = declaredWhole(second)
    } else {
      return nil
    }
    if value.type != .any && program.types.wrapped(by: value.type) == nil {
      tell(
        .neverAbsent(
          value.type == .none ? "none" : program.types.description(of: value.type), at: range, isAny: false,
          operatorRange: range))
      if value.type == .none { return make(.number(symbol == .equal ? 1 : 0), .bool, range) }
    }
    let test = make(.isAbsent(value.id), .bool, range)
    return symbol == .equal ? test : make(.unary(.not, test.id), .bool, range)
  }

  /// The type that two values are compared as. Layers of any types may be compared: they may be the same one.
  private mutating func comparedType(_ first: TypeID, _ second: TypeID) -> TypeID? {
    program.types.common(first, second)
  }

  private func isEmptyList(_ id: ExpressionID) -> Bool {
    if case .list(let elements) = tree.expressions[Int(id.index)] { return elements.isEmpty }
    return false
  }

  /// Where an operator stands between its operands.
  func operatorRange(_ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID) -> SourceRange {
    let between = SourceRange(range(left).upperBound, range(right).lowerBound)
    let lower = source.localOffset(between.lowerBound)
    let upper = max(lower, source.localOffset(between.upperBound))
    let wanted = Array(symbol.text.utf8)
    for start in lower..<max(lower, upper - wanted.count + 1)
    where source.bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      let offset = between.lowerBound + UInt32(start - lower)
      return SourceRange(offset, offset + UInt32(wanted.count))
    }
    return between
  }
}
