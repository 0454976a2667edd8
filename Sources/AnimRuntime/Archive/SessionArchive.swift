import AnimEngine
import AnimLanguage

/// A session as data, to be written down and restored later: ``Session/archive()``, ``Session/init(restoring:limits:host:)``.
///
/// It is the journal of the run, with what host functions answered, and the instant; restoring runs the journal again.
/// So it is small and exact, and it takes as long to restore as the run took, without waiting and without the host's work.
///
/// Not in it are the limits, which the host that restores says itself, and the host's functions, which it must have.
/// What cannot be archived says ``ArchiveError``.
public struct SessionArchive: Hashable, Sendable {
  /// The format that is written and read.
  public static let currentFormat = 2

  /// Where the run's random numbers began.
  public internal(set) var seed: UInt64
  /// Display frames a second.
  public internal(set) var frameRate: Double
  /// Whether warnings are errors.
  public internal(set) var isStrict: Bool
  var isTraced: Bool
  var isRecorded: Bool
  /// What came from outside.
  public internal(set) var journal: Journal
  /// What host functions answered.
  public internal(set) var hostCalls: [LoggedHostCall]
  /// The instant at which the session was.
  public internal(set) var instant: MediaTime
  /// What had been handed out of what the run told.
  var told: RunPosition
  /// The id of the error that has ended the run, if one has.
  public internal(set) var failure: String?
  /// What stands for the whole state, to tell whether the run came to the same.
  var digest: UInt64
}

/// What keeps a session from being archived.
public enum ArchiveError: Error, Hashable, Sendable {
  /// The host has ended the run: by cancelling it, or by the limit of wall time. That does not come about again.
  case stoppedByHost
  /// The steps of a call were used up in the middle of an instant, see ``Session/isYielding``.
  case yielding
  /// A script is due to start and has not: ``Session/startIfNeeded()``.
  case notStarted
  /// A value of this type came from the host, which cannot be written down.
  case value(typeName: String)
}

extension Session {
  /// The session as data, also when an error has ended its run.
  ///
  /// - Throws: ``ArchiveError``.
  public func archive() throws(ArchiveError) -> SessionArchive {
    if let failure, failure.isCancelled || failure.limit == .wallTime { throw .stoppedByHost }
    if isYielding { throw .yielding }
    if failure == nil, isStartDue { throw .notStarted }
    for value in journal.values + machine.hostCallLog.calls.elements.compactMap(\.outcome.value) {
      if let typeName = value.typeThatCannotBeArchived { throw .value(typeName: typeName) }
    }
    return SessionArchive(
      seed: options.seed, frameRate: options.frameRate, isStrict: options.isStrict, isTraced: machine.engine.isObserved,
      isRecorded: machine.isRecorded, journal: journal, hostCalls: machine.hostCallLog.calls.elements, instant: now,
      told: told, failure: failure?.diagnostic.id.name, digest: digest)
  }

  /// The session that an archive tells of: it goes on as the archived one would have. What that had printed before is
  /// not printed again, and what its host did is not done again. The session of a run that an error has ended has that
  /// ``failure``.
  ///
  /// - Parameters:
  ///   - limits: what the run may use, from its start on. An archive of a run that is past their duration is refused.
  ///   - host: the functions that its scripts call; it must have them all.
  /// - Throws: an error that says why the archive cannot be restored here.
  public init(restoring archive: SessionArchive, limits: Limits = Limits(), host: HostFunctions = .none)
    throws(ScriptError)
  {
    var options = SessionOptions()
    options.seed = archive.seed
    options.frameRate = archive.frameRate
    options.isStrict = archive.isStrict
    options.isTraced = archive.isTraced
    options.isRecorded = archive.isRecorded
    options.limits = limits
    guard archive.instant <= limits.duration else {
      throw ScriptError(.archiveTooLong(archive.instant, limits.duration))
    }
    self.init(options: options, host: host)
    machine.hostCallLog.repeat(archive.hostCalls)
    do throws(ScriptError) {
      for entry in archive.journal.entries {
        try advance(to: entry.instant)
        if let error = try perform(entry.input).firstError { throw ScriptError(error) }
      }
      try advance(to: archive.instant)
    } catch {
      guard archive.failure != nil, failure?.diagnostic.id.name == archive.failure else {
        throw ScriptError(.restoring(error.diagnostic), in: sources)
      }
    }
    machine.hostCallLog.goOn()
    let isSame =
      failure?.diagnostic.id.name == archive.failure && journal.entries.count == archive.journal.entries.count
      && digest == archive.digest
    guard isSame else { throw ScriptError(.archiveDiffers) }
    forget(archive.told)
  }
}

extension Journal {
  /// The values that came from the host.
  fileprivate var values: [PropertyValue] {
    entries.compactMap { entry in
      switch entry.input {
      case .event(let event): event.payload
      case .variable(_, let value), .property(_, _, let value): value
      case .answer(let answer, _): answer.outcome.value
      case .text, .library, .test: nil
      }
    }
  }
}
