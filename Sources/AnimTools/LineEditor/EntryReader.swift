import AnimLanguage

/// What came in at the prompt.
enum EntryInput: Hashable, Sendable {
  /// A script or a command, of one line or several, without the last line end.
  case entry(String)
  /// Ctrl-C was pressed while nothing was typed.
  case interrupted
  /// What the context waits for is due. What was typed so far is kept.
  case due
  /// There is no more: Ctrl-D, or the end of the file.
  case end
}

/// What helps with typing an entry: all that a reader has to know of the session.
struct EntryContext {
  /// What stands before the first line, without colours.
  var prompt: String
  /// What earlier entries declared; names are completed from it.
  var language: Importer.State
  /// The commands that begin with `:`.
  var commands: [PromptCommand]
  /// The files and folders, these with a last `/`, that a path may go on to, by the path up to its last `/`.
  var files: (String) -> [String]
  /// Whether something is to be done besides reading, which is asked now and then while nobody types; nil if there never
  /// is.
  var isDue: (() -> Bool)?

  init(
    prompt: String, language: Importer.State = Importer.State(), commands: [PromptCommand] = [],
    files: @escaping (String) -> [String] = { _ in [] }, isDue: (() -> Bool)? = nil
  ) {
    self.prompt = prompt
    self.language = language
    self.commands = commands
    self.files = files
    self.isDue = isDue
  }
}

/// Where the entries of a prompt come from: a person at a terminal, or a file.
protocol EntryReader {
  /// Whether a person is there, who wants to see prompts and greetings.
  var isInteractive: Bool { get }

  /// The next entry. Blank ones are passed over.
  mutating func readEntry(_ context: EntryContext) -> EntryInput

  /// Keeps an entry that came another way among those that can be recalled.
  mutating func remember(_ entry: String)
}

extension EntryReader {
  mutating func remember(_ entry: String) {}
}
