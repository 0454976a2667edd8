import AnimEngine
import Testing

@Suite("Blocks: delay, repeats, nesting, completion")
struct ViewBlockTimingTests {
  @Test("the model has its value at once, and until the delay is over the old one stays on screen")
  func delay() throws {
    var player = Player()
    let view = try player.view()
    try player.block(delay: 1, completion: 1) {
      try $0.set(view, "position", .point(10, 0))
      try $0.set(view, "opacity", .number(0))
    }
    #expect(player.engine.value(view, reference("position")) == .point(10, 0))
    player.advance(to: 0.9)
    #expect(player.shownPoint(view).x == 0)
    #expect(player.shown(view, "opacity") == 1)
    player.advance(to: 1.5)
    #expect(player.shownPoint(view).x == 5)
    #expect(player.shown(view, "opacity") == 0.5)
    player.advance(to: 2)
    #expect(player.takeLog().last == "2 completion 1")
  }

  @Test("a block that animates nothing is over at its end, whatever its delay")
  func nothing() throws {
    var player = Player()
    let view = try player.view()
    try player.block(delay: 1, completion: 1) { try $0.set(view, "opacity", .number(1)) }
    #expect(player.takeLog() == ["0 completion 1"])
    #expect(player.engine.nextEventTime == nil)
  }

  @Test("with a duration of zero values are set and the completion comes at once")
  func zero() throws {
    var player = Player()
    let view = try player.view()
    try player.block(over: 0, delay: 1, completion: 1) { try $0.set(view, "opacity", .number(0)) }
    #expect(player.engine.animationKeys(view) == [])
    #expect(player.shown(view, "opacity") == 0)
    #expect(player.takeLog() == ["0 completion 1"])
  }

  @Test("a block inside another takes its duration and easing, and has its own delay and completion")
  func nested() throws {
    var player = Player()
    let view = try player.view()
    try player.turn { engine in
      try engine.animate(over: 5, ease: .easeIn, completion: 1) { engine in
        try engine.animate(over: 20, ease: .easeOut, delay: 2, completion: 2) {
          try $0.set(view, "opacity", .number(0))
        }
      }
    }
    let animation = try #require(player.engine.animation(view, key: "opacity"))
    #expect(animation.timing.duration == MediaTime(seconds: 5))
    #expect(animation.timingFunction == .easeIn)
    player.advance(to: 10)
    #expect(
      player.takeLog() == ["2 start v.opacity", "7 finished v.opacity", "7 completion 2", "7 completion 1"])
  }

  @Test("options let an inner block keep its own duration and easing")
  func overriding() throws {
    for (options, duration, function) in [
      (ViewAnimationOptions.overrideInheritedDuration, 20.0, TimingFunction.easeIn),
      (.overrideInheritedCurve, 5, .easeOut), ([.overrideInheritedDuration, .overrideInheritedCurve], 20, .easeOut),
    ] {
      var player = Player()
      let view = try player.view()
      try player.turn { engine in
        try engine.animate(over: 5, ease: .easeIn) { engine in
          try engine.animate(over: 20, ease: .easeOut, options: options) { try $0.set(view, "opacity", .number(0)) }
        }
      }
      let animation = try #require(player.engine.animation(view, key: "opacity"))
      #expect(animation.timing.duration == MediaTime(seconds: duration))
      #expect(animation.timingFunction == function)
    }
  }

  @Test("inner and outer changes of one property add up")
  func nestedChanges() throws {
    var player = Player()
    let view = try player.view()
    try player.turn { engine in
      try engine.animate(over: 2) { engine in
        try engine.set(view, "position", .point(100, 0))
        try engine.animate(over: 1, options: .overrideInheritedDuration) {
          try $0.set(view, "position", .point(0, 0))
        }
      }
    }
    player.advance(to: 1)
    // −100 of which half is over, and 100 of which all is.
    #expect(player.shownPoint(view).x == -50)
    player.advance(to: 2)
    #expect(player.shownPoint(view).x == 0)
  }

  @Test("repeats and autoreverses; the model is at the end from the start")
  func repeats() throws {
    var player = Player()
    let view = try player.view()
    try player.block(options: [.repeat, .autoreverse]) { try $0.set(view, "position", .point(100, 0)) }
    for (time, x) in [(0.5, 50.0), (1, 100), (1.5, 50), (2, 0), (2.5, 50)] {
      player.advance(to: time)
      #expect(player.shownPoint(view).x == x)
    }
    #expect(player.engine.nextEventTime == nil)
    player.engine.removeAllAnimations(view)
    #expect(player.shownPoint(view).x == 100)
  }

  @Test("a written count wins over the option to repeat")
  func repeatCount() throws {
    var player = Player()
    let view = try player.view()
    try player.turn { engine in
      engine.beginViewAnimation(
        ViewAnimation(duration: MediaTime(seconds: 1), repeatCount: 2, options: .repeat), completion: 1)
      try engine.set(view, "position", .point(100, 0))
      try engine.commitTransaction()
    }
    player.advance(to: 9)
    #expect(player.takeLog().last == "2 completion 1")
  }

  @Test("removing the animations, or the layer, ends a block unfinished")
  func removed() throws {
    for remove in [true, false] {
      var player = Player()
      let view = try player.view()
      try player.block(completion: 1) { try $0.set(view, "opacity", .number(0)) }
      _ = player.takeLog()
      try player.turn { if remove { try $0.remove(view) } else { $0.removeAllAnimations(view) } }
      #expect(player.takeLog().last == "0 completion 1 unfinished")
    }
  }

  @Test("a block inside an open transaction is told when its own animations are over")
  func insideTransaction() throws {
    var player = Player()
    let view = try player.view()
    let layer = try player.layer()
    try player.turn { engine in
      engine.beginTransaction(TransactionOptions(duration: MediaTime(seconds: 3)), completion: 9)
      try engine.set(layer, "opacity", .number(0))
      try engine.animate(over: 1, completion: 1) { try $0.set(view, "opacity", .number(0)) }
      try engine.commitTransaction()
    }
    player.advance(to: 4)
    #expect(player.takeLog().filter { $0.contains("completion") } == ["1 completion 1", "3 completion 9"])
  }

  @Test("blocks are calls like others")
  func calls() throws {
    var engine = AnimationEngine()
    engine.isObserved = true
    guard case .layer(let view) = try engine.perform(.makeLayer(type: .layer, name: "v")) else { return }
    try engine.perform(.makeView(view))
    try engine.perform(.insert(view, into: .stage, at: .top))
    try engine.perform(.commitLayer(view))
    engine.beginTurn()
    let animation = ViewAnimation(duration: MediaTime(seconds: 2), options: .beginFromCurrentState)
    try engine.perform(.beginViewAnimation(animation, completion: nil))
    try engine.perform(.set(view, reference("opacity"), .number(0)))
    try engine.perform(.commitTransaction)
    _ = engine.endTurn()
    #expect(engine.animationKeys(view) == ["opacity"])
    let calls = engine.takeLog().compactMap { entry in
      if case .call(let call) = entry.content { call } else { nil }
    }
    #expect(calls.contains(.makeView(view)))
    #expect(calls.contains(.beginViewAnimation(animation, completion: nil)))
  }
}
