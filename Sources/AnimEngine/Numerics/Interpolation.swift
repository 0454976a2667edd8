extension Double {
  /// The number a fraction of the way to another; both ends are met exactly, and fractions outside 0...1 go
  /// beyond them.
  @inlinable
  public func interpolated(to end: Double, at fraction: Double) -> Double {
    fraction == 1 ? end : self + (end - self) * fraction
  }
}
