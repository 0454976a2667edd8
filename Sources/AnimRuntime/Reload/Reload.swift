import AnimEngine
import AnimLanguage

/// The same inputs in the run as it was and in that of the edited script, side by side: so the layers that they go to are
/// known by their paths at that instant.
struct Reload {
  private let journal: Journal
  private let end: MediaTime
  private let index: Int
  private let source: SourceText
  private let loader: ScriptLoader

  private var old: Session
  private(set) var edited: Session
  private var oldRecording = RunRecording()
  private(set) var editedRecording = RunRecording()

  private var oldPaths = PathCache()
  private var editedPaths = PathCache()
  private var answers: KnownAnswers
  /// How many entries of the journal the edited run has behind it.
  private var doneCount = 0

  var oldOutline: RunOutline { RunOutline(old, oldRecording) }

  init(_ session: Session, _ index: Int, _ source: SourceText, _ loader: ScriptLoader) {
    (journal, end) = (session.journal, session.now)
    answers = KnownAnswers(session.journal)
    (self.index, self.source, self.loader) = (index, source, loader)
    old = session.emptied()
    old.machine.isRecorded = true
    edited = old
    edited.machine.engine.isObserved = session.machine.engine.isObserved
    old.machine.hostCallLog.repeat(session.machine.hostCallLog)
    edited.machine.hostCallLog.repeatEdited(session.machine.hostCallLog)
  }

  /// Runs both up to the present instant.
  ///
  /// - Returns: whether the edited script can take the place of the other; else the report has its mistakes.
  /// - Throws: an error that the edited script has come to.
  mutating func run(_ report: inout ReloadReport) throws(ScriptError) -> Bool {
    for (number, entry) in journal.entries.enumerated() {
      try advance(to: entry.instant)
      if number == index {
        guard try enterEdited(entry, &report) else { return false }
      } else {
        try repeatInput(entry, &report)
      }
      try? keepOld { old throws(ScriptError) in _ = try old.perform(entry.input) }
      doneCount = number + 1
    }
    try advance(to: end)
    while let due = answers.next(for: edited.pendingHostCalls, after: doneCount) { try answer(due.call) }
    report.droppedInputs += answers.unused
    let newCalls = edited.machine.hostCallLog.newCalls.map { Diagnostic.newHostCalls($0, edited.machine.code) }
    report.diagnostics += edited.language.told(newCalls)
    report.sources = edited.sourcesOfDiagnostics
    edited.machine.hostCallLog.goOn()
    collect()
    return !report.diagnostics.hasErrors
  }

  private mutating func advance(to instant: MediaTime) throws(ScriptError) {
    try advanceEdited(to: instant)
    try? keepOld { old throws(ScriptError) in try old.advance(to: instant) }
    collect()
  }

  /// Goes on with the edited run. Calls that it makes at other instants than they were made at are answered on the way.
  private mutating func advanceEdited(to instant: MediaTime) throws(ScriptError) {
    while !answers.isEmpty {
      let next = edited.nextInstant ?? .infinity
      if let due = answers.next(for: edited.pendingHostCalls, after: doneCount), due.instant <= min(next, instant) {
        try edited.advance(to: due.instant)
        try answer(due.call)
      } else if next <= instant {
        try edited.advance(to: next)
      } else {
        break
      }
    }
    try edited.advance(to: instant)
  }

  private mutating func answer(_ call: HostCallID) throws(ScriptError) {
    guard let outcome = answers.take(call) else { return }
    try edited.answer(HostAnswer(call: call, moved(outcome)))
  }

  /// Goes on with the run as it was, unless an error ended it.
  private mutating func keepOld(_ body: (inout Session) throws(ScriptError) -> Void) throws(ScriptError) {
    if old.failure != nil { return }
    try body(&old)
  }

  /// Takes what nobody wants to see, so that it does not fill the memory.
  private mutating func collect() {
    for event in old.takeRecord() { oldRecording.append(event) }
    for event in edited.takeRecord() { editedRecording.append(event) }
    _ = (old.takeOutput(), old.takeTrace(), edited.takeOutput(), edited.takeTrace())
  }

  private mutating func enterEdited(_ entry: Journal.Entry, _ report: inout ReloadReport) throws(ScriptError) -> Bool {
    let source = SourceText(name: source.name, bytes: source.bytes, base: edited.nextBase)
    if case .library = entry.input {
      report.diagnostics = edited.load(source, loader: loader)
    } else {
      // Later texts may use its value.
      let names = entry.text?.valueNames ?? []
      report.diagnostics = try edited.evaluate(source, naming: names, loader: loader).diagnostics
    }
    report.sources = edited.sourcesOfDiagnostics
    return !report.diagnostics.hasErrors
  }

  /// Does in the edited run what came in the other.
  private mutating func repeatInput(_ entry: Journal.Entry, _ report: inout ReloadReport) throws(ScriptError) {
    let input: SessionInput
    switch entry.input {
    case .text(let text): input = .text(text.moved(to: edited.nextBase))
    case .library(let text): input = .library(text.moved(to: edited.nextBase))
    case .event(var event):
      if case .layer(let layer) = event.target {
        guard let layer = counterpart(of: layer) else { return report.droppedInputs.append(entry) }
        event.target = .layer(layer)
      }
      event.payload = moved(event.payload)
      input = .event(event)
    case .property(let layer, let keyPath, let value):
      guard let layer = counterpart(of: layer) else { return report.droppedInputs.append(entry) }
      input = .property(layer, keyPath: keyPath, moved(value))
    case .variable(let name, let value): input = .variable(name: name, moved(value))
    case .answer(let answer, let asked):
      // One to a call that comes at another instant now comes with that.
      guard edited.pendingHostCalls.contains(where: { $0.id == answer.call && $0.instant == asked }) else { return }
      _ = answers.take(answer.call)
      input = .answer(HostAnswer(call: answer.call, moved(answer.outcome)), asked: asked)
    case .test: input = entry.input
    }
    do throws(ScriptError) {
      let found = try edited.perform(input)
      if let error = found.firstError { throw ScriptError(error) }
    } catch {
      // A write that has no place any more is no fault of the edited script.
      guard error.diagnostic.id == .hostWrite else { throw error }
      report.droppedInputs.append(entry)
    }
  }

  /// A value of the other run with the edited run's layers in it; one that is gone stays as it is.
  private mutating func moved(_ value: PropertyValue) -> PropertyValue {
    switch value {
    case .layer(let layer): counterpart(of: layer).map { .layer($0) } ?? value
    case .list(let elements): .list(elements.map { moved($0) })
    default: value
    }
  }

  private mutating func moved(_ outcome: HostAnswer.Outcome) -> HostAnswer.Outcome {
    if case .value(let value) = outcome { .value(moved(value)) } else { outcome }
  }

  /// The layer of the edited run that has the path of a layer of the other.
  private mutating func counterpart(of layer: LayerID) -> LayerID? {
    let path = oldPaths.paths(old)[layer]
    return path.isEmpty ? nil : editedPaths.paths(edited)[path]
  }
}

/// The paths of a run's layers, found anew when the tree has changed.
private struct PathCache {
  private var cached: (treeVersion: Int, layerCount: Int, paths: LayerPaths)?

  mutating func paths(_ session: Session) -> LayerPaths {
    let (version, count) = (session.machine.engine.treeVersion, session.machine.engine.layerCount)
    if let cached, cached.treeVersion == version, cached.layerCount == count { return cached.paths }
    let paths = LayerPaths(session.machine.engine)
    cached = (version, count, paths)
    return paths
  }
}

extension EnteredText {
  /// The same text at another place among the texts of its session.
  fileprivate func moved(to base: UInt32) -> EnteredText {
    var text = self
    text.source = SourceText(name: source.name, bytes: source.bytes, base: base)
    return text
  }
}
