import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let entries: [Repl.Command] = [
    Repl.Command("undo", "[N]", "Go back to before the last entry, or the last N", in: .entries) {
      repl, rest throws(Complaint) in try repl.undo(repl.count(rest))
    },
    Repl.Command("redo", "[N]", "Take back an undo, or N", in: .entries) {
      repl, rest throws(Complaint) in try repl.redo(repl.count(rest))
    },
    Repl.Command("history", "", "List the entries with their instants", in: .entries) { repl, _ in
      Reply(repl.listing)
    },
    Repl.Command("edit", "[N]", "Change the last entry, or entry N, in an editor and enter that", in: .entries) {
      repl, rest throws(Complaint) in
      var reply = Reply()
      reply.continuation = .edit(try repl.textToEdit(rest))
      return reply
    },
    Repl.Command("at", "N", "Go to the state right after an entry", in: .entries) { repl, rest throws(Complaint) in
      guard let number = Int(rest) else { throw .usage("at") }
      try repl.go(toEntry: number)
      return Reply()
    },
    Repl.Command(
      "full", "[EXPRESSION]", "Show a value, or the last one, without cutting it short", in: .entries,
      argument: .expression
    ) { repl, rest throws(Complaint) in
      if !rest.isEmpty { return Reply(repl.text(of: try repl.value(of: rest), isFull: true) + "\n") }
      guard let value = repl.lastValue else { throw .noValue() }
      return Reply(repl.text(of: value, isFull: true) + "\n")
    },
  ]
}

extension Repl {
  fileprivate func count(_ text: String) throws(Complaint) -> Int {
    if text.isEmpty { return 1 }
    guard let count = Int(text), count > 0 else { throw .noCount(text) }
    return count
  }

  fileprivate mutating func undo(_ count: Int) throws(Complaint) -> Reply {
    guard !log.kept.isEmpty else { throw .nothingToUndo() }
    var lines = ""
    for _ in 0..<count {
      guard let entry = log.undo() else { break }
      history = entry.before
      lines += "undone: \(entry.summary)\n"
    }
    return Reply(lines)
  }

  fileprivate mutating func redo(_ count: Int) throws(Complaint) -> Reply {
    guard !log.undone.isEmpty else { throw .nothingToRedo() }
    var lines = ""
    for _ in 0..<count {
      guard let entry = log.redo() else { break }
      history = entry.after
      lines += "redone: \(entry.summary)\n"
    }
    return Reply(lines)
  }

  /// The text of an entry, the last one unless a number is given; empty if there is none.
  fileprivate func textToEdit(_ text: String) throws(Complaint) -> String {
    if text.isEmpty { return log.kept.last { $0.kind == .typed }?.text ?? "" }
    guard let number = Int(text) else { throw .usage("edit") }
    return try entry(number).text
  }

  /// The entry of a number, also one that was undone.
  private func entry(_ number: Int) throws(Complaint) -> EntryLog.Entry {
    let entries = log.entries
    guard number >= 1, number <= entries.count else { throw .noEntry(number, of: entries.count) }
    return entries[number - 1]
  }

  /// Undoes or redoes until an entry is the last one.
  fileprivate mutating func go(toEntry number: Int) throws(Complaint) {
    _ = try entry(number)
    while log.kept.count > number, let entry = log.undo() { history = entry.before }
    while log.kept.count < number, let entry = log.redo() { history = entry.after }
    if let entry = log.kept.last { history = entry.after }
  }

  /// The entries, those that were undone marked.
  fileprivate var listing: String {
    if log.entries.isEmpty { return "no entries yet\n" }
    let kept = log.kept.count
    return TextTable(
      log.entries.enumerated().map { index, entry in
        ["\(entry.number)", clockText(entry.instant), entry.summary + (index < kept ? "" : "  (undone)")]
      }, trailing: [0]
    ).text
  }
}
