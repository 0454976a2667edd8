// Expectations and tests.

extension Checker {
  /// `test "name" { … }`: a function that a run of its own begins with.
  mutating func checkTest(_ name: ExpressionID, _ body: BlockSyntax, _ range: SourceRange) {
    guard isAtTopLevel else { return tell(.nestedTest(at: range)) }
    guard case .string(let pieces) = tree.expressions[Int(name.index)], pieces.count <= 1 else {
      return tell(.testName(at: self.range(name)))
    }
    var text = ""
    if pieces.count == 1, case .text(let id) = tree.expressions[Int(node(pieces, 0).index)] {
      text = tree.texts[Int(id.index)]
    }
    if let earlier = program.tests.first(where: { $0.name == text && source.range.contains($0.range) }) {
      tell(.duplicateTest(text, at: self.range(name), earlier: earlier.range))
    }
    namesOutsideOfTest = []
    let function = beginFunction(.test, name: text, range: range)
    let mark = scratch.count
    for imported in imports { emitCall(of: imported, range) }
    let (block, _) = checkBlockContents(body)
    emit(.block(block), range)
    endFunction(body: list(from: mark))
    program.tests.append(TypedTest(name: text, function: function, range: range))
  }

  /// `expect …`: a block that runs at the end of the instant.
  mutating func checkExpectation(_ id: NodeID<ExpectationSyntax>, _ range: SourceRange) {
    let expectation = tree.expectations[Int(id.index)]
    let time = expectation.time.map { checkDuration($0, "'at'") }
    let closure = makeBlock(name: "expectation", range) { checker in
      if let key = expectation.key {
        let layer = checker.checkLayer(expectation.subject, "'expect'")
        checker.emit(
          .checkEnding(layer: layer.id, key: checker.checkKey(key).id, isFinish: expectation.isFinish), range)
      } else {
        checker.checkCondition(expectation, range)
      }
    }
    emit(.expect(closure, time: time?.id), range)
  }

  private mutating func checkCondition(_ expectation: ExpectationSyntax, _ range: SourceRange) {
    let condition = check(expectation.subject, as: .bool, because: .place("'expect'"))
    let node = program.expressions[Int(condition.id.index)]
    guard condition.type != .error else {
      if let tolerance = expectation.tolerance { _ = checkValue(tolerance) }
      return
    }
    guard case .binary(let operation, let left, let right) = node, operation.isComparison else {
      if let tolerance = expectation.tolerance { tell(.uselessTolerance(at: self.range(tolerance))) }
      let text = source.text(in: self.range(expectation.subject))
      return emit(.check(condition.id, message: makeString("'\(text)' is false", range).id), range)
    }
    let found = emitTemporary(left)
    let wanted = emitTemporary(right)
    var test = make(.binary(operation, found.id, wanted.id), .bool, self.range(condition.id))
    if let tolerance = expectation.tolerance {
      test = within(tolerance, found, wanted, isApproximate: operation == .approximatelyEqual) ?? test
    }
    let message = describe(operation, expectation, (left, found), (right, wanted), range)
    emit(.check(test.id, message: message.id), range)
  }

  /// Whether two values are as near as is written.
  private mutating func within(
    _ tolerance: ExpressionID, _ found: Operand, _ wanted: Operand, isApproximate: Bool
  ) -> Operand? {
    guard isApproximate else {
      tell(.uselessTolerance(at: range(tolerance)))
      return nil
    }
    let type: TypeID = found.type == .duration || found.type == .angle ? found.type : .number
    let operand = check(tolerance, as: type, because: .place("'within'"))
    guard operand.type != .error else { return nil }
    return makeBuiltin(.isWithin, [found, wanted, operand], .bool, range(tolerance))
  }

  /// The text that says what was found: `card.opacity is 0.4, not 0.5`.
  private mutating func describe(
    _ operation: TypedBinaryOperator, _ expectation: ExpectationSyntax,
    _ left: (written: TypedExpressionID, value: Operand), _ right: (written: TypedExpressionID, value: Operand),
    _ range: SourceRange
  ) -> Operand {
    let mark = scratch.count
    func written(_ id: TypedExpressionID) -> String { "'\(source.text(in: self.range(id)))' is " }
    push(makeString(written(left.written), range).id)
    push(left.value.id)
    switch operation {
    case .equalNumbers, .equalReferences, .approximatelyEqual:
      push(makeString(", not ", range).id)
      push(right.value.id)
    case .notEqualNumbers, .notEqualReferences: break
    default:
      push(makeString(", ", range).id)
      push(makeString(written(right.written), range).id)
      push(right.value.id)
    }
    return make(.interpolation(list(from: mark)), .string, range)
  }

  /// Evaluates an expression into a variable that no script can name.
  private mutating func emitTemporary(_ value: TypedExpressionID) -> Operand {
    let (type, range) = (program.expressionTypes[Int(value.index)], self.range(value))
    let local = makeTemporary(type, range)
    emit(.declare(.local(local), value), range)
    return makeVariable(.local(local), type, range)
  }

  /// Whether the current place is in a test.
  var isInTest: Bool { functions.count > 1 && functions[1].kind == .test }
}

extension SourceRange {
  /// Whether all of another range lies in it.
  public func contains(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
