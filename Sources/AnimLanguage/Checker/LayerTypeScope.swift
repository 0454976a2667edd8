import AnimEngine

/// The layer types that have a name: the engine's kinds, then those that scripts declare.
struct LayerTypeScope: Sendable {
  struct Entry: Sendable {
    let name: String
    let type: TypeID
    /// As the engine knows it.
    var id: LayerTypeID
    /// What runs in each new layer; nil for a kind.
    let body: FunctionID?
    /// Where its name is declared.
    let range: SourceRange
  }

  private(set) var entries: [Entry] = []
  /// How many of them are kinds, which come first.
  private(set) var kindCount = 0
  // Looked up, never iterated.
  private var byName: [String: Int] = [:]
  private var byType: [TypeID: Int] = [:]

  init() {}

  /// The names of all types, in order.
  var names: [String] { entries.map(\.name).filter { byName[$0] != nil } }

  /// - Parameter isNamed: whether the type is found by its name.
  mutating func declare(_ entry: Entry, isNamed: Bool = true) {
    if isNamed { byName[entry.name] = entries.count }
    byType[entry.type] = entries.count
    if entry.body == nil { kindCount += 1 }
    entries.append(entry)
  }

  /// Says under which id the engine knows a type.
  mutating func setID(_ id: LayerTypeID, of type: TypeID) {
    if let index = byType[type] { entries[index].id = id }
  }

  subscript(name: String) -> Entry? { byName[name].map { entries[$0] } }

  /// The named type that a layer type is, or that it extends.
  func entry(of type: TypeID, _ types: TypeTable) -> Entry? {
    var current: TypeID? = type
    while let type = current {
      if let index = byType[type] { return entries[index] }
      current = types.parent(of: type)
    }
    return nil
  }
}

extension ValueType {
  /// How the engine keeps a value of a type; nil if no property can hold one.
  init?(_ type: TypeID, _ types: TypeTable) {
    switch types.unwrapped(type) {
    case .number: self = .number
    case .bool: self = .bool
    case .string: self = .string
    case .duration: self = .duration
    case .angle: self = .angle
    case .point: self = .point
    case .size: self = .size
    case .rect: self = .rect
    case .vector: self = .vector
    case .color: self = .color
    case .transform: self = .transform
    case .path: self = .path
    case .image: self = .image
    case .easing: self = .easing
    case .animation: self = .animation
    case .range: self = .range
    case .any: self = .any
    case let type:
      if case .layer = types.kind(type) {
        self = .layer
      } else if types.element(of: type) != nil {
        self = .list
      } else {
        return nil
      }
    }
  }

  /// What a property holds before its first value is computed.
  var initialValue: PropertyValue {
    switch self {
    case .number: .number(0)
    case .bool: .bool(false)
    case .string: .string("")
    case .duration: .duration(.zero)
    case .angle: .angle(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .vector: .vector(Vector3(x: 0, y: 0, z: 0))
    case .color: .color(RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .transform: .transformParts(.identity)
    case .easing: .easing(.linear)
    case .list: .list([])
    case .range: .range(lower: 0, upper: 0)
    case .any, .path, .image, .layer, .animation, .handle: .none
    }
  }
}
