import AnimEngine
import Testing

@Suite("Groups")
struct EngineGroupTests {
  @Test("children run together, and only the group is told")
  func together() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .group(
        [
          .basic("opacity", to: .number(0)), .basic("position", to: .point(10, 20)) { $0.timingFunction = .easeOut },
          .basic("rotation", by: .angle(2)),
        ], key: .named("enter")), layer)
    #expect(player.model(layer, "opacity") == 0)
    #expect(player.model(layer, "rotation") == 2)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "opacity") == 0.5)
    #expect((player.shown(layer, "position.x") - 10 * TimingFunction.easeOut.value(at: 0.5)).magnitude < 1e-5)
    #expect(player.shown(layer, "rotation") == 1)
    #expect(player.engine.animationKeys(layer) == ["enter"])
    player.advance(to: 1)
    #expect(player.takeLog() == ["0 start a.enter", "1 finished a.enter"])
    #expect(player.shown(layer, "position.y") == 20)
  }

  @Test("what was measured on macOS: begins inside, and a child without a duration")
  func measured() throws {
    var player = Player()
    let layer = try player.layer("a", [("opacity", .number(0.5))])
    let fade = LayerAnimation.basic("opacity", from: .number(0), to: .number(1)) {
      $0.timing.beginTime = MediaTime(seconds: 0.5)
    }
    let move = LayerAnimation.basic("position.x", from: .number(0), to: .number(100), over: 0)
    try player.animate(LayerAnimation.group([fade, move], over: 2).transient, layer)
    for (time, opacity, x) in [(0.25, 0.5, 12.5), (0.5, 0, 25), (1, 0.5, 50), (1.4, 0.9, 70), (1.6, 0.5, 80)] {
      player.advance(to: time)
      #expect((player.shown(layer, "opacity") - opacity).magnitude < 1e-9, "at \(time)")
      #expect((player.shown(layer, "position.x") - x).magnitude < 1e-9, "at \(time)")
    }
  }

  @Test("a child is cut off where the group ends, not stretched")
  func clipping() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.group([.basic("position.x", from: .number(0), to: .number(100), over: 10)], over: 5), layer)
    #expect(player.model(layer, "position.x") == 50)
    player.advance(to: 2)
    #expect(player.shown(layer, "position.x") == 20)
    player.advance(to: 5)
    #expect(player.shown(layer, "position.x") == 50)
    #expect(player.engine.animationKeys(layer).isEmpty)
  }

  @Test("a raw group that stays at its end shows its children there")
  func fill() throws {
    var player = Player()
    let layer = try player.layer()
    let fade = LayerAnimation.basic("opacity", from: .number(1), to: .number(0), over: 2)
    let group = LayerAnimation.group([fade], over: 0.5) {
      $0.timing.fillMode = .forwards
      $0.isRemovedOnCompletion = false
      $0.isTransient = true
    }
    try player.animate(group, layer)
    player.advance(to: 3)
    #expect(player.shown(layer, "opacity") == 0.75)
    #expect(player.takeLog() == ["0 start a.anonymous", "0.5 finished a.anonymous"])
  }

  @Test("a child begins after its delay: until then it shows and changes nothing")
  func childDelay() throws {
    var player = Player()
    let layer = try player.layer("a", [("opacity", .number(0.2))])
    try player.animate(.group([.basic("opacity", to: .number(1), delay: 1)], over: 3), layer)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "opacity") == 0.2)
    #expect(player.model(layer, "opacity") == 0.2)
    try player.set(layer, "opacity", .number(0), disableActions: true)
    player.advance(to: 1.5)
    #expect(player.shown(layer, "opacity") == 0.5)
    #expect(player.model(layer, "opacity") == 1)
    player.advance(to: 2.5)
    #expect(player.shown(layer, "opacity") == 1)
  }

  @Test("children of one property one after another")
  func sequence() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .group(
        [.basic("position.x", to: .number(10)), .basic("position.x", to: .number(30), delay: 1)], over: 2), layer)
    for (time, x) in [(0.5, 5.0), (1, 10), (1.5, 20), (2, 30)] {
      player.advance(to: time)
      #expect(player.shown(layer, "position.x") == x, "at \(time)")
    }
  }

  @Test("a child that would begin after the group's end never does")
  func lateChild() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.group([.basic("opacity", to: .number(0), delay: 2)], over: 1), layer)
    player.advance(to: 5)
    #expect(player.model(layer, "opacity") == 1)
    #expect(player.takeLog().count == 2)
  }

  @Test("a group's timing function eases its children's time, and their begins with it")
  func easedGroup() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .group([.basic("opacity", from: .number(0), to: .number(1)), .basic("position.x", to: .number(8), delay: 0.5)]) {
        $0.timingFunction = .easeIn
      }, layer)
    player.advance(to: 0.5)
    #expect((player.shown(layer, "opacity") - TimingFunction.easeIn.value(at: 0.5)).magnitude < 1e-5)
    #expect(player.model(layer, "position.x") == 0)
    // easeIn reaches one half after more than half the time; half of the child is cut off.
    player.advance(to: 0.66)
    #expect(player.model(layer, "position.x") == 4)
  }

  @Test("repeats and ways back of a group are its children's")
  func repeats() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .group([.basic("position.x", from: .number(0), to: .number(8), over: 0)], over: 4) { $0.timing.repeatCount = 2 },
      layer)
    player.advance(to: 6)
    #expect(player.shown(layer, "position.x") == 4)
    try player.animate(
      .group([.basic("position.x", from: .number(0), to: .number(8))]) { $0.timing.autoreverses = true }, layer)
    #expect(player.model(layer, "position.x") == 0)
    player.advance(to: 7.75)
    #expect(player.shown(layer, "position.x") == 2)
  }

  @Test("an endless group leaves the model alone, an endless child is cut off")
  func endless() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .group([.basic("opacity", to: .number(0))], key: .named("a")) { $0.timing.repeatCount = .infinity }, layer)
    #expect(player.model(layer, "opacity") == 1)
    try player.animate(
      .group(
        [.basic("position.x", from: .number(0), to: .number(8)) { $0.timing.repeatCount = .infinity }], over: 2.25),
      layer)
    #expect(player.model(layer, "position.x") == 2)
  }

  @Test("children add up in order, sequentially")
  func additive() throws {
    var player = Player()
    let layer = try player.layer("a", [("opacity", .number(0.2))])
    let added = LayerAnimation.basic("opacity", from: .number(0), to: .number(0.4)) { $0.isAdditive = true }
    let set = LayerAnimation.basic("opacity", from: .number(0), to: .number(0.4))
    try player.animate(LayerAnimation.group([added, set]).transient, layer)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "opacity") == 0.2)
    try player.animate(LayerAnimation.group([set, added]).transient, layer)
    player.advance(to: 1)
    #expect((player.shown(layer, "opacity") - 0.4).magnitude < 1e-12)
  }

  @Test("groups in groups")
  func nesting() throws {
    var player = Player()
    let layer = try player.layer()
    let inner = LayerAnimation.group([.basic("position.x", to: .number(10), delay: 0.5)], over: 2, delay: 1)
    try player.animate(.group([inner, .basic("opacity", to: .number(0), over: 4)], over: 4), layer)
    player.advance(to: 1.25)
    #expect(player.model(layer, "position.x") == 0)
    player.advance(to: 2)
    #expect(player.shown(layer, "position.x") == 5)
    #expect(player.shown(layer, "opacity") == 0.5)
    player.advance(to: 4)
    #expect(player.takeLog() == ["0 start a.anonymous", "4 finished a.anonymous"])
    #expect(player.model(layer, "position.x") == 10)
  }

  @Test("an empty group runs its time")
  func empty() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.group([], over: 0, key: .named("g")), layer)
    player.advance(to: 1)
    #expect(player.takeLog() == ["0 start a.g", "0.25 finished a.g"])
  }

  @Test("a completion waits for the group once")
  func completion() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn { engine in
      engine.beginTransaction(completion: 1)
      try engine.add(.group([.basic("opacity", to: .number(0)), .basic("position.x", to: .number(1))]), to: layer)
      try engine.commitTransaction()
    }
    player.advance(to: 1)
    #expect(player.takeLog() == ["0 start a.anonymous", "1 finished a.anonymous", "1 completion 1"])
  }

  @Test("cancelling a group lets the layer show its model")
  func cancelling() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.group([.basic("opacity", to: .number(0))], key: .named("g")), layer)
    player.advance(to: 0.5)
    player.turn { $0.removeAnimation(layer, key: "g") }
    #expect(player.shown(layer, "opacity") == 0)
    #expect(player.engine.nextEventTime == nil)
    #expect(player.takeLog() == ["0 start a.g", "0.5 cancelled a.g"])
  }

  @Test("without a key it gives way property by property, and goes when it has nothing left")
  func takeover() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.group([.basic("opacity", to: .number(0)), .basic("position", to: .point(8, 8))]), layer)
    try player.animate(.basic("opacity", from: .number(1), to: .number(0.5)), layer)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "opacity") == 0.75)
    #expect(player.shown(layer, "position.x") == 4)
    try player.animate(.basic("position.x", to: .number(0)), layer)
    player.advance(to: 0.75)
    #expect(player.shown(layer, "position.x") == 3)
    #expect(player.shown(layer, "position.y") == 6)
    try player.animate(.group([.basic("position", to: .point(1, 1))]), layer)
    #expect(
      player.takeLog() == [
        "0 start a.anonymous", "0 start a.opacity", "0.5 start a.position.x", "0.75 replaced a.anonymous",
        "0.75 replaced a.position.x", "0.75 start a.anonymous",
      ])
  }

  @Test("with a written key it lies beneath what comes later, and its key replaces it")
  func writtenKey() throws {
    var player = Player()
    let layer = try player.layer()
    let group = LayerAnimation.group(
      [.basic("opacity", from: .number(1), to: .number(0), over: 2)], over: 2,
      key: .named("g"))
    try player.animate(group, layer)
    try player.animate(.basic("opacity", from: .number(0.2), to: .number(0.3)), layer)
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 0.5)
    try player.animate(group, layer)
    #expect(player.takeLog().contains("1 replaced a.g"))
  }

  @Test("an implicit change takes its property from a group")
  func implicitChange() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.group([.basic("opacity", to: .number(0), over: 4)], over: 4, key: .named("g")), layer)
    player.advance(to: 1)
    try player.set(layer, "opacity", .number(1))
    player.advance(to: 2)
    #expect(player.shown(layer, "opacity") == 1)
    #expect(player.engine.animationKeys(layer) == ["g"])
  }

  @Test("a layer that leaves its tree takes its groups along")
  func removal() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.group([.basic("opacity", to: .number(0), delay: 0.5)], over: 2, key: .named("g")), layer)
    try player.turn { try $0.remove(layer) }
    player.advance(to: 5)
    #expect(player.takeLog() == ["0 start a.g", "0 removed a.g"])
    #expect(player.model(layer, "opacity") == 1)
  }

  @Test("a group waits on a paused layer, and goes on with it")
  func pausing() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.group([.basic("position.x", to: .number(8), delay: 0.5)], over: 2), layer)
    player.advance(to: 0.25)
    try player.turn { try $0.pause(layer) }
    player.advance(to: 3)
    #expect(player.model(layer, "position.x") == 0)
    try player.turn { try $0.resume(layer) }
    player.advance(to: 3.75)
    #expect(player.shown(layer, "position.x") == 4)
    player.advance(to: 9)
    #expect(player.takeLog() == ["0 start a.anonymous", "4.75 finished a.anonymous"])
  }
}
