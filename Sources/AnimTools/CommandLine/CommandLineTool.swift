/// The tool `anim` as a function: arguments in, an exit code out. All that it touches is in its environment, so tests
/// drive it without a process.
public enum CommandLineTool {
  public static let version = "0.1.0"

  /// Options that stand before a command or alone.
  static let options: [OptionDescription] = [.help, .version]

  /// Runs one command line.
  ///
  /// - Parameter arguments: without the name of the program.
  public static func run(arguments: [String], environment: ToolEnvironment) -> ExitCode {
    let exitCode: ExitCode
    do throws(UsageError) {
      exitCode = try dispatch(arguments, environment)
    } catch {
      environment.report(error)
      exitCode = .usage
    }
    return environment.finish(exitCode)
  }

  private static func dispatch(
    _ arguments: [String], _ environment: ToolEnvironment
  ) throws(UsageError) -> ExitCode {
    let global = try ParsedArguments(arguments[...], command: nil)
    if global.has(.version) {
      environment.output.write("anim \(version)\n")
      return .success
    }
    if global.has(.help) {
      environment.output.write(HelpText.overview())
      return .success
    }
    guard let name = global.operands.first else {
      environment.error.write(HelpText.overview())
      return .usage
    }
    guard let command = CommandDescription.named(name) else { throw .unknownCommand(name) }
    let parsed = try ParsedArguments(global.operands.dropFirst(), command: command)
    if parsed.has(.help) {
      environment.output.write(HelpText.command(command))
      return .success
    }
    try parsed.checkOperands(of: command)
    if let root = parsed.value(of: .root), SystemCalls.names(in: root) == nil {
      environment.error.write("anim: cannot read '\(root)': there is no such folder\n")
      return .noInput
    }
    switch command.name {
    case .run: return try RunCommand(parsed).run(in: environment)
    case .repl: return try ReplCommand(parsed).run(in: environment)
    case .check: return CheckCommand(parsed).run(in: environment)
    case .test: return try TestCommand(parsed).run(in: environment)
    case .format: return FormatCommand(parsed).run(in: environment)
    case .explain: return try ExplainCommand(parsed).run(in: environment)
    case .help: return try HelpCommand(parsed).run(in: environment)
    }
  }
}
