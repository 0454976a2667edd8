import AnimEngine
import Testing

@Suite("Instances of replicators")
struct ReplicatorTests {
  private func replicator(_ player: inout Player, _ values: [(String, PropertyValue)]) throws -> LayerID {
    let layer = try player.engine.makeLayer(type: .replicator, name: "r")
    try player.engine.insert(layer, into: .stage)
    for (keyPath, value) in values {
      let reference = try #require(player.engine.types.reference(to: keyPath, in: .replicator))
      try player.engine.set(layer, reference, to: value)
    }
    try player.engine.commitLayer(layer)
    return layer
  }

  @Test("each is moved, coloured and delayed once more than the one before")
  func steps() throws {
    var player = Player()
    let layer = try replicator(
      &player,
      [
        ("instanceCount", .number(3)), ("instanceTransform.translation.x", .number(20)),
        ("instanceDelay", .duration(MediaTime(seconds: 0.25))),
        ("instanceColor", .color(RGBAColor(red: 1, green: 0.5, blue: 0))), ("instanceRedOffset", .number(-0.25)),
        ("instanceGreenOffset", .number(0.25)), ("instanceBlueOffset", .number(-1)),
        ("instanceAlphaOffset", .number(-0.5)),
      ])
    let instances = player.engine.instances(of: layer)
    #expect(instances.map { $0.transform.apply(to: Point2D.zero).x } == [0, 20, 40])
    #expect(instances.map { $0.delay.seconds } == [0, 0.25, 0.5])
    #expect(
      instances.map(\.color) == [
        RGBAColor(red: 1, green: 0.5, blue: 0, alpha: 1), RGBAColor(red: 0.75, green: 0.75, blue: 0, alpha: 0.5),
        RGBAColor(red: 0.5, green: 1, blue: 0, alpha: 0),
      ])
  }

  @Test("they turn about the middle of the replicator, as a dial does")
  func turns() throws {
    var player = Player()
    let layer = try replicator(
      &player,
      [
        ("bounds", .rect(0, 0, 100, 100)), ("instanceCount", .number(4)),
        ("instanceTransform.rotation.z", .angle(.pi / 2)),
      ])
    let points = player.engine.instances(of: layer).map { $0.transform.apply(to: Point2D(x: 50, y: 0)) }
    for (point, expected) in zip(points, [(50.0, 0.0), (100, 50), (50, 100), (0, 50)]) {
      #expect(abs(point.x - expected.0) < 1e-9 && abs(point.y - expected.1) < 1e-9)
    }
  }

  @Test("their number is a whole one and has an end", arguments: [(0.0, 0), (-3, 0), (2.9, 2), (1e12, 100_000)])
  func counts(count: Double, expected: Int) throws {
    var player = Player()
    let layer = try replicator(&player, [("instanceCount", .number(count))])
    #expect(player.engine.instances(of: layer).count == expected)
  }

  @Test("what is on screen counts, so they move while the replicator's properties do")
  func animated() throws {
    var player = Player()
    let layer = try replicator(
      &player, [("instanceCount", .number(2)), ("instanceTransform.translation.x", .number(10))])
    let step = try #require(player.engine.types.reference(to: "instanceTransform.translation.x", in: .replicator))
    try player.turn { engine in
      try engine.add(
        LayerAnimation(
          .basic(BasicAnimation(step, to: .number(30))), timing: MediaTiming(duration: MediaTime(seconds: 1))),
        to: layer)
    }
    player.advance(to: 0.5)
    #expect(player.engine.instances(of: layer)[1].transform.apply(to: Point2D.zero).x == 20)
  }

  @Test("other layers have none")
  func others() throws {
    var player = Player()
    let layer = try player.layer()
    #expect(player.engine.instances(of: layer).isEmpty)
    #expect(player.engine.presentationValue(layer, reference("opacity"), inInstance: 3, of: layer) == .number(1))
  }

  @Test("an instance that lags behind shows what was on screen before, and the model until its animation begins")
  func delayed() throws {
    var player = Player()
    let layer = try replicator(
      &player, [("instanceCount", .number(4)), ("instanceDelay", .duration(MediaTime(seconds: 0.25)))])
    let dot = try player.layer("dot", in: layer, [("opacity", .number(0.5))])
    player.advance(to: 1)
    try player.animate(.basic("opacity", from: .number(0), to: .number(1), over: 1).transient, dot)
    player.advance(to: 1.5)
    func shown(_ instance: Int) -> Double {
      player.engine.presentationValue(dot, reference("opacity"), inInstance: instance, of: layer).double
    }
    #expect((0..<4).map(shown) == [0.5, 0.25, 0, 0.5])
  }
}
