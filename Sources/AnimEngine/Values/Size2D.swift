/// A width and a height; either may be negative.
@frozen
public struct Size2D: Hashable, Sendable, Codable {
  /// The extent in x.
  public var width: Double
  /// The extent in y.
  public var height: Double

  /// No width and no height.
  @inlinable public static var zero: Size2D { Size2D(width: 0, height: 0) }

  /// A size by width and height.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The sum by components.
  @inlinable
  public static func + (lhs: Size2D, rhs: Size2D) -> Size2D {
    Size2D(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  /// The difference by components.
  @inlinable
  public static func - (lhs: Size2D, rhs: Size2D) -> Size2D {
    Size2D(width: lhs.width - rhs.width, height: lhs.height - rhs.height)
  }

  /// The size a number of times as large.
  @inlinable
  public static func * (size: Size2D, factor: Double) -> Size2D {
    Size2D(width: size.width * factor, height: size.height * factor)
  }

  /// The size a fraction of the way to another.
  @inlinable
  public func interpolated(to end: Size2D, at fraction: Double) -> Size2D {
    Size2D(
      width: width.interpolated(to: end.width, at: fraction),
      height: height.interpolated(to: end.height, at: fraction))
  }
}
