extension Repl.Command {
  static let helpers: [Repl.Command] = [
    Repl.Command(
      "help", "[COMMAND]", "List the commands, or tell more about one", in: .help,
      argument: .command
    ) {
      repl, rest throws(Complaint) in
      if rest.isEmpty { return Reply(ReplHelp.overview(repl.definitions)) }
      return Reply(try repl.help(onCommand: rest.hasPrefix(":") ? String(rest.dropFirst()) : rest))
    },
    Repl.Command(
      "def", "[NAME [ENTRY]]", "Make a command of your own; $1, $2, $* in it stand for what follows its name", in: .help
    ) { repl, rest throws(Complaint) in try repl.define(rest) },
    Repl.Command(
      "json", "on|off", "Answer each entry with one line of JSON", in: .help, argument: .words(["on", "off"])
    ) { repl, rest throws(Complaint) in
      guard ["on", "off"].contains(rest) else { throw .usage("json") }
      repl.answersInJSON = rest == "on"
      return Reply()
    },
    Repl.Command("tour", "[N]", "Show what can be done, in ten steps on a stage of their own", in: .help) {
      repl, rest throws(Complaint) in try repl.tour(rest)
    },
    Repl.Command("quit", "", "Leave", in: .help) { repl, _ in
      var reply = Reply()
      reply.continuation = .quit
      return reply
    },
  ]
}

extension Repl {
  /// The names of all commands, without colons.
  var commandNames: [String] { Command.all.map(\.name) + definitions.map(\.name) }

  /// What a command does, one of the user's own as well.
  func help(onCommand name: String) throws(Complaint) -> String {
    if let definition = definition(named: name) { return ":\(definition.name)\n  Enter '\(definition.text)'.\n" }
    return ReplHelp.command(try Command.named(name, beside: definitions.map(\.name)))
  }

  /// Runs a step of the tour: the next one unless a number is given.
  fileprivate mutating func tour(_ text: String) throws(Complaint) -> Reply {
    guard !text.isEmpty else {
      tourStep = tourStep % Tour.steps.count + 1
      return Reply(Tour.show(step: tourStep, options: options))
    }
    guard let number = Int(text), (1...Tour.steps.count).contains(number) else {
      throw .message("the tour has steps 1 to \(Tour.steps.count)")
    }
    tourStep = number
    return Reply(Tour.show(step: number, options: options))
  }
}
