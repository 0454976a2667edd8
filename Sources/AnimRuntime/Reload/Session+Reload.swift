import AnimEngine
import AnimLanguage

extension Session {
  /// Puts an edited script in the place of the one that runs. The run is then as if the edited script had always run:
  /// from the start of the run, with the same seed, the same events and the same writes of the host at their instants,
  /// up to the present one. So the clock stays where it is, and what the edit does not touch stays as it was.
  ///
  /// Nothing of the past happens again: what it prints is not printed, calls of host functions are answered as they were,
  /// found by function and arguments, wherever in the script they now are. A function that made its strand wait is answered
  /// after the time that it took. An event or write to a layer that is gone is dropped; the report tells it. Layers are
  /// found by their paths.
  ///
  /// Calls in the past that were never made are told as warnings. One without a result is left out, since what it would
  /// have done then must not happen now; one with a result is made now; one that makes its strand wait is pending, see
  /// ``pendingHostCalls``.
  ///
  /// So one who stands at 3 s and makes an animation that began at 1 s longer sees it where the new duration has it at 3 s,
  /// and one who deletes a timer sees what the timer never did. Random numbers come in the order in which they are asked
  /// for: an edit that asks for one more shifts those that follow.
  ///
  /// If the edited script has mistakes, or comes to an error on its way, nothing changes and the last good run goes on.
  /// A run that has ended with an error can be mended like this.
  ///
  /// It takes about twice the time that the run has taken so far, without waiting.
  ///
  /// - Parameters:
  ///   - source: the edited text. It replaces the last text that was entered under its name, or the only one.
  ///   - loader: where imported files come from; they are read anew.
  /// - Returns: what has changed.
  public mutating func apply(_ source: SourceText, loader: ScriptLoader = .none) -> ReloadReport {
    var report = ReloadReport()
    guard let index = journal.indexOfText(editedAs: source.name) else {
      report.diagnostics = [.unknownText(source.name, journal.textNames)]
      return report
    }
    var reload = Reload(self, index, source, loader)
    do throws(ScriptError) {
      guard try reload.run(&report) else { return report }
    } catch {
      report.diagnostics.append(error.diagnostic)
      report.sources = reload.edited.sourcesOfDiagnostics
      return report
    }
    var edited = reload.edited
    report.compare(reload.oldOutline, RunOutline(edited, reload.editedRecording))
    report.isApplied = true
    edited.succeed(self)
    self = edited
    return report
  }

  /// A session in which nothing has happened, which runs as this one.
  func emptied() -> Session {
    var session = Session(options: options, host: host)
    session.monitor = monitor
    return session
  }

  /// The texts so far, and the last one also if it was refused.
  fileprivate var sourcesOfDiagnostics: [SourceText] { sources + entrySources.filter { !sources.contains($0) } }

  /// Takes the place of a session: what that has not handed out is still to be taken, and what this one has told so far
  /// is not.
  private mutating func succeed(_ other: Session) {
    var other = other
    _ = (takeOutput(), takeTrace(), takeWarnings(), takeFailures(), takeRecord())
    for byte in other.takeOutput() { machine.output.append(byte: byte) }
    machine.warnings = other.takeWarnings()
    machine.failures = other.takeFailures()
    machine.isRecorded = other.machine.isRecorded
  }
}

extension Journal {
  /// The entry of the last text of a name, or of the only text.
  fileprivate func indexOfText(editedAs name: String) -> Int? {
    let texts = entries.indices.filter { entries[$0].text != nil }
    return texts.last { entries[$0].text?.source.name == name } ?? (texts.count == 1 ? texts.first : nil)
  }

  fileprivate var textNames: [String] { entries.compactMap { $0.text?.source.name } }
}

extension Journal.Entry {
  fileprivate var text: EnteredText? {
    switch input {
    case .text(let text), .library(let text): text
    case .test, .event, .variable, .property, .answer: nil
    }
  }

  /// The call that was answered, and what it was answered when.
  fileprivate var answer: (call: HostCallID, known: KnownAnswer)? {
    guard case .answer(let answer, let asked) = input else { return nil }
    return (answer.call, KnownAnswer(asked: asked, delay: instant - asked, answer: answer))
  }
}

/// What the host has said to a call that waited.
private struct KnownAnswer {
  /// When the call was made.
  let asked: MediaTime
  /// How long the host took.
  let delay: MediaTime
  let answer: HostAnswer
}

/// The same inputs in the run as it was and in that of the edited script, side by side: so the layers that they go to are
/// known by their paths at that instant.
private struct Reload {
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
  /// The answers that the edited run has not asked for yet. Looked up, never iterated.
  private var answers: [HostCallID: KnownAnswer] = [:]

  var oldOutline: RunOutline { RunOutline(old, oldRecording) }

  init(_ session: Session, _ index: Int, _ source: SourceText, _ loader: ScriptLoader) {
    (journal, end) = (session.journal, session.now)
    (self.index, self.source, self.loader) = (index, source, loader)
    old = session.emptied()
    old.machine.isRecorded = true
    edited = old
    edited.machine.engine.isObserved = session.machine.engine.isObserved
    old.machine.hostCallLog.repeat(session.machine.hostCallLog)
    edited.machine.hostCallLog.repeatEdited(session.machine.hostCallLog)
    for entry in journal.entries { if let (call, known) = entry.answer { answers[call] = known } }
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
    }
    try advance(to: end)
    while let due = nextAnswer() { try answer(due) }
    report.droppedInputs += journal.entries.filter { entry in entry.answer.map { answers[$0.call] != nil } ?? false }
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
      if let due = nextAnswer(), due.instant <= min(next, instant) {
        try edited.advance(to: due.instant)
        try answer(due)
      } else if next <= instant {
        try edited.advance(to: next)
      } else {
        break
      }
    }
    try edited.advance(to: instant)
  }

  /// The call of the edited run, made at another instant than it was, whose answer comes next, and when.
  private func nextAnswer() -> (call: HostCallID, instant: MediaTime)? {
    var due: (call: HostCallID, instant: MediaTime)?
    for call in edited.pendingHostCalls {
      guard let known = answers[call.id], known.asked != call.instant else { continue }
      let instant = call.instant + known.delay
      if due.map({ instant < $0.instant }) ?? true { due = (call.id, instant) }
    }
    return due
  }

  private mutating func answer(_ due: (call: HostCallID, instant: MediaTime)) throws(ScriptError) {
    guard let known = answers.removeValue(forKey: due.call) else { return }
    try edited.answer(HostAnswer(call: due.call, moved(known.answer.outcome)))
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
    let isLibrary = if case .library = entry.input { true } else { false }
    report.diagnostics = isLibrary ? edited.load(source, loader: loader) : try edited.enter(source, loader: loader)
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
      answers[answer.call] = nil
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
