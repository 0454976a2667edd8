extension AnimationEngine {
  /// When the next animation begins or ends by itself; not before ``now``, but it may be ``now``. Nil if nothing is
  /// due.
  public var nextEventTime: MediaTime? { agenda.first.map { max($0.instant, now) } }

  /// Moves time to an instant, performing what is due there and, in order, at instants on the way. At each instant all
  /// animations that end there are detached together and told, each with the completions of which it was the last;
  /// then those whose delay ends there begin; both in the order in which they were added. An instant that is over
  /// changes nothing.
  public mutating func advance(to instant: MediaTime) {
    while let entry = agenda.first, entry.instant <= instant {
      move(to: entry.instant)
      performDue()
    }
    move(to: instant)
    beginEpoch()
  }

  /// What has happened since the last call, in order.
  public mutating func takeEvents() -> [EngineEvent] {
    defer { events = [] }
    return events
  }

  /// Drops the first entries of what ``takeLog()`` would give.
  public mutating func forgetLog(_ count: Int) { log.removeFirst(min(max(count, 0), log.count)) }

  /// What was called and happened while the engine was observed, since the last call, in order.
  public mutating func takeLog() -> [EngineLogEntry] {
    defer { log = [] }
    return log
  }
}

extension AnimationEngine {
  private mutating func move(to instant: MediaTime) {
    guard instant > now else { return }
    sendParticles(until: instant)
    now = instant
  }

  private mutating func performDue() {
    let due = agenda.takeDue(at: now).sorted { $0.serial < $1.serial }
      .map { AnimationID(serial: $0.serial, slot: $0.slot) }
    var ended: [AnimationRecord] = []
    var begun: [AnimationID] = []
    var pausing: [AnimatorID] = []
    for id in due {
      switch animations[id]?.phase {
      case .running where isAtEnd(id):
        if let animator = pausingAnimator(of: id) {
          if !pausing.contains(animator) { pausing.append(animator) }
        } else if let record = end(id) {
          ended.append(record)
        }
      case .running, .delayed: begun.append(id)
      default: break
      }
    }
    for animator in pausing { pauseAtEnd(animator) }
    for record in ended { tellEnd(of: record, .finished) }
    for id in begun {
      if animations[id]?.hasBegun == true {
        beginDueChildren(of: id)
        schedule(id)
      } else {
        begin(id)
      }
    }
  }

  /// Whether an animation is due since it ends, and not since a part of it begins.
  private func isAtEnd(_ id: AnimationID) -> Bool {
    guard let record = animations[id] else { return false }
    return layerTime(of: record.layer, at: now) >= record.timing.endTime
  }

  /// Lets an animation come to its end, and gives what it was.
  mutating func end(_ id: AnimationID) -> AnimationRecord? {
    guard let record = animations[id] else { return nil }
    if record.animation.isRemovedOnCompletion { return detach(id) }
    animations.update(id) { $0.isOver = true }
    setPhase(id, to: .ended)
    show(id)
    return record
  }

  /// Finds out when an animation is due next.
  mutating func schedule(_ id: AnimationID) {
    agenda.remove(slot: id.slot)
    guard let record = animations[id], record.owner == nil, layers[record.layer.position].isInTree else { return }
    let time: MediaTime
    switch record.phase {
    case .delayed: time = record.timing.beginTime
    case .running: time = min(record.timing.endTime, nextChildBegin(of: record) ?? .infinity)
    case .proposed, .waiting, .ended: return
    }
    guard let instant = instantReaching(time, of: record.layer) else { return }
    let isFinite = record.isFinite && !record.isOver
    agenda.set(
      Agenda.Entry(
        instant: instant, serial: id.serial, slot: id.slot, isFinite: isFinite,
        keepsAlive: isFinite && record.keepsAlive))
  }

  /// What becomes of animations whose layers have left the tree: they are told `removed`; those that stay attached at
  /// their end stay, and go on when the layer comes back.
  mutating func stopAnimations(of layers: [LayerID]) {
    for id in animationsInOrder(of: layers) {
      guard let record = animations[id], record.owner == nil, record.phase != .waiting else { continue }
      if record.phase == .proposed {
        dropProposals(of: record.layer) { $0.id == id }
      } else if record.animation.isRemovedOnCompletion {
        stop(id, .removed)
      } else {
        hide(id)
        animations.update(id) {
          $0.isOver = true
          $0.groups = []
        }
        setPhase(id, to: .waiting)
        reclassify(id)
        tellEnd(of: record, .removed)
      }
    }
  }

  /// What becomes of animations whose layers have come into the tree: they begin, or go on by their times.
  mutating func resumeAnimations(of layers: [LayerID]) {
    for id in animationsInOrder(of: layers) {
      guard let record = animations[id], record.owner == nil, record.phase == .waiting else { continue }
      guard record.hasBegun else {
        place(id)
        continue
      }
      let isPast = layerTime(of: record.layer, at: now) >= record.timing.endTime
      setPhase(id, to: isPast ? .ended : .running)
      show(id)
      if !isPast { emit(.animationDidStart(record.notice)) }
    }
  }

  private func animationsInOrder(of layers: [LayerID]) -> [AnimationID] {
    layers.flatMap { attached(to: $0) }.sorted { $0.serial < $1.serial }
  }
}
