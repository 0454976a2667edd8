/// A keyframe animation prepared for sampling: never changed, and shared by animations that are alike.
final class KeyframeTrack: Sendable {
  /// What the keyframes hold.
  enum Content: Sendable {
    /// Numbers that move on cubics.
    case numbers
    /// In radians, the direction of a path, and what is added to it.
    case direction(turn: Double)
    /// Values that are mixed pair by pair.
    case mixed([PropertyValue], ColorSpace)
    /// Values that jump.
    case steps([PropertyValue])
  }

  let content: Content
  /// Whether it shows numbers, which can be written without making a value of them.
  let hasNumbers: Bool
  /// The type of the values.
  let type: ValueType
  /// The fraction of the duration at which each segment begins, and at last 1.
  let times: [Double]
  /// The values at both ends.
  let first: PropertyValue
  let last: PropertyValue

  /// The cubics of the numbers, or of the path whose direction is shown; empty for other values.
  private let segments: CubicSegments
  private let directions: DirectionTable
  /// The arc lengths of a way that is travelled at an even speed; empty if ``times`` counts.
  private let pacing: ArcLengthTable
  private let isPaced: Bool
  /// How each segment eases; linear where there is none.
  private let curves: [TimingCurve]
  /// The tables of the curves one after another, and where that of each segment begins; -1 if it has none. Beside the
  /// curves themselves, since a look into a table that lies in an array counts references.
  private let easings: [TimingCurve.Cubic]
  private let easingStarts: [Int32]

  init(
    content: Content, segments: CubicSegments = CubicSegments(width: 1), type: ValueType, times: [Double],
    curves: [TimingCurve], pacing: ArcLengthTable?, first: PropertyValue, last: PropertyValue
  ) {
    self.content = content
    hasNumbers =
      switch content {
      case .numbers, .direction: true
      case .mixed, .steps: false
      }
    self.segments = segments
    if case .direction = content { directions = DirectionTable(segments) } else { directions = DirectionTable() }
    self.type = type
    self.times = times
    self.curves = curves
    self.pacing = pacing ?? ArcLengthTable()
    isPaced = pacing != nil
    self.first = first
    self.last = last
    var easings: [TimingCurve.Cubic] = []
    easingStarts = curves.map { curve in
      defer { easings += curve.segments }
      return curve.segments.isEmpty ? -1 : Int32(clamping: easings.count)
    }
    self.easings = easings
  }

  /// The value at a progress. Beyond the ends the first or last segment goes on, unless the speed is even.
  func value(at progress: Double) -> PropertyValue {
    if progress == 1 { return last }
    let (segment, u) = location(at: progress)
    switch content {
    case .numbers: return PropertyValue(type: type, components: segments.values(segment, at: u))
    case .direction(let turn):
      let angle = (segments.direction(segment, at: u) + turn).remainder(dividingBy: 2 * .pi)
      return type == .angle ? .angle(angle) : .number(angle)
    case .mixed(let values, let space): return values[segment].interpolated(to: values[segment + 1], at: u, in: space)
    case .steps(let values): return values[segment]
    }
  }

  /// Writes the numbers at a progress, which are what ``value(at:)`` says, directions to 1e-6.
  @inline(__always)
  func write(at progress: Double, to values: UnsafeMutablePointer<Double>) {
    // The end itself may differ from the polynomial's value in the last bit.
    if progress == 1, last.write(to: values, as: type) { return }
    let (segment, u) = location(at: progress)
    if case .numbers = content {
      segments.write(segment, at: u, to: values)
    } else {
      writeDirection(segment, at: u, to: values)
    }
  }

  private func writeDirection(_ segment: Int, at u: Double, to values: UnsafeMutablePointer<Double>) {
    guard case .direction(let turn) = content else { return }
    let angle = (directions.direction(segment, at: u) ?? segments.direction(segment, at: u)) + turn
    values[0] = angle.magnitude <= .pi ? angle : angle.remainder(dividingBy: 2 * .pi)
  }

  /// The segment at a progress and the eased parameter in it.
  @inline(__always)
  private func location(at progress: Double) -> (segment: Int, parameter: Double) {
    if isPaced { return pacing.location(at: progress * pacing.length) }
    let (segment, fraction) = times.withUnsafeBufferPointer { times in
      var (low, high) = (0, times.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if times[middle] <= progress { low = middle } else { high = middle }
      }
      let span = times[low + 1] - times[low]
      return (low, span > 0 ? (progress - times[low]) / span : 0)
    }
    return (segment, eased(fraction, segment))
  }

  /// What the curve of a segment makes of a fraction.
  @inline(__always)
  private func eased(_ fraction: Double, _ segment: Int) -> Double {
    let start = easingStarts.withUnsafeBufferPointer { segment < $0.count ? Int($0[segment]) : -1 }
    if start >= 0, fraction >= 0, fraction < 1 {
      let position = fraction * Double(TimingCurve.segmentCount)
      let index = Int(position)
      let value = easings.withUnsafeBufferPointer { $0[start &+ index].value(at: position - Double(index)) }
      if value == value { return value }
    }
    return segment < curves.count ? curves[segment].value(at: fraction) : fraction
  }
}
