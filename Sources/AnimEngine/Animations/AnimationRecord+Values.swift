/// Where an animation is: what its timing function gives, and how many repeats are over.
struct AnimationProgress: Hashable, Sendable {
  var fraction: Double
  var repeatIndex = 0
}

extension AnimationRecord {
  /// What the animation makes of the value beneath it.
  func value(over underlying: PropertyValue, at progress: AnimationProgress) -> PropertyValue {
    let (start, end) = ends(over: underlying)
    let colorSpace = animation.basic?.colorSpace ?? .sRGB
    var value = start.interpolated(to: end, at: progress.fraction, in: colorSpace)
    if animation.isCumulative, progress.repeatIndex > 0 {
      let lastOfRepeat = animation.timing.autoreverses ? start : end
      value = value.adding(lastOfRepeat.repeated(progress.repeatIndex))
    }
    return animation.isAdditive ? underlying.adding(value) : value
  }

  /// The model value that the animation leaves behind at its end; nil if it leaves the model alone.
  var finalValue: PropertyValue? {
    guard !isRaw, !animation.isAdditive, isFinite, let start, let end else { return nil }
    if case .basic(let basic) = animation.kind, basic.toValue == nil, basic.byValue == nil { return nil }
    var timing = timing
    timing.fillMode = .both
    guard let last = timing.sample(at: timing.endTime) else { return end }
    if !animation.isCumulative {
      // Where a pass ends, its end counts, whatever the timing function makes of it.
      if last.progress == 1 { return end }
      if last.progress == 0 { return start }
    }
    let function = animation.timingFunction ?? .linear
    let progress = AnimationProgress(
      fraction: last.progress == 1 ? 1 : function.value(at: last.progress), repeatIndex: last.repeatIndex)
    return value(over: start, at: progress)
  }

  /// The two ends between which the value runs.
  func ends(over underlying: PropertyValue) -> (PropertyValue, PropertyValue) {
    if let start, let end { return (start, end) }
    let (from, to) = writtenEnds(over: underlying)
    return (start ?? from, to)
  }

  /// The ends as Core Animation's table of `from`, `to` and `by` has them; those that are missing are what lies
  /// beneath, or nothing for an additive animation.
  func writtenEnds(over underlying: PropertyValue) -> (PropertyValue, PropertyValue) {
    guard let basic = animation.basic else { return (underlying, underlying) }
    let base = animation.isAdditive ? underlying.zero : underlying
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
    guard case .basic(let basic) = animation.kind, !animation.isImplicit else { return nil }
    let isFixed = [basic.fromValue, basic.toValue, basic.byValue].count { $0 != nil } >= 2
    return isFixed ? writtenEnds(over: .none) : nil
  }

  /// Whether its value does not depend on what lies beneath.
  var hidesWhatIsBeneath: Bool { !animation.isAdditive && fixedEnds != nil }

  /// The start if the end, and it alone, follows what lies beneath.
  var startOfOpenEnd: PropertyValue? {
    guard end == nil, case .basic(let basic) = animation.kind, basic.toValue == nil, basic.byValue == nil else {
      return nil
    }
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
