import AnimEngine
import AnimLanguage
import AnimRuntime

/// `anim repl [FILE]`: a prompt at which statements run and the clock is moved by hand.
struct ReplCommand {
  private let arguments: ParsedArguments
  private let options: SessionOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    options = try arguments.sessionOptions()
  }

  func run(in environment: ToolEnvironment) -> ExitCode {
    let host = ReplHost(environment, root: arguments.value(of: .root))
    if let path = arguments.value(of: .transcript) { return replay(path, host, in: environment) }
    var reader: any EntryReader =
      arguments.value(of: .evaluate).map { OneEntry($0) }
      ?? environment.entryReader(color: arguments.value(of: .color))
    if arguments.has(.watch), !reader.isInteractive {
      environment.report(.needsTerminal(.watch, command: .repl))
      return .usage
    }
    var conversation = Conversation(
      repl: Repl(options: options, host: host), writer: writer(isInteractive: reader.isInteractive, in: environment),
      watch: arguments.has(.watch) ? ScriptWatch() : nil)
    return conversation.run(&reader, script: arguments.operands.first)
  }

  private func writer(isInteractive: Bool, in environment: ToolEnvironment) -> ReplyWriter {
    let style: ReplyWriter.Style =
      arguments.has(.json) ? .json : arguments.has(.quiet) ? .quiet : isInteractive ? .prompt : .results
    return ReplyWriter(
      style: style, diagnostics: DiagnosticWriter(arguments, in: environment), environment: environment)
  }

  /// Repeats a session that was written down; `ANIM_UPDATE` writes what comes out instead.
  private func replay(_ path: String, _ host: ReplHost, in environment: ToolEnvironment) -> ExitCode {
    guard let source = environment.readScript(path) else { return .noInput }
    let transcript = Transcript(source.text(in: source.range))
    // What is written down does not depend on how wide a terminal is.
    var host = host
    host.width = { 80 }
    var repl = Repl(options: options, host: host)
    let replay = transcript.replay(in: &repl, name: path)
    guard replay.count > 0 else { return .success }
    if environment.variable("ANIM_UPDATE") != nil, path != "-" {
      do throws(FileError) {
        try host.write(path, Array(replay.text.utf8))
        return .success
      } catch {
        environment.error.write("anim: cannot write '\(path)': \(error.message)\n")
        return .inputOutput
      }
    }
    environment.output.write(replay.differences)
    return .testFailure
  }
}

/// The one entry of `--evaluate`.
private struct OneEntry: EntryReader {
  private var entry: String?

  init(_ entry: String) { self.entry = entry }

  var isInteractive: Bool { false }

  mutating func readEntry(_ context: EntryContext) -> EntryInput {
    defer { entry = nil }
    return entry.map { .entry($0) } ?? .end
  }
}
