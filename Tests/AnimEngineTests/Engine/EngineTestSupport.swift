import AnimEngine
import Testing

/// The reference of a plain layer's key path; a test that asks for an unknown one fails.
func reference(_ keyPath: String, in type: LayerTypeID = .layer, of types: LayerTypeTable = LayerTypeTable())
  -> PropertyReference
{
  guard let reference = types.reference(to: keyPath, in: type) else {
    Issue.record("no property \(keyPath)")
    return PropertyReference(LayerProperty("", .number, default: .none, help: ""))
  }
  return reference
}

/// An engine that plays the part of a host: it runs turns, moves time from event to event and writes what happens, one
/// line an event.
struct Player {
  var engine = AnimationEngine()
  private(set) var log: [String] = []
  private var stack = TransactionStack()

  init() {}

  /// Makes a layer on the stage, or elsewhere, that is live.
  mutating func layer(
    _ name: String = "a", in superlayer: LayerID? = .stage, type: LayerTypeID = .layer,
    _ values: [(String, PropertyValue)] = []
  ) throws -> LayerID {
    let layer = try engine.makeLayer(type: type, name: name)
    if let superlayer { try engine.insert(layer, into: superlayer) }
    for (keyPath, value) in values { try engine.set(layer, reference(keyPath, in: type), to: value) }
    try engine.commitLayer(layer)
    return layer
  }

  /// Performs calls as one turn.
  mutating func turn(_ body: (inout AnimationEngine) throws -> Void) rethrows {
    engine.beginTurn(stack)
    try body(&engine)
    stack = engine.endTurn()
    note()
  }

  /// Moves time to an instant in seconds, stopping at every event.
  mutating func advance(to seconds: Double) {
    let target = MediaTime(seconds: seconds)
    while let next = engine.nextEventTime, next <= target {
      engine.advance(to: next)
      note()
    }
    engine.advance(to: target)
    note()
  }

  /// What has happened since the last call.
  mutating func takeLog() -> [String] {
    note()
    defer { log = [] }
    return log
  }

  private mutating func note() {
    for event in engine.takeEvents() { log.append("\(seconds(engine.now)) \(text(event))") }
  }

  private func text(_ event: EngineEvent) -> String {
    switch event {
    case .animationDidStart(let notice): "start \(name(notice))"
    case .animationDidStop(let notice, let reason): "\(reason) \(name(notice))"
    case .completion(let number, let isFinished, _): "completion \(number)\(isFinished ? "" : " unfinished")"
    case .collectionDidEnd: "collection"
    }
  }

  private func name(_ notice: AnimationNotice) -> String {
    "\(engine.name(of: notice.layer) ?? "?").\(notice.key ?? "anonymous")"
  }
}

/// Seconds in their shortest form.
func seconds(_ time: MediaTime) -> String {
  let seconds = time.seconds
  return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
}

extension Player {
  /// The number on screen.
  func shown(_ layer: LayerID, _ keyPath: String) -> Double {
    engine.presentationValue(layer, reference(keyPath)).double
  }

  /// The model number.
  func model(_ layer: LayerID, _ keyPath: String) -> Double { engine.value(layer, reference(keyPath)).double }

  /// Adds an animation in a turn of its own.
  @discardableResult
  mutating func animate(_ animation: LayerAnimation, _ layer: LayerID) throws -> AnimationID? {
    var id: AnimationID?
    try turn { id = try $0.add(animation, to: layer) }
    return id
  }

  /// Sets a value in a turn of its own.
  mutating func set(_ layer: LayerID, _ keyPath: String, _ value: PropertyValue, disableActions: Bool = false) throws {
    try turn {
      $0.setTransactionOptions(TransactionOptions(disablesActions: disableActions))
      try $0.set(layer, reference(keyPath), to: value)
    }
  }
}

extension PropertyValue {
  /// The number of a number, an angle or a bool; NaN for others.
  var double: Double {
    switch self {
    case .number(let number), .angle(let number): number
    case .bool(let isTrue): isTrue ? 1 : 0
    default: .nan
    }
  }
}

extension LayerAnimation {
  /// A basic animation of a key path over some seconds.
  static func basic(
    _ keyPath: String, from: PropertyValue? = nil, to: PropertyValue? = nil, by: PropertyValue? = nil,
    over seconds: Double = 1, key: AnimationKey = .keyPath, delay: Double = 0,
    _ change: (inout LayerAnimation) -> Void = { _ in }
  ) -> LayerAnimation {
    var animation = LayerAnimation(
      .basic(BasicAnimation(reference(keyPath), from: from, to: to, by: by)),
      timing: MediaTiming(duration: MediaTime(seconds: seconds)), delay: MediaTime(seconds: delay), key: key)
    change(&animation)
    return animation
  }

  /// An animation of any kind over some seconds.
  static func of(
    _ kind: Kind, over seconds: Double = 1, key: AnimationKey = .keyPath, delay: Double = 0,
    _ change: (inout LayerAnimation) -> Void = { _ in }
  ) -> LayerAnimation {
    var animation = LayerAnimation(
      kind, timing: MediaTiming(duration: MediaTime(seconds: seconds)), delay: MediaTime(seconds: delay), key: key)
    change(&animation)
    return animation
  }

  /// A keyframe animation of a key path over some seconds.
  static func keyframes(
    _ keyPath: String, _ values: [Double], over seconds: Double = 1, key: AnimationKey = .keyPath,
    delay: Double = 0, _ change: (inout LayerAnimation) -> Void = { _ in }
  ) -> LayerAnimation {
    let isAngle = reference(keyPath).type == .angle
    let keyframe = KeyframeAnimation(reference(keyPath), values: values.map { isAngle ? .angle($0) : .number($0) })
    return of(.keyframe(keyframe), over: seconds, key: key, delay: delay, change)
  }

  /// Children that run together.
  static func group(
    _ children: [LayerAnimation], over seconds: Double = 1, key: AnimationKey = .keyPath, delay: Double = 0,
    _ change: (inout LayerAnimation) -> Void = { _ in }
  ) -> LayerAnimation {
    of(.group(AnimationGroup(children)), over: seconds, key: key, delay: delay, change)
  }

  /// The same as Core Animation's raw animation.
  var transient: LayerAnimation {
    var animation = self
    animation.isTransient = true
    return animation
  }
}

extension PropertyValue {
  static func point(_ x: Double, _ y: Double) -> PropertyValue { .point(Point2D(x: x, y: y)) }
  static func size(_ width: Double, _ height: Double) -> PropertyValue { .size(Size2D(width: width, height: height)) }
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PropertyValue {
    .rect(Rect2D(x: x, y: y, width: width, height: height))
  }
}
