/// An expression; its range is in ``SyntaxTree/expressionRanges``.
public enum ExpressionSyntax: Equatable, Sendable {
  /// What should stand here does not; already told.
  case missing
  case number(Double)
  /// A duration literal, in whole ticks.
  case duration(Double)
  /// An angle literal, in radians.
  case angle(Double)
  /// A percentage literal as a fraction: `50%` is 0.5.
  case percentage(Double)
  case boolean(Bool)
  /// A colour literal, `0xRRGGBBAA`.
  case color(UInt32)
  /// A piece of a string literal between interpolations; only inside ``string(_:)``.
  case text(TextID)
  /// A string literal: `text` pieces and interpolated expressions in order.
  case string(NodeList<ExpressionSyntax>)
  case none
  case noAction
  case selfLayer
  case now
  /// `animation` as a value: the animation that a handler was called for.
  case animation
  case event
  /// `animation opacity to 1 over 1s` or `transition push from right`: a description that is kept.
  case description(NodeID<AnimateSyntax>)
  case name(NameID)
  /// `base.name`, or `base?.name` where `isOptional`. The name's range is the end of the expression's range.
  case member(base: ExpressionID, name: NameID, isOptional: Bool)
  case index(base: ExpressionID, index: ExpressionID)
  case call(callee: ExpressionID, arguments: NodeList<ArgumentSyntax>)
  /// Two to four values in parentheses. One is just the value: parentheses leave no node.
  case tuple(NodeList<ExpressionSyntax>)
  case list(NodeList<ExpressionSyntax>)
  /// `[for name in values: element]`; the loop's body is empty.
  case comprehension(NodeID<LoopSyntax>, element: ExpressionID)
  case unary(UnaryOperator, ExpressionID)
  /// The operator's own range is found between its operands.
  case binary(BinaryOperator, ExpressionID, ExpressionID)
  case conditional(condition: ExpressionID, then: ExpressionID, otherwise: ExpressionID)
  /// `value as type`, or `value as? type` where `isOptional`.
  case cast(ExpressionID, NodeID<TypeSyntax>, isOptional: Bool)
  /// `every`, `after`, `at` directly after `=`: the statement that the value comes from.
  case timer(StatementID)
  /// `animator` directly after `=`.
  case animator(NodeID<AnimationBlockSyntax>)
}

public enum UnaryOperator: UInt8, Sendable { case negate, not }

public enum BinaryOperator: UInt8, Sendable, CaseIterable {
  case add, subtract, multiply, divide, remainder
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, approximatelyEqual
  case and, or, coalesce
  /// `..<` and `...`
  case halfOpenRange, closedRange
}

/// A type as written.
public enum TypeSyntax: Equatable, Sendable {
  case missing
  case named(NameID)
  case list(NodeID<TypeSyntax>)
  case optional(NodeID<TypeSyntax>)
}

/// `label: value` or `value` in a call, in `tagged (…)` and in transaction options.
public struct ArgumentSyntax: Equatable, Sendable {
  public var label: NameSyntax?
  public var value: ExpressionID

  public init(label: NameSyntax?, value: ExpressionID) {
    self.label = label
    self.value = value
  }
}
