/// What an animation that is attached to a layer keeps from first to last, as a rule; shared by all copies of its record.
final class AttachedAnimation: Sendable {
  /// What an animation is a part of: a group's child, or what turns a layer along a path. It is listed and told
  /// nowhere, and comes and goes with its owner.
  struct Ownership: Sendable {
    let owner: AnimationID
    /// The duration of the group in whose time it runs; nil if it runs in its layer's.
    let groupDuration: MediaTime?
    /// Whether it shows for as long as the groups around it do.
    let showsThroughout: Bool
  }

  /// The animation as it was added, with its duration filled in.
  let animation: LayerAnimation
  /// The animated property; nil for groups and transitions.
  let property: PropertyReference?
  /// The key under which it is found; nil for anonymous ones and parts of others.
  let key: String?
  /// What it is a part of; nil if it is none.
  let ownership: Ownership?
  /// The keyframes; nil for other kinds and for those that move nothing.
  let track: KeyframeTrack?

  init(_ animation: LayerAnimation, ownership: Ownership? = nil, track: KeyframeTrack? = nil) {
    self.animation = animation
    self.ownership = ownership
    self.track = track
    property = animation.property
    key = ownership == nil ? animation.keyText : nil
  }

  /// The same with another timing.
  func with(_ timing: MediaTiming) -> AttachedAnimation {
    var animation = animation
    animation.timing = timing
    return AttachedAnimation(animation, ownership: ownership, track: track)
  }
}

/// An animation that is attached to a layer.
struct AnimationRecord: Sendable {
  /// How far it has come.
  enum Phase: UInt8, Sendable {
    /// Implicit and of this turn: it begins when the turn ends, unless the value is then what it was.
    case proposed
    /// Its layer is in no tree.
    case waiting
    /// Its delay, or the time until its `beginTime`, is not over.
    case delayed
    case running
    /// It has come to its end and stays attached.
    case ended
  }

  let id: AnimationID
  let layer: LayerID
  var attached: AttachedAnimation
  var phase: Phase
  /// The completions that wait for it, inner before outer.
  var groups: [Int32]
  /// Whether the run goes on for its sake, if it ends by itself.
  var keepsAlive: Bool

  /// What is a part of it, in order.
  var children: [AnimationID] = []

  /// The layer's time at which it begins; nil until that is known.
  var beginTime: MediaTime?
  /// The instant at which it began; nil until then.
  var begunAt: MediaTime?
  /// Whether its begin has been told.
  var hasBegun = false
  /// Whether its end has been told.
  var isOver = false
  /// Ends that were filled in when it began; nil stays open and follows what lies beneath.
  var start: PropertyValue?
  var end: PropertyValue?
  /// The model value before an implicit animation of this turn.
  var original = PropertyValue.none
  /// What was seen before the change of a view that it animates.
  var screen = PropertyValue.none
  /// The animation block of views that it was made in; 0 if it was made in none.
  var block: UInt32 = 0
  /// The animator that it belongs to.
  var animator: AnimatorID?
  /// Components that other animations have taken from it for good.
  var takenComponents: UInt32 = 0
  /// The timing group that gives its progress while it shows.
  var timingGroup: Int32 = -1

  init(
    id: AnimationID, layer: LayerID, attached: AttachedAnimation, phase: Phase, groups: [Int32], keepsAlive: Bool
  ) {
    self.id = id
    self.layer = layer
    self.attached = attached
    self.phase = phase
    self.groups = groups
    self.keepsAlive = keepsAlive
  }

  var animation: LayerAnimation { attached.animation }
  var property: PropertyReference? { attached.property }
  var key: String? { attached.key }
  var track: KeyframeTrack? { attached.track }
  var owner: AnimationID? { attached.ownership?.owner }

  /// Whether it is a group, in whose time its children run.
  var isGroup: Bool { if case .group = animation.kind { true } else { false } }

  /// Whether it runs in the time of a group.
  var isInGroup: Bool { attached.ownership?.groupDuration != nil }

  /// The components that it moves and no other has taken from it.
  var ownComponents: UInt32 { (attached.property?.componentMask ?? 0) & ~takenComponents }

  /// Whether it moves nothing but what is referenced.
  func isCovered(by reference: PropertyReference) -> Bool { property.map(reference.covers) ?? false }

  /// The timing with the begin that was found for it.
  var timing: MediaTiming {
    var timing = attached.animation.timing
    if let beginTime { timing.beginTime = beginTime }
    return timing
  }

  /// Whether it is among its layer's keys: it has begun, or is Core Animation's own, which is listed when it is added.
  var isListed: Bool {
    switch phase {
    case .waiting: false
    case .delayed: animation.isTransient
    case .proposed, .running, .ended: true
    }
  }

  /// Whether it leaves missing ends open and the model alone.
  var isRaw: Bool { animation.isTransient || animation.isImplicit }

  /// Whether it counts for what is on screen. A group's child does so only while its timing says so, too.
  var isShown: Bool {
    switch phase {
    case .proposed, .running: true
    case .waiting: false
    case .delayed: (isInGroup || animation.timing.fillMode.fillsBackwards) && (isRaw || hasWrittenStart)
    case .ended: isInGroup || animation.timing.fillMode.fillsForwards
    }
  }

  private var hasWrittenStart: Bool { track != nil || fixedEnds != nil || startOfOpenEnd != nil }

  /// How progress eases: a spring's place, or the timing function.
  var timingFunction: TimingFunction {
    if case .spring(_, let spring) = animation.kind {
      return .spring(spring, seconds: animation.timing.duration.finitePass.seconds)
    }
    return animation.timingFunction ?? .linear
  }

  /// Whether it has a last instant of its own.
  var isFinite: Bool { !timing.parentDuration.isInfinite && animation.timing.speed != 0 }

  /// What is told of it.
  var notice: AnimationNotice {
    AnimationNotice(id: id, layer: layer, attached: attached, timing: timing, keepsAlive: keepsAlive && isFinite)
  }
}
