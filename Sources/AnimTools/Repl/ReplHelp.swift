import AnimLanguage

/// The texts of `:help`.
enum ReplHelp {
  /// All commands, group by group.
  ///
  /// - Parameter definitions: the user's own.
  static func overview(_ definitions: [Definition] = []) -> String {
    var text = """
      Enter statements of the language; they run at the present instant. An expression shows its value, which is '_'
      in the next entry. Commands begin with ':' and may be shortened (':st 3' is ':step 3').

      """
    for group in Repl.Command.Group.allCases {
      let commands = Repl.Command.all.filter { $0.group == group }
      text += "\n\(group.rawValue)\n" + TextTable(commands.map { [$0.usage, $0.help] }, indentation: "  ").text
    }
    if !definitions.isEmpty {
      text += "\nYour own\n" + TextTable(definitions.map { [":\($0.name)", $0.text] }, indentation: "  ").text
    }
    return text + "\n':help COMMAND' tells more about one; ':tour' shows what can be done.\n"
  }

  /// One command.
  static func command(_ command: Repl.Command) -> String {
    "\(command.usage)\n  \(command.help).\n" + examples(of: command).map { "  \($0)\n" }.joined()
  }

  /// What commands look like in use.
  private static func examples(of command: Repl.Command) -> [String] {
    switch command.name {
    case "step": [":step", ":step 10", ":step 0.5s", ":step 4 by 0.25s", ":step by event", ":step by keyframe"]
    case "back": [":back", ":back 10", ":back 0.5s", ":back by event"]
    case "goto": [":goto 1.25s", ":goto f75", ":goto 40%", ":goto +0.5s", ":goto 00:01.250", ":goto end"]
    case "until": [":until card.presentation.opacity < 0.5"]
    case "play": [":play", ":play x0.25", ":play 0s..2s", ":play 0s..end x2", ":play reverse"]
    case "loop": [":loop 0.5s..1.5s", ":loop off"]
    case "seed": [":seed 7"]
    case "watch": [":watch card.presentation.opacity", ":watch now when card.presentation.opacity < 0.5"]
    case "plot": [":plot card.presentation.opacity", ":plot card.presentation.position, x 0s..2s"]
    case "spark": [":spark card.presentation.opacity 0s..2s"]
    case "sample": [":sample card.presentation.opacity 0s..1s step 0.1s", ":sample now, x 0s..1s csv"]
    case "peek": [":peek 0.5s card.presentation.opacity", ":peek end card.opacity, x"]
    case "velocity": [":velocity card.presentation.position"]
    case "extrema": [":extrema card.presentation.position.x 0s..2s"]
    case "why": [":why card.opacity", ":why card.position.x"]
    case "who": [":who 4", ":who intro.anim:4", ":who entry 2"]
    case "timeline": [":timeline", ":timeline card", ":timeline card.opacity 0s..1s", ":timeline x4"]
    case "events": [":events", ":events 0s..1s"]
    case "trace": [":trace on", ":trace off", ":trace 0s..1s"]
    case "snap": [":snap before", ":snap"]
    case "diff": [":diff", ":diff 2", ":diff 2 5", ":diff before"]
    case "forget": [":forget card", ":forget :fade"]
    case "def": [":def fade animate $1.opacity to 0 over $2", ":def o :plot $1.presentation.opacity 0s..1s", ":def"]
    case "save": [":save intro.anim", ":save intro.transcript --transcript"]
    case "plan": [":plan x * 2 + 1", ":plan area"]
    case "profile": [":profile", ":profile 0s..1s", ":profile for i in 0..<1000 { print i }"]
    case "limits": [":limits", ":limits steps=1e6 layers=100", ":limits steps=none"]
    case "bench": [":bench card.presentation.opacity", ":bench noise(2) x10000"]
    default: []
    }
  }

  /// The table of the reference: one row a command.
  static var referenceTable: String {
    let rows = Repl.Command.all.map { "| `\($0.usage.replacing("|", with: "\\|"))` | \($0.help) |\n" }
    return "| command | what it does |\n| --- | --- |\n" + rows.joined()
  }
}
