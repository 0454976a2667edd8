/// Names a property animator of a run; never used for a second one.
public struct AnimatorID: Hashable, Sendable {
  /// Counts the animators made, from 0.
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

/// What a property animator is at: the states of `UIViewPropertyAnimator`.
public enum AnimatorState: UInt8, Hashable, Sendable, CaseIterable {
  /// Its changes are not made yet, or it has ended.
  case inactive
  /// It runs or is paused on the way.
  case active
  /// It was stopped where it was and waits to be finished.
  case stopped
}

/// Where a property animator leaves what it changed.
public enum AnimatorPosition: UInt8, Hashable, Sendable, CaseIterable {
  /// Where its changes lead.
  case end
  /// Where everything was before.
  case start
  /// Where it was stopped.
  case current
}

/// What a property animator can be told.
public enum AnimatorMove: Hashable, Sendable {
  case start
  /// Goes on so that the rest of the way takes that many times its duration; 0 is as ``start``.
  case resume(durationFactor: Double)
  case pause
  /// Shows a fraction, 0 to 1, of the way whatever the easing; see ``setScrubsLinearly(_:)``.
  case scrub(Double)
  /// Turns it round.
  case reverse
  case stop
  /// Stops it for good: it is inactive then, and its completion is not told.
  case stopWithoutFinishing
  case finish(AnimatorPosition)
  /// Whether it stays active at its end instead of being over: it is paused there, and can go back.
  case setPausesOnCompletion(Bool)
  /// Whether ``scrub(_:)`` takes a fraction of the way, and not of the time.
  case setScrubsLinearly(Bool)

  /// Whether an inactive animator makes its changes for it.
  public var wakes: Bool {
    switch self {
    case .start, .resume, .pause, .scrub: true
    case .reverse, .stop, .stopWithoutFinishing, .finish, .setPausesOnCompletion, .setScrubsLinearly: false
    }
  }

  /// Whether an animator in a state can be told so.
  public func isAllowed(in state: AnimatorState) -> Bool {
    switch self {
    case .setPausesOnCompletion, .setScrubsLinearly: return true
    default: break
    }
    return switch state {
    case .inactive: wakes
    case .active: if case .finish = self { false } else { true }
    case .stopped: if case .finish = self { true } else { false }
    }
  }
}

/// A property animator: animations of views that are driven together.
struct Animator: Sendable {
  let animation: ViewAnimation
  var state = AnimatorState.inactive
  var isRunning = false
  var isReversed = false
  /// Whether something else has taken one of its animations.
  var isCutShort = false
  var duration = MediaTime.zero
  var timingFunction = TimingFunction.linear
  /// How much of the delay is left at ``since``.
  var delay = MediaTime.zero
  /// How fast its own time runs.
  var rate = 1.0
  /// Whether it goes on at the end of its way, where it only waits for its time to pass.
  var isHolding = false
  var pausesOnCompletion = false
  var scrubsLinearly = true
  /// Its place in its own time, 0 to 1, at ``since``.
  var time = 0.0
  /// A time of ``clock``.
  var since = MediaTime.zero
  /// The layer whose time it follows: that of its first animation, once it has one.
  var clock: LayerID?
  /// The fraction of the way that it shows while it is paused, or has shown at last.
  var fraction = 0.0
  /// Those that are not over.
  var animations: [AnimationID] = []
  /// What it changed, from when it was stopped.
  var changes: [AnimatorChange] = []
  /// The completion that waits for it.
  var group: Int32?

  init(_ animation: ViewAnimation) {
    self.animation = animation
  }

  /// Its place in its own time at a time of its clock.
  func time(at now: MediaTime) -> Double {
    guard isRunning, !isHolding, duration > .zero else { return time }
    let passed = max(.zero, now - since - delay) / duration.finitePass * rate
    return min(max(isReversed ? time - passed : time + passed, 0), 1)
  }

  /// How much of the delay is left at a time of its clock: a pause does not count.
  func delay(at now: MediaTime) -> MediaTime { isRunning ? max(.zero, delay - (now - since)) : delay }

  /// The fraction of the way that it shows at a time of its clock.
  func fraction(at now: MediaTime) -> Double {
    if isHolding { return isReversed ? 0 : 1 }
    return isRunning ? timingFunction.value(at: time(at: now)) : fraction
  }
}

/// What a property animator changed, once it has been stopped.
struct AnimatorChange: Sendable {
  let layer: LayerID
  let property: PropertyReference
  let isAdditive: Bool
  /// The model value at the end, before others of the animator's changes are added up.
  let end: PropertyValue
  /// The value at the start and where it was stopped, or what is added to the end for that.
  let start: PropertyValue
  let current: PropertyValue
}

/// All property animators of a run.
struct AnimatorStore: Sendable {
  private var animators: [Animator] = []

  mutating func add(_ animator: Animator) -> AnimatorID {
    animators.append(animator)
    return AnimatorID(number: animators.count - 1)
  }

  /// An animator; nil if there is none of the id. Setting one that is not there does nothing.
  subscript(id: AnimatorID) -> Animator? {
    get { animators.indices.contains(id.number) ? animators[id.number] : nil }
    _modify {
      var animator = self[id]
      yield &animator
      if let animator, animators.indices.contains(id.number) { animators[id.number] = animator }
    }
  }
}

extension TimingFunction {
  /// The first fraction of the duration at which the progress is so far; what ``value(at:isBefore:)`` undoes where
  /// progress only grows.
  func fraction(ofProgress progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if self == .linear { return progress }
    let coarse = 64
    let next = (1...coarse).first { value(at: Double($0) / Double(coarse)) >= progress } ?? coarse
    var (low, high) = (Double(next - 1) / Double(coarse), Double(next) / Double(coarse))
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
