/// A point of the plane; y grows downwards.
@frozen
public struct Point2D: Hashable, Sendable, Codable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// The origin.
  @inlinable public static var zero: Point2D { Point2D(x: 0, y: 0) }

  /// A point by its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The sum by coordinates.
  @inlinable
  public static func + (lhs: Point2D, rhs: Point2D) -> Point2D { Point2D(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }

  /// The way from the second point to the first.
  @inlinable
  public static func - (lhs: Point2D, rhs: Point2D) -> Point2D { Point2D(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }

  /// The point that is a number of times as far from the origin.
  @inlinable
  public static func * (point: Point2D, factor: Double) -> Point2D {
    Point2D(x: point.x * factor, y: point.y * factor)
  }

  /// The distance to another point.
  public func distance(to other: Point2D) -> Double { .hypot(other.x - x, other.y - y) }

  /// The point a fraction of the way to another; fractions outside 0...1 go beyond the ends.
  @inlinable
  public func interpolated(to end: Point2D, at fraction: Double) -> Point2D {
    Point2D(x: x.interpolated(to: end.x, at: fraction), y: y.interpolated(to: end.y, at: fraction))
  }
}
