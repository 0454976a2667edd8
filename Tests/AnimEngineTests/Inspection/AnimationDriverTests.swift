import AnimEngine
import Testing

@Suite("What drives a property")
struct AnimationDriverTests {
  private func drivers(_ player: Player, _ layer: LayerID, _ keyPath: String) -> [AnimationDriver] {
    player.engine.drivers(of: layer, reference(keyPath))
  }

  @Test("one animation: when, how far before and after easing, from what and to what")
  func single() throws {
    var player = Player()
    let layer = try player.layer()
    player.advance(to: 1)
    try player.animate(
      .basic("opacity", from: .number(0), to: .number(1), over: 2, key: .named("fade")) {
        $0.timingFunction = .easeIn
        $0.origin = 7
      }, layer)
    player.advance(to: 2)
    let driver = try #require(drivers(player, layer, "opacity").first)
    #expect(drivers(player, layer, "opacity").count == 1)
    #expect(driver.state.key == "fade")
    #expect(driver.state.origin == 7)
    #expect(driver.state.phase == .running)
    #expect(driver.state.begin == MediaTime(seconds: 1))
    #expect(driver.state.end == MediaTime(seconds: 3))
    #expect(driver.state.fraction == 0.5)
    #expect(driver.state.progress == TimingFunction.easeIn.value(at: 0.5))
    #expect(driver.valueBeneath == .number(1))
    #expect(driver.value == .number(TimingFunction.easeIn.value(at: 0.5)))
    #expect(driver.value == player.engine.presentationValue(layer, reference("opacity")))
    #expect(driver.isVisible)
    #expect(!driver.state.isPart)
  }

  @Test("nothing drives what nothing animates, and what is unknown")
  func nothing() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0)), layer)
    #expect(drivers(player, layer, "cornerRadius").isEmpty)
    #expect(drivers(player, LayerID(index: 99), "opacity").isEmpty)
    player.advance(to: 1)
    #expect(drivers(player, layer, "opacity").isEmpty)
  }

  @Test("what lies beneath another that hides it is not visible; what adds to it is")
  func hiding() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("zPosition", from: .number(0), to: .number(10), key: .named("low")), layer)
    try player.animate(.basic("zPosition", from: .number(100), to: .number(200), key: .named("high")), layer)
    try player.animate(
      .basic("zPosition", from: .number(0), to: .number(2), key: .anonymous) { $0.isAdditive = true }, layer)
    player.advance(to: 0.5)
    let found = drivers(player, layer, "zPosition")
    #expect(found.map(\.state.key) == ["low", "high", nil])
    #expect(found.map(\.isVisible) == [false, true, true])
    #expect(found.map(\.value) == [.number(5), .number(150), .number(151)])
    #expect(found[1].valueBeneath == .number(5))
    #expect(found.last?.value.double == player.shown(layer, "zPosition"))
  }

  @Test("a delayed one is listed with its begin, but not visible")
  func delay() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0), over: 1, delay: 2), layer)
    player.advance(to: 1)
    let driver = try #require(drivers(player, layer, "opacity").first)
    #expect(driver.state.phase == .delayed)
    #expect(driver.state.begin == MediaTime(seconds: 2))
    #expect(driver.state.end == MediaTime(seconds: 3))
    #expect(driver.state.fraction == 0)
    #expect(!driver.isVisible)
    #expect(driver.value == .number(1))
  }

  @Test("parts and wholes: a part is driven by what drives the whole, and only by what touches it")
  func parts() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", from: .number(0), to: .number(10), key: .named("x")), layer)
    try player.animate(.basic("position.y", from: .number(0), to: .number(20), key: .named("y")), layer)
    player.advance(to: 0.5)
    #expect(drivers(player, layer, "position").map(\.state.key) == ["x", "y"])
    #expect(drivers(player, layer, "position.y").map(\.state.key) == ["y"])
    #expect(drivers(player, layer, "frame").map(\.property.keyPath) == ["position.x", "position.y"])
  }

  @Test("a group's child goes by the group's key and place")
  func groups() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .group([.basic("opacity", from: .number(0), to: .number(1))], over: 2, key: .named("enter")) { $0.origin = 3 },
      layer)
    player.advance(to: 0.5)
    let driver = try #require(drivers(player, layer, "opacity").first)
    #expect(driver.state.key == "enter")
    #expect(driver.state.origin == 3)
    #expect(driver.state.isPart)
    #expect(driver.state.fraction == 0.5)
    #expect(driver.state.end == MediaTime(seconds: 2))
    #expect(player.engine.animations(of: layer).map(\.key) == ["enter"])
  }

  @Test("endless ones have no end, repeats are counted")
  func endless() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .basic("opacity", from: .number(0), to: .number(1)) {
        $0.timing.repeatCount = .infinity
        $0.timing.autoreverses = true
      }, layer)
    player.advance(to: 5.25)
    let state = try #require(player.engine.animations(of: layer).first)
    #expect(state.end == nil)
    #expect(state.repeatIndex == 2)
    #expect(state.fraction == 0.75)
  }

  @Test("of a paused layer the begin stays what it was, and there is no end")
  func pause() throws {
    var player = Player()
    let layer = try player.layer()
    player.advance(to: 1)
    try player.animate(.basic("opacity", to: .number(0), over: 4), layer)
    player.advance(to: 2)
    try player.turn { try $0.pause(layer) }
    player.advance(to: 3)
    let state = try #require(player.engine.animations(of: layer).first)
    #expect(state.begin == MediaTime(seconds: 1))
    #expect(state.end == nil)
    #expect(state.fraction == 0.25)
    try player.turn { try $0.resume(layer) }
    #expect(player.engine.animations(of: layer).first?.end == MediaTime(seconds: 6))
  }

  @Test("a change of a property bears the origin that the host has set")
  func implicit() throws {
    var player = Player()
    let layer = try player.layer()
    player.engine.origin = -12
    try player.set(layer, "cornerRadius", .number(5))
    player.engine.origin = 0
    let driver = try #require(drivers(player, layer, "cornerRadius").first)
    #expect(driver.state.origin == -12)
    #expect(driver.state.animation.isImplicit)
  }

  @Test(
    "velocity is the slope right after now, a second",
    arguments: [
      ("opacity", PropertyValue.number(0), PropertyValue.number(1), PropertyValue.number(0.5)),
      ("position", .point(0, 0), .point(30, -60), .point(15, -30)),
      ("rotation", .angle(0), .angle(4), .angle(2)),
    ])
  func velocity(keyPath: String, from: PropertyValue, to: PropertyValue, expected: PropertyValue) throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic(keyPath, from: from, to: to, over: 2), layer)
    for time in [0, 0.5, 1.9] {
      player.advance(to: time)
      let velocity = player.engine.velocity(of: layer, reference(keyPath))
      for (found, wanted) in zip(velocity.components ?? [], expected.components ?? [.nan]) {
        #expect((found - wanted).magnitude < 1e-6)
      }
    }
    player.advance(to: 2)
    #expect(player.engine.velocity(of: layer, reference(keyPath)).components?.allSatisfy { $0 == 0 } == true)
  }

  @Test("velocity of a curve is its slope; of what has no numbers none")
  func curvedVelocity() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .basic("zPosition", from: .number(0), to: .number(100)) { $0.timingFunction = .easeInEaseOut }, layer)
    player.advance(to: 0.25)
    let step = 1e-6
    let slope =
      (TimingFunction.easeInEaseOut.value(at: 0.25 + step) - TimingFunction.easeInEaseOut.value(at: 0.25 - step))
      / (2 * step)
    #expect((player.engine.velocity(of: layer, reference("zPosition")).double - 100 * slope).magnitude < 1e-2)
    #expect(player.engine.velocity(of: layer, reference("hidden")) == .none)
    #expect(player.engine.velocity(of: layer, reference("mask")) == .none)
  }
}
