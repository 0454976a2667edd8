import AnimLanguage

extension Compiler {
  mutating func compileUnary(_ unary: TypedUnaryOperator, _ value: TypedExpressionID, to: Register) {
    let register = operand(value)
    switch unary {
    case .not: emit(.not(to: to, register))
    case .negate:
      for offset in 0..<Register(shape(of: value).numberCount) {
        emit(.negate(to: to &+ offset, register &+ offset))
      }
    }
  }

  mutating func compileBinary(
    _ binary: TypedBinaryOperator, _ left: TypedExpressionID, _ right: TypedExpressionID, to: Register
  ) {
    switch binary {
    case .add: arithmetic(.add, left, right, to: to)
    case .subtract: arithmetic(.subtract, left, right, to: to)
    case .multiply: arithmetic(.multiply, left, right, to: to)
    case .divide: arithmetic(.divide, left, right, to: to)
    case .multiplyDuration:
      arithmetic(.multiply, left, right, to: to)
      emit(.roundTicks(to))
    case .divideDuration:
      arithmetic(.divide, left, right, to: to)
      emit(.roundTicks(to))
    case .remainder:
      if let constant = constant(right) {
        emit(.remainderConstant(constant, to: to, operand(left)))
      } else {
        emit(.remainder(to: to, operand(left), operand(right)))
      }
    case .less: emit(.less(to: to, operand(left), operand(right)))
    case .lessOrEqual: emit(.lessOrEqual(to: to, operand(left), operand(right)))
    case .greater:
      let (first, second) = (operand(left), operand(right))
      emit(.less(to: to, second, first))
    case .greaterOrEqual:
      let (first, second) = (operand(left), operand(right))
      emit(.lessOrEqual(to: to, second, first))
    case .equalNumbers, .notEqualNumbers:
      let count = UInt8(clamping: shape(of: left).numberCount)
      emit(.equalNumbers(to: to, operand(left), operand(right), count: count))
      if binary == .notEqualNumbers { emit(.not(to: to, to)) }
    case .approximatelyEqual:
      let count = UInt8(clamping: shape(of: left).numberCount)
      let isDuration = type(of: left) == .duration
      emit(.approximatelyEqual(to: to, operand(left), operand(right), count: count, isDuration: isDuration))
    case .equalReferences, .notEqualReferences:
      emit(.equalReferences(to: to, operand(left), operand(right)))
      if binary == .notEqualReferences { emit(.not(to: to, to)) }
    case .concatenateStrings:
      compileText(flattened(left, right))
      emit(.endText(to: to))
    case .concatenateLists:
      move(service(.concatenateLists, 0, [left, right], result: .reference), to: to, .reference)
    case .concatenateTransforms:
      move(service(.concatenateTransforms, 0, [left, right], result: .reference), to: to, .reference)
    case .halfOpenRange, .closedRange:
      compile(left, to: to)
      compile(right, to: to &+ 1)
      emit(.load(binary == .closedRange ? 1 : 0, to: to &+ 2))
    }
  }

  /// The value of a constant of one register.
  func constant(_ expression: TypedExpressionID) -> Double? {
    if case .number(let value) = node(expression) { return value }
    return nil
  }

  /// The operands of a chain of string additions in order.
  private func flattened(_ left: TypedExpressionID, _ right: TypedExpressionID) -> [TypedExpressionID] {
    var pieces: [TypedExpressionID] = [right]
    var rest = left
    while case .binary(.concatenateStrings, let inner, let last) = node(rest) {
      pieces.append(last)
      rest = inner
    }
    pieces.append(rest)
    return pieces.reversed()
  }

  private mutating func arithmetic(
    _ operation: ArithmeticOperation, _ left: TypedExpressionID, _ right: TypedExpressionID, to: Register
  ) {
    let (leftCount, rightCount) = (shape(of: left).numberCount, shape(of: right).numberCount)
    guard max(leftCount, rightCount) == 1 else {
      var scalars: UInt8 = 0
      if leftCount < rightCount { scalars |= ScalarOperand.left }
      if rightCount < leftCount { scalars |= ScalarOperand.right }
      let (first, second) = (operand(left), operand(right))
      let count = UInt8(clamping: max(leftCount, rightCount))
      emit(.arithmetic(operation, to: to, first, second, count: count, scalars: scalars))
      return
    }
    switch (operation, constant(left), constant(right)) {
    case (.add, _, let k?): emit(.addConstant(k, to: to, operand(left)))
    case (.add, let k?, _): emit(.addConstant(k, to: to, operand(right)))
    case (.subtract, _, let k?): emit(.addConstant(-k, to: to, operand(left)))
    case (.subtract, let k?, _): emit(.subtractFromConstant(k, to: to, operand(right)))
    case (.multiply, _, let k?): emit(.multiplyConstant(k, to: to, operand(left)))
    case (.multiply, let k?, _): emit(.multiplyConstant(k, to: to, operand(right)))
    case (.add, _, _): sum(left, right, to: to)
    case (.subtract, _, _): emit(.subtract(to: to, operand(left), operand(right)))
    case (.multiply, _, _): emit(.multiply(to: to, operand(left), operand(right)))
    case (.divide, _, let k?) where isPowerOfTwo(k): emit(.multiplyConstant(1 / k, to: to, operand(left)))
    case (.divide, _, let k?): emit(.divideConstant(k, to: to, operand(left)))
    case (.divide, _, _): emit(.divide(to: to, operand(left), operand(right)))
    }
  }

  /// `a + b * 2` in one instruction, as places are computed all the time.
  private mutating func sum(_ left: TypedExpressionID, _ right: TypedExpressionID, to: Register) {
    if let (factor, k) = product(right) {
      emit(.addProduct(k, to: to, operand(left), factor: operand(factor)))
    } else if let (factor, k) = product(left) {
      let register = operand(factor)
      emit(.addProduct(k, to: to, operand(right), factor: register))
    } else {
      emit(.add(to: to, operand(left), operand(right)))
    }
  }

  /// A product of one register with a constant.
  private func product(_ expression: TypedExpressionID) -> (factor: TypedExpressionID, constant: Double)? {
    guard case .binary(.multiply, let left, let right) = node(expression), shape(of: expression).numberCount == 1
    else { return nil }
    switch (constant(left), constant(right)) {
    case (nil, let k?): return (left, k)
    case (let k?, nil): return (right, k)
    default: return nil
    }
  }

  /// Only then is multiplying by the reciprocal exact.
  private func isPowerOfTwo(_ value: Double) -> Bool {
    value.isNormal && value.significand == 1 && (1 / value).isNormal
  }
}
