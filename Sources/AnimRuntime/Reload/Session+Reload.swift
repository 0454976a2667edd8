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
  var sourcesOfDiagnostics: [SourceText] { sources + entrySources.filter { !sources.contains($0) } }

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
  var text: EnteredText? {
    switch input {
    case .text(let text), .library(let text): text
    case .test, .event, .variable, .property, .answer: nil
    }
  }
}
