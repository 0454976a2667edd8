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
  /// The arc lengths of a way that is travelled at an even speed; empty if ``times`` counts.
  private let pacing: ArcLengthTable
  private let isPaced: Bool
  /// How each segment eases; linear where there is none.
  private let curves: [TimingCurve]

  /// The same for sampling; its memory is made with the track and freed with it, and never changed in between.
  let tape: KeyframeTape

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
    var directions = DirectionTable()
    var turn = 0.0
    if case .direction(let added) = content { (directions, turn) = (DirectionTable(segments), added) }
    self.type = type
    self.times = times
    self.curves = curves
    self.pacing = pacing ?? ArcLengthTable()
    isPaced = pacing != nil
    self.first = first
    self.last = last
    var easings: [TimingCurve.Cubic] = []
    let starts = (0..<max(times.count - 1, 1)).map { segment -> Int32 in
      guard segment < curves.count, curves[segment].function != .linear else { return -1 }
      guard !curves[segment].segments.isEmpty else { return -2 }
      defer { easings += curves[segment].segments }
      return Int32(clamping: easings.count)
    }
    tape = KeyframeTape(
      times: KeyframeTrack.copy(times), segmentCount: times.count - 1,
      coefficients: KeyframeTrack.copy(segments.coefficients), width: segments.width,
      easings: KeyframeTrack.copy(easings), easingStarts: KeyframeTrack.copy(starts),
      pieces: KeyframeTrack.copy(pacing?.pieces ?? []), pieceCount: pacing?.pieces.count ?? 0,
      firstPieces: KeyframeTrack.copy(pacing?.firstPieces ?? []), length: pacing?.length ?? 0,
      directions: directions.isEmpty ? nil : KeyframeTrack.copy(directions.cubics),
      turn: turn)
  }

  deinit {
    tape.times.deallocate()
    tape.coefficients.deallocate()
    tape.easings.deallocate()
    tape.easingStarts.deallocate()
    tape.pieces.deallocate()
    tape.firstPieces.deallocate()
    tape.directions?.deallocate()
  }

  /// Plain memory with the elements of an array.
  private static func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = memory.initialize(from: elements)
    // The capacity is not zero, so there is a base address.
    guard let base = memory.baseAddress else { preconditionFailure("memory without an address") }
    return UnsafePointer(base)
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

  /// Writes the numbers at a progress, which are what ``value(at:)`` says.
  func write(at progress: Double, to values: UnsafeMutablePointer<Double>) {
    _ = value(at: progress).write(to: values, as: type)
  }

  /// The segment at a progress and the eased parameter in it.
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
    return (segment, segment < curves.count ? curves[segment].value(at: fraction) : fraction)
  }
}
