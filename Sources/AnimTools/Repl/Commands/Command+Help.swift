extension Repl.Command {
  static let helpers: [Repl.Command] = [
    Repl.Command("help", "[COMMAND]", "List the commands, or tell more about one", in: .help) {
      repl, rest throws(Complaint) in
      if rest.isEmpty { return Reply(ReplHelp.overview) }
      return Reply(ReplHelp.command(try named(rest.hasPrefix(":") ? String(rest.dropFirst()) : rest)))
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
