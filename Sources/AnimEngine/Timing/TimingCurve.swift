/// A timing function prepared for sampling.
public struct TimingCurve: Hashable, Sendable {
  public let function: TimingFunction

  public init(_ function: TimingFunction) {
    self.function = function
  }

  /// The progress shown at a fraction of the duration, exact to 1e-6.
  @inlinable
  public func value(at fraction: Double) -> Double { function.value(at: fraction) }
}
