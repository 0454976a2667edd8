import AnimEngine

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
