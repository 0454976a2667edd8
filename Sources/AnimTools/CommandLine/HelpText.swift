/// The texts of `anim help`.
enum HelpText {
  /// The list of commands.
  static func overview() -> String {
    let commands = CommandDescription.all.map { ($0.name.rawValue, $0.summary) }
    let options = CommandLineTool.options.map { ($0.usage, $0.help) }
    return """
      anim plays scripts that describe animations.

      Usage: anim COMMAND [OPTIONS] [FILE…]

      Commands:
      \(table(commands))

      Options:
      \(table(options))

      'anim help COMMAND' tells more about a command.

      """
  }

  /// The help of one command.
  static func command(_ command: CommandDescription) -> String {
    """
    \(command.summary).

    Usage: \(command.usage)

    \(command.discussion)

    Options:
    \(table(command.options.map { ($0.usage, $0.help) }))

    """
  }

  private static func table(_ rows: [(name: String, help: String)]) -> String {
    String(TextTable(rows.map { [$0.name, $0.help] }, indentation: "  ").text.dropLast())
  }
}
