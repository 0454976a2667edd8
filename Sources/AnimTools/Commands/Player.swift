import AnimEngine
import AnimLanguage
import AnimRuntime

/// Plays a session from instant to instant and passes on what it prints, so that output leaves while the run lasts.
struct Player {
  private(set) var session: Session
  private var trace: TraceWriter?
  private let keepsPace: Bool
  private let environment: ToolEnvironment

  /// After so many steps output is passed on also in the middle of a turn: some hundredths of a second.
  private static let sliceSteps = 1 << 20

  init(_ session: Session, traceFormat: TraceFormat?, keepsPace: Bool, in environment: ToolEnvironment) {
    self.session = session
    self.trace = traceFormat.map { TraceWriter(format: $0) }
    self.keepsPace = keepsPace
    self.environment = environment
  }

  /// Starts a script and runs its first turn.
  mutating func enter(_ source: SourceText, loader: ScriptLoader) throws(ScriptError) -> [Diagnostic] {
    let diagnostics = try session.enter(source, loader: loader, steps: Self.sliceSteps)
    passOn()
    return diagnostics
  }

  /// Runs to the end of the run, or to an instant.
  mutating func play(until end: MediaTime?) throws(ScriptError) {
    while let instant = session.nextInstant, end.map({ instant <= $0 }) ?? session.isAlive {
      if environment.output.hasFailed { return }
      if !session.isYielding { keepPace(with: instant) }
      try session.advance(to: instant, steps: Self.sliceSteps)
      passOn()
    }
    if let end { keepPace(with: end) }
    try session.run(until: end)
    passOn()
  }

  /// What there is to tell after the run, or what is left of it: expectations that failed are errors.
  mutating func takeDiagnostics() -> [Diagnostic] { session.takeFailures() + session.takeWarnings() }

  /// Hands on what the session has printed, or its trace, in which that has its place.
  mutating func passOn() {
    defer { if session.isYielding { environment.output.flush() } }
    let output = session.takeOutput()
    guard trace != nil else { return environment.output.write(output) }
    let types = session.engine.types
    for entry in session.takeTrace() {
      if let line = trace?.line(for: entry, types: types) { environment.output.write(line) }
    }
  }

  private func keepPace(with instant: MediaTime) {
    guard keepsPace else { return }
    environment.output.flush()
    environment.pace(instant)
  }
}
