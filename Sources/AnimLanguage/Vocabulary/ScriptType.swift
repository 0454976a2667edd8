/// A type of the language as a host writes it, without a ``TypeTable``.
public indirect enum ScriptType: Hashable, Sendable {
  /// One of the types with a fixed id, such as `number`.
  case basic(TypeID)
  /// `[T]`
  case list(ScriptType)
  /// `T?`
  case optional(ScriptType)

  /// What a function without a result returns.
  public static let void = ScriptType.basic(.void)
  /// `number`
  public static let number = ScriptType.basic(.number)
  /// `bool`
  public static let bool = ScriptType.basic(.bool)
  /// `string`
  public static let string = ScriptType.basic(.string)
  /// `duration`
  public static let duration = ScriptType.basic(.duration)
  /// `angle`
  public static let angle = ScriptType.basic(.angle)
  /// `color`
  public static let color = ScriptType.basic(.color)
  /// `point`
  public static let point = ScriptType.basic(.point)
  /// `size`
  public static let size = ScriptType.basic(.size)
  /// `rect`
  public static let rect = ScriptType.basic(.rect)
  /// `vector`
  public static let vector = ScriptType.basic(.vector)
  /// `transform`
  public static let transform = ScriptType.basic(.transform)
  /// `path`
  public static let path = ScriptType.basic(.path)
  /// `easing`
  public static let easing = ScriptType.basic(.easing)
  /// `layer`
  public static let layer = ScriptType.basic(.layer)
  /// `any`
  public static let any = ScriptType.basic(.any)

  /// How values of the type lie in the machine's registers.
  public var shape: ValueShape {
    switch self {
    case .basic(let type): ValueShape(ofBasic: type)
    case .list: .reference
    case .optional(let wrapped): wrapped.shape
    }
  }

  /// The type's id in a table, new there if the type is.
  public func id(in types: inout TypeTable) -> TypeID {
    switch self {
    case .basic(let type): return type
    case .list(let element): return types.list(of: element.id(in: &types))
    case .optional(let wrapped): return types.optional(of: wrapped.id(in: &types))
    }
  }
}

extension ScriptType: CustomStringConvertible {
  /// The type as scripts write it.
  public var description: String {
    switch self {
    case .basic(let type): TypeTable.basic.name(of: type)
    case .list(let element): "[\(element)]"
    case .optional(let wrapped): wrapped == .any ? "any" : "\(wrapped)?"
    }
  }
}
