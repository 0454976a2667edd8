import AnimEngine
import Testing

@Suite("Stopping, finishing and reversing")
struct EngineControlTests {
  static let move = LayerAnimation.basic("position.x", to: .number(100), over: 2)

  @Test("stopping leaves what is on screen in the model")
  func stop() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.move, layer)
    player.advance(to: 0.5)
    player.turn { $0.stop(layer, key: "position.x") }
    #expect(player.model(layer, "position.x") == 25)
    player.advance(to: 3)
    #expect(player.shown(layer, "position.x") == 25)
    #expect(player.takeLog() == ["0 start a.position.x", "0.5 stopped a.position.x"])
  }

  @Test("stopping an offset leaves the offset so far")
  func stopAdditive() throws {
    var player = Player()
    let layer = try player.layer("a", [("position.x", .number(10))])
    for _ in 0..<2 {
      try player.animate(
        .basic("position.x", by: .number(100), key: .named("k")) { $0.isAdditive = true }, layer)
    }
    try player.animate(.basic("position.x", by: .number(8), key: .named("other")) { $0.isAdditive = true }, layer)
    player.advance(to: 0.5)
    player.turn { $0.stop(layer, key: "k") }
    #expect(player.model(layer, "position.x") == 60)
    #expect(player.shown(layer, "position.x") == 64)
  }

  @Test("stopping during the delay changes nothing")
  func stopDelayed() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100), delay: 1), layer)
    player.turn { $0.stop(layer, key: "position.x") }
    #expect(player.model(layer, "position.x") == 0)
    #expect(player.takeLog() == ["0 stopped a.position.x"])
  }

  @Test("stopping a raw animation, a group, a path and an implicit one keeps what each shows")
  func stopKinds() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("cornerRadius", from: .number(0), to: .number(8), key: .named("r")).transient, layer)
    try player.animate(
      .group([.basic("opacity", to: .number(0)), .basic("zPosition", to: .number(4), delay: 0.75)], key: .named("g")),
      layer)
    try player.animate(EnginePathAnimationTests.along("M0 0L0 10", .auto), layer)
    try player.set(layer, "borderWidth", .number(1))
    player.advance(to: 0.125)
    player.turn { engine in
      for key in ["r", "g", "position", "borderWidth"] { engine.stop(layer, key: key) }
    }
    player.advance(to: 3)
    #expect(player.model(layer, "cornerRadius") == 1)
    #expect(player.model(layer, "opacity") == 0.875)
    #expect(player.model(layer, "zPosition") == 0)
    #expect(player.model(layer, "position.y") == 1.25)
    #expect((player.model(layer, "rotation") - .pi / 2).magnitude < 1e-12)
    #expect((player.model(layer, "borderWidth") - TimingFunction.default.value(at: 0.5)).magnitude < 1e-6)
    #expect(player.engine.animationKeys(layer).isEmpty)
  }

  @Test("what another animation has taken is not for it to set")
  func takenParts() throws {
    for isReversed in [false, true] {
      var player = Player()
      let layer = try player.layer()
      try player.animate(.basic("position", to: .point(100, 100), over: 2), layer)
      try player.animate(.basic("position.x", to: .number(50), over: 2), layer)
      player.advance(to: 1)
      player.turn { engine in
        if isReversed { engine.reverse(layer, key: "position") } else { engine.stop(layer, key: "position") }
      }
      #expect(player.model(layer, "position.x") == 50)
      #expect(player.model(layer, "position.y") == (isReversed ? 0 : 50))
      #expect(player.shown(layer, "position.x") == 25)
    }
  }

  @Test("finishing jumps to the end")
  func finish() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.move, layer)
    player.advance(to: 0.5)
    player.turn { $0.finish(layer, key: "position.x") }
    #expect(player.shown(layer, "position.x") == 100)
    #expect(player.takeLog() == ["0 start a.position.x", "0.5 finished a.position.x"])
    #expect(player.engine.nextEventTime == nil)
  }

  @Test("finishing what is delayed begins it, too")
  func finishDelayed() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100), delay: 1), layer)
    player.advance(to: 0.5)
    player.turn { $0.finish(layer, key: "position.x") }
    #expect(player.model(layer, "position.x") == 100)
    #expect(player.takeLog() == ["0.5 start a.position.x", "0.5 finished a.position.x"])
  }

  @Test("an endless animation ends with its current pass", arguments: [false, true])
  func finishEndless(autoreverses: Bool) throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .basic("position.x", to: .number(100)) {
        $0.timing.repeatCount = .infinity
        $0.timing.autoreverses = autoreverses
      }, layer)
    player.advance(to: 3.25)
    player.turn { $0.finish(layer, key: "position.x") }
    #expect(player.engine.nextEventTime == MediaTime(seconds: 4))
    #expect(player.model(layer, "position.x") == (autoreverses ? 0 : 100))
    #expect(player.shown(layer, "position.x") == (autoreverses ? 75 : 25))
    player.advance(to: 4)
    #expect(player.takeLog() == ["0 start a.position.x", "4 finished a.position.x"])
  }

  @Test("finishing one that stays attached shows its end, and tells it once")
  func finishFilling() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .basic("position.x", from: .number(0), to: .number(100)) {
        $0.timing.fillMode = .forwards
        $0.isRemovedOnCompletion = false
        $0.isTransient = true
      }, layer)
    player.advance(to: 0.25)
    for _ in 0..<2 { player.turn { $0.finish(layer, key: "position.x") } }
    #expect(player.shown(layer, "position.x") == 100)
    player.advance(to: 5)
    #expect(player.shown(layer, "position.x") == 100)
    #expect(player.takeLog() == ["0 start a.position.x", "0.25 finished a.position.x"])
  }

  @Test("finishing a group gives the model what its children would have left")
  func finishGroup() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .group(
        [.basic("opacity", to: .number(0)), .basic("position.x", from: .number(0), to: .number(8), over: 4)], over: 2,
        key: .named("g")), layer)
    player.advance(to: 0.5)
    player.turn { $0.finish(layer, key: "g") }
    #expect(player.shown(layer, "opacity") == 0)
    #expect(player.shown(layer, "position.x") == 4)
    #expect(player.takeLog() == ["0 start a.g", "0.5 finished a.g"])
  }

  @Test("reversing runs back from where it is, as long as it took")
  func reverse() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.move, layer)
    player.advance(to: 0.5)
    player.turn { $0.reverse(layer, key: "position.x") }
    #expect(player.model(layer, "position.x") == 0)
    #expect(player.shown(layer, "position.x") == 25)
    player.advance(to: 0.75)
    #expect(player.shown(layer, "position.x") == 12.5)
    player.advance(to: 1)
    #expect(player.shown(layer, "position.x") == 0)
    #expect(player.takeLog() == ["0 start a.position.x", "1 finished a.position.x"])
  }

  @Test("reversing twice goes on to the end")
  func reverseTwice() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.move, layer)
    player.advance(to: 1)
    player.turn { $0.reverse(layer, key: "position.x") }
    player.advance(to: 1.5)
    player.turn { $0.reverse(layer, key: "position.x") }
    #expect(player.model(layer, "position.x") == 100)
    #expect(player.shown(layer, "position.x") == 25)
    player.advance(to: 3)
    #expect(player.shown(layer, "position.x") == 100)
    #expect(player.takeLog() == ["0 start a.position.x", "3 finished a.position.x"])
  }

  @Test("an endless one runs back over its passes, and forth again for ever")
  func reverseEndless() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100)) { $0.timing.repeatCount = .infinity }, layer)
    player.advance(to: 2.5)
    player.turn { $0.reverse(layer, key: "position.x") }
    player.advance(to: 2.75)
    #expect(player.shown(layer, "position.x") == 25)
    #expect(player.engine.nextEventTime == MediaTime(seconds: 5))
    player.turn { $0.reverse(layer, key: "position.x") }
    player.advance(to: 3)
    #expect(player.shown(layer, "position.x") == 50)
    #expect(player.engine.nextEventTime == nil)
  }

  @Test("an implicit animation reverses to the value before")
  func reverseImplicit() throws {
    var player = Player()
    let layer = try player.layer()
    try player.set(layer, "position.x", .number(100))
    player.advance(to: 0.125)
    let screen = player.shown(layer, "position.x")
    player.turn { $0.reverse(layer, key: "position.x") }
    #expect(player.model(layer, "position.x") == 0)
    #expect((player.shown(layer, "position.x") - screen).magnitude < 1e-9)
    player.advance(to: 0.25)
    #expect(player.shown(layer, "position.x") == 0)
  }

  @Test("groups, springs, keyframes and paths reverse, too")
  func reverseKinds() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .group(
        [.basic("opacity", to: .number(0)), .basic("cornerRadius", to: .number(4), delay: 0.75)], key: .named("g")),
      layer)
    try player.animate(EngineSpringAnimationTests.spring(over: 1), layer)
    try player.animate(.keyframes("zPosition", [1, 5, 3]), layer)
    player.advance(to: 0.5)
    let spring = Spring().position(at: 0.25) * 100
    player.turn { engine in
      for key in ["g", "position.x", "zPosition"] { engine.reverse(layer, key: key) }
    }
    player.advance(to: 0.75)
    #expect(player.shown(layer, "opacity") == 0.75)
    #expect((player.shown(layer, "position.x") - spring).magnitude < 1e-3)
    #expect(player.shown(layer, "zPosition") == 3)
    player.advance(to: 2)
    #expect(player.model(layer, "opacity") == 1)
    #expect(player.model(layer, "position.x") == 0)
    #expect(player.model(layer, "zPosition") == 1)
    #expect(player.model(layer, "cornerRadius") == 0)
  }

  @Test("what waits for its begin is over when it is reversed, what stands still goes on to")
  func reverseWhatWaits() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100), delay: 1), layer)
    try player.animate(
      .basic("opacity", to: .number(0)) {
        $0.timing.speed = 0
        $0.timing.timeOffset = MediaTime(seconds: 0.5)
      }, layer)
    player.turn { $0.reverse(layer) }
    #expect(player.shown(layer, "opacity") == 0.5)
    player.advance(to: 2)
    #expect(player.model(layer, "position.x") == 0)
    #expect(player.takeLog() == ["0 start a.opacity", "0 finished a.position.x"])
  }

  @Test("unknown keys change nothing")
  func nothingToHold() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100), delay: 1), layer)
    player.turn { engine in
      engine.stop(layer, key: "x")
      engine.finish(layer, key: "x")
      engine.reverse(layer, key: "x")
    }
    player.advance(to: 2)
    #expect(player.takeLog() == ["1 start a.position.x", "2 finished a.position.x"])
  }

  @Test("calls are observed and can be performed as values")
  func calls() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.move, layer)
    player.advance(to: 1)
    player.engine.isObserved = true
    let calls: [EngineCall] = [
      .reverse(layer, key: "position.x"), .stop(layer, key: "position.x"), .finish(layer, key: "position.x"),
    ]
    try player.turn { engine in
      for call in calls { try engine.perform(call) }
    }
    let observed = player.engine.takeLog().compactMap { entry -> EngineCall? in
      if case .call(let call) = entry.content { call } else { nil }
    }
    #expect(observed == calls)
    #expect(player.model(layer, "position.x") == 50)
  }
}
