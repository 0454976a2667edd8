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
    return [emit(outcome ? .jump(.jumpIf, 0, register) : .jump(.jumpUnless, 0, register))]
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
      case (.less, true): return .jump(.jumpIfLessConstant, 0, a, k)
      case (.less, false): return .jump(.jumpUnlessLessConstant, 0, a, k)
      case (.lessOrEqual, true): return .jump(.jumpIfLessOrEqualConstant, 0, a, k)
      case (.lessOrEqual, false): return .jump(.jumpUnlessLessOrEqualConstant, 0, a, k)
      case (.greater, true): return .jump(.jumpIfGreaterConstant, 0, a, k)
      case (.greater, false): return .jump(.jumpUnlessGreaterConstant, 0, a, k)
      case (.greaterOrEqual, true): return .jump(.jumpIfGreaterOrEqualConstant, 0, a, k)
      case (.greaterOrEqual, false): return .jump(.jumpUnlessGreaterOrEqualConstant, 0, a, k)
      case (.equalNumbers, true), (.notEqualNumbers, false): return .jump(.jumpIfEqualConstant, 0, a, k)
      default: return .jump(.jumpUnlessEqualConstant, 0, a, k)
      }
    }
    switch (binary, outcome) {
    case (.less, true): return .jump(.jumpIfLess, 0, operand(left), operand(right))
    case (.less, false): return .jump(.jumpUnlessLess, 0, operand(left), operand(right))
    case (.lessOrEqual, true): return .jump(.jumpIfLessOrEqual, 0, operand(left), operand(right))
    case (.lessOrEqual, false): return .jump(.jumpUnlessLessOrEqual, 0, operand(left), operand(right))
    case (.greater, _), (.greaterOrEqual, _):
      let (a, b) = (operand(left), operand(right))
      switch (binary, outcome) {
      case (.greater, true): return .jump(.jumpIfLess, 0, b, a)
      case (.greater, false): return .jump(.jumpUnlessLess, 0, b, a)
      case (_, true): return .jump(.jumpIfLessOrEqual, 0, b, a)
      case (_, false): return .jump(.jumpUnlessLessOrEqual, 0, b, a)
      }
    case (.equalNumbers, true), (.notEqualNumbers, false): return .jump(.jumpIfEqual, 0, operand(left), operand(right))
    case (.equalNumbers, false), (.notEqualNumbers, true):
      return .jump(.jumpUnlessEqual, 0, operand(left), operand(right))
    default: return nil
    }
  }
}
