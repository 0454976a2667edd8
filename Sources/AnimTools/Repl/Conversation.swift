import AnimEngine
import AnimLanguage
import AnimRuntime

/// The loop of the prompt: entries from a reader to the REPL, its replies to a writer.
struct Conversation {
  private var repl: Repl
  private let writer: ReplyWriter
  private var exitCode = ExitCode.success
  /// What tells that the script is to be read anew; nil if that is only done when it is asked for.
  private let watch: ScriptWatch?
  /// Entries that came from an editor and are not among those that can be recalled.
  private var editedEntries: [String] = []

  init(repl: Repl, writer: ReplyWriter, watch: ScriptWatch? = nil) {
    self.repl = repl
    self.writer = writer
    self.watch = watch
  }

  /// Talks until there is nothing more to read, or somebody wants to leave.
  ///
  /// - Parameters:
  ///   - reader: where entries come from.
  ///   - path: a script that is entered first. If that fails and nobody is there to mend it, the conversation is over.
  /// - Returns: what the process exits with: a failure if nobody was there to see that something failed.
  mutating func run(_ reader: inout any EntryReader, script path: String? = nil) -> ExitCode {
    if reader.isInteractive {
      greet()
      enterStartup()
    }
    if let path, let failure = load(path), !reader.isInteractive { return failure }
    var hasBeenWarned = false
    while !writer.environment.output.hasFailed {
      switch reader.readEntry(context(for: reader)) {
      case .end: return reader.isInteractive ? .success : exitCode
      case .interrupted:
        if hasBeenWarned { return .success }
        hasBeenWarned = true
        say("to leave, press Ctrl-C again or Ctrl-D\n")
      case .due: InterruptSignal.held { reload() }
      case .entry(let entry):
        hasBeenWarned = false
        // Ctrl-C ends what is going on, not the conversation.
        let isOver = reader.isInteractive ? InterruptSignal.held { answer(entry, isWatched: true) } : answer(entry)
        for entry in editedEntries { reader.remember(entry) }
        editedEntries = []
        if isOver { return reader.isInteractive ? .success : exitCode }
      }
    }
    return .inputOutput
  }

  /// Enters a script.
  ///
  /// - Returns: what the process exits with if that fails, which is told.
  private mutating func load(_ path: String) -> ExitCode? {
    // A mended one is found by `:reload`.
    repl.scriptPath = path
    var reply: Reply
    do throws(Complaint) {
      reply = try repl.load(path)
      reply.values = []
    } catch {
      reply = Reply(error)
    }
    writer.write(reply, to: ":load \(path)", repl)
    if reply.complaint != nil { return .noInput }
    return reply.isFailure ? .scriptError : nil
  }

  /// Answers to an entry.
  ///
  /// - Parameter isWatched: whether a person looks on.
  /// - Returns: whether the conversation is over.
  private mutating func answer(_ entry: String, isWatched: Bool = false) -> Bool {
    let reply = repl.reply(to: entry)
    writer.write(reply, to: entry, repl)
    if reply.isFailure { exitCode = .scriptError }
    switch reply.continuation {
    case .prompt: return false
    case .quit: return true
    case .play(let playback):
      play(playback, entry, isPaced: isWatched)
      return false
    case .edit(let text):
      return edit(text, entry, isWatched: isWatched)
    }
  }

  /// Has a person change a text, and enters it; nothing is entered if nothing is left.
  private mutating func edit(_ text: String, _ entry: String, isWatched: Bool) -> Bool {
    do {
      guard isWatched, let edited = try repl.host.edit(text) else {
        writer.write(Reply(.noEditor()), to: entry, repl)
        exitCode = .scriptError
        return false
      }
      let entered = edited.trimmed
      guard !entered.isEmpty else { return false }
      if writer.style == .prompt { say(Transcript.lines(of: entered, prompt: repl.prompt)) }
      editedEntries.append(entered)
      return answer(entered, isWatched: isWatched)
    } catch {
      writer.write(Reply(.unwritable("entry", error)), to: entry, repl)
      return false
    }
  }

  /// Reads the script anew, because it was written.
  private mutating func reload() {
    if writer.style == .prompt, let path = repl.scriptPath { say("'\(path)' has been written\n") }
    writer.write(repl.reply(to: ":reload"), to: ":reload", repl)
  }

  /// Enters what the user wants to begin with; only what fails is told.
  private mutating func enterStartup() {
    guard let (path, text) = repl.host.startup() else { return }
    var gatherer = EntryGatherer()
    var entries = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      gatherer.isEmpty && line.allSatisfy(\.isWhitespace) ? nil : gatherer.add(String(line))
    }
    if let rest = gatherer.finish() { entries.append(rest) }
    for entry in entries {
      let reply = InterruptSignal.held { repl.reply(to: entry) }
      guard reply.isFailure else { continue }
      say("'\(path)':\n")
      writer.write(reply, to: entry, repl)
    }
  }

  /// What helps with typing the next entry.
  private func context(for reader: any EntryReader) -> EntryContext {
    EntryContext(
      // Only a person completes what is typed.
      prompt: repl.prompt, language: repl.session.language, commands: reader.isInteractive ? repl.promptCommands : [],
      files: { folder in
        (SystemCalls.names(in: folder.isEmpty ? "." : folder) ?? []).sorted().map { name in
          SystemCalls.names(in: folder + name) == nil ? name : name + "/"
        }
      }, isDue: watch.map { watch in { [repl] in watch.isDue(repl) } })
  }

  private func greet() {
    guard writer.style == .prompt else { return }
    say("anim \(CommandLineTool.version)  ':help' lists the commands, ':tour' shows what can be done\n")
  }

  private func say(_ text: String) {
    writer.environment.output.write(text)
    writer.environment.output.flush()
  }

  /// Lets the clock run, frame by frame.
  ///
  /// - Parameter isPaced: whether frames wait for their time on the wall, and the clock is shown.
  private mutating func play(_ playback: Playback, _ entry: String, isPaced: Bool) {
    var playback = playback
    var start = repl.host.elapsed()
    while true {
      if isPaced, let next = repl.nextInstant(of: playback) {
        repl.host.wait(start + playback.delay(of: next))
        say("\r\(repl.clockText(repl.session.now)) ")
      }
      if repl.host.isInterrupted() { break }
      do throws(Complaint) {
        guard let reply = try repl.show(playback) else {
          // Only for somebody who can say that it is enough.
          guard isPaced, let next = playback.nextRound else { break }
          playback = next
          start = repl.host.elapsed()
          tell(try repl.move(to: playback.begin).reply, entry, isPaced: isPaced)
          continue
        }
        tell(reply, entry, isPaced: isPaced)
        if reply.isStop { break }
      } catch {
        writer.write(Reply(error), to: entry, repl)
        exitCode = .scriptError
        break
      }
    }
    if isPaced { say("\r\u{1b}[K") }
  }

  /// Tells what a frame of a playback has to say.
  private func tell(_ reply: Reply, _ entry: String, isPaced: Bool) {
    if isPaced, !ReplyText(repl).plain(reply).isEmpty { say("\r\u{1b}[K") }
    writer.writeFrame(reply, to: entry, repl)
  }
}
