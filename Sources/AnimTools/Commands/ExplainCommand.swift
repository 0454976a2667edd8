import AnimLanguage

/// `anim explain [ID]`: tells what a diagnostic means.
struct ExplainCommand {
  /// What is told: one page, or the list of ids that begin so.
  private enum Subject {
    case page(Explanation)
    case list(prefix: String)
  }

  private let subject: Subject

  /// - Parameter arguments: an id, the beginning of some ids that ends with `/`, or nothing.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let name = arguments.operands.first ?? ""
    if name.isEmpty {
      subject = .list(prefix: "")
    } else if let page = DiagnosticID(named: name).flatMap({ Explanation(of: $0) }) {
      subject = .page(page)
    } else {
      let family = name.hasSuffix("/") ? name : name + "/"
      guard DiagnosticID.all.contains(where: { $0.name.hasPrefix(family) }) else { throw .unknownID(name) }
      subject = .list(prefix: family)
    }
  }

  func run(in environment: ToolEnvironment) -> ExitCode {
    switch subject {
    case .page(let page): environment.output.write(page.text)
    case .list(let prefix): environment.output.write(Self.list(prefix))
    }
    return .success
  }

  /// Ids with their summaries, an empty line between families.
  private static func list(_ prefix: String) -> String {
    let ids = DiagnosticID.all.filter { $0.name.hasPrefix(prefix) }
    let families = ids.map(\.family).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let width = ids.map(\.name.count).max() ?? 0
    return families.map { family in
      ids.filter { $0.family == family }
        .map { "\($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.summary)\n" }.joined()
    }.joined(separator: "\n")
  }
}
