import AnimLanguage
import AnimRuntime

/// What the prompt answers to one entry.
struct Reply {
  /// What is to happen after the answer.
  enum Continuation {
    case prompt
    case quit
    /// The clock runs by itself.
    case play(Playback)
    /// A person changes a text, which is then entered.
    case edit(String)
  }

  /// What the script printed, as UTF-8.
  var output: [UInt8] = []
  /// Values of the entry: of its last expression, or of what it declared.
  var values: [SessionValue] = []
  /// Whether the values are told because they were asked for, and not just to confirm what was declared.
  var isExpression = false
  /// What the prompt itself says, in whole lines.
  var text = ""
  /// What there is to tell of the script.
  var diagnostics: [Diagnostic] = []
  /// What the diagnostics point into.
  var sources: [SourceText] = []
  /// What is wrong with a command.
  var complaint: String?
  var continuation = Continuation.prompt
  /// Whether it is the last one of a playback, before its end.
  var isStop = false

  init() {}

  /// - Parameter text: lines, the last one ended by a newline as well.
  init(_ text: String) {
    self.text = text
  }

  /// The answer to what has failed.
  init(_ complaint: Complaint) {
    switch complaint {
    case .message(let message): self.complaint = message
    case .diagnostics(let diagnostics, let sources): (self.diagnostics, self.sources) = (diagnostics, sources)
    }
  }

  /// Whether what was entered has failed.
  var isFailure: Bool { complaint != nil || diagnostics.hasErrors }
}

/// Why a command cannot do what it was asked for.
enum Complaint: Error {
  case message(String)
  /// A mistake in an expression, or an error of the run.
  case diagnostics([Diagnostic], [SourceText])
}
