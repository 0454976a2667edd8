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
    var options = SessionOptions()
    if let seed = try arguments.wholeNumber(of: .seed) { options.seed = seed }
    if let rate = try arguments.frameRate(of: .framesPerSecond) { options.frameRate = rate }
    options.isTraced = traceFormat != nil
    self.options = options
  }

  func run(in environment: ToolEnvironment) -> ExitCode {
    guard let source = environment.readScript(arguments.operands[0]) else { return .noInput }
    let diagnostics = DiagnosticWriter(arguments, in: environment)
    var player = Player(
      Session(options: options), traceFormat: traceFormat, keepsPace: arguments.has(.realTime), in: environment)
    do throws(ScriptError) {
      let found = try player.enter(source)
      diagnostics.write(found, in: source)
      if found.contains(where: { $0.severity == .error }) { return .scriptError }
      try player.play(until: end)
      diagnostics.write(player.takeWarnings(), in: source)
      return .success
    } catch {
      player.passOn()
      diagnostics.write(player.takeWarnings() + [error.diagnostic], in: source)
      return .scriptError
    }
  }
}
