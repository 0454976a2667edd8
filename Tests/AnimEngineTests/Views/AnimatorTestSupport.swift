import AnimEngine
import Testing

/// A view at 0 with an animator that sends it to 100 and its opacity to 0 in a second.
struct AnimatorStage {
  var player = Player()
  let view: LayerID
  let animator: AnimatorID

  init(ease: TimingFunction = .linear, over seconds: Double = 1, delay: Double = 0) throws {
    view = try player.view()
    animator = player.engine.makeAnimator(
      ViewAnimation(
        duration: MediaTime(seconds: seconds), timingFunction: ease, delay: MediaTime(seconds: delay)))
  }

  /// Plays the host: makes the changes where a move needs them.
  mutating func tell(_ move: AnimatorMove) throws {
    let (view, animator) = (view, animator)
    try player.turn { engine in
      if try engine.needsChanges(for: move, of: animator) {
        try engine.beginChanges(of: animator, completion: 1)
        try engine.set(view, "position", .point(100, 0))
        try engine.set(view, "opacity", .number(0))
        try engine.commitTransaction()
      }
      try engine.perform(move, on: animator)
    }
  }

  var x: Double { player.shownPoint(view).x }
  var opacity: Double { player.shown(view, "opacity") }
  var modelX: Double { player.model(view, "position.x") }
  var state: AnimatorState { player.engine.animatorState(animator) }
  var isRunning: Bool { player.engine.isAnimatorRunning(animator) }
  var fraction: Double { player.engine.fractionComplete(animator) }

  /// The completions told since the last call.
  mutating func completions() -> [String] { player.takeLog().filter { $0.contains("completion") } }
}
