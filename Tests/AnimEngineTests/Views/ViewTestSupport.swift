import AnimEngine
import Testing

extension Player {
  /// Makes a layer on the stage that a view owns.
  mutating func view(
    _ name: String = "v", in superlayer: LayerID = .stage, _ values: [(String, PropertyValue)] = []
  ) throws -> LayerID {
    let layer = try engine.makeLayer(name: name)
    try engine.makeView(layer)
    try engine.insert(layer, into: superlayer)
    for (keyPath, value) in values { try engine.set(layer, reference(keyPath), to: value) }
    try engine.commitLayer(layer)
    return layer
  }

  /// Runs an animation block in a turn of its own.
  mutating func block(
    over seconds: Double? = 1, ease: TimingFunction? = .linear, delay: Double = 0, completion: Int? = nil,
    options: ViewAnimationOptions = [], _ body: (inout AnimationEngine) throws -> Void
  ) throws {
    try turn { engine in
      try engine.animate(over: seconds, ease: ease, delay: delay, completion: completion, options: options, body)
    }
  }

  /// The point on screen.
  func shownPoint(_ layer: LayerID, _ keyPath: String = "position") -> Point2D {
    guard case .point(let point) = engine.presentationValue(layer, reference(keyPath)) else { return .zero }
    return point
  }
}

extension AnimationEngine {
  /// An animation block: what `UIView.animate` is.
  mutating func animate(
    over seconds: Double? = 1, ease: TimingFunction? = .linear, delay: Double = 0, completion: Int? = nil,
    options: ViewAnimationOptions = [], _ body: (inout AnimationEngine) throws -> Void
  ) throws {
    beginViewAnimation(
      ViewAnimation(
        duration: seconds.map { MediaTime(seconds: $0) }, timingFunction: ease, delay: MediaTime(seconds: delay),
        options: options),
      completion: completion)
    try body(&self)
    try commitTransaction()
  }

  mutating func set(_ layer: LayerID, _ keyPath: String, _ value: PropertyValue) throws {
    try set(layer, reference(keyPath), to: value)
  }
}
