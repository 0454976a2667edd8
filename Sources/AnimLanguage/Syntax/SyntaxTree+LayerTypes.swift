/// `layer type Name: type { … }`.
public struct LayerTypeSyntax: Equatable, Sendable {
  public var name: NameSyntax
  /// The kind or type that it extends; plain `layer` where none is written.
  public var parent: NameSyntax?
  public var body: BlockSyntax

  public init(name: NameSyntax, parent: NameSyntax?, body: BlockSyntax) {
    self.name = name
    self.parent = parent
    self.body = body
  }
}

/// `property name: type = value animated clauses`.
public struct PropertySyntax: Equatable, Sendable {
  public var name: NameSyntax
  public var type: NodeID<TypeSyntax>?
  public var defaultValue: ExpressionID?
  /// Whether a change of it animates.
  public var isAnimated: Bool
  /// How it then animates.
  public var clauses: NodeList<ClauseSyntax>

  public init(
    name: NameSyntax, type: NodeID<TypeSyntax>?, defaultValue: ExpressionID?, isAnimated: Bool,
    clauses: NodeList<ClauseSyntax>
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isAnimated = isAnimated
    self.clauses = clauses
  }
}

/// A block of a layer or of its type that runs by itself when something happens.
public struct HookSyntax: Equatable, Sendable {
  public var kind: HookKind
  /// The property of `changed` and `display`, the parameter of `delegate` and `defaultAction`.
  public var name: NameSyntax?
  public var body: BlockSyntax

  public init(kind: HookKind, name: NameSyntax?, body: BlockSyntax) {
    self.kind = kind
    self.name = name
    self.body = body
  }
}

/// What a ``HookSyntax`` is for.
public enum HookKind: UInt8, Hashable, Sendable, CaseIterable {
  case changed, display, draw, delegate, defaultAction

  /// The word that it begins with.
  public var word: String { "\(self)" }
}

/// `key: action` in `actions { }`.
public struct ActionSyntax: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    /// `call name` or `call name(arguments)`.
    case call(NameSyntax, arguments: NodeList<ArgumentSyntax>)
    case value(ExpressionID)
  }

  public var key: NameSyntax
  public var value: Value

  public init(key: NameSyntax, value: Value) {
    self.key = key
    self.value = value
  }
}

/// A statement of `draw { }`. Options are arguments whose labels are their words.
public enum DrawingSyntax: Equatable, Sendable {
  /// `stroke path width 2 color red cap round join bevel dash [4, 2]`
  case stroke(ExpressionID, NodeList<ArgumentSyntax>)
  /// `fill path color red rule evenOdd`
  case fill(ExpressionID, NodeList<ArgumentSyntax>)
  /// `text string at point size 12 color red`
  case text(ExpressionID, at: ExpressionID, NodeList<ArgumentSyntax>)
  case clip(ExpressionID)
  case save(BlockSyntax)
  case transform(ExpressionID)
}
