import AnimEngine
import AnimLanguage

extension Compiler {
  /// `animate clauses { … } then …`: the block is a transaction.
  mutating func compile(_ block: TypedAnimationBlock) {
    let bases = operandBases
    let plan = plan(block)
    emitService(.beginAnimationBlock, plan, from: bases)
    compileTransactionBody(block.body ?? .empty)
  }

  /// `at start for duration { … }` in a keyframe block.
  mutating func keyframe(_ start: TypedExpressionID, _ duration: TypedExpressionID, _ body: TypedBlock) {
    _ = service(.beginKeyframe, 0, [start, duration])
    compileTransactionBody(body)
  }

  /// An animator as a value: its number.
  mutating func animator(_ block: TypedAnimationBlock, changes: ClosureID, to: Register) {
    let bases = operandBases
    let plan = plan(block, changes: changes)
    move(emitService(.makeAnimator, plan, from: bases, result: .numbers(1)), to: to, .numbers(1))
  }

  mutating func moveAnimator(_ move: TypedAnimatorMove, _ animator: TypedExpressionID) {
    var operands = [animator]
    let code: AnimatorMoveCode
    switch move {
    case .start: code = .start
    case .pause: code = .pause
    case .reverse: code = .reverse
    case .stop: code = .stop
    case .finish(.end): code = .finishAtEnd
    case .finish(.start): code = .finishAtStart
    case .finish(.current): code = .finishAtCurrent
    case .cancel: code = .cancel
    case .resume(let factor):
      code = .resume
      operands.append(factor)
    case .scrub(let fraction):
      code = .scrub
      operands.append(fraction)
    case .set(let setting, let value):
      code = setting == .pausesOnCompletion ? .setPausesOnCompletion : .setScrubsLinearly
      operands.append(value)
    }
    _ = service(.moveAnimator, code.rawValue, operands)
  }

  mutating func send(_ event: StringID, to target: TypedEventTarget) {
    switch target {
    case .layer(let layer): _ = service(.send, event.index, [layer])
    case .point(let point): _ = service(.sendAt, event.index, [point])
    }
  }

  /// Pushes the operands of a block: its clauses', what runs at the end, and an animator's changes.
  private mutating func plan(_ block: TypedAnimationBlock, changes: ClosureID? = nil) -> UInt32 {
    let animation = pushOperands(block.animation)
    push(block.completion)
    push(changes)
    code.animationBlocks.append(
      AnimationBlockPlan(
        animation: animation, options: block.options, isKeyframes: block.isKeyframes,
        completion: functionID(of: block.completion), changes: functionID(of: changes)))
    return UInt32(truncatingIfNeeded: code.animationBlocks.count - 1)
  }
}

/// What an animator is told, as an operand of a service.
enum AnimatorMoveCode: UInt32 {
  case start, pause, reverse, stop, cancel, finishAtEnd, finishAtStart, finishAtCurrent
  // With a number as the second operand.
  case scrub, resume, setPausesOnCompletion, setScrubsLinearly

  func move(_ operand: @autoclosure () -> Double) -> AnimatorMove {
    switch self {
    case .start: .start
    case .pause: .pause
    case .reverse: .reverse
    case .stop: .stop
    case .finishAtEnd: .finish(.end)
    case .finishAtStart: .finish(.start)
    case .finishAtCurrent: .finish(.current)
    case .cancel: .stopWithoutFinishing
    case .scrub: .scrub(operand())
    case .resume: .resume(durationFactor: operand())
    case .setPausesOnCompletion: .setPausesOnCompletion(operand() != 0)
    case .setScrubsLinearly: .setScrubsLinearly(operand() != 0)
    }
  }
}
