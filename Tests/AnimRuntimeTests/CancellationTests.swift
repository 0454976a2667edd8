import AnimEngine
import AnimLanguage
import Foundation
import Testing

@testable import AnimRuntime

@Suite("Cancellation")
struct CancellationTests {
  /// Runs a script under a monitor; gives the error that ended it.
  private func failure(_ text: String, _ monitor: RunMonitor, limits: Limits = Limits()) -> ScriptError? {
    var options = SessionOptions()
    options.limits = limits
    var session = Session(options: options)
    session.monitor = monitor
    do {
      _ = try session.enter(SourceText(name: "t", text: text))
      try session.run()
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "a raised flag ends whatever runs, and says so",
    arguments: [
      "while true {}", "func f() { f() }\nwhile true { f() }", "for i in 0..<1e15 {}", "every 1ms {}\nwait 1e9s",
      "on frame { }\nwait 1e9s", "layer card {}\nanimate card.opacity to 0 over 1s\nwait for all",
    ])
  func flag(script: String) {
    let flag = CancellationFlag()
    flag.cancel()
    let error = failure(script, RunMonitor(flag: flag))
    #expect(error?.isCancelled == true)
    #expect(error?.diagnostic.id == .runCancelled)
    flag.reset()
    #expect(failure("print 1", RunMonitor(flag: flag)) == nil)
  }

  @Test("the monitor is asked once in a bounded number of steps")
  func interval() {
    let asked = Counter()
    var limits = Limits()
    limits.steps = 100 * RunMonitor.stepInterval
    let error = failure("while true {}", RunMonitor(isCancelled: { asked.next() > 1_000 }), limits: limits)
    #expect(error?.diagnostic.id == .limitSteps)
    #expect((100...110).contains(asked.value))
  }

  /// Does something a little later, on a thread of its own: those of tasks may all be taken by what is to be stopped.
  private func soon(_ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.02)
      body()
    }
  }

  @Test("a flag raised by another thread stops a loop that never ends")
  func otherThread() {
    let flag = CancellationFlag()
    soon { flag.cancel() }
    #expect(failure("while true {}", RunMonitor(flag: flag), limits: .unlimited)?.isCancelled == true)
  }

  @Test("the cancellation of the task that runs it stops a run")
  func task() async {
    let run = Task.detached {
      failure("while true {}", RunMonitor(isCancelled: { Task.isCancelled }), limits: .unlimited)
    }
    soon { run.cancel() }
    #expect(await run.value?.isCancelled == true)
  }

  @Test("a copy from before goes on as if nothing had happened")
  func copy() throws {
    var session = Session()
    _ = try session.enter(SourceText(name: "a", text: "var n = 1\nevery 1s { n += 1; print n }"))
    var copy = session
    session.monitor = RunMonitor(isCancelled: { true })
    #expect(throws: ScriptError.self) { try session.advance(to: MediaTime(seconds: 2)) }
    #expect(session.takeOutput() == [])
    try copy.advance(to: MediaTime(seconds: 2))
    #expect(lines(of: copy.takeOutput()) == ["2", "3"])
  }

  @Test("a session that was cancelled in the middle of a change takes further text")
  func afterwards() throws {
    var session = Session()
    let script = """
      layer type Tile { property level: number = 0
        changed level { while true {} } }
      layer tile: Tile { level = 1 }
      tile.level = 2
      """
    let asked = Counter()
    session.monitor = RunMonitor(isCancelled: { asked.next() > 3 })
    #expect(throws: ScriptError.self) { _ = try session.enter(SourceText(name: "a", text: script)) }
    session.monitor = nil
    #expect(!session.isYielding)
    _ = try session.enter(
      SourceText(name: "b", bytes: Array("wait 1ms\nprint 2".utf8), base: session.nextBase))
    try session.run()
    #expect(lines(of: session.takeOutput()).contains("2"))
  }

  @Test("wall time is measured by the host's clock alone")
  func wallTime() {
    var limits = Limits()
    limits.wallTime = MediaTime(seconds: 10)
    let clock = Counter()
    // Each look at the clock is a second later.
    let monitor = RunMonitor(clock: { MediaTime(seconds: Double(clock.next())) })
    let error = failure("while true {}", monitor, limits: limits)
    #expect(error?.diagnostic.id == .limitWallTime)
    #expect(error?.diagnostic.message == "the script ran for longer than 10s")
    #expect(clock.value <= 14)
    #expect(failure("for i in 0..<1e6 {}", RunMonitor(), limits: limits) == nil)
  }
}

/// Counts calls from any thread.
private final class Counter: Sendable {
  private let flags = (0..<2_000).map { _ in CancellationFlag() }

  var value: Int { flags.firstIndex { !$0.isCancelled } ?? flags.count }

  func next() -> Int {
    let index = value
    if index < flags.count { flags[index].cancel() }
    return index + 1
  }
}
