/// Names a layer type of a ``LayerTypeTable``.
@frozen
public struct LayerTypeID: Hashable, Sendable {
  /// The position in ``LayerTypeTable/types``.
  public let index: Int

  /// The plain `layer`, from which all others inherit.
  public static let layer = LayerTypeID(index: 0)

  @inlinable
  public init(index: Int) {
    self.index = index
  }
}

/// A kind of layer: its properties and how a layer's values are laid out, inherited ones first.
public struct LayerType: Sendable {
  /// The name in the language.
  public let name: String
  /// The type that it extends; nil for the plain layer.
  public let parent: LayerTypeID?
  /// All properties, inherited ones first; a property's `index` is its position here.
  public internal(set) var properties: [LayerProperty]
  /// What a new layer's block of doubles holds.
  public let defaults: [Double]
  /// How many of the properties are kept by reference.
  public let referenceCount: Int
  /// Whether the host has a default action for layers of the type.
  public internal(set) var hasDefaultAction: Bool
  /// Whether the host wants to hear of the end of declarations of such layers, and of changes of observed properties.
  public internal(set) var isObserved: Bool

  /// Lookup only: never iterated.
  private let indexByName: [String: Int]
  /// The property that each double of the block belongs to.
  private let propertyBySlot: [Int]
  /// Of each property the references to it and to its parts, the whole first.
  private let references: [[PropertyReference]]
  /// The implicit animations of properties that have one of their own. Lookup only: never iterated.
  private var implicitAnimations: [Int: LayerAnimation]

  /// - Parameter otherDefaults: of inherited properties.
  init(
    name: String, parent: LayerTypeID?, inherited: LayerType?, own: [LayerProperty],
    otherDefaults: [(name: String, value: PropertyValue)] = []
  ) {
    var properties = inherited?.properties ?? []
    var defaults = inherited?.defaults ?? []
    var referenceCount = inherited?.referenceCount ?? 0
    var indexByName = inherited?.indexByName ?? [:]
    var propertyBySlot = inherited?.propertyBySlot ?? []
    var references = inherited?.references ?? []
    for var property in own {
      property.index = properties.count
      if property.isReference {
        property.slot = referenceCount
        referenceCount += 1
      } else if !property.isDerived, let count = property.type.componentCount {
        property.slot = defaults.count
        propertyBySlot += repeatElement(property.index, count: count)
        defaults += property.defaultValue.components(as: property.type)
      }
      indexByName[property.name] = property.index
      references.append([PropertyReference(property)] + property.parts.map { PropertyReference($0, of: property) })
      properties.append(property)
    }
    for (name, value) in otherDefaults {
      guard let index = indexByName[name] else { continue }
      properties[index].defaultValue = value
      let start = properties[index].slot
      for (offset, component) in value.components(as: properties[index].type).enumerated() {
        defaults[start + offset] = component
      }
    }
    self.name = name
    self.parent = parent
    self.properties = properties
    self.defaults = defaults
    self.referenceCount = referenceCount
    self.isObserved = inherited?.isObserved ?? false
    self.hasDefaultAction = inherited?.hasDefaultAction ?? false
    self.implicitAnimations = inherited?.implicitAnimations ?? [:]
    self.indexByName = indexByName
    self.propertyBySlot = propertyBySlot
    self.references = references
  }

  /// The property of a name; nil if there is none.
  public func property(named name: String) -> LayerProperty? {
    indexByName[name].map { properties[$0] }
  }

  /// The references to a property of the type and to its parts, the whole first.
  public func references(to property: LayerProperty) -> [PropertyReference] {
    references.indices.contains(property.index) ? references[property.index] : []
  }

  /// The animation that a change of a property makes if nobody says otherwise; nil for one as the transaction says.
  func implicitAnimation(of property: LayerProperty) -> LayerAnimation? { implicitAnimations[property.index] }

  mutating func setImplicitAnimation(_ animation: LayerAnimation, of index: Int) {
    implicitAnimations[index] = animation
  }

  /// The property that a reference names; nil if the type has no such property.
  func property(of reference: PropertyReference) -> LayerProperty? {
    guard properties.indices.contains(reference.property) else { return nil }
    let property = properties[reference.property]
    return references[property.index].contains(reference) ? property : nil
  }

  /// The property that owns a double of the block; nil if the block is shorter.
  func property(atSlot slot: Int) -> LayerProperty? {
    propertyBySlot.indices.contains(slot) ? properties[propertyBySlot[slot]] : nil
  }

  /// The property or part that so many doubles from a slot on are; nil if they are none.
  func reference(atSlot slot: Int, width: Int) -> PropertyReference? {
    guard let property = property(atSlot: slot) else { return nil }
    return references[property.index].first { $0.slot == slot && $0.width == width && $0.isDirectlyWritable }
  }
}

extension PropertyValue {
  /// The components in dense storage of a type, which has some.
  func components(as type: ValueType) -> [Double] {
    let count = type.componentCount ?? 0
    return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.initialize(repeating: 0)
      if let base = buffer.baseAddress { write(to: base, as: type) }
      initializedCount = count
    }
  }
}
