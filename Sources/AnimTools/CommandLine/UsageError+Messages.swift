import AnimLanguage
import AnimRuntime

extension UsageError {
  static func unknownCommand(_ name: String) -> UsageError {
    let names = CommandDescription.all.map(\.name.rawValue)
    if name.hasSuffix(".anim") {
      return UsageError(message: "'\(name)' is no command; to play a script write 'anim run \(name)'")
    }
    return UsageError(message: "unknown command '\(name)'" + suggestion(for: name, among: names))
  }

  static func unknownOption(_ spelling: String, in command: CommandDescription?) -> UsageError {
    let options = command?.options ?? CommandLineTool.options
    return UsageError(
      message: "unknown option '\(spelling)'" + suggestion(for: spelling, among: options.map(\.spelling)),
      command: command?.name)
  }

  static func missingValue(_ option: OptionDescription, in command: CommandDescription?) -> UsageError {
    UsageError(message: "'\(option.spelling)' needs a value: \(option.usage)", command: command?.name)
  }

  static func unexpectedValue(_ option: OptionDescription, in command: CommandDescription?) -> UsageError {
    UsageError(message: "'\(option.spelling)' takes no value", command: command?.name)
  }

  static func wrongChoice(
    _ value: String, of option: OptionDescription, in command: CommandDescription?
  ) -> UsageError {
    let near = suggestion(for: value, among: option.choices)
    let choices = near.isEmpty ? "; it takes \(alternatives(option.choices))" : near
    return UsageError(message: "'\(option.spelling)' does not know '\(value)'\(choices)", command: command?.name)
  }

  static func missingOperand(_ name: String, of command: CommandDescription) -> UsageError {
    UsageError(
      message: "'anim \(command.name.rawValue)' needs a \(name), or '-' for standard input", command: command.name)
  }

  static func tooManyOperands(_ operands: [String], of command: CommandDescription) -> UsageError {
    let limit =
      switch command.operands {
      case .none: "no operand"
      case .optional(let name), .one(let name), .oneOrMore(let name): "one \(name)"
      }
    return UsageError(
      message: "'anim \(command.name.rawValue)' takes \(limit), found \(operands.count)", command: command.name)
  }

  static func wrongTime(_ value: String, of option: OptionDescription) -> UsageError {
    UsageError(
      message: "'\(option.spelling)' needs a time such as 2s, 500ms or 1.5min, found '\(value)'", command: .run)
  }

  static func missingUnit(_ value: String, of option: OptionDescription) -> UsageError {
    UsageError(message: "'\(option.spelling)' needs a unit: \(value)s or \(value)ms", command: .run)
  }

  static func wrongNumber(_ value: String, of option: OptionDescription, wanted: String) -> UsageError {
    UsageError(message: "'\(option.spelling)' needs \(wanted), found '\(value)'", command: .run)
  }

  static func needsTerminal(_ option: OptionDescription, command: CommandDescription.Name) -> UsageError {
    UsageError(message: "'\(option.spelling)' needs a terminal as its input", command: command)
  }

  static func unknownLimit(_ text: Substring) -> UsageError {
    let name = String(text.prefix { $0 != "=" })
    let names = Limit.allCases.map(\.rawValue)
    let near = suggestion(for: name, among: names)
    return UsageError(
      message: "there is no limit '\(name)'" + (near.isEmpty ? "; there are \(names.joined(separator: ", "))" : near),
      command: .run)
  }

  static func unknownID(_ name: String) -> UsageError {
    // The second part alone is what people remember.
    let whole = DiagnosticID.all.first { $0.name.hasSuffix("/" + name) }.map { "; did you mean '\($0.name)'?" }
    return UsageError(
      message: "no message has the id '\(name)'"
        + (whole ?? suggestion(for: name, among: DiagnosticID.all.map(\.name))), command: .explain)
  }

  private static func suggestion(for name: String, among candidates: [String]) -> String {
    Suggestions.nearest(to: name, among: candidates).first.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func alternatives(_ choices: [String]) -> String {
    choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
  }
}
