/// What the engine tells, in the order in which it happened. Nothing is told twice.
public enum EngineEvent: Hashable, Sendable {
  /// An animation has begun, after its delay.
  case animationDidStart(AnimationNotice)
  /// An animation is over; told exactly once of each that was added, also of one that stays attached at its end.
  case animationDidStop(AnimationNotice, StopReason)
  /// Everything that the completion of a transaction or of a block of views waited for is over; the number is the one
  /// given to it. It is finished if every animation came to its end; it does not keep the run alive if one of them was
  /// endless.
  case completion(Int, isFinished: Bool = true, keepsAlive: Bool = true)
  /// All animations of a collection are over. Observers are not told.
  case collectionDidEnd(CollectionID)
}

/// The animation that an event is about.
public struct AnimationNotice: Sendable {
  /// Tells it from all others of the run.
  public let id: AnimationID
  /// The layer that it was added to.
  public let layer: LayerID
  let attached: AttachedAnimation
  let timing: MediaTiming
  /// Whether the run goes on for its sake: it ends by itself, and a turn that keeps the run alive added it.
  public let keepsAlive: Bool

  init(id: AnimationID, layer: LayerID, attached: AttachedAnimation, timing: MediaTiming, keepsAlive: Bool) {
    self.id = id
    self.layer = layer
    self.attached = attached
    self.timing = timing
    self.keepsAlive = keepsAlive
  }

  /// What is told of an animation that was added as it stands.
  init(id: AnimationID, layer: LayerID, animation: LayerAnimation) {
    self.init(id: id, layer: layer, attached: AttachedAnimation(animation), timing: animation.timing, keepsAlive: true)
  }

  /// The key it was found under; nil if it is anonymous.
  public var key: String? { attached.key }

  /// The layer's copy, with the duration and the begin that were filled in.
  public var animation: LayerAnimation {
    var animation = attached.animation
    animation.timing = timing
    return animation
  }
}

extension AnimationNotice: Hashable {
  public static func == (lhs: AnimationNotice, rhs: AnimationNotice) -> Bool {
    lhs.id == rhs.id && lhs.layer == rhs.layer && lhs.animation == rhs.animation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
