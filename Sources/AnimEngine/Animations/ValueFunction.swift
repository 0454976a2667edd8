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

extension ValueFunction {
  /// The transform that an angle, a number or a vector stands for.
  func output(_ value: PropertyValue) -> PropertyValue {
    var parts = TransformParts.identity
    switch (self, value) {
    case (.rotateX, .angle(let angle)): parts.rotation.x = angle
    case (.rotateY, .angle(let angle)): parts.rotation.y = angle
    case (.rotateZ, .angle(let angle)): parts.rotation.z = angle
    case (.scale, .vector(let factors)): parts.scale = factors
    case (.scaleX, .number(let factor)): parts.scale.x = factor
    case (.scaleY, .number(let factor)): parts.scale.y = factor
    case (.scaleZ, .number(let factor)): parts.scale.z = factor
    case (.translate, .vector(let distances)): parts.translation = distances
    case (.translateX, .number(let distance)): parts.translation.x = distance
    case (.translateY, .number(let distance)): parts.translation.y = distance
    case (.translateZ, .number(let distance)): parts.translation.z = distance
    default: break
    }
    return .transformParts(parts)
  }

  /// What the function would have made a transform of, as far as it goes.
  func input(of transform: PropertyValue) -> PropertyValue {
    let parts: TransformParts
    switch transform {
    case .transformParts(let known): parts = known
    case .transform(let matrix): parts = TransformParts(decomposing: matrix)
    default: return transform
    }
    return switch self {
    case .rotateX: .angle(parts.rotation.x)
    case .rotateY: .angle(parts.rotation.y)
    case .rotateZ: .angle(parts.rotation.z)
    case .scale: .vector(parts.scale)
    case .scaleX: .number(parts.scale.x)
    case .scaleY: .number(parts.scale.y)
    case .scaleZ: .number(parts.scale.z)
    case .translate: .vector(parts.translation)
    case .translateX: .number(parts.translation.x)
    case .translateY: .number(parts.translation.y)
    case .translateZ: .number(parts.translation.z)
    }
  }

  /// A value as the function takes it, a number of radians as an angle; nil if it takes none such.
  func converted(_ value: PropertyValue) -> PropertyValue? {
    if value.type == inputType { return value }
    if inputType == .angle, case .number(let radians) = value { return .angle(radians) }
    return nil
  }
}
