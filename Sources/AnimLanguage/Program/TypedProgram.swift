import AnimEngine

/// A checked script: every name resolved, every expression typed, every convenience of the syntax written out.
///
/// The compiler needs no decision from the syntax any more: parts are slots, operators are typed operations,
/// layer declarations are calls. Like the syntax tree it is an arena of trivial enums; `then`/`after`/`every` blocks,
/// handlers and the script itself are all functions.
public struct TypedProgram: Sendable {
  public var types = TypeTable()
  public var expressions: [TypedExpression] = []
  public var expressionTypes: [TypeID] = []
  public var expressionRanges: [SourceRange] = []
  public var statements: [TypedStatement] = []
  public var statementRanges: [SourceRange] = []
  public var functions: [TypedFunction] = []
  /// Variables declared at the top level of the file; any function may read them.
  public var globals: [TypedVariable] = []
  public var strings: [String] = []
  /// Key paths that the program uses.
  public var properties: [PropertyReference] = []
  /// Names of layers' named sublayers, of tags and of argument labels that exist while running.
  public var memberNames: [String] = []
  public var animations: [TypedAnimation] = []
  public var animationBlocks: [TypedAnimationBlock] = []
  public var transactions: [TypedTransaction] = []
  public var registrations: [TypedRegistration] = []
  public var closures: [TypedClosure] = []
  /// The engine's layer types together with those that the script declares.
  public var layerTypes = LayerTypeTable()
  /// The layer types that the script declares, in the order of their ids.
  public var declaredTypes: [TypedLayerType] = []
  /// Properties that are reached through a layer whose type may lack them: they are looked for by their key path.
  public var looseProperties: Set<PropertyID> = []
  public var drawings: [TypedDrawing] = []
  /// Functions of the host's that the program calls.
  public var hostFunctions: [TypedHostFunction] = []
  public var tests: [TypedTest] = []
  public var listPool: [UInt32] = []
  public var main: FunctionID = FunctionID(0)

  public init() {}

  /// The ids in a list.
  public subscript<Node>(list: NodeList<Node>) -> [NodeID<Node>] {
    let start = Int(list.start)
    let end = start + Int(list.count)
    guard end <= listPool.count else { return [] }
    return listPool[start..<end].map { NodeID(Int($0)) }
  }
}

public typealias TypedExpressionID = NodeID<TypedExpression>
public typealias TypedStatementID = NodeID<TypedStatement>
public typealias TypedBlock = NodeList<TypedStatement>
public typealias FunctionID = NodeID<TypedFunction>
public typealias PropertyID = NodeID<PropertyReference>
/// An index into the locals of the function that the expression or statement stands in.
public typealias LocalID = NodeID<TypedVariable>

public enum VariableReference: Hashable, Sendable {
  case global(Int32)
  case local(LocalID)
}

/// A variable, parameter or loop variable, also those that the checker makes up.
public struct TypedVariable: Sendable {
  public var name: String
  public var type: TypeID
  public var isMutable: Bool
  /// Whether a block that runs later shares this `var`; it then lives in a cell of the machine's store.
  public var isShared: Bool
  /// What it holds in every run, if that is one number and known; of a spring, in how many ticks it rests.
  public var constant: Double?
  /// Whether it is the name of a view, which its type need not tell.
  public var isView = false
  public var range: SourceRange

  public init(name: String, type: TypeID, isMutable: Bool, isShared: Bool = false, range: SourceRange) {
    self.name = name
    self.type = type
    self.isMutable = isMutable
    self.isShared = isShared
    self.range = range
  }
}

public enum FunctionKind: Hashable, Sendable {
  /// The script's top level.
  case main
  case function
  case handler
  /// A block that runs later: `then { }`, `after 1s { }`, `on card tap { }`.
  case block
  /// A block that runs by itself, in the middle of what makes it run, and cannot wait: `changed`, `display`, `draw`,
  /// `delegate`, `defaultAction`, the body of a layer type.
  case hook
  /// `test "name" { }`
  case test
}

/// Values that the place which calls a handler or a completion block offers.
public enum OfferedValue: UInt8, Hashable, Sendable, CaseIterable {
  case layer, key, animation, finished, reason, event, view
}

/// A function, handler, block that runs later, or the script itself.
public struct TypedFunction: Sendable {
  public var kind: FunctionKind
  public var name: String
  public var range: SourceRange
  /// Everything with a register, parameters first.
  public var locals: [TypedVariable]
  /// How many of the first locals are parameters that `callFunction` or `call NAME(…)` passes.
  public var parameterCount: Int
  /// Locals that are filled in from what the calling place offers.
  public var offered: [(value: OfferedValue, local: LocalID)]
  /// For a block that runs later: which local here takes the value (or, where shared, the cell) of which local of
  /// the enclosing function when the block is made.
  public var captures: [(outer: LocalID, inner: LocalID)]
  public var result: TypeID
  public var body: TypedBlock

  public init(
    kind: FunctionKind, name: String, range: SourceRange, locals: [TypedVariable] = [], parameterCount: Int = 0,
    offered: [(value: OfferedValue, local: LocalID)] = [], captures: [(outer: LocalID, inner: LocalID)] = [],
    result: TypeID = .void, body: TypedBlock = .empty
  ) {
    self.kind = kind
    self.name = name
    self.range = range
    self.locals = locals
    self.parameterCount = parameterCount
    self.offered = offered
    self.captures = captures
    self.result = result
    self.body = body
  }
}

/// What is to run later: a function with the arguments of `call NAME(…)`, evaluated where it is made, or a block
/// with its captures.
public struct TypedClosure: Sendable {
  public var function: FunctionID
  /// Arguments for the function's parameters in order; only of `call NAME(…)`.
  public var arguments: NodeList<TypedExpression>

  public init(function: FunctionID, arguments: NodeList<TypedExpression>) {
    self.function = function
    self.arguments = arguments
  }
}

public typealias ClosureID = NodeID<TypedClosure>

/// A test of the script: a function that starts a run of its own.
public struct TypedTest: Sendable {
  public var name: String
  public var function: FunctionID
  /// Where it is declared.
  public var range: SourceRange
}
