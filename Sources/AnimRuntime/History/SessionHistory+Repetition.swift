import AnimEngine
import AnimLanguage

extension SessionHistory {
  /// The history of a session that an archive tells of: one can go back from its instant to the start of its run.
  ///
  /// - Throws: what ``Session/init(restoring:limits:host:)`` does.
  public init(
    restoring archive: SessionArchive, limits: Limits = Limits(), host: HostFunctions = .none, checkpointLimit: Int = 32
  ) throws(ScriptError) {
    let session = try Session(restoring: archive, limits: limits, host: host)
    try self.init(repeating: session, checkpointLimit: checkpointLimit)
    adopt(session)
  }

  /// Puts an edited script in the place of the one that runs, as ``Session/apply(_:loader:)`` does: one can then go back
  /// in the run of the edited script. As with every change, what was known to follow the present instant is dropped.
  ///
  /// If the edited script is not applied, nothing has changed.
  public mutating func apply(_ source: SourceText, loader: ScriptLoader = .none) -> ReloadReport {
    var edited = session
    var report = edited.apply(source, loader: loader)
    guard report.isApplied else { return report }
    do throws(ScriptError) {
      var history = try SessionHistory(repeating: edited, checkpointLimit: checkpoints.limit)
      history.keepResults(of: self)
      self = history
    } catch {
      report = ReloadReport()
      report.diagnostics = [error.diagnostic]
    }
    return report
  }

  /// Gives the run other limits, as if it had always had them. What was known to follow the present instant is dropped.
  ///
  /// - Throws: the error of a run that has used more than that already; nothing has changed then.
  public mutating func setLimits(_ limits: Limits) throws(ScriptError) {
    var history = try SessionHistory(repeating: session, checkpointLimit: checkpoints.limit, limits: limits)
    history.keepResults(of: self)
    self = history
  }

  /// A history in which the run of a session is repeated from its start to where the session is.
  ///
  /// - Parameter limits: what it may use; nil for what the session may.
  private init(
    repeating session: Session, checkpointLimit: Int, limits: Limits? = nil
  ) throws(ScriptError) {
    var start = session.emptied(limits: limits)
    start.machine.engine.isObserved = session.machine.engine.isObserved
    self.init(start, checkpointLimit: checkpointLimit)
    journal = session.journal
    hostCalls = session.machine.hostCallLog
    try seek(to: session.now)
  }
}
