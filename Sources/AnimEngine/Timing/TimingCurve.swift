/// A timing function prepared for sampling: a table of cubics wherever they follow the function closely.
///
/// Make one for each function and keep it; making it solves the function a few hundred times.
public struct TimingCurve: Hashable, Sendable {
  /// The function that is sampled.
  public let function: TimingFunction

  /// One cubic for each 256th of the way; nil for functions that need no table. Where the cubic would be off by
  /// more than ``tolerance``, as beside a vertical tangent, its first coefficient is not a number.
  @usableFromInline
  let table: FixedTable<Cubic>?

  /// Prepares a function.
  public init(_ function: TimingFunction) {
    self.function = function
    let segments =
      switch function {
      case .linear, .steps: [Cubic]()
      case .penner: TimingCurve.segments(through: function)
      case .spring(let spring, let seconds): TimingCurve.segments(of: spring, over: seconds)
      case .cubicBezier(let c1x, let c1y, let c2x, let c2y):
        TimingCurve.segments(of: UnitBezier(c1x: c1x, c1y: c1y, c2x: c2x, c2y: c2y))
      }
    table = segments.isEmpty ? nil : FixedTable(segments)
  }

  /// The progress shown at a fraction of the duration, exact to 1e-6.
  @inlinable
  @inline(__always)
  public func value(at fraction: Double) -> Double {
    if let table, fraction >= 0, fraction < 1 {
      let position = fraction * Double(TimingCurve.segmentCount)
      let index = Int(position)
      let value = table.elements[index].value(at: position - Double(index))
      if value == value { return value }
    }
    return function.value(at: fraction)
  }

  /// Whether two curves are of one function.
  public static func == (lhs: TimingCurve, rhs: TimingCurve) -> Bool { lhs.function == rhs.function }

  /// Hashes the function.
  public func hash(into hasher: inout Hasher) { hasher.combine(function) }
}

extension TimingCurve {
  @usableFromInline static let segmentCount = 256

  /// The greatest error that a table may have.
  static let tolerance = 1e-6

  /// At how many points inside a segment the error is measured.
  private static let checkCount = 7

  /// a + b t + c t² + d t³ for t in 0..<1.
  @usableFromInline
  struct Cubic: BitwiseCopyable, Sendable {
    @usableFromInline let a, b, c, d: Double

    init(a: Double, b: Double, c: Double, d: Double) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// By the values and slopes at both ends.
    init(from start: Double, slope: Double, to end: Double, slope endSlope: Double) {
      let way = end - start
      self.init(a: start, b: slope, c: 3 * way - 2 * slope - endSlope, d: slope + endSlope - 2 * way)
    }

    /// By the values at 0, 1/3, 2/3 and 1.
    init(through p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
      self.init(
        a: p0, b: (18 * p1 - 11 * p0 - 9 * p2 + 2 * p3) / 2, c: (18 * p0 - 45 * p1 + 36 * p2 - 9 * p3) / 2,
        d: (27 * p1 - 9 * p0 - 27 * p2 + 9 * p3) / 2)
    }

    /// That stays.
    init(constant value: Double) { self.init(a: value, b: 0, c: 0, d: 0) }

    /// Where no cubic is close enough.
    static let unknown = Cubic(a: .nan, b: 0, c: 0, d: 0)

    @inlinable
    func value(at t: Double) -> Double { ((d * t + c) * t + b) * t + a }
  }

  /// Cubics through four points of a function in each segment, where they are close enough in between.
  private static func segments(through function: TimingFunction) -> [Cubic] {
    (0..<segmentCount).map { index in
      let value = { (share: Double) in function.value(at: (Double(index) + share) / Double(segmentCount)) }
      let cubic = Cubic(through: value(0), value(1 / 3), value(2 / 3), value(1))
      let isClose = (0...checkCount).allSatisfy { check in
        let share = (Double(check) + 0.5) / Double(checkCount + 1)
        return (cubic.value(at: share) - value(share)).magnitude <= tolerance / 2
      }
      return isClose ? cubic : .unknown
    }
  }

  /// Cubics with the places and speeds of a spring at both ends of each segment; most off in the middle.
  private static func segments(of spring: Spring, over seconds: Double) -> [Cubic] {
    // Where it swings within a segment, three points that fit would mean nothing.
    guard seconds * spring.frequency < Double(segmentCount) else { return [] }
    let points = spring.motion(over: seconds, steps: 2 * segmentCount)
    return (0..<segmentCount).map { index in
      let (start, middle, end) = (points[2 * index], points[2 * index + 1], points[2 * index + 2])
      let scale = seconds / Double(segmentCount)
      let cubic = Cubic(
        from: start.position, slope: start.velocity * scale, to: end.position, slope: end.velocity * scale)
      return (cubic.value(at: 0.5) - middle.position).magnitude <= tolerance / 2 ? cubic : .unknown
    }
  }

  private static func segments(of curve: UnitBezier) -> [Cubic] {
    let parameters = (0...segmentCount).map { curve.parameter(at: Double($0) / Double(segmentCount)) }
    return (0..<segmentCount).map { segment($0, of: curve, from: parameters[$0], to: parameters[$0 + 1]) }
  }

  /// The cubic that has the curve's values and slopes at both ends of a segment, if it is close enough in between.
  private static func segment(_ index: Int, of curve: UnitBezier, from u0: Double, to u1: Double) -> Cubic {
    let width = 1 / Double(segmentCount)
    let (y0, y1) = (curve.point(at: u0).y, curve.point(at: u1).y)
    let (s0, s1) = (curve.slope(at: u0) * width, curve.slope(at: u1) * width)
    let cubic = Cubic(from: y0, slope: s0, to: y1, slope: s1)
    let isClose = (1...checkCount).allSatisfy { check in
      let point = curve.point(at: u0.interpolated(to: u1, at: Double(check) / Double(checkCount + 1)))
      return (cubic.value(at: point.x / width - Double(index)) - point.y).magnitude <= tolerance / 2
    }
    return isClose ? cubic : .unknown
  }
}
