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
