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

/// How progress runs over the duration: `CAMediaTimingFunction`, and steps.
public enum TimingFunction: Hashable, Sendable, BitwiseCopyable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1); the abscissas of its control points are taken within 0...1.
  case cubicBezier(c1x: Double, c1y: Double, c2x: Double, c2y: Double)
  /// A staircase of at least one step (two for `none`).
  case steps(count: Int, position: StepPosition)

  /// The curve of implicit animations: quick at first, then slow.
  public static let `default` = TimingFunction.cubicBezier(c1x: 0.25, c1y: 0.1, c2x: 0.25, c2y: 1)
  /// Slow at first.
  public static let easeIn = TimingFunction.cubicBezier(c1x: 0.42, c1y: 0, c2x: 1, c2y: 1)
  /// Slow at last.
  public static let easeOut = TimingFunction.cubicBezier(c1x: 0, c1y: 0, c2x: 0.58, c2y: 1)
  /// Slow at both ends.
  public static let easeInEaseOut = TimingFunction.cubicBezier(c1x: 0.42, c1y: 0, c2x: 0.58, c2y: 1)

  /// The language's word for the function; nil if it has none.
  public var name: String? {
    switch self {
    case .linear: "linear"
    case .default: "default"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInEaseOut: "easeInEaseOut"
    default: nil
    }
  }

  /// The progress shown at a fraction of the duration, exact to 1e-9. Outside 0...1 a curve goes on along its end
  /// tangents, and steps go on.
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

extension TimingFunction: CustomStringConvertible {
  /// The function in the language's words.
  public var description: String {
    var text = TextBuffer()
    write(to: &text)
    return text.string
  }

  /// Writes the function in the language's words.
  public func write(to text: inout TextBuffer) {
    if let name { return text.append(name) }
    switch self {
    case .linear: text.append("linear")
    case .cubicBezier(let c1x, let c1y, let c2x, let c2y):
      text.append("cubicBezier")
      text.appendTuple(c1x, c1y, c2x, c2y)
    case .steps(let count, let position):
      text.append("steps(")
      text.append(count)
      text.append(", ")
      text.append("\(position)")
      text.append(byte: UInt8(ascii: ")"))
    }
  }
}
