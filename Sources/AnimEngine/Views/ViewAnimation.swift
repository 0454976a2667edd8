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
  /// Of a keyframe the part of the block's duration that it takes, as fractions: its changes add up with those of the
  /// others, whatever they change. Nil for a block.
  var share: ClosedRange<Double>?

  /// - Parameters:
  ///   - outer: the block around it.
  ///   - duration: how long the animations last if neither block says.
  init(_ animation: ViewAnimation, serial: UInt32, in outer: ViewBlock?, duration: MediaTime) {
    let options = animation.options
    let inherited = outer.flatMap { options.contains(.overrideInheritedDuration) ? nil : $0.timing.duration }
    let keepsCurve = options.contains(.overrideInheritedCurve) || animation.isKeyframes
    let curve = outer.flatMap { keepsCurve ? nil : $0.timingFunction }
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
  /// A keyframe: a part of a block, with a share of its duration; both fractions are within 0...1.
  init(keyframeOf block: ViewBlock, serial: UInt32, start: Double, duration: Double) {
    self.serial = serial
    timing = block.timing
    timingFunction = block.timingFunction
    delay = block.delay
    beginsFromCurrentState = block.beginsFromCurrentState
    animator = block.animator
    share = start...min(start + duration, 1)
  }

  /// The animator that a block inside another one's changes belongs to: it has no time of its own then.
  func sharedAnimator(of outer: ViewBlock?) -> AnimatorID? {
    guard let outer, delay == .zero, timing == outer.timing else { return nil }
    return outer.animator
  }

  /// Whether changes animate in it: they take some time.
  var animates: Bool {
    timing.duration > .zero && (share.map { $0.lowerBound < $0.upperBound } ?? true)
  }

  /// How a change of a keyframe that starts and ends with certain values runs in the duration of the block. Before its share
  /// it stands at its start, after it at its end.
  func keyframes(of property: PropertyReference, from start: PropertyValue, to end: PropertyValue) -> KeyframeAnimation?
  {
    guard let share else { return nil }
    var keyframe = KeyframeAnimation(property, values: [start, end])
    (keyframe.keyTimes, keyframe.timingFunctions) = ([share.lowerBound, share.upperBound], [timingFunction])
    if share.lowerBound > 0 {
      keyframe.values.insert(start, at: 0)
      keyframe.keyTimes.insert(0, at: 0)
      keyframe.timingFunctions.insert(.linear, at: 0)
    }
    if share.upperBound < 1 {
      keyframe.values.append(end)
      keyframe.keyTimes.append(1)
      keyframe.timingFunctions.append(.linear)
    }
    return keyframe
  }
}
