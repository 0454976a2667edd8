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
  static let plainLayer = PropertyCatalog(LayerTypeTable().types[0])

  private init(_ type: LayerType) {
    for property in type.properties {
      roots.append(entries.count)
      let index = entries.count
      add(PropertyReference(property), named: property.name, of: property)
      addParts(of: property, below: index, path: "")
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

  /// Adds the parts whose path is one name longer than `path`, side by side, then theirs.
  private mutating func addParts(of property: LayerProperty, below parent: Int, path: String) {
    let children = property.parts.filter { part in
      part.name.hasPrefix(path) && part.name.count > path.count && !part.name.dropFirst(path.count).contains(".")
    }
    let start = entries.count
    for part in children {
      add(PropertyReference(part, of: property), named: String(part.name.dropFirst(path.count)), of: property)
    }
    entries[parent].parts = start..<entries.count
    for (offset, part) in children.enumerated() {
      addParts(of: property, below: start + offset, path: part.name + ".")
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
      case .animation: .animation
      case .range: .range
      case .list, .handle: .any
      }
  }
}

extension PropertyCatalog {
  /// The entry of a key path.
  func entry(_ keyPath: String) -> Int? { entries.firstIndex { $0.reference.keyPath == keyPath } }
}
