/// Where a stepped function jumps.
public enum StepPosition: UInt8, Hashable, Sendable, CaseIterable {
  /// At the start of each step, so that the first jump is at 0.
  case start
  /// At the end of each step, so that the last jump is at 1.
  case end
  /// At neither end: the first and the last step stay on 0 and 1.
  case none
  /// At both ends.
  case both
}

/// How progress runs over the duration: `CAMediaTimingFunction`, and steps.
public enum TimingFunction: Hashable, Sendable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1); the abscissas of its control points are taken within 0...1.
  case cubicBezier(c1x: Double, c1y: Double, c2x: Double, c2y: Double)
  /// A staircase of at least one step (two for `none`).
  case steps(count: Int, position: StepPosition)

  public static let `default` = TimingFunction.cubicBezier(c1x: 0.25, c1y: 0.1, c2x: 0.25, c2y: 1)
  public static let easeIn = TimingFunction.cubicBezier(c1x: 0.42, c1y: 0, c2x: 1, c2y: 1)
  public static let easeOut = TimingFunction.cubicBezier(c1x: 0, c1y: 0, c2x: 0.58, c2y: 1)
  public static let easeInEaseOut = TimingFunction.cubicBezier(c1x: 0.42, c1y: 0, c2x: 0.58, c2y: 1)

  /// The language's word for the function; nil if it has none.
  public var name: String? { nil }

  /// The progress shown at a fraction of the duration, exact to 1e-9. Outside 0...1 a curve goes on along its end
  /// tangents, and steps go on.
  ///
  /// - Parameter isBefore: whether the fraction is shown before the active time, where an edge of a step has not been
  ///   reached.
  public func value(at fraction: Double, isBefore: Bool = false) -> Double { fraction }
}

extension TimingFunction: CustomStringConvertible {
  /// The function in the language's words.
  public var description: String { "" }
}
