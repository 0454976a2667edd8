import AnimEngine

/// A layer type that the script declares.
public struct TypedLayerType: Sendable {
  /// The type as registered in ``TypedProgram/layerTypes``.
  public var id: LayerTypeID
  /// Runs in each new layer of the type, which is its parameter, before the layer's own body.
  public var body: FunctionID
  /// What runs by itself, in the order in which it is written.
  public var hooks: [TypedHook] = []

  public init(id: LayerTypeID, body: FunctionID) {
    self.id = id
    self.body = body
  }
}

/// A block of a layer type that runs by itself. It is offered the layer; `changed` takes the old value as its
/// parameter, `defaultAction` is offered the key and returns the action.
public struct TypedHook: Sendable {
  public var kind: HookKind
  /// The property of `changed` and `display`.
  public var property: PropertyID?
  public var function: FunctionID

  public init(kind: HookKind, property: PropertyID?, function: FunctionID) {
    self.kind = kind
    self.property = property
    self.function = function
  }
}

/// The action of a key in `actions { }`.
public enum TypedActionValue: Sendable {
  /// A value of type `action`.
  case value(TypedExpressionID)
  /// A handler, which is offered the layer and the key.
  case handler(ClosureID)
}

/// A statement of `draw { }`; what is absent has the default of a ``DisplayCommand``.
public enum TypedDrawing: Sendable {
  case stroke(TypedExpressionID, TypedStroke)
  case fill(TypedExpressionID, color: TypedExpressionID?, rule: FillRule)
  case text(TypedExpressionID, at: TypedExpressionID, size: TypedExpressionID?, color: TypedExpressionID?)
  case clip(TypedExpressionID)
  case save(TypedBlock)
  case transform(TypedExpressionID)
}

/// The options of `stroke`.
public struct TypedStroke: Sendable {
  public var width: TypedExpressionID?
  public var color: TypedExpressionID?
  public var dash: TypedExpressionID?
  public var cap = LineCap.butt
  public var join = LineJoin.miter

  public init() {}
}
