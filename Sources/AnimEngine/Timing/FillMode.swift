/// What an animation shows outside its active time.
public enum FillMode: UInt8, Hashable, Sendable, CaseIterable {
  case removed
  case forwards
  case backwards
  case both

  /// Whether the start shows before the begin.
  @inlinable
  public var fillsBackwards: Bool { self == .backwards || self == .both }

  /// Whether the end shows after the end.
  @inlinable
  public var fillsForwards: Bool { self == .forwards || self == .both }
}
