import AnimEngine
import Testing

@Suite("Property animators")
struct AnimatorTests {
  @Test("a new one is inactive, and nothing has changed")
  func new() throws {
    let stage = try AnimatorStage()
    #expect(stage.state == .inactive)
    #expect(!stage.isRunning && stage.fraction == 0)
    #expect(stage.modelX == 0)
  }

  @Test("started, it runs to its end and is inactive again")
  func runs() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    #expect(stage.state == .active)
    #expect(stage.isRunning)
    #expect(stage.modelX == 100)
    stage.player.advance(to: 0.25)
    #expect(stage.x == 25 && stage.opacity == 0.75 && stage.fraction == 0.25)
    stage.player.advance(to: 1)
    #expect(stage.state == .inactive)
    #expect(!stage.isRunning && stage.x == 100 && stage.fraction == 1)
    #expect(stage.completions() == ["1 completion 1"])
  }

  @Test("paused, it stays where it is for as long as it takes, and goes on from there")
  func pauses() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    stage.player.advance(to: 0.4)
    try stage.tell(.pause)
    #expect(stage.state == .active && !stage.isRunning)
    #expect(stage.player.engine.nextEventTime == nil)
    #expect(!stage.player.engine.hasFiniteAnimations)
    stage.player.advance(to: 5)
    #expect(abs(stage.x - 40) < 1e-6 && abs(stage.fraction - 0.4) < 1e-9)
    try stage.tell(.start)
    stage.player.advance(to: 5.3)
    #expect(abs(stage.x - 70) < 1e-6)
    stage.player.advance(to: 6)
    #expect(stage.completions() == ["5.6 completion 1"])
  }

  @Test("an inactive one that is paused makes its changes and stands at its start")
  func pausedAtStart() throws {
    var stage = try AnimatorStage()
    try stage.tell(.pause)
    #expect(stage.state == .active && !stage.isRunning)
    #expect(stage.x == 0 && stage.modelX == 100)
    stage.player.advance(to: 3)
    #expect(stage.x == 0)
  }

  @Test(
    "scrubbed, it shows the fraction whatever the easing, in any order",
    arguments: [TimingFunction.linear, .easeIn, .easeInEaseOut, .steps(count: 3, position: .end)])
  func scrubs(ease: TimingFunction) throws {
    var stage = try AnimatorStage(ease: ease)
    for fraction in [0.3, 0.9, 0, 1, 0.5] {
      try stage.tell(.scrub(fraction))
      #expect(abs(stage.x - 100 * fraction) < 1e-6)
      #expect(abs(stage.opacity - (1 - fraction)) < 1e-6)
      #expect(stage.fraction == fraction)
      #expect(stage.state == .active && !stage.isRunning)
    }
  }

  @Test("from a scrubbed place the easing goes on without a jump")
  func goesOn() throws {
    var stage = try AnimatorStage(ease: .easeIn)
    try stage.tell(.scrub(0.315357))
    try stage.tell(.start)
    #expect(abs(stage.x - 31.5357) < 1e-3)
    stage.player.advance(to: 0.25)
    // Half of the time is where easeIn is at .315357; a quarter later it is at .621862.
    #expect(abs(stage.x - 62.1862) < 1e-3)
    stage.player.advance(to: 0.6)
    #expect(stage.state == .inactive)
  }

  @Test("fractions are taken within 0 and 1, and one that is no number is 0")
  func clamps() throws {
    var stage = try AnimatorStage()
    for (fraction, expected) in [(-1.0, 0.0), (7, 1), (.nan, 0), (.infinity, 1)] {
      try stage.tell(.scrub(fraction))
      #expect(stage.fraction == expected)
    }
  }

  @Test("set while it runs, the fraction is a leap")
  func leap() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    stage.player.advance(to: 0.1)
    try stage.tell(.scrub(0.5))
    #expect(stage.isRunning)
    stage.player.advance(to: 0.35)
    #expect(abs(stage.x - 75) < 1e-6)
  }

  @Test("reversed, it runs back, restores the model and was not finished")
  func reverses() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    stage.player.advance(to: 0.25)
    try stage.tell(.reverse)
    #expect(stage.player.engine.isAnimatorReversed(stage.animator))
    stage.player.advance(to: 0.4)
    #expect(abs(stage.x - 10) < 1e-6)
    stage.player.advance(to: 1)
    #expect(stage.state == .inactive)
    #expect(stage.modelX == 0 && stage.x == 0 && stage.fraction == 0)
    #expect(stage.player.model(stage.view, "opacity") == 1)
    #expect(stage.completions() == ["0.5 completion 1 unfinished"])
  }

  @Test("reversed twice, it ends at its end")
  func reversesTwice() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    stage.player.advance(to: 0.5)
    try stage.tell(.reverse)
    stage.player.advance(to: 0.75)
    try stage.tell(.reverse)
    stage.player.advance(to: 2)
    #expect(stage.modelX == 100)
    #expect(stage.completions() == ["1.5 completion 1"])
  }

  @Test("reversed while paused, it waits for start")
  func reversesPaused() throws {
    var stage = try AnimatorStage()
    try stage.tell(.scrub(0.5))
    try stage.tell(.reverse)
    stage.player.advance(to: 1)
    #expect(stage.x == 50)
    try stage.tell(.start)
    stage.player.advance(to: 2)
    #expect(stage.completions() == ["1.5 completion 1 unfinished"])
  }

  @Test("stopped, the model takes what is on screen, and only finishing tells the completion")
  func stops() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    stage.player.advance(to: 0.25)
    try stage.tell(.stop)
    #expect(stage.state == .stopped && !stage.isRunning)
    #expect(abs(stage.modelX - 25) < 1e-9)
    #expect(stage.player.engine.animationKeys(stage.view) == [])
    stage.player.advance(to: 2)
    #expect(stage.completions() == [])
    #expect(stage.fraction == 0.25)
  }

  @Test(
    "finished, it leaves its views at the end, at the start or where they are",
    arguments: [
      (AnimatorPosition.end, 100.0, 0.0, "0.25 completion 1"),
      (.start, 0, 1, "0.25 completion 1 unfinished"),
      (.current, 25, 0.75, "0.25 completion 1 unfinished"),
    ])
  func finishes(position: AnimatorPosition, x: Double, opacity: Double, completion: String) throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    stage.player.advance(to: 0.25)
    try stage.tell(.stop)
    try stage.tell(.finish(position))
    #expect(abs(stage.modelX - x) < 1e-9)
    #expect(abs(stage.opacity - opacity) < 1e-9)
    #expect(stage.state == .inactive)
    #expect(stage.completions() == [completion])
  }

  @Test("after its end it can be started again")
  func again() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    stage.player.advance(to: 0.5)
    try stage.tell(.reverse)
    stage.player.advance(to: 2)
    _ = stage.completions()
    try stage.tell(.start)
    #expect(!stage.player.engine.isAnimatorReversed(stage.animator))
    stage.player.advance(to: 3)
    #expect(stage.modelX == 100)
    #expect(stage.completions() == ["3 completion 1"])
  }

  @Test("changes that animate nothing are over when it starts")
  func nothing() throws {
    var stage = try AnimatorStage(over: 0)
    try stage.tell(.start)
    #expect(stage.state == .inactive && stage.modelX == 100)
    #expect(stage.completions() == ["0 completion 1"])
  }

  @Test("it ends unfinished when something else takes what it moves")
  func cutShort() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    let view = stage.view
    stage.player.turn { $0.removeAllAnimations(view) }
    #expect(stage.state == .inactive)
    #expect(stage.completions() == ["0 completion 1 unfinished"])
  }

  @Test("it adds to what is under way, and gives back only what is its own")
  func addsUp() throws {
    var stage = try AnimatorStage()
    let view = stage.view
    try stage.player.block(over: 4) { try $0.set(view, "position", .point(40, 0)) }
    stage.player.advance(to: 1)
    try stage.tell(.start)
    // Of the block −30 is left, the animator has yet to give 60.
    #expect(abs(stage.x - 10) < 1e-9)
    stage.player.advance(to: 1.5)
    try stage.tell(.reverse)
    stage.player.advance(to: 2)
    #expect(abs(stage.modelX - 40) < 1e-9)
    #expect(abs(stage.x - 20) < 1e-9)
  }

  @Test("a copy of the engine drives its own")
  func copies() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    stage.player.advance(to: 0.5)
    var copy = stage
    try copy.tell(.reverse)
    copy.player.advance(to: 1)
    stage.player.advance(to: 1)
    #expect(stage.modelX == 100)
    #expect(copy.modelX == 0)
  }
}

@Suite("Moves that the state of an animator forbids")
struct AnimatorStateTests {
  private static let moves: [AnimatorMove] = [
    .start, .resume(durationFactor: 1), .pause, .scrub(0.5), .reverse, .stop, .stopWithoutFinishing, .finish(.end),
    .setPausesOnCompletion(true),
  ]

  @Test("which moves each state allows")
  func table() {
    let allowed = AnimatorState.allCases.map { state in Self.moves.map { $0.isAllowed(in: state) } }
    #expect(
      allowed == [
        [true, true, true, true, false, false, false, false, true],
        [true, true, true, true, true, true, true, false, true],
        [false, false, false, false, false, false, false, true, true],
      ])
  }

  @Test(
    "a forbidden move changes nothing",
    arguments: [AnimatorMove.reverse, .stop, .stopWithoutFinishing, .finish(.start)])
  func inactive(move: AnimatorMove) {
    var engine = AnimationEngine()
    let animator = engine.makeAnimator(ViewAnimation())
    #expect(throws: EngineError.forbiddenMove(move, .inactive)) {
      try engine.needsChanges(for: move, of: animator)
    }
    #expect(throws: EngineError.forbiddenMove(move, .inactive)) { try engine.perform(move, on: animator) }
    #expect(engine.animatorState(animator) == .inactive)
  }

  @Test("an inactive animator has to make its changes first")
  func unmade() {
    var engine = AnimationEngine()
    let animator = engine.makeAnimator(ViewAnimation())
    #expect(throws: EngineError.forbiddenMove(.start, .inactive)) { try engine.perform(.start, on: animator) }
  }

  @Test("an animator that does not exist")
  func unknown() {
    var engine = AnimationEngine()
    let nobody = AnimatorID(number: 7)
    #expect(throws: EngineError.unknownAnimator) { try engine.perform(.start, on: nobody) }
    #expect(throws: EngineError.unknownAnimator) { try engine.beginChanges(of: nobody) }
    #expect(throws: EngineError.unknownAnimator) { try engine.needsChanges(for: .pause, of: nobody) }
    #expect(engine.animatorState(nobody) == .inactive && engine.fractionComplete(nobody) == 0)
    #expect(!engine.isAnimatorRunning(nobody) && !engine.isAnimatorReversed(nobody))
  }
}
