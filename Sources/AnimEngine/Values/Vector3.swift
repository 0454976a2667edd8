/// A point of space, an axis or three factors.
@frozen
public struct Vector3: Hashable, Sendable, Codable {
  /// The component to the right.
  public var x: Double
  /// The component downwards.
  public var y: Double
  /// The component towards the eye.
  public var z: Double

  /// The origin.
  @inlinable public static var zero: Vector3 { Vector3(x: 0, y: 0, z: 0) }

  /// A vector by its components.
  @inlinable
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The sum by components.
  @inlinable
  public static func + (lhs: Vector3, rhs: Vector3) -> Vector3 {
    Vector3(x: lhs.x + rhs.x, y: lhs.y + rhs.y, z: lhs.z + rhs.z)
  }

  /// The difference by components.
  @inlinable
  public static func - (lhs: Vector3, rhs: Vector3) -> Vector3 {
    Vector3(x: lhs.x - rhs.x, y: lhs.y - rhs.y, z: lhs.z - rhs.z)
  }

  /// The vector a number of times as long.
  @inlinable
  public static func * (vector: Vector3, factor: Double) -> Vector3 {
    Vector3(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }

  /// The scalar product.
  @inlinable
  public func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector product: square to both, with x × y = z.
  @inlinable
  public func cross(_ other: Vector3) -> Vector3 {
    Vector3(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// The distance from the origin.
  @inlinable
  public var length: Double { dot(self).squareRoot() }

  /// The vector a fraction of the way to another.
  @inlinable
  public func interpolated(to end: Vector3, at fraction: Double) -> Vector3 {
    Vector3(
      x: x.interpolated(to: end.x, at: fraction),
      y: y.interpolated(to: end.y, at: fraction),
      z: z.interpolated(to: end.z, at: fraction))
  }
}
