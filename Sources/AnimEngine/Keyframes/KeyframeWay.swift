/// How time runs through keyframes: which segment a progress lies in, and how far into it.
struct KeyframeWay: Sendable {
  /// The fraction of the duration at which each segment begins, and at last 1.
  let times: [Double]
  /// How each segment eases; linear where there is none.
  let curves: [TimingCurve]
  /// The cubics of the numbers, or of the path whose direction is shown; empty for other values.
  let segments: CubicSegments
  /// The arc lengths of a way that is travelled at an even speed; nil if ``times`` counts.
  let pacing: ArcLengthTable?
  /// In radians, what is added to the direction of a path, if that is what is shown; nil if the numbers are.
  var turn: Double?

  /// How many numbers it gives.
  var width: Int { turn == nil ? segments.width : 1 }

  /// The first four of its numbers at a parameter of a segment; zeros if there are fewer.
  func numbers(_ segment: Int, at u: Double) -> SIMD4<Double> {
    guard let turn else { return segments.numbers(segment, at: u) }
    return SIMD4(segments.direction(segment, at: u, turnedBy: turn), 0, 0, 0)
  }

  /// How many segments there are.
  var count: Int { pacing == nil ? times.count - 1 : segments.count }

  /// The progress at which a segment begins and ends.
  func bounds(of segment: Int) -> (start: Double, end: Double) {
    guard let pacing else { return (times[segment], times[segment + 1]) }
    return (pacing.starts[segment] / pacing.length, pacing.starts[segment + 1] / pacing.length)
  }

  /// The segment at a progress and the eased parameter in it, which goes beyond 0...1 at the ends of a way that is not
  /// travelled at an even speed.
  func location(at progress: Double) -> (segment: Int, parameter: Double) {
    if let pacing { return pacing.location(at: progress * pacing.length) }
    let segment = times.withUnsafeBufferPointer { times in
      var (low, high) = (0, times.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if times[middle] <= progress { low = middle } else { high = middle }
      }
      return low
    }
    return (segment, parameter(in: segment, at: progress))
  }

  /// The eased parameter of a segment at a progress from its begin to its end, both included.
  func parameter(in segment: Int, at progress: Double) -> Double {
    if let pacing { return pacing.parameter(in: segment, at: progress * pacing.length) }
    let (start, end) = bounds(of: segment)
    let fraction = end > start ? (progress - start) / (end - start) : 0
    return segment < curves.count ? curves[segment].value(at: fraction) : fraction
  }

  /// The form of a segment that is a cubic but for its easing; nil if it is none.
  func cubicForm(of segment: Int) -> KeyframePiece.Form? {
    guard pacing == nil else { return nil }
    guard segment < curves.count, curves[segment].function != .linear else { return .cubic }
    return curves[segment].table.map { .eased($0.elements) }
  }
}
