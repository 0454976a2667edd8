import AnimEngine
import AnimRuntime

extension Session {
  /// Goes on by a duration, as the time between two frames of a display.
  ///
  /// - Throws: the error that ended the run.
  public mutating func advance(by duration: MediaTime) throws(ScriptError) {
    try advance(to: now + duration)
  }
}
