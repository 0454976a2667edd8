/// What one cell of an emitter has sent out. While nothing is animated its particles follow from a few numbers; what is
/// sent out while something is, is kept particle by particle.
struct CellEmission: Sendable {
  let cell: LayerID
  let index: Int
  /// Until when it is known what was sent out, in seconds of the emitter's time since it came into the tree.
  private(set) var time: Double
  private var next = 0
  private var pace: Pace
  private var stretches: [Stretch] = []
  private var launches: [ParticleLaunch] = []
  private var model: LayerNumbers?

  /// While something is animated: until when the rate counts that was found for the middle of a step, and what it was
  /// at ``time``.
  private var moving: (until: Double, rate: Double)?
  /// What was last found out of particles that start at nearly the same time.
  private var recent: (slice: Double, values: ParticleCell)?

  init(cell: LayerID, index: Int, from time: Double) {
    self.cell = cell
    self.index = index
    self.time = time
    pace = Pace(time: time, count: 0, rate: 0)
  }

  // MARK: What stays

  /// Goes on to a time during which nothing is animated.
  ///
  /// - Parameter isSameEmitter: whether the emitter's model is what it was.
  mutating func stay(_ engine: AnimationEngine, _ emission: Emission, to time: Double, isSameEmitter: Bool) {
    defer { self.time = time }
    let model = engine.modelNumbers(of: cell)
    let isOpen = stretches.last.map { $0.end == nil } ?? false
    if isOpen, isSameEmitter, self.model == model { return }
    self.model = model
    let values = ParticleCell(engine, cell, index, emission.emitter, at: engine.now)
    if isOpen, stretches.last?.values == values { return }
    close()
    pace.change(to: values.birthRate, at: self.time)
    stretches.append(Stretch(start: self.time, pace: pace, first: next, values: values))
  }

  /// Ends the stretch that goes on.
  private mutating func close() {
    moving = nil
    recent = nil
    guard let last = stretches.indices.last, stretches[last].end == nil else { return }
    let stretch = stretches[last]
    var end = max(stretch.first, Int(pace.count(at: time).rounded(.up)))
    // The division may have gone to either side.
    if end > stretch.first, stretch.birth(end - 1) >= time { end -= 1 }
    if stretch.birth(end) < time { end += 1 }
    stretches[last].end = end
    next = end
    forget()
  }

  /// Lets go of what no longer lives.
  private mutating func forget() {
    let time = time
    stretches.removeAll { stretch in
      guard let end = stretch.end else { return false }
      return end == stretch.first || stretch.birth(end - 1) + stretch.values.longestLifetime <= time
    }
    launches.removeAll { $0.end <= time }
    launches.removeFirst(max(0, launches.count - AnimationEngine.mostParticles))
  }

  // MARK: What moves

  /// How often a second an animated rate is asked for.
  private static let rateFrequency = 120.0
  /// At most so many values a second are asked for: particles that start closer together share them.
  private static let valueFrequency = 1000.0
  /// Of a longer time only the end, in seconds, is looked at.
  private static let longestTime = 600.0
  /// Of a longer time it is found out first which particles will be among the last.
  private static let shortTime = 1.0

  /// What need not be sent out, since nobody will see it: what starts up to a time, or has a lower number.
  private struct Skipped {
    var time: Double
    var number: Int
  }

  /// Goes on to a time during which something is animated.
  mutating func move(_ engine: AnimationEngine, _ emission: Emission, to end: Double) {
    if moving == nil { close() }
    time = max(time, end - CellEmission.longestTime)
    var skipped = Skipped(time: end - longestLifetime(engine, emission), number: 0)
    if end - time > CellEmission.shortTime {
      var ahead = self
      ahead.followRate(engine, emission, to: end) { _, _ in }
      skipped.number = Int(ahead.pace.count(at: end)) - AnimationEngine.mostParticles
    }
    followRate(engine, emission, to: end) { $0.send(engine, emission, before: $1, skipped) }
    let rate = rate(engine, emission, at: time)
    moving?.rate = rate
    forget()
  }

  /// Goes on to a time step by step.
  ///
  /// - Parameter step: is given the cell before each step, and the time to which that leads.
  private mutating func followRate(
    _ engine: AnimationEngine, _ emission: Emission, to end: Double, step: (inout CellEmission, Double) -> Void
  ) {
    followRate(engine, emission)
    while time < end {
      let next = min(moving?.until ?? end, end)
      step(&self, next)
      time = next
      if next < end { beginStep(engine, emission) }
    }
  }

  /// Longer than any particle lives that starts meanwhile.
  private func longestLifetime(_ engine: AnimationEngine, _ emission: Emission) -> Double {
    let isAnimated =
      ["lifetime", "lifetimeRange"].contains { engine.isKindAnimating(cell, $0) }
      || engine.isKindAnimating(emission.emitter, "lifetime")
    if isAnimated { return .infinity }
    func shown(_ layer: LayerID, _ name: String) -> Double { engine.shownNumber(layer, name, at: engine.now) }
    return ParticleCell.longestLifetime(
      shown(cell, "lifetime"), range: shown(cell, "lifetimeRange"), factor: shown(emission.emitter, "lifetime"))
  }

  /// Sends out what starts at this very instant, as it is shown now.
  mutating func sendDue(_ engine: AnimationEngine, _ emission: Emission) {
    guard moving != nil else { return }
    followRate(engine, emission)
    send(engine, emission, before: time.nextUp, Skipped(time: -.infinity, number: 0))
  }

  /// Begins a step where one is due, or the rate was changed.
  private mutating func followRate(_ engine: AnimationEngine, _ emission: Emission) {
    if let moving, time < moving.until, moving.rate == rate(engine, emission, at: time) { return }
    beginStep(engine, emission)
  }

  private mutating func beginStep(_ engine: AnimationEngine, _ emission: Emission) {
    let slice = (time * CellEmission.rateFrequency).rounded(.down) + 1
    let until = max(slice / CellEmission.rateFrequency, time.nextUp)
    pace.change(to: rate(engine, emission, at: (time + until) / 2), at: time)
    moving = (until, .nan)
  }

  private func rate(_ engine: AnimationEngine, _ emission: Emission, at time: Double) -> Double {
    let instant = engine.instant(of: emission, after: time)
    return engine.shownNumber(cell, "birthRate", at: instant)
      * engine.shownNumber(emission.emitter, "birthRate", at: instant)
  }

  /// Sends out what starts before a time.
  private mutating func send(
    _ engine: AnimationEngine, _ emission: Emission, before end: Double, _ skipped: Skipped
  ) {
    let due = Int(pace.count(at: end).rounded(.up))
    let most = AnimationEngine.mostParticles / Int(CellEmission.rateFrequency)
    next = max(next, due - most, min(due, skipped.number))
    if end <= skipped.time { next = max(next, due) }
    // The one that is due next may have been rounded to before the end.
    while next <= due {
      let birth = max(time, pace.birth(next))
      guard birth < end else { return }
      if birth > skipped.time {
        launches.append(values(engine, emission, at: birth).launch(next, at: birth))
      }
      next += 1
    }
  }

  private mutating func values(_ engine: AnimationEngine, _ emission: Emission, at birth: Double) -> ParticleCell {
    let slice = (birth * CellEmission.valueFrequency).rounded(.down)
    if let recent, recent.slice == slice { return recent.values }
    let instant = engine.instant(of: emission, after: birth)
    let values = ParticleCell(engine, cell, index, emission.emitter, at: instant)
    recent = (slice, values)
    return values
  }

  // MARK: What lives

  /// The particles that live at a time, in seconds, the oldest first.
  func particles(at time: Double) -> [Particle] {
    let kept = launches.compactMap { $0.particle(at: time) }
    let others = stretches.flatMap { particles(of: $0, at: time) }
    guard !kept.isEmpty else { return others }
    return (kept + others).sorted { $0.number < $1.number }
  }

  private func particles(of stretch: Stretch, at time: Double) -> [Particle] {
    let longest = stretch.values.longestLifetime
    guard stretch.pace.rate > 0, longest > 0, time >= 0 else { return [] }
    let last = stretch.end.map { Double($0 - 1) } ?? stretch.pace.count(at: time).rounded(.down)
    let most = Double(AnimationEngine.mostParticles)
    let early = stretch.pace.count(at: time - longest).rounded(.up) - 1
    let first = max(Double(stretch.first), early, last - most + 1)
    guard first <= last else { return [] }
    return (Int(first)...Int(last)).compactMap { number in
      stretch.values.launch(number, at: stretch.birth(number)).particle(at: time)
    }
  }
}
