/// A command of the tool, as the parser of arguments and the help know it.
struct CommandDescription: Sendable {
  enum Name: String, Hashable, Sendable {
    case run, repl, check, test, format, explain, help
  }

  /// What may follow a command's options.
  enum Operands: Hashable, Sendable {
    case none
    case optional(String)
    case one(String)
    case oneOrMore(String)
  }

  var name: Name
  /// One line for the list of commands.
  var summary: String
  /// A few lines for the command's own help.
  var discussion: String
  var operands: Operands
  var options: [OptionDescription]

  /// `anim run [OPTIONS] FILE`
  var usage: String {
    let operand =
      switch operands {
      case .none: ""
      case .optional(let name): " [\(name)]"
      case .one(let name): " \(name)"
      case .oneOrMore(let name): " \(name)…"
      }
    return "anim \(name.rawValue) [OPTIONS]\(operand)"
  }
}

extension CommandDescription {
  static let all: [CommandDescription] = [.run, .repl, .check, .test, .format, .explain, .help]

  static let run = CommandDescription(
    name: .run,
    summary: "Play a script",
    discussion: """
      Checks the script and plays it as fast as possible on a virtual clock. What it prints goes to standard
      output, messages go to standard error. '-' as FILE reads the script from standard input.
      """,
    operands: .one("FILE"),
    options: [
      .until, .seed, .framesPerSecond, .realTime, .root, .limits, .limit, .trace, .traceFormat, .strict, .format,
      .color,
      .help,
    ])

  static let repl = CommandDescription(
    name: .repl,
    summary: "Type statements at a prompt and move the clock by hand",
    discussion: """
      Runs what is typed at the present instant; FILE is entered first. The clock moves only when told: ':help' at
      the prompt lists the commands. When standard input is no terminal its entries are run without a prompt, and
      the exit code is 65 if one of them fails.
      """,
    operands: .optional("FILE"),
    options: [
      .watch, .evaluate, .transcript, .quiet, .json, .seed, .framesPerSecond, .root, .limits, .limit, .format, .color,
      .help,
    ])

  static let check = CommandDescription(
    name: .check,
    summary: "Report the mistakes in scripts without running them",
    discussion: """
      Reads each FILE ('-' is standard input), or all scripts in a folder, and reports their mistakes on standard
      error.
      """,
    operands: .oneOrMore("FILE"),
    options: [.root, .strict, .format, .color, .help])

  static let test = CommandDescription(
    name: .test,
    summary: "Run the tests that scripts hold",
    discussion: """
      Runs each 'test "…" { … }' of each FILE, or of all scripts in a folder, on a stage of its own. Results go to
      standard output. The exit code is 1 if a test fails, or if there is none to run.
      """,
    operands: .oneOrMore("FILE"),
    options: [.filter, .testFormat, .seed, .framesPerSecond, .root, .limits, .limit, .strict, .color, .help])

  static let format = CommandDescription(
    name: .format,
    summary: "Lay out scripts in the one style",
    discussion: """
      Rewrites each FILE, or all scripts in a folder, with spaces, indentation, blank lines and comments in
      order. Tokens and comments stay what they are; a script with mistakes is left alone. '-' as FILE formats
      standard input to standard output.
      """,
    operands: .oneOrMore("FILE"),
    options: [.checkOnly, .diff, .force, .format, .color, .help])

  static let explain = CommandDescription(
    name: .explain,
    summary: "Tell what a message means",
    discussion: """
      Shows the page of ID, which stands behind each message: what it means, why it is told, a script that gets
      it and the same script mended. Without ID, or with the beginning of some such as 'type/', lists them.
      """,
    operands: .optional("ID"),
    options: [.help])

  static let help = CommandDescription(
    name: .help,
    summary: "Explain a command",
    discussion: "Shows the help of COMMAND, or the list of commands.",
    operands: .optional("COMMAND"),
    options: [.help])

  static func named(_ name: String) -> CommandDescription? {
    all.first { $0.name.rawValue == name }
  }
}
