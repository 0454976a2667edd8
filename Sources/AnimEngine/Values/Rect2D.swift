/// An upright rectangle: an origin and a size, which may be negative as given; everything derived from them
/// (edges, containment, unions) reads the rectangle as ``standardized``.
@frozen
public struct Rect2D: Hashable, Sendable, Codable {
  /// The corner that the size starts from.
  public var origin: Point2D
  /// The way from the origin to the opposite corner.
  public var size: Size2D

  /// Nothing, at the origin.
  @inlinable public static var zero: Rect2D { Rect2D(origin: .zero, size: .zero) }

  /// A rectangle by origin and size.
  @inlinable
  public init(origin: Point2D, size: Size2D) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by its four numbers.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
  }

  /// The left edge.
  @inlinable public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The top edge.
  @inlinable public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The middle between left and right.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The point in the middle.
  @inlinable public var center: Point2D { Point2D(x: midX, y: midY) }

  /// The same rectangle with a width and a height that are not negative.
  @inlinable
  public var standardized: Rect2D {
    Rect2D(x: minX, y: minY, width: size.width.magnitude, height: size.height.magnitude)
  }

  /// Whether the area is nothing.
  @inlinable
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Whether the point lies inside; the left and top edges belong to the rectangle, the others do not.
  @inlinable
  public func contains(_ point: Point2D) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle around both.
  @inlinable
  public func union(_ other: Rect2D) -> Rect2D {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect2D(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle that both have in common; nil if they do not even touch.
  public func intersection(_ other: Rect2D) -> Rect2D? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    return width < 0 || height < 0 ? nil : Rect2D(x: left, y: top, width: width, height: height)
  }

  /// The rectangle with every edge moved inwards (outwards if negative); it never shrinks past its center.
  public func inset(by distance: Double) -> Rect2D {
    let x = min(distance, size.width.magnitude / 2)
    let y = min(distance, size.height.magnitude / 2)
    return Rect2D(
      x: minX + x, y: minY + y,
      width: size.width.magnitude - 2 * x, height: size.height.magnitude - 2 * y)
  }

  /// The smallest rectangle around some points; nil if there are none.
  public init?(around points: some Sequence<Point2D>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    while let point = iterator.next() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle a fraction of the way to another, component by component.
  @inlinable
  public func interpolated(to end: Rect2D, at fraction: Double) -> Rect2D {
    Rect2D(
      origin: origin.interpolated(to: end.origin, at: fraction), size: size.interpolated(to: end.size, at: fraction))
  }
}
