/// A cubic Bézier curve from (0, 0) to (1, 1) read as a function of x.
@usableFromInline
struct UnitBezier {
  private let c1x: Double
  private let c1y: Double
  private let c2x: Double
  private let c2y: Double

  /// The abscissas are taken within 0...1, so that the curve is a function.
  @usableFromInline
  init(c1x: Double, c1y: Double, c2x: Double, c2y: Double) {
    self.c1x = max(0, min(c1x, 1))
    self.c1y = c1y
    self.c2x = max(0, min(c2x, 1))
    self.c2y = c2y
  }

  /// The ordinate at an abscissa; outside 0...1 the curve goes on along its tangents.
  @usableFromInline
  func value(at x: Double) -> Double {
    if x <= 0 { return x == 0 ? 0 : x * startSlope }
    if x >= 1 { return x == 1 ? 1 : 1 + (x - 1) * endSlope }
    return y(at: parameter(at: x))
  }

  /// The point of the curve at a parameter of 0...1.
  func point(at u: Double) -> Point2D {
    Point2D(x: UnitBezier.coordinate(c1x, c2x, at: u), y: y(at: u))
  }

  /// The rate of change of y with x at a parameter; infinite or not a number at a vertical tangent.
  func slope(at u: Double) -> Double {
    if u <= 0 { return startSlope }
    if u >= 1 { return endSlope }
    return UnitBezier.derivative(c1y, c2y, at: u) / UnitBezier.derivative(c1x, c2x, at: u)
  }

  /// The tangent at (0, 0), as CSS Easing continues it: towards the first control point that is elsewhere, and flat
  /// if the tangent is vertical.
  private var startSlope: Double {
    if c1x > 0 { return c1y / c1x }
    if c1y == 0, c2x > 0 { return c2y / c2x }
    return c1y == 0 && c2y == 0 ? 1 : 0
  }

  /// The tangent at (1, 1), mirrored.
  private var endSlope: Double {
    if c2x < 1 { return (1 - c2y) / (1 - c2x) }
    if c2y == 1, c1x < 1 { return (1 - c1y) / (1 - c1x) }
    return c2y == 1 && c1y == 1 ? 1 : 0
  }

  private func y(at u: Double) -> Double { UnitBezier.coordinate(c1y, c2y, at: u) }

  /// Solves x(u) = x: Newton's method, and bisection where its step would leave what is known to hold the root.
  func parameter(at x: Double) -> Double {
    if x <= 0 || x >= 1 { return x }
    var lower = 0.0
    var upper = 1.0
    var u = x
    for _ in 0..<100 {
      let error = UnitBezier.coordinate(c1x, c2x, at: u) - x
      if error == 0 { break }
      if error < 0 { lower = u } else { upper = u }
      var next = u - error / UnitBezier.derivative(c1x, c2x, at: u)
      if !(next > lower && next < upper) { next = (lower + upper) / 2 }
      if (next - u).magnitude <= 1e-16 { break }
      u = next
    }
    return u
  }

  /// 3(1 − u)²u c₁ + 3(1 − u)u² c₂ + u³
  private static func coordinate(_ c1: Double, _ c2: Double, at u: Double) -> Double {
    ((1 + 3 * (c1 - c2)) * u + 3 * (c2 - 2 * c1)) * u * u + 3 * c1 * u
  }

  private static func derivative(_ c1: Double, _ c2: Double, at u: Double) -> Double {
    (3 * (1 + 3 * (c1 - c2)) * u + 6 * (c2 - 2 * c1)) * u + 3 * c1
  }
}
