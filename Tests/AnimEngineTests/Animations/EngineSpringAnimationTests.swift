import AnimEngine
import Testing

@Suite("Spring animations")
struct EngineSpringAnimationTests {
  static func spring(
    _ spring: Spring = Spring(), to end: Double = 100, over seconds: Double = 0,
    _ change: (inout LayerAnimation) -> Void = { _ in }
  ) -> LayerAnimation {
    .of(
      .spring(BasicAnimation(reference("position.x"), from: .number(0), to: .number(end)), spring), over: seconds,
      change)
  }

  @Test("moves as the spring does, in real seconds")
  func motion() throws {
    var player = Player()
    let layer = try player.layer()
    let spring = Spring(stiffness: 200, damping: 12)
    try player.animate(Self.spring(spring), layer)
    for seconds in [0.1, 0.25, 0.5, 0.9] {
      player.advance(to: seconds)
      #expect((player.shown(layer, "position.x") - 100 * spring.position(at: seconds)).magnitude < 2e-4)
    }
  }

  @Test("lasts until it rests, and the model has the end exactly")
  func settling() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.spring(to: 33.3), layer)
    #expect(player.model(layer, "position.x") == 33.3)
    let end = MediaTime(seconds: Spring().settlingDuration)
    #expect(player.engine.nextEventTime == end)
    #expect(player.engine.animation(layer, key: "position.x")?.timing.duration == end)
    player.advance(to: 2)
    #expect(player.shown(layer, "position.x") == 33.3)
    #expect(player.takeLog().count == 2)
  }

  @Test("one that stays at its end shows the end itself")
  func fill() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      Self.spring {
        $0.timing.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, layer)
    player.advance(to: 5)
    #expect(player.shown(layer, "position.x") == 100)
  }

  @Test("a shorter duration cuts it off, a longer one lets it rest")
  func cutOff() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.spring(over: 0.2), layer)
    player.advance(to: 0.15)
    #expect((player.shown(layer, "position.x") - 100 * Spring().position(at: 0.15)).magnitude < 2e-4)
    player.advance(to: 0.2)
    #expect(player.shown(layer, "position.x") == 100)
    try player.animate(Self.spring(over: 10), layer)
    player.advance(to: 5)
    #expect((player.shown(layer, "position.x") - 100).magnitude < 1e-6)
    #expect(player.engine.animationKeys(layer) == ["position.x"])
  }

  @Test("the timing function does not count")
  func timingFunction() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.spring { $0.timingFunction = .easeIn }, layer)
    player.advance(to: 0.5)
    #expect((player.shown(layer, "position.x") - 107.4591).magnitude < 1e-3)
  }

  @Test("starts from the screen, and a new one takes the place of the old")
  func retargeting() throws {
    var player = Player()
    let layer = try player.layer()
    let basic = BasicAnimation(reference("position.x"), to: .number(100))
    try player.animate(.of(.spring(basic, Spring()), over: 0), layer)
    player.advance(to: 0.1)
    let screen = player.shown(layer, "position.x")
    try player.animate(
      .of(.spring(BasicAnimation(reference("position.x"), to: .number(0)), Spring()), over: 0), layer)
    #expect(player.shown(layer, "position.x") == screen)
    player.advance(to: 9)
    #expect(
      player.takeLog().map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "start a.position.x", "replaced a.position.x", "start a.position.x", "finished a.position.x",
      ])
    #expect(player.shown(layer, "position.x") == 0)
  }

  @Test("passes fold the time: there and back")
  func autoreverse() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.spring(over: 1) { $0.timing.autoreverses = true }, layer)
    #expect(player.model(layer, "position.x") == 0)
    player.advance(to: 0.25)
    let out = player.shown(layer, "position.x")
    player.advance(to: 1.75)
    #expect((player.shown(layer, "position.x") - out).magnitude < 1e-9)
  }

  @Test("a spring without friction swings for ever and leaves the model alone")
  func endless() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.spring(Spring(damping: 0)), layer)
    #expect(player.model(layer, "position.x") == 0)
    #expect(!player.engine.hasFiniteAnimations)
    #expect(player.engine.nextEventTime == nil)
  }

  @Test("however its length is said, it swings", arguments: [0, 1e-9, 1e-7])
  func undamped(damping: Double) throws {
    let spring = Spring(damping: damping)
    let place = 100 * (1 - Double.cos(2.5))
    func shown(_ animation: LayerAnimation) throws -> Double {
      var player = Player()
      let layer = try player.layer()
      try player.animate(animation, layer)
      player.advance(to: 0.25)
      var buffer = SampleBuffer()
      player.engine.sample(at: player.engine.now, into: &buffer)
      #expect(buffer.values.contains { ($0 - place).magnitude < 1e-3 })
      return player.shown(layer, "position.x")
    }
    let plain = Self.spring(spring)
    #expect((try shown(plain) - place).magnitude < 1e-4)
    #expect(
      (try shown(Self.spring(spring) { $0.timing.repeatDuration = MediaTime(seconds: 2) }) - place).magnitude < 1e-4)
    #expect((try shown(Self.spring(spring) { $0.timing.repeatCount = 3 }) - place).magnitude < 1e-4)
    #expect((try shown(.of(.group(AnimationGroup([plain])), over: 2)) - place).magnitude < 1e-4)
  }

  @Test("the end of an endless one can be had")
  func finishEndless() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.spring(Spring(damping: 0)) { $0.timing.repeatCount = .infinity }, layer)
    player.advance(to: 0.25)
    player.turn { $0.finish(layer) }
    #expect(player.model(layer, "position.x") == 100 && player.shown(layer, "position.x") == 100)
    #expect(player.takeLog().last == "0.25 finished a.position.x")
  }

  @Test(
    "no spring shows what is not a number",
    arguments: [
      Spring(stiffness: 1e300, damping: 1e-300), Spring(mass: .leastNonzeroMagnitude, stiffness: 1e300, damping: 0),
      Spring(mass: 1e300, stiffness: 1e-300), Spring(perceptualDuration: 0.5, bounce: 1),
      Spring(perceptualDuration: 1e-9, bounce: 1),
    ])
  func extremes(spring: Spring) throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.spring(spring), layer)
    for seconds in [0, 0.1, 0.25, 3] {
      player.advance(to: seconds)
      #expect(player.shown(layer, "position.x").isFinite)
    }
  }

  @Test("adds and adds up like any other")
  func additive() throws {
    var player = Player()
    let layer = try player.layer("a", [("position.x", .number(50))])
    try player.animate(Self.spring(over: 1) { $0.isAdditive = true }, layer)
    player.advance(to: 0.5)
    #expect((player.shown(layer, "position.x") - 157.4591).magnitude < 1e-3)
    #expect(player.model(layer, "position.x") == 50)
  }

  @Test("whole points, colours and transforms spring, too")
  func wholes() throws {
    var player = Player()
    let layer = try player.layer()
    let place = Spring().position(at: 0.25)
    try player.animate(
      .of(.spring(BasicAnimation(reference("position"), to: .point(10, 20)), Spring()), over: 0), layer)
    try player.animate(
      .of(.spring(BasicAnimation(reference("transform.scale"), to: .number(2)), Spring()), over: 0), layer)
    player.advance(to: 0.25)
    let shown = player.engine.presentationValue(layer, reference("position")).components ?? []
    #expect(largestDifference(shown, [10 * place, 20 * place]) < 1e-4)
    #expect((player.shown(layer, "transform.scale") - 1 - place).magnitude < 1e-5)
  }

  @Test("hundreds of springs that differ come and go")
  func manySprings() throws {
    var player = Player()
    let layer = try player.layer()
    for number in 1...600 {
      let spring = Spring(stiffness: 100 + Double(number))
      try player.animate(Self.spring(spring, over: 1), layer)
      player.advance(to: Double(number) - 0.75)
      #expect((player.shown(layer, "position.x") - 100 * spring.position(at: 0.25)).magnitude < 2e-4)
      player.advance(to: Double(number))
    }
  }

  @Test("an easing spring bends a given duration")
  func easing() throws {
    var player = Player()
    let layer = try player.layer()
    let spring = Spring(stiffness: 200, damping: 12)
    try player.animate(
      .basic("position.x", to: .number(100), over: 2) { $0.timingFunction = .spring(spring) }, layer)
    player.advance(to: 0.5)
    let expected = 100 * spring.position(at: spring.settlingDuration / 4)
    #expect((player.shown(layer, "position.x") - expected).magnitude < 2e-4)
    player.advance(to: 2)
    #expect(player.shown(layer, "position.x") == 100)
  }
}
