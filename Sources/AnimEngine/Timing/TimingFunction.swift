/// Where a stepped function jumps.
public enum StepPosition: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// At the start of each step, so that the first jump is at 0.
  case start
  /// At the end of each step, so that the last jump is at 1.
  case end
  /// At neither end: the first and the last step stay on 0 and 1.
  case none
  /// At both ends.
  case both
}

/// How progress runs over the duration: `CAMediaTimingFunction`, and more.
public enum TimingFunction: Hashable, Sendable, BitwiseCopyable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1); the abscissas of its control points are taken within 0...1.
  case cubicBezier(c1x: Double, c1y: Double, c2x: Double, c2y: Double)
  /// A staircase of at least one step (two for `none`).
  case steps(count: Int, position: StepPosition)
  /// One of Penner's equations.
  case penner(EasingFamily, EasingDirection)
  /// The place of a spring at a number of seconds that the duration stands for, as a rule its settling time.
  case spring(Spring, seconds: Double)

  /// The curve of implicit animations: quick at first, then slow.
  public static let `default` = TimingFunction.cubicBezier(c1x: 0.25, c1y: 0.1, c2x: 0.25, c2y: 1)
  /// Slow at first.
  public static let easeIn = TimingFunction.cubicBezier(c1x: 0.42, c1y: 0, c2x: 1, c2y: 1)
  /// Slow at last.
  public static let easeOut = TimingFunction.cubicBezier(c1x: 0, c1y: 0, c2x: 0.58, c2y: 1)
  /// Slow at both ends.
  public static let easeInEaseOut = TimingFunction.cubicBezier(c1x: 0.42, c1y: 0, c2x: 0.58, c2y: 1)

  /// The progress shown at a fraction of the duration, exact to 1e-9. Outside 0...1 a curve goes on along its end
  /// tangents, steps and springs go on, and Penner's equations stay.
  ///
  /// - Parameter isBefore: whether the fraction is shown before the active time, where an edge of a step has not been
  ///   reached.
  @inlinable
  public func value(at fraction: Double, isBefore: Bool = false) -> Double {
    switch self {
    case .linear: fraction
    case .cubicBezier(let c1x, let c1y, let c2x, let c2y):
      UnitBezier(c1x: c1x, c1y: c1y, c2x: c2x, c2y: c2y).value(at: fraction)
    case .steps(let count, let position): position.value(at: fraction, stepCount: count, isBefore: isBefore)
    case .penner, .spring: equationValue(at: fraction)
    }
  }
}

extension TimingFunction {
  /// The functions that are not quickly computed.
  @usableFromInline
  func equationValue(at fraction: Double) -> Double {
    switch self {
    case .penner(let family, let direction): return family.value(at: fraction, direction)
    case .spring(let spring, let seconds):
      // An end that has been waited for is reached.
      let isOver = fraction >= 1 && seconds >= spring.settlingDuration
      return isOver ? 1 : spring.position(at: fraction * seconds)
    case .linear, .cubicBezier, .steps: return value(at: fraction)
    }
  }
}

extension TimingFunction {
  /// Whether progress is known to stay within a range.
  func progress(staysWithin range: ClosedRange<Double>) -> Bool {
    switch self {
    case .linear, .steps: true
    case .cubicBezier(_, let first, _, let second): range.contains(first) && range.contains(second)
    case .penner(.back, _), .penner(.elastic, _): range.lowerBound <= -1 && range.upperBound >= 2
    case .penner: true
    case .spring(let spring, _): spring.initialVelocity == 0 && range.lowerBound <= 0 && range.upperBound >= 2
    }
  }
}

extension StepPosition {
  /// The height of a staircase at a fraction of its width. An edge belongs to the step that begins there, unless the
  /// fraction is shown before the active time.
  @usableFromInline
  func value(at fraction: Double, stepCount: Int, isBefore: Bool) -> Double {
    let count = Double(max(stepCount, self == .none ? 2 : 1))
    let nearestEdge = (fraction * count).rounded()
    let isEdge = nearestEdge / count == fraction
    var step = fraction < nearestEdge / count ? nearestEdge - 1 : nearestEdge
    if self == .start || self == .both { step += 1 }
    if isBefore, isEdge { step -= 1 }
    let jumps = self == .none ? count - 1 : (self == .both ? count + 1 : count)
    if fraction >= 0, step < 0 { step = 0 }
    if fraction <= 1, step > jumps { step = jumps }
    return step / jumps
  }
}
