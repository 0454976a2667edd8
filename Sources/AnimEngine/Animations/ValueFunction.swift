/// Makes the transform that an animation of `transform` sets of the number (or, for `scale` and `translate`, the vector)
/// that it interpolates: `CAValueFunction`.
public enum ValueFunction: UInt8, Hashable, Sendable, CaseIterable {
  case rotateX
  case rotateY
  case rotateZ
  case scale
  case scaleX
  case scaleY
  case scaleZ
  case translate
  case translateX
  case translateY
  case translateZ

  /// The type of what is interpolated: an angle (a number counts as radians), a number or a vector.
  public var inputType: ValueType {
    switch self {
    case .rotateX, .rotateY, .rotateZ: .angle
    case .scale, .translate: .vector
    case .scaleX, .scaleY, .scaleZ, .translateX, .translateY, .translateZ: .number
    }
  }
}
