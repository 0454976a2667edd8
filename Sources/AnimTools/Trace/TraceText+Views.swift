import AnimEngine

extension TraceText {
  /// The clauses of an animation block.
  func text(_ animation: ViewAnimation) -> String {
    var parts: [String] = []
    if let duration = animation.duration { parts.append("over \(text(.duration(duration)))") }
    if let function = animation.timingFunction { parts.append("ease \(text(.easing(function)))") }
    if animation.delay > .zero { parts.append("delay \(text(.duration(animation.delay)))") }
    if animation.repeatDuration > .zero {
      parts.append("repeat for \(text(.duration(animation.repeatDuration)))")
    } else if animation.repeatCount > 0 {
      parts.append("repeat \(text(.number(animation.repeatCount))) times")
    }
    let options = animation.options.names
    if !options.isEmpty { parts.append("options [\(options.joined(separator: ", "))]") }
    return parts.map { " \($0)" }.joined()
  }

  /// A move of a property animator.
  func text(_ move: AnimatorMove, of animator: String) -> String {
    switch move {
    case .start, .pause, .reverse, .stop, .stopWithoutFinishing: "\(move.name) \(animator)"
    case .resume(let factor): "\(move.name) \(animator) durationFactor \(text(.number(factor)))"
    case .setPausesOnCompletion(let value), .setScrubsLinearly(let value): "\(animator).\(move.name) = \(value)"
    case .scrub(let fraction): "\(animator).fractionComplete = \(text(.number(fraction)))"
    case .finish(let position): "finish \(animator) at \(position)"
    }
  }
}

extension ViewAnimationOptions {
  /// The language's words for the options.
  var names: [String] {
    let words: [(ViewAnimationOptions, String)] = [
      (.beginFromCurrentState, "beginFromCurrentState"), (.allowUserInteraction, "allowUserInteraction"),
      (.autoreverse, "autoreverse"), (.repeat, "repeat"), (.overrideInheritedDuration, "overrideInheritedDuration"),
      (.overrideInheritedCurve, "overrideInheritedCurve"),
    ]
    return words.filter { contains($0.0) }.map(\.1)
  }
}

extension AnimatorMove {
  /// The language's word for the move.
  var name: String {
    switch self {
    case .start, .resume: "start"
    case .pause: "pause"
    case .scrub: "scrub"
    case .reverse: "reverse"
    case .stop: "stop"
    case .stopWithoutFinishing: "cancel"
    case .setPausesOnCompletion: "pausesOnCompletion"
    case .setScrubsLinearly: "scrubsLinearly"
    case .finish: "finish"
    }
  }
}
