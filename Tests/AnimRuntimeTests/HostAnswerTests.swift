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

  @Test("The strand waits for the answer, others go on, and the result stands where the call did")
  func answer() throws {
    var session = try session(
      """
      every 1s { print "tick" }
      print "loading"
      let size = 1 + host.load("a.png") * 2
      print size
      """)
    #expect(
      session.pendingHostCalls == [
        PendingHostCall(number: 1, function: "load", arguments: [.string("a.png")], instant: .zero)
      ])
    try session.advance(to: MediaTime(seconds: 1))
    #expect(lines(of: session.takeOutput()) == ["loading", "tick"])
    try session.answer(HostAnswer(call: 1, .value(.number(5))))
    #expect(lines(of: session.takeOutput()) == ["11"])
    #expect(session.pendingHostCalls == [])
  }

  @Test("Results of every shape arrive")
  func shapes() throws {
    var session = try session("print host.place((1, 2)).y\nprint host.title()\nhost.rest()\nprint \"rested\"")
    try session.answer(HostAnswer(call: 1, .value(.point(Point2D(x: 3, y: 4)))))
    try session.answer(HostAnswer(call: 2, .value(.string("Title"))))
    #expect(session.pendingHostCalls.map(\.function) == ["rest"])
    try session.answer(HostAnswer(call: 3, .value(.none)))
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
    try session.answer(HostAnswer(call: 2, .value(.number(2))))
    try session.answer(HostAnswer(call: 2, .value(.number(7))))
    try session.answer(HostAnswer(call: 9, .failure(HostError("x"))))
    try session.answer(HostAnswer(call: 1, .value(.number(1))))
    #expect(lines(of: session.takeOutput()) == ["b 2", "a 1"])
  }

  @Test("A failure ends the run with the place of the call")
  func failure() throws {
    var session = try session("func f() {\n    print host.load(\"a\")\n}\nf()")
    let error = #expect(throws: ScriptError.self) {
      try session.answer(HostAnswer(call: 1, .failure(HostError("no network", hint: "plug it in"))))
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
      try session.answer(HostAnswer(call: 1, .value(.string("5"))))
    }
    #expect(
      error?.diagnostic.message == "'host.load' failed: the host answered with string where number was promised")
  }

  @Test("A copy waits for its own answer")
  func copies() throws {
    var session = try session("print host.load(\"a\")")
    var copy = session
    try session.answer(HostAnswer(call: 1, .value(.number(1))))
    try copy.answer(HostAnswer(call: 1, .value(.number(2))))
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
    try session.answer(HostAnswer(call: 1, .value(.number(1))))
    #expect(try session.run(until: MediaTime(seconds: 3)) == .finished)
    #expect(lines(of: session.takeOutput()) == ["1 0.5s", "tick", "1.5s", "tick", "tick"])
    #expect(session.now == MediaTime(seconds: 3))
  }

  @Test("A call that does not keep the run alive does not hold its end up")
  func notAlive() throws {
    var session = try session("every 1s { print host.load(\"a\") }\nwait 1.5s")
    #expect(try session.run() == .waiting)
    try session.answer(HostAnswer(call: 1, .value(.number(1))))
    #expect(try session.run() == .finished)
    #expect(lines(of: session.takeOutput()) == ["1"])
  }
}
