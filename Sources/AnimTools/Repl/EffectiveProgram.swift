import AnimEngine
import AnimLanguage
import AnimRuntime

/// The entries that count as one script which comes to the same state.
///
/// What was declared anew later is left out where its first declaration stands, what only showed a value is left out
/// unless a later entry uses that value, and where time passed between entries the script waits.
struct EffectiveProgram {
  let text: String

  init(_ entries: some Collection<EntryLog.Entry>) {
    let parts = EffectiveProgram.parts(of: Array(entries))
    var text = ""
    var now = MediaTime.zero
    for (index, part) in parts.enumerated() {
      let later = parts.dropFirst(index + 1)
      let usesValue = part.isUsed(by: later)
      let isReplaced =
        !part.declared.isEmpty && part.isDeclaration
        && part.declared.allSatisfy { name in later.contains { $0.declared.contains(name) } }
      let statement = part.text(keepingValue: usesValue)
      guard !isReplaced, !statement.isEmpty else { continue }
      if part.entry.instant > now { text += "wait \((part.entry.instant - now).exactText)\n" }
      now = max(now, part.entry.instant)
      text += statement.endingInNewline
    }
    self.text = text
  }

  /// Where a run of the script differs from a session; nil if nowhere.
  func difference(from history: SessionHistory, loader: ScriptLoader) -> String? {
    var run = SessionHistory(Session(options: history.session.options))
    do throws(ScriptError) {
      let found = try run.update { session throws(ScriptError) in
        try session.enter(SourceText(name: "program", text: text), loader: loader)
      }
      if let error = found.firstError { return error.message }
      try run.seek(to: history.now)
    } catch {
      return error.diagnostic.message
    }
    let difference = RunDifference(from: history, to: run)
    return difference.description.split(separator: "\n").first.map(String.init)
  }

  /// The entries that are part of the script: what was reloaded takes the place of what was loaded, and an edited text
  /// that of what was typed.
  private static func parts(of entries: [EntryLog.Entry]) -> [Part] {
    var last: Int?
    return entries.compactMap { entry in
      var entry = entry
      switch entry.kind {
      case .reloaded, .edited, .command: return nil
      case .loaded(let path): entry.text = entries.last { $0.kind == .reloaded(path) }?.text ?? entry.text
      case .typed: entry.text = entries.textInPlace(ofEntry: entry.number) ?? entry.text
      }
      defer { if entry.hasValue { last = entry.number } }
      return Part(entry, lastValue: last)
    }
  }

  /// An entry and what its text says of itself.
  private struct Part {
    let entry: EntryLog.Entry
    let source: SourceText
    let tree: SyntaxTree
    /// The names that it declares.
    let declared: Set<String>
    /// Whether it does nothing but declare.
    let isDeclaration: Bool
    /// Its last statement, if that only gives a value.
    private let value: SourceRange?
    private let isCall: Bool
    /// The entry whose value `_` is in this one.
    private let lastValue: Int?

    init(_ entry: EntryLog.Entry, lastValue: Int?) {
      self.entry = entry
      self.lastValue = lastValue
      source = SourceText(name: "", text: entry.text)
      var bag = DiagnosticBag()
      let tree = Parser.parse(source, into: &bag)
      self.tree = tree
      let known = entry.before.session.declarations
      declared = Set(
        entry.after.session.declarations.filter { !known.contains($0) && !$0.name.hasPrefix("_") }.map(\.name))
      let statements = tree.ids(of: tree.root).map { tree[$0] }
      isDeclaration = statements.allSatisfy { statement in
        switch statement {
        case .variable, .function, .handler: true
        default: false
        }
      }
      var range: SourceRange?
      var isCall = false
      if case .expression(let id)? = statements.last {
        range = tree.range(of: id)
        if case .call = tree[id] { isCall = true }
      }
      value = range
      self.isCall = isCall
    }

    /// Whether one of some later entries names its value.
    func isUsed(by later: some Sequence<Part>) -> Bool {
      guard entry.hasValue else { return false }
      return later.contains { part in
        let names = part.entry.text.names
        return names.contains("_\(entry.number)") || (names.contains("_") && part.lastValue == entry.number)
      }
    }

    /// The entry as a script says it; empty if nothing is left of it.
    func text(keepingValue isKept: Bool) -> String {
      guard let value else { return text(in: source.range) }
      let (head, tail) = (SourceRange(0, value.lowerBound), SourceRange(value.lowerBound, source.range.upperBound))
      if isKept { return text(in: head) + "let _\(entry.number) = " + text(in: tail) }
      return isCall ? text(in: source.range) : text(in: head).trimmed
    }

    /// A part of the text, with `_` as the number of the entry whose value it is.
    private func text(in range: SourceRange) -> String {
      guard let number = lastValue else { return source.text(in: range) }
      var text = ""
      var position = range.lowerBound
      for token in tree.tokens
      where token.kind == .word && range.contains(token.range) && source.text(in: token.range) == "_" {
        text += source.text(in: SourceRange(position, token.range.lowerBound)) + "_\(number)"
        position = token.range.upperBound
      }
      return text + source.text(in: SourceRange(position, range.upperBound))
    }
  }
}

extension Collection<EntryLog.Entry> where Self: BidirectionalCollection {
  /// What a command has last put in the place of an entry's text; nil if none has.
  func textInPlace(ofEntry number: Int) -> String? {
    last { if case .edited(number, _) = $0.kind { true } else { false } }?.text
  }
}
