import AnimEngine
import AnimLanguage

extension Session {
  /// Puts an edited script in the place of the one that runs. The run is then as if the edited script had always run:
  /// from the start of the run, with the same seed, the same events and the same writes of the host at their instants,
  /// up to the present one. So the clock stays where it is, and what the edit does not touch stays as it was.
  ///
  /// Nothing of the past happens again: what it prints is not printed, calls of host functions are answered as they were.
  /// An event or write to a layer that is gone is dropped; the report tells it. Layers are found by their paths.
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
    report.difference.compare(reload.oldOutline, RunOutline(edited, reload.editedRecording))
    report.isApplied = true
    edited.succeed(self)
    self = edited
    return report
  }

  /// A session in which nothing has happened, which runs as this one but for other limits.
  func emptied(limits: Limits? = nil) -> Session {
    var options = options
    if let limits { options.limits = limits }
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
  }

  /// Runs both up to the present instant.
  ///
  /// - Returns: whether the edited text is free of mistakes; else the report has them.
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
    edited.machine.hostCallLog.goOn()
    collect()
    return true
  }

  private mutating func advance(to instant: MediaTime) throws(ScriptError) {
    try edited.advance(to: instant)
    try? keepOld { old throws(ScriptError) in try old.advance(to: instant) }
    collect()
  }

  /// Goes on with the run as it was, unless an error ended it.
  private mutating func keepOld(_ body: (inout Session) throws(ScriptError) -> Void) throws(ScriptError) {
    if old.hasFailed { return }
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
      input = .event(event)
    case .property(let layer, let keyPath, let value):
      guard let layer = counterpart(of: layer) else { return report.droppedInputs.append(entry) }
      input = .property(layer, keyPath: keyPath, value)
    case .test, .variable, .answer: input = entry.input
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
