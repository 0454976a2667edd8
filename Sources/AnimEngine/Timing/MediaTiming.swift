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
  /// What shows outside the active time.
  public var fillMode: FillMode

  /// A timing with the defaults of Core Animation.
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
  public func localTime(atParent time: MediaTime) -> MediaTime { (time - beginTime) * speed + timeOffset }

  /// The parent's time at an own time; zero if the speed is 0.
  public func parentTime(atLocal time: MediaTime) -> MediaTime {
    speed == 0 ? .zero : (time - timeOffset) / speed + beginTime
  }

  /// The length of one repeat in own time: there, and back if it autoreverses.
  public var cycleDuration: MediaTime { max(duration, .zero) * (autoreverses ? 2 : 1) }

  /// The length of all repeats in own time.
  public var activeDuration: MediaTime {
    if repeatDuration > .zero { return repeatDuration }
    return cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The length of the active time in the parent's time; infinite if the speed is 0. Backwards it is what lies
  /// before the ``timeOffset``: without one the animation is over at once.
  public var parentDuration: MediaTime {
    if speed > 0 { return activeDuration / speed }
    return speed < 0 ? scrubPosition / -speed : .infinity
  }

  /// The parent's time at which the active time is over: the begin plus ``parentDuration``, to the tick.
  public var endTime: MediaTime { beginTime + parentDuration }
}

extension MediaTiming {
  /// What shows at a time of the parent; nil if nothing does. The active time is half-open: its end belongs to what
  /// comes after.
  public func sample(at time: MediaTime) -> TimingSample? {
    let end = endTime
    if time < beginTime {
      return fillMode.fillsBackwards ? position(.before, elapsed: 0) : nil
    }
    if time < end || end.isInfinite {
      let elapsed = (time - beginTime).tickCount * speed.magnitude
      return position(.active, elapsed: elapsed > 0 ? elapsed : 0)
    }
    guard fillMode.fillsForwards else { return nil }
    var sample = position(.after, elapsed: .infinity)
    sample.atEnd = time == end
    return sample
  }

  /// The same, shown before and after its active time, too.
  var fillingBothWays: MediaTiming {
    var timing = self
    timing.fillMode = .both
    return timing
  }

  /// What a part of an animation group shows at a time inside the group; nil if nothing. What reaches the group's end
  /// shows its own end there.
  func sample(at time: MediaTime, inGroupOf duration: MediaTime) -> TimingSample? {
    let end = endTime
    return (time >= end && end >= duration ? fillingBothWays : self).sample(at: time)
  }

  /// Whether a part of an animation group shows for as long as the group does.
  func lastsThroughout(groupOf duration: MediaTime) -> Bool {
    beginTime <= .zero && (endTime >= duration || fillMode.fillsForwards)
  }

  /// Where in its repeat it begins, in ticks; 0 unless it runs forwards.
  var startOfCycle: Double {
    let cycle = cycleDuration.tickCount
    return speed > 0 && cycle > 0 && cycle.isFinite ? MediaTiming.shift(timeOffset.tickCount, in: cycle) : 0
  }

  private static func shift(_ offset: Double, in cycle: Double) -> Double {
    offset.isFinite ? offset - (offset / cycle).rounded(.down) * cycle : 0
  }

  /// Where an animation that stands still or runs backwards begins: the offset, within the active time.
  private var scrubPosition: MediaTime { max(.zero, min(timeOffset, activeDuration)) }

  /// What shows after a number of own ticks.
  private func position(_ phase: TimingSample.Phase, elapsed: Double) -> TimingSample {
    let active = activeDuration.tickCount
    if speed > 0 {
      return position(phase, inActive: min(elapsed, active), of: active, offset: timeOffset.tickCount)
    }
    let position = speed < 0 ? max(0, scrubPosition.tickCount - elapsed) : scrubPosition.tickCount
    return self.position(phase, inActive: position, of: active, offset: 0)
  }

  /// Folds a position in the active time into its repeat.
  private func position(
    _ phase: TimingSample.Phase, inActive position: Double, of active: Double, offset: Double
  ) -> TimingSample {
    let length = duration.tickCount
    let cycle = cycleDuration.tickCount
    guard cycle > 0 else {
      return TimingSample(phase: phase, progress: phase == .before || autoreverses ? 0 : 1)
    }
    guard position < .infinity else { return TimingSample(phase: phase, progress: 0) }
    guard cycle < .infinity else {
      let elapsed = position + (offset.isFinite ? max(offset, 0) : 0)
      return TimingSample(phase: phase, progress: min(elapsed / duration.finitePass.tickCount, 1))
    }
    var index = (position / cycle).rounded(.down)
    var rest = position - index * cycle
    // The last instant is the end of the last pass; the other turning points begin the next one.
    let isEnd = position >= active
    if isEnd, rest == 0, index > 0 {
      index -= 1
      rest = cycle
    }
    let shift = MediaTiming.shift(offset, in: cycle)
    if shift > 0 {
      rest += shift
      if rest >= cycle { rest -= cycle }
    }
    let isLast = isEnd && shift == 0
    let isBackward = autoreverses && (isLast ? rest > length : rest >= length)
    return TimingSample(
      phase: phase, progress: (isBackward ? cycle - rest : rest) / length,
      repeatIndex: Int(min(index, 0x1p62)), isBackward: isBackward)
  }
}
