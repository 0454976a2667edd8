import AnimEngine
import AnimLanguage

/// What a script keeps of an animator: what it changes, and what runs when it has ended.
struct AnimatorProgram: Hashable, Sendable {
  var changes: Closure
  var completion: Closure?
  var keepsAlive: Bool
}

extension Machine {
  mutating func beginAnimationBlock(
    _ plan: AnimationBlockPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let animation = try viewAnimation(plan, &operands)
    var completion: Int?
    if let function = plan.completion {
      let closure = operands.closure(function, code.operands(of: function))
      completion = completions.add(Completion(then: closure, otherwise: nil, keepsAlive: keepsAlive))
    }
    try performCall(.beginViewAnimation(animation, completion: completion))
  }

  mutating func beginKeyframe(_ n: UnsafePointer<Double>) throws(RunProblem) {
    guard n[0].isFinite, n[1].isFinite else { throw .notFinite("the time of the keyframe") }
    try performCall(.beginKeyframe(start: n[0], duration: n[1]))
  }

  /// Makes an animator; its number takes the place of the first operand.
  mutating func makeAnimator(
    _ plan: AnimationBlockPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let animation = try viewAnimation(plan, &operands)
    let completion = plan.completion.map { operands.closure($0, code.operands(of: $0)) }
    guard let function = plan.changes else { return }
    try checkRegistrations()
    let changes = operands.closure(function, code.operands(of: function))
    guard case .animator(let animator) = try performCall(.makeAnimator(animation)) else { return }
    animators[animator] = AnimatorProgram(changes: changes, completion: completion, keepsAlive: keepsAlive)
    n[0] = Double(animator.number)
  }

  /// Tells an animator something. One that has to make its changes first makes them in a nested call, after which this
  /// is performed again.
  mutating func moveAnimator(
    _ code: AnimatorMoveCode, _ n: UnsafePointer<Double>
  ) throws(RunProblem) -> ServiceOutcome? {
    let animator = AnimatorID(number: clampedInteger(n[0]))
    let move = try code.move(n[1]).checked()
    if engine.animatorOfOpenBlock == animator {
      try performCall(.commitTransaction)
    } else if let changes = try beginChanges(of: animator, for: move) {
      return .run(changes)
    }
    try performCall(.perform(move, on: animator))
    return nil
  }

  /// Opens the block of an animator's changes and gives them, if a move needs them.
  private mutating func beginChanges(
    of animator: AnimatorID, for move: AnimatorMove
  ) throws(RunProblem) -> Closure? {
    do {
      guard try engine.needsChanges(for: move, of: animator), let program = animators[animator] else { return nil }
      let completion = program.completion.map {
        completions.add(Completion(then: $0, otherwise: nil, keepsAlive: program.keepsAlive))
      }
      try engine.beginChanges(of: animator, completion: completion)
      return program.changes
    } catch {
      throw .engine(error)
    }
  }

  /// The clauses of a block.
  private func viewAnimation(
    _ plan: AnimationBlockPlan, _ operands: inout OperandReader
  ) throws(RunProblem) -> ViewAnimation {
    var clauses = LayerAnimation(.template)
    var animation = ViewAnimation(options: plan.options, isKeyframes: plan.isKeyframes)
    for operand in plan.animation.operands {
      switch operand {
      case .duration:
        clauses.timing.duration = try operands.time()
        animation.duration = max(clauses.timing.duration, .zero)
      case .spring:
        guard case .spring(let spring, _)? = operands.easing() else { break }
        clauses.timingFunction = .motion(of: spring)
        animation.duration = spring.settlingTime
      case .easings: animation.timingFunction = operands.easings().first
      default: try applyTiming(operand, &operands, to: &clauses)
      }
    }
    guard clauses.delay >= .zero else { throw .negativeDelay }
    animation.timingFunction = clauses.timingFunction ?? animation.timingFunction
    animation.delay = clauses.delay
    animation.repeatCount = clauses.timing.repeatCount
    animation.repeatDuration = clauses.timing.repeatDuration
    return animation
  }
}
