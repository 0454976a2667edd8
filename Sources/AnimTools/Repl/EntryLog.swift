import AnimEngine
import AnimRuntime

/// The entries that were kept, each with the session before and after it: what undo goes back to.
struct EntryLog {
  /// What an entry was.
  enum Kind: Hashable {
    case typed
    /// The script of a file.
    case loaded(String)
    /// The script of a file in the place of what was loaded from it before.
    case reloaded(String)
    /// A command that has changed how the run is: the text is that of the command.
    case command
    /// A command that has put a text in the place of that of an entry.
    case edited(entry: Int, command: String)
  }

  struct Entry {
    /// From 1; its value is known as `_1`.
    var number: Int
    var text: String
    var kind: Kind
    var instant: MediaTime
    /// Whether it had a value.
    var hasValue: Bool
    /// The entries that counted before it.
    fileprivate(set) var earlier: [Entry] = []
    var before: SessionHistory
    var after: SessionHistory
  }

  /// The entries that count, in the order of their instants and at one instant in that of entering.
  private(set) var kept: [Entry] = []
  /// The entries that were undone and can be redone, the one undone last first.
  private(set) var undone: [Entry] = []

  /// All entries, those that were undone last.
  var entries: [Entry] { kept + undone }

  /// The number of an entry at an instant: what was entered at later ones would be dropped.
  func number(at instant: MediaTime) -> Int { kept.count { $0.instant <= instant } + 1 }

  /// Whether something was entered at a later instant.
  func hasEntries(after instant: MediaTime) -> Bool { kept.contains { $0.instant > instant } }

  /// Adds an entry; what was undone is forgotten, and what was entered at later instants counts no more.
  mutating func append(_ entry: Entry) {
    var entry = entry
    entry.earlier = kept
    kept = kept.filter { $0.instant <= entry.instant } + [entry]
    undone = []
  }

  /// Lets the last entry count no more, and gives it; nil if there is none.
  mutating func undo() -> Entry? {
    guard let entry = kept.last else { return nil }
    kept = entry.earlier
    undone.insert(entry, at: 0)
    return entry
  }

  /// Lets the entry count again that was undone last, and gives it; nil if there is none.
  mutating func redo() -> Entry? {
    guard !undone.isEmpty else { return nil }
    let entry = undone.removeFirst()
    kept = kept.filter { $0.instant <= entry.instant } + [entry]
    return entry
  }
}

extension EntryLog.Entry {
  /// What was entered in one line.
  var summary: String {
    switch kind {
    case .loaded(let path): return ":load \(path)"
    case .reloaded(let path): return ":reload \(path)"
    case .edited(_, let command): return command
    case .command, .typed:
      let lines = text.split(whereSeparator: \.isNewline)
      let first = lines.first.map { String($0).trimmed } ?? ""
      return lines.count > 1 ? "\(first) … (\(lines.count) lines)" : first
    }
  }
}
