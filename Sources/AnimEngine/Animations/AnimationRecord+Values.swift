/// Where an animation is: what its timing function gives, and how many repeats are over.
struct AnimationProgress: Hashable, Sendable {
  var fraction: Double
  var repeatIndex = 0
}

extension AnimationRecord {
  /// What the animation makes of the value beneath it.
  func value(over underlying: PropertyValue, at progress: AnimationProgress) -> PropertyValue {
    let (first, last) = ends(over: underlying)
    var value: PropertyValue
    if case .keyframe = animation.kind {
      guard let track else { return underlying }
      value = track.value(at: progress.fraction)
    } else {
      value = first.interpolated(to: last, at: progress.fraction, in: animation.basic?.colorSpace ?? .sRGB)
    }
    if animation.isCumulative, progress.repeatIndex > 0, let step = step(first, last) {
      value = value.adding(step.repeated(progress.repeatIndex))
    }
    return finished(value, over: underlying)
  }

  /// What each repeat of a cumulative animation adds: the value at its end, or, where only `by` is written, how far it
  /// has come, so that the next goes on from there. Nil is nothing.
  func step(_ first: PropertyValue, _ last: PropertyValue) -> PropertyValue? {
    let autoreverses = animation.timing.autoreverses
    if let basic = animation.basic, let way = basic.byValue, basic.fromValue == nil, basic.toValue == nil {
      return autoreverses ? nil : way
    }
    return autoreverses ? first : last
  }

  /// The interpolated value as the property takes it: by the value function, and added to what lies beneath.
  private func finished(_ value: PropertyValue, over underlying: PropertyValue) -> PropertyValue {
    let shaped = animation.valueFunction?.output(value) ?? value
    return animation.isAdditive ? underlying.adding(shaped) : shaped
  }

  /// The value at the last instant.
  ///
  /// - Parameter sample: what the timing shows there.
  func lastValue(over underlying: PropertyValue, at sample: TimingSample) -> PropertyValue {
    // Where a pass ends, its end counts, whatever the timing function makes of it.
    let isEnd = sample.progress == 1 || sample.progress == 0
    if isEnd, !animation.isCumulative {
      let (first, last) = ends(over: underlying)
      return finished(sample.progress == 1 ? last : first, over: underlying)
    }
    let fraction = sample.progress == 1 ? 1 : timingFunction.value(at: sample.progress)
    return value(
      over: underlying, at: AnimationProgress(fraction: fraction, repeatIndex: sample.repeatIndex))
  }

  /// Whether the model takes the value at the end: not of Core Animation's own, of what is added, and of what ends at
  /// the model anyway.
  var setsModel: Bool {
    if isRaw || animation.isAdditive || animation.timing.speed == 0 { return false }
    switch animation.kind {
    case .basic(let basic), .spring(let basic, _): return basic.toValue != nil || basic.byValue != nil
    // A single keyframe moves nothing, but is the last.
    case .keyframe(let keyframe): return track != nil || !keyframe.values.isEmpty
    case .group, .transition, .template: return false
    }
  }

  /// The two ends between which the value runs.
  func ends(over underlying: PropertyValue) -> (PropertyValue, PropertyValue) {
    if let start, let end { return (start, end) }
    if let track { return (track.first, track.last) }
    let (from, to) = writtenEnds(over: underlying)
    return (start ?? from, to)
  }

  /// The ends as Core Animation's table of `from`, `to` and `by` has them; those that are missing are what lies
  /// beneath, or nothing for an additive animation.
  func writtenEnds(over underlying: PropertyValue) -> (PropertyValue, PropertyValue) {
    guard let basic = animation.basic else { return (underlying, underlying) }
    let input = basic.valueFunction?.input(of: underlying) ?? underlying
    let base = animation.isAdditive ? input.zero : input
    return switch (basic.fromValue, basic.toValue, basic.byValue) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, base.adding(by))
    case (nil, nil, nil): (base, base)
    }
  }

  /// Both ends if neither follows what lies beneath.
  var fixedEnds: (PropertyValue, PropertyValue)? {
    if let start, let end { return (start, end) }
    guard let basic = animation.basic, !animation.isImplicit else { return nil }
    let isFixed = [basic.fromValue, basic.toValue, basic.byValue].count { $0 != nil } >= 2
    return isFixed ? writtenEnds(over: .none) : nil
  }

  /// Whether its value does not depend on what lies beneath.
  var hidesWhatIsBeneath: Bool { !animation.isAdditive && (track != nil || fixedEnds != nil) }

  /// The start if the end, and it alone, follows what lies beneath.
  var startOfOpenEnd: PropertyValue? {
    guard end == nil, let basic = animation.basic, basic.toValue == nil, basic.byValue == nil else { return nil }
    return start ?? basic.fromValue
  }
}

extension PropertyValue {
  /// What changes nothing when it is added.
  var zero: PropertyValue {
    type == .transform ? .transformParts(.identity) : subtracting(self)
  }

  /// The value added to itself until it is there so many times, at least once.
  fileprivate func repeated(_ count: Int) -> PropertyValue {
    var sum: PropertyValue?
    var doubled = self
    var rest = count
    while true {
      if rest & 1 == 1 { sum = sum?.adding(doubled) ?? doubled }
      rest >>= 1
      if rest <= 0 { return sum ?? self }
      doubled = doubled.adding(doubled)
    }
  }
}
