import AnimEngine
import AnimLanguage
import AnimRuntime

/// `anim run FILE`: plays a script.
struct RunCommand {
  private let arguments: ParsedArguments
  private let end: MediaTime?
  private let traceFormat: TraceFormat?
  private let options: SessionOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    end = try arguments.time(of: .until)
    traceFormat =
      arguments.value(of: .traceFormat).flatMap(TraceFormat.init) ?? (arguments.has(.trace) ? .text : nil)
    var options = try arguments.sessionOptions()
    options.isTraced = traceFormat != nil
    self.options = options
  }

  func run(in environment: ToolEnvironment) -> ExitCode {
    let path = arguments.operands[0]
    guard let source = environment.readScript(path) else { return .noInput }
    return InterruptSignal.held { play(source, path, in: environment) }
  }

  private func play(_ source: SourceText, _ path: String, in environment: ToolEnvironment) -> ExitCode {
    let diagnostics = DiagnosticWriter(arguments, in: environment)
    defer { diagnostics.finish() }
    var session = Session(options: options)
    session.monitor = environment.monitor
    var player = Player(
      session, traceFormat: traceFormat, keepsPace: arguments.has(.realTime), in: environment)
    do throws(ScriptError) {
      let loader = environment.loader(for: path, root: arguments.value(of: .root))
      defer { diagnostics.write(player.session.entryDiagnostics, in: player.session.entrySources) }
      if try player.enter(source, loader: loader).hasErrors { return .scriptError }
    } catch {
      return fail(error, &player, diagnostics)
    }
    do throws(ScriptError) {
      try player.play(until: end)
      let told = player.takeDiagnostics()
      diagnostics.write(told, in: player.session.sources)
      return told.hasErrors ? .scriptError : .success
    } catch {
      return fail(error, &player, diagnostics)
    }
  }

  private func fail(_ error: ScriptError, _ player: inout Player, _ diagnostics: DiagnosticWriter) -> ExitCode {
    player.passOn()
    if error.isCancelled { return .interrupted }
    diagnostics.write(player.takeDiagnostics() + [error.diagnostic], in: player.session.sources)
    return error.limit == .wallTime ? .timeLimit : .scriptError
  }
}
