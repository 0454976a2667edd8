/// `anim help [COMMAND]`
struct HelpCommand {
  private var command: CommandDescription?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let name = arguments.operands.first else { return }
    guard let command = CommandDescription.named(name) else { throw .unknownCommand(name) }
    self.command = command
  }

  func run(in environment: ToolEnvironment) -> ExitCode {
    environment.output.write(command.map(HelpText.command) ?? HelpText.overview())
    return .success
  }
}
