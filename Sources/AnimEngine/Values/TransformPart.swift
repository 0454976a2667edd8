/// A part of a transform: one that a key path can name after `transform`.
public struct TransformPart: Hashable, Sendable {
  /// The part's path: `rotation` (the one about z), `scale`, `scale.x`.
  public let name: String
  /// The part's type.
  public let type: ValueType
  /// Its place in ``all``.
  public let index: Int
  private let reference: PropertyReference

  /// All parts; those of a part come after it.
  public static let all: [TransformPart] = {
    let parts = KeyPathPart.parts(of: .transform).map(\.name).filter { $0.contains(".") }
    let references = (LayerProperty.shortTransformNames + parts).compactMap { name in
      LayerTypeTable().reference(to: "transform.\(name)").map { (name, $0) }
    }
    return references.enumerated().map { index, part in
      TransformPart(name: part.0, type: part.1.type, index: index, reference: part.1)
    }
  }()

  /// Whether it is a part of the transform itself, and not of another part.
  public var isRoot: Bool { !name.contains(".") }

  /// The part of this one that has a name; nil if there is none.
  public func part(named name: String) -> TransformPart? {
    guard isRoot else { return nil }
    let path = "\(self.name).\(name)"
    return TransformPart.all.first { $0.name == path }
  }

  /// The parts of this one.
  public var parts: [TransformPart] {
    isRoot ? TransformPart.all.filter { $0.name.hasPrefix(name + ".") } : []
  }

  /// The part of a transform; none for other values. That of a matrix is the part of its decomposition.
  public func value(in transform: PropertyValue) -> PropertyValue {
    guard transform.type == .transform else { return .none }
    return ComponentBuffer.withBuffer { buffer in
      buffer.set(transform, of: .transform)
      return buffer.value(of: reference)
    }
  }
}
