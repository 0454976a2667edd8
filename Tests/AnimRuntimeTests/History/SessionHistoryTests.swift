import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("A session that can go back")
struct SessionHistoryTests {
  private func seconds(_ seconds: Double) -> MediaTime { MediaTime(seconds: seconds) }

  private func history(_ text: String, checkpointLimit: Int = 32) throws -> SessionHistory {
    var history = SessionHistory(Session(), checkpointLimit: checkpointLimit)
    try history.enter(text)
    return history
  }

  private static let ticking = #"""
    layer card {}
    var n = 0
    every 0.1s { n += 1; print "tick \(n)"; animate card.position.x to n over 0.1s }
    after 60s {}
    """#

  @Test("going back shows what was, and forward again what followed, without saying it twice")
  func backAndForth() throws {
    var history = try history(SessionHistoryTests.ticking)
    try history.seek(to: seconds(1))
    #expect(lines(of: history.takeOutput()).last == "tick 10")
    let shown = history.session.engine.presentationValue(LayerID(index: 1), try reference(history))
    try history.seek(to: seconds(0.35))
    #expect(history.now == seconds(0.35))
    #expect(history.session.variable("n") == .number(3))
    #expect(history.hasFuture)
    #expect(history.end == seconds(1))
    try history.seek(to: seconds(1))
    #expect(history.takeOutput().isEmpty)
    #expect(history.session.engine.presentationValue(LayerID(index: 1), try reference(history)) == shown)
    try history.seek(to: seconds(1.2))
    #expect(lines(of: history.takeOutput()) == ["tick 11", "tick 12"])
    #expect(!history.hasFuture)
  }

  private func reference(_ history: SessionHistory) throws -> PropertyReference {
    try #require(history.session.engine.types.reference(to: "position.x"))
  }

  @Test("any instants in any order are the ones of a run that just went there", arguments: [2, 3, 8, 32])
  func anyOrder(checkpointLimit: Int) throws {
    var history = try history(SessionHistoryTests.ticking, checkpointLimit: checkpointLimit)
    var random = RandomGenerator(seed: 5)
    for _ in 0..<40 {
      let instant = MediaTime(ticks: Int64.random(in: 0...seconds(30).ticks, using: &random))
      try history.seek(to: instant)
      var plain = Session()
      _ = try plain.enter(SourceText(name: "entry", text: SessionHistoryTests.ticking))
      try plain.advance(to: instant)
      #expect(history.now == instant)
      #expect(history.session.variable("n") == plain.variable("n"))
      #expect(
        history.session.engine.animations(of: LayerID(index: 1)) == plain.engine.animations(of: LayerID(index: 1)))
      #expect(history.checkpoints.count <= checkpointLimit)
    }
  }

  @Test("what came from outside comes again at its instant")
  func inputs() throws {
    var history = try history(
      "layer card {}\nvar taps = 0\non card tap { taps += 1; print \"tap \\(taps) at \\(now)\" }")
    for second in 1...3 {
      try history.seek(to: seconds(Double(second)))
      try history.update { session throws(ScriptError) in try session.send("tap", to: LayerID(index: 1)) }
    }
    #expect(lines(of: history.takeOutput()) == ["tap 1 at 1s", "tap 2 at 2s", "tap 3 at 3s"])
    try history.seek(to: seconds(0.5))
    #expect(history.session.variable("taps") == .number(0))
    try history.seek(to: seconds(2))
    #expect(history.session.variable("taps") == .number(2))
    try history.seek(to: seconds(3))
    #expect(history.session.variable("taps") == .number(3))
    #expect(history.takeOutput().isEmpty)
  }

  @Test("a change in the past drops what followed it, and what then happens is told")
  func branching() throws {
    var history = try history(SessionHistoryTests.ticking)
    try history.seek(to: seconds(1))
    try history.enter("print \"later\"")
    try history.seek(to: seconds(0.25))
    _ = history.takeOutput()
    try history.enter("n = 100\nprint \"earlier\"")
    #expect(history.end == seconds(0.25))
    #expect(!history.hasFuture)
    try history.seek(to: seconds(0.5))
    #expect(lines(of: history.takeOutput()) == ["earlier", "tick 101", "tick 102", "tick 103"])
    #expect(history.session.journal.entries.count == 2)
    try history.seek(to: seconds(0.1))
    try history.seek(to: seconds(0.5))
    #expect(history.session.variable("n") == .number(103))
  }

  @Test("a change that fails changes nothing, not even the future")
  func failure() throws {
    var history = try history(SessionHistoryTests.ticking)
    try history.seek(to: seconds(1))
    try history.seek(to: seconds(0.5))
    _ = history.takeOutput()
    #expect(throws: ScriptError.self) { try history.enter("n = 50\nprint [1][7]") }
    #expect(history.session.variable("n") == .number(5))
    #expect(history.end == seconds(1))
    #expect(history.takeOutput().isEmpty)
  }

  @Test("looking at the session changes nothing, not even the future")
  func looking() throws {
    var history = try history(SessionHistoryTests.ticking)
    try history.seek(to: seconds(1))
    try history.seek(to: seconds(0.5))
    let n = history.update { session in session.variable("n") }
    #expect(n == .number(5))
    #expect(history.hasFuture)
  }

  @Test("where the run ends with an error, going on stops right before, as often as one tries")
  func errors() throws {
    var history = try history("var n = 0\nevery 0.1s { n += 1; print n }\nafter 1.05s { print [1][n] }")
    for _ in 0..<2 {
      let error = #expect(throws: ScriptError.self) { try history.seek(to: seconds(5)) }
      #expect(error?.diagnostic.instant == seconds(1.05))
      #expect(history.now == MediaTime(ticks: seconds(1.05).ticks - 1))
      #expect(history.session.variable("n") == .number(10))
    }
    #expect(lines(of: history.takeOutput()).count == 10)
    try history.seek(to: seconds(0.5))
    #expect(history.session.variable("n") == .number(5))
  }

  @Test("the recording knows the whole run also while one is in the past, and forgets with it")
  func recording() throws {
    var history = try history(SessionHistoryTests.ticking)
    try history.seek(to: seconds(1.05))
    #expect(history.recording.intervals.count == 10)
    let whole = history.recording.intervals
    try history.seek(to: seconds(0.25))
    #expect(history.recording.intervals == whole)
    try history.seek(to: seconds(1.05))
    #expect(history.recording.intervals == whole)
    try history.seek(to: seconds(0.25))
    try history.enter("print 1")
    #expect(history.recording.intervals.count == 2)
    #expect(history.recording.intervals.last?.end == nil)
  }

  @Test("the end of the run is where nothing finite is pending")
  func end() throws {
    var history = try history("layer card {}\nanimate card.opacity to 0 over 2s then { print \"done\" }")
    try history.seek(to: seconds(1))
    try history.seek(to: seconds(0.2))
    try history.seekToEnd()
    #expect(history.now == seconds(2))
    #expect(lines(of: history.takeOutput()) == ["done"])
    try history.seek(to: seconds(-4))
    #expect(history.now == .zero)
  }

  @Test("events sent every frame do not fill the memory, and going back stays exact")
  func manyInputs() throws {
    var history = try history("var n = 0\non tap { n += 1 }", checkpointLimit: 4)
    for frame in 1...300 {
      try history.seek(to: MediaTime(seconds: Double(frame) / 60))
      try history.update { session throws(ScriptError) in try session.send("tap", to: .stage) }
    }
    #expect(history.checkpoints.count <= 4)
    try history.seek(to: seconds(2.5))
    #expect(history.session.variable("n") == .number(150))
    #expect(history.session.journal.entries.count == 151)
  }
}

extension SessionHistory {
  /// Enters a text; errors of the text are test failures.
  fileprivate mutating func enter(_ text: String) throws(ScriptError) {
    try update { session throws(ScriptError) in
      let diagnostics = try session.enter(SourceText(name: "entry", text: text, base: session.nextBase))
      #expect(diagnostics.filter { $0.severity == .error } == [])
    }
  }
}
