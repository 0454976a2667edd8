extension VectorPath {
  /// A straight line.
  public static func line(from start: Point2D, to end: Point2D) -> VectorPath {
    var path = VectorPath()
    path.move(to: start)
    path.line(to: end)
    return path
  }

  /// A closed rectangle from its top left corner clockwise (y downwards).
  public static func rect(_ rect: Rect2D) -> VectorPath {
    polygon([
      Point2D(x: rect.minX, y: rect.minY), Point2D(x: rect.maxX, y: rect.minY),
      Point2D(x: rect.maxX, y: rect.maxY), Point2D(x: rect.minX, y: rect.maxY),
    ])
  }

  /// A closed rectangle with round corners; the radius is at most half the shorter side. The elements do not depend
  /// on the radius, so that any two rounded rectangles can be interpolated.
  public static func roundedRect(_ rect: Rect2D, radius: Double) -> VectorPath {
    let box = rect.standardized
    let r = max(0, min(radius, box.size.width / 2, box.size.height / 2))
    let k = r * (1 - circleControl)
    let (left, top, right, bottom) = (box.minX, box.minY, box.maxX, box.maxY)
    var path = VectorPath()
    path.move(to: Point2D(x: left + r, y: top))
    path.line(to: Point2D(x: right - r, y: top))
    path.cubic(
      to: Point2D(x: right, y: top + r), control1: Point2D(x: right - k, y: top),
      control2: Point2D(x: right, y: top + k))
    path.line(to: Point2D(x: right, y: bottom - r))
    path.cubic(
      to: Point2D(x: right - r, y: bottom), control1: Point2D(x: right, y: bottom - k),
      control2: Point2D(x: right - k, y: bottom))
    path.line(to: Point2D(x: left + r, y: bottom))
    path.cubic(
      to: Point2D(x: left, y: bottom - r), control1: Point2D(x: left + k, y: bottom),
      control2: Point2D(x: left, y: bottom - k))
    path.line(to: Point2D(x: left, y: top + r))
    path.cubic(
      to: Point2D(x: left + r, y: top), control1: Point2D(x: left, y: top + k), control2: Point2D(x: left + k, y: top))
    path.close()
    return path
  }

  /// A closed ellipse from its rightmost point clockwise (y downwards).
  public static func ellipse(in rect: Rect2D) -> VectorPath {
    let (center, radiusX, radiusY) = (rect.center, rect.size.width.magnitude / 2, rect.size.height.magnitude / 2)
    func point(_ x: Double, _ y: Double) -> Point2D {
      Point2D(x: center.x + x * radiusX, y: center.y + y * radiusY)
    }
    let k = circleControl
    var path = VectorPath()
    path.move(to: point(1, 0))
    path.cubic(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
    path.cubic(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
    path.cubic(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
    path.cubic(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
    path.close()
    return path
  }

  /// A closed circle from its rightmost point clockwise (y downwards).
  public static func circle(center: Point2D, radius: Double) -> VectorPath {
    ellipse(in: Rect2D(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The closed polygon through some points.
  public static func polygon(_ corners: [Point2D]) -> VectorPath {
    var path = VectorPath()
    guard let first = corners.first else { return path }
    path.move(to: first)
    for corner in corners.dropFirst() {
      path.line(to: corner)
    }
    path.close()
    return path
  }

  /// Part of a circle between two angles in radians, open, at most one turn; it goes the way of the angles. Numbers
  /// that are not finite make no path.
  public static func arc(center: Point2D, radius: Double, from start: Double, to end: Double) -> VectorPath {
    var path = VectorPath()
    guard start.isFinite, end.isFinite else { return path }
    let sweep = max(-2 * .pi, min(end - start, 2 * .pi))
    path.move(to: Point2D(x: center.x + radius * .cos(start), y: center.y + radius * .sin(start)))
    path.appendArc(start: start, sweep: sweep) {
      Point2D(x: center.x + radius * $0.x, y: center.y + radius * $0.y)
    }
    return path
  }

  /// Appends an arc of the unit circle, as seen through a map of the plane, in cubics of at most a quarter turn.
  mutating func appendArc(start: Double, sweep: Double, map: (Point2D) -> Point2D) {
    let count = max(1, (sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    guard count <= 5 else { return }
    let step = sweep / count
    let k = 4.0 / 3 * Double.tan(step / 4)
    for index in 0..<Int(count) {
      let from = start + step * Double(index)
      let to = start + step * Double(index + 1)
      let (a, b) = (Point2D(x: .cos(from), y: .sin(from)), Point2D(x: .cos(to), y: .sin(to)))
      cubic(
        to: map(b), control1: map(Point2D(x: a.x - k * a.y, y: a.y + k * a.x)),
        control2: map(Point2D(x: b.x + k * b.y, y: b.y - k * b.x)))
    }
  }

  /// How far the control points of a quarter circle of radius 1 stand from its ends: 4/3 (√2 − 1).
  private static let circleControl = 0.5522847498307936
}
