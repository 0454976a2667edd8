import AnimEngine
import AnimTools

/// What a command line did.
struct ToolRun {
  var exitCode: ExitCode
  var output: String
  var errors: String

  /// Runs `anim` without a process.
  init(
    _ arguments: [String], input: String = "", variables: [String: String] = [:], isErrorTerminal: Bool = false,
    clock: (@Sendable () -> MediaTime)? = nil, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    let environment = ToolEnvironment(
      input: .bytes(Array(input.utf8)), isErrorTerminal: isErrorTerminal, variable: { variables[$0] },
      clock: clock, isInterrupted: isInterrupted)
    exitCode = CommandLineTool.run(arguments: arguments, environment: environment)
    output = environment.output.text
    errors = environment.error.text
  }

  /// Plays a script.
  static func script(_ text: String, _ options: String...) -> ToolRun {
    ToolRun(["run", "-"] + options, input: text)
  }
}
