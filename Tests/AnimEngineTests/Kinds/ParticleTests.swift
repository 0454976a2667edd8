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
}
