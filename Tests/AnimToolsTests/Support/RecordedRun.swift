import AnimEngine
import AnimLanguage
import AnimRuntime

/// Everything that a run tells anybody, for comparing runs.
struct RecordedRun: Equatable {
  var output: [UInt8] = []
  var trace: [EngineLogEntry] = []
  var warnings: [Diagnostic] = []
  var failures: [Diagnostic] = []
  var error: Diagnostic?
  var end = MediaTime.zero

  static func == (first: RecordedRun, second: RecordedRun) -> Bool {
    first.output == second.output && first.trace.isSame(as: second.trace) && first.warnings == second.warnings
      && first.failures == second.failures && first.error == second.error && first.end == second.end
  }

  /// Takes what a session has to tell since the last time.
  mutating func take(from session: inout Session) {
    output += session.takeOutput()
    trace += session.takeTrace()
    warnings += session.takeWarnings()
    failures += session.takeFailures()
    end = session.now
  }

  /// Does something with a session and notes what it tells and the error that ends it.
  mutating func note(_ session: inout Session, _ body: (inout Session) throws(ScriptError) -> Void) {
    if error == nil {
      do throws(ScriptError) {
        try body(&session)
      } catch {
        self.error = error.diagnostic
      }
    }
    take(from: &session)
  }
}

extension [EngineLogEntry] {
  /// Whether both say the same; what is no number is equal to itself here.
  func isSame(as other: [EngineLogEntry]) -> Bool {
    self == other || map(String.init(describing:)) == other.map(String.init(describing:))
  }
}

/// A script of the examples or the corpus, with what its comments say of how it is played.
struct PlayedScript {
  var source: SourceText
  var options = SessionOptions()
  /// The instant at which the run is cut off.
  var end: MediaTime?

  /// All scripts that can be played without files beside them and under the usual limits.
  static let paths = (Project.scripts(in: "examples") + Project.scripts(in: "Tests/Corpus")).filter { path in
    (try? Project.text(of: path)).map { !$0.contains("import \"") && !$0.contains("--limit") } ?? false
  }

  /// The examples and a part of the corpus; the parts of all shares together are the whole.
  ///
  /// - Parameter share: 0 to 5.
  static func paths(share: Int) -> [String] {
    paths.enumerated().filter { $0.element.hasPrefix("examples") || $0.offset % 6 == share }.map(\.element)
  }

  /// Nil if the script is one with mistakes, which does not run at all.
  init?(_ path: String) throws {
    source = SourceText(name: path, text: try Project.text(of: path))
    options.isTraced = true
    options.limits.duration = MediaTime(seconds: 4)
    let arguments = Expectations(of: try Project.text(of: path)).arguments
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      switch name {
      case "--until": end = PlayedScript.time(value).map { min($0, MediaTime(seconds: 4)) }
      case "--fps": options.frameRate = Double(value) ?? 60
      case "--seed": options.seed = UInt64(value) ?? 0
      default: break
      }
    }
    var session = Session(options: options)
    if session.load(source).contains(where: { $0.severity == .error }) { return nil }
  }

  /// A session in which the script has been entered.
  func entered(_ run: inout RecordedRun) -> Session {
    var session = Session(options: options)
    run.note(&session) { session throws(ScriptError) in _ = try session.enter(source) }
    return session
  }

  /// The run from start to end in one go.
  func wholeRun() -> RecordedRun {
    var run = RecordedRun()
    var session = entered(&run)
    run.note(&session) { session throws(ScriptError) in try session.run(until: end) }
    return run
  }

  /// Instants up to an end, in order: any, some at frames, and both ends.
  static func stops(upTo end: MediaTime, count: Int, _ random: inout RandomGenerator) -> [MediaTime] {
    let frame = MediaTime.ticksPerSecond / 60
    return (0..<count).map { index in
      let ticks = Int64.random(in: 0...max(end.ticks, 0), using: &random)
      return MediaTime(ticks: index % 3 == 0 ? min(ticks / frame * frame, end.ticks) : ticks)
    }.sorted() + [end]
  }

  private static func time(_ text: String) -> MediaTime? {
    for (unit, seconds) in [("min", 60.0), ("ms", 0.001), ("s", 1)] where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { MediaTime(seconds: $0 * seconds) }
    }
    return nil
  }
}
