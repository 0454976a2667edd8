import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Host functions that make their strand wait")
struct HostAnswerTests {
  private static let host = HostFunctions([
    .suspending("load", ["file"]) { (file: String) async throws -> Double in Double(file.count) },
    .suspending("place") { (point: Point2D) async throws -> Point2D in point },
    .suspending("title") { () async throws -> String in "never called here" },
    .suspending("rest") { () async throws in },
  ])

  private func session(_ text: String) throws -> Session {
    var session = Session(host: Self.host)
    let diagnostics = try session.enter(SourceText(name: "test.anim", text: text))
    #expect(diagnostics.map(\.message) == [])
    return session
  }

  /// Answers a call by its place among those that are pending.
  private func answer(
    _ session: inout Session, _ outcome: HostAnswer.Outcome, toCall index: Int = 0
  ) throws(ScriptError) {
    try session.answer(HostAnswer(call: session.pendingHostCalls[index].id, outcome))
  }

  @Test("The strand waits for the answer, others go on, and the result stands where the call did")
  func answer() throws {
    var session = try session(
      """
      every 1s { print "tick" }
      print "loading"
      let size = 1 + host.load("a.png") * 2
      print size
      """)
    let call = try #require(session.pendingHostCalls.first)
    #expect(call.function == "load" && call.arguments == [.string("a.png")] && call.instant == .zero)
    #expect(call.id.occurrence == 1)
    try session.advance(to: MediaTime(seconds: 1))
    #expect(lines(of: session.takeOutput()) == ["loading", "tick"])
    try answer(&session, .value(.number(5)))
    #expect(lines(of: session.takeOutput()) == ["11"])
    #expect(session.pendingHostCalls == [])
  }

  @Test("Results of every shape arrive")
  func shapes() throws {
    var session = try session("print host.place((1, 2)).y\nprint host.title()\nhost.rest()\nprint \"rested\"")
    try answer(&session, .value(.point(Point2D(x: 3, y: 4))))
    try answer(&session, .value(.string("Title")))
    #expect(session.pendingHostCalls.map(\.function) == ["rest"])
    try answer(&session, .value(.none))
    #expect(lines(of: session.takeOutput()) == ["4", "Title", "rested"])
  }

  @Test("Answers come in any order; one to no call is ignored")
  func order() throws {
    var session = try session(
      """
      parallel {
          print "a", host.load("a")
          print "b", host.load("b")
      }
      """)
    let calls = session.pendingHostCalls.map(\.id)
    try session.answer(HostAnswer(call: calls[1], .value(.number(2))))
    try session.answer(HostAnswer(call: calls[1], .value(.number(7))))
    try session.answer(
      HostAnswer(call: HostCallID(function: "load", arguments: 0, occurrence: 1), .failure(HostError("x"))))
    try session.answer(HostAnswer(call: calls[0], .value(.number(1))))
    #expect(lines(of: session.takeOutput()) == ["b 2", "a 1"])
  }

  @Test("Calls are told apart by function, arguments and how often they were made; layers count by their names")
  func identity() throws {
    let host = HostFunctions([.suspending("look") { (_: LayerID, _: [LayerID], _: PropertyValue) async throws in }])
    func calls(_ text: String) throws -> [HostCallID] {
      var session = Session(host: host)
      #expect(try session.enter(SourceText(name: "t", text: text)).map(\.message) == [])
      return session.pendingHostCalls.map(\.id)
    }
    let layers = "layer a {}\nlayer b {}\n"
    let strands = ["a, [b], 1", "a, [b], 1", "b, [b], 1", "a, [a], 1", "a, [b], \"1\""]
    let script = layers + strands.map { "after 0s { host.look(\($0)) }\n" }.joined()
    let found = try calls(script)
    #expect(found.map(\.occurrence) == [1, 2, 1, 1, 1])
    #expect(Set(found).count == 5)
    #expect(try calls("layer first {}\n" + script) == found)
  }

  @Test("A failure ends the run with the place of the call")
  func failure() throws {
    var session = try session("func f() {\n    print host.load(\"a\")\n}\nf()")
    let error = #expect(throws: ScriptError.self) {
      try answer(&session, .failure(HostError("no network", hint: "plug it in")))
    }
    #expect(error?.diagnostic.message == "'host.load' failed: no network")
    #expect(error?.diagnostic.hint == "plug it in")
    #expect(error?.diagnostic.stack.map(\.name) == ["func f", "the script"])
    #expect(session.sources[0].text(in: error?.diagnostic.range ?? SourceRange(0, 0)) == "host.load(\"a\")")
  }

  @Test("A result of another type is a failure of the host's")
  func wrongResult() throws {
    var session = try session("print host.load(\"a\")")
    let error = #expect(throws: ScriptError.self) {
      try answer(&session, .value(.string("5")))
    }
    #expect(
      error?.diagnostic.message == "'host.load' failed: the host answered with string where number was promised")
  }

  @Test("A copy waits for its own answer")
  func copies() throws {
    var session = try session("print host.load(\"a\")")
    var copy = session
    try answer(&session, .value(.number(1)))
    try answer(&copy, .value(.number(2)))
    #expect(lines(of: session.takeOutput()) == ["1"])
    #expect(lines(of: copy.takeOutput()) == ["2"])
  }

  @Test("A call that is never answered is not told as a wait that cannot end")
  func noWarning() throws {
    var session = try session("print host.load(\"a\")")
    #expect(try session.run() == .waiting)
    #expect(session.takeWarnings() == [])
    #expect(session.pendingHostCalls.count == 1)
  }

  @Test("In `run` the clock stands for the host, so the run does not depend on how long that takes")
  func standingClock() throws {
    let text = "every 1s { print \"tick\" }\nwait 0.5s\nprint host.load(\"a\"), now\nwait 1s\nprint now"
    var session = try session(text)
    #expect(try session.run(until: MediaTime(seconds: 10)) == .waiting)
    #expect(try session.run() == .waiting)
    #expect(session.now == MediaTime(seconds: 0.5))
    try answer(&session, .value(.number(1)))
    #expect(try session.run(until: MediaTime(seconds: 3)) == .finished)
    #expect(lines(of: session.takeOutput()) == ["1 0.5s", "tick", "1.5s", "tick", "tick"])
    #expect(session.now == MediaTime(seconds: 3))
  }

  @Test("A call that does not keep the run alive does not hold its end up")
  func notAlive() throws {
    var session = try session("every 1s { print host.load(\"a\") }\nwait 1.5s")
    #expect(try session.run() == .waiting)
    try answer(&session, .value(.number(1)))
    #expect(try session.run() == .finished)
    #expect(lines(of: session.takeOutput()) == ["1"])
  }
}
