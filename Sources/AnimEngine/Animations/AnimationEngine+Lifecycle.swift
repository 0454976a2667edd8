// From being added to being over: how an animation is attached, begins, takes the place of others and goes.

extension AnimationEngine {
  /// Puts an animation last on its layer and tells the open completions to wait for it.
  mutating func attach(
    _ animation: LayerAnimation, to layer: LayerID, phase: AnimationRecord.Phase
  ) -> AnimationID {
    let id = animations.insert(
      animation, to: layer, phase: phase, groups: [], keepsAlive: keepsAlive)
    let groups = joinGroups(id, isFinite: animation.isFinite)
    if !groups.isEmpty { animations.update(id) { $0.groups = groups } }
    layers[layer.position].animations.append(id)
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
    animations.update(id) {
      $0.beginTime = beginTime
      $0.phase = .delayed
    }
    if record.animation.isTransient {
      captureStart(id)
      takeOver(id)
    }
    if beginTime <= time { begin(id) } else { show(id) }
  }

  /// Begins an animation whose delay is over: fills in its ends, takes its key and its property from others, and sets
  /// the model.
  mutating func begin(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    if !record.isRaw {
      if !record.animation.isAdditive { takeFromProposals(of: record.layer, record.property) }
      fillInEnds(id)
    }
    // A transient one, which is listed from the start, did when it was added.
    if !record.animation.isTransient { takeOver(id) }
    animations.update(id) {
      $0.phase = .running
      $0.hasBegun = true
    }
    if let value = animations[id]?.finalValue { assignSilently(value, record.layer, record.property) }
    show(id)
    if let notice = animations[id]?.notice { emit(.animationDidStart(notice)) }
  }

  /// Takes an animation away and tells why, unless its end has been told.
  mutating func stop(_ id: AnimationID, _ reason: StopReason) {
    guard let record = detach(id) else { return }
    tellEnd(of: record, reason)
  }

  /// Takes an animation off its layer without telling anybody.
  mutating func detach(_ id: AnimationID) -> AnimationRecord? {
    guard let record = animations[id] else { return nil }
    hide(id)
    _ = animations.remove(id)
    layers[record.layer.position].animations.removeFirst(id)
    reclassify(record.layer, record.property)
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
    guard let record = animations[id], record.start == nil, case .basic(let basic) = record.animation.kind,
      basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil, !record.animation.isAdditive
    else { return }
    let screen = presentationValue(record.layer, record.property)
    animations.update(id) { $0.start = screen }
  }

  /// Fills in the ends that are not written: what is on screen, from where `to` and `by` start, and for `from` alone
  /// the model.
  private mutating func fillInEnds(_ id: AnimationID) {
    guard let record = animations[id], case .basic(let basic) = record.animation.kind else { return }
    var underlying = PropertyValue.none
    if basic.fromValue == nil, !record.animation.isAdditive {
      underlying = presentationValue(record.layer, record.property)
    } else {
      underlying = value(record.layer, record.property)
    }
    let (start, end) = record.writtenEnds(over: underlying)
    animations.update(id) {
      $0.start = start
      $0.end = end
    }
  }

  /// Takes the key, and what it animates, from the animations that are there.
  ///
  /// One key bears one animation. Apart from that, and except for Core Animation's own, a whole ends the animations of
  /// its parts that go by their key paths; a part takes its components for good from animations of the whole, but a
  /// written key leaves a written key alone; and an implicit change takes its components from all.
  private mutating func takeOver(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    if record.animation.isTransient { dropProposals(of: record.layer, where: { $0.key == record.key }) }
    if record.key == nil && (record.animation.isTransient || record.animation.isAdditive) { return }
    for other in attached(to: record.layer)
    where other != id && animations.isRival(other, of: record.attached) {
      guard let rival = animations[other], rival.isListed, rival.phase != .proposed else { continue }
      if let key = record.key, rival.key == key {
        stop(other, .replaced)
      } else if record.endsPart(rival) {
        stop(other, .replaced)
      } else if record.takesComponents(of: rival) {
        animations.update(other) { $0.takenComponents |= record.ownComponents }
        reclassify(rival.layer, rival.property)
      }
    }
  }
}

extension AnimationRecord {
  private var isKeyedByPath: Bool { animation.key == .keyPath }

  private func competes(with other: AnimationRecord) -> Bool {
    !animation.isTransient && !other.animation.isTransient && !animation.isAdditive && !other.animation.isAdditive
      && property.property == other.property.property && ownComponents & other.property.componentMask != 0
  }

  /// Whether the animation, one of a whole, ends another of its parts.
  fileprivate func endsPart(_ other: AnimationRecord) -> Bool {
    competes(with: other) && other.isKeyedByPath && property != other.property && property.covers(other.property)
  }

  /// Whether the animation takes the components that it has in common with another.
  fileprivate func takesComponents(of other: AnimationRecord) -> Bool {
    guard competes(with: other) else { return false }
    if animation.isImplicit { return true }
    let isPart = property != other.property && other.property.covers(property)
    return isPart && animation.key != .anonymous && (isKeyedByPath || other.isKeyedByPath)
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
