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

  public private(set) var elements: [Element] = []
  /// The elements' points: control points before the end point.
  public private(set) var points: [Point2D] = []

  public init() {}

  @inlinable
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath.
  public mutating func move(to point: Point2D) {
    elements.append(.move)
    points.append(point)
  }

  public mutating func line(to point: Point2D) {
    elements.append(.line)
    points.append(point)
  }

  public mutating func quad(to point: Point2D, control: Point2D) {
    elements.append(.quad)
    points.append(control)
    points.append(point)
  }

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
}

extension VectorPath {
  public static func line(from start: Point2D, to end: Point2D) -> VectorPath { VectorPath() }

  public static func rect(_ rect: Rect2D) -> VectorPath { VectorPath() }

  public static func roundedRect(_ rect: Rect2D, radius: Double) -> VectorPath { VectorPath() }

  public static func ellipse(in rect: Rect2D) -> VectorPath { VectorPath() }

  public static func circle(center: Point2D, radius: Double) -> VectorPath { VectorPath() }

  /// The closed polygon through some points.
  public static func polygon(_ corners: [Point2D]) -> VectorPath { VectorPath() }

  /// Part of a circle, angles in radians; from the start to the end angle, the way the sign of the difference says.
  public static func arc(center: Point2D, radius: Double, from start: Double, to end: Double) -> VectorPath {
    VectorPath()
  }

  /// The path of an SVG `d` attribute; nil if the text is not one.
  public init?(svg: String) {
    return nil
  }

  /// The smallest rectangle around the path's curves; nil if it is empty.
  public var boundingBox: Rect2D? { nil }

  /// The path a fraction of the way to another: point by point where both have the same elements, otherwise the
  /// nearer one (the other from 0.5).
  public func interpolated(to end: VectorPath, at fraction: Double) -> VectorPath { self }

  /// The path as text of an SVG `d` attribute.
  public var svgDescription: String { "" }
}
