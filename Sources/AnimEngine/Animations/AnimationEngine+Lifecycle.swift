// From being added to being over: how an animation is attached, begins, takes the place of others and goes.

extension AnimationEngine {
  /// Puts an animation, with its parts, last on its layer and tells the open completions to wait for it.
  mutating func attach(
    _ animation: LayerAnimation, to layer: LayerID, phase: AnimationRecord.Phase
  ) -> AnimationID {
    var animation = animation
    if animation.origin == 0 { animation.origin = origin }
    let id = attach(animation, to: layer, phase: phase, ownership: nil)
    let groups = joinGroups(id, isFinite: animation.isFinite)
    if !groups.isEmpty { animations.update(id) { $0.groups = groups } }
    return id
  }

  /// Puts an animation or a part of one last on its layer.
  mutating func attach(
    _ animation: LayerAnimation, to layer: LayerID, phase: AnimationRecord.Phase,
    ownership: AttachedAnimation.Ownership?
  ) -> AnimationID {
    var track: KeyframeTrack?
    if case .keyframe(let keyframe) = animation.kind { track = sampling.track(of: keyframe) }
    let attached = AttachedAnimation(animation, ownership: ownership, track: track)
    let id = animations.insert(attached, to: layer, phase: phase, keepsAlive: keepsAlive)
    layers[layer.position].animations.append(id)
    attachChildren(of: id)
    return id
  }

  /// Gives an animation of a layer that is in the tree its begin, and begins it unless that is to come.
  mutating func place(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    let time = layerTime(of: record.layer, at: now)
    let beginTime: MediaTime
    if let known = record.beginTime {
      beginTime = known
    } else if !record.animation.isTransient {
      beginTime = time + max(record.animation.delay, .zero)
    } else {
      let written = record.animation.timing.beginTime
      beginTime = written == .zero ? time : written
    }
    animations.update(id) { $0.beginTime = beginTime }
    setPhase(id, to: .delayed)
    alignTurning(of: id)
    if record.animation.isTransient {
      captureStart(id)
      takeOver(id)
    }
    if beginTime <= time { begin(id) } else { show(id) }
  }

  /// Begins an animation whose delay is over, and the parts of it that begin with it.
  mutating func begin(_ id: AnimationID) {
    start(id)
    // First, since its parts run in its time.
    show(id)
    beginDueChildren(of: id)
    schedule(id)
    if let notice = animations[id]?.notice { emit(.animationDidStart(notice)) }
  }

  /// Begins an animation or a part of one: fills in its ends, takes its key and its property from others, and sets the
  /// model.
  mutating func start(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    if !record.isRaw, let property = record.property {
      if !record.animation.isAdditive { takeFromProposals(of: record.layer, property) }
      fillInEnds(id, property)
    }
    // A transient one, which is listed from the start, did when it was added.
    if !record.animation.isTransient { takeOver(id) }
    let instant = now
    animations.update(id) {
      $0.hasBegun = true
      $0.begunAt = instant
    }
    setPhase(id, to: .running)
    setModel(id)
  }

  /// Gives the model the value at which an animation ends, unless that is not for it to set.
  mutating func setModel(_ id: AnimationID) {
    guard let record = animations[id], let property = record.property, let value = finalValue(of: record) else {
      return
    }
    assignSilently(value, record.layer, property, by: record.animation, except: record.takenComponents)
  }

  /// Takes an animation away and tells why, unless its end has been told.
  mutating func stop(_ id: AnimationID, _ reason: StopReason) {
    guard let record = detach(id) else { return }
    tellEnd(of: record, reason)
  }

  /// Takes an animation, with its parts, off its layer without telling anybody.
  mutating func detach(_ id: AnimationID) -> AnimationRecord? {
    guard let record = animations[id] else { return nil }
    for child in record.children { _ = detach(child) }
    hide(id)
    _ = animations.remove(id)
    layers[record.layer.position].animations.removeFirst(id)
    if let property = record.property { reclassify(record.layer, property) }
    return record
  }

  /// Tells that an animation is over, and the completions that waited for it.
  mutating func tellEnd(of record: AnimationRecord, _ reason: StopReason) {
    guard !record.isOver else { return }
    let isFinished = animatorDidLose(record, reason)
    emit(.animationDidStop(record.notice, reason))
    leave(record.groups, isFinished: isFinished)
  }

  /// Keeps what is on screen as the start of a transient animation that has no end at all.
  private mutating func captureStart(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    for child in record.children { captureStart(child) }
    guard record.start == nil, let basic = record.animation.basic, !record.animation.isAdditive,
      basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil
    else { return }
    let screen = presentationValue(record.layer, basic.property)
    animations.update(id) { $0.start = basic.valueFunction?.input(of: screen) ?? screen }
  }

  /// Fills in the ends that are not written: what is on screen, from where `to` and `by` start, and for `from` alone
  /// the model.
  private mutating func fillInEnds(_ id: AnimationID, _ property: PropertyReference) {
    guard let record = animations[id], let basic = record.animation.basic else { return }
    let startsOnScreen = basic.fromValue == nil && !record.animation.isAdditive
    let underlying =
      startsOnScreen ? presentationValue(record.layer, property) : value(record.layer, property)
    let (start, end) = record.writtenEnds(over: underlying)
    animations.update(id) {
      $0.start = start
      $0.end = end
    }
  }
}

extension PropertyReference {
  /// Whether the other has no component that this has not.
  func covers(_ other: PropertyReference) -> Bool {
    property == other.property && (isWhole || (!other.isWhole && other.componentMask & ~componentMask == 0))
  }
}

extension Array where Element: Equatable {
  /// Takes the first element out that equals one, in place.
  mutating func removeFirst(_ element: Element) {
    if let index = firstIndex(of: element) { remove(at: index) }
  }
}
