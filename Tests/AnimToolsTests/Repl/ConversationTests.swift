import AnimEngine
import Testing

@testable import AnimTools

@Suite("A conversation at a terminal")
struct ConversationTests {
  /// A person who types what was written down before.
  private struct Typist: EntryReader {
    var inputs: [EntryInput]
    /// What stood before each entry.
    let prompts = Prompts()

    final class Prompts { var list: [String] = [] }

    var isInteractive: Bool { true }

    mutating func readEntry(_ context: EntryContext) -> EntryInput {
      prompts.list.append(context.prompt)
      return inputs.isEmpty ? .end : inputs.removeFirst()
    }
  }

  private struct Outcome {
    var output: String
    var errors: String
    var exitCode: ExitCode
    var prompts: [String]
    var waits: [Duration]
  }

  private func talk(
    _ inputs: EntryInput..., style: ReplyWriter.Style = .prompt, interruptAfter: Int = .max,
    changing change: (inout ReplHost) -> Void = { _ in }
  ) throws -> Outcome {
    final class Clock: @unchecked Sendable { var waits: [Duration] = [] }
    let clock = Clock()
    let environment = ToolEnvironment()
    var host = ReplHost.none
    host.wait = { clock.waits.append($0) }
    host.isInterrupted = { clock.waits.count >= interruptAfter }
    change(&host)
    var conversation = Conversation(
      repl: Repl(host: host),
      writer: ReplyWriter(
        style: style, diagnostics: DiagnosticWriter(try ParsedArguments([], command: .repl), in: environment),
        environment: environment),
      watch: ScriptWatch())
    let typist = Typist(inputs: inputs)
    var reader: any EntryReader = typist
    let exitCode = conversation.run(&reader)
    return Outcome(
      output: environment.output.text, errors: environment.error.text, exitCode: exitCode,
      prompts: typist.prompts.list, waits: clock.waits)
  }

  @Test("It begins with a greeting, and answers with names and types")
  func greeting() throws {
    let outcome = try talk(.entry("let x = 1"), .entry("x + 1"))
    #expect(
      outcome.output == "anim \(CommandLineTool.version)  ':help' lists the commands, ':tour' shows what can be done\n"
        + "x : number = 1\n_ : number = 2\n")
    #expect(outcome.prompts == ["[1] 00:00.000 f0 › ", "[2] 00:00.000 f0 › ", "[3] 00:00.000 f0 › "])
    let quiet = try talk(.entry("1"), style: .quiet)
    #expect(quiet.output.isEmpty)
  }

  @Test("A mistake is told on standard error and does not make the end a failure")
  func mistakes() throws {
    let outcome = try talk(.entry("nonsense"), .entry(":wrong"))
    #expect(outcome.errors.contains("unknown name 'nonsense'"))
    #expect(outcome.errors.hasSuffix("error: there is no command ':wrong'; ':help' lists them\n"))
    #expect(outcome.exitCode == .success)
  }

  @Test("Ctrl-C at an empty prompt says how to leave, and leaves when it comes again")
  func interrupts() throws {
    let once = try talk(.interrupted, .entry("1"), .interrupted, .entry("2"))
    #expect(once.output.contains("to leave, press Ctrl-C again or Ctrl-D\n_ : number = 1\n"))
    #expect(once.output.hasSuffix("_ : number = 2\n"))
    let twice = try talk(.interrupted, .interrupted, .entry("1"))
    #expect(!twice.output.contains("_ : number"))
    #expect(twice.exitCode == .success)
  }

  @Test("Quitting ends it, whatever has failed")
  func quitting() throws {
    let outcome = try talk(.entry("nonsense"), .entry(":q"), .entry("print 1"))
    #expect(!outcome.output.contains("1\n_"))
    #expect(outcome.exitCode == .success)
  }

  @Test("A playback waits for each frame, shows the clock, and clears its line before what is printed")
  func playback() throws {
    let outcome = try talk(.entry("after 50ms { print \"there\" }"), .entry(":play 0s..0.1s x0.5"))
    #expect(outcome.waits.count == 6)
    #expect(outcome.waits.dropFirst().first.map { $0 > .milliseconds(66) && $0 < .milliseconds(67) } == true)
    #expect(outcome.output.contains("\r00:00.033 f2 \r\u{1b}[Kthere\n"))
    #expect(outcome.output.hasSuffix("\r\u{1b}[K"))
    #expect(outcome.prompts.last == "[2] 00:00.100 f6 › ")
  }

  @Test("Ctrl-C stops a playback where it is")
  func interruptedPlayback() throws {
    let outcome = try talk(.entry(":play 0s..1s"), interruptAfter: 4)
    #expect(outcome.prompts.last == "[1] 00:00.050 f3 › ")
    #expect(outcome.exitCode == .success)
  }

  @Test("A loop goes round until Ctrl-C, from where the clock is, each round in its own time")
  func loop() throws {
    let outcome = try talk(
      .entry(":loop 0s..50ms"), .entry(":goto f2"), .entry(":play"), interruptAfter: 6)
    let frames = outcome.waits.map { ($0 / .microseconds(16_666)) }.map { Int($0.rounded()) }
    // One frame to the end, then rounds of three.
    #expect(frames == [1, 1, 2, 3, 1, 2])
    #expect(outcome.prompts.last == "[1] 00:00.017 f1 › ")
  }

  @Test("Backwards frames come in the time that they take")
  func reverse() throws {
    let outcome = try talk(.entry(":goto 0.05s"), .entry(":play x0.5 reverse"))
    #expect(outcome.waits.map { Int(($0 / .microseconds(33_333)).rounded()) } == [1, 2, 3])
    #expect(outcome.prompts.last == "[1] 00:00.000 f0 › ")
  }

  @Test("':json' answers in objects until it is off")
  func json() throws {
    let outcome = try talk(.entry(":json on"), .entry("1 + 1"), .entry(":json off"), .entry("2 + 2"))
    #expect(outcome.output.contains("{\"schema\":1,\"entry\":\"1 + 1\",\"ok\":true"))
    #expect(outcome.output.hasSuffix("_ : number = 4\n"))
  }

  @Test("It begins with the entries that the user has written down, of which only failures are told")
  func startup() throws {
    let text = """
      // what I always want

      :def o :peek end $1.opacity
      let side = 40
      nonsense
      layer card {
        opacity = 0.5
      }
      """
    let outcome = try talk(.entry(":o card"), .entry("side")) { $0.startup = { ("init.anim", text) } }
    #expect(outcome.output.contains("'init.anim':\n"))
    #expect(!outcome.output.contains("side : number"))
    #expect(outcome.output.hasSuffix("card.opacity : number = 0.5\n_ : number = 40\n"))
    #expect(outcome.errors.contains("nonsense"))
    #expect(outcome.prompts.first == "[3] 00:00.000 f0 › ")
    #expect(outcome.exitCode == .success)
  }

  @Test("An entry that was changed in an editor is shown and entered, nothing if nothing is left")
  func editor() throws {
    let outcome = try talk(.entry("let a = 1"), .entry(":edit"), .entry("a")) {
      $0.edit = { text throws(FileError) in text.replacing("1", with: "2") + "\n" }
    }
    #expect(outcome.output.contains("[2] 00:00.000 f0 › let a = 2\na : number = 2\n_ : number = 2\n"))
    let empty = try talk(.entry(":edit"), .entry("1")) { $0.edit = { _ throws(FileError) in " \n" } }
    #expect(empty.output.hasSuffix("_ : number = 1\n"))
    let none = try talk(.entry(":edit"))
    #expect(none.errors == "error: the editor could not be started or failed; VISUAL or EDITOR names it\n")
    let failing = try talk(.entry(":edit")) { $0.edit = { _ throws(FileError) in throw .notAllowed } }
    #expect(failing.errors.hasPrefix("error: "))
  }

  @Test("A script that was written is read anew when the reader says that it is time")
  func due() throws {
    final class Store: @unchecked Sendable { var reads = 0 }
    let store = Store()
    let outcome = try talk(.entry(":load a.anim"), .due, .entry("x")) {
      $0.read = { _ throws(FileError) in
        store.reads += 1
        return Array("let x = \(store.reads)".utf8)
      }
    }
    #expect(outcome.output.contains("'a.anim' has been written\n~ x: 1 is now 2\n"))
    #expect(outcome.output.hasSuffix("_ : number = 2\n"))
  }

  @Test("A script is due once it was written and stays as it is")
  func scriptWatch() {
    final class File: @unchecked Sendable { var time: Int64 = 1 }
    let file = File()
    var host = ReplHost.none
    host.read = { _ throws(FileError) in Array("let x = 1".utf8) }
    host.stamp = { _ in FileStamp(time: file.time, size: 9, file: 1) }
    var repl = Repl(host: host)
    let watch = ScriptWatch()
    #expect(!watch.isDue(repl))
    _ = repl.reply(to: ":load a.anim")
    #expect(!watch.isDue(repl) && !watch.isDue(repl))
    file.time = 2
    #expect(!watch.isDue(repl))
    file.time = 3
    #expect(!watch.isDue(repl))
    #expect(watch.isDue(repl))
    _ = repl.reply(to: ":reload")
    #expect(!watch.isDue(repl))
  }
}
