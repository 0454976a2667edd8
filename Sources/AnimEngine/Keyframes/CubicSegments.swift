/// Pieces of a way through numbers, each a cubic polynomial a + b u + c u² + d u³ of a parameter from 0 to 1 in every
/// component: straight lines, Bézier curves and splines alike.
struct CubicSegments: Sendable {
  /// How many numbers a place has.
  let width: Int
  /// Segment by segment, component by component a, b, c, d.
  private(set) var coefficients: [Double] = []

  init(width: Int) {
    self.width = width
  }

  var count: Int { coefficients.count / (4 * width) }

  /// A component at a parameter, which may lie outside 0...1.
  func value(_ segment: Int, _ component: Int, at u: Double) -> Double {
    let first = (segment &* width &+ component) &* 4
    return coefficients.withUnsafeBufferPointer { c in
      ((c[first + 3] * u + c[first + 2]) * u + c[first + 1]) * u + c[first]
    }
  }

  /// The first four components at a parameter; zeros if there are fewer.
  func numbers(_ segment: Int, at u: Double) -> SIMD4<Double> {
    var numbers = SIMD4<Double>.zero
    for component in 0..<min(width, 4) { numbers[component] = value(segment, component, at: u) }
    return numbers
  }

  /// A component as a polynomial of the parameter.
  func cubic(_ segment: Int, _ component: Int) -> TimingCurve.Cubic {
    let first = (segment * width + component) * 4
    return TimingCurve.Cubic(
      a: coefficients[first], b: coefficients[first + 1], c: coefficients[first + 2], d: coefficients[first + 3])
  }

  /// All components at a parameter.
  func values(_ segment: Int, at u: Double) -> [Double] {
    (0..<width).map { value(segment, $0, at: u) }
  }

  /// How fast a component changes with the parameter.
  func slope(_ segment: Int, _ component: Int, at u: Double) -> Double {
    let first = (segment &* width &+ component) &* 4
    return (3 * coefficients[first + 3] * u + 2 * coefficients[first + 2]) * u + coefficients[first + 1]
  }

  /// Whether a segment is straight and travelled evenly.
  func isLine(_ segment: Int) -> Bool {
    (0..<width).allSatisfy { component in
      let first = (segment * width + component) * 4
      return coefficients[first + 2] == 0 && coefficients[first + 3] == 0
    }
  }

  /// How fast the place moves with the parameter.
  func speed(_ segment: Int, at u: Double) -> Double {
    var sum = 0.0
    for component in 0..<width {
      let slope = slope(segment, component, at: u)
      sum += slope * slope
    }
    return sum.squareRoot()
  }
}

extension CubicSegments {
  /// Adds a component of a straight segment. Components come in order, segment by segment.
  mutating func appendLine(from start: Double, to end: Double) {
    coefficients += [start, end - start, 0, 0]
  }

  /// Adds a component of a cubic Bézier curve.
  mutating func appendBezier(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    coefficients += [p0, 3 * (p1 - p0), 3 * (p2 - 2 * p1 + p0), p3 - 3 * p2 + 3 * p1 - p0]
  }

  /// Adds a component of a curve by its ends and its slopes there.
  mutating func appendHermite(from start: Double, slope: Double, to end: Double, slope endSlope: Double) {
    let way = end - start
    coefficients += [start, slope, 3 * way - 2 * slope - endSlope, slope + endSlope - 2 * way]
  }

  /// The drawn pieces of a path.
  init(_ path: VectorPath) {
    self.init(width: 2)
    for segment in path.segments {
      switch segment {
      case .line(let from, let to):
        appendLine(from: from.x, to: to.x)
        appendLine(from: from.y, to: to.y)
      case .quad, .cubic:
        let (p0, p1, p2, p3) = segment.controlPoints
        append(p0, p1, p2, p3)
      }
    }
  }

  private mutating func append(_ p0: Point2D, _ p1: Point2D, _ p2: Point2D, _ p3: Point2D) {
    appendBezier(p0.x, p1.x, p2.x, p3.x)
    appendBezier(p0.y, p1.y, p2.y, p3.y)
  }
}

extension CubicSegments {
  /// In radians, the direction in which a place of the plane moves; where it stands still, the one in which it goes on
  /// or, at the end of a segment, came.
  func direction(_ segment: Int, at u: Double) -> Double {
    let way = (x: derivatives(segment, 0, at: u), y: derivatives(segment, 1, at: u))
    let reach = max(way.x.largest, way.y.largest)
    let isNegligible = { (x: Double, y: Double) in Double.hypot(x, y) <= 1e-9 * reach }
    if !isNegligible(way.x.first, way.y.first) { return .atan2(y: way.y.first, x: way.x.first) }
    // Coming to a stop it moves against its acceleration.
    let sign = u < 1 ? 1.0 : -1.0
    if !isNegligible(way.x.second, way.y.second) { return .atan2(y: sign * way.y.second, x: sign * way.x.second) }
    return .atan2(y: way.y.third, x: way.x.third)
  }

  /// The direction with what is added to it, between half a turn left and right.
  func direction(_ segment: Int, at u: Double, turnedBy turn: Double) -> Double {
    (direction(segment, at: u) + turn).remainder(dividingBy: 2 * .pi)
  }

  private struct Derivatives {
    var first, second, third: Double
    var largest: Double { max(first.magnitude, second.magnitude, third.magnitude) }
  }

  private func derivatives(_ segment: Int, _ component: Int, at u: Double) -> Derivatives {
    let place = (segment * width + component) * 4
    let (c, d) = (coefficients[place + 2], coefficients[place + 3])
    return Derivatives(first: slope(segment, component, at: u), second: 2 * c + 6 * d * u, third: 6 * d)
  }
}
