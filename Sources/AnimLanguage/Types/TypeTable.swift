/// An interned type: equal types have equal ids within one ``TypeTable``. The basic types have fixed ids.
public struct TypeID: Hashable, Sendable {
  public let index: UInt32

  @inlinable
  public init(index: UInt32) {
    self.index = index
  }

  /// Stands where an error was told; agrees with everything, so nothing is told twice.
  public static let error = TypeID(index: 0)
  /// What a function without `->` returns.
  public static let void = TypeID(index: 1)
  /// The type of `none` before a type is wanted.
  public static let none = TypeID(index: 2)
  public static let number = TypeID(index: 3)
  public static let bool = TypeID(index: 4)
  public static let string = TypeID(index: 5)
  public static let duration = TypeID(index: 6)
  public static let angle = TypeID(index: 7)
  public static let color = TypeID(index: 8)
  public static let point = TypeID(index: 9)
  public static let size = TypeID(index: 10)
  public static let rect = TypeID(index: 11)
  public static let vector = TypeID(index: 12)
  public static let transform = TypeID(index: 13)
  public static let path = TypeID(index: 14)
  public static let image = TypeID(index: 15)
  public static let easing = TypeID(index: 16)
  public static let spring = TypeID(index: 17)
  public static let animation = TypeID(index: 18)
  public static let action = TypeID(index: 19)
  public static let timer = TypeID(index: 20)
  public static let animator = TypeID(index: 21)
  public static let range = TypeID(index: 22)
  public static let event = TypeID(index: 23)
  public static let any = TypeID(index: 24)
  /// A plain layer, the root of all layer types.
  public static let layer = TypeID(index: 25)
  public static let view = TypeID(index: 26)
}

/// A type that scripts can write or that the checker infers.
public enum TypeKind: Hashable, Sendable {
  case basic(String)
  /// A layer type: `layer`, one that the program declares, or the anonymous type of a layer declaration that has
  /// named sublayers. The parent is the type it extends; plain `layer` has none.
  case layer(name: String, parent: TypeID?)
  case list(TypeID)
  case optional(TypeID)
}

/// How values of a type lie in the machine's registers.
public enum ValueShape: Hashable, Sendable {
  /// That many doubles in the bank of numbers. An absent optional has `Double.absent` in the first.
  case numbers(Int)
  /// One place in the bank of references. An absent optional is the empty reference.
  case reference
  /// No value at all (`void`).
  case nothing

  /// The number of number registers.
  public var numberCount: Int {
    if case .numbers(let count) = self { return count }
    return 0
  }

  /// The number of reference registers.
  public var referenceCount: Int { self == .reference ? 1 : 0 }
}

extension ValueShape {
  /// How values of a type with a fixed id lie in registers.
  init(ofBasic type: TypeID) {
    self =
      switch type {
      case .number, .bool, .duration, .angle, .timer, .animator, .layer, .view: .numbers(1)
      case .point, .size: .numbers(2)
      case .vector, .range: .numbers(3)
      case .rect, .color: .numbers(4)
      case .string, .transform, .path, .image, .easing, .spring, .animation, .action, .event, .any, .none: .reference
      default: .nothing
      }
  }
}

/// All types of a program.
public struct TypeTable: Sendable {
  public private(set) var kinds: [TypeKind] = []
  private var ids: [TypeKind: TypeID] = [:]

  /// A table of the basic types, at their fixed ids.
  public init() {
    for name in TypeTable.basicNames {
      switch name {
      case "layer": _ = intern(.layer(name: name, parent: nil))
      case "view": _ = intern(.layer(name: name, parent: .layer))
      default: _ = intern(.basic(name))
      }
    }
  }

  /// Just the types with fixed ids.
  public static let basic = TypeTable()

  private static let basicNames = [
    "error", "void", "none", "number", "bool", "string", "duration", "angle", "color", "point", "size", "rect",
    "vector", "transform", "path", "image", "easing", "spring", "animation", "action", "timer", "animator", "range",
    "event", "any", "layer", "view",
  ]

  /// The id of a type, new if the type is.
  public mutating func intern(_ kind: TypeKind) -> TypeID {
    if let id = ids[kind] { return id }
    let id = TypeID(index: UInt32(truncatingIfNeeded: kinds.count))
    kinds.append(kind)
    ids[kind] = id
    return id
  }

  /// A layer type that equals no other, even of the same name.
  public mutating func makeLayerType(name: String, parent: TypeID) -> TypeID {
    let id = TypeID(index: UInt32(truncatingIfNeeded: kinds.count))
    kinds.append(.layer(name: name, parent: parent))
    return id
  }

  public mutating func list(of element: TypeID) -> TypeID { intern(.list(element)) }

  /// `T?`; an optional of an optional is the same optional.
  public mutating func optional(of wrapped: TypeID) -> TypeID {
    if case .optional = kind(wrapped) { return wrapped }
    return wrapped == .any || wrapped == .error ? wrapped : intern(.optional(wrapped))
  }

  public func kind(_ id: TypeID) -> TypeKind {
    let index = Int(id.index)
    return index < kinds.count ? kinds[index] : .basic("error")
  }

  /// The element type of a list.
  public func element(of id: TypeID) -> TypeID? {
    if case .list(let element) = kind(id) { return element }
    return nil
  }

  /// `T` of `T?`.
  public func wrapped(by id: TypeID) -> TypeID? {
    if case .optional(let wrapped) = kind(id) { return wrapped }
    return nil
  }

  /// Whether values of the type are layers.
  public func isLayer(_ id: TypeID) -> Bool {
    if case .layer = kind(id) { return true }
    return false
  }

  /// How values of the type lie in registers.
  public func shape(of id: TypeID) -> ValueShape {
    if id.index <= TypeID.view.index { return ValueShape(ofBasic: id) }
    switch kind(id) {
    case .layer: return .numbers(1)
    case .list: return .reference
    case .optional(let wrapped): return shape(of: wrapped)
    case .basic: return .nothing
    }
  }

  /// The type as scripts write it.
  public func name(of id: TypeID) -> String {
    switch kind(id) {
    case .basic(let name), .layer(let name, _): name
    case .list(let element): "[\(name(of: element))]"
    case .optional(let wrapped): "\(name(of: wrapped))?"
    }
  }
}
