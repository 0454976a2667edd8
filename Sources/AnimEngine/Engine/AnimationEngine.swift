/// Core Animation's semantics as one value: layers, animations, transactions and an exact clock, without a screen.
///
/// Copying the engine takes a snapshot that goes its own way. It never reads a clock: the host moves time with
/// ``advance(to:)``, from ``nextEventTime`` to ``nextEventTime``, and takes what happened with ``takeEvents()``.
/// All calls between ``beginTurn(_:)`` and ``endTurn()`` make a turn, whose implicit transaction commits at its end.
public struct AnimationEngine: Sendable {
  /// The instant at which everything happens until time is moved.
  public internal(set) var now = MediaTime.zero

  /// The layer types; ``registerType(name:extending:properties:)`` and ``extendTypes(with:)`` add to them.
  public internal(set) var types: LayerTypeTable

  /// Whether every call and event is kept for ``takeLog()``.
  public var isObserved = false {
    didSet { writeEpoch = isObserved ? .max : epoch }
  }

  /// The ``LayerAnimation/origin`` of animations that are made from now on and have none of their own, such as those
  /// that changes of properties make.
  public var origin = 0

  // The layers' numbers, one block a layer, and beside each number the epoch in which a write of it was last looked
  // into: further writes in that epoch need only the store.
  @usableFromInline var values = DenseArray<Double>()
  @usableFromInline var stamps = DenseArray<UInt32>()
  @usableFromInline var blocks = DenseArray<LayerBlock>()
  /// The stamp that lets a write through: the epoch, or one that no stamp bears while the engine is observed.
  @usableFromInline var writeEpoch: UInt32 = 1
  var epoch: UInt32 = 1

  var layers: [LayerRecord] = []
  var animations = AnimationStore()
  var sampling = SamplingStore()
  var agenda = Agenda()
  var transactions = TransactionStack()
  var completions = CompletionGroups()
  /// Of the turn that is running: whether the run goes on for the sake of what it starts.
  var keepsAlive = true
  /// Implicit animations of this turn, in the order of their last change; they begin when it ends.
  var proposals: [AnimationID] = []
  /// The actions of layers that have some of their own.
  var actionTables: [LayerActions] = []
  var displayLists: [DisplayList] = []
  /// Of each emitter.
  var emissions: [Emission] = []
  var effects: [EngineEffect] = []
  /// Whether a call has left something for the host to do, see ``takeEffects()``.
  public internal(set) var hasEffects = false
  /// Counts the changes of the tree.
  public internal(set) var treeVersion = 0
  /// Counts the changes of how layers' times run.
  public internal(set) var timeVersion = 0
  /// Counts the transactions that were committed and are inside no other: what was before is on screen then.
  var commitCount = 0
  /// The serial number of the last animation block of views.
  var lastBlock: UInt32 = 0
  var animators = AnimatorStore()
  var events: [EngineEvent] = []
  var log: [EngineLogEntry] = []
  var logCount = 0

  /// An engine at time zero whose tree is the empty stage.
  public init(types: LayerTypeTable = LayerTypeTable()) {
    self.types = types
    appendLayer(of: types.types[LayerTypeID.stage.index], type: .stage, name: "stage")
    layers[0].isCommitted = true
    layers[0].isInTree = true
  }

  /// Adds a layer type, as ``LayerTypeTable/register(name:extending:properties:)`` does.
  @discardableResult
  public mutating func registerType(
    name: String, extending parent: LayerTypeID = .layer, properties: [LayerProperty] = []
  ) throws(EngineError) -> LayerTypeID {
    try types.register(name: name, extending: parent, properties: properties)
  }

  /// Takes over the types of a table which began as a copy of this engine's, such as those that a script declares.
  public mutating func extendTypes(with table: LayerTypeTable) {
    types.extend(with: table)
  }

  /// Sets the animation that a change of a property makes if no action says otherwise, see
  /// ``LayerTypeTable/setImplicitAnimation(_:of:in:)``.
  public mutating func setImplicitAnimation(
    _ animation: LayerAnimation, of property: PropertyReference, in type: LayerTypeID
  ) {
    types.setImplicitAnimation(animation, of: property, in: type)
    beginEpoch()
  }

  /// Makes the next write of every number be looked into again.
  mutating func beginEpoch() {
    epoch &+= 1
    if epoch == .max {
      epoch = 1
      stamps.unsharedElements().update(repeating: 0, count: stamps.count)
    }
    if !isObserved { writeEpoch = epoch }
  }
}
