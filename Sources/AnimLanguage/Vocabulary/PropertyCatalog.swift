import AnimEngine

/// The key paths of a layer type as a tree: properties, and below each the parts that it has.
///
/// The engine's table says what there is; this lays it out for looking up one name after the other.
struct PropertyCatalog: Sendable {
  struct Entry: Sendable {
    /// The last name of the key path.
    let name: String
    let reference: PropertyReference
    /// Without `?`; of a list of the engine's, see ``elementType``.
    let type: TypeID
    /// The type of the elements of one of the engine's lists.
    let elementType: TypeID?
    /// The words that it takes; empty if any text will do.
    let words: [String]
    let traits: LayerProperty.Traits
    /// The numbers that show something; nil if all do.
    let range: ClosedRange<Double>?
    let help: String
    /// The type whose layers have it, and those of types that extend it.
    let owner: LayerTypeID
    /// The parts, in `entries`.
    var parts: Range<Int>
  }

  private(set) var entries: [Entry] = []
  /// The entries that a bare name or `layer.name` can mean: properties, then short names of transforms.
  private(set) var roots: [Int] = []
  /// The properties that only layers of their owner have.
  private(set) var ownRoots: [Int] = []
  /// What the stage calls its `size`.
  private(set) var stageSize: Int?

  /// The catalog of the plain layer.
  static let plainLayer = PropertyCatalog(LayerTypeTable(), .layer)

  /// The catalog of the plain layer and the engine's kinds.
  static let builtin: PropertyCatalog = {
    var catalog = plainLayer
    let table = LayerTypeTable()
    for (index, type) in table.types.enumerated().dropFirst() {
      let inherited = type.parent.flatMap { table[$0]?.properties.count } ?? 0
      for property in type.properties.dropFirst(inherited) {
        catalog.append(property, of: LayerTypeID(index: index), type: TypeID(property.type), in: table)
      }
    }
    return catalog
  }()

  /// Adds a property, as a table has registered it, that only layers of a type have.
  mutating func append(
    _ property: LayerProperty, of owner: LayerTypeID, type: TypeID, in table: LayerTypeTable
  ) {
    ownRoots.append(entries.count)
    add(property, owner, type, table)
  }

  private init(_ table: LayerTypeTable, _ type: LayerTypeID) {
    for property in table[type]?.properties ?? [] {
      roots.append(entries.count)
      add(property, type, TypeID(property.type), table)
    }
    stageSize = entry("bounds.size")
    guard let root = entries.firstIndex(where: { $0.name == "transform" }) else { return }
    roots += entries[root].parts.filter { LayerProperty.shortTransformNames.contains(entries[$0].name) }
  }

  /// Adds a property and its parts.
  private mutating func add(
    _ property: LayerProperty, _ owner: LayerTypeID, _ type: TypeID, _ table: LayerTypeTable
  ) {
    let index = entries.count
    add(PropertyReference(property), named: property.name, of: property, owner, type)
    addParts(of: property, below: index, path: "") { table.reference(to: "\(property.name).\($0)", in: owner) }
  }

  private mutating func add(
    _ reference: PropertyReference, named name: String, of property: LayerProperty, _ owner: LayerTypeID,
    _ type: TypeID
  ) {
    entries.append(
      Entry(
        name: name, reference: reference, type: type, elementType: property.elementType.map { TypeID($0) },
        words: property.words, traits: property.traits, range: property.range, help: property.help, owner: owner,
        parts: 0..<0))
  }

  /// Adds what may stand behind a path side by side, then what may stand behind that. A name that is no part of its
  /// own may still stand for one, as `rotation` does for `rotation.z`.
  private mutating func addParts(
    of property: LayerProperty, below parent: Int, path: String, _ reference: (String) -> PropertyReference?
  ) {
    var names: [String] = []
    for part in property.parts where part.name.hasPrefix(path) && part.name.count > path.count {
      let name = String(part.name.dropFirst(path.count).prefix { $0 != "." })
      if !names.contains(name) { names.append(name) }
    }
    let start = entries.count
    let owner = entries[parent].owner
    for name in names {
      if let reference = reference(path + name) {
        add(reference, named: name, of: property, owner, TypeID(reference.type))
      }
    }
    entries[parent].parts = start..<entries.count
    for index in start..<entries.count {
      addParts(of: property, below: index, path: path + entries[index].name + ".", reference)
    }
  }
}

extension PropertyCatalog.Entry {
  /// The type as a script meets it: with `?` where the property can be absent.
  func type(in types: inout TypeTable) -> TypeID {
    let type = elementType.map { types.list(of: $0) } ?? type
    return reference.isWhole && traits.contains(.optional) ? types.optional(of: type) : type
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
