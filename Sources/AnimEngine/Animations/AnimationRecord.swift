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
  /// The layer's copy; its `timing.beginTime` is the layer's time at which it begins, its duration is filled in.
  var animation: LayerAnimation
  var phase: Phase
  /// The completions that wait for it, inner before outer.
  var groups: [Int32]

  /// The animation that it is a part of: a group's child, or the turning of a layer along a path. It is listed and told
  /// nowhere, and begins and goes with that one.
  var owner: AnimationID?
  /// What is a part of it, in order.
  var children: [AnimationID] = []
  /// The duration of the group in whose time it runs; nil if it runs in its layer's.
  var groupDuration: MediaTime?
  /// Whether it shows for as long as the groups around it do.
  var showsThroughout = true
  /// The keyframes; nil for other kinds and for those that move nothing.
  var track: KeyframeTrack?

  /// Whether the layer's time at which it begins is known.
  var isPlaced = false
  /// Whether its begin has been told.
  var hasBegun = false
  /// Whether its end has been told.
  var isOver = false
  /// Ends that were filled in when it began; nil stays open and follows what lies beneath.
  var start: PropertyValue?
  var end: PropertyValue?
  /// The model value before an implicit animation of this turn.
  var original = PropertyValue.none
  /// Components that other animations have taken from it for good.
  var takenComponents: UInt32 = 0
  /// The timing group that gives its progress while it shows.
  var timingGroup: Int32 = -1

  init(
    id: AnimationID, layer: LayerID, animation: LayerAnimation, phase: Phase, groups: [Int32]
  ) {
    self.id = id
    self.layer = layer
    self.animation = animation
    self.phase = phase
    self.groups = groups
  }

  /// The animated property; nil for groups and transitions.
  var property: PropertyReference? { animation.property }

  /// The key under which it is found; nil for anonymous ones and parts of others.
  var key: String? { owner == nil ? animation.keyText : nil }

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

  /// Whether it runs in the time of a group.
  var isInGroup: Bool { groupDuration != nil }

  /// Whether it is a group, in whose time its children run.
  var isGroup: Bool { if case .group = animation.kind { true } else { false } }

  /// Whether it counts for what is on screen. A group's child does so only while its timing says so, too.
  var isShown: Bool {
    switch phase {
    case .proposed, .running: true
    case .waiting: false
    case .delayed: (isInGroup || animation.timing.fillMode.fillsBackwards) && (isRaw || hasWrittenStart)
    case .ended: isInGroup || animation.timing.fillMode.fillsForwards
    }
  }

  private var hasWrittenStart: Bool {
    switch animation.kind {
    case .basic(let basic), .spring(let basic, _): basic.fromValue != nil
    case .keyframe: true
    case .group, .transition: false
    }
  }

  /// How progress eases: a spring's place, or the timing function.
  var timingFunction: TimingFunction {
    if case .spring(_, let spring) = animation.kind {
      return .spring(spring, seconds: animation.timing.duration.seconds)
    }
    return animation.timingFunction ?? .linear
  }

  /// Whether it has a last instant of its own.
  var isFinite: Bool { !animation.timing.parentDuration.isInfinite && animation.timing.speed != 0 }

  var notice: AnimationNotice { AnimationNotice(id: id, layer: layer, key: key, animation: animation) }
}
