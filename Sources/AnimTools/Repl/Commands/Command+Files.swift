import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let files: [Repl.Command] = [
    Repl.Command("load", "FILE", "Enter a script", in: .files, argument: .path) { repl, rest throws(Complaint) in
      guard !rest.isEmpty else { throw .usage("load") }
      return try repl.load(rest)
    },
    Repl.Command("reload", "", "Read the script anew; nothing changes if it has mistakes", in: .files) {
      repl, _ throws(Complaint) in try repl.reload()
    },
    Repl.Command(
      "save", "FILE [--transcript]", "Write a script that comes to the same state, or what was typed and came out",
      in: .files, argument: .path
    ) { repl, rest throws(Complaint) in try repl.save(rest) },
  ]
}

extension Repl {
  /// Enters a script.
  mutating func load(_ path: String) throws(Complaint) -> Reply {
    let text = try read(path)
    let reply = enter(text, from: path)
    if !reply.isFailure { scriptPath = path }
    return reply
  }

  private mutating func read(_ path: String) throws(Complaint) -> String {
    scriptStamp = host.stamp(path)
    do throws(FileError) {
      return String(decoding: try host.read(path), as: UTF8.self)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Reads the script anew in the place of what was loaded: the run is then as if it had always been so, with all that
  /// was entered after it, and the clock where it is.
  fileprivate mutating func reload() throws(Complaint) -> Reply {
    guard let path = scriptPath else { throw .noScript() }
    guard log.kept.contains(where: { $0.kind == .loaded(path) }) else { return try load(path) }
    let text = try read(path)
    let before = history
    let report = history.apply(SourceText(name: path, text: text), loader: host.loader(path))
    guard report.isApplied else { throw .diagnostics(report.diagnostics, report.sources) }
    var reply = Reply(report.isEmpty ? "nothing has changed\n" : report.description.endingInNewline)
    reply.diagnostics = report.diagnostics
    reply.sources = report.sources
    collect(into: &reply)
    reply.text += lookAtWatches()
    note(text, .reloaded(path), before: before)
    return reply
  }

  fileprivate func save(_ text: String) throws(Complaint) -> Reply {
    let (path, option) = text.lastWord
    if option == "--transcript" {
      guard !path.isEmpty else { throw .usage("save") }
      try write(transcript, to: path)
      return Reply("saved \(counted(log.kept.count, "entry", "entries")) to '\(path)'\n")
    }
    guard !text.isEmpty else { throw .usage("save") }
    let program = EffectiveProgram(log.kept)
    try write(program.text, to: text)
    guard let difference = program.difference(from: history, loader: host.loader(text)) else {
      return Reply("saved to '\(text)'\n")
    }
    throw .message("'\(text)' was written, but a run of it comes to another state: \(difference)")
  }

  private func write(_ text: String, to path: String) throws(Complaint) {
    do throws(FileError) {
      try host.write(path, Array(text.utf8))
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// The entries that count with what comes out when they are entered once more.
  private var transcript: String {
    var host = host
    host.width = { 80 }
    var repl = Repl(options: options, host: host)
    var text = ""
    func enter(_ entry: String, _ repl: inout Repl) {
      let prompt = repl.prompt
      let reply = repl.reply(to: entry)
      text += Transcript.lines(of: entry, prompt: prompt) + ReplyText(repl).plain(reply)
    }
    for entry in log.kept {
      if entry.instant > repl.session.now { enter(":goto \(entry.instant.exactText)", &repl) }
      if case .typed = entry.kind { enter(entry.text, &repl) } else { enter(entry.summary, &repl) }
    }
    if session.now > repl.session.now { enter(":goto \(session.now.exactText)", &repl) }
    return text
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}
