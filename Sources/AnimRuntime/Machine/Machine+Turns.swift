import AnimEngine
import AnimLanguage

// The order of one instant: what becomes due, and the turns that run it.

extension Machine {
  /// The next instant at which something happens.
  var nextInstant: MediaTime? {
    mutating get {
      if !turns.isEmpty { return engine.now }
      return [agenda.nextInstant, engine.nextEventTime, nextFrame].compactMap(\.self).min()
    }
  }

  /// Whether something finite is pending: the script, a strand that waits for an instant, `at` or `after`, a finite
  /// animation that is not paused.
  var isAlive: Bool { agenda.livingCount > 0 || !turns.isEmpty || engine.hasFiniteAnimations }

  /// Does everything that happens at an instant.
  mutating func advance(to instant: MediaTime, _ memory: ExecutionMemory) throws(ScriptError) {
    if instant > engine.now { turnsAtInstant = 0 }
    engine.advance(to: instant)
    isFrameDue = true
    queueNotifications()
    try runTurns(memory)
    try runFrame(memory)
    queueNotifications()
    try runTurns(memory)
  }

  /// Runs turns until none is due at this instant.
  mutating func runTurns(_ memory: ExecutionMemory) throws(ScriptError) {
    while true {
      queueDue()
      if let turn = turns.takeNext() {
        try run(turn, memory)
        queueNotifications()
      } else if !strands.waitingForAll.isEmpty, !engine.hasFiniteAnimations {
        for strand in strands.takeWaitingForAll() {
          turns.append(.resume(strand: strand), as: .strand)
        }
      } else {
        return
      }
    }
  }

  // MARK: Becoming due

  private mutating func queueDue() {
    while let (item, timer) = agenda.takeNext(at: engine.now) {
      switch item {
      case .strand(let number): turns.append(.resume(strand: number), as: .strand)
      case .timer:
        guard let timer else { continue }
        turns.append(.start(timer.closure, Offer(), keepsAlive: timer.keepsAlive), as: .timer)
      }
    }
  }

  /// Queues what the engine's events call for: of each ended animation its completion, then its keyed handlers.
  private mutating func queueNotifications() {
    if engine.hasEffects { turns.append(.effects(engine.takeEffects()), as: .notification) }
    for event in engine.takeEvents() {
      switch event {
      case .animationDidStart(let notice):
        queueHandlers(.start, notice, Offer(notice, reason: nil))
      case .animationDidStop(let notice, let reason):
        let offer = Offer(notice, reason: reason)
        if let completion = completions.take(ofAnimation: notice.id) {
          queue(reason == .finished ? completion.then : completion.otherwise, offer, completion)
        }
        queueHandlers(reason == .finished ? .finish : .cancel, notice, offer)
        for strand in strands.takeWaiting(for: notice.id) {
          turns.append(.resume(strand: strand), as: .strand)
        }
      case .completion(let number):
        guard let completion = completions.take(number) else { continue }
        queue(completion.then, Offer(isFinished: true), completion)
      }
    }
  }

  private mutating func queue(_ closure: Closure?, _ offer: Offer, _ completion: Completion) {
    guard let closure else { return }
    turns.append(.start(closure, offer, keepsAlive: completion.keepsAlive), as: .notification)
  }

  private mutating func queueHandlers(_ event: AnimationEventWord, _ notice: AnimationNotice, _ offer: Offer) {
    for registration in registrations.matching(event, key: notice.key, of: notice.layer) {
      turns.append(.registered(registration.number, offer), as: .notification)
    }
  }

  // MARK: Running

  private mutating func run(_ turn: TurnQueue.Turn, _ memory: ExecutionMemory) throws(ScriptError) {
    turnsAtInstant += 1
    guard turnsAtInstant <= limits.turnsPerInstant else {
      throw ScriptError(failure(.tooManyTurns(limits.turnsPerInstant), memory))
    }
    isFrameDue = true
    switch turn {
    case .effects(let effects):
      effectRuns.append(EffectRun(effects))
      memory.beginTrampoline()
      try runStrand(TransactionStack(), memory)
    case .start(let closure, let offer, let keepsAlive):
      self.keepsAlive = keepsAlive
      begin(closure, offer, memory)
      try runStrand(TransactionStack(), memory)
    case .registered(let number, let offer):
      guard let registration = registrations[number] else { return }
      keepsAlive = registration.keepsAlive
      begin(registration.closure, offer, memory)
      try runStrand(TransactionStack(), memory)
    case .resume(let number):
      guard let strand = strands.remove(number) else { return }
      keepsAlive = strand.keepsAlive
      memory.load(strand)
      try runStrand(strand.transactions, memory)
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
    case .event: r[register] = .none
    case .view: n[register] = .absent
    }
  }

  /// Runs the strand in memory until it ends or waits.
  mutating func runStrand(_ transactions: TransactionStack, _ memory: ExecutionMemory) throws(ScriptError) {
    engine.beginTurn(transactions)
    let outcome = execute(memory)
    let transactions = engine.endTurn()
    switch outcome {
    case .finished: break
    case .failed(let diagnostic): throw ScriptError(diagnostic)
    case .waiting:
      guard let condition = wait else { return }
      wait = nil
      let number = strands.add(
        memory.unload(
          condition: condition, transactions: transactions, keepsAlive: keepsAlive, since: engine.now, code: code))
      if case .instant(let instant) = condition {
        agenda.wake(strand: number, at: instant, keepsAlive: keepsAlive)
      }
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
