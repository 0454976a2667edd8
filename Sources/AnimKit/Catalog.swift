import AnimLanguage
import AnimRuntime

/// Everything that scripts of an environment can use, with its types and a line of help each: for completion in an
/// editor, and as a reference for the people who write scripts.
public struct Catalog: Hashable, Sendable, Codable {
  /// One thing that has a name.
  public struct Entry: Hashable, Sendable, Codable {
    /// What scripts write.
    public let name: String
    /// The type, signature or form, as scripts write it.
    public let detail: String
    /// One line on what it is for; empty if the host gave none.
    public let help: String
    /// Of a function of the host's what a call depends on and does.
    public let purity: String?
  }

  /// The entries of one kind.
  public struct Section: Hashable, Sendable, Codable {
    /// What the entries are: `Functions`, `Easings` …
    public let title: String
    /// In the order of the reference.
    public let entries: [Entry]
  }

  /// The number of the format, which counts up when a reader has to be changed.
  public let version: Int
  /// The host's functions first, if there are any.
  public let sections: [Section]

  /// The section of a title; nil if there is none.
  public subscript(title: String) -> Section? { sections.first { $0.title == title } }

  /// The catalog as a page: a table for each section.
  public var markdown: String {
    sections.map { section in
      let rows = section.entries.map { entry in
        let help = entry.help + (entry.purity.map { entry.help.isEmpty ? $0 : " (\($0))" } ?? "")
        return "| `\(entry.name)` | `\(entry.detail)` | \(help) |\n"
      }
      return "## \(section.title)\n\n| | | |\n|---|---|---|\n" + rows.joined()
    }.joined(separator: "\n")
  }
}

extension ScriptEnvironment {
  /// What scripts can use.
  public var catalog: Catalog {
    let functions = host.vocabulary.functions.map { function in
      Catalog.Entry(
        name: function.name, detail: function.text, help: function.help, purity: Self.text(of: function))
    }
    let own = functions.isEmpty ? [] : [Catalog.Section(title: "Functions of the host", entries: functions)]
    let sections = Self.kinds.map { title, kind in
      Catalog.Section(
        title: title,
        entries: Vocabulary.entries(of: kind).map {
          Catalog.Entry(name: $0.name, detail: $0.detail, help: $0.help, purity: nil)
        })
    }
    return Catalog(version: 1, sections: own + sections)
  }

  private static func text(of function: HostFunctionSignature) -> String {
    if function.isSuspending { return "waits for the host" }
    return switch function.purity {
    case .pure: "pure"
    case .timeDependent: "depends on time"
    case .effect: "has an effect"
    }
  }

  private static let kinds: [(title: String, kind: Vocabulary.Kind)] = [
    ("Types", .type), ("Units", .unit), ("Functions", .function), ("Members", .method), ("Properties", .property),
    ("Easings", .easing), ("Clauses", .clause), ("Colours", .color),
  ]
}
