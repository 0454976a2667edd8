/// How changes of views animate inside a block: the arguments of UIKit's `UIView.animate`.
public struct ViewAnimation: Hashable, Sendable {
  /// How long the animations last; nil takes the surrounding block's duration, else the transaction's. With a duration
  /// of zero nothing animates.
  public var duration: MediaTime?
  /// How they ease; nil takes the surrounding block's, else ``Choices/viewTimingFunction``.
  public var timingFunction: TimingFunction?
  /// How long they wait before they begin; until then what was there before stays on screen.
  public var delay: MediaTime
  /// How many passes there are, fractions too; 0 is one.
  public var repeatCount: Double
  /// The whole of the passes, if not 0; wins over ``repeatCount``.
  public var repeatDuration: MediaTime
  public var options: ViewAnimationOptions
  /// Whether its changes are keyframes, each with a share of the duration of its own. They run straight, not eased,
  /// unless ``timingFunction`` says how each eases.
  public var isKeyframes: Bool

  public init(
    duration: MediaTime? = nil, timingFunction: TimingFunction? = nil, delay: MediaTime = .zero,
    repeatCount: Double = 0, repeatDuration: MediaTime = .zero, options: ViewAnimationOptions = [],
    isKeyframes: Bool = false
  ) {
    self.duration = duration
    self.timingFunction = timingFunction
    self.delay = delay
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.options = options
    self.isKeyframes = isKeyframes
  }
}

/// The options of an animation block, with UIKit's bits.
public struct ViewAnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Views take input while they move. They always do here; the option is known for the sake of those who write it.
  public static let allowUserInteraction = ViewAnimationOptions(rawValue: 1 << 1)
  /// What does not add up starts where it is on screen instead of at the model's value.
  public static let beginFromCurrentState = ViewAnimationOptions(rawValue: 1 << 2)
  /// The animations repeat for ever, unless a count or a duration says how often.
  public static let `repeat` = ViewAnimationOptions(rawValue: 1 << 3)
  /// Each pass also goes back.
  public static let autoreverse = ViewAnimationOptions(rawValue: 1 << 4)
  /// A block inside another keeps its own duration.
  public static let overrideInheritedDuration = ViewAnimationOptions(rawValue: 1 << 5)
  /// A block inside another keeps its own easing.
  public static let overrideInheritedCurve = ViewAnimationOptions(rawValue: 1 << 6)
}

/// An animation block that is open, with everything known that it inherits.
struct ViewBlock: Hashable, Sendable {
  /// Tells it from all other blocks of the run.
  let serial: UInt32
  let timing: MediaTiming
  let timingFunction: TimingFunction
  let delay: MediaTime
  let beginsFromCurrentState: Bool
  /// The animator whose changes it makes; nil for a plain block.
  var animator: AnimatorID?
  /// Whether it is a keyframe: its changes add up with those of the others, whatever they change.
  var isKeyframe = false

  /// - Parameters:
  ///   - outer: the block around it.
  ///   - duration: how long the animations last if neither block says.
  init(_ animation: ViewAnimation, serial: UInt32, in outer: ViewBlock?, duration: MediaTime) {
    let options = animation.options
    let inherited = outer.flatMap { options.contains(.overrideInheritedDuration) ? nil : $0.timing.duration }
    let curve = outer.flatMap { options.contains(.overrideInheritedCurve) ? nil : $0.timingFunction }
    var timing = MediaTiming(
      duration: inherited ?? animation.duration ?? duration, repeatCount: animation.repeatCount,
      repeatDuration: animation.repeatDuration, autoreverses: options.contains(.autoreverse), fillMode: .backwards)
    if options.contains(.repeat), timing.repeatCount == 0, timing.repeatDuration == .zero {
      timing.repeatCount = .infinity
    }
    self.serial = serial
    self.timing = timing
    timingFunction = curve ?? animation.timingFunction ?? (animation.isKeyframes ? .linear : Choices.viewTimingFunction)
    delay = max(animation.delay, .zero)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
  }
}

extension ViewBlock {
  /// A keyframe: a part of a block, with a share of its duration.
  init(keyframeOf block: ViewBlock, serial: UInt32, start: Double, duration: Double) {
    let start = min(max(start, 0), 1)
    var timing = block.timing
    timing.duration = block.timing.duration * min(max(duration, 0), 1 - start)
    self.serial = serial
    self.timing = timing
    timingFunction = block.timingFunction
    delay = block.delay + block.timing.duration * start
    beginsFromCurrentState = block.beginsFromCurrentState
    animator = block.animator
    isKeyframe = true
  }
}
