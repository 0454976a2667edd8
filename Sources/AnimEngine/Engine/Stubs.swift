extension AnimationEngine {
  // MARK: Layers

  @discardableResult
  public mutating func makeLayer(type: LayerTypeID = .layer, name: String = "") throws(EngineError) -> LayerID {
    .stage
  }
  /// Ends a layer's declaration, its sublayers' too: from now on (or from when it comes into the tree) changes animate.
  public mutating func commitLayer(_ layer: LayerID) throws(EngineError) {}
  /// Puts a layer among the sublayers of another, taking it from where it was.
  public mutating func insert(_ layer: LayerID, into superlayer: LayerID, at place: SublayerPlace = .top)
    throws(EngineError)
  {}
  /// Takes a layer from its superlayer; its animations are told `removed`. One without a superlayer stays as it is.
  public mutating func remove(_ layer: LayerID) throws(EngineError) {}

  public var layerCount: Int { layers.count }
  public func type(of layer: LayerID) -> LayerTypeID? { nil }
  public func name(of layer: LayerID) -> String? { nil }
  public func superlayer(of layer: LayerID) -> LayerID? { nil }
  public func sublayers(of layer: LayerID) -> [LayerID] { [] }
  public func isInTree(_ layer: LayerID) -> Bool { false }
  public func isLive(_ layer: LayerID) -> Bool { false }
  public mutating func pause(_ layer: LayerID) throws(EngineError) {}
  public mutating func resume(_ layer: LayerID) throws(EngineError) {}
  public func isPaused(_ layer: LayerID) -> Bool { false }

  // MARK: Geometry and time

  /// A point of one layer's coordinates in another's; nil stands for the space that holds the root.
  public func convert(_ point: Point2D, from source: LayerID?, to target: LayerID?) -> Point2D { point }
  public func convert(_ rect: Rect2D, from source: LayerID?, to target: LayerID?) -> Rect2D { rect }
  /// A time of one layer in another's; nil stands for the engine's clock.
  public func convert(_ time: MediaTime, from source: LayerID?, to target: LayerID?) -> MediaTime { time }

  // MARK: Values

  /// The model value; `none` if the layer or the property is unknown.
  public func value(_ layer: LayerID, _ reference: PropertyReference) -> PropertyValue { .none }
  public mutating func set(_ layer: LayerID, _ reference: PropertyReference, to value: PropertyValue)
    throws(EngineError)
  {}
  /// The value on screen at ``now``.
  public func presentationValue(_ layer: LayerID, _ reference: PropertyReference) -> PropertyValue { .none }
  /// A number on screen at ``now``; what ``number(_:slot:)`` is for the model.
  public func presentationNumber(_ layer: LayerID, slot: Int) -> Double { 0 }

  // MARK: Animations

  /// Adds a copy of an animation to a layer.
  @discardableResult
  public mutating func add(_ animation: LayerAnimation, to layer: LayerID) throws(EngineError) -> AnimationID {
    AnimationID(serial: 0, slot: 0)
  }
  /// Takes the animations of a key away, delayed ones too; nothing happens if there are none.
  public mutating func removeAnimation(_ layer: LayerID, key: String, reason: StopReason = .cancelled) {}
  /// Takes all animations of a layer away, anonymous ones too.
  public mutating func removeAllAnimations(_ layer: LayerID, reason: StopReason = .cancelled) {}
  /// The keys of the animations that have begun, in the order in which they apply.
  public func animationKeys(_ layer: LayerID) -> [String] { [] }
  /// The layer's copy of the animation that bears a key and has begun.
  public func animation(_ layer: LayerID, key: String) -> LayerAnimation? { nil }
  /// The animation that bears a key now, delayed ones too, the one added last if there are several.
  public func animationID(_ layer: LayerID, key: String) -> AnimationID? { nil }
  /// Whether an animation has been added and is not over.
  public func isRunning(_ animation: AnimationID) -> Bool { false }
  /// Whether an animation of the tree that will end by itself is running or delayed: what `wait for all` waits for.
  public var hasFiniteAnimations: Bool { false }

  // MARK: Transactions

  public mutating func beginTurn(_ stack: TransactionStack = TransactionStack()) {}
  public mutating func endTurn() -> TransactionStack { transactions }
  public mutating func beginTransaction(_ options: TransactionOptions = TransactionOptions(), completion: Int? = nil) {}
  public mutating func commitTransaction() throws(EngineError) {}
  public mutating func setTransactionOptions(_ options: TransactionOptions) {}
  public mutating func setCompletion(_ completion: Int) {}
  public mutating func flush() {}
  public var transactionOptions: TransactionOptions { TransactionOptions() }
  public var animationDuration: MediaTime { .zero }
  public var disablesActions: Bool { false }

  // MARK: Clock

  /// When the next animation begins or ends by itself; may be ``now``. Nil if nothing is due.
  public var nextEventTime: MediaTime? { nil }
  /// Moves time to an instant and performs what is due there: see `One instant`. Never goes past ``nextEventTime``
  /// without stopping there: due instants on the way are performed in order.
  public mutating func advance(to instant: MediaTime) {}
  public mutating func takeEvents() -> [EngineEvent] { [] }
  public mutating func takeLog() -> [EngineLogEntry] { [] }
  @discardableResult
  public mutating func perform(_ call: EngineCall) throws(EngineError) -> EngineResult { .none }

  // MARK: Sampling

  /// Everything animated at an instant from now up to the next event, for between turns.
  public func sample(at instant: MediaTime, into buffer: inout SampleBuffer) {}
  mutating func appendLayer(of type: LayerType, type id: LayerTypeID, name: String) {}
  func directReference(_ layer: LayerID, slot: Int, width: Int) -> PropertyReference? { nil }
  mutating func setComponents(_ layer: LayerID, _ reference: PropertyReference, _ components: [Double]) {}
}
public struct SampleBuffer: Sendable {
  public var values: [Double] = []
  public init() {}
  public var count: Int { values.count }
  public func target(at index: Int, in engine: AnimationEngine) -> (layer: LayerID, slot: Int)? { nil }
}
struct AnimationStore {}
struct SamplingStore {}
struct Agenda {}
struct CompletionGroups {}
