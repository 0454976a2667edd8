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
  /// `animator.pausesOnCompletion = value` and the like.
  case set(AnimatorSetting, TypedExpressionID)
}

/// What can be switched about an animator.
public enum AnimatorSetting: UInt8, Sendable, CaseIterable {
  case pausesOnCompletion, scrubsLinearly

  /// What reads it.
  var builtin: Builtin {
    switch self {
    case .pausesOnCompletion: .animatorPausesOnCompletion
    case .scrubsLinearly: .animatorScrubsLinearly
    }
  }

  /// What an operation reads; nil if that is none of these.
  init?(_ builtin: Builtin) {
    guard let setting = AnimatorSetting.allCases.first(where: { $0.builtin == builtin }) else { return nil }
    self = setting
  }
}

/// Where a `send` goes.
public enum TypedEventTarget: Sendable {
  case layer(TypedExpressionID)
  /// The layer that is hit by a point of the stage.
  case point(TypedExpressionID)
}
