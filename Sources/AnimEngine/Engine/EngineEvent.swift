/// What the engine tells, in the order in which it happened. Nothing is told twice.
public enum EngineEvent: Hashable, Sendable {
  /// An animation has begun, after its delay.
  case animationDidStart(AnimationNotice)
  /// An animation is over; told exactly once of each that was added, also of one that stays attached at its end.
  case animationDidStop(AnimationNotice, StopReason)
  /// Everything that a transaction's completion waited for is over; the number is the one given to it.
  case completion(Int)
  /// All animations of a collection are over. Observers are not told.
  case collectionDidEnd(CollectionID)
}

/// The animation that an event is about.
public struct AnimationNotice: Hashable, Sendable {
  public let id: AnimationID
  public let layer: LayerID
  /// The key it was found under; nil if it is anonymous.
  public let key: String?
  /// The layer's copy, with the times and ends that were filled in.
  public let animation: LayerAnimation
  /// Whether the run goes on for its sake: it ends by itself, and a turn that keeps the run alive added it.
  public let keepsAlive: Bool
}
