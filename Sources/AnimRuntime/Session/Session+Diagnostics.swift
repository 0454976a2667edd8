import AnimEngine
import AnimLanguage

extension Diagnostic {
  static func runTooLong(_ limit: MediaTime, at range: SourceRange?) -> Diagnostic {
    var limits = Limits()
    limits.duration = limit
    var diagnostic = Limit.duration.diagnostic(limits, at: range ?? SourceRange(0, 0))
    (diagnostic.severity, diagnostic.instant) = (.warning, limit)
    return diagnostic
  }
}

extension Machine {
  /// A strand that waits when nothing finite is left waits for what cannot come.
  mutating func warnOfEndlessWaits() {
    for strand in strands.all {
      if case .hostCall = strand.condition { continue }
      warnings.append(neverEnds(strand))
    }
  }

  /// What is to run again and again, or at frames, does not keep a run alive: it may have run once at most.
  mutating func warnOfWhatNeverCame() {
    var told: Set<FunctionID> = []
    for closure in agenda.untickedTimers where told.insert(closure.function).inserted {
      warnings.append(neverCame(closure, "'every'", "before this comes round"))
    }
    if engine.now > .zero, frames.hasShown { return }
    for closure in frameHandlers where told.insert(closure.function).inserted {
      warnings.append(neverCame(closure, "'on frame'", "before the second frame"))
    }
  }

  private func neverCame(_ closure: Closure, _ word: String, _ when: String) -> Diagnostic {
    Diagnostic(
      .runNeverCame, severity: .warning, at: code.functions[Int(closure.function.index)].range,
      "the run is over \(when)", label: "\(word) does not keep a run alive",
      hint: "'wait 5s' keeps the run alive, '--until 5s' ends it at an instant of your choice", instant: engine.now,
      displayFrame: displayFrame(at: engine.now))
  }

  /// What a strand waits for that cannot come.
  func neverEnds(_ strand: Strand) -> Diagnostic {
    let what =
      switch strand.condition {
      case .instant: "a later instant"
      case .animation(_, let layer, let key): "the animation \"\(key)\" of '\(name(of: layer))'"
      case .allAnimations: "all animations"
      case .collection: "the animations of this block"
      case .branches: "the strands of this block"
      case .event(let event, let layer): "the event '\(event)' of '\(name(of: layer))'"
      case .hostCall: "the host"
      }
    return Diagnostic(
      .runNeverEnds, severity: .warning, at: range(of: strand),
      "this waits for \(what) since \(PropertyValue.duration(strand.since)), which never ends",
      hint: "cancel what is endless, or end the run with --until", instant: engine.now,
      displayFrame: displayFrame(at: engine.now))
  }
}
