import AnimEngine
import Testing

@Suite("Animation lifecycle")
struct EngineLifecycleTests {
  @Test("an animation begins when it is added, ends at its end exactly, and is gone then")
  func plain() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0)), layer)
    #expect(player.engine.nextEventTime == MediaTime(seconds: 1))
    #expect(player.engine.hasFiniteAnimations)
    player.advance(to: 3)
    #expect(player.takeLog() == ["0 start a.opacity", "1 finished a.opacity"])
    #expect(player.engine.animationKeys(layer).isEmpty)
    #expect(player.engine.nextEventTime == nil)
    #expect(!player.engine.hasFiniteAnimations)
  }

  @Test("what ends at an instant is detached together, then told in the order added; delays that end follow")
  func oneInstant() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("cornerRadius", to: .number(1), delay: 1), layer)
    try player.animate(.basic("opacity", to: .number(0)), layer)
    try player.animate(
      .basic("zPosition", to: .number(0), delay: 0.5) { $0.timing.duration = MediaTime(seconds: 0.5) }, layer)
    try player.animate(.basic("borderWidth", to: .number(1), delay: 1), layer)
    player.advance(to: 0.9)
    _ = player.takeLog()
    player.engine.advance(to: MediaTime(seconds: 1))
    #expect(player.engine.animationKeys(layer) == ["cornerRadius", "borderWidth"])
    #expect(
      player.takeLog() == [
        "1 finished a.opacity", "1 finished a.zPosition", "1 start a.cornerRadius", "1 start a.borderWidth",
      ])
  }

  @Test("until its delay is over an animation shows nothing, unless it fills backwards from a written start")
  func delay() throws {
    for (fill, shown) in [(FillMode.removed, 1.0), (.backwards, 0.5), (.both, 0.5), (.forwards, 1.0)] {
      var player = Player()
      let layer = try player.layer()
      try player.animate(
        .basic("opacity", from: .number(0.5), to: .number(0), over: 2, delay: 2) { $0.timing.fillMode = fill }, layer)
      player.advance(to: 1)
      #expect(player.shown(layer, "opacity") == shown)
      player.advance(to: 3)
      #expect(player.shown(layer, "opacity") == 0.25)
    }
  }

  @Test("a start that is not written is read when the delay is over")
  func delayedStart() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100), delay: 1), layer)
    try player.animate(.basic("position.x", to: .number(80), over: 2, key: .named("first")), layer)
    player.advance(to: 1)
    #expect(player.shown(layer, "position.x") == 40)
    player.advance(to: 1.5)
    #expect(player.model(layer, "position.x") == 100)
  }

  @Test("a begin time is one of the layer's, and a past one joins in the middle or ends at once")
  func beginTime() throws {
    var player = Player()
    let layer = try player.layer()
    player.advance(to: 10)
    func animation(_ key: String, begin: Double) -> LayerAnimation {
      LayerAnimation.basic("position.x", from: .number(0), to: .number(100), over: 2, key: .named(key)) {
        $0.timing.beginTime = MediaTime(seconds: begin)
      }.transient
    }
    try player.animate(animation("future", begin: 11), layer)
    #expect(player.engine.animationKeys(layer) == ["future"])
    #expect(player.shown(layer, "position.x") == 0)
    try player.animate(animation("middle", begin: 9), layer)
    #expect(player.shown(layer, "position.x") == 50)
    try player.animate(animation("past", begin: 5), layer)
    #expect(player.engine.nextEventTime == player.engine.now)
    player.advance(to: 14)
    #expect(
      player.takeLog() == [
        "10 start a.middle", "10 start a.past", "10 finished a.past", "11 finished a.middle", "11 start a.future",
        "13 finished a.future",
      ])
  }

  @Test("an animation that fills forwards and stays shows its end until it is removed; its end is told once")
  func stays() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      LayerAnimation.basic("opacity", from: .number(0), to: .number(0.5)) {
        $0.timing.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }.transient, layer)
    player.advance(to: 5)
    #expect(player.shown(layer, "opacity") == 0.5)
    #expect(player.engine.animationKeys(layer) == ["opacity"])
    #expect(!player.engine.hasFiniteAnimations)
    #expect(player.engine.animationID(layer, key: "opacity") == nil)
    player.turn { $0.removeAnimation(layer, key: "opacity") }
    #expect(player.shown(layer, "opacity") == 1)
    #expect(player.takeLog() == ["0 start a.opacity", "1 finished a.opacity"])
  }

  @Test("one that stays without filling shows nothing at its end")
  func staysInvisible() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      LayerAnimation.basic("opacity", from: .number(0), to: .number(0.5)) { $0.isRemovedOnCompletion = false }
        .transient, layer)
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 1)
    #expect(player.engine.animationKeys(layer) == ["opacity"])
  }

  @Test("a layer in no tree keeps its animations waiting until it comes into one")
  func waiting() throws {
    var player = Player()
    let parent = try player.layer("parent", in: nil)
    let layer = try player.layer("a", in: parent)
    try player.animate(.basic("opacity", to: .number(0)), layer)
    try player.animate(.basic("zPosition", to: .number(1), delay: 1), layer)
    player.advance(to: 5)
    #expect(player.takeLog().isEmpty)
    #expect(!player.engine.hasFiniteAnimations)
    #expect(player.model(layer, "opacity") == 1)
    try player.turn { try $0.insert(parent, into: .stage) }
    player.advance(to: 9)
    #expect(
      player.takeLog() == [
        "5 start a.opacity", "6 finished a.opacity", "6 start a.zPosition", "7 finished a.zPosition",
      ])
  }

  @Test("a layer that leaves the tree loses its animations, its sublayers' too, in the order added")
  func leaving() throws {
    var player = Player()
    let parent = try player.layer("parent")
    let child = try player.layer("child", in: parent)
    try player.animate(.basic("opacity", to: .number(0)), child)
    try player.animate(.basic("opacity", to: .number(0)), parent)
    try player.animate(.basic("zPosition", to: .number(0), delay: 1), child)
    _ = player.takeLog()
    try player.turn { try $0.remove(parent) }
    #expect(
      player.takeLog() == ["0 removed child.opacity", "0 removed parent.opacity", "0 removed child.zPosition"])
    #expect(player.engine.animationKeys(child).isEmpty)
    try player.turn { try $0.insert(parent, into: .stage) }
    player.advance(to: 5)
    #expect(player.takeLog().isEmpty)
  }

  @Test("moving to another place of the tree leaves animations alone")
  func moving() throws {
    var player = Player()
    let (parent, layer) = (try player.layer("parent"), try player.layer())
    try player.animate(.basic("opacity", to: .number(0)), layer)
    player.advance(to: 0.5)
    try player.turn { try $0.insert(layer, into: parent) }
    player.advance(to: 2)
    #expect(player.takeLog() == ["0 start a.opacity", "1 finished a.opacity"])
  }

  @Test("an animation that stays at its end goes on when its layer comes back, and its end is not told again")
  func comingBack() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      LayerAnimation.basic("position.x", from: .number(0), to: .number(100), over: 4) {
        $0.isRemovedOnCompletion = false
        $0.timing.fillMode = .forwards
      }.transient, layer)
    player.advance(to: 1)
    try player.turn { try $0.remove(layer) }
    #expect(player.shown(layer, "position.x") == 0)
    player.advance(to: 2)
    try player.turn { try $0.insert(layer, into: .stage) }
    #expect(player.shown(layer, "position.x") == 50)
    #expect(!player.engine.hasFiniteAnimations)
    player.advance(to: 9)
    #expect(player.shown(layer, "position.x") == 100)
    #expect(
      player.takeLog() == ["0 start a.position.x", "1 removed a.position.x", "2 start a.position.x"])
  }

  @Test("times that are no numbers stop an animation at once", arguments: [Double.nan, .infinity, -.infinity])
  func invalidSpeed(speed: Double) throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0)) { $0.timing.speed = speed }, layer)
    #expect(player.takeLog() == ["0 cancelled a.opacity"])
    try player.animate(.basic("opacity", to: .number(0)) { $0.timing.repeatCount = .nan }, layer)
    #expect(player.takeLog() == ["0 cancelled a.opacity"])
    #expect(player.model(layer, "opacity") == 1)
  }

  @Test("an endless animation, one that stands still and one of infinite length never end")
  func endless() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0)) { $0.timing.repeatCount = .infinity }, layer)
    try player.animate(.basic("zPosition", to: .number(1)) { $0.timing.duration = .infinity }, layer)
    try player.animate(
      .basic("cornerRadius", from: .number(0), to: .number(100)) {
        $0.timing.speed = 0
        $0.timing.timeOffset = MediaTime(seconds: 0.25)
      }, layer)
    #expect(player.engine.nextEventTime == nil)
    #expect(!player.engine.hasFiniteAnimations)
    player.advance(to: 1000.5)
    #expect(player.shown(layer, "opacity") == 0.5)
    #expect(player.shown(layer, "cornerRadius") == 25)
    #expect(player.engine.animationKeys(layer) == ["opacity", "zPosition", "cornerRadius"])
  }

  @Test("a delayed endless animation has a begin but is not waited for")
  func delayedEndless() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0), delay: 1) { $0.timing.repeatCount = .infinity }, layer)
    #expect(player.engine.nextEventTime == MediaTime(seconds: 1))
    #expect(!player.engine.hasFiniteAnimations)
  }

  @Test("an animation whose ends are equal runs its time")
  func equalEnds() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", from: .number(1), to: .number(1)), layer)
    player.advance(to: 1)
    #expect(player.takeLog() == ["0 start a.opacity", "1 finished a.opacity"])
  }

  @Test("hidden layers' animations run on")
  func hidden() throws {
    var player = Player()
    let layer = try player.layer("a", [("hidden", .bool(true))])
    try player.animate(.basic("opacity", to: .number(0)), layer)
    player.advance(to: 1)
    #expect(player.takeLog() == ["0 start a.opacity", "1 finished a.opacity"])
  }

  @Test("what is told carries the layer's copy with its tags and times")
  func notices() throws {
    var engine = AnimationEngine()
    let layer = try engine.makeLayer()
    try engine.insert(layer, into: .stage)
    engine.advance(to: MediaTime(seconds: 3))
    let id = try engine.add(
      .basic("opacity", to: .number(0), key: .named("k")) { $0.tags = [AnimationTag(name: "n", value: .number(1))] },
      to: layer)
    engine.advance(to: MediaTime(seconds: 4))
    let events = engine.takeEvents()
    guard events.count == 2, case .animationDidStop(let notice, .finished) = events[1] else {
      Issue.record("unexpected events \(events)")
      return
    }
    #expect(notice.id == id && notice.layer == layer && notice.key == "k")
    #expect(notice.animation.tagged("n") == .number(1))
    #expect(notice.animation.timing.beginTime == MediaTime(seconds: 3))
    #expect(engine.takeEvents().isEmpty)
  }
}
