/// A keyframe animation prepared for sampling: never changed, and shared by animations that are alike.
final class KeyframeTrack: Sendable {
  /// What the keyframes hold.
  enum Content: Sendable {
    /// Numbers that move on cubics.
    case numbers
    /// In radians, the direction of a path.
    case direction
    /// Values that are mixed pair by pair.
    case mixed([PropertyValue], ColorSpace)
    /// Values that jump.
    case steps([PropertyValue])
  }

  let content: Content
  /// Whether it shows numbers, which can be written without making a value of them.
  var hasNumbers: Bool { pieces != nil }
  /// The type of the values.
  let type: ValueType
  /// The values at both ends.
  let first: PropertyValue
  let last: PropertyValue
  private let way: KeyframeWay

  /// The same for sampling, close to what ``value(at:)`` says; nil if there are no numbers.
  let pieces: KeyframePieces?

  init(content: Content, type: ValueType, way: KeyframeWay, first: PropertyValue, last: PropertyValue) {
    (self.content, self.type, self.way, self.first, self.last) = (content, type, way, first, last)
    pieces =
      switch content {
      case .numbers, .direction: KeyframePieces(way, last: SIMD4(components: last.components ?? []))
      case .mixed, .steps: nil
      }
  }

  /// The value at a progress. Beyond the ends the first or last segment goes on, unless the speed is even.
  func value(at progress: Double) -> PropertyValue {
    if progress == 1 { return last }
    let (segment, u) = way.location(at: progress)
    switch content {
    case .numbers: return PropertyValue(type: type, components: way.segments.values(segment, at: u))
    case .direction:
      let angle = way.numbers(segment, at: u)[0]
      return type == .angle ? .angle(angle) : .number(angle)
    case .mixed(let values, let space): return values[segment].interpolated(to: values[segment + 1], at: u, in: space)
    case .steps(let values): return values[segment]
    }
  }

  /// The first four numbers at a progress that is not the end, which are what ``value(at:)`` says.
  func numbers(at progress: Double) -> SIMD4<Double> {
    let (segment, u) = way.location(at: progress)
    return way.numbers(segment, at: u)
  }
}

extension SIMD4<Double> {
  /// The first four components, or zeros.
  fileprivate init(components: [Double]) {
    self = .zero
    for (index, component) in components.prefix(4).enumerated() { self[index] = component }
  }
}
