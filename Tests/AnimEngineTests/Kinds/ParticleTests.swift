import AnimEngine
import Testing

@Suite("Particles")
struct ParticleTests {
  /// An emitter with one cell.
  private struct Fountain {
    var player = Player()
    let emitter, cell: LayerID

    init(_ values: [(String, PropertyValue)] = [], cell cellValues: [(String, PropertyValue)] = []) throws {
      emitter = try player.engine.makeLayer(type: .emitter, name: "fountain")
      try player.engine.insert(emitter, into: .stage)
      cell = try player.engine.makeLayer(type: .emitterCell, name: "drop")
      try player.engine.insert(cell, into: emitter)
      try set(values, of: emitter, .emitter)
      let defaults: [(String, PropertyValue)] = [
        ("birthRate", .number(10)), ("lifetime", .duration(MediaTime(seconds: 1))), ("velocity", .number(100)),
      ]
      try set(defaults + cellValues, of: cell, .emitterCell)
      try player.engine.commitLayer(emitter)
    }

    private mutating func set(_ values: [(String, PropertyValue)], of layer: LayerID, _ kind: LayerTypeID) throws {
      for (keyPath, value) in values {
        try player.engine.set(layer, try #require(player.engine.types.reference(to: keyPath, in: kind)), to: value)
      }
    }

    var particles: [Particle] { player.engine.particles(of: emitter) }
  }

  @Test("the first comes at once, the others at an even pace, and each lives for its time")
  func births() throws {
    var fountain = try Fountain()
    #expect(fountain.particles.map(\.number) == [0])
    fountain.player.advance(to: 0.35)
    #expect(fountain.particles.map(\.number) == [0, 1, 2, 3])
    #expect(fountain.particles.allSatisfy { $0.cell == fountain.cell })
    #expect(abs(fountain.particles[1].age.seconds - 0.25) < 1e-8)
    fountain.player.advance(to: 5.05)
    #expect(fountain.particles.map(\.number) == Array(41...50))
  }

  @Test("they fly in their direction, pulled by their acceleration")
  func flight() throws {
    var fountain = try Fountain(
      [("emitterPosition", .point(10, 20)), ("velocity", .number(0.5))],
      cell: [("emissionLongitude", .angle(.pi / 2)), ("yAcceleration", .number(-40)), ("birthRate", .number(1))])
    fountain.player.advance(to: 0.5)
    let position = try #require(fountain.particles.first?.position)
    // 50 points a second downwards for half a second, less 40/2 times a quarter.
    #expect(abs(position.x - 10) < 1e-9 && abs(position.y - (20 + 25 - 5)) < 1e-9 && position.z == 0)
  }

  @Test("scale, turn and colour change with age")
  func looks() throws {
    var fountain = try Fountain(
      [("scale", .number(2)), ("spin", .number(2))],
      cell: [
        ("birthRate", .number(1)), ("scale", .number(1)), ("scaleSpeed", .number(-1)), ("spin", .angle(.pi)),
        ("color", .color(RGBAColor(red: 1, green: 0.5, blue: 0))), ("alphaSpeed", .number(-1)),
        ("greenSpeed", .number(4)),
      ])
    fountain.player.advance(to: 0.25)
    let particle = try #require(fountain.particles.first)
    #expect(abs(particle.scale - 1.5) < 1e-9)
    #expect(abs(particle.rotation - .pi / 2) < 1e-9)
    #expect(particle.color == RGBAColor(red: 1, green: 1, blue: 0, alpha: 0.75))
  }

  @Test("each differs from the others within the ranges, and is the same in every run")
  func ranges() throws {
    let cell: [(String, PropertyValue)] = [
      ("birthRate", .number(1000)), ("velocityRange", .number(40)), ("emissionRange", .angle(.pi)),
      ("scaleRange", .number(1)), ("lifetimeRange", .duration(MediaTime(seconds: 1))),
    ]
    var fountain = try Fountain(cell: cell)
    var again = try Fountain(cell: cell)
    var other = try Fountain([("seed", .number(7))], cell: cell)
    fountain.player.advance(to: 2)
    again.player.advance(to: 2)
    other.player.advance(to: 2)
    let particles = fountain.particles
    #expect(particles == again.particles)
    #expect(particles != other.particles)
    let speeds = particles.filter { $0.age > .zero }.map {
      Double.hypot($0.position.x, $0.position.y) / $0.age.seconds
    }
    #expect(speeds.allSatisfy { (80 - 1e-6...120 + 1e-6).contains($0) })
    let mean = speeds.reduce(0, +) / Double(speeds.count)
    #expect(abs(mean - 100) < 2)
    #expect(particles.allSatisfy { $0.position.x >= -1e-9 && (0.5...1.5).contains($0.scale) })
    // Lives from half a second to one and a half: of a thousand a second a thousand live.
    #expect(abs(Double(particles.count) - 1000) < 60)
    #expect(particles.allSatisfy { $0.age.seconds < 1.5 })
  }

  @Test("any instant tells the same, whatever was asked before")
  func pure() throws {
    var fountain = try Fountain(cell: [("emissionRange", .angle(2 * .pi))])
    var direct = fountain
    for step in 1...20 {
      fountain.player.advance(to: Double(step) / 10)
      _ = fountain.particles
    }
    direct.player.advance(to: 2)
    #expect(fountain.particles == direct.particles)
  }

  @Test("time is the emitter's: paused it stands, and a new speed counts")
  func time() throws {
    var fountain = try Fountain()
    let emitter = fountain.emitter
    fountain.player.advance(to: 0.25)
    try fountain.player.turn { try $0.pause(emitter) }
    fountain.player.advance(to: 3)
    #expect(fountain.particles.map(\.number) == [0, 1, 2])
    try fountain.player.turn { try $0.resume(emitter) }
    fountain.player.advance(to: 3.1)
    #expect(fountain.particles.map(\.number) == [0, 1, 2, 3])
  }

  @Test(
    "they start within the emitter's shape",
    arguments: ["point", "line", "rectangle", "cuboid", "circle", "sphere"], ["points", "outline", "surface", "volume"])
  func shapes(shape: String, mode: String) throws {
    var fountain = try Fountain(
      [
        ("emitterShape", .string(shape)), ("emitterMode", .string(mode)), ("emitterSize", .size(40, 20)),
        ("emitterDepth", .number(10)), ("emitterPosition", .point(100, 50)),
      ],
      cell: [("birthRate", .number(500)), ("velocity", .number(0))])
    fountain.player.advance(to: 1)
    for particle in fountain.particles {
      let (x, y, z) = (particle.position.x - 100, particle.position.y - 50, particle.position.z)
      switch shape {
      case "point": #expect((x, y, z) == (0, 0, 0))
      case "line":
        #expect(y == 0 && z == 0 && abs(x) <= 20)
        #expect(mode != "points" || abs(x) == 20)
      case "rectangle", "cuboid":
        #expect(abs(x) <= 20 + 1e-9 && abs(y) <= 10 + 1e-9 && abs(z) <= (shape == "cuboid" ? 5 : 0))
        if mode == "outline" { #expect(abs(abs(x) - 20) < 1e-9 || abs(abs(y) - 10) < 1e-9) }
        if mode == "points" { #expect(abs(abs(x) - 20) < 1e-9 && abs(abs(y) - 10) < 1e-9) }
      default:
        let distance = (x * x + y * y + z * z).squareRoot()
        #expect(distance <= 40 + 1e-9 && (shape == "sphere" || z == 0))
        if mode == "outline" || mode == "points" { #expect(abs(distance - 40) < 1e-9) }
      }
    }
  }

  @Test("nothing comes without a rate or a lifetime, outside the tree, or of what is no emitter")
  func nothing() throws {
    var idle = try Fountain([("birthRate", .number(0))])
    idle.player.advance(to: 1)
    #expect(idle.particles.isEmpty)
    var dead = try Fountain([("lifetime", .number(0))])
    dead.player.advance(to: 1)
    #expect(dead.particles.isEmpty)
    var fountain = try Fountain()
    let (emitter, cell) = (fountain.emitter, fountain.cell)
    fountain.player.advance(to: 1)
    #expect(fountain.player.engine.particles(of: cell).isEmpty)
    try fountain.player.turn { try $0.remove(emitter) }
    #expect(fountain.particles.isEmpty)
    fountain.player.advance(to: 2)
    try fountain.player.turn { try $0.insert(emitter, into: .stage) }
    #expect(fountain.particles.map(\.number) == [0])
  }

  @Test("rates beyond measure give no more than there may be", arguments: [1e9, 1e300, .infinity, .nan])
  func limits(rate: Double) throws {
    var fountain = try Fountain(cell: [("birthRate", .number(rate))])
    fountain.player.advance(to: 1000)
    #expect(fountain.particles.count <= AnimationEngine.mostParticles)
  }

  @Test("a cell is no layer that could be hit, and its properties animate")
  func cells() throws {
    var fountain = try Fountain(cell: [("bounds", .rect(0, 0, 100, 100))])
    #expect(fountain.player.engine.hitTest(Point2D(x: 0, y: 0)) != fountain.cell)
    let rate = try #require(fountain.player.engine.types.reference(to: "birthRate", in: .emitterCell))
    let cell = fountain.cell
    try fountain.player.turn { try $0.set(cell, rate, to: .number(20)) }
    #expect(fountain.player.engine.animationKeys(cell) == ["birthRate"])
  }

  @Test("a new rate counts from now on, and what flies goes on as it started")
  func rateChanges() throws {
    var fountain = try Fountain()
    let (emitter, cell) = (fountain.emitter, fountain.cell)
    let types = fountain.player.engine.types
    let factor = try #require(types.reference(to: "birthRate", in: .emitter))
    let velocity = try #require(types.reference(to: "velocity", in: .emitterCell))
    func set(_ layer: LayerID, _ property: PropertyReference, _ value: Double) throws {
      try fountain.player.turn {
        $0.beginTransaction(TransactionOptions(disablesActions: true))
        try $0.set(layer, property, to: .number(value))
        try $0.commitTransaction()
      }
    }
    fountain.player.advance(to: 0.25)
    try set(emitter, factor, 0)
    try set(cell, velocity, 1)
    #expect(fountain.particles.map(\.number) == [0, 1, 2])
    fountain.player.advance(to: 0.6)
    #expect(fountain.particles.map(\.number) == [0, 1, 2])
    #expect(abs((fountain.particles.last?.position.x ?? 0) - 40) < 1e-6)
    // Half of the way to the next one was gone: at twice the rate it takes 0.025 s.
    try set(emitter, factor, 2)
    fountain.player.advance(to: 0.63)
    #expect(fountain.particles.map(\.number) == [0, 1, 2, 3])
    #expect(abs((fountain.particles.last?.age.seconds ?? 0) - 0.005) < 1e-8)
    #expect(abs((fountain.particles.last?.position.x ?? 0) - 0.005) < 1e-8)
    fountain.player.advance(to: 3)
    #expect(fountain.particles.map(\.number) == Array(31...50))
  }

  @Test("what is animated counts as it was shown, however time was moved")
  func animatedRates() throws {
    var fountain = try Fountain(cell: [("birthRate", .number(0)), ("lifetime", .duration(MediaTime(seconds: 9)))])
    let (emitter, cell) = (fountain.emitter, fountain.cell)
    let types = fountain.player.engine.types
    let rate = try #require(types.reference(to: "birthRate", in: .emitterCell))
    let place = try #require(types.reference(to: "emitterPosition", in: .emitter))
    try fountain.player.turn {
      try $0.add(.of(.basic(BasicAnimation(rate, to: .number(80))), over: 2), to: cell)
      try $0.add(.of(.basic(BasicAnimation(place, to: .point(100, 0))), over: 1), to: emitter)
    }
    var stepped = fountain
    for step in 1...97 {
      stepped.player.advance(to: Double(step) * 2.5 / 97)
      _ = stepped.particles
    }
    fountain.player.advance(to: 2.5)
    #expect(fountain.particles == stepped.particles)
    // The rate grows to 80 over two seconds, which makes 80, and stays there for half a second more.
    #expect(abs(fountain.particles.count - 121) <= 1)
    let last = try #require(fountain.particles.last)
    #expect(last.position.x == 100 + 100 * last.age.seconds)
    let tenth = try #require(fountain.particles.first { $0.number == 10 })
    // 20 t² = 10
    #expect(abs(2.5 - tenth.age.seconds - 0.5.squareRoot()) < 1e-4)
    #expect(abs(tenth.position.x - 100 * 0.5.squareRoot() - 100 * tenth.age.seconds) < 1e-2)
  }

  @Test("animated rates beyond measure, and times beyond measure, come to an end")
  func animatedLimits() throws {
    var fountain = try Fountain(cell: [("birthRate", .number(1e9))])
    let cell = fountain.cell
    let rate = try #require(fountain.player.engine.types.reference(to: "birthRate", in: .emitterCell))
    try fountain.player.turn {
      try $0.add(
        .of(.basic(BasicAnimation(rate, to: .number(2e9))), over: 1) { $0.timing.repeatCount = .infinity }, to: cell)
    }
    fountain.player.advance(to: 3)
    #expect(fountain.particles.count <= AnimationEngine.mostParticles)
    fountain.player.advance(to: 1e6)
    #expect(fountain.particles.count <= AnimationEngine.mostParticles)
  }

  @Test("a cell that comes later begins then")
  func laterCell() throws {
    var fountain = try Fountain()
    let emitter = fountain.emitter
    fountain.player.advance(to: 0.95)
    let types = fountain.player.engine.types
    try fountain.player.turn {
      let cell = try $0.makeLayer(type: .emitterCell, name: "late")
      try $0.insert(cell, into: emitter)
      for (name, value) in [("birthRate", PropertyValue.number(1)), ("lifetime", .duration(MediaTime(seconds: 5)))] {
        try $0.set(cell, try #require(types.reference(to: name, in: .emitterCell)), to: value)
      }
      try $0.commitLayer(cell)
    }
    let own = fountain.cell
    #expect(fountain.particles.filter { $0.cell != own }.map(\.age) == [.zero])
    fountain.player.advance(to: 2)
    #expect(fountain.particles.filter { $0.cell != own }.map(\.number) == [0, 1])
  }
}
