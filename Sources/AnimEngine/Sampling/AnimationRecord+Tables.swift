// How an animation stands in the tables that are sampled in bulk, if it does.

extension AnimationRecord {
  /// Whether it stands in a table: it has its numbers to itself, and they run in one of the known ways.
  var isTabled: Bool {
    guard phase == .running, attached.ownership?.showsThroughout ?? true, let property, takenComponents == 0 else {
      return false
    }
    if case .keyframe = animation.kind {
      return !animation.isAdditive && !animation.isCumulative && track?.hasNumbers == true
        && track?.type == property.type && property.type.isSampledByComponents
    }
    return matrixEnds != nil || linearEnds != nil
  }

  /// Whether a size that it moves, a component of a rectangle, may come below zero on the way.
  var mayComeBelowZero: Bool {
    let fixed = shapedEnds
    // An open end is what lies beneath, which is not below zero.
    guard let property, track == nil, !animation.isCumulative,
      let (start, end) = fixed ?? startOfOpenEnd.map({ ($0, $0) })
    else { return true }
    let staysBetween = timingFunction.progress(staysWithin: 0...1)
    guard staysBetween || (fixed != nil && timingFunction.progress(staysWithin: -1...2)) else { return true }
    // How far it goes beyond its ends, in ways. What is added is added to what is not below zero.
    let reach: Double = staysBetween ? 0 : 1
    return zip(property.numbers(of: start), property.numbers(of: end)).enumerated().contains { index, ends in
      let way = (ends.1 - ends.0) * reach
      return property.offset + index >= 2 && min(ends.0 - way, ends.0, ends.1, ends.1 + way) < 0
    }
  }

  /// The fixed ends as the property takes them.
  private var shapedEnds: (PropertyValue, PropertyValue)? {
    guard let (start, end) = fixedEnds else { return nil }
    return animation.valueFunction.map { ($0.output(start), $0.output(end)) } ?? (start, end)
  }

  /// The ends of an animation between whole matrices.
  var matrixEnds: (Transform, Transform)? {
    guard !animation.isAdditive, !animation.isCumulative,
      case (.transform(let start), .transform(let end))? = shapedEnds
    else { return nil }
    return (start, end)
  }

  /// The numbers between which it runs; nil if it does not run number by number.
  var linearEnds: LinearEnds? {
    guard let property else { return nil }
    let (isAdditive, isCumulative) = (animation.isAdditive, animation.isCumulative)
    switch (property.type, shapedEnds) {
    case (.transform, (.transformParts, .transformParts)?), (.color, (.color, .color)?):
      guard !isAdditive, !isCumulative else { return nil }
    case (.bool, _?): return isAdditive || isCumulative ? nil : linearEnds(of: property, .switching)
    case (let type, _) where type.isSampledByComponents && type != .color: break
    default: return nil
    }
    if case (.color(let start), .color(let end))? = fixedEnds, let space = animation.basic?.colorSpace {
      return LinearEnds(
        course: Course(mixingIn: space), from: start.coordinates(in: space), to: end.coordinates(in: space))
    }
    if isAdditive {
      // Three factors that are not equal have no single sum.
      return isCumulative || property.access == .uniformScale ? nil : linearEnds(of: property, .additive)
    }
    if isCumulative { return linearEnds(of: property, .cumulative) }
    if let ends = linearEnds(of: property, .straight) { return ends }
    // An open end of `transform.scale` is one number made of three.
    guard property.access != .uniformScale, let start = startOfOpenEnd else { return nil }
    return LinearEnds(course: .open, from: property.numbers(of: start))
  }

  private func linearEnds(of property: PropertyReference, _ course: Course) -> LinearEnds? {
    guard let (start, end) = shapedEnds else { return nil }
    var ends = LinearEnds(course: course, from: property.numbers(of: start), to: property.numbers(of: end))
    if course == .cumulative {
      guard let step = step(start, end) else { return LinearEnds(course: .straight, from: ends.from, to: ends.to) }
      ends.step = property.numbers(of: step)
    }
    return ends
  }
}

extension PropertyReference {
  /// `transform.scale` stands for three equal factors.
  fileprivate func numbers(of value: PropertyValue) -> [Double] {
    let components = value.components(as: type)
    return components.count == width ? components : [Double](repeating: components.first ?? 0, count: width)
  }
}

extension ValueType {
  /// Whether its numbers on screen are those that are interpolated.
  fileprivate var isSampledByComponents: Bool {
    switch self {
    case .number, .angle, .point, .size, .rect, .vector, .color: true
    default: false
    }
  }
}
