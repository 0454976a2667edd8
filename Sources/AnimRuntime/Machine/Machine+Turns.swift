import AnimEngine
import AnimLanguage

// The order of one instant: what becomes due, and the turns that run it.

extension Machine {
  /// The next instant at which something happens.
  var nextInstant: MediaTime? {
    mutating get {
      if isInstantOpen || !turns.isEmpty { return engine.now }
      let frame = wantsFrames ? frames.nextInstant(from: engine.now, rate: engine.frameRate) : nil
      return [agenda.nextInstant, engine.nextEventTime, frame].compactMap(\.self).min()
    }
  }

  /// Whether something finite is pending: the script, a strand that waits for an instant, `at` or `after`, a finite
  /// animation that is not paused, the frame that shows how they ended.
  var isAlive: Bool { isInstantOpen || isWorkPending || isDisplayOwed }

  private var isWorkPending: Bool {
    agenda.livingCount > 0 || !turns.isEmpty || engine.hasLivingAnimations
      || (strands.livingForAll > 0 && engine.hasFiniteAnimations)
  }

  /// Does everything that happens at an instant, or what is left of the present one.
  mutating func advance(to instant: MediaTime, _ memory: ExecutionMemory) throws(ScriptError) {
    if isInstantOpen { return try runTurns(memory) }
    if instant > engine.now {
      turnsAtInstant = 0
      steps.beginInstant()
    }
    isDisplayOwed = isDisplayOwed || isWorkPending
    engine.advance(to: instant)
    isDisplayDue = true
    queueNotifications()
    try runTurns(memory)
  }

  /// Runs turns until none is due at this instant, or until the steps of a slice are used up.
  mutating func runTurns(_ memory: ExecutionMemory) throws(ScriptError) {
    isInstantOpen = true
    if let turn = yieldedTurn {
      yieldedTurn = nil
      memory.load(turn, code: code)
      try runFrames(memory)
    }
    while !memory.isYielding {
      guard try renewStepsBetweenTurns(memory) else { return }
      queueDue()
      queueEnded()
      if let handler = pendingFrameHandlers.popLast() {
        try runFrameHandler(handler, memory)
      } else if let turn = turns.takeNext() {
        try run(turn, memory)
      } else if strands.isAnyWaitingForAll, !engine.hasFiniteAnimations {
        for strand in strands.takeWaitingForAll() { turns.resume(strand: strand) }
      } else if timeVersion != engine.timeVersion {
        // A layer's time runs otherwise now, and so do the ends that overlaps are counted from.
        timeVersion = engine.timeVersion
        for strand in strands.overlapping { lookAtOverlap(of: strand) }
      } else {
        if try runFrame(memory) { continue }
        if try runExpectations(memory) { continue }
        isInstantOpen = false
        isDisplayOwed = isDisplayOwed && isDisplayDue && !isWorkPending && displaysDiffer(memory)
        return
      }
    }
  }

  // MARK: Becoming due

  /// Lets animations end that were added at this instant and are over already, before what is due after notifications.
  private mutating func queueEnded() {
    guard let next = engine.nextEventTime, next <= engine.now else { return }
    engine.advance(to: engine.now)
    queueNotifications()
  }

  private mutating func queueDue() {
    while let (item, timer) = agenda.takeNext(at: engine.now) {
      switch item {
      case .strand(let number): turns.resume(strand: number)
      case .overlap(let number): lookAtOverlap(of: number)
      case .timer:
        guard let timer else { continue }
        if timer.isExpectation {
          expectations.append(timer.closure)
          continue
        }
        turns.append(.start(timer.closure, Offer(), keepsAlive: timer.keepsAlive), as: .timer)
      }
    }
  }

  /// Lets a strand go on that waits for animations, if their end is as near as its overlap; else later.
  private mutating func lookAtOverlap(of strand: Int) {
    guard case .collection(let collection, let overlap)? = strands[strand]?.condition,
      let end = engine.endOfCollection(collection)
    else { return }
    if end - overlap <= engine.now {
      turns.resume(strand: strand)
    } else {
      agenda.look(at: strand, at: end - overlap)
    }
  }

  /// Queues what the engine's events call for: of each ended animation its completion, then its keyed handlers.
  mutating func queueNotifications() {
    if engine.hasEffects { turns.append(.effects(engine.takeEffects()), as: .notification) }
    for event in engine.takeEvents() {
      if isRecorded, let entry = RecordedEvent(event, at: engine.now) { record.append(entry) }
      switch event {
      case .animationDidStart(let notice):
        queueHandlers(.start, notice, Offer(notice, reason: nil))
      case .animationDidStop(let notice, let reason):
        let offer = Offer(notice, reason: reason)
        if let completion = completions.take(ofAnimation: notice.id) {
          let keepsAlive = completion.keepsAlive && notice.keepsAlive
          queue(reason == .finished ? completion.then : completion.otherwise, offer, keepsAlive: keepsAlive)
        }
        queueHandlers(reason == .finished ? .finish : .cancel, notice, offer)
        noteEnding(notice, reason)
        resumeStrands(waitingFor: .animation(notice.id))
      case .completion(let number, let isFinished, let keepsAlive):
        guard let completion = completions.take(number) else { continue }
        queue(
          completion.then, Offer(isFinished: isFinished), keepsAlive: completion.keepsAlive && keepsAlive)
      case .collectionDidEnd(let collection): resumeStrands(waitingFor: .collection(collection))
      }
    }
  }

  /// Lets the strands go on that wait for something which has happened, such as an event of a layer.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  mutating func resumeStrands(waitingFor source: WaitSource) -> Bool {
    let waiting = strands.takeWaiting(for: source)
    for strand in waiting { turns.resume(strand: strand) }
    return !waiting.isEmpty
  }

  private mutating func queue(_ closure: Closure?, _ offer: Offer, keepsAlive: Bool) {
    guard let closure else { return }
    turns.append(.start(closure, offer, keepsAlive: keepsAlive), as: .notification)
  }

  private mutating func queueHandlers(_ event: AnimationEventWord, _ notice: AnimationNotice, _ offer: Offer) {
    for registration in registrations.matching(.animation(event), key: notice.key, of: notice.layer) {
      turns.append(
        .registered(registration.number, offer, keepsAlive: registration.keepsAlive && notice.keepsAlive),
        as: .notification)
    }
  }

  // MARK: Running

  mutating func run(_ turn: TurnQueue.Turn, _ memory: ExecutionMemory) throws(ScriptError) {
    turnsAtInstant += 1
    guard turnsAtInstant <= limits.turnsPerInstant else {
      throw ScriptError(failure(.limit(.turnsPerInstant), memory, at: range(of: turn)))
    }
    isDisplayDue = true
    block = nil
    switch turn {
    case .effects(let effects):
      effectRuns.append(EffectRun(effects))
      memory.beginTrampoline()
      try runStrand(TransactionStack(), memory)
    case .start(let closure, let offer, let keepsAlive):
      self.keepsAlive = keepsAlive
      begin(closure, offer, memory)
      try runStrand(TransactionStack(), memory)
    case .registered(let number, let offer, let keepsAlive):
      guard let registration = registrations[number] else { return }
      self.keepsAlive = keepsAlive
      begin(registration.closure, offer, memory)
      try runStrand(TransactionStack(), memory)
    case .resume(let number):
      guard let strand = strands.remove(number) else { return }
      keepsAlive = strand.keepsAlive
      block = strand.block
      memory.load(strand, code: code)
      try runStrand(strand.transactions.stack, memory)
    }
  }

  /// Lays out the frame of a function that starts a strand.
  func begin(_ closure: Closure, _ offer: Offer, _ memory: ExecutionMemory) {
    let target = code.targets[Int(closure.function.index)]
    memory.ensure(numbers: Int(target.numberCount), references: Int(target.referenceCount))
    memory.begin(closure, entry: target.entry)
    for offered in code.functions[Int(closure.function.index)].offered {
      fill(offered, offer, memory.numbers, memory.references)
    }
  }

  func fill(
    _ offered: OfferedRegister, _ offer: Offer, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) {
    let register = Int(offered.register)
    switch offered.value {
    case .layer: n[register] = Double((offer.layer ?? .stage).index)
    case .key: r[register] = offer.key.map { .string($0) } ?? .none
    case .animation: r[register] = offer.animation.map { .value(.animation($0)) } ?? .none
    case .finished: n[register] = offer.isFinished ? 1 : 0
    case .reason: r[register] = .string(offer.reason.map { "\($0)" } ?? "")
    case .event: r[register] = offer.event.map { .value(.event($0)) } ?? .none
    case .view: n[register] = Double(nearestView(to: offer.layer ?? .stage).index)
    }
  }

  /// Runs the strand in memory until it ends or waits.
  mutating func runStrand(_ transactions: TransactionStack, _ memory: ExecutionMemory) throws(ScriptError) {
    engine.beginTurn(transactions, keepsAlive: keepsAlive)
    try runFrames(memory)
  }

  /// Runs the strand in memory, whose turn has begun, until it ends or waits, and does what then is to be done.
  private mutating func runFrames(_ memory: ExecutionMemory) throws(ScriptError) {
    noteCosts(at: memory.nextInstruction)
    let outcome = execute(memory)
    noteCosts(at: CostMeter.betweenTurns)
    if case .yielded = outcome {
      memory.isYielding = true
      yieldedTurn = memory.unload(
        condition: .instant(engine.now), transactions: TransactionStack(), keepsAlive: keepsAlive, since: engine.now,
        block: block, code: code)
      return
    }
    let transactions = engine.endTurn()
    switch outcome {
    case .failed(let diagnostic): throw ScriptError(diagnostic)
    case .waiting: try park(transactions, memory)
    case .finished, .yielded:
      if let block {
        for strand in strands.endBranch(of: block) { turns.resume(strand: strand) }
      }
    }
    queueNotifications()
  }

  /// Puts the strand in memory among those that wait.
  private mutating func park(_ transactions: TransactionStack, _ memory: ExecutionMemory) throws(ScriptError) {
    guard let condition = wait else { return }
    guard strands.count < limits.strands else { throw ScriptError(failure(.limit(.strands), memory)) }
    wait = nil
    let strand = memory.unload(
      condition: condition, transactions: transactions, keepsAlive: keepsAlive, since: engine.now, block: block,
      code: code)
    let size = strand.frames.count * MemoryLayout<Frame>.stride + strand.numbers.count * MemoryLayout<Double>.stride
    noteMade(size + Machine.bytesOfStrand)
    steps.spend(size >> 8)
    let number = strands.add(strand)
    switch condition {
    case .instant(let instant): agenda.wake(strand: number, at: instant, keepsAlive: keepsAlive)
    case .collection(_, let overlap) where overlap > .zero: lookAtOverlap(of: number)
    default: break
    }
  }
}

extension Offer {
  init(_ notice: AnimationNotice, reason: StopReason?) {
    self.init(
      layer: notice.layer, key: notice.key, animation: notice.animation, isFinished: reason == .finished,
      reason: reason)
  }
}
