/// A path of straight and curved segments, kept as flat arrays: kinds of element, and their points in order.
public struct VectorPath: Hashable, Sendable {
  /// What an element does; the raw value is stable.
  public enum Element: UInt8, Hashable, Sendable {
    case move
    case line
    case quad
    case cubic
    case close

    /// How many points the element takes.
    @inlinable
    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// The kinds of the elements in order.
  public private(set) var elements: [Element] = []
  /// The elements' points: control points before the end point.
  public private(set) var points: [Point2D] = []

  /// An empty path.
  public init() {}

  /// Whether the path has no elements.
  @inlinable
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath.
  public mutating func move(to point: Point2D) {
    elements.append(.move)
    points.append(point)
  }

  /// Adds a straight line from where the path ends.
  public mutating func line(to point: Point2D) {
    elements.append(.line)
    points.append(point)
  }

  /// Adds a quadratic Bézier curve.
  public mutating func quad(to point: Point2D, control: Point2D) {
    elements.append(.quad)
    points.append(control)
    points.append(point)
  }

  /// Adds a cubic Bézier curve.
  public mutating func cubic(to point: Point2D, control1: Point2D, control2: Point2D) {
    elements.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Goes back to where the subpath began.
  public mutating func close() {
    elements.append(.close)
  }

  /// Puts the last element's end exactly where it belongs.
  mutating func moveLastPoint(to point: Point2D) {
    if !points.isEmpty { points[points.count - 1] = point }
  }
}

extension VectorPath {
  /// A piece of a path that is drawn.
  public enum Segment: Hashable, Sendable {
    case line(from: Point2D, to: Point2D)
    case quad(from: Point2D, control: Point2D, to: Point2D)
    case cubic(from: Point2D, control1: Point2D, control2: Point2D, to: Point2D)
  }

  /// The drawn pieces in order, those that close subpaths included where there is a way back. A path that does not begin
  /// with a move begins at the origin.
  public var segments: [Segment] {
    var segments: [Segment] = []
    segments.reserveCapacity(elements.count)
    walk(drawn: { segments.append($0) }, left: { _ in })
    return segments
  }

  /// Goes along the path: to each piece that is drawn, and from each subpath to the straight way back to its begin.
  func walk(drawn: (Segment) -> Void, left: (Segment) -> Void) {
    var start = Point2D.zero
    var current = Point2D.zero
    var rest = points[...]
    for element in elements {
      let p = rest.prefix(element.pointCount)
      rest = rest.dropFirst(element.pointCount)
      let end = p.last ?? start
      switch element {
      case .move:
        left(.line(from: current, to: start))
        start = end
      case .close where current == start: break
      case .line, .close: drawn(.line(from: current, to: end))
      case .quad: drawn(.quad(from: current, control: p[p.startIndex], to: end))
      case .cubic:
        drawn(.cubic(from: current, control1: p[p.startIndex], control2: p[p.startIndex + 1], to: end))
      }
      current = end
    }
    left(.line(from: current, to: start))
  }

  /// The smallest rectangle around the path's curves; nil if it is empty.
  public var boundingBox: Rect2D? {
    var extremes: [Point2D] = elements.first == .move ? [points[0]] : []
    for segment in segments {
      segment.appendExtremes(to: &extremes)
    }
    return Rect2D(around: extremes)
  }

  /// The path a fraction of the way to another: point by point where both have the same elements, otherwise this one
  /// before 0.5 and the other from there.
  public func interpolated(to end: VectorPath, at fraction: Double) -> VectorPath {
    guard elements == end.elements else { return fraction < 0.5 ? self : end }
    var path = self
    for index in points.indices {
      path.points[index] = points[index].interpolated(to: end.points[index], at: fraction)
    }
    return path
  }
}

extension VectorPath.Segment {
  var start: Point2D {
    switch self {
    case .line(let from, _), .quad(let from, _, _), .cubic(let from, _, _, _): from
    }
  }

  var end: Point2D {
    switch self {
    case .line(_, let to), .quad(_, _, let to), .cubic(_, _, _, let to): to
    }
  }

  /// Adds the ends and the points at which the curve turns in x or y.
  fileprivate func appendExtremes(to points: inout [Point2D]) {
    switch self {
    case .line(let from, let to):
      points += [from, to]
    case .quad, .cubic:
      let (from, control1, control2, to) = controlPoints
      points += [from, to]
      let turns =
        Self.turns(from.x, control1.x, control2.x, to.x) + Self.turns(from.y, control1.y, control2.y, to.y)
      for t in turns where t > 0 && t < 1 {
        let u = 1 - t
        points.append(
          from * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + to * (t * t * t))
      }
    }
  }

  /// The parameters at which a coordinate of a cubic curve stands still.
  static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    guard a.magnitude > 1e-12 * max(b.magnitude, c.magnitude) else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q == 0 ? [0] : [q / a, c / q]
  }
}
