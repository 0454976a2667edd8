/// `func name(parameters) -> type { … }`.
public struct FunctionSyntax: Equatable, Sendable {
  public var name: NameSyntax
  public var parameters: NodeList<ParameterSyntax>
  public var result: NodeID<TypeSyntax>?
  public var body: BlockSyntax

  public init(
    name: NameSyntax, parameters: NodeList<ParameterSyntax>, result: NodeID<TypeSyntax>?, body: BlockSyntax
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

/// `handler name(parameters) { … }`.
public struct HandlerSyntax: Equatable, Sendable {
  public var name: NameSyntax
  public var parameters: NodeList<ParameterSyntax>
  public var body: BlockSyntax

  public init(name: NameSyntax, parameters: NodeList<ParameterSyntax>, body: BlockSyntax) {
    self.name = name
    self.parameters = parameters
    self.body = body
  }
}

/// `layer name: type { … }`, `view name { … }`, `layer names[i in values]: type { … }`, or `stage { … }` where there is no name.
public struct LayerSyntax: Equatable, Sendable {
  public var name: NameSyntax?
  /// `i` in `layer bars[i in 0..<12]`.
  public var elementName: NameSyntax?
  /// `0..<12` in `layer bars[i in 0..<12]`.
  public var elements: ExpressionID?
  public var type: NameSyntax?
  /// Whether the word is `view`.
  public var isView: Bool
  public var body: BlockSyntax
  /// Whether it is `mask: kind { … }`, the mask of the layer around it.
  public var isMask = false

  public init(
    name: NameSyntax?, elementName: NameSyntax?, elements: ExpressionID?, type: NameSyntax?, isView: Bool = false,
    body: BlockSyntax
  ) {
    self.name = name
    self.elementName = elementName
    self.elements = elements
    self.type = type
    self.isView = isView
    self.body = body
  }
}

/// `label name: type = default`. A handler's parameters may lack the type.
public struct ParameterSyntax: Equatable, Sendable {
  /// The argument label where it differs from the name; `_` drops it.
  public var label: NameSyntax?
  public var name: NameSyntax
  public var type: NodeID<TypeSyntax>?
  public var defaultValue: ExpressionID?

  public init(label: NameSyntax?, name: NameSyntax, type: NodeID<TypeSyntax>?, defaultValue: ExpressionID?) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}
