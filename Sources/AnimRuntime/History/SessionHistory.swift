import AnimEngine
import AnimLanguage

/// A session that can go back: to every instant that it has been at, exactly, and forward again to what followed.
///
/// It keeps the journal of the run and, now and then, a copy of the session; going back takes the nearest copy before the
/// instant and goes on from there, doing again what came from outside. So it costs a bounded part of the work of the
/// whole run, and what it keeps is bounded, too.
///
/// What the run prints is told once: going over the same time again says nothing new. A change in the past drops what
/// followed it.
public struct SessionHistory: Sendable {
  /// The session as it is at the present instant.
  public private(set) var session: Session
  /// All animations of the run, up to the furthest instant that it has been at.
  public private(set) var recording = RunRecording()
  /// The furthest instant that the run has been at.
  public private(set) var end: MediaTime

  /// What has come from outside up to ``end``; the session's own journal is how it begins.
  var journal: Journal
  /// What host functions have answered up to ``end``.
  var hostCalls = HostCallLog()
  private(set) var checkpoints: CheckpointStore
  /// What has been told of the run.
  private var told = RunPosition()
  private var pending = PendingResults()

  /// A history that begins where a session is.
  ///
  /// - Parameter checkpointLimit: how many copies of the session are kept at most; more make going back faster.
  public init(_ session: Session, checkpointLimit: Int = 32) {
    var session = session
    session.machine.isRecorded = true
    self.session = session
    end = session.now
    journal = session.journal
    checkpoints = CheckpointStore(first: session, limit: checkpointLimit)
    told = session.told
    settle(at: session)
  }

  /// The present instant.
  public var now: MediaTime { session.now }

  /// The instant at which the history begins.
  public var begin: MediaTime { checkpoints.first.now }

  /// Whether something that followed is known: a change now would drop it.
  public var hasFuture: Bool { session.now < end || session.journal.entries.count < journal.entries.count }

  // MARK: Changing

  /// Changes the session at the present instant, or moves it on; what was known to follow is dropped.
  ///
  /// - Parameter body: enters texts, sends events, writes values. If it throws, nothing has changed.
  /// - Returns: what the body returns.
  public mutating func update<Result, Failure: Error>(
    _ body: (inout Session) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var changed = session
    // Whatever is done now, the host is asked.
    changed.machine.hostCallLog.goOn()
    let result = try body(&changed)
    let isSame = changed.now == session.now && changed.journal.entries.count == session.journal.entries.count
    if !isSame {
      dropFuture()
      // Also what the host has said at an instant that an error kept the run from.
      hostCalls = session.machine.hostCallLog
      journal = changed.journal
    }
    let hasText = changed.sources.count != session.sources.count
    settle(at: changed)
    // What was entered need not be compiled again.
    if hasText || checkpoints.wants(session) { checkpoints.append(session) }
    return result
  }

  /// Forgets what was known to follow the present instant.
  public mutating func dropFuture() {
    guard hasFuture else { return }
    checkpoints.remove(after: session)
    recording.removeEvents(after: session.told.record)
    told = session.told
    journal = session.journal
    hostCalls = session.machine.hostCallLog
    end = session.now
  }

  // MARK: Moving

  /// Goes to an instant, back or forward. What came from outside at instants that were recorded comes again.
  ///
  /// - Parameter instant: one before the beginning of the history counts as that.
  /// - Throws: the error that ended the run on the way; the session is then right before the instant of the error.
  public mutating func seek(to instant: MediaTime) throws(ScriptError) {
    try go(to: max(instant, begin))
  }

  /// Goes to the end of what is recorded, and from there to the end of the run: until nothing finite is pending.
  ///
  /// - Throws: the error that ended the run on the way; the session is then right before the instant of the error.
  public mutating func seekToEnd() throws(ScriptError) {
    try go(to: end)
    try go(to: nil)
  }

  private mutating func go(to instant: MediaTime?) throws(ScriptError) {
    var moved = session
    if let instant, instant < session.now { moved = checkpoints.last(at: instant) }
    do throws(ScriptError) {
      try play(&moved, to: instant)
    } catch {
      stop(before: moved)
      throw error
    }
    settle(at: moved)
  }

  /// Goes as far as there is no error yet.
  private mutating func stop(before failed: Session) {
    keepCalls(of: failed)
    guard session.now < failed.now else { return }
    var moved = session
    try? play(&moved, to: MediaTime(ticks: failed.now.ticks - 1))
    settle(at: moved)
  }

  private mutating func settle(at moved: Session) {
    var moved = moved
    collect(from: &moved)
    session = moved
    end = max(end, session.now)
    keepCalls(of: moved)
  }

  /// What the host has answered it is not asked again.
  private mutating func keepCalls(of session: Session) {
    let log = session.machine.hostCallLog
    if log.calls.count > hostCalls.calls.count { hostCalls = log }
  }

  /// Moves a copy of the session forward, keeping copies of it on the way.
  private mutating func play(_ session: inout Session, to instant: MediaTime?) throws(ScriptError) {
    session.machine.hostCallLog.repeat(hostCalls)
    while session.journal.entries.count < journal.entries.count {
      let entry = journal.entries[session.journal.entries.count]
      guard instant.map({ entry.instant <= $0 }) ?? true else { break }
      try play(&session, towards: entry.instant)
      _ = try session.perform(entry.input)
      if entry.input.isText, checkpoints.isFurthest(session) { keep(&session) }
    }
    try play(&session, towards: instant)
  }

  /// What the run costs between two instants, both included, place by place.
  ///
  /// - Parameters:
  ///   - range: in the time of the run. Entries and events that were recorded come again.
  ///   - clock: what the host's clock shows.
  /// - Returns: the costs, and the texts that their ranges are in.
  /// - Throws: the error that ended the run on the way.
  public func profile(
    _ range: ClosedRange<MediaTime>, clock: @escaping @Sendable () -> MediaTime
  ) throws(ScriptError) -> (costs: [ProfiledCost], sources: [SourceText]) {
    var copy = self
    var session = checkpoints.first
    if range.lowerBound > begin {
      try copy.seek(to: MediaTime(ticks: range.lowerBound.ticks - 1))
      session = copy.session
    }
    session.beginProfile(clock: clock)
    try copy.play(&session, to: range.upperBound)
    return (session.endProfile(), session.sources)
  }

  private mutating func play(_ session: inout Session, towards instant: MediaTime?) throws(ScriptError) {
    while true {
      let isThere = try session.advance(towards: instant, steps: checkpoints.stepsUntilNext(session))
      if checkpoints.wants(session) { keep(&session) }
      if isThere { return }
    }
  }

  /// Keeps a copy of a session that has come further than all that are kept.
  private mutating func keep(_ session: inout Session) {
    collect(from: &session)
    checkpoints.append(session)
  }

  // MARK: Results

  /// Takes over what a session tells and nobody has told yet.
  private mutating func collect(from session: inout Session) {
    let start = session.told
    pending.output += session.takeOutput().dropFirst(told.output - start.output)
    pending.warnings += session.takeWarnings().dropFirst(told.warnings - start.warnings)
    pending.failures += session.takeFailures().dropFirst(told.failures - start.failures)
    pending.trace += session.takeTrace().dropFirst(told.trace - start.trace)
    for event in session.takeRecord().dropFirst(told.record - start.record) { recording.append(event) }
    told.advance(to: session.told)
  }

  /// Has what another history has not handed out to hand out, instead of what its own run has told.
  mutating func keepResults(of other: SessionHistory) { pending = other.pending }

  /// Has what a session has not handed out to hand out, instead of what its own run has told.
  mutating func adopt(_ session: Session) {
    pending = PendingResults()
    var session = session
    pending.output = session.takeOutput()
    pending.warnings = session.takeWarnings()
    pending.failures = session.takeFailures()
    pending.trace = session.takeTrace()
  }

  /// What was printed for the first time since the last call, as UTF-8.
  public mutating func takeOutput() -> [UInt8] {
    defer { pending.output = [] }
    return pending.output
  }

  /// What the run has warned of for the first time since the last call.
  public mutating func takeWarnings() -> [Diagnostic] {
    defer { pending.warnings = [] }
    return pending.warnings
  }

  /// The expectations that have failed for the first time since the last call.
  public mutating func takeFailures() -> [Diagnostic] {
    defer { pending.failures = [] }
    return pending.failures
  }

  /// The engine's calls and events since the last call, each once; empty unless the session is traced.
  public mutating func takeTrace() -> [EngineLogEntry] {
    defer { pending.trace = [] }
    return pending.trace
  }
}

/// What has been collected and not taken.
private struct PendingResults: Sendable {
  var output: [UInt8] = []
  var warnings: [Diagnostic] = []
  var failures: [Diagnostic] = []
  var trace: [EngineLogEntry] = []
}

extension RunPosition {
  fileprivate mutating func advance(to other: RunPosition) {
    output = max(output, other.output)
    warnings = max(warnings, other.warnings)
    failures = max(failures, other.failures)
    trace = max(trace, other.trace)
    record = max(record, other.record)
  }
}

extension Array {
  /// The elements without the first ones; all of them for a count below 0.
  fileprivate func dropFirst(_ count: Int) -> ArraySlice<Element> {
    self[Swift.min(Swift.max(count, 0), self.count)...]
  }
}
