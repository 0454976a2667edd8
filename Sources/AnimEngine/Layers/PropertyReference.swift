/// A resolved key path: a property of a layer type, or a part of one. The checker resolves names to references
/// once (``LayerTypeTable/reference(to:in:)``); they hold for the type and all its subtypes.
public struct PropertyReference: Hashable, Sendable {
  /// How the referenced components are read and written.
  public enum Access: UInt8, Hashable, Sendable {
    /// As they stand in the layer's block.
    case components
    /// As they stand, once the transform is kept by its parts.
    case transformPart
    /// `transform.scale`: reads the mean of the three factors, writes all three.
    case uniformScale
    /// From the layer's references.
    case reference
    /// Computed from other properties (`frame`).
    case derived
  }

  /// The index of the property in its layer type.
  public let property: Int
  /// The first of the referenced doubles in a layer's block; for a ``Access/reference`` its number.
  public let slot: Int
  /// How many doubles are referenced; 0 if the value has none.
  public let width: Int
  /// The first of the referenced components among those of the whole property.
  public let offset: Int
  /// The type of what is referenced.
  public let type: ValueType
  /// The type of the whole property.
  public let propertyType: ValueType
  /// How it is read and written.
  public let access: Access
  /// Whether it is the whole property.
  public let isWhole: Bool
  /// The full key path: `position`, `transform.rotation.z`.
  public let keyPath: String

  /// The reference to a whole property.
  public init(_ property: LayerProperty) {
    self.property = property.index
    self.slot = property.slot
    self.width = property.type.componentCount ?? 0
    self.offset = 0
    self.type = property.type
    self.propertyType = property.type
    self.access = property.isDerived ? .derived : property.isReference ? .reference : .components
    self.isWhole = true
    self.keyPath = property.name
  }

  /// The reference to a part of a property.
  public init(_ part: KeyPathPart, of property: LayerProperty) {
    self.property = property.index
    self.slot = property.isDerived ? property.slot : property.slot + part.offset
    self.width = part.access == .uniformScale ? 3 : part.type.componentCount ?? 0
    self.offset = part.offset
    self.type = part.type
    self.propertyType = property.type
    self.access = property.isDerived ? .derived : part.access
    self.isWhole = false
    self.keyPath = property.name + "." + part.name
  }

  /// Whether ``AnimationEngine/number(_:slot:)`` and its like read it.
  @inlinable
  public var isDirectlyReadable: Bool { access == .components && type != .transform }

  /// Whether ``AnimationEngine/setNumber(_:slot:_:)`` and its like write it.
  @inlinable
  public var isDirectlyWritable: Bool { (access == .components || access == .transformPart) && type != .transform }

  /// The referenced components among those of the whole, as bits; a value that is kept by reference is one.
  var componentMask: UInt32 { ((1 << UInt32(max(width, 1))) - 1) << UInt32(offset) }

  /// Whether both name something of the same property that has components in common.
  public func overlaps(_ other: PropertyReference) -> Bool {
    property == other.property && componentMask & other.componentMask != 0
  }
}
