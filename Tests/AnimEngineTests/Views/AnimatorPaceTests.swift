import AnimEngine
import Testing

@Suite("The pace of property animators")
struct AnimatorPaceTests {
  @Test("until its delay is over it shows where everything was; the model has its values at once")
  func delay() throws {
    var stage = try AnimatorStage(delay: 0.5)
    try stage.tell(.start)
    #expect(stage.modelX == 100 && stage.x == 0)
    #expect(stage.isRunning)
    stage.player.advance(to: 0.5)
    #expect(stage.x == 0 && stage.fraction == 0)
    stage.player.advance(to: 0.75)
    #expect(abs(stage.x - 25) < 1e-9 && abs(stage.fraction - 0.25) < 1e-9)
    stage.player.advance(to: 2)
    #expect(stage.completions() == ["1.5 completion 1"])
  }

  @Test("a pause during the delay does not count for it")
  func pausedDelay() throws {
    var stage = try AnimatorStage(delay: 1)
    try stage.tell(.start)
    stage.player.advance(to: 0.25)
    try stage.tell(.pause)
    stage.player.advance(to: 5)
    #expect(stage.x == 0)
    try stage.tell(.start)
    stage.player.advance(to: 5.75)
    #expect(stage.x == 0)
    stage.player.advance(to: 6.25)
    #expect(abs(stage.x - 50) < 1e-9)
    stage.player.advance(to: 7)
    #expect(stage.completions() == ["6.75 completion 1"])
  }

  @Test(
    "the rest of the way takes so many times the duration, the easing goes on without a jump",
    arguments: [(0.5, 0.75), (2.0, 2.25), (0.0, 1.0), (1, 1.25)])
  func durationFactor(factor: Double, end: Double) throws {
    var stage = try AnimatorStage(ease: .easeIn)
    try stage.tell(.start)
    stage.player.advance(to: 0.25)
    try stage.tell(.pause)
    let before = stage.x
    try stage.tell(.resume(durationFactor: factor))
    #expect(abs(stage.x - before) < 1e-6)
    // Half of the rest is at 62.5 % of the time.
    stage.player.advance(to: 0.25 + (end - 0.25) / 2)
    #expect(abs(stage.x - 100 * TimingFunction.easeIn.value(at: 0.625)) < 1e-3)
    stage.player.advance(to: 5)
    #expect(stage.completions() == ["\(seconds(MediaTime(seconds: end))) completion 1"])
  }

  @Test("a factor counts for the way back, too, and an inactive animator takes it for the whole way")
  func durationFactorBack() throws {
    var stage = try AnimatorStage()
    try stage.tell(.resume(durationFactor: 2))
    stage.player.advance(to: 1)
    #expect(abs(stage.x - 50) < 1e-9)
    try stage.tell(.pause)
    try stage.tell(.reverse)
    try stage.tell(.resume(durationFactor: 0.25))
    stage.player.advance(to: 1.125)
    #expect(abs(stage.x - 25) < 1e-9)
    stage.player.advance(to: 2)
    #expect(stage.completions() == ["1.25 completion 1 unfinished"])
    #expect(stage.modelX == 0)
  }

  @Test("where nothing is left of the way it waits at the end for the time that the factor says")
  func nothingLeft() throws {
    var stage = try AnimatorStage(ease: .easeIn, delay: 0.5)
    try stage.tell(.scrub(1))
    try stage.tell(.resume(durationFactor: 3))
    stage.player.advance(to: 2)
    #expect(stage.state == .active && stage.x == 100 && stage.fraction == 1)
    try stage.tell(.pause)
    #expect(stage.x == 100 && stage.fraction == 1)
    try stage.tell(.resume(durationFactor: 0))
    stage.player.advance(to: 2)
    #expect(stage.state == .inactive)
    #expect(stage.completions() == ["2 completion 1"])
  }

  @Test("so it does at the start, where it has come back to")
  func nothingLeftBack() throws {
    var stage = try AnimatorStage()
    try stage.tell(.pause)
    try stage.tell(.reverse)
    try stage.tell(.resume(durationFactor: 0.5))
    stage.player.advance(to: 0.25)
    #expect(stage.state == .active && stage.x == 0 && stage.opacity == 1 && stage.fraction == 0)
    stage.player.advance(to: 1)
    #expect(stage.completions() == ["0.5 completion 1 unfinished"])
    #expect(stage.modelX == 0)
  }

  @Test("one that pauses on completion stays active at its end, and can go back from there")
  func pausesOnCompletion() throws {
    var stage = try AnimatorStage()
    try stage.tell(.setPausesOnCompletion(true))
    #expect(stage.state == .inactive && stage.modelX == 0)
    try stage.tell(.start)
    stage.player.advance(to: 3)
    #expect(stage.state == .active && !stage.isRunning)
    #expect(stage.x == 100 && stage.fraction == 1)
    #expect(stage.completions() == [])
    try stage.tell(.reverse)
    try stage.tell(.start)
    stage.player.advance(to: 3.5)
    #expect(abs(stage.x - 50) < 1e-9)
    stage.player.advance(to: 5)
    // At its start it stays as well.
    #expect(stage.state == .active && stage.x == 0 && stage.fraction == 0)
    try stage.tell(.setPausesOnCompletion(false))
    try stage.tell(.start)
    stage.player.advance(to: 5)
    #expect(stage.state == .inactive)
    #expect(stage.completions() == ["5 completion 1 unfinished"])
  }

  @Test("one that pauses on completion is finished by stop and finish")
  func finishesFromPause() throws {
    var stage = try AnimatorStage()
    try stage.tell(.setPausesOnCompletion(true))
    try stage.tell(.start)
    stage.player.advance(to: 1)
    try stage.tell(.stop)
    try stage.tell(.finish(.start))
    #expect(stage.modelX == 0 && stage.state == .inactive)
    #expect(stage.completions() == ["1 completion 1 unfinished"])
  }

  @Test("stopped without finishing, the model takes what is on screen and nobody is told")
  func stopWithoutFinishing() throws {
    var stage = try AnimatorStage()
    try stage.tell(.start)
    stage.player.advance(to: 0.25)
    try stage.tell(.stopWithoutFinishing)
    #expect(stage.state == .inactive && !stage.isRunning)
    #expect(abs(stage.modelX - 25) < 1e-9)
    #expect(stage.player.engine.animationKeys(stage.view) == [])
    stage.player.advance(to: 3)
    #expect(stage.completions() == [])
    try stage.tell(.start)
    stage.player.advance(to: 4)
    #expect(stage.completions() == ["4 completion 1"])
  }

  @Test("a block among its changes is driven with them, keyframes too", arguments: [false, true])
  func nestedBlocks(isKeyframes: Bool) throws {
    var player = Player()
    let view = try player.view()
    let animator = player.engine.makeAnimator(
      ViewAnimation(duration: MediaTime(seconds: 1), timingFunction: .linear))
    try player.turn { engine in
      try engine.beginChanges(of: animator, completion: 1)
      engine.beginViewAnimation(ViewAnimation(isKeyframes: isKeyframes))
      if isKeyframes { engine.beginKeyframe(start: 0, duration: 0.5) }
      try engine.set(view, "position.x", .number(100))
      if isKeyframes { try engine.commitTransaction() }
      try engine.commitTransaction()
      try engine.commitTransaction()
      try engine.perform(.scrub(0.25), on: animator)
    }
    #expect(abs(player.shown(view, "position.x") - (isKeyframes ? 50 : 25)) < 1e-9)
    try player.turn { try $0.perform(.start, on: animator) }
    player.advance(to: 0.5)
    #expect(abs(player.shown(view, "position.x") - (isKeyframes ? 100 : 75)) < 1e-9)
    try player.turn { try $0.perform(.reverse, on: animator) }
    player.advance(to: 2)
    #expect(player.model(view, "position.x") == 0)
    #expect(player.takeLog().last == "1.25 completion 1 unfinished")
  }

  @Test("one that does not scrub linearly is scrubbed by its time, eased, and goes on from there")
  func scrubbedByTime() throws {
    var stage = try AnimatorStage(ease: .easeIn)
    try stage.tell(.setScrubsLinearly(false))
    try stage.tell(.scrub(0.5))
    let eased = 100 * TimingFunction.easeIn.value(at: 0.5)
    #expect(abs(stage.x - eased) < 1e-6)
    #expect(stage.fraction == 0.5)
    try stage.tell(.start)
    #expect(abs(stage.x - eased) < 1e-6)
    stage.player.advance(to: 0.25)
    #expect(abs(stage.x - 100 * TimingFunction.easeIn.value(at: 0.75)) < 1e-6)
    #expect(abs(stage.fraction - 0.75) < 1e-9)
    stage.player.advance(to: 1)
    #expect(stage.completions() == ["0.5 completion 1"])
    #expect(stage.fraction == 1)
  }
}
