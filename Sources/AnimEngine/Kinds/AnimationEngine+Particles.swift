// Particles are no animations and leave nothing behind: which there are at an instant, and where, follows from what the
// emitter and its cells show at that instant, as if it had been so since the emitter came into the tree. So every
// instant can be asked for by itself, in any order.

extension AnimationEngine {
  /// How many particles of a cell there are at most, whatever its properties say.
  public static let mostParticles = 100_000

  /// The particles of an emitter that live at ``now``, cell by cell, the oldest first; none of another layer.
  public func particles(of emitter: LayerID) -> [Particle] {
    guard isOfType(emitter, .emitter), isInTree(emitter) else { return [] }
    let source = ParticleSource(self, emitter)
    let time = layerTime(of: emitter, at: now) - layers[emitter.position].arrivalTime
    return sublayers(of: emitter).enumerated().flatMap { index, cell in
      isOfType(cell, .emitterCell) ? ParticleCell(self, cell, index, source).particles(at: time.seconds) : []
    }
  }

  private func isOfType(_ layer: LayerID, _ kind: LayerTypeID) -> Bool {
    type(of: layer).map { types.type($0, inheritsFrom: kind) } ?? false
  }

  /// A number on screen, of a time its seconds.
  fileprivate func shownNumber(_ layer: LayerID, _ name: String) -> Double {
    switch presentationValue(layer, named: name) {
    case .number(let number), .angle(let number): number
    case .duration(let time): time.seconds
    default: 0
    }
  }
}

/// What an emitter says of all its particles.
private struct ParticleSource {
  let birthRate, lifetime, velocity, scale, spin: Double
  let seed: UInt64
  let place: EmitterPlace

  init(_ engine: AnimationEngine, _ emitter: LayerID) {
    func number(_ name: String) -> Double { engine.shownNumber(emitter, name) }
    (birthRate, lifetime, velocity) = (number("birthRate"), number("lifetime"), number("velocity"))
    (scale, spin) = (number("scale"), number("spin"))
    seed = number("seed").bitPattern
    place = EmitterPlace(engine, emitter)
  }
}

/// What a cell says of its particles.
private struct ParticleCell {
  let cell: LayerID
  let index: Int
  let source: ParticleSource
  let birthRate, lifetime, lifetimeRange, velocity, velocityRange: Double
  let longitude, latitude, emissionRange: Double
  let acceleration: Vector3
  let scale, scaleRange, scaleSpeed, spin, spinRange: Double
  let color: [Double]
  let colorRanges, colorSpeeds: [Double]

  init(_ engine: AnimationEngine, _ cell: LayerID, _ index: Int, _ source: ParticleSource) {
    func number(_ name: String) -> Double { engine.shownNumber(cell, name) }
    (self.cell, self.index, self.source) = (cell, index, source)
    birthRate = number("birthRate") * source.birthRate
    (lifetime, lifetimeRange) = (number("lifetime"), number("lifetimeRange"))
    (velocity, velocityRange) = (number("velocity"), number("velocityRange"))
    (longitude, latitude) = (number("emissionLongitude"), number("emissionLatitude"))
    emissionRange = number("emissionRange")
    acceleration = Vector3(x: number("xAcceleration"), y: number("yAcceleration"), z: number("zAcceleration"))
    (scale, scaleRange, scaleSpeed) = (number("scale"), number("scaleRange"), number("scaleSpeed"))
    (spin, spinRange) = (number("spin"), number("spinRange"))
    let components = ["red", "green", "blue", "alpha"]
    colorRanges = components.map { number("\($0)Range") }
    colorSpeeds = components.map { number("\($0)Speed") }
    guard case .color(let color) = engine.presentationValue(cell, named: "color") else {
      self.color = [1, 1, 1, 1]
      return
    }
    self.color = [color.red, color.green, color.blue, color.alpha]
  }

  /// Those that live at a time, in seconds, since the emitter came into the tree. The first comes at once.
  func particles(at time: Double) -> [Particle] {
    let longest = (lifetime + lifetimeRange.magnitude / 2) * source.lifetime
    guard birthRate > 0, birthRate.isFinite, longest > 0, time >= 0 else { return [] }
    let last = min((time * birthRate).rounded(.down), 0x1p53)
    let most = Double(AnimationEngine.mostParticles)
    let first = max(0, ((time - longest) * birthRate).rounded(.up), last - most + 1)
    guard first <= last else { return [] }
    return (Int(first)...Int(last)).compactMap { particle($0, at: time) }
  }

  private func particle(_ number: Int, at time: Double) -> Particle? {
    let random = ParticleRandom(seed: source.seed, cell: index, particle: number)
    let age = time - Double(number) / birthRate
    guard age >= 0, age < random.around(lifetime, lifetimeRange, .lifetime) * source.lifetime else { return nil }
    let speed = random.around(velocity, velocityRange, .velocity) * source.velocity
    let angle = random.around(longitude, emissionRange, .longitude)
    let flat = Double.cos(latitude)
    let direction = Vector3(x: flat * Double.cos(angle), y: flat * Double.sin(angle), z: Double.sin(latitude))
    let uses: [ParticleRandom.Use] = [.red, .green, .blue, .alpha]
    let shown = (0..<4).map { component in
      let start = random.around(color[component], colorRanges[component], uses[component])
      return max(0, min(start + colorSpeeds[component] * age, 1))
    }
    return Particle(
      cell: cell, number: number, age: MediaTime(seconds: age),
      position: source.place.point(random) + direction * (speed * age) + acceleration * (age * age / 2),
      scale: max(0, random.around(scale, scaleRange, .scale) + scaleSpeed * age) * source.scale,
      rotation: random.around(spin, spinRange, .spin) * source.spin * age,
      color: RGBAColor(red: shown[0], green: shown[1], blue: shown[2], alpha: shown[3]))
  }
}
