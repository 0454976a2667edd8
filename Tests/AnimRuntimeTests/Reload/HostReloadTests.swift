import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Hot reload of a script that calls its host")
struct HostReloadTests {
  /// What reached the host; only touched by the one thread of a test.
  private final class Recorder: @unchecked Sendable {
    var calls: [String] = []
  }

  private let recorder = Recorder()

  private func seconds(_ seconds: Double) -> MediaTime { MediaTime(seconds: seconds) }

  private var host: HostFunctions {
    let recorder = recorder
    return HostFunctions([
      HostFunction("play") { (sound: String) in recorder.calls.append("play \(sound)") },
      HostFunction("measure") { (layer: LayerID) -> Double in
        recorder.calls.append("measure")
        return Double(recorder.calls.count) * 10
      },
      HostFunction("clock", purity: .timeDependent) { () -> Double in
        recorder.calls.append("clock")
        return 7
      },
      .suspending("load") { (_: String) async throws -> Double in 0 },
    ])
  }

  private func session(_ text: String, isStrict: Bool = false) throws -> Session {
    var options = SessionOptions()
    options.isStrict = isStrict
    var session = Session(options: options, host: host)
    #expect(try session.enter(SourceText(name: "t", text: text)).map(\.message) == [])
    return session
  }

  private func edit(_ session: inout Session, _ text: String) -> ReloadReport {
    session.apply(SourceText(name: "t", text: text))
  }

  /// Answers the pending call with an argument.
  private func answer(_ session: inout Session, _ argument: String, _ value: Double) throws {
    let call = try #require(session.pendingHostCalls.first { $0.arguments == [.string(argument)] })
    try session.answer(HostAnswer(call: call.id, .value(.number(value))))
  }

  @Test("Answers go to what was asked, however the calls are ordered now")
  func order() throws {
    var session = try session(
      "parallel {\n    print \"a\", host.load(\"a\")\n    print \"b\", host.load(\"b\")\n}\nprint 0")
    try session.advance(to: seconds(1))
    try answer(&session, "a", 1)
    try session.advance(to: seconds(2))
    try answer(&session, "b", 2)
    _ = session.takeOutput()
    let report = edit(
      &session, "var b = 0\nvar a = 0\nparallel {\n    b = host.load(\"b\")\n    a = host.load(\"a\")\n}\nprint 0")
    #expect(report.isApplied && report.diagnostics.isEmpty && report.droppedInputs.isEmpty)
    #expect(session.variable("a") == .number(1) && session.variable("b") == .number(2))
    #expect(session.pendingHostCalls.isEmpty)
  }

  @Test("An answer that is on its way goes to what was asked; one to what is not asked any more to nobody")
  func inFlight() throws {
    var session = try session("parallel {\n    print host.load(\"a\")\n    print host.load(\"b\")\n}")
    let calls = session.pendingHostCalls.map(\.id)
    #expect(
      edit(&session, "parallel {\n    print \"b\", host.load(\"b\")\n    print \"c\", host.load(\"c\")\n}").isApplied)
    try session.answer(HostAnswer(call: calls[0], .value(.number(1))))
    try session.answer(HostAnswer(call: calls[1], .value(.number(2))))
    #expect(lines(of: session.takeOutput()) == ["b 2"])
    #expect(session.pendingHostCalls.map(\.arguments) == [[.string("c")]])
  }

  @Test("A call that comes at another instant is answered after the time that it took", arguments: [0, 0.5, 1.5, 2.75])
  func moved(begin: Double) throws {
    var session = try session("wait 1s\nlet size = host.load(\"a\")\nvar end = now")
    try session.advance(to: seconds(1.25))
    try answer(&session, "a", 4)
    try session.advance(to: seconds(3))
    let report = edit(&session, "wait \(begin)s\nlet size = host.load(\"a\")\nvar end = now")
    #expect(report.isApplied && report.droppedInputs.isEmpty)
    #expect(session.variable("size") == .number(4))
    #expect(session.variable("end") == .duration(min(seconds(begin + 0.25), seconds(3))))
    // The edited run is one that can be repeated and edited again.
    #expect(try Session(restoring: session.archive(), host: host).variable("end") == session.variable("end"))
    #expect(edit(&session, "wait 1s\nlet size = host.load(\"a\")\nvar end = now").isApplied)
    #expect(session.variable("end") == .duration(seconds(1.25)))
  }

  @Test("The same text gives the same run, with answers between other inputs of an instant")
  func identity() throws {
    let text =
      "layer card {}\nvar log = \"\"\non card tap {\n    log += \"tap\"\n    let size = host.load(\"a\")\n    log += \"\\(size)\"\n}"
    var session = try session(text)
    let card = LayerID(index: 1)
    try session.send("tap", to: card)
    try session.send("tap", to: card)
    try answer(&session, "a", 1)
    try session.send("tap", to: card)
    try answer(&session, "a", 2)
    try session.advance(to: seconds(1))
    try answer(&session, "a", 3)
    #expect(session.variable("log") == .string("taptap1tap23"))
    let inputs = session.journal
    #expect(edit(&session, text).isEmpty)
    #expect(session.variable("log") == .string("taptap1tap23"))
    #expect(session.journal == inputs)
  }

  @Test("A call that comes later at the same instant than it was answered has its answer all the same")
  func laterAtOnce() throws {
    var session = try session("layer card {}\nvar size = host.load(\"a\")\non card tap { size += 1 }")
    try answer(&session, "a", 4)
    try session.send("tap", to: LayerID(index: 1))
    let report = edit(&session, "layer card {}\nvar size = 0\non card tap { size = host.load(\"a\") }")
    #expect(report.isApplied && report.droppedInputs.isEmpty)
    #expect(session.variable("size") == .number(4))
  }

  @Test("An answer that nobody asks for any more is dropped and told")
  func dropped() throws {
    var session = try session("print host.load(\"a\")")
    try answer(&session, "a", 1)
    let report = edit(&session, "print 5")
    #expect("\(report)" == "- answer of 'host.load' at 0s")
    #expect(report.isApplied && session.journal.entries.count == 1)
  }

  @Test("A new call without a result is left out and told, once for each function")
  func newEffects() throws {
    var session = try session("host.play(\"start\")\nevery 1s { print now }")
    try session.advance(to: seconds(2.5))
    let report = edit(&session, "host.play(\"start\")\nevery 1s {\n    host.play(\"tick\")\n}")
    #expect(report.isApplied)
    #expect(recorder.calls == ["play start"])
    #expect(report.diagnostics.map(\.id) == [.reloadHostCall])
    #expect(report.diagnostics.map(\.severity) == [.warning])
    #expect(
      report.diagnostics.first?.message
        == "'host.play' is now called 2 times where the run has already been, first at 1s, and was not called for that")
    try session.advance(to: seconds(3))
    #expect(recorder.calls == ["play start", "play tick"])
  }

  @Test("A new call with a result is made now: no answer is made up")
  func newQuestions() throws {
    var session = try session("layer card {}\nwait 1s")
    try session.advance(to: seconds(2))
    let report = edit(&session, "layer card {}\nlet size = host.measure(card) + host.clock()")
    #expect(report.isApplied)
    #expect(session.variable("size") == .number(17))
    #expect(recorder.calls == ["measure", "clock"])
    #expect(report.diagnostics.count == 2)
    #expect(report.diagnostics.first?.message.hasSuffix("was asked now, as its answer is needed") == true)
    // It counts as answered from now on.
    #expect(try Session(restoring: session.archive(), host: host).variable("size") == .number(17))
    #expect(edit(&session, "layer card {}\nlet size = host.measure(card)").diagnostics.isEmpty)
    #expect(recorder.calls == ["measure", "clock"])
  }

  @Test("Where warnings are errors a new call keeps the script from being applied; a comment allows it")
  func strict() throws {
    var session = try session("wait 1s", isStrict: true)
    try session.advance(to: seconds(2))
    let report = edit(&session, "host.play(\"a\")")
    #expect(!report.isApplied)
    #expect(report.diagnostics.map(\.severity) == [.error])
    #expect(edit(&session, "host.play(\"a\")  // allow(reload/host-call)").isApplied)
    #expect(recorder.calls.isEmpty)
  }

  @Test("A call with a layer is known by the layer's name, though its number is another now")
  func layers() throws {
    var session = try session("layer card {}\nlet size = host.measure(card)")
    #expect(edit(&session, "layer first {}\nlayer card {}\nlet size = host.measure(card)").diagnostics.isEmpty)
    #expect(session.variable("size") == .number(10))
    #expect(recorder.calls == ["measure"])
  }

  @Test("Layers in what the host sent are those of the same paths")
  func payloads() throws {
    let text = "layer card {}\nvar seen = \"\"\non card look { seen = (event.payload as layer).name }"
    var session = try session(text)
    try session.send("look", to: LayerID(index: 1), payload: .layer(LayerID(index: 1)))
    #expect(session.variable("seen") == .string("card"))
    #expect(edit(&session, "layer first {}\n" + text).isApplied)
    #expect(session.variable("seen") == .string("card"))
  }

  @Test("A failure of the host's is repeated, not asked for again")
  func failure() throws {
    let recorder = recorder
    let host = HostFunctions([
      HostFunction("open") { () throws -> Double in
        recorder.calls.append("open")
        throw HostError("no such thing", hint: "look elsewhere")
      }
    ])
    var session = Session(host: host)
    _ = try session.enter(SourceText(name: "t", text: "wait 1s\nprint host.open()"))
    #expect(throws: ScriptError.self) { try session.run() }
    let restored = try Session(restoring: session.archive(), host: host)
    #expect(restored.failure?.diagnostic == session.failure?.diagnostic)
    #expect(recorder.calls == ["open"])
  }
}
