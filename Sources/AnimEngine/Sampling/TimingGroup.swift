/// What animations that begin together and last equally long have in common: they are equally far at every instant.
struct TimingGroup: Sendable {
  /// The begin in ticks of the time that it follows; exact for 147 days.
  var begin: Double
  /// The length in ticks.
  var duration: Double
  /// The number of the timing function among the store's curves; 0 is linear.
  var curve: Int32
  /// The layer whose time it follows; -1 is the engine's clock.
  var clock: Int32
  /// The timing group of the animation group in whose time it runs; -1 if in its layer's.
  var parent: Int32
  /// The number of the whole timing among the store's, for more than one plain pass; -1 if one pass is all.
  var timing: Int32
  /// How many animations share the group.
  var users: Int32

  /// The fraction of a plain pass that is over at a time in ticks.
  @inline(__always)
  func fraction(atTicks ticks: Double) -> Double {
    min(max((ticks - begin) / duration, 0), 1)
  }
}

/// The timing groups of all animations that show, and the curves that they follow.
struct TimingGroups: Sendable {
  private(set) var groups: [TimingGroup] = []
  private var free: [Int32] = []
  /// The groups made last: animations that share one are added close together, so only these are looked at.
  private var recent: [Int32] = []
  private var nextRecent = 0

  /// More than one plain pass: few.
  private var timings: [MediaTiming] = []
  private var freeTimings: [Int32] = []

  private var curves = [TimingCurve(.linear)]
  /// The tables of all curves, one after another; of those that have none, numbers that are none.
  private var cubics = [TimingCurve.Cubic](repeating: .unknown, count: TimingCurve.segmentCount)
  /// How many groups follow each curve.
  private var curveUsers: [Int32] = [1]
  /// Lookup only: never iterated.
  private var curveNumbers: [TimingFunction: Int32] = [.linear: 0]
  /// Where the search for a curve that nobody follows goes on.
  private var curveCursor = 1

  /// How many curves are kept although nobody may follow them.
  private static let keptCurveCount = 256

  private static let recentCount = 8

  /// Joins the group of a timing.
  ///
  /// - Parameter parent: the timing group of the animation group that it is a part of; -1 if there is none.
  mutating func join(
    _ timing: MediaTiming, _ function: TimingFunction, clock: LayerID?, parent: Int32 = -1
  ) -> Int32 {
    // What takes no time is over when it begins.
    let isInstant = timing.duration <= .zero
    let candidate = TimingGroup(
      begin: Double(timing.beginTime.ticks) - (isInstant ? 1 : 0),
      duration: isInstant ? 1 : Double(timing.duration.finitePass.ticks), curve: number(of: function),
      clock: clock.map { Int32(clamping: $0.index) } ?? -1, parent: parent, timing: -1, users: 1)
    // An animation in its layer's time is asked only while it shows.
    let whole = parent >= 0 ? timing : timing.isOnePass ? nil : timing.fillingBothWays
    if let number = recent.first(where: { matches(groups[Int($0)], candidate, whole) }) {
      groups[Int(number)].users += 1
      return number
    }
    return insert(candidate, whole)
  }

  /// Leaves a group, which goes with its last user.
  mutating func leave(_ number: Int32) {
    groups[Int(number)].users -= 1
    guard groups[Int(number)].users == 0 else { return }
    free.append(number)
    curveUsers[Int(groups[Int(number)].curve)] -= 1
    let timing = groups[Int(number)].timing
    if timing >= 0 { freeTimings.append(timing) }
  }

  /// How far the animations of a group are at a time of its clock; nil if they are parts of an animation group and it is
  /// not their time. The timing function is solved: what scripts print shows more digits than its table holds.
  func progress(of number: Int32, at time: MediaTime) -> AnimationProgress? {
    let group = groups[Int(number)]
    guard group.timing < 0 else { return wholeProgress(of: group, at: time) { $0.function.value(at: $1) } }
    let fraction = group.fraction(atTicks: Double(time.ticks))
    let isPlain = group.curve == 0 || fraction == 1
    return AnimationProgress(
      fraction: isPlain ? fraction : curves[Int(group.curve)].function.value(at: fraction))
  }

  /// Where the animations of a group are in their pass, before the timing function; nil as for ``progress(of:at:)``.
  func sample(of number: Int32, at time: MediaTime) -> TimingSample? {
    let group = groups[Int(number)]
    guard group.timing < 0 else { return wholeSample(of: group, at: time) }
    return TimingSample(phase: .active, progress: group.fraction(atTicks: Double(time.ticks)))
  }

  /// Writes how far the animations of all groups are, and how many of their repeats are over.
  ///
  /// - Parameter clockTime: gives the time of a layer that has one of its own.
  func sample(
    at instant: MediaTime, into progress: inout [Double], repeats: inout [Double],
    clockTime: (LayerID) -> MediaTime
  ) {
    // Groups that follow one layer's time tend to stand together.
    var clock: Int32 = -1
    var time = instant
    var ticks = Double(time.ticks)
    groups.withUnsafeBufferPointer { groups in
      cubics.withUnsafeBufferPointer { cubics in
        progress.withUnsafeMutableBufferPointer { progress in
          for number in 0..<min(groups.count, progress.count) where groups[number].users > 0 {
            if groups[number].clock != clock {
              clock = groups[number].clock
              time = clock < 0 ? instant : clockTime(LayerID(index: UInt32(clock)))
              ticks = Double(time.ticks)
            }
            guard groups[number].timing < 0 else {
              let found = wholeProgress(of: groups[number], at: time) { $0.value(at: $1) }
              progress[number] = found?.fraction ?? 0
              if number < repeats.count { repeats[number] = Double(found?.repeatIndex ?? 0) }
              continue
            }
            let fraction = groups[number].fraction(atTicks: ticks)
            progress[number] = eased(fraction, groups[number].curve, cubics)
          }
        }
      }
    }
  }

  /// What the curve of a number makes of a fraction. What is over is at its end, wherever a spring would be.
  @inline(__always)
  private func eased(
    _ fraction: Double, _ curve: Int32, _ cubics: UnsafeBufferPointer<TimingCurve.Cubic>
  ) -> Double {
    if curve == 0 || fraction == 1 { return fraction }
    guard fraction >= 0, fraction < 1 else { return curves[Int(curve)].value(at: fraction) }
    // As in ``TimingCurve/value(at:)``, whose own table cannot be looked into without counting references.
    let position = fraction * Double(TimingCurve.segmentCount)
    let index = Int(position)
    let value = cubics[Int(curve) &* TimingCurve.segmentCount &+ index].value(at: position - Double(index))
    return value == value ? value : curves[Int(curve)].value(at: fraction)
  }

  /// - Parameter ease: what a curve makes of a fraction.
  private func wholeProgress(
    of group: TimingGroup, at time: MediaTime, ease: (TimingCurve, Double) -> Double
  ) -> AnimationProgress? {
    wholeSample(of: group, at: time).map { curves[Int(group.curve)].progress(at: $0, ease: ease) }
  }

  private func wholeSample(of group: TimingGroup, at time: MediaTime) -> TimingSample? {
    let timing = timings[Int(group.timing)]
    guard group.parent >= 0 else { return timing.sample(at: time) }
    return localTime(of: group.parent, at: time).flatMap {
      timing.sample(at: $0, inGroupOf: MediaTime(roundingTicks: groups[Int(group.parent)].duration))
    }
  }

  /// The time inside an animation group.
  private func localTime(of number: Int32, at time: MediaTime) -> MediaTime? {
    progress(of: number, at: time).map {
      MediaTime(roundingTicks: max(0, min($0.fraction, 1)) * groups[Int(number)].duration)
    }
  }

  private func matches(_ group: TimingGroup, _ candidate: TimingGroup, _ whole: MediaTiming?) -> Bool {
    guard group.users > 0, group.begin == candidate.begin, group.duration == candidate.duration,
      group.curve == candidate.curve, group.clock == candidate.clock, group.parent == candidate.parent
    else { return false }
    return group.timing < 0 ? whole == nil : whole == timings[Int(group.timing)]
  }

  private mutating func insert(_ candidate: TimingGroup, _ whole: MediaTiming?) -> Int32 {
    var group = candidate
    if let whole {
      if let number = freeTimings.popLast() {
        timings[Int(number)] = whole
        group.timing = number
      } else {
        timings.append(whole)
        group.timing = Int32(clamping: timings.count - 1)
      }
    }
    let number: Int32
    if let reused = free.popLast() {
      number = reused
      groups[Int(number)] = group
    } else {
      groups.append(group)
      number = Int32(clamping: groups.count - 1)
    }
    curveUsers[Int(group.curve)] += 1
    if recent.count < TimingGroups.recentCount { recent.append(number) } else { recent[nextRecent] = number }
    nextRecent = (nextRecent + 1) % TimingGroups.recentCount
    return number
  }

  /// The curve of a timing function.
  mutating func curve(of function: TimingFunction) -> TimingCurve { curves[Int(number(of: function))] }

  private mutating func number(of function: TimingFunction) -> Int32 {
    if let number = curveNumbers[function] { return number }
    let number = unusedCurve ?? curves.count
    if number < curves.count {
      curveNumbers[curves[number].function] = nil
      curves[number] = TimingCurve(function)
    } else {
      curves.append(TimingCurve(function))
      curveUsers.append(0)
      cubics += repeatElement(.unknown, count: TimingCurve.segmentCount)
    }
    let table = curves[number].table
    for index in 0..<TimingCurve.segmentCount {
      cubics[number * TimingCurve.segmentCount + index] = table?.elements[index] ?? .unknown
    }
    curveNumbers[function] = Int32(clamping: number)
    return Int32(clamping: number)
  }

  /// A curve to be replaced, once there are many: every second one, at most, is looked at that is followed.
  private var unusedCurve: Int? {
    mutating get {
      guard curves.count >= TimingGroups.keptCurveCount else { return nil }
      for _ in 0..<2 {
        curveCursor = curveCursor + 1 < curves.count ? curveCursor + 1 : 1
        if curveUsers[curveCursor] == 0 { return curveCursor }
      }
      return nil
    }
  }
}

extension TimingCurve {
  /// What the curve makes of a sample. What is over is at its end, wherever a spring would be.
  func progress(at sample: TimingSample, ease: (TimingCurve, Double) -> Double) -> AnimationProgress {
    let fraction =
      switch sample.phase {
      case .before: function.value(at: sample.progress, isBefore: true)
      case .after where sample.progress == 1: 1.0
      case .active, .after: ease(self, sample.progress)
      }
    return AnimationProgress(fraction: fraction, repeatIndex: sample.repeatIndex)
  }
}

extension MediaTiming {
  /// Whether the animation runs once, forwards, from its start to its end.
  fileprivate var isOnePass: Bool {
    speed == 1 && timeOffset == .zero && !autoreverses && repeatDuration == .zero
      && (repeatCount == 0 || repeatCount == 1)
  }
}
