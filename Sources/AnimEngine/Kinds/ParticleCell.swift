/// What a cell and its emitter say of the particles that start at an instant.
struct ParticleCell: Equatable, Sendable {
  let cell: LayerID
  let index: Int
  let seed: UInt64
  let place: EmitterPlace
  let birthRate, lifetime, lifetimeRange, velocity, velocityRange: Double
  let longitude, latitude, emissionRange: Double
  let acceleration: Vector3
  let scale, scaleRange, scaleSpeed, spin, spinRange: Double
  let color: SIMD4<Double>
  let colorRanges, colorSpeeds: SIMD4<Double>
  /// What the emitter multiplies them with.
  let lifetimeFactor, velocityFactor, scaleFactor, spinFactor: Double

  init(_ engine: AnimationEngine, _ cell: LayerID, _ index: Int, _ emitter: LayerID, at instant: MediaTime) {
    func factor(_ name: String) -> Double { engine.shownNumber(emitter, name, at: instant) }
    func number(_ name: String) -> Double { engine.shownNumber(cell, name, at: instant) }
    func numbers(_ end: String) -> SIMD4<Double> {
      SIMD4(number("red\(end)"), number("green\(end)"), number("blue\(end)"), number("alpha\(end)"))
    }
    (self.cell, self.index) = (cell, index)
    seed = factor("seed").bitPattern
    place = EmitterPlace(engine, emitter, at: instant)
    birthRate = number("birthRate") * factor("birthRate")
    (lifetime, lifetimeRange) = (number("lifetime"), number("lifetimeRange"))
    (velocity, velocityRange) = (number("velocity"), number("velocityRange"))
    (longitude, latitude) = (number("emissionLongitude"), number("emissionLatitude"))
    emissionRange = number("emissionRange")
    acceleration = Vector3(x: number("xAcceleration"), y: number("yAcceleration"), z: number("zAcceleration"))
    (scale, scaleRange, scaleSpeed) = (number("scale"), number("scaleRange"), number("scaleSpeed"))
    (spin, spinRange) = (number("spin"), number("spinRange"))
    (colorRanges, colorSpeeds) = (numbers("Range"), numbers("Speed"))
    (lifetimeFactor, velocityFactor) = (factor("lifetime"), factor("velocity"))
    (scaleFactor, spinFactor) = (factor("scale"), factor("spin"))
    if case .color(let shown) = engine.presentationValue(cell, named: "color", at: instant) {
      color = SIMD4(shown.red, shown.green, shown.blue, shown.alpha)
    } else {
      color = SIMD4(repeating: 1)
    }
  }

  /// No particle lives longer, in seconds.
  var longestLifetime: Double {
    ParticleCell.longestLifetime(lifetime, range: lifetimeRange, factor: lifetimeFactor)
  }

  /// The same by the numbers that count.
  static func longestLifetime(_ lifetime: Double, range: Double, factor: Double) -> Double {
    (lifetime + range.magnitude / 2) * factor
  }

  /// How a particle flies that starts at a time, in seconds.
  func launch(_ number: Int, at time: Double) -> ParticleLaunch {
    let random = ParticleRandom(seed: seed, cell: index, particle: number)
    let speed = random.around(velocity, velocityRange, .velocity) * velocityFactor
    let angle = random.around(longitude, emissionRange, .longitude)
    let flat = Double.cos(latitude)
    let direction = Vector3(x: flat * Double.cos(angle), y: flat * Double.sin(angle), z: Double.sin(latitude))
    var start = color
    for (component, use) in [ParticleRandom.Use.red, .green, .blue, .alpha].enumerated() {
      start[component] = random.around(color[component], colorRanges[component], use)
    }
    return ParticleLaunch(
      cell: cell, number: number, time: time,
      lifetime: random.around(lifetime, lifetimeRange, .lifetime) * lifetimeFactor,
      position: place.point(random), velocity: direction * speed, acceleration: acceleration,
      scale: random.around(scale, scaleRange, .scale), scaleSpeed: scaleSpeed, scaleFactor: scaleFactor,
      spin: random.around(spin, spinRange, .spin) * spinFactor, color: start, colorSpeed: colorSpeeds)
  }
}

/// How one particle flies from its start on.
struct ParticleLaunch: Sendable {
  let cell: LayerID
  let number: Int
  /// When it starts and how long it lives, in seconds.
  let time, lifetime: Double
  let position, velocity, acceleration: Vector3
  let scale, scaleSpeed, scaleFactor, spin: Double
  let color, colorSpeed: SIMD4<Double>

  /// When it is gone.
  var end: Double { time + max(lifetime, 0) }

  /// Where it is at a time, in seconds; nil if it does not live then.
  func particle(at now: Double) -> Particle? {
    let age = now - time
    guard age >= 0, age < lifetime else { return nil }
    let shown = color + colorSpeed * age
    func component(_ index: Int) -> Double { max(0, min(shown[index], 1)) }
    return Particle(
      cell: cell, number: number, age: MediaTime(seconds: age),
      position: position + velocity * age + acceleration * (age * age / 2),
      scale: max(0, scale + scaleSpeed * age) * scaleFactor, rotation: spin * age,
      color: RGBAColor(red: component(0), green: component(1), blue: component(2), alpha: component(3)))
  }
}
