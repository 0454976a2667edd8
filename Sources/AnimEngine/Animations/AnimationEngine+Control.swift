// Taking hold of an animation that runs. Parts of an animation are held by it.

extension AnimationEngine {
  /// Takes the animations that bear a key, or all, away and leaves what they show in the model; nothing happens if
  /// there are none. They are told ``StopReason/stopped``.
  public mutating func stop(_ layer: LayerID, key: String? = nil) {
    note(.stop(layer, key: key))
    for id in held(layer, key) {
      freeze(id)
      stop(id, .stopped)
    }
    beginEpoch()
  }

  /// Lets the animations that bear a key, or all, jump to their end, which is told as ``StopReason/finished``. Endless
  /// ones end with their current pass. Nothing happens if there are none.
  public mutating func finish(_ layer: LayerID, key: String? = nil) {
    note(.finish(layer, key: key))
    for id in held(layer, key) { finish(id) }
    beginEpoch()
  }

  /// Lets the animations that bear a key, or all, run back from where they are, over all passes that they have made; the
  /// model is set to where they now end. One whose delay runs is at its start, and so is over; one that stands still
  /// goes on to. Nothing happens if there are none.
  public mutating func reverse(_ layer: LayerID, key: String? = nil) {
    note(.reverse(layer, key: key))
    for id in held(layer, key) {
      switch animations[id]?.phase {
      case .running: reverse(id)
      case .delayed: stop(id, .finished)
      default: break
      }
    }
    beginEpoch()
  }
}

extension AnimationEngine {
  /// The animations of a layer that bear a key, or all of them, implicit ones of this turn begun.
  private mutating func held(_ layer: LayerID, _ key: String?) -> [AnimationID] {
    beginProposals(of: layer)
    return attached(to: layer).filter { id in
      guard let record = animations[id], record.owner == nil else { return false }
      return key == nil || record.key == key
    }
  }

  /// Leaves in the model what an animation and its parts show.
  private mutating func freeze(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    if record.hasBegun, record.isShown, let property = record.property, let progress = progress(of: record, at: now) {
      let value = record.value(over: value(record.layer, property), at: progress)
      assignSilently(value, record.layer, property, except: record.takenComponents)
    }
    for child in record.children { freeze(child) }
  }

  private mutating func finish(_ id: AnimationID) {
    guard let record = animations[id], !record.isOver else { return }
    if record.phase == .waiting {
      stop(id, .finished)
      return
    }
    if record.phase == .delayed {
      changeTiming(id) { timing, time in timing.beginTime = time }
      begin(id)
    }
    if record.timing.parentDuration.isInfinite, record.animation.timing.speed != 0,
      !record.animation.timing.duration.isInfinite
    {
      changeTiming(id) { timing, time in timing.endWithPass(at: time) }
      setModels(id)
      return
    }
    changeTiming(id) { timing, time in
      if timing.speed == 0 { timing.speed = 1 }
      // A spring that never comes to rest does so now.
      if timing.duration.isInfinite {
        timing.duration = max(time - timing.beginTime, MediaTime(ticks: 1))
        (timing.repeatCount, timing.repeatDuration) = (0, .zero)
      }
      timing.beginTime = time - timing.parentDuration
    }
    setModels(id)
    if let record = end(id) { tellEnd(of: record, .finished) }
  }

  private mutating func reverse(_ id: AnimationID) {
    guard let record = animations[id], record.animation.timing.speed != 0 else { return }
    fixEnds(id)
    changeTiming(id) { timing, time in timing.turnBack(at: time) }
    setModels(id, isReversed: true)
  }

  /// Changes the timing of an animation, and with it when it ends.
  ///
  /// - Parameter change: is given the layer's time.
  private mutating func changeTiming(_ id: AnimationID, _ change: (inout MediaTiming, MediaTime) -> Void) {
    guard let record = animations[id] else { return }
    let time = layerTime(of: record.layer, at: now)
    hide(id)
    animations.update(id) {
      var timing = $0.timing
      change(&timing, time)
      $0.beginTime = timing.beginTime
      $0.attached = $0.attached.with(timing)
    }
    alignTurning(of: id)
    show(id)
  }

  /// Gives the model the values at which an animation and its parts now end.
  ///
  /// - Parameter isReversed: whether they run back, so that one without an end of its own leaves the model, too.
  private mutating func setModels(_ id: AnimationID, isReversed: Bool = false) {
    guard let record = animations[id] else { return }
    if record.hasBegun {
      if isReversed, record.leavesModelWhenReversed, let property = record.property,
        let value = endValue(of: record, over: record.start ?? value(record.layer, property))
      {
        assignSilently(value, record.layer, property, by: record.animation, except: record.takenComponents)
      } else {
        setModel(id)
      }
    }
    for child in record.children { setModels(child, isReversed: isReversed) }
  }

  /// Keeps the ends of an implicit animation, which would follow the model that is about to change.
  private mutating func fixEnds(_ id: AnimationID) {
    guard let record = animations[id], record.animation.isImplicit, let property = record.property else { return }
    let (start, end) = record.ends(over: value(record.layer, property))
    animations.update(id) {
      $0.start = start
      $0.end = end
    }
  }
}

extension AnimationRecord {
  /// Whether the model, which was the end or was set to the end, must be set when the animation runs back.
  fileprivate var leavesModelWhenReversed: Bool {
    !animation.isTransient && !animation.isAdditive
  }
}

extension MediaTiming {
  /// Lets an endless animation end where the pass ends that runs at a time.
  fileprivate mutating func endWithPass(at time: MediaTime) {
    let cycles = (((time - beginTime) * speed.magnitude) / duration).rounded(.down) + 1
    repeatDuration = .zero
    repeatCount = autoreverses ? cycles / 2 : cycles
  }

  /// Lets an animation run back from where it is at a time.
  fileprivate mutating func turnBack(at time: MediaTime) {
    let elapsed = max(.zero, time - beginTime) * speed.magnitude
    if speed > 0 {
      timeOffset = folded(elapsed)
      beginTime = time
    } else {
      beginTime = time - (max(.zero, min(timeOffset, activeDuration)) - elapsed) / -speed
      timeOffset = .zero
    }
    speed = -speed
  }

  /// The own time that shows after some of it, with what an offset adds to it in its repeat.
  private func folded(_ elapsed: MediaTime) -> MediaTime {
    guard timeOffset != .zero, let sample = sample(at: beginTime + elapsed / speed) else {
      return min(elapsed, activeDuration)
    }
    let rest = duration * (sample.isBackward ? 2 - sample.progress : sample.progress)
    return cycleDuration * Double(sample.repeatIndex) + rest
  }
}
