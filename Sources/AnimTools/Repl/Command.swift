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
      case costs = "What it costs"
      case help = "Help"
    }

    /// What completion offers behind a name.
    enum Argument: Hashable, Sendable {
      case none
      /// A value or statement of the language.
      case expression
      case path
      case words([String])
      /// A value, or an instant that has a name.
      case instant
      /// Instants that have names, and other words.
      case instants([String])
      case snapshot
      /// A name that was declared, or a command of the user's.
      case declaration
      /// A text that was entered.
      case place
      case command
    }

    /// Without the colon.
    let name: String
    /// What may follow the name: `[N] [by TIME]`.
    let form: String
    /// One line on what it does.
    let help: String
    let group: Group
    let argument: Argument
    let perform: @Sendable (inout Repl, String) throws(Complaint) -> Reply

    init(
      _ name: String, _ form: String = "", _ help: String, in group: Group, argument: Argument = .none,
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
    clock + scene + animations + timelines + values + curves + entries + states + files + language + costs + helpers

  /// The command that a name means: its own, or the beginning of it that no other shares.
  ///
  /// - Parameter definitions: the names of the user's own commands, which are not to be mistaken for it.
  static func named(_ name: String, beside definitions: [String] = []) throws(Complaint) -> Repl.Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let candidates = name.isEmpty ? [] : all.filter { $0.name.hasPrefix(name) }
    let others = name.isEmpty ? [] : definitions.filter { $0.hasPrefix(name) }
    if candidates.count == 1, others.isEmpty { return candidates[0] }
    throw candidates.isEmpty && others.isEmpty
      ? .unknownCommand(name, definitions) : .ambiguousCommand(name, candidates.map(\.name) + others)
  }

  /// As completion offers it.
  func promptCommand(for repl: Repl) -> PromptCommand {
    PromptCommand(":\(name)", form: usage, help: help, argument: repl.promptArgument(argument))
  }
}

extension Repl {
  /// Performs a command.
  ///
  /// - Parameter line: with its colon and what follows the name.
  mutating func perform(_ line: String) throws(Complaint) -> Reply {
    let (name, rest) = String(line.dropFirst()).firstWord
    if let definition = definition(named: name) { return try perform(definition, rest) }
    return try Command.named(name, beside: definitions.map(\.name)).perform(&self, rest)
  }

  /// What completion offers for an argument, as things are.
  fileprivate func promptArgument(_ argument: Command.Argument) -> PromptCommand.Argument {
    switch argument {
    case .none: .none
    case .expression: .expression
    case .path: .path
    case .words(let words): .words(words)
    case .instant: .expressionOr(instantNames)
    case .instants(let words): .words(instantNames + words)
    case .snapshot: .words(snapshots.map(\.name))
    case .declaration: .words(session.declarations.map(\.name) + definitions.map { ":\($0.name)" })
    case .place: .words(placeNames)
    case .command: .words(commandNames)
    }
  }

  /// All commands, as completion offers them.
  var promptCommands: [PromptCommand] {
    Command.all.map { $0.promptCommand(for: self) }
      + definitions.map { PromptCommand(":\($0.name)", form: ":\($0.name)", help: $0.text, argument: .expression) }
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

  /// The parts between white space.
  var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }

  /// The last word, and what stands before it.
  var lastWord: (rest: String, word: String) {
    let text = trimmed
    let start = text.lastIndex(where: \.isWhitespace).map { text.index(after: $0) } ?? text.startIndex
    return (String(text[..<start]).trimmed, String(text[start...]))
  }
}
