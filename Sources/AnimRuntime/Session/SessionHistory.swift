import AnimEngine
import AnimLanguage

/// A session together with how it came to be, so that its clock goes both ways.
public struct SessionHistory: Sendable {
  /// The session at the instant that was sought.
  public private(set) var session: Session
  /// The session after each change, in order; instants never go back.
  private var states: [Session]

  public init(_ session: Session) {
    self.session = session
    states = [session]
  }

  /// Changes the session at the present instant. What was done later is forgotten.
  ///
  /// - Throws: what `body` throws; then nothing has changed.
  public mutating func update<Result, Failure>(
    _ body: (inout Session) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var changed = session
    let result = try body(&changed)
    session = changed
    var quiet = changed
    _ = quiet.takeOutput()
    _ = quiet.takeWarnings()
    states = states.filter { $0.now <= changed.now } + [quiet]
    return result
  }

  /// Goes to an instant, forwards or back.
  public mutating func seek(to instant: MediaTime) throws(ScriptError) {
    let base = states.last { $0.now <= instant } ?? states[0]
    var next = session
    if instant < session.now || base.now > session.now {
      next = base
      try next.advance(to: instant)
      _ = next.takeOutput()
    } else {
      try next.advance(to: instant)
    }
    session = next
  }

  /// What was printed since the last call.
  public mutating func takeOutput() -> [UInt8] { session.takeOutput() }

  /// What the run has warned of since the last call.
  public mutating func takeWarnings() -> [Diagnostic] { session.takeWarnings() }
}
