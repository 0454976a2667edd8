/// `if condition { … } else …`, `if let name = value { … }`.
public struct ConditionalSyntax: Equatable, Sendable {
  /// The name that `if let` binds.
  public var binding: NameSyntax?
  public var condition: ExpressionID
  public var body: BlockSyntax
  /// A block of one `conditional` statement for `else if`.
  public var otherwise: BlockSyntax?

  public init(binding: NameSyntax?, condition: ExpressionID, body: BlockSyntax, otherwise: BlockSyntax?) {
    self.binding = binding
    self.condition = condition
    self.body = body
    self.otherwise = otherwise
  }
}

/// `for name in values [every interval [from order]] { … }`, or `while condition { … }` where there is no name.
public struct LoopSyntax: Equatable, Sendable {
  public var name: NameSyntax?
  public var subject: ExpressionID
  /// The time between rounds.
  public var interval: ExpressionID?
  public var order: StaggerOrder
  public var body: BlockSyntax

  public init(
    name: NameSyntax?, subject: ExpressionID, interval: ExpressionID? = nil, order: StaggerOrder = .first,
    body: BlockSyntax
  ) {
    self.name = name
    self.subject = subject
    self.interval = interval
    self.order = order
    self.body = body
  }
}

/// Where the rounds of `for … every …` begin.
public enum StaggerOrder: UInt8, Sendable, CaseIterable { case first, last, center, edges, random }

/// `expect condition [within tolerance] [at time]`, `expect layer "key" finished|cancelled [at time]`.
public struct ExpectationSyntax: Equatable, Sendable {
  /// The condition, or the layer.
  public var subject: ExpressionID
  public var tolerance: ExpressionID?
  public var key: ExpressionID?
  /// Whether the animation is to finish; it is over some other way where this is false.
  public var isFinish = true
  public var time: ExpressionID?

  public init(subject: ExpressionID) {
    self.subject = subject
  }
}
