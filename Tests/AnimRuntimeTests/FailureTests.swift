import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("A run that an error has ended")
struct FailureTests {
  private static let text = """
    layer card {}
    var n = 1
    on card tap { print "tap" }
    every 1s { print now }
    after 1.5s { print [1][n] }
    """

  private func session() throws -> Session {
    var session = Session()
    #expect(try session.enter(SourceText(name: "t", text: Self.text)).map(\.message) == [])
    return session
  }

  @Test("It stays ended: whatever would go on throws the same error, and what was printed is still there")
  func ended() throws {
    var session = try session()
    #expect(session.failure == nil)
    let error = #expect(throws: ScriptError.self) { try session.advance(to: MediaTime(seconds: 3)) }
    let failure = try #require(error)
    #expect(session.failure == failure)
    let calls: [(inout Session) throws -> Void] = [
      { try $0.advance(to: MediaTime(seconds: 4)) }, { try $0.advance(to: .zero) }, { try $0.run() },
      { try $0.send("tap", to: LayerID(index: 1)) }, { try $0.setVariable("n", to: .number(0)) },
      { try $0.setProperty(LayerID(index: 1), "opacity", to: .number(0)) }, { try $0.startIfNeeded() },
      { _ = try $0.enter(SourceText(name: "u", text: "print 1", base: $0.nextBase)) },
    ]
    let inputs = session.journal
    for call in calls { #expect(throws: failure) { try call(&session) } }
    #expect(session.now == MediaTime(seconds: 1.5))
    #expect(session.journal == inputs)
    #expect(lines(of: session.takeOutput()) == ["1s"])
    #expect(session.variable("n") == .number(1))
  }

  @Test("A copy from before goes on, and an edited script mends it")
  func mended() throws {
    var session = try session()
    try session.advance(to: MediaTime(seconds: 1))
    var copy = session
    #expect(throws: ScriptError.self) { try session.advance(to: MediaTime(seconds: 3)) }
    try copy.setVariable("n", to: .number(0))
    try copy.advance(to: MediaTime(seconds: 3))
    #expect(session.apply(SourceText(name: "t", text: Self.text.replacing("[1][n]", with: "n"))).isApplied)
    #expect(session.failure == nil)
    try session.advance(to: MediaTime(seconds: 3))
  }

  @Test("An infinite instant stands for the limit of the duration")
  func infinity() throws {
    for unlimited in [false, true] {
      var options = SessionOptions()
      options.limits.duration = unlimited ? .infinity : MediaTime(seconds: 100)
      var session = Session(options: options)
      _ = try session.enter(SourceText(name: "t", text: "layer card {}\nanimate card.opacity to 0 over 2s"))
      try session.advance(to: .infinity)
      #expect(session.now == (unlimited ? MediaTime(seconds: 2) : MediaTime(seconds: 100)))
      try session.run(until: .infinity)
      #expect(!session.now.isInfinite)
    }
    var options = SessionOptions()
    options.limits.duration = MediaTime(seconds: 10)
    var endless = Session(options: options)
    _ = try endless.enter(SourceText(name: "t", text: "var n = 0\nevery 1s { n += 1 }"))
    try endless.advance(to: .infinity)
    #expect(endless.variable("n") == .number(10))
    var history = SessionHistory(endless)
    try history.seek(to: .infinity)
    #expect(history.now == MediaTime(seconds: 10))
  }

  @Test("A monitor is told how far the run is")
  func progress() throws {
    final class Log: @unchecked Sendable { var entries: [(steps: Int, instant: MediaTime)] = [] }
    let log = Log()
    var session = Session()
    session.monitor = RunMonitor(onProgress: { log.entries.append(($0, $1)) })
    _ = try session.enter(SourceText(name: "t", text: "wait 2s\nvar n = 0\nwhile n < 100000 { n += 1 }"))
    try session.run()
    #expect(log.entries.count > 5)
    #expect(zip(log.entries, log.entries.dropFirst()).allSatisfy { $0.steps <= $1.steps && $0.instant <= $1.instant })
    #expect(log.entries.last?.instant == MediaTime(seconds: 2))
  }
}
