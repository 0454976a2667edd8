/// `animate target clauses`, one entry of a group, `animation property clauses` or `transition layer kind clauses`.
public struct AnimateSyntax: Equatable, Sendable {
  /// A layer's property, or a layer; nil for a description without one.
  public var target: ExpressionID?
  public var clauses: NodeList<ClauseSyntax>

  public init(target: ExpressionID?, clauses: NodeList<ClauseSyntax>) {
    self.target = target
    self.clauses = clauses
  }
}

/// `animate clauses { … } then …`, `animate keyframes clauses { … } then …` and `animator clauses { … } then …`.
public struct AnimationBlockSyntax: Equatable, Sendable {
  public var isKeyframes: Bool
  public var clauses: NodeList<ClauseSyntax>
  public var body: BlockSyntax
  public var completion: CompletionSyntax?

  public init(
    isKeyframes: Bool, clauses: NodeList<ClauseSyntax>, body: BlockSyntax, completion: CompletionSyntax?
  ) {
    self.isKeyframes = isKeyframes
    self.clauses = clauses
    self.body = body
    self.completion = completion
  }
}

/// One clause of an animation; its range is in ``SyntaxTree/clauseRanges``.
public enum ClauseSyntax: Equatable, Sendable {
  case from(ExpressionID)
  case to(ExpressionID)
  case by(ExpressionID)
  /// `through [values]`
  case through(ExpressionID)
  /// `at [key times]`
  case keyTimes(ExpressionID)
  /// `along path`
  case along(ExpressionID)
  case rotate(RotationWord)
  case mode(CalculationWord)
  case tension(ExpressionID)
  case continuity(ExpressionID)
  case bias(ExpressionID)
  /// `in oklab`
  case colorSpace(ColorSpaceWord)
  case valueFunction(ValueFunctionWord)
  case over(ExpressionID)
  /// An easing, or a list of them.
  case ease(ExpressionID)
  case spring(ExpressionID)
  case delay(ExpressionID)
  case timeOffset(ExpressionID)
  /// `repeat 3 times`
  case repeatCount(ExpressionID)
  case repeatForever
  /// `repeat for 2s`
  case repeatDuration(ExpressionID)
  case autoreverse
  case speed(ExpressionID)
  case fill(FillWord)
  case key(ExpressionID)
  case additive
  case cumulative
  case tagged(NodeList<ArgumentSyntax>)
  case transient
  /// `using animation`: where the clauses that are not written come from.
  case using(ExpressionID)
  /// `{ entries }`: `.animate` statements whose targets are properties of the layer.
  case group(BlockSyntax)
  /// What makes the animation a transition.
  case transition(TransitionWord)
  /// `from right`, of a transition.
  case direction(DirectionWord)
  /// `progress 25% to 75%`, of a transition.
  case progress(ExpressionID, to: ExpressionID)
  /// `options [names]`, of a block; the names are labels, as those of a transaction.
  case options(NodeList<ArgumentSyntax>)
  case then(CompletionSyntax)
  case otherwise(CompletionSyntax)
}

/// Words of which a clause takes one; their raw values are how they are written.
public protocol ChoiceWord: CaseIterable, RawRepresentable, Sendable where RawValue == String {}

public enum FillWord: String, ChoiceWord { case none, forwards, backwards, both }
public enum RotationWord: String, ChoiceWord { case auto, autoReverse }
public enum CalculationWord: String, ChoiceWord { case linear, discrete, paced, cubic, cubicPaced }
public enum ColorSpaceWord: String, ChoiceWord { case oklab, linear, sRGB }
public enum ValueFunctionWord: String, ChoiceWord {
  case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ
}
public enum TransitionWord: String, ChoiceWord { case fade, moveIn, push, reveal }
public enum DirectionWord: String, ChoiceWord { case left, right, top, bottom }
