/// What a transaction says; what it leaves unsaid it takes from the one around it.
public struct TransactionOptions: Hashable, Sendable {
  /// Whether changes leave actions, implicit animations too, alone.
  public var disablesActions: Bool?
  /// How long animations last that do not say.
  public var duration: MediaTime?
  /// How implicit animations ease.
  public var timingFunction: TimingFunction?

  public init(disablesActions: Bool? = nil, duration: MediaTime? = nil, timingFunction: TimingFunction? = nil) {
    self.disablesActions = disablesActions
    self.duration = duration
    self.timingFunction = timingFunction
  }

  /// These options with those of `inner` on top.
  func overridden(by inner: TransactionOptions) -> TransactionOptions {
    TransactionOptions(
      disablesActions: inner.disablesActions ?? disablesActions, duration: inner.duration ?? duration,
      timingFunction: inner.timingFunction ?? timingFunction)
  }
}
