import AnimEngine
import AnimLanguage

extension Diagnostic {
  static func expectationFailed(_ message: String, at range: SourceRange, instant: MediaTime, displayFrame: Int64?)
    -> Diagnostic
  {
    Diagnostic(.testFailed, at: range, message, instant: instant, displayFrame: displayFrame)
  }

  static func endingFailed(
    layer: String, key: String, isFinish: Bool, _ ending: AnimationEnding?, isRunning: Bool, at range: SourceRange,
    instant: MediaTime, displayFrame: Int64?
  ) -> Diagnostic {
    let animation = "the animation \"\(key)\" of '\(layer)'"
    let found: String
    switch ending {
    case let ending? where ending.instant == instant || !isRunning:
      let how = ending.reason == .finished ? "finished" : "was \(ending.reason)"
      found = "\(animation) \(how) at \(PropertyValue.duration(ending.instant))"
    default:
      found = isRunning ? "\(animation) still runs" : "no animation of '\(layer)' has had the key \"\(key)\""
    }
    let wanted = isFinish ? "should have finished" : "should have been cancelled"
    return Diagnostic(
      .testFailed, at: range, "\(found): it \(wanted) at \(PropertyValue.duration(instant))", instant: instant,
      displayFrame: displayFrame)
  }
}
