import AnimEngine

/// `animate clauses { … } then …` without a target, or what an animator is made of.
public struct TypedAnimationBlock: Sendable {
  /// The clauses; it is of nothing in particular.
  public var animation: TypedAnimation
  public var options: ViewAnimationOptions
  public var isKeyframes: Bool
  /// Nil for an animator, whose changes are a block that runs later.
  public var body: TypedBlock?
  public var completion: ClosureID?

  public init(
    animation: TypedAnimation, options: ViewAnimationOptions, isKeyframes: Bool, body: TypedBlock?,
    completion: ClosureID?
  ) {
    self.animation = animation
    self.options = options
    self.isKeyframes = isKeyframes
    self.body = body
    self.completion = completion
  }
}

/// What an animator is told.
public enum TypedAnimatorMove: Sendable {
  case start, pause, reverse, stop
  /// `cancel animator`
  case cancel
  /// `start animator durationFactor factor`
  case resume(TypedExpressionID)
  case finish(AnimatorPosition)
  /// `animator.fractionComplete = value`
  case scrub(TypedExpressionID)
  /// `animator.pausesOnCompletion = value`
  case setPausesOnCompletion(TypedExpressionID)
}

/// Where a `send` goes.
public enum TypedEventTarget: Sendable {
  case layer(TypedExpressionID)
  /// The layer that is hit by a point of the stage.
  case point(TypedExpressionID)
}
