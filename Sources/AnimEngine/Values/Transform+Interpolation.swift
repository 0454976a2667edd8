extension Transform {
  /// How near to a half turn an angle counts as one. Which way it goes cannot be read from matrices: reports about
  /// Core Animation differ, and here it is always the way of positive angles.
  static let halfTurnTolerance = 1e-9

  /// The transform a fraction of the way to another: taken apart, each part interpolated, the rotation the shorter
  /// way, and put together. Two transforms of the plane stay in it.
  public func interpolated(to end: Transform, at fraction: Double) -> Transform {
    if self == end { return self }
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return isAffine && end.isAffine
      ? interpolatedInPlane(to: end, at: fraction) : interpolatedInSpace(to: end, at: fraction)
  }

  /// The decomposition of CSS Transforms 2: translation, scale, skew, quaternion, perspective.
  private func interpolatedInSpace(to end: Transform, at fraction: Double) -> Transform {
    let a = TransformFactors(self)
    let b = TransformFactors(end)
    let turn = Quaternion(axes: a.axes).interpolated(to: Quaternion(axes: b.axes), at: fraction)
    return TransformFactors(
      translation: a.translation.interpolated(to: b.translation, at: fraction),
      scale: a.scale.interpolated(to: b.scale, at: fraction),
      skew: a.skew.interpolated(to: b.skew, at: fraction),
      axes: turn.axes,
      perspective: a.perspective.interpolated(to: b.perspective, at: fraction),
      perspectiveW: a.perspectiveW.interpolated(to: b.perspectiveW, at: fraction)
    ).matrix
  }

  /// The decomposition of CSS Transforms 1: translation, scale, angle, and what is left of the 2×2 matrix.
  private func interpolatedInPlane(to end: Transform, at fraction: Double) -> Transform {
    var a = PlaneFactors(self)
    var b = PlaneFactors(end)
    // A layer scaled to nothing has no direction of its own: it keeps that of the other end.
    if a.isNothing { a.takeShape(of: b) } else if b.isNothing { b.takeShape(of: a) }
    if a.isMirroredAcross(b) { a.turnMirror() }
    return PlaneFactors(
      translation: a.translation.interpolated(to: b.translation, at: fraction),
      scale: a.scale.interpolated(to: b.scale, at: fraction),
      angle: a.angle + PlaneFactors.shortestTurn(from: a.angle, to: b.angle) * fraction,
      rest: (
        a.rest.x.interpolated(to: b.rest.x, at: fraction), a.rest.y.interpolated(to: b.rest.y, at: fraction)
      )
    ).matrix
  }
}

/// A transform of the plane taken apart: scale · rotation · rest · translation.
private struct PlaneFactors {
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
    let (x, y) = PlaneFactors.turned(rest, cosine: .cos(angle), sine: .sin(angle))
    return .affine(
      a: scale.x * x.x, b: scale.x * x.y, c: scale.y * y.x, d: scale.y * y.y, tx: translation.x, ty: translation.y)
  }

  /// A rotation followed by two rows.
  private static func turned(
    _ rows: (x: Point2D, y: Point2D), cosine: Double, sine: Double
  ) -> (x: Point2D, y: Point2D) {
    (rows.x * cosine + rows.y * sine, rows.y * cosine - rows.x * sine)
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
