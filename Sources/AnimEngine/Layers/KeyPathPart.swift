/// A part of a property that a key path can name: `size.width` of `bounds`, `rotation.z` of `transform`.
public struct KeyPathPart: Sendable {
  /// The part's own path, without the property.
  public let name: String
  /// The part's type.
  public let type: ValueType
  /// The first of the part's components among those of the whole.
  public let offset: Int
  /// How it is read and written.
  public let access: PropertyReference.Access

  init(_ name: String, _ type: ValueType, at offset: Int, _ access: PropertyReference.Access = .components) {
    self.name = name
    self.type = type
    self.offset = offset
    self.access = access
  }

  /// The parts of a type, in the order in which they are told; none for types that have no parts.
  public static func parts(of type: ValueType) -> [KeyPathPart] {
    switch type {
    case .point: point
    case .size: size
    case .rect: rect
    case .vector: vector
    case .transform: transform
    default: []
    }
  }

  private static let point = [KeyPathPart("x", .number, at: 0), KeyPathPart("y", .number, at: 1)]
  private static let size = [KeyPathPart("width", .number, at: 0), KeyPathPart("height", .number, at: 1)]
  private static let vector = point + [KeyPathPart("z", .number, at: 2)]

  private static let rect = [
    KeyPathPart("origin", .point, at: 0), KeyPathPart("origin.x", .number, at: 0),
    KeyPathPart("origin.y", .number, at: 1), KeyPathPart("size", .size, at: 2),
    KeyPathPart("size.width", .number, at: 2), KeyPathPart("size.height", .number, at: 3),
  ]

  /// The full name of a part that Core Animation also knows by a shorter one: `rotation` is the one about z.
  static func fullName(of name: Substring, in type: ValueType) -> Substring {
    type == .transform && name == "rotation" ? "rotation.z" : name
  }

  /// Offsets are those of ``TransformParts`` in dense storage, after the mode.
  private static let transform = [
    KeyPathPart("rotation.x", .angle, at: 10, .transformPart),
    KeyPathPart("rotation.y", .angle, at: 11, .transformPart),
    KeyPathPart("rotation.z", .angle, at: 12, .transformPart),
    KeyPathPart("scale", .number, at: 4, .uniformScale), KeyPathPart("scale.x", .number, at: 4, .transformPart),
    KeyPathPart("scale.y", .number, at: 5, .transformPart), KeyPathPart("scale.z", .number, at: 6, .transformPart),
    KeyPathPart("translation", .size, at: 1, .transformPart),
    KeyPathPart("translation.x", .number, at: 1, .transformPart),
    KeyPathPart("translation.y", .number, at: 2, .transformPart),
    KeyPathPart("translation.z", .number, at: 3, .transformPart),
  ]
}
