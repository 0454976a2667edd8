/// What an animation shows outside its active time.
public enum FillMode: UInt8, Hashable, Sendable, CaseIterable {
  case removed
  case forwards
  case backwards
  case both

  /// Whether the start shows before the begin.
  @inlinable
  public var fillsBackwards: Bool { self == .backwards || self == .both }

  /// Whether the end shows after the end.
  @inlinable
  public var fillsForwards: Bool { self == .forwards || self == .both }
}

/// The timing of an animation: `CAMediaTiming`.
public struct MediaTiming: Hashable, Sendable {
  /// The begin in the parent's time.
  public var beginTime: MediaTime
  /// The length of one pass, in the animation's own time.
  public var duration: MediaTime
  /// The rate of the own time against the parent's; 0 stands still at ``timeOffset``, negative runs from it to 0.
  public var speed: Double
  /// Where in a repeat the animation begins; it wraps and leaves the active time as it is.
  public var timeOffset: MediaTime
  /// How many repeats, fractions too; 0 is one. A repeat of an autoreversing animation goes there and back.
  public var repeatCount: Double
  /// The whole of the own time, if not 0; wins over ``repeatCount``.
  public var repeatDuration: MediaTime
  /// Whether each pass is followed by its mirror image.
  public var autoreverses: Bool
  public var fillMode: FillMode

  public init(
    beginTime: MediaTime = .zero, duration: MediaTime = .zero, speed: Double = 1, timeOffset: MediaTime = .zero,
    repeatCount: Double = 0, repeatDuration: MediaTime = .zero, autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The own time at a time of the parent: `(t − beginTime) · speed + timeOffset`.
  public func localTime(atParent time: MediaTime) -> MediaTime { time }

  /// The parent's time at an own time; zero if the speed is 0.
  public func parentTime(atLocal time: MediaTime) -> MediaTime { time }

  /// The length of all repeats in own time.
  public var activeDuration: MediaTime { duration }

  /// The length of the active time in the parent's time; infinite if the speed is 0.
  public var parentDuration: MediaTime { duration }

  /// The parent's time at which the active time is over: the begin plus ``parentDuration``, to the tick.
  public var endTime: MediaTime { beginTime + parentDuration }

  /// What shows at a time of the parent; nil if nothing does.
  public func sample(at time: MediaTime) -> TimingSample? { nil }
}

/// What an animation's timing shows at an instant.
@frozen
public struct TimingSample: Hashable, Sendable {
  public enum Phase: UInt8, Hashable, Sendable {
    case before
    case active
    case after
  }

  public var phase: Phase
  /// The fraction of the duration, direction applied, before the timing function.
  public var progress: Double
  /// How many repeats are over.
  public var repeatIndex: Int
  /// Whether this is the way back of an autoreversing animation.
  public var isBackward: Bool
  /// Whether the instant is exactly the end of the active time.
  public var atEnd: Bool

  @inlinable
  public init(phase: Phase, progress: Double, repeatIndex: Int = 0, isBackward: Bool = false, atEnd: Bool = false) {
    self.phase = phase
    self.progress = progress
    self.repeatIndex = repeatIndex
    self.isBackward = isBackward
    self.atEnd = atEnd
  }
}
