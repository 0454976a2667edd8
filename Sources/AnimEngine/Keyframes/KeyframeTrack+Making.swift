extension KeyframeTrack {
  /// Prepares a keyframe animation; nil if it moves nothing, as one with fewer than two keyframes.
  ///
  /// - Parameter curve: gives the curve of a timing function.
  convenience init?(_ animation: KeyframeAnimation, curve: (TimingFunction) -> TimingCurve) {
    let curves = animation.calculationMode.isPaced ? [] : animation.timingFunctions.map(curve)
    if let path = animation.path {
      self.init(path, animation, curves)
    } else {
      self.init(values: animation, curves)
    }
  }

  private convenience init?(_ path: VectorPath, _ animation: KeyframeAnimation, _ curves: [TimingCurve]) {
    let segments = CubicSegments(path)
    guard segments.count > 0, let start = path.segments.first?.start, let end = path.segments.last?.end else {
      return nil
    }
    let isDiscrete = animation.calculationMode == .discrete
    let isTurning = animation.property.type != .point
    let way = KeyframeWay(
      times: animation.times(ofSegments: segments.count) ?? KeyframeTrack.evenTimes(segments.count),
      curves: isDiscrete ? [] : curves, segments: segments,
      pacing: animation.calculationMode.isPaced ? ArcLengthTable(segments).nonEmpty : nil,
      turn: isTurning ? (animation.rotationMode == .autoReverse ? .pi : 0) : nil)
    guard isTurning else {
      let starts = path.segments.map { PropertyValue.point($0.start) }
      self.init(
        content: isDiscrete ? .steps(starts) : .numbers, type: .point, way: way, first: .point(start), last: .point(end)
      )
      return
    }
    func angle(_ segment: Int, at u: Double) -> PropertyValue { .angle(way.numbers(segment, at: u)[0]) }
    self.init(
      content: isDiscrete ? .steps((0..<segments.count).map { angle($0, at: 0) }) : .direction, type: .angle, way: way,
      first: angle(0, at: 0), last: angle(segments.count - 1, at: 1))
  }

  private convenience init?(values animation: KeyframeAnimation, _ curves: [TimingCurve]) {
    let values = animation.values
    guard values.count > 1, let first = values.first, let last = values.last else { return nil }
    let type = first.type ?? animation.property.type
    let count = values.count - 1
    let isDiscrete = animation.calculationMode == .discrete
    guard let components = KeyframeTrack.components(of: values, type, animation.colorSpace) else {
      let times = animation.times(ofSegments: count) ?? KeyframeTrack.evenTimes(count)
      self.init(
        content: isDiscrete ? .steps(values) : .mixed(values, animation.colorSpace), type: type,
        way: KeyframeWay(
          times: isDiscrete ? animation.discreteTimes : times, curves: isDiscrete ? [] : curves,
          segments: CubicSegments(width: 1), pacing: nil),
        first: first, last: last)
      return
    }
    var times = animation.times(ofSegments: count) ?? KeyframeTrack.evenTimes(count)
    var pacing: ArcLengthTable?
    let segments: CubicSegments
    switch animation.calculationMode {
    case .linear: segments = CubicSegments(lines: components)
    case .discrete:
      segments = CubicSegments(steps: components)
      times = animation.discreteTimes
    case .paced:
      segments = CubicSegments(lines: components)
      times = KeyframeTrack.times(pacing: components) ?? times
    case .cubic: segments = CubicSegments(spline: components, times: times, animation)
    case .cubicPaced:
      segments = CubicSegments(spline: components, times: times, animation)
      pacing = ArcLengthTable(segments).nonEmpty
    }
    self.init(
      content: .numbers, type: type,
      way: KeyframeWay(times: times, curves: isDiscrete ? [] : curves, segments: segments, pacing: pacing),
      first: first, last: last)
  }

  /// The values' numbers if the values are mixed number by number.
  private static func components(of values: [PropertyValue], _ type: ValueType, _ space: ColorSpace) -> [[Double]]? {
    guard type.interpolatesByComponents, type != .color || space == .sRGB, values.allSatisfy({ $0.type == type })
    else { return nil }
    return values.compactMap(\.components)
  }

  static func evenTimes(_ count: Int) -> [Double] { (0...count).map { Double($0) / Double(count) } }

  /// When the values are met at an even speed; nil if they are all the same.
  private static func times(pacing components: [[Double]]) -> [Double]? {
    var distances = [0.0]
    for (start, end) in zip(components, components.dropFirst()) {
      let square = zip(start, end).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      distances.append(distances[distances.count - 1] + square.squareRoot())
    }
    guard let total = distances.last, total > 0 else { return nil }
    return distances.map { $0 / total }
  }
}

extension KeyframeAnimation.CalculationMode {
  /// Whether the speed is even, whatever key times and timing functions say.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
}

extension KeyframeAnimation {
  /// When its segments begin, and at last 1, as fractions of a pass. Of one with an even speed, for which keyframes are no
  /// instants, only the ends.
  public var segmentTimes: [Double] {
    let count = path.map { CubicSegments($0).count } ?? values.count - 1
    guard count > 0, !calculationMode.isPaced else { return [0, 1] }
    if path == nil, calculationMode == .discrete { return discreteTimes }
    return times(ofSegments: count) ?? KeyframeTrack.evenTimes(count)
  }

  /// The key times if they are as many as keyframes, rise, begin with 0 and end with 1.
  fileprivate func times(ofSegments count: Int) -> [Double]? {
    keyTimes.count == count + 1 && hasRisingKeyTimes && keyTimes.last == 1 ? keyTimes : nil
  }

  /// When each of the values begins to hold, and at last 1. Documented are one more time than values; as many, of
  /// which the last need not be 1, are usual.
  fileprivate var discreteTimes: [Double] {
    if let times = times(ofSegments: values.count) { return times }
    return keyTimes.count == values.count && hasRisingKeyTimes ? keyTimes + [1] : KeyframeTrack.evenTimes(values.count)
  }

  private var hasRisingKeyTimes: Bool {
    keyTimes.first == 0 && keyTimes.allSatisfy { $0 <= 1 }
      && zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
  }
}

extension ArcLengthTable {
  /// The table if there is any way to go.
  fileprivate var nonEmpty: ArcLengthTable? { length > 0 ? self : nil }
}

extension CubicSegments {
  fileprivate init(steps components: [[Double]]) {
    self.init(width: components[0].count)
    for numbers in components {
      for number in numbers { appendLine(from: number, to: number) }
    }
  }

  fileprivate init(lines components: [[Double]]) {
    self.init(width: components[0].count)
    for (start, end) in zip(components, components.dropFirst()) {
      for (a, b) in zip(start, end) { appendLine(from: a, to: b) }
    }
  }

  /// The spline of Kochanek and Bartels. Where segments differ in time, a slope counts in the time of the segment that
  /// it serves; at both ends the curve sets out straight.
  fileprivate init(spline components: [[Double]], times: [Double], _ animation: KeyframeAnimation) {
    self.init(width: components[0].count)
    let last = components.count - 1
    func parameter(_ values: [Double], _ index: Int) -> Double { values.count == components.count ? values[index] : 0 }
    func slopes(_ index: Int, _ component: Int, span: Double) -> (arriving: Double, leaving: Double) {
      let here = components[index][component]
      let before = index > 0 ? here - components[index - 1][component] : components[1][component] - here
      let after = index < last ? components[index + 1][component] - here : before
      let tension = (1 - parameter(animation.tensionValues, index)) / 2
      let continuity = parameter(animation.continuityValues, index)
      let bias = parameter(animation.biasValues, index)
      let around = times[min(index + 1, last)] - times[max(index - 1, 0)]
      let scale = index == 0 || index == last || around <= 0 ? 1 : 2 * span / around
      let (towards, away) = ((1 + bias) * before, (1 - bias) * after)
      return (
        tension * scale * ((1 - continuity) * towards + (1 + continuity) * away),
        tension * scale * ((1 + continuity) * towards + (1 - continuity) * away)
      )
    }
    for segment in 0..<last {
      let span = times[segment + 1] - times[segment]
      for component in 0..<width {
        appendHermite(
          from: components[segment][component], slope: slopes(segment, component, span: span).leaving,
          to: components[segment + 1][component], slope: slopes(segment + 1, component, span: span).arriving)
      }
    }
  }
}
