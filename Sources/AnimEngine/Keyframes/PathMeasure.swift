/// Places along a path by arc length; making one measures the path once.
public struct PathMeasure: Sendable {
  private let segments: CubicSegments
  private let table: ArcLengthTable
  private let start: Point2D

  /// Measures a path. Moves have no length: the way goes on where they lead.
  public init(_ path: VectorPath) {
    segments = CubicSegments(path)
    table = ArcLengthTable(segments)
    start = path.points.first ?? .zero
  }

  /// The length of all that is drawn, exact to 1e-9 of it.
  public var length: Double { table.length }

  /// Which of ``VectorPath/segments`` lies a fraction of the length along the path, and the parameter there.
  public func location(at fraction: Double) -> (segment: Int, parameter: Double) {
    table.location(at: fraction * table.length)
  }

  /// The point a fraction of the length along the path.
  public func point(at fraction: Double) -> Point2D {
    guard segments.count > 0 else { return start }
    let (segment, u) = location(at: fraction)
    return Point2D(x: segments.value(segment, 0, at: u), y: segments.value(segment, 1, at: u))
  }

  /// In radians, the direction of travel a fraction of the length along the path; at a corner the one in which it goes
  /// on. 0 is to the right, a quarter turn down.
  public func direction(at fraction: Double) -> Double {
    guard segments.count > 0 else { return 0 }
    let (segment, u) = location(at: fraction)
    return segments.direction(segment, at: u)
  }
}
