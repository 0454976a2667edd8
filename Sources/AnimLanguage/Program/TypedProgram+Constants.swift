import AnimEngine

extension TypedProgram {
  /// What an expression of one number register is in every run: a literal, a `let` of one, and what is reckoned from
  /// those. Nil if that is not known.
  ///
  /// - Parameter locals: the variables of the function that the expression stands in.
  func constant(_ id: TypedExpressionID, locals: [TypedVariable]) -> Double? {
    switch expressions[Int(id.index)] {
    case .number(let value): return value
    case .variable(.global(let index)): return globals[Int(index)].constant
    case .variable(.local(let local)):
      let index = Int(local.index)
      return index < locals.count ? locals[index].constant : nil
    case .unary(.negate, let operand): return constant(operand, locals: locals).map { -$0 }
    case .binary(let operation, let left, let right):
      guard let first = constant(left, locals: locals), let second = constant(right, locals: locals),
        let value = operation.result(first, second)
      else { return nil }
      return value.isFinite ? value : nil
    default: return nil
    }
  }

  /// How many ticks a spring takes to rest; nil if that is not known before it runs.
  func settlingTicks(of id: TypedExpressionID, locals: [TypedVariable]) -> Double? {
    switch expressions[Int(id.index)] {
    case .variable: return constant(id, locals: locals)
    case .builtin(let builtin, let operands):
      let arguments = self[operands].compactMap { constant($0, locals: locals) }
      guard let spring = Spring(builtin, arguments) else { return nil }
      let duration = spring.settlingTime
      return duration.isInfinite ? .infinity : duration.tickCount
    default: return nil
    }
  }

  /// How many ticks an animation runs, its delay not counted; nil if that is not known before it runs.
  ///
  /// - Parameter inherited: the duration of one that does not say its own.
  func activeTicks(
    of animation: TypedAnimation, inherited: Double? = nil, locals: [TypedVariable]
  ) -> Double? {
    func value(_ role: AnimationOperand, default value: Double?) -> Double? {
      animation.operand(role).map { constant($0, locals: locals) } ?? value
    }
    let pass: Double?
    if let spring = animation.operand(.spring) {
      pass = settlingTicks(of: spring, locals: locals)
    } else {
      pass = value(.duration, default: inherited)
    }
    guard let duration = pass, let speed = value(.speed, default: 1), speed > 0,
      let count = value(.repeatCount, default: 1)
    else { return nil }
    if animation.options.repeatsForever { return .infinity }
    if animation.operand(.repeatDuration) != nil { return value(.repeatDuration, default: nil).map { $0 / speed } }
    return duration * count * (animation.options.autoreverses ? 2 : 1) / speed
  }
}

extension Spring {
  /// The spring that a function makes of numbers; nil if it makes none, or refuses them.
  fileprivate init?(_ builtin: Builtin, _ arguments: [Double]) {
    switch builtin {
    case .spring:
      guard arguments.count == 5, arguments[0] > 0, arguments[1] > 0, arguments[2] >= 0 else { return nil }
      self.init(
        mass: arguments[0], stiffness: arguments[1], damping: arguments[2], initialVelocity: arguments[3],
        allowsOverdamping: arguments[4] != 0)
    case .perceptualSpring:
      guard arguments.count == 3, arguments[0] > 0, (-1...1).contains(arguments[1]) else { return nil }
      self.init(
        perceptualDuration: MediaTime(roundingTicks: arguments[0]).seconds, bounce: arguments[1],
        initialVelocity: arguments[2])
    default: return nil
    }
  }
}

extension TypedBinaryOperator {
  /// What arithmetic makes of two numbers; nil for other operators.
  fileprivate func result(_ first: Double, _ second: Double) -> Double? {
    switch self {
    case .add: first + second
    case .subtract: first - second
    case .multiply: first * second
    case .divide: first / second
    case .multiplyDuration: (first * second).rounded()
    case .divideDuration: (first / second).rounded()
    default: nil
    }
  }
}
