import AnimKit
import Testing

@Suite("Functions that an environment gives its scripts")
struct HostTests {
  /// Keeps what scripts told it; only touched by the one thread of a test.
  private final class Recorder: @unchecked Sendable {
    var values: [Double] = []
  }

  @Test("A display sets the host's volume in each frame")
  func volume() throws {
    let recorder = Recorder()
    var environment = ScriptEnvironment()
    environment.function("setVolume", ["volume"], help: "Sets the volume, from 0 to 1") { (volume: Double) in
      recorder.values.append(volume)
    }
    let script = try environment.compile(
      """
      layer type Sound {
          property volume: number = 1 animated over 0.05s ease linear
          display volume { host.setVolume(volume) }
      }
      layer sound: Sound {}
      sound.volume = 0
      """
    ).get()
    var session = environment.makeSession(script)
    try session.run()
    #expect(recorder.values.count == 3)
    #expect(recorder.values.last == 0)
    #expect(zip(recorder.values, recorder.values.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("Purity and help go with the function")
  func purity() throws {
    var environment = ScriptEnvironment()
    environment.function("wave", ["x"], purity: .pure, help: "A wave") { (x: Double) in x / 2 }
    environment.function("clock", purity: .timeDependent) { () in 1.0 }
    let draw = { (call: String) in
      environment.compile(
        "layer type Dial { draw { stroke line((0, 0), (\(call), 1)) } }\nlayer dial: Dial {}"
      ).diagnostics.map(\.message)
    }
    #expect(draw("host.wave(1)") == [])
    #expect(draw("host.clock()") == ["'host.clock' is not possible in 'draw'"])
    #expect(environment.compile("host.wave()").diagnostics.first?.hint == "a wave")
  }

  @Test("A host's own types cross over, within their bounds")
  func ownTypes() throws {
    struct Volume: ScriptValue {
      let level: Double
      static var scriptType: ScriptType { .number }
      static var scriptTypeDescription: String { "a number from 0 to 1" }
      var scriptValue: PropertyValue { .number(level) }
      init?(scriptValue: PropertyValue) {
        guard case .number(let level) = scriptValue, (0...1).contains(level) else { return nil }
        self.level = level
      }
    }
    var environment = ScriptEnvironment()
    environment.function("louder", ["volume"]) { (volume: Volume) in Volume(scriptValue: .number(volume.level / 2)) }
    var session = environment.makeSession(try environment.compile("print host.louder(0.5) ?? 9").get())
    try session.run()
    #expect(String(decoding: session.takeOutput(), as: UTF8.self) == "0.25\n")
    session = environment.makeSession(try environment.compile("print host.louder(5) ?? 9").get())
    let error = #expect(throws: ScriptError.self) { try session.run() }
    #expect(error?.diagnostic.hint == "it takes a number from 0 to 1")
    #expect(error?.text(in: session.sources).hasPrefix("script.anim:1:7: error: 'host.louder' failed") == true)
  }

  @Test("Functions that suspend are awaited, side by side, and answered in order at one instant")
  func suspending() async throws {
    var environment = ScriptEnvironment()
    environment.suspendingFunction("load", ["name", "after:"]) { (name: String, delay: Double) async throws -> String in
      for _ in 0..<Int(delay) { await Task.yield() }
      if name == "bad" { throw HostError("no such thing") }
      return name.uppercased()
    }
    let script = try environment.compile(
      """
      parallel {
          print host.load("slow", after: 50), now
          print host.load("fast", after: 0), now
      }
      wait 1s
      print host.load("last", after: 1), now
      """
    ).get()
    var session = environment.makeSession(script)
    try await session.run()
    #expect(String(decoding: session.takeOutput(), as: UTF8.self) == "SLOW 0s\nFAST 0s\nLAST 1s\n")
    var failing = environment.makeSession(try environment.compile("print host.load(\"bad\", after: 0)").get())
    let error = await #expect(throws: ScriptError.self) { try await failing.run() }
    #expect(error?.diagnostic.message == "'host.load' failed: no such thing")
  }

  @Test("An answer that the Swift type of a parameter cannot take is told as one of a plain function is")
  func suspendingArguments() async throws {
    var environment = ScriptEnvironment()
    environment.suspendingFunction("rest", ["rounds"]) { (rounds: Int) async throws in }
    var session = environment.makeSession(try environment.compile("host.rest(2)\nhost.rest(0.5)").get())
    let error = await #expect(throws: ScriptError.self) { try await session.run() }
    #expect(error?.diagnostic.message == "'host.rest' failed: 0.5 is not possible as 'rounds'")
    #expect(error?.diagnostic.hint == "it takes a whole number")
  }

  @Test("A host that has its own clock answers when it likes")
  func displayLink() async throws {
    var environment = ScriptEnvironment()
    environment.suspendingFunction("load") { () async throws -> Double in 4 }
    var session = environment.makeSession(try environment.compile("print host.load(), now").get())
    try session.advance(by: .seconds(0.5))
    let call = try #require(session.pendingHostCalls.first)
    try session.advance(by: .seconds(0.5))
    try session.answer(await session.host.answer(to: call))
    #expect(String(decoding: session.takeOutput(), as: UTF8.self) == "4 1s\n")
  }

  @Test("Cancelling the task while a function is awaited ends the run as cancelled, not as a failure of the function")
  func cancelledFunction() async throws {
    let (started, begin) = AsyncStream.makeStream(of: Void.self)
    var environment = ScriptEnvironment()
    environment.suspendingFunction("load") { () async throws -> Double in
      begin.yield()
      try await Task.sleep(for: .seconds(600))
      return 1
    }
    let session = environment.makeSession(try environment.compile("print host.load()").get())
    let task = Task {
      var session = session
      try await session.run()
    }
    for await _ in started { break }
    task.cancel()
    let result = await task.result
    let error = #expect(throws: ScriptError.self) { try result.get() }
    #expect(error?.isCancelled == true)
  }

  @Test("Cancelling the task ends the run with an error")
  func cancellation() async throws {
    let script = try Script("while true {}")
    let task = Task {
      var session = Session(script)
      try await session.run()
    }
    task.cancel()
    let result = await task.result
    let error = #expect(throws: ScriptError.self) { try result.get() }
    #expect(error?.diagnostic.id.name == "run/cancelled")
  }
}
