import AnimLanguage

/// How a part of the screen is shown.
enum TextStyle: Hashable, Sendable {
  case plain
  case prompt
  /// What is open, before the lines that continue an entry.
  case continuation
  case highlight(Highlight.Kind)
  /// A bracket at the cursor and the one that it belongs to.
  case bracket
  /// What an earlier entry goes on with.
  case suggestion
  /// The names and the explanations of a list below the entry.
  case listName, listDetail

  /// The parameters that select it, of the sequence `Esc [ … m`.
  var parameters: String {
    switch self {
    case .plain: ""
    case .prompt: "1"
    case .continuation, .suggestion, .listDetail, .highlight(.comment): "2"
    case .bracket: "1;4"
    case .listName: "1"
    case .highlight(.word): "35"
    case .highlight(.property): "36"
    case .highlight(.function): "34"
    case .highlight(.type), .highlight(.constant): "33"
    case .highlight(.number): "33"
    case .highlight(.string): "32"
    case .highlight(.command): "1;34"
    case .highlight(.error): "4;31"
    }
  }
}
