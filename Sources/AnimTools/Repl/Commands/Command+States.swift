import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl {
  /// A state of the run with a name.
  struct Snapshot {
    var name: String
    var history: SessionHistory
  }
}

extension Repl.Command {
  static let states: [Repl.Command] = [
    Repl.Command("snap", "[NAME]", "Give the state a name, or list those that have one", in: .entries) {
      repl, rest throws(Complaint) in try repl.takeSnapshot(rest)
    },
    Repl.Command(
      "diff", "[A [B]]", "Tell what differs between two states, entry numbers or snapshots, or one and now",
      in: .entries, argument: .snapshot
    ) { repl, rest throws(Complaint) in try repl.diff(rest) },
    Repl.Command(
      "forget", "NAME", "Let the run be as if a name had never been declared", in: .entries,
      argument: .declaration
    ) { repl, rest throws(Complaint) in try repl.forget(rest) },
  ]
}

extension Repl {
  fileprivate mutating func takeSnapshot(_ name: String) throws(Complaint) -> Reply {
    guard !name.isEmpty else {
      let rows = snapshots.map { [$0.name, clockText($0.history.now)] }
      return Reply(rows.isEmpty ? "no snapshots; ':snap NAME' takes one\n" : TextTable(rows).text)
    }
    guard name.words.count == 1, Int(name) == nil else { throw .wrongSnapshot(name) }
    snapshots.removeAll { $0.name == name }
    snapshots.append(Snapshot(name: name, history: history))
    return Reply()
  }

  fileprivate func diff(_ text: String) throws(Complaint) -> Reply {
    let words = text.words
    guard words.count <= 2 else { throw .usage("diff") }
    var states: [SessionHistory] = []
    for word in words { states.append(try state(named: word)) }
    if states.isEmpty {
      guard !log.entries.isEmpty else { throw .noEntry(1, of: 0) }
      states = [state(after: max(log.kept.count - 1, 0))]
    }
    let (first, second) = (states[0], states.count == 2 ? states[1] : history)
    var lines = "\(RunDifference(from: first, to: second))".endingInNewline
    if first.now != second.now {
      lines = "~ now: \(PropertyValue.duration(first.now)) is now \(PropertyValue.duration(second.now))\n" + lines
    }
    return Reply(lines.isEmpty ? "nothing differs\n" : lines)
  }

  private func state(named word: String) throws(Complaint) -> SessionHistory {
    if let snapshot = snapshots.last(where: { $0.name == word }) { return snapshot.history }
    guard let number = Int(word) else { throw .unknownSnapshot(word, among: snapshots.map(\.name)) }
    guard (0...log.entries.count).contains(number), !log.entries.isEmpty else {
      throw .noEntry(number, of: log.entries.count)
    }
    return state(after: number)
  }

  /// The run right after an entry; before the first for 0.
  private func state(after number: Int) -> SessionHistory {
    number == 0 ? log.entries[0].before : log.entries[number - 1].after
  }

  // MARK: Forgetting

  fileprivate mutating func forget(_ name: String) throws(Complaint) -> Reply {
    guard !name.isEmpty, name.words.count == 1 else { throw .usage("forget") }
    if name.hasPrefix(":") { return try forgetDefinition(String(name.dropFirst())) }
    guard let declaration = session.declaration(named: name) else {
      throw .unknownName(name, among: session.declarations.map(\.name))
    }
    let declaring = session.sources.last { $0.range.contains(declaration.range) }
    guard let source = declaring,
      let entry = log.kept.last(where: { $0.kind == .typed && "entry \($0.number)" == source.name })
    else { throw .declaredInFile(name, declaring?.name ?? "") }
    let text = source.text(withoutStatementAt: declaration.range)
    let before = history
    let report = history.apply(SourceText(name: source.name, text: text))
    guard report.isApplied else {
      if let user = user(of: name, report, besides: source.name) { throw .stillUsed(name, by: user) }
      throw .diagnostics(report.diagnostics, report.sources)
    }
    var reply = Reply()
    if let older = session.declaration(named: name) {
      reply.text = "'\(name)' is again what was declared before: \(self.text(of: older))\n"
    }
    reply.text += lookAtWatches()
    note(text, .edited(entry: entry.number, command: ":forget \(name)"), before: before)
    return reply
  }

  /// The text in which a name is missed, if it is another one than that which declared it.
  private func user(of name: String, _ report: ReloadReport, besides declaring: String) -> String? {
    let map = SourceMap(report.sources)
    guard let error = report.diagnostics.firstError, error.id.name.hasPrefix("name/"),
      let place = map.location(of: error.range.lowerBound)
    else { return nil }
    let user = map.files[place.file]
    return user.name != declaring && user.text(in: error.range) == name ? user.name : nil
  }
}

extension SourceText {
  /// The text without the statement of its top level that holds a range, nor what parts that from the next.
  fileprivate func text(withoutStatementAt range: SourceRange) -> String {
    var bag = DiagnosticBag()
    let tree = Parser.parse(self, into: &bag)
    guard let statement = tree.ids(of: tree.root).map({ tree.range(of: $0) }).first(where: { $0.contains(range) })
    else {
      return text(in: self.range)
    }
    let head = text(in: SourceRange(self.range.lowerBound, statement.lowerBound))
    var tail = text(in: SourceRange(statement.upperBound, self.range.upperBound))[...]
    while let first = tail.first, first.isWhitespace || first == ";" { tail.removeFirst() }
    return (head + tail).trimmed
  }
}
