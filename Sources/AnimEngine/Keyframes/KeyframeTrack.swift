/// A keyframe animation prepared for sampling: never changed, and shared by animations that are alike.
final class KeyframeTrack: Sendable {
  /// What the keyframes hold.
  enum Content: Sendable {
    /// Numbers that move on cubics.
    case numbers(CubicSegments)
    /// In radians, the direction of a path, and what is added to it.
    case direction(CubicSegments, turn: Double)
    /// Values that are mixed pair by pair.
    case mixed([PropertyValue], ColorSpace)
    /// Values that jump.
    case steps([PropertyValue])
  }

  let content: Content
  /// The cubics of numbers that move on such.
  let numbers: CubicSegments?
  /// The type of the values.
  let type: ValueType
  /// The fraction of the duration at which each segment begins, and at last 1.
  let times: [Double]
  /// How each segment eases; linear where there is none.
  let curves: [TimingCurve]
  /// The arc lengths of a way that is travelled at an even speed; nil if ``times`` counts.
  let pacing: ArcLengthTable?
  /// The values at both ends.
  let first: PropertyValue
  let last: PropertyValue

  init(
    content: Content, type: ValueType, times: [Double], curves: [TimingCurve], pacing: ArcLengthTable?,
    first: PropertyValue, last: PropertyValue
  ) {
    self.content = content
    if case .numbers(let segments) = content { numbers = segments } else { numbers = nil }
    self.type = type
    self.times = times
    self.curves = curves
    self.pacing = pacing
    self.first = first
    self.last = last
  }

  /// The value at a progress. Beyond the ends the first or last segment goes on, unless the speed is even.
  func value(at progress: Double) -> PropertyValue {
    if progress == 1 { return last }
    let (segment, u) = location(at: progress)
    switch content {
    case .numbers(let segments): return PropertyValue(type: type, components: segments.values(segment, at: u))
    case .direction(let segments, let turn):
      let angle = (segments.direction(segment, at: u) + turn).remainder(dividingBy: 2 * .pi)
      return type == .angle ? .angle(angle) : .number(angle)
    case .mixed(let values, let space): return values[segment].interpolated(to: values[segment + 1], at: u, in: space)
    case .steps(let values): return values[segment]
    }
  }

  /// Writes the numbers at a progress, which are what ``value(at:)`` says.
  @inline(__always)
  func write(at progress: Double, to values: UnsafeMutablePointer<Double>) {
    // The end itself may differ from the polynomial's value in the last bit.
    if progress == 1, last.write(to: values, as: type) { return }
    let (segment, u) = location(at: progress)
    numbers?.write(segment, at: u, to: values)
  }

  /// The segment at a progress and the eased parameter in it.
  @inline(__always)
  private func location(at progress: Double) -> (segment: Int, parameter: Double) {
    if let pacing { return pacing.location(at: progress * pacing.length) }
    let (segment, fraction) = times.withUnsafeBufferPointer { times in
      var (low, high) = (0, times.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if times[middle] <= progress { low = middle } else { high = middle }
      }
      let span = times[low + 1] - times[low]
      return (low, span > 0 ? (progress - times[low]) / span : 0)
    }
    let parameter = curves.withUnsafeBufferPointer { $0.count > segment ? $0[segment].value(at: fraction) : fraction }
    return (segment, parameter)
  }
}
