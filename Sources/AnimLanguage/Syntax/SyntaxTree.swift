/// What the parser makes of a script: every byte gives a tree.
///
/// The tree is lossless: ``tokens`` covers the whole text (what lies between tokens is white space and comments),
/// and each node knows the range it was read from. Parts that are missing are `.missing` nodes with an empty range;
/// the parser has told about them.
public struct SyntaxTree: Equatable, Sendable {
  public var tokens: [Token] = []
  public var names: NameTable
  /// The comments that silence warnings.
  public var silencers: [Silencer] = []
  /// Texts of string literals with escapes resolved, by ``TextID``.
  public var texts: [String] = []

  public var expressions: [ExpressionSyntax] = []
  public var expressionRanges: [SourceRange] = []
  public var statements: [StatementSyntax] = []
  public var statementRanges: [SourceRange] = []
  public var types: [TypeSyntax] = []
  public var typeRanges: [SourceRange] = []
  public var arguments: [ArgumentSyntax] = []
  public var parameters: [ParameterSyntax] = []
  public var clauses: [ClauseSyntax] = []
  public var clauseRanges: [SourceRange] = []
  public var functions: [FunctionSyntax] = []
  public var handlers: [HandlerSyntax] = []
  public var layers: [LayerSyntax] = []
  public var animations: [AnimateSyntax] = []
  public var animationBlocks: [AnimationBlockSyntax] = []
  public var transactions: [TransactionSyntax] = []
  public var registrations: [RegistrationSyntax] = []
  public var conditionals: [ConditionalSyntax] = []
  public var loops: [LoopSyntax] = []
  public var layerTypes: [LayerTypeSyntax] = []
  public var properties: [PropertySyntax] = []
  public var hooks: [HookSyntax] = []
  public var actions: [ActionSyntax] = []
  public var drawings: [DrawingSyntax] = []
  public var expectations: [ExpectationSyntax] = []
  /// The pool that every ``NodeList`` is a slice of.
  public var listPool: [UInt32] = []
  /// The statements of the file.
  public var root: NodeList<StatementSyntax> = .empty

  public init(names: NameTable = NameTable()) {
    self.names = names
  }
}

public typealias ExpressionID = NodeID<ExpressionSyntax>
public typealias StatementID = NodeID<StatementSyntax>
public typealias BlockSyntax = NodeList<StatementSyntax>

/// A text in ``SyntaxTree/texts``.
public struct TextID: Hashable, Sendable {
  public let index: UInt32

  public init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

/// A name where it was written.
public struct NameSyntax: Hashable, Sendable {
  public var name: NameID
  public var range: SourceRange

  public init(name: NameID, range: SourceRange) {
    self.name = name
    self.range = range
  }
}
