// Property animators. The host keeps what an animator changes: when a move wakes an inactive one it opens a block with
// `beginChanges(of:completion:)`, makes the changes, commits the block, and then performs the move.

extension AnimationEngine {
  /// Makes a property animator, which is inactive.
  public mutating func makeAnimator(_ animation: ViewAnimation) -> AnimatorID {
    note(.makeAnimator(animation))
    return animators.add(Animator(animation))
  }

  /// The state of an animator; inactive if there is none.
  public func animatorState(_ animator: AnimatorID) -> AnimatorState { animators[animator]?.state ?? .inactive }

  /// Whether an animator moves by itself.
  public func isAnimatorRunning(_ animator: AnimatorID) -> Bool { animators[animator]?.isRunning ?? false }

  /// Whether an animator runs, or will run, back to its start.
  public func isAnimatorReversed(_ animator: AnimatorID) -> Bool { animators[animator]?.isReversed ?? false }

  /// Whether an animator stays active at its end.
  public func pausesOnCompletion(_ animator: AnimatorID) -> Bool { animators[animator]?.pausesOnCompletion ?? false }

  /// Whether the fraction of an animator is one of the way, and not of the time.
  public func scrubsLinearly(_ animator: AnimatorID) -> Bool { animators[animator]?.scrubsLinearly ?? true }

  /// How much of the way from start to end an animator shows, easing included: 0 to 1, more where it overshoots. Of one
  /// that does not scrub linearly, how much of its time has passed.
  public func fractionComplete(_ animator: AnimatorID) -> Double {
    guard let animator = animators[animator] else { return 0 }
    let time = clockTime(of: animator)
    let isOfWay = animator.scrubsLinearly || animator.state == .inactive
    return isOfWay ? animator.fraction(at: time) : animator.time(at: time)
  }

  /// The animator whose changes the innermost open block makes.
  public var animatorOfOpenBlock: AnimatorID? { transactions.current.viewBlock?.animator }

  /// Whether the host has to make the animator's changes before a move.
  ///
  /// - Throws: ``EngineError/unknownAnimator``, ``EngineError/forbiddenMove(_:_:)`` if its state forbids the move.
  public func needsChanges(for move: AnimatorMove, of animator: AnimatorID) throws(EngineError) -> Bool {
    guard let state = animators[animator]?.state else { throw .unknownAnimator }
    guard move.isAllowed(in: state) else { throw .forbiddenMove(move, state) }
    return move.wakes && state == .inactive
  }

  /// Opens the block in which an inactive animator's changes are made; ``commitTransaction()`` ends it.
  ///
  /// - Parameter completion: what ``EngineEvent/completion(_:isFinished:)`` shall tell when the animator has ended;
  ///   finished if it ended at its end.
  /// - Throws: ``EngineError/unknownAnimator``.
  public mutating func beginChanges(of animator: AnimatorID, completion: Int? = nil) throws(EngineError) {
    guard let sleeping = animators[animator] else { throw .unknownAnimator }
    // The animator itself waits until its delay is over.
    var animation = sleeping.animation
    animation.delay = .zero
    note(.beginViewAnimation(animation, completion: completion))
    openBlock(animation, completion: completion, animator: animator)
    let (block, group) = (transactions.current.viewBlock, transactions.current.completionGroup)
    if let group { completions.hold(group) }
    var fresh = Animator(sleeping.animation)
    fresh.pausesOnCompletion = sleeping.pausesOnCompletion
    fresh.scrubsLinearly = sleeping.scrubsLinearly
    fresh.delay = max(sleeping.animation.delay, .zero)
    fresh.state = .active
    fresh.duration = block?.timing.duration ?? .zero
    fresh.timingFunction = block?.timingFunction ?? .linear
    fresh.since = now
    fresh.group = group
    animators[animator] = fresh
  }

  /// Performs a move.
  ///
  /// - Throws: ``EngineError/unknownAnimator``, ``EngineError/forbiddenMove(_:_:)``, also for an inactive animator whose
  ///   changes have not been made.
  public mutating func perform(_ move: AnimatorMove, on animator: AnimatorID) throws(EngineError) {
    guard let state = animators[animator]?.state else { throw .unknownAnimator }
    guard state != .inactive || !move.wakes, move.isAllowed(in: state) else { throw .forbiddenMove(move, state) }
    note(.perform(move, on: animator))
    switch move {
    case .start:
      drive(animator) {
        $0.isRunning = true
        $0.rate = 1
      }
    case .resume(let factor):
      drive(animator) {
        let rest = $0.isReversed ? $0.time : 1 - $0.time
        $0.isRunning = true
        $0.isHolding = factor > 0 && rest == 0
        $0.rate = factor > 0 ? ($0.isHolding ? 1 : rest) / factor : 1
        if $0.isHolding { $0.delay = .zero }
      }
    case .pause:
      drive(animator) {
        $0.fraction = $0.fraction(at: $1)
        $0.isRunning = false
      }
    case .scrub(let fraction):
      let fraction = fraction > 0 ? min(fraction, 1) : 0
      drive(animator) { animator, _ in
        animator.time = animator.scrubsLinearly ? animator.timingFunction.fraction(ofProgress: fraction) : fraction
        animator.fraction = animator.scrubsLinearly ? fraction : animator.timingFunction.value(at: fraction)
        // What is on its way waits no more.
        if animator.time > 0 { animator.delay = .zero }
      }
    case .reverse: drive(animator) { $0.isReversed.toggle() }
    case .stop: stop(animator)
    case .stopWithoutFinishing:
      stop(animator)
      if let group = animators[animator]?.group { completions.silence(group) }
      end(animator, isFinished: false)
    case .setPausesOnCompletion(let pauses): animators[animator]?.pausesOnCompletion = pauses
    case .setScrubsLinearly(let isLinear): animators[animator]?.scrubsLinearly = isLinear
    case .finish(let position):
      settle(animator, at: position)
      end(animator, isFinished: position == .end)
    }
    beginEpoch()
  }
}

extension AnimationEngine {
  /// Changes how an animator runs, from where it is.
  private mutating func drive(_ id: AnimatorID, _ change: (inout Animator, MediaTime) -> Void) {
    guard var animator = animators[id] else { return }
    animator.clock = animator.clock ?? animator.animations.first.flatMap { animations[$0]?.layer }
    let time = clockTime(of: animator)
    (animator.time, animator.delay, animator.since) = (animator.time(at: time), animator.delay(at: time), time)
    animator.isHolding = false
    change(&animator, time)
    animators[id] = animator
    for animation in animator.animations {
      retime(animation, animator)
      if animator.isRunning { joinCollections(animation) } else { leaveCollections(animation) }
    }
    if animator.isRunning, animator.animations.isEmpty { end(id, isFinished: !animator.isCutShort) }
  }

  private mutating func drive(_ id: AnimatorID, _ change: (inout Animator) -> Void) {
    drive(id) { animator, _ in change(&animator) }
  }

  /// The time of the layers that an animator moves: where it stands still or runs faster, so does the animator.
  private func clockTime(of animator: Animator) -> MediaTime {
    animator.clock.map { layerTime(of: $0, at: now) } ?? now
  }

  /// Lets an animation go on, or stand, as its animator says.
  private mutating func retime(_ id: AnimationID, _ animator: Animator) {
    guard let record = animations[id], record.beginTime != nil else { return }
    let time = layerTime(of: record.layer, at: now)
    let duration = animator.duration.finitePass
    let position = duration * animator.time
    var animation = record.animation
    var beginTime = time
    animation.timingFunction = animator.timingFunction
    switch (animator.isRunning, animator.isReversed) {
    case (true, let isReversed) where animator.isHolding:
      (animation.timing.speed, animation.timing.timeOffset) = (animator.rate, .zero)
      animation.timingFunction = .steps(count: 1, position: isReversed ? .end : .start)
    case (true, false):
      (animation.timing.speed, animation.timing.timeOffset) = (animator.rate, .zero)
      beginTime = time + animator.delay - position / animator.rate
    case (true, true):
      (animation.timing.speed, animation.timing.timeOffset) = (-animator.rate, position)
      beginTime = time + animator.delay
    case (false, _) where (0...1).contains(animator.fraction):
      (animation.timing.speed, animation.timing.timeOffset) = (0, duration * animator.fraction)
      animation.timingFunction = .linear
    case (false, _):
      // Beyond its ends no straight way leads.
      (animation.timing.speed, animation.timing.timeOffset) = (0, position)
    }
    hide(id)
    animations.update(id) {
      $0.attached = AttachedAnimation(animation, ownership: record.attached.ownership, track: record.track)
      $0.beginTime = beginTime
    }
    show(id)
  }

  /// The animator that an animation which has come to its end belongs to, if that stays active there.
  func pausingAnimator(of id: AnimationID) -> AnimatorID? {
    guard let animator = animations[id]?.animator, let record = animators[animator],
      record.pausesOnCompletion, record.state == .active
    else { return nil }
    return animator
  }

  /// Lets an animator stay at the end that it has come to.
  mutating func pauseAtEnd(_ id: AnimatorID) {
    drive(id) { animator in
      animator.time = animator.isReversed ? 0 : 1
      animator.fraction = animator.time
      animator.isRunning = false
    }
  }

  /// Takes an animator's animations away and leaves what is on screen in the model.
  private mutating func stop(_ id: AnimatorID) {
    guard let animator = animators[id] else { return }
    let records = animator.animations.compactMap { animations[$0] }
    let changes = records.compactMap(change)
    let fraction = animator.fraction(at: clockTime(of: animator))
    animators[id]?.fraction = fraction
    animators[id]?.isRunning = false
    animators[id]?.state = .stopped
    animators[id]?.changes = changes
    for record in records { stop(record.id, .stopped) }
    settle(id, at: .current)
  }

  private func change(of record: AnimationRecord) -> AnimatorChange? {
    guard let property = record.property else { return nil }
    let model = value(record.layer, property)
    let start = record.animation.startValue ?? model
    let beneath = record.animation.isAdditive ? start.zero : model
    let current = progress(of: record, at: now).map { record.value(over: beneath, at: $0) } ?? start
    return AnimatorChange(
      layer: record.layer, property: property, isAdditive: record.animation.isAdditive, end: model, start: start,
      current: current)
  }

  /// Sets the model to what a stopped animator leaves behind.
  private mutating func settle(_ id: AnimatorID, at position: AnimatorPosition) {
    let changes = animators[id]?.changes ?? []
    for change in changes { assignSilently(change.end, change.layer, change.property) }
    if position == .end { return }
    for change in changes {
      let value = position == .start ? change.start : change.current
      put(value, isAdditive: change.isAdditive, change.layer, change.property)
    }
  }

  private mutating func put(
    _ value: PropertyValue, isAdditive: Bool, _ layer: LayerID, _ reference: PropertyReference
  ) {
    let model = self.value(layer, reference)
    assignSilently(isAdditive ? model.adding(value) : value, layer, reference)
  }

  private mutating func end(_ id: AnimatorID, isFinished: Bool) {
    guard let animator = animators[id] else { return }
    if animator.isRunning { animators[id]?.fraction = animator.isReversed ? 0 : 1 }
    animators[id]?.state = .inactive
    animators[id]?.isRunning = false
    animators[id]?.changes = []
    animators[id]?.group = nil
    if let group = animator.group { leave([group], isFinished: isFinished) }
  }

  /// Lets the animator of an animation that is over, if it has one, know of it; it ends with its last.
  ///
  /// - Returns: whether completions count the animation as finished. Of an animator's only its own end counts.
  mutating func animatorDidLose(_ record: AnimationRecord, _ reason: StopReason) -> Bool {
    guard let id = record.animator, let animator = animators[id] else { return reason == .finished }
    animators[id]?.animations.removeFirst(record.id)
    guard animator.state == .active else { return true }
    if reason != .finished {
      animators[id]?.isCutShort = true
    } else if animator.isReversed, let start = record.animation.startValue,
      let property = record.property
    {
      put(start, isAdditive: record.animation.isAdditive, record.layer, property)
    }
    if animators[id]?.animations.isEmpty == true {
      end(id, isFinished: animators[id]?.isCutShort == false && !animator.isReversed)
    }
    return true
  }
}

extension LayerAnimation {
  /// The start that is written.
  fileprivate var startValue: PropertyValue? {
    if case .keyframe(let keyframe) = kind { return keyframe.values.first }
    return basic?.fromValue
  }
}
