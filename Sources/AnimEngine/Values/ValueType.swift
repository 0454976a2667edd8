/// The storage type of a value.
public enum ValueType: UInt8, Hashable, Sendable, CaseIterable {
  case any
  case number
  case bool
  case string
  case duration
  case angle
  case point
  case size
  case rect
  case vector
  case color
  case transform
  case path
  case image
  case easing
  case layer
  case animation
  case list
  case range
  case handle

  /// How many doubles hold a value in dense storage; nil for types that are kept by reference.
  ///
  /// Durations are ticks, bools 0 or 1. A transform is a mode (see ``transformModeParts``) and sixteen numbers.
  @inlinable
  public var componentCount: Int? {
    switch self {
    case .number, .bool, .duration, .angle: 1
    case .point, .size: 2
    case .vector, .range: 3
    case .rect, .color: 4
    case .transform: 17
    case .any, .string, .path, .image, .easing, .layer, .animation, .list, .handle: nil
    }
  }

  /// Whether values are mixed, added and taken away component by component (colours in sRGB; durations are rounded
  /// to ticks when they are read).
  @inlinable
  public var interpolatesByComponents: Bool {
    switch self {
    case .number, .duration, .angle, .point, .size, .rect, .vector, .color, .range: true
    case .bool, .transform, .any, .string, .path, .image, .easing, .layer, .animation, .list, .handle: false
    }
  }

  /// The most components of any type.
  @inlinable public static var maximumComponentCount: Int { 17 }

  /// First component of a transform whose other sixteen are ``TransformParts``.
  @inlinable public static var transformModeParts: Double { 0 }

  /// First component of a transform whose other sixteen are the entries of a ``Transform``.
  @inlinable public static var transformModeMatrix: Double { 1 }
}
