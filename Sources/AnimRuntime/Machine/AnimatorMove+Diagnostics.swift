import AnimEngine

extension AnimatorMove {
  /// Why a state forbids the move, in words of the language.
  func refusal(in state: AnimatorState) -> String {
    let reason: String
    switch (self, state) {
    case (.finish, _): reason = "only what was stopped can be finished: 'stop' it first"
    case (_, .inactive): reason = "'start' it first"
    default: reason = "'finish' it first, at end, start or current"
    }
    return "\(verb) is not allowed while the animator is \(state): \(reason)"
  }

  private var verb: String {
    switch self {
    case .start: "'start'"
    case .pause: "'pause'"
    case .scrub: "setting 'fractionComplete'"
    case .reverse: "'reverse'"
    case .stop: "'stop'"
    case .finish: "'finish'"
    }
  }
}
