/// The key of an animation.
public enum TypedKey: Sendable {
  /// None written: the key path, or none for an additive animation.
  case keyPath
  case anonymous
  case written(TypedExpressionID)
}

/// What a value does for an animation that is evaluated when the animation is made.
public enum AnimationOperand: UInt8, Hashable, Sendable {
  /// The animation whose clauses count where none is written; it comes first.
  case base
  /// Boxed values of the property's type, and a boxed list of them.
  case from, to, by, values
  /// Lists of numbers.
  case keyTimes, tension, continuity, bias
  case path
  case duration, delay, timeOffset, repeatDuration
  case repeatCount, speed
  case easing, easings, spring
  case startProgress, endProgress
}

/// What is constant about an animation.
public struct AnimationOptions: Hashable, Sendable {
  public var repeatsForever = false
  public var autoreverses = false
  public var isAdditive = false
  public var isCumulative = false
  public var isTransient = false
  /// Words of which none need be written.
  public var fillMode: FillWord?
  public var rotation: RotationWord?
  public var mode: CalculationWord?
  public var colorSpace: ColorSpaceWord?
  public var valueFunction: ValueFunctionWord?

  public init() {}
}

/// `animate layer.property …` and its kin, every clause typed.
public struct TypedAnimation: Sendable {
  /// What is animated.
  public enum Subject: Sendable {
    case property(PropertyID)
    /// Animations without layers that run together.
    case group([NodeID<TypedAnimation>])
    case transition(TransitionWord, DirectionWord?)
    /// What the base animates, or the property whose change is to animate so.
    case unspecified
  }

  /// The layer that it is added to; nil if it is a value or an entry of a group.
  public var layer: TypedExpressionID?
  public var subject: Subject
  /// In the order in which they are evaluated.
  public var operands: [(role: AnimationOperand, value: TypedExpressionID)] = []
  public var options = AnimationOptions()
  public var key: TypedKey = .keyPath
  /// Names and boxed values.
  public var tags: [(name: MemberID, value: TypedExpressionID)] = []
  public var then: ClosureID?
  public var otherwise: ClosureID?

  public init(layer: TypedExpressionID?, subject: Subject) {
    self.layer = layer
    self.subject = subject
  }

  /// The value of a clause; nil if it is not written.
  public func operand(_ role: AnimationOperand) -> TypedExpressionID? {
    operands.first { $0.role == role }?.value
  }
}
