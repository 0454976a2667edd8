import AnimLanguage

extension Repl {
  /// A command of the prompt: `:step`.
  ///
  /// The one table: dispatch, near misses, completion, `:help` and the page's table read it.
  struct Command: Sendable {
    /// What commands are about, in the order in which help tells them.
    enum Group: String, CaseIterable, Sendable {
      case clock = "The clock"
      case scene = "What there is"
      case values = "Values over time"
      case entries = "Entries"
      case files = "Files"
      case language = "The language"
      case help = "Help"
    }

    /// Without the colon.
    let name: String
    /// What may follow the name: `[N] [by TIME]`.
    let form: String
    /// One line on what it does.
    let help: String
    let group: Group
    /// What completion offers behind the name.
    let argument: PromptCommand.Argument
    let perform: @Sendable (inout Repl, String) throws(Complaint) -> Reply

    init(
      _ name: String, _ form: String = "", _ help: String, in group: Group, argument: PromptCommand.Argument = .none,
      _ perform: @escaping @Sendable (inout Repl, String) throws(Complaint) -> Reply
    ) {
      self.name = name
      self.form = form
      self.help = help
      self.group = group
      self.argument = argument
      self.perform = perform
    }

    /// `:step [N] [by TIME]`
    var usage: String { form.isEmpty ? ":\(name)" : ":\(name) \(form)" }
  }
}

extension Repl.Command {
  /// All commands, group by group.
  static let all: [Repl.Command] =
    clock + scene + animations + values + entries + files + language + helpers

  /// The command that a name means: its own, or the beginning of it that no other shares.
  static func named(_ name: String) throws(Complaint) -> Repl.Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let candidates = all.filter { $0.name.hasPrefix(name) && !name.isEmpty }
    if candidates.count == 1 { return candidates[0] }
    throw candidates.isEmpty ? .unknownCommand(name) : .ambiguousCommand(name, candidates.map(\.name))
  }

  /// As completion offers it.
  var promptCommand: PromptCommand {
    PromptCommand(":\(name)", form: usage, help: help, argument: argument)
  }
}

extension Repl {
  /// Performs a command.
  ///
  /// - Parameter line: with its colon and what follows the name.
  mutating func perform(_ line: String) throws(Complaint) -> Reply {
    let (name, rest) = String(line.dropFirst()).firstWord
    return try Command.named(name).perform(&self, rest)
  }
}

extension String {
  /// Without white space around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The first word, and what follows it.
  var firstWord: (word: String, rest: String) {
    let text = trimmed
    let word = text.prefix { !$0.isWhitespace }
    return (String(word), String(text.dropFirst(word.count)).trimmed)
  }

  /// The last word, and what stands before it.
  var lastWord: (rest: String, word: String) {
    let text = trimmed
    let start = text.lastIndex(where: \.isWhitespace).map { text.index(after: $0) } ?? text.startIndex
    return (String(text[..<start]).trimmed, String(text[start...]))
  }
}
