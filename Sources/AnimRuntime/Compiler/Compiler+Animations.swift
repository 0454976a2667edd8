import AnimEngine
import AnimLanguage

extension Compiler {
  /// Compiles an animation that is added to its layer.
  mutating func animate(_ animation: TypedAnimation) {
    let bases = operandBases
    push(animation.layer)
    emitService(.animate, plan(animation), from: bases)
  }

  /// Compiles an animation as a value.
  mutating func describe(_ animation: TypedAnimation, to: Register) {
    let bases = operandBases
    move(emitService(.makeAnimation, plan(animation), from: bases, result: .reference), to: to, .reference)
  }

  /// Pushes the operands of an animation, and gives the number of its plan.
  private mutating func plan(_ animation: TypedAnimation) -> UInt32 {
    var plan = pushOperands(animation)
    push(animation.then)
    push(animation.otherwise)
    plan.then = functionID(of: animation.then)
    plan.otherwise = functionID(of: animation.otherwise)
    code.animations.append(plan)
    return UInt32(truncatingIfNeeded: code.animations.count - 1)
  }

  mutating func pushOperands(_ animation: TypedAnimation) -> AnimationPlan {
    var plan = AnimationPlan(options: animation.options, range: range)
    for operand in animation.operands {
      push(operand.value)
      plan.operands.append(operand.role)
    }
    switch animation.key {
    case .keyPath: break
    case .anonymous: plan.key = .anonymous
    case .written(let key):
      plan.key = .operand
      push(key)
    }
    for tag in animation.tags {
      push(tag.value)
      plan.tags.append(program.memberNames[Int(tag.name.index)])
    }
    switch animation.subject {
    case .property(let property):
      plan.subject = .property(program.properties[Int(property.index)])
    case .group(let entries):
      plan.subject = .group(entries.map { pushOperands(program.animations[Int($0.index)]) })
    case .transition(let kind, let direction):
      plan.subject = .transition(Transition(Transition.Style(kind), direction: direction.map { .init($0) }))
    case .unspecified: break
    }
    return plan
  }
}

// MARK: Words

extension FillMode {
  init(_ word: FillWord) {
    self =
      switch word {
      case .none: .removed
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      }
  }
}

extension Transition.Style {
  fileprivate init(_ word: TransitionWord) {
    self =
      switch word {
      case .fade: .fade
      case .moveIn: .moveIn
      case .push: .push
      case .reveal: .reveal
      }
  }
}

extension Transition.Direction {
  fileprivate init(_ word: DirectionWord) {
    self =
      switch word {
      case .left: .fromLeft
      case .right: .fromRight
      case .top: .fromTop
      case .bottom: .fromBottom
      }
  }
}

extension KeyframeAnimation.CalculationMode {
  init(_ word: CalculationWord) {
    self =
      switch word {
      case .linear: .linear
      case .discrete: .discrete
      case .paced: .paced
      case .cubic: .cubic
      case .cubicPaced: .cubicPaced
      }
  }
}

extension KeyframeAnimation.RotationMode {
  init(_ word: RotationWord) { self = word == .auto ? .auto : .autoReverse }
}

extension ValueFunction {
  init?(_ word: ValueFunctionWord) {
    guard let function = Self.allCases.first(where: { "\($0)" == word.rawValue }) else { return nil }
    self = function
  }
}

extension ColorSpace {
  init(_ word: ColorSpaceWord) {
    self =
      switch word {
      case .oklab: .oklab
      case .linear: .linear
      case .sRGB: .sRGB
      }
  }
}
