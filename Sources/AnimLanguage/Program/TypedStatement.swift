import AnimEngine

/// A statement of a checked script.
public enum TypedStatement: Sendable {
  /// Gives a variable its first value (its type's absent value where none is written).
  case declare(VariableReference, TypedExpressionID?)
  case assign(VariableReference, TypedExpressionID)
  /// `variable[i][j] = value`: element of a list, in place.
  case assignElement(VariableReference, indices: NodeList<TypedExpression>, TypedExpressionID)
  case assignProperty(layer: TypedExpressionID, PropertyID, TypedExpressionID)
  /// Evaluates for the effect: calls, and methods that return nothing.
  case expression(TypedExpressionID)
  /// A method that changes a list in place: `append insert remove removeLast removeAll …`. The result is dropped.
  case mutate(VariableReference, indices: NodeList<TypedExpression>, Builtin, arguments: NodeList<TypedExpression>)
  case print(NodeList<TypedExpression>)
  case conditional(TypedExpressionID, then: TypedBlock, otherwise: TypedBlock)
  /// `if let`: the local takes the opened value.
  case bind(LocalID, TypedExpressionID, then: TypedBlock, otherwise: TypedBlock)
  case whileLoop(TypedExpressionID, TypedBlock)
  /// Over a range, without making a list.
  case rangeLoop(LocalID, from: TypedExpressionID, to: TypedExpressionID, isClosed: Bool, TypedBlock)
  /// Over a list, copied when the loop begins.
  case listLoop(LocalID, TypedExpressionID, TypedBlock)
  case `break`
  case `continue`
  case `return`(TypedExpressionID?)
  case block(TypedBlock)

  /// Makes a layer (not in a tree yet) and puts it in a variable. The name is a string expression.
  case makeLayer(VariableReference, type: LayerTypeID, name: TypedExpressionID)
  /// Puts a layer into a tree.
  case insert(layer: TypedExpressionID, into: TypedExpressionID, TypedInsertionPlace)
  case remove(TypedExpressionID)
  case replace(layer: TypedExpressionID, with: TypedExpressionID)
  /// Scrolls so that a point comes to the origin, or a rectangle becomes visible.
  case scroll(layer: TypedExpressionID, to: TypedExpressionID, isRect: Bool)
  /// The end of an outermost declaration: the layer and what is in it go live.
  case commitLayer(TypedExpressionID)
  /// Gives a layer a view that owns it.
  case makeView(TypedExpressionID)
  /// Remembers a named sublayer, or a list of them, as a member of its declaring layer.
  case declareMember(layer: TypedExpressionID, MemberID, TypedExpressionID)

  /// Gives a layer a delegate: a function that is offered the layer and the key and returns the action.
  case setDelegate(layer: TypedExpressionID, ClosureID)
  /// Gives a layer an action of its own, or with a level above 0 its style or the style's style.
  case setAction(layer: TypedExpressionID, key: StringID, styleLevel: UInt8, TypedActionValue)
  /// Says how a change of a property of a layer type animates: as an animation value does.
  case setImplicitAnimation(LayerTypeID, PropertyID, TypedExpressionID)
  case draw(NodeID<TypedDrawing>)

  /// `call handler(arguments)`: runs a handler here and now and offers it a layer, `self` of the place.
  case callHandler(FunctionID, NodeList<TypedExpression>, layer: TypedExpressionID)
  case animate(NodeID<TypedAnimation>)
  case animationBlock(NodeID<TypedAnimationBlock>)
  /// A part of a keyframe block: its changes take a share of the block's duration, from a fraction of it on.
  case keyframe(start: TypedExpressionID, duration: TypedExpressionID, TypedBlock)
  case moveAnimator(TypedAnimatorMove, TypedExpressionID)
  /// Sends an event from outside.
  case send(StringID, to: TypedEventTarget)
  case transaction(NodeID<TypedTransaction>)
  case flush
  case register(NodeID<TypedRegistration>)
  case schedule(ScheduleKind, TypedExpressionID, ClosureID)
  case wait(TypedExpressionID)
  case waitFor(layer: TypedExpressionID, key: TypedExpressionID)
  case waitForAll
  case waitForEvent(layer: TypedExpressionID, event: StringID)
  /// From here on the animations that are added are collected, until `endCollection`; these nest like blocks.
  case beginCollection
  /// Waits until the animations that were collected are over, or for so long before their end.
  case endCollection(overlap: TypedExpressionID?)
  /// Starts a strand for each block and waits until all of them have ended.
  case parallel(NodeList<TypedClosure>)
  /// Over a list, copied when the loop begins, with so much time between rounds.
  case stagger(LocalID, TypedExpressionID, every: TypedExpressionID, StaggerOrder, TypedBlock)
  /// `on frame` and `off frame`.
  case onFrame(ClosureID, isRemoval: Bool)
  case seed(TypedExpressionID)
  /// Runs a block at the end of an instant, the present one without a time.
  case expect(ClosureID, time: TypedExpressionID?)
  /// In such a block: fails, with a text that says how, where the condition does not hold.
  case check(TypedExpressionID, message: TypedExpressionID)
  /// In such a block: fails unless the animation of a key has just come to its end (or is over in another way).
  case checkEnding(layer: TypedExpressionID, key: TypedExpressionID, isFinish: Bool)
  case cancelTimer(TypedExpressionID)
  /// `cancel layer "key"`; all of the layer's animations without a key.
  case cancelAnimation(layer: TypedExpressionID, key: TypedExpressionID?)
  /// `stop layer "key"`, all of the layer's animations without a key; `pause` and `resume` never have one.
  case control(ControlWord, layer: TypedExpressionID, key: TypedExpressionID?)
}

/// Where `insert` puts a layer among its parent's sublayers.
public enum TypedInsertionPlace: Sendable {
  case last
  case index(TypedExpressionID)
  case above(TypedExpressionID)
  case below(TypedExpressionID)
}

/// `transaction <options> { } then …`; without a body the options hold for the strand's current transaction.
public struct TypedTransaction: Sendable {
  public var disableActions: TypedExpressionID?
  public var duration: TypedExpressionID?
  public var timing: TypedExpressionID?
  public var body: TypedBlock?
  public var completion: ClosureID?

  public init() {}
}

/// The events of animations that handlers can be registered for.
public enum AnimationEventWord: UInt8, Hashable, Sendable { case start, finish, cancel }

/// What a handler of a layer can be registered for.
public enum LayerEvent: Hashable, Sendable {
  case animation(AnimationEventWord)
  /// What comes from outside, by its name.
  case input(String)
}

/// `on layer finish "key" call name` or `off …`; without a key any key.
public struct TypedRegistration: Sendable {
  public var isRemoval: Bool
  public var layer: TypedExpressionID
  public var event: LayerEvent
  public var key: TypedExpressionID?
  public var closure: ClosureID

  public init(
    isRemoval: Bool, layer: TypedExpressionID, event: LayerEvent, key: TypedExpressionID?, closure: ClosureID
  ) {
    self.isRemoval = isRemoval
    self.layer = layer
    self.event = event
    self.key = key
    self.closure = closure
  }
}
