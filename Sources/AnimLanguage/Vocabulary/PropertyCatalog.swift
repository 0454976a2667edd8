import AnimEngine

/// The key paths of a layer type as a tree: properties, and below each the parts that it has.
///
/// The engine's table says what there is; this lays it out for looking up one name after the other.
struct PropertyCatalog: Sendable {
  struct Entry: Sendable {
    /// The last name of the key path.
    let name: String
    let reference: PropertyReference
    /// Without `?`.
    let type: TypeID
    let traits: LayerProperty.Traits
    let help: String
    /// The parts, in `entries`.
    var parts: Range<Int>
  }

  private(set) var entries: [Entry] = []
  /// The entries that a bare name or `layer.name` can mean: properties, then short names of transforms.
  private(set) var roots: [Int] = []
  /// What the stage calls its `size`.
  private(set) var stageSize: Int?

  /// The catalog of the plain layer.
  static let plainLayer = PropertyCatalog(LayerTypeTable())

  private init(_ types: LayerTypeTable) {
    let type = types.types[LayerTypeID.layer.index]
    for property in type.properties {
      roots.append(entries.count)
      let index = entries.count
      add(PropertyReference(property), named: property.name, of: property)
      addParts(of: property, below: index, path: "", in: types)
    }
    guard let transform = type.property(named: "transform"),
      let root = entries.firstIndex(where: { $0.reference.keyPath == transform.name })
    else { return }
    stageSize = entry("bounds.size")
    roots += entries[root].parts.filter { LayerProperty.shortTransformNames.contains(entries[$0].name) }
  }

  private mutating func add(_ reference: PropertyReference, named name: String, of property: LayerProperty) {
    entries.append(
      Entry(
        name: name, reference: reference, type: TypeID(reference.type), traits: property.traits, help: property.help,
        parts: 0..<0))
  }

  /// Adds what can follow a path, side by side, then what can follow that. A name that only leads on, as `rotation`
  /// to `rotation.z`, stands for what the engine takes it for.
  private mutating func addParts(of property: LayerProperty, below parent: Int, path: String, in types: LayerTypeTable)
  {
    var names: [String] = []
    for part in property.parts where part.name.hasPrefix(path) {
      let name = String(part.name.dropFirst(path.count).prefix { $0 != "." })
      if !names.contains(name) { names.append(name) }
    }
    let start = entries.count
    names = names.filter { name in
      guard let reference = types.reference(to: "\(property.name).\(path)\(name)") else { return false }
      add(reference, named: name, of: property)
      return true
    }
    entries[parent].parts = start..<entries.count
    for (offset, name) in names.enumerated() {
      addParts(of: property, below: start + offset, path: "\(path)\(name).", in: types)
    }
  }
}

extension TypeID {
  /// The language's type for the engine's.
  init(_ type: ValueType) {
    self =
      switch type {
      case .any: .any
      case .number: .number
      case .bool: .bool
      case .string: .string
      case .duration: .duration
      case .angle: .angle
      case .point: .point
      case .size: .size
      case .rect: .rect
      case .vector: .vector
      case .color: .color
      case .transform: .transform
      case .path: .path
      case .image: .image
      case .easing: .easing
      case .layer: .layer
      case .range: .range
      case .list, .handle: .any
      }
  }
}

extension PropertyCatalog {
  /// The entry of a key path.
  func entry(_ keyPath: String) -> Int? { entries.firstIndex { $0.reference.keyPath == keyPath } }
}
