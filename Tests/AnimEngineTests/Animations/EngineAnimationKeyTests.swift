import AnimEngine
import Testing

@Suite("Animation keys")
struct EngineAnimationKeyTests {
  @Test("keys are listed in the order added, and a key that is used again moves to the end")
  func order() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0), key: .named("one")), layer)
    try player.animate(.basic("cornerRadius", to: .number(3)), layer)
    #expect(player.engine.animationKeys(layer) == ["one", "cornerRadius"])
    try player.animate(.basic("zPosition", to: .number(1), key: .named("one")), layer)
    #expect(player.engine.animationKeys(layer) == ["cornerRadius", "one"])
    #expect(
      player.takeLog() == ["0 start a.one", "0 start a.cornerRadius", "0 replaced a.one", "0 start a.one"])
  }

  @Test("without a key an animation goes by its key path, and the next one of the property replaces it")
  func keyless() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0)), layer)
    player.advance(to: 0.5)
    try player.animate(.basic("opacity", to: .number(1)), layer)
    #expect(player.shown(layer, "opacity") == 0.5)
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 0.75)
    player.advance(to: 2)
    #expect(
      player.takeLog() == [
        "0 start a.opacity", "0.5 replaced a.opacity", "0.5 start a.opacity", "1.5 finished a.opacity",
      ])
  }

  @Test("short names and full key paths are one key")
  func shortNames() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("scale", to: .number(2)), layer)
    #expect(player.engine.animationKeys(layer) == ["transform.scale"])
  }

  @Test("animations under different written keys lie on one another in the order added")
  func layers() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", from: .number(1), to: .number(0), over: 2, key: .named("long")), layer)
    try player.animate(.basic("opacity", from: .number(0.9), to: .number(0.8), key: .named("short")), layer)
    player.advance(to: 0.5)
    #expect(abs(player.shown(layer, "opacity") - 0.85) < 1e-12)
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 0.5)
  }

  @Test("anonymous animations are not listed, add up, and go with all")
  func anonymous() throws {
    var player = Player()
    let layer = try player.layer()
    for _ in 0..<2 {
      try player.animate(
        .basic("position.x", by: .number(10), key: .anonymous) { $0.isAdditive = true }, layer)
    }
    #expect(player.engine.animationKeys(layer).isEmpty)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "position.x") == 10)
    player.turn { $0.removeAllAnimations(layer) }
    #expect(player.shown(layer, "position.x") == 0)
    #expect(
      player.takeLog() == [
        "0 start a.anonymous", "0 start a.anonymous", "0.5 cancelled a.anonymous", "0.5 cancelled a.anonymous",
      ])
  }

  @Test("a whole ends the animations of its parts that go by their key paths, not others")
  func wholeEndsParts() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100)), layer)
    try player.animate(.basic("position.y", to: .number(100), key: .named("mine")), layer)
    try player.animate(.basic("bounds.size.width", to: .number(100)), layer)
    try player.animate(.basic("position", to: .point(10, 10)), layer)
    #expect(player.engine.animationKeys(layer) == ["mine", "bounds.size.width", "position"])
    try player.animate(.basic("bounds.size", to: .size(1, 1)), layer)
    #expect(player.engine.animationKeys(layer) == ["mine", "position", "bounds.size"])
    #expect(
      player.takeLog().filter { $0.hasPrefix("0 replaced") }
        == ["0 replaced a.position.x", "0 replaced a.bounds.size.width"])
  }

  @Test("a part is taken for good from an animation of the whole")
  func partIsTaken() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position", to: .point(100, 100), over: 2), layer)
    player.advance(to: 0.5)
    try player.animate(.basic("position.x", to: .number(0), over: 0.5), layer)
    #expect(player.engine.animationKeys(layer) == ["position", "position.x"])
    player.advance(to: 0.75)
    #expect(player.engine.presentationValue(layer, reference("position")) == .point(12.5, 37.5))
    player.advance(to: 1.5)
    #expect(player.engine.presentationValue(layer, reference("position")) == .point(0, 75))
    #expect(player.engine.value(layer, reference("position")) == .point(0, 100))
    player.advance(to: 2)
    #expect(player.takeLog().last == "2 finished a.position")
  }

  @Test("a part is taken from an animation of a whole matrix")
  func partOfMatrix() throws {
    var player = Player()
    let layer = try player.layer()
    let end = Transform.scale(x: 3, y: 3, z: 3).concatenating(.translation(x: 100, y: 0))
    try player.animate(.basic("transform", to: .transform(end)), layer)
    try player.animate(.basic("transform.translation.x", to: .number(-8), over: 0.25), layer)
    player.advance(to: 0.5)
    #expect(abs(player.shown(layer, "transform.translation.x") + 8) < 1e-9)
    #expect(abs(player.shown(layer, "scale") - 2) < 1e-9)
  }

  @Test("a written key leaves the parts of another written key")
  func writtenKeysStack() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position", to: .point(100, 100), over: 2, key: .named("all")), layer)
    try player.animate(.basic("position.x", to: .number(0), over: 0.5, key: .named("x")), layer)
    player.advance(to: 1)
    #expect(player.shown(layer, "position.x") == 50)
  }

  @Test("Core Animation's own animations leave others alone but for their key")
  func transient() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100)), layer)
    try player.animate(.basic("position", to: .point(10, 10)).transient, layer)
    #expect(player.engine.animationKeys(layer) == ["position.x", "position"])
    try player.animate(.basic("position.x", to: .number(3)).transient, layer)
    #expect(player.engine.animationKeys(layer) == ["position", "position.x"])
  }

  @Test("an animation is found by its key when it has begun, for waits also while it is delayed")
  func lookup() throws {
    var player = Player()
    let layer = try player.layer()
    let id = try player.animate(.basic("opacity", to: .number(0), key: .named("k"), delay: 1), layer)
    #expect(player.engine.animation(layer, key: "k") == nil)
    #expect(player.engine.animationKeys(layer).isEmpty)
    #expect(player.engine.animationID(layer, key: "k") == id)
    player.advance(to: 1)
    #expect(player.engine.animation(layer, key: "k")?.timing.duration == MediaTime(seconds: 1))
    #expect(player.engine.isRunning(try #require(id)))
    player.advance(to: 2)
    #expect(!player.engine.isRunning(try #require(id)))
    #expect(player.engine.animationID(layer, key: "k") == nil)
  }

  @Test("removing what is not there does nothing")
  func removingNothing() throws {
    var player = Player()
    let layer = try player.layer()
    player.turn { $0.removeAnimation(layer, key: "nothing") }
    player.turn { $0.removeAllAnimations(layer) }
    #expect(player.takeLog().isEmpty)
  }

  @Test("removing a key takes its delayed animations, too, with the reason given")
  func removing() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0), key: .named("k")), layer)
    try player.animate(.basic("opacity", to: .number(1), key: .named("k"), delay: 3), layer)
    player.advance(to: 0.5)
    player.turn { $0.removeAnimation(layer, key: "k", reason: .stopped) }
    #expect(player.takeLog() == ["0 start a.k", "0.5 stopped a.k", "0.5 stopped a.k"])
    #expect(player.shown(layer, "opacity") == 0)
    #expect(!player.engine.hasFiniteAnimations)
  }

  @Test("delayed animations of one key do not disturb one another until they begin")
  func delayedKeys() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0.5), over: 2), layer)
    try player.animate(.basic("opacity", to: .number(0), delay: 1), layer)
    try player.animate(.basic("opacity", to: .number(1), delay: 1.5), layer)
    player.advance(to: 4)
    #expect(
      player.takeLog() == [
        "0 start a.opacity", "1 replaced a.opacity", "1 start a.opacity", "1.5 replaced a.opacity",
        "1.5 start a.opacity", "2.5 finished a.opacity",
      ])
  }
}
