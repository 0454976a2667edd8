// Parts of an animation: the children of a group, which run in its time, and the turning of a layer that follows a
// path. Each is a record of its own, so that it is sampled and competes for its property like any other; it is listed
// and told nowhere, and comes and goes with its owner.

extension AnimationEngine {
  /// Attaches the parts of an animation that was just attached.
  mutating func attachChildren(of id: AnimationID) {
    guard let owner = animations[id] else { return }
    switch owner.animation.kind {
    case .group(let group):
      for child in group.children {
        if case .transition = child.kind { continue }
        attach(child.inGroup(owner.animation), as: owner, groupDuration: owner.animation.timing.duration)
      }
    case .keyframe(let keyframe):
      if let turn = owner.animation.turning(along: keyframe) {
        attach(turn, as: owner, groupDuration: owner.attached.ownership?.groupDuration)
      }
    case .basic, .spring, .transition, .template: break
    }
  }

  private mutating func attach(_ child: LayerAnimation, as owner: AnimationRecord, groupDuration: MediaTime?) {
    let lasts = groupDuration.map { child.timing.lastsThroughout(groupOf: $0) } ?? true
    let ownership = AttachedAnimation.Ownership(
      owner: owner.id, groupDuration: groupDuration,
      showsThroughout: lasts && owner.attached.ownership?.showsThroughout ?? true)
    let id = attach(child, to: owner.layer, phase: owner.phase, ownership: ownership)
    animations.update(owner.id) { $0.children.append(id) }
  }

  /// Lets an animation, and its parts with it, come to a phase.
  mutating func setPhase(_ id: AnimationID, to phase: AnimationRecord.Phase) {
    animations.update(id) { $0.phase = phase }
    guard let owner = animations[id], !owner.children.isEmpty else { return }
    let fillMode = owner.animation.timing.fillMode
    for child in owner.children {
      guard let record = animations[child] else { continue }
      var childPhase = phase
      if owner.isGroup {
        switch phase {
        case .proposed, .waiting: childPhase = .waiting
        case .delayed: childPhase = fillMode.fillsBackwards ? .delayed : .waiting
        case .running: childPhase = record.hasBegun ? .running : .delayed
        case .ended:
          // One that has not begun by the end of its group still shows what it fills backwards.
          childPhase = fillMode.fillsForwards ? (record.hasBegun ? .ended : .delayed) : .waiting
        }
      }
      setPhase(child, to: childPhase)
    }
  }

  /// Begins the parts of a running animation whose time has come.
  mutating func beginDueChildren(of id: AnimationID) {
    guard let owner = animations[id], !owner.children.isEmpty else { return }
    let time = layerTime(of: owner.layer, at: now)
    for child in owner.children {
      guard let record = animations[child] else { continue }
      if !record.hasBegun {
        if owner.isGroup {
          guard let begin = layerTime(reaching: record.animation.timing.beginTime, in: owner), begin <= time else {
            continue
          }
        }
        start(child)
        show(child)
      }
      beginDueChildren(of: child)
    }
  }

  /// The layer's time at which the next child of a group begins; nil if none will.
  func nextChildBegin(of owner: AnimationRecord) -> MediaTime? {
    guard owner.isGroup else { return nil }
    return owner.children.compactMap { child -> MediaTime? in
      guard let record = animations[child] else { return nil }
      return record.hasBegun
        ? nextChildBegin(of: record) : layerTime(reaching: record.animation.timing.beginTime, in: owner)
    }.min()
  }

  /// The group in whose time an animation runs; nil if it runs in its layer's.
  func group(around record: AnimationRecord) -> AnimationRecord? {
    guard record.isInGroup, let owner = record.owner.flatMap({ animations[$0] }) else { return nil }
    return owner.isGroup ? owner : group(around: owner)
  }

  /// Gives what turns a layer the timing of the animation along the path.
  mutating func alignTurning(of id: AnimationID) {
    guard let owner = animations[id], !owner.isGroup else { return }
    for child in owner.children {
      animations.update(child) {
        $0.beginTime = owner.beginTime
        if $0.attached.animation.timing != owner.animation.timing {
          $0.attached = $0.attached.with(owner.animation.timing)
        }
      }
    }
  }

  /// The layer's time at which a group's own time first reaches a value; nil if it never does. A group that runs
  /// backwards, or begins on its way back, has reached every time from the start.
  func layerTime(reaching time: MediaTime, in group: AnimationRecord) -> MediaTime? {
    let timing = group.timing
    var begin = timing.beginTime
    let start = timing.startOfCycle
    if time > .zero, timing.speed > 0, start < timing.duration.tickCount {
      guard let fraction = group.timingFunction.fraction(reaching: time / timing.duration) else { return nil }
      let elapsed = max(0, timing.duration.tickCount * fraction - start)
      begin = begin + MediaTime(roundingTicks: (elapsed / timing.speed).rounded(.up))
      guard begin < timing.endTime else { return nil }
    }
    guard let outer = self.group(around: group) else { return begin }
    return layerTime(reaching: begin, in: outer)
  }
}

extension AnimationEngine {
  /// The model value that an animation, or a part of one, leaves behind at its end; nil if it leaves the model alone.
  func finalValue(of record: AnimationRecord) -> PropertyValue? {
    guard record.setsModel, let property = record.property else { return nil }
    return endValue(of: record, over: record.start ?? value(record.layer, property))
  }

  /// The value at the last instant; nil if there is none.
  func endValue(of record: AnimationRecord, over underlying: PropertyValue) -> PropertyValue? {
    if case .keyframe(let keyframe) = record.animation.kind, record.track == nil { return keyframe.values.last }
    return finalSample(of: record).map { record.lastValue(over: underlying, at: $0) }
  }

  /// What the timing of an animation, or of a group's child within the group's, shows at the last instant; nil if there
  /// is none.
  private func finalSample(of record: AnimationRecord) -> TimingSample? {
    let timing = record.timing.fillingBothWays
    guard let group = group(around: record) else {
      return record.isFinite ? timing.sample(at: timing.endTime) : nil
    }
    guard let sample = finalSample(of: group) else { return nil }
    let progress = sample.progress == 1 ? 1 : group.timingFunction.value(at: sample.progress)
    let duration = group.animation.timing.duration
    var time = duration * max(0, min(progress, 1))
    // A group that began in its midst comes to its start again, before which the child has run.
    if time < timing.beginTime, group.timing.startOfCycle > 0, !group.timing.autoreverses {
      time = min(timing.endTime, duration)
    }
    return timing.sample(at: time)
  }
}

extension LayerAnimation {
  /// The animation as a child of a group, begun in the group's time.
  fileprivate func inGroup(_ group: LayerAnimation) -> LayerAnimation {
    var child = completed(duration: group.timing.duration)
    child.timing.beginTime = child.timing.beginTime + max(child.delay, .zero)
    child.delay = .zero
    child.key = group.key
    child.isTransient = group.isTransient
    return child
  }

  /// What turns the layer while it follows a path; nil if it does not turn. Core Animation's own turns what the layer's
  /// transform makes; the others set the layer's rotation, so that the model can take it.
  func turning(along keyframe: KeyframeAnimation) -> LayerAnimation? {
    guard let path = keyframe.path, keyframe.rotationMode != nil, keyframe.property.type == .point else { return nil }
    var turn = keyframe
    turn.path = path
    turn.property = isTransient ? .transform : .rotation
    turn.valueFunction = isTransient ? .rotateZ : nil
    var copy = self
    copy.kind = .keyframe(turn)
    copy.isAdditive = isTransient || isAdditive
    copy.isCumulative = false
    return copy
  }
}

extension TimingFunction {
  /// The first fraction at which the function is so far, nil if it never is: among 256 and, between two, by halving.
  fileprivate func fraction(reaching progress: Double) -> Double? {
    if self == .linear { return progress <= 1 ? progress : nil }
    let count = 256
    guard let index = (1...count).first(where: { value(at: Double($0) / Double(count)) >= progress }) else {
      return nil
    }
    var (low, high) = (Double(index - 1) / Double(count), Double(index) / Double(count))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(at: middle) >= progress { high = middle } else { low = middle }
    }
    return high
  }
}
