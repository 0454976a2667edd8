extension Transform {
  /// How near to a half turn an angle counts as one. Which way it goes cannot be read from matrices: reports about
  /// Core Animation differ, and here it is always the way of positive angles.
  static let halfTurnTolerance = 1e-9

  /// The transform a fraction of the way to another: taken apart, each part interpolated, the rotation the shorter
  /// way, and put together. Two transforms of the plane stay in it.
  public func interpolated(to end: Transform, at fraction: Double) -> Transform {
    MatrixCourse(from: self, to: end).value(at: fraction)
  }
}

/// The way from one matrix to another, with both ends taken apart.
struct MatrixCourse: Sendable {
  private enum Way: Sendable {
    case none
    /// The decomposition of CSS Transforms 1: translation, scale, angle, and what is left of the 2×2 matrix.
    case plane(PlaneFactors, PlaneFactors)
    /// The decomposition of CSS Transforms 2: translation, scale, skew, quaternion, perspective.
    indirect case space(TransformFactors, TransformFactors, Quaternion, Quaternion)
  }

  private let start: Transform
  private let end: Transform
  private let way: Way

  init(from start: Transform, to end: Transform) {
    (self.start, self.end) = (start, end)
    if start == end {
      way = .none
    } else if start.isAffine && end.isAffine {
      var a = PlaneFactors(start)
      var b = PlaneFactors(end)
      // A layer scaled to nothing has no direction of its own: it keeps that of the other end.
      if a.isNothing { a.takeShape(of: b) } else if b.isNothing { b.takeShape(of: a) }
      if a.isMirroredAcross(b) { a.turnMirror() }
      b.angle = a.angle + PlaneFactors.shortestTurn(from: a.angle, to: b.angle)
      way = .plane(a, b)
    } else {
      let (a, b) = (TransformFactors(start), TransformFactors(end))
      way = .space(a, b, Quaternion(axes: a.axes), Quaternion(axes: b.axes))
    }
  }

  /// The matrix a fraction of the way along; both ends are met exactly.
  func value(at fraction: Double) -> Transform {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    switch way {
    case .none: return start
    case .plane(let a, let b): return a.interpolated(to: b, at: fraction).matrix
    case .space(let a, let b, let turn, let endTurn):
      return TransformFactors(
        translation: a.translation.interpolated(to: b.translation, at: fraction),
        scale: a.scale.interpolated(to: b.scale, at: fraction),
        skew: a.skew.interpolated(to: b.skew, at: fraction),
        axes: turn.interpolated(to: endTurn, at: fraction).axes,
        perspective: a.perspective.interpolated(to: b.perspective, at: fraction),
        perspectiveW: a.perspectiveW.interpolated(to: b.perspectiveW, at: fraction)
      ).matrix
    }
  }
}

/// A transform of the plane taken apart: scale · rotation · rest · translation.
private struct PlaneFactors: Sendable {
  var translation: Point2D
  var scale: Point2D
  /// In radians.
  var angle: Double
  /// Two rows: what is neither scale nor rotation.
  var rest: (x: Point2D, y: Point2D)

  init(translation: Point2D, scale: Point2D, angle: Double, rest: (x: Point2D, y: Point2D)) {
    self.translation = translation
    self.scale = scale
    self.angle = angle
    self.rest = rest
  }

  init(_ matrix: Transform) {
    var x = Point2D(x: matrix.m11, y: matrix.m12)
    var y = Point2D(x: matrix.m21, y: matrix.m22)
    var scale = Point2D(x: .hypot(x.x, x.y), y: .hypot(y.x, y.y))
    if x.x * y.y - x.y * y.x < 0 {
      // A mirror flips the axis that points away more from its own.
      if x.x < y.y { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    // An axis of no length is taken square to the other.
    if scale.x != 0 { x = x * (1 / scale.x) }
    if scale.y != 0 { y = y * (1 / scale.y) }
    if scale.x == 0 { x = scale.y == 0 ? Point2D(x: 1, y: 0) : Point2D(x: y.y, y: -y.x) }
    if scale.y == 0 { y = Point2D(x: -x.y, y: x.x) }
    self.init(
      translation: Point2D(x: matrix.m41, y: matrix.m42), scale: scale, angle: .atan2(y: x.y, x: x.x),
      rest: PlaneFactors.turned((x, y), cosine: x.x, sine: -x.y))
  }

  var matrix: Transform {
    let (sine, cosine) = Double.quickSineAndCosine(angle)
    let (x, y) = PlaneFactors.turned(rest, cosine: cosine, sine: sine)
    return .affine(
      a: scale.x * x.x, b: scale.x * x.y, c: scale.y * y.x, d: scale.y * y.y, tx: translation.x, ty: translation.y)
  }

  /// A rotation followed by two rows.
  private static func turned(
    _ rows: (x: Point2D, y: Point2D), cosine: Double, sine: Double
  ) -> (x: Point2D, y: Point2D) {
    (rows.x * cosine + rows.y * sine, rows.y * cosine - rows.x * sine)
  }

  /// The factors a fraction of the way to others, the angle straight to theirs.
  func interpolated(to end: PlaneFactors, at fraction: Double) -> PlaneFactors {
    PlaneFactors(
      translation: translation.interpolated(to: end.translation, at: fraction),
      scale: scale.interpolated(to: end.scale, at: fraction),
      angle: angle.interpolated(to: end.angle, at: fraction),
      rest: (rest.x.interpolated(to: end.rest.x, at: fraction), rest.y.interpolated(to: end.rest.y, at: fraction)))
  }

  var isNothing: Bool { scale == .zero }

  mutating func takeShape(of other: PlaneFactors) {
    (angle, rest) = (other.angle, other.rest)
  }

  /// Whether one of the two is flipped along x and the other along y.
  func isMirroredAcross(_ other: PlaneFactors) -> Bool {
    scale.x < 0 && other.scale.y < 0 || scale.y < 0 && other.scale.x < 0
  }

  /// Says the same with the other axis flipped, half a turn further.
  mutating func turnMirror() {
    scale = scale * -1
    angle += .pi
  }

  /// The turn of at most half a circle between two angles; a half turn is positive.
  static func shortestTurn(from start: Double, to end: Double) -> Double {
    let turn = end - start
    let remainder = turn - (turn / (2 * .pi)).rounded() * (2 * .pi)
    return remainder <= -.pi + Transform.halfTurnTolerance ? remainder + 2 * .pi : remainder
  }
}
