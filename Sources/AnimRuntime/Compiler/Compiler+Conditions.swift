import AnimLanguage

extension Compiler {
  /// Evaluates a condition only to jump: the jumps taken when it is `outcome`, to be patched; otherwise execution
  /// goes on behind.
  mutating func jumps(from condition: TypedExpressionID, when outcome: Bool) -> [Int] {
    let outer = range
    range = rangeOf(condition)
    defer { range = outer }
    switch node(condition) {
    case .number(let value):
      return (value != 0) == outcome ? [emit(.jump(0))] : []
    case .unary(.not, let value):
      return jumps(from: value, when: !outcome)
    case .and(let left, let right):
      return both(left, right, when: outcome, isConjunction: true)
    case .or(let left, let right):
      return both(left, right, when: outcome, isConjunction: false)
    case .binary(let binary, let left, let right):
      if let jump = scoped({ $0.comparisonJump(binary, left, right, when: outcome) }) { return [emit(jump)] }
    default: break
    }
    let register = scoped { $0.operand(condition) }
    return [emit(outcome ? .jumpIf(0, register) : .jumpUnless(0, register))]
  }

  private mutating func both(
    _ left: TypedExpressionID, _ right: TypedExpressionID, when outcome: Bool, isConjunction: Bool
  ) -> [Int] {
    // `a && b` is false as soon as a is; `a || b` is true as soon as a is.
    let deciding = !isConjunction
    if outcome == deciding {
      return jumps(from: left, when: outcome) + jumps(from: right, when: outcome)
    }
    let decided = jumps(from: left, when: deciding)
    let result = jumps(from: right, when: outcome)
    patch(decided)
    return result
  }

  /// One instruction that compares and jumps, where the machine has one.
  private mutating func comparisonJump(
    _ binary: TypedBinaryOperator, _ left: TypedExpressionID, _ right: TypedExpressionID, when outcome: Bool
  ) -> Instruction? {
    guard shape(of: left) == .numbers(1), shape(of: right) == .numbers(1) else { return nil }
    if let k = constant(right) {
      let a: Register
      switch binary {
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .equalNumbers, .notEqualNumbers: a = operand(left)
      default: return nil
      }
      switch (binary, outcome) {
      case (.less, true): return .jumpIfLessConstant(k, 0, a)
      case (.less, false): return .jumpUnlessLessConstant(k, 0, a)
      case (.lessOrEqual, true): return .jumpIfLessOrEqualConstant(k, 0, a)
      case (.lessOrEqual, false): return .jumpUnlessLessOrEqualConstant(k, 0, a)
      case (.greater, true): return .jumpIfGreaterConstant(k, 0, a)
      case (.greater, false): return .jumpUnlessGreaterConstant(k, 0, a)
      case (.greaterOrEqual, true): return .jumpIfGreaterOrEqualConstant(k, 0, a)
      case (.greaterOrEqual, false): return .jumpUnlessGreaterOrEqualConstant(k, 0, a)
      case (.equalNumbers, true), (.notEqualNumbers, false): return .jumpIfEqualConstant(k, 0, a)
      default: return .jumpUnlessEqualConstant(k, 0, a)
      }
    }
    switch (binary, outcome) {
    case (.less, true): return .jumpIfLess(0, operand(left), operand(right))
    case (.less, false): return .jumpUnlessLess(0, operand(left), operand(right))
    case (.lessOrEqual, true): return .jumpIfLessOrEqual(0, operand(left), operand(right))
    case (.lessOrEqual, false): return .jumpUnlessLessOrEqual(0, operand(left), operand(right))
    case (.greater, _), (.greaterOrEqual, _):
      let (a, b) = (operand(left), operand(right))
      switch (binary, outcome) {
      case (.greater, true): return .jumpIfLess(0, b, a)
      case (.greater, false): return .jumpUnlessLess(0, b, a)
      case (_, true): return .jumpIfLessOrEqual(0, b, a)
      case (_, false): return .jumpUnlessLessOrEqual(0, b, a)
      }
    case (.equalNumbers, true), (.notEqualNumbers, false): return .jumpIfEqual(0, operand(left), operand(right))
    case (.equalNumbers, false), (.notEqualNumbers, true):
      return .jumpUnlessEqual(0, operand(left), operand(right))
    default: return nil
    }
  }
}
