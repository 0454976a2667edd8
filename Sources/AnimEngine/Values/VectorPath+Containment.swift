extension VectorPath {
  /// Whether the path winds around a point, by the rule of `non-zero`. Subpaths that are open count as closed; of an
  /// edge the side with smaller coordinates is inside.
  public func contains(_ point: Point2D) -> Bool {
    var winding = 0
    walk(drawn: { winding += $0.winding(around: point) }, left: { winding += $0.winding(around: point) })
    return winding != 0
  }
}

extension VectorPath.Segment {
  /// How often the segment crosses the ray that goes to the right from a point: downwards counts up, upwards down.
  fileprivate func winding(around point: Point2D) -> Int {
    let (p0, p1, p2, p3) = controlPoints
    if max(p0.y, p1.y, p2.y, p3.y) < point.y || min(p0.y, p1.y, p2.y, p3.y) > point.y { return 0 }
    let turns = isCurved ? Self.turns(p0.y, p1.y, p2.y, p3.y).filter { $0 > 0 && $0 < 1 }.sorted() : []
    var winding = 0
    var (t0, y0) = (0.0, p0.y)
    for t1 in turns + [1] {
      let y1 = t1 == 1 ? p3.y : cubic(p0.y, p1.y, p2.y, p3.y, at: t1)
      if (y0 <= point.y) != (y1 <= point.y), x(between: t0, t1, whereYIs: point.y, isFalling: y1 > y0) > point.x {
        winding += y1 > y0 ? 1 : -1
      }
      (t0, y0) = (t1, y1)
    }
    return winding
  }

  private var isCurved: Bool {
    if case .line = self { return false }
    return true
  }

  /// The control points of the cubic curve that the segment is.
  var controlPoints: (Point2D, Point2D, Point2D, Point2D) {
    switch self {
    case .line(let from, let to):
      (from, from.interpolated(to: to, at: 1 / 3), from.interpolated(to: to, at: 2 / 3), to)
    case .quad(let from, let control, let to):
      (from, from.interpolated(to: control, at: 2 / 3), to.interpolated(to: control, at: 2 / 3), to)
    case .cubic(let from, let control1, let control2, let to): (from, control1, control2, to)
    }
  }

  private func cubic(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, at t: Double) -> Double {
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }

  /// The abscissa at which the curve has an ordinate, between two parameters between which it goes one way.
  private func x(between start: Double, _ end: Double, whereYIs y: Double, isFalling: Bool) -> Double {
    if case .line(let from, let to) = self { return from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)) }
    let (p0, p1, p2, p3) = controlPoints
    var (low, high) = (start, end)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (cubic(p0.y, p1.y, p2.y, p3.y, at: middle) <= y) == isFalling { low = middle } else { high = middle }
    }
    return cubic(p0.x, p1.x, p2.x, p3.x, at: high)
  }
}
