import AnimEngine

extension AnimatorMove {
  /// The move, if its number is one that it takes.
  func checked() throws(RunProblem) -> AnimatorMove {
    switch self {
    case .resume(let factor):
      guard factor.isFinite else { throw .notFinite("the durationFactor") }
      guard factor >= 0 else {
        throw .badArgument("a durationFactor is not negative, and this is \(PropertyValue.number(factor))")
      }
    case .scrub(let fraction):
      guard fraction.isFinite else { throw .notFinite("the fractionComplete") }
    default: break
    }
    return self
  }

  /// That a state forbids the move, in words of the language.
  func refusal(in state: AnimatorState) -> String { "\(verb) is not allowed while the animator is \(state)" }

  /// What would have to come before the move.
  func hint(in state: AnimatorState) -> String {
    switch (self, state) {
    case (.finish, _): "only what was stopped can be finished: 'stop' it first"
    case (_, .inactive): "'start' it first"
    default: "'finish' it first, at end, start or current"
    }
  }

  private var verb: String {
    switch self {
    case .start, .resume: "'start'"
    case .pause: "'pause'"
    case .scrub: "setting 'fractionComplete'"
    case .reverse: "'reverse'"
    case .stop: "'stop'"
    case .stopWithoutFinishing: "'cancel'"
    case .setPausesOnCompletion: "setting 'pausesOnCompletion'"
    case .setScrubsLinearly: "setting 'scrubsLinearly'"
    case .finish: "'finish'"
    }
  }
}
