import AnimEngine
import AnimLanguage
import AnimRuntime

/// `anim run FILE`: plays a script.
struct RunCommand {
  private let arguments: ParsedArguments
  private let end: MediaTime?
  private let traceFormat: TraceFormat?
  private let keepsPace: Bool
  private let options: SessionOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    end = try arguments.time(of: .until)
    keepsPace = arguments.has(.realTime)
    traceFormat =
      arguments.value(of: .traceFormat).flatMap(TraceFormat.init) ?? (arguments.has(.trace) ? .text : nil)
    var options = SessionOptions()
    if let seed = try arguments.wholeNumber(of: .seed) { options.seed = seed }
    if let rate = try arguments.frameRate(of: .framesPerSecond) { options.frameRate = rate }
    options.isTraced = traceFormat != nil
    self.options = options
  }

  func run(in environment: ToolEnvironment) -> ExitCode {
    let path = arguments.operands[0]
    let source: SourceText
    do throws(FileError) {
      source = try environment.readScript(path)
    } catch {
      environment.report(error, reading: path)
      return .noInput
    }
    let diagnostics = DiagnosticWriter(arguments, in: environment)
    var session = Session(options: options)
    do throws(ScriptError) {
      let found = try session.enter(source)
      diagnostics.write(found, in: source)
      guard !found.contains(where: { $0.severity == .error }) else { return .scriptError }
      try play(&session, in: environment)
      passOn(&session, to: environment)
      diagnostics.write(session.takeWarnings(), in: source)
      return .success
    } catch {
      passOn(&session, to: environment)
      diagnostics.write(session.takeWarnings() + [error.diagnostic], in: source)
      return .scriptError
    }
  }

  /// Goes from instant to instant, so that output leaves while the run lasts.
  private func play(_ session: inout Session, in environment: ToolEnvironment) throws(ScriptError) {
    passOn(&session, to: environment)
    while let instant = session.nextInstant, end.map({ instant <= $0 }) ?? session.isAlive {
      if environment.output.hasFailed { return }
      if keepsPace {
        environment.output.flush()
        environment.pace(instant)
      }
      try session.advance(to: instant)
      passOn(&session, to: environment)
    }
    if let end, keepsPace { environment.pace(end) }
    try session.run(until: end)
  }

  private func passOn(_ session: inout Session, to environment: ToolEnvironment) {
    let output = session.takeOutput()
    if !output.isEmpty { environment.output.write(output) }
    guard let traceFormat else { return }
    for entry in session.takeTrace() { environment.output.write(traceFormat.line(for: entry)) }
  }
}
