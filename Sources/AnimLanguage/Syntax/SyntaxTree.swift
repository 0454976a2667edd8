import AnimEngine

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

/// An expression; its range is in ``SyntaxTree/expressionRanges``.
public enum ExpressionSyntax: Equatable, Sendable {
  /// What should stand here does not; already told.
  case missing
  case number(Double)
  /// A duration literal, in whole ticks.
  case duration(Double)
  /// An angle literal, in radians.
  case angle(Double)
  /// A percentage literal as a fraction: `50%` is 0.5.
  case percentage(Double)
  case boolean(Bool)
  /// A colour literal, `0xRRGGBBAA`.
  case color(UInt32)
  /// A piece of a string literal between interpolations; only inside ``string(_:)``.
  case text(TextID)
  /// A string literal: `text` pieces and interpolated expressions in order.
  case string(NodeList<ExpressionSyntax>)
  case none
  case noAction
  case selfLayer
  case now
  /// `animation` as a value: the animation that a handler was called for.
  case animation
  case event
  /// `animation opacity to 1 over 1s` or `transition push from right`: a description that is kept.
  case description(NodeID<AnimateSyntax>)
  case name(NameID)
  /// `base.name`, or `base?.name` where `isOptional`. The name's range is the end of the expression's range.
  case member(base: ExpressionID, name: NameID, isOptional: Bool)
  case index(base: ExpressionID, index: ExpressionID)
  case call(callee: ExpressionID, arguments: NodeList<ArgumentSyntax>)
  /// Two to four values in parentheses. One is just the value: parentheses leave no node.
  case tuple(NodeList<ExpressionSyntax>)
  case list(NodeList<ExpressionSyntax>)
  /// `[for name in values: element]`; the loop's body is empty.
  case comprehension(NodeID<LoopSyntax>, element: ExpressionID)
  case unary(UnaryOperator, ExpressionID)
  /// The operator's own range is found between its operands.
  case binary(BinaryOperator, ExpressionID, ExpressionID)
  case conditional(condition: ExpressionID, then: ExpressionID, otherwise: ExpressionID)
  /// `value as type`, or `value as? type` where `isOptional`.
  case cast(ExpressionID, NodeID<TypeSyntax>, isOptional: Bool)
  /// `every`, `after`, `at` directly after `=`: the statement that the value comes from.
  case timer(StatementID)
  /// `animator` directly after `=`.
  case animator(NodeID<AnimationBlockSyntax>)
}

public enum UnaryOperator: UInt8, Sendable { case negate, not }

public enum BinaryOperator: UInt8, Sendable, CaseIterable {
  case add, subtract, multiply, divide, remainder
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, approximatelyEqual
  case and, or, coalesce
  /// `..<` and `...`
  case halfOpenRange, closedRange
}

/// A type as written.
public enum TypeSyntax: Equatable, Sendable {
  case missing
  case named(NameID)
  case list(NodeID<TypeSyntax>)
  case optional(NodeID<TypeSyntax>)
}

/// `label: value` or `value` in a call, in `tagged (…)` and in transaction options.
public struct ArgumentSyntax: Equatable, Sendable {
  public var label: NameSyntax?
  public var value: ExpressionID

  public init(label: NameSyntax?, value: ExpressionID) {
    self.label = label
    self.value = value
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

/// A statement; its range is in ``SyntaxTree/statementRanges``.
public enum StatementSyntax: Equatable, Sendable {
  /// Text that is no statement; already told.
  case missing
  /// `let name: type = value` or `var …`.
  case variable(NameSyntax, isMutable: Bool, type: NodeID<TypeSyntax>?, value: ExpressionID?)
  case assign(target: ExpressionID, AssignmentOperator, value: ExpressionID)
  case expression(ExpressionID)
  case print(NodeList<ExpressionSyntax>)
  case conditional(NodeID<ConditionalSyntax>)
  case loop(NodeID<LoopSyntax>)
  case `break`
  case `continue`
  case `return`(ExpressionID?)
  case function(NodeID<FunctionSyntax>)
  case handler(NodeID<HandlerSyntax>)
  /// `layer …` and `stage { … }`.
  case layer(NodeID<LayerSyntax>)
  case with(ExpressionID, BlockSyntax)
  case layerType(NodeID<LayerTypeSyntax>)
  /// `property name: type = value animated clauses`
  case property(NodeID<PropertySyntax>)
  /// `changed p { }`, `display p { }`, `draw { }`, `delegate(key) { }`, `defaultAction(key) { }`
  case hook(NodeID<HookSyntax>)
  /// `actions { key: action … }`
  case actions(NodeList<ActionSyntax>)
  /// `style { … }`
  case style(BlockSyntax)
  /// A statement of `draw { }`.
  case draw(NodeID<DrawingSyntax>)
  case animate(NodeID<AnimateSyntax>)
  /// `animate` without a target: a block in which views animate.
  case animationBlock(NodeID<AnimationBlockSyntax>)
  /// `at start for duration { … }`, a part of a keyframe block.
  case keyframe(start: ExpressionID, duration: ExpressionID, BlockSyntax)
  case transaction(NodeID<TransactionSyntax>)
  case flush
  case register(NodeID<RegistrationSyntax>)
  /// `call handler` or `call handler(arguments)`.
  case call(NameSyntax, arguments: NodeList<ArgumentSyntax>)
  /// `wait duration`
  case wait(ExpressionID)
  /// `wait for layer "key"`
  case waitFor(layer: ExpressionID, key: ExpressionID)
  case waitForAll
  /// `wait for layer event`
  case waitForEvent(layer: ExpressionID, NameSyntax)
  /// `sequence { … }`
  case sequence(BlockSyntax)
  /// `overlap duration` between two statements of a sequence.
  case overlap(ExpressionID)
  /// `parallel { … }`
  case parallel(BlockSyntax)
  /// `expect …`
  case expect(NodeID<ExpectationSyntax>)
  /// `test "name" { … }`
  case test(name: ExpressionID, BlockSyntax)
  /// `import "file"`
  case `import`(ExpressionID)
  /// `seed number`
  case seed(ExpressionID)
  /// `at`, `after`, `every` and the block they run.
  case schedule(ScheduleKind, ExpressionID, BlockSyntax)
  /// `cancel timer`, `cancel layer`, `cancel layer "key"`.
  case cancel(ExpressionID, key: ExpressionID?)
  /// `stop layer "key"`, `pause layer` and so on.
  case control(ControlWord, ExpressionID, key: ExpressionID?)
  /// `start animator durationFactor factor`
  case resumeAnimator(ExpressionID, durationFactor: ExpressionID)
  /// `finish animator at position`
  case finish(ExpressionID, at: AnimatorPosition)
  /// `send event to layer`
  case send(NameSyntax, to: ExpressionID)
  /// `send event at point`
  case sendAt(NameSyntax, point: ExpressionID)
  /// `remove layer`
  case remove(ExpressionID)
  /// `replace layer with other`
  case replace(ExpressionID, with: ExpressionID)
  /// `scroll layer to point` or `scroll layer to rect`
  case scroll(ExpressionID, to: ExpressionID)
  /// `insert layer [in parent] [at index]`, `insert layer above|below sibling`.
  case insert(ExpressionID, NodeList<ArgumentSyntax>, InsertionPlace)
}

public enum AssignmentOperator: UInt8, Sendable { case assign, add, subtract, multiply, divide }

public enum ScheduleKind: UInt8, Sendable { case at, after, every }

/// What can be done with animations that run, with the time of a layer, and with an animator.
public enum ControlWord: UInt8, Sendable { case stop, finish, reverse, pause, resume, start }

/// Where `insert` and `move` put a layer; the operands stand in the statement's arguments in this order.
public enum InsertionPlace: UInt8, Sendable {
  /// `in parent`, or at the end of the enclosing layer without operands.
  case last
  /// `in parent at index`
  case index
  case above
  case below
}

/// `if condition { … } else …`, `if let name = value { … }`.
public struct ConditionalSyntax: Equatable, Sendable {
  /// The name that `if let` binds.
  public var binding: NameSyntax?
  public var condition: ExpressionID
  public var body: BlockSyntax
  /// A block of one `conditional` statement for `else if`.
  public var otherwise: BlockSyntax?

  public init(binding: NameSyntax?, condition: ExpressionID, body: BlockSyntax, otherwise: BlockSyntax?) {
    self.binding = binding
    self.condition = condition
    self.body = body
    self.otherwise = otherwise
  }
}

/// `for name in values [every interval [from order]] { … }`, or `while condition { … }` where there is no name.
public struct LoopSyntax: Equatable, Sendable {
  public var name: NameSyntax?
  public var subject: ExpressionID
  /// The time between rounds.
  public var interval: ExpressionID?
  public var order: StaggerOrder
  public var body: BlockSyntax

  public init(
    name: NameSyntax?, subject: ExpressionID, interval: ExpressionID? = nil, order: StaggerOrder = .first,
    body: BlockSyntax
  ) {
    self.name = name
    self.subject = subject
    self.interval = interval
    self.order = order
    self.body = body
  }
}

/// Where the rounds of `for … every …` begin.
public enum StaggerOrder: UInt8, Sendable, CaseIterable { case first, last, center, edges, random }

/// `expect condition [within tolerance] [at time]`, `expect layer "key" finished|cancelled [at time]`.
public struct ExpectationSyntax: Equatable, Sendable {
  /// The condition, or the layer.
  public var subject: ExpressionID
  public var tolerance: ExpressionID?
  public var key: ExpressionID?
  /// Whether the animation is to finish; it is over some other way where this is false.
  public var isFinish = true
  public var time: ExpressionID?

  public init(subject: ExpressionID) {
    self.subject = subject
  }
}

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

/// What `then`, `otherwise` and `on … call` name: a handler, or a block.
public enum CompletionSyntax: Equatable, Sendable {
  /// `call name` or `call name(arguments)`.
  case call(NameSyntax, arguments: NodeList<ArgumentSyntax>)
  case block(BlockSyntax)
}

/// `transaction <options> { … } then …`, or the form without a block.
public struct TransactionSyntax: Equatable, Sendable {
  /// `disableActions` is a label whose value is a `.boolean(true)` of the label's range.
  public var options: NodeList<ArgumentSyntax>
  public var body: BlockSyntax?
  public var completion: CompletionSyntax?

  public init(options: NodeList<ArgumentSyntax>, body: BlockSyntax?, completion: CompletionSyntax?) {
    self.options = options
    self.body = body
    self.completion = completion
  }
}

/// `on layer finish "key" call name`, `off …`.
public struct RegistrationSyntax: Equatable, Sendable {
  public var isRemoval: Bool
  public var layer: ExpressionID
  public var event: NameSyntax
  public var key: ExpressionID?
  public var action: CompletionSyntax

  public init(
    isRemoval: Bool, layer: ExpressionID, event: NameSyntax, key: ExpressionID?, action: CompletionSyntax
  ) {
    self.isRemoval = isRemoval
    self.layer = layer
    self.event = event
    self.key = key
    self.action = action
  }
}
