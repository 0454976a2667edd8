import AnimEngine
import AnimLanguage
import Foundation
import Testing

@testable import AnimRuntime

@Suite("An archived session")
struct SessionArchiveTests {
  private func seconds(_ seconds: Double) -> MediaTime { MediaTime(seconds: seconds) }

  private func session(_ text: String, _ options: SessionOptions = SessionOptions()) throws -> Session {
    var session = Session(options: options)
    let diagnostics = try session.enter(SourceText(name: "t", text: text))
    #expect(diagnostics.filter { $0.severity == .error } == [])
    return session
  }

  private func restored(_ session: Session) throws -> Session {
    let data = try JSONEncoder().encode(session.archive())
    return try Session(restoring: JSONDecoder().decode(SessionArchive.self, from: data))
  }

  private static let script = #"""
    layer card {}
    var taps = 0
    on card tap { taps += 1  print "tap \(taps) \(event.payload) \(now) \(random(0...1))" }
    every 0.5s { print "tick \(now) \(taps)" }
    after 5s {}
    """#

  @Test("events, writes, random numbers and what was not taken yet come along")
  func inputs() throws {
    var options = SessionOptions()
    options.seed = 77
    options.frameRate = 24
    var original = try session(SessionArchiveTests.script, options)
    try original.advance(to: seconds(1.2))
    try original.send("tap", to: LayerID(index: 1), payload: .list([.string("a"), .number(.infinity)]))
    _ = original.takeOutput()
    try original.advance(to: seconds(1.7))
    try original.setVariable("taps", to: .number(40))
    try original.setProperty(LayerID(index: 1), "cornerRadius", to: .number(4))
    try original.send("tap", to: LayerID(index: 1))
    var copy = try restored(original)
    #expect(copy.now == original.now)
    #expect(copy.journal == original.journal)
    #expect(copy.engine.frameRate == 24)
    try original.run()
    try copy.run()
    let output = original.takeOutput()
    #expect(lines(of: output).first == "tick 1.5s 1")
    #expect(copy.takeOutput() == output)
    #expect(copy.explanation(of: LayerID(index: 1), "cornerRadius")?.model == .number(4))
  }

  @Test("imported files come along")
  func imports() throws {
    var original = Session()
    let loader = ScriptLoader { path throws(ScriptLoader.Failure) in
      guard path == "lib/a.anim" else { throw ScriptLoader.Failure("no such file") }
      return ScriptLoader.File(
        name: "lib/a.anim", bytes: Array("func double(n: number) -> number { return 2 * n }".utf8))
    }
    _ = try original.enter(
      SourceText(name: "t", text: "import \"lib/a.anim\"\nafter 1s { print double(21) }"), loader: loader)
    var copy = try restored(original)
    try copy.run()
    #expect(lines(of: copy.takeOutput()) == ["42"])
    #expect(copy.sources == original.sources)
  }

  @Test("several texts, also entered later, and loaded ones with their tests")
  func texts() throws {
    var original = try session("var x = 1")
    try original.advance(to: seconds(1))
    _ = try original.enter(SourceText(name: "u", text: "x += 1\nprint x, now", base: original.nextBase))
    _ = original.load(SourceText(name: "v", text: "test \"t\" { print \"tested\" }", base: original.nextBase))
    try original.start(test: 0)
    var copy = try restored(original)
    #expect(lines(of: copy.takeOutput()) == ["2 1s", "tested"])
    #expect(copy.tests == original.tests)
  }

  @Test("a session can be archived and restored again and again")
  func again() throws {
    var session = try session(SessionArchiveTests.script)
    var whole = session
    try whole.run()
    var output: [UInt8] = []
    for second in 1...4 {
      try session.advance(to: seconds(Double(second)))
      output += session.takeOutput()
      session = try restored(session)
    }
    try session.run()
    #expect(output + session.takeOutput() == whole.takeOutput())
  }

  @Test("a history can be restored, too: it goes back to the start of the run, and hands out what was not taken")
  func history() throws {
    var original = try session(SessionArchiveTests.script)
    try original.advance(to: seconds(1))
    _ = original.takeOutput()
    try original.advance(to: seconds(1.5))
    var history = try SessionHistory(restoring: original.archive())
    #expect(history.now == seconds(1.5))
    #expect(lines(of: history.takeOutput()) == ["tick 1.5s 0"])
    try history.seek(to: .zero)
    #expect(history.session.variable("taps") == .number(0))
    try history.seek(to: seconds(2))
    #expect(lines(of: history.takeOutput()) == ["tick 2s 0"])
  }

  // MARK: What cannot be

  @Test("what the host has ended, what is in the middle of an instant, and values that stay in their run cannot be")
  func impossible() throws {
    var cancelled = try session("after 1s { print 1 }")
    cancelled.monitor = RunMonitor(isCancelled: { true })
    #expect(throws: ScriptError.self) { try cancelled.run() }
    #expect(throws: ArchiveError.stoppedByHost) { try cancelled.archive() }

    var yielding = try session("wait 1s\nfor i in 0..<100000 {}")
    #expect(try yielding.run(until: seconds(2), steps: 100) == .yielded)
    #expect(throws: ArchiveError.yielding) { try yielding.archive() }
    try yielding.run(until: seconds(2))
    #expect(try restored(yielding).now == seconds(2))

    var animated = try session("layer card {}")
    let animation = LayerAnimation(.template)
    try animated.send("x", to: .stage, payload: .list([.number(1), .animation(animation)]))
    #expect(throws: ArchiveError.value(typeName: "animation")) { try animated.archive() }
  }

  @Test("a run that an error has ended comes back with its error, and can be mended")
  func failed() throws {
    for text in ["after 1s { print \"one\"; print [1][3] }", "layer a {}\non a tap { print [1][3] }"] {
      var original = try session(text)
      _ = try? original.advance(to: seconds(2))
      if original.failure == nil { try? original.send("tap", to: LayerID(index: 1)) }
      let failure = try #require(original.failure)
      var copy = try restored(original)
      #expect(copy.failure?.diagnostic == failure.diagnostic)
      #expect(copy.now == original.now)
      #expect(copy.takeOutput() == original.takeOutput())
      #expect(throws: failure) { try copy.advance(to: seconds(9)) }
      #expect(copy.apply(SourceText(name: "t", text: "layer a {}\nevery 1s { print now }")).isApplied)
      try copy.advance(to: seconds(3))
      #expect(lines(of: copy.takeOutput()).last == "3s")
    }
  }

  @Test("a run that an error has ended, and that comes to none here, is refused")
  func noFailure() throws {
    var options = SessionOptions()
    options.limits.steps = 1000
    var original = try session("wait 1s\nfor i in 0..<10000 {}", options)
    #expect(throws: ScriptError.self) { try original.run() }
    let archive = try original.archive()
    #expect(try Session(restoring: archive, limits: options.limits).failure?.limit == .steps)
    let error = #expect(throws: ScriptError.self) { try Session(restoring: archive) }
    #expect(error?.diagnostic.id == .archiveRefused)
  }

  @Test("payloads that are no numbers come along")
  func notANumber() throws {
    var original = try session("layer a {}\non a x { print event.payload }")
    try original.send("x", to: LayerID(index: 1), payload: .number(.nan))
    #expect(try restored(original).now == .zero)
  }

  @Test("an archive past the limits is refused, and one within them is not")
  func limits() throws {
    var original = try session("every 1s { print now }")
    try original.advance(to: seconds(100))
    let archive = try original.archive()
    var limits = Limits()
    limits.duration = seconds(50)
    let error = #expect(throws: ScriptError.self) { try Session(restoring: archive, limits: limits) }
    #expect(error?.diagnostic.id == .archiveRefused)
    limits.duration = seconds(100)
    #expect(try Session(restoring: archive, limits: limits).now == seconds(100))
    limits.steps = 100_000
    #expect(try Session(restoring: archive, limits: limits).now == seconds(100))

    var looping = try session("for i in 0..<1000 {}")
    limits.steps = 10
    let stopped = #expect(throws: ScriptError.self) { try Session(restoring: looping.archive(), limits: limits) }
    #expect(stopped?.diagnostic.id == .limitSteps)
    #expect(stopped?.diagnostic.notes.count == 1)
    _ = looping.takeOutput()
  }

  // MARK: Malformed data

  private func json() throws -> [String: Any] {
    var original = try session(SessionArchiveTests.script)
    try original.advance(to: seconds(1))
    try original.send("tap", to: LayerID(index: 1), payload: .point(Point2D(x: 1, y: 2)))
    let data = try JSONEncoder().encode(original.archive())
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func decode(_ object: [String: Any]) throws -> SessionArchive {
    try JSONDecoder().decode(SessionArchive.self, from: JSONSerialization.data(withJSONObject: object))
  }

  @Test("another format is named")
  func format() throws {
    var object = try json()
    object["format"] = 9
    let error = #expect(throws: ScriptError.self) { try decode(object) }
    #expect(error?.diagnostic.id == .archiveRefused)
    #expect(error?.diagnostic.message.contains("format 9") == true)
  }

  @Test("what is missing or of the wrong kind is an error of the decoder")
  func missing() throws {
    let object = try json()
    for key in object.keys where !["format", "failure"].contains(key) {
      var broken = object
      broken[key] = nil
      #expect(throws: DecodingError.self, "without \(key)") { try decode(broken) }
      broken[key] = "x"
      #expect(throws: DecodingError.self, "\(key)") { try decode(broken) }
    }
    for (key, value) in [("instant", -1), ("instant", Int.max), ("frameRate", 0), ("frameRate", -5)] {
      var broken = object
      broken[key] = value
      #expect(throws: DecodingError.self, "\(key) \(value)") { try decode(broken) }
    }
  }

  @Test("a journal that goes back in time, or beyond the instant, is refused")
  func order() throws {
    var object = try json()
    var entries = try #require(object["journal"] as? [[String: Any]])
    entries.swapAt(0, 1)
    object["journal"] = entries
    #expect(throws: DecodingError.self) { try decode(object) }
    object = try json()
    object["instant"] = 5
    #expect(throws: DecodingError.self) { try decode(object) }
  }

  @Test("an archive of another run is told by its state, also when only a digit was changed")
  func difference() throws {
    var object = try json()
    object["seed"] = 5
    let other = try decode(object)
    let error = #expect(throws: ScriptError.self) { try Session(restoring: other) }
    #expect(error?.diagnostic.message == Diagnostic.archiveDiffers.message)
  }

  @Test("a text that is none of this version's language is an error that says so")
  func text() throws {
    var object = try json()
    var entries = try #require(object["journal"] as? [[String: Any]])
    var text = try #require(entries[0]["text"] as? [String: Any])
    text["text"] = "layer {{{"
    entries[0]["text"] = text
    object["journal"] = entries
    let broken = try decode(object)
    let error = #expect(throws: ScriptError.self) { try Session(restoring: broken) }
    #expect(error?.diagnostic.notes == ["this happened while an archived session was restored"])
  }

  @Test("any single change of the data is an error, or a session: never a trap", arguments: 0..<150)
  func mutations(round: Int) throws {
    var random = RandomGenerator(seed: UInt64(round))
    var data = try JSONSerialization.data(withJSONObject: json(), options: .sortedKeys)
    for _ in 0..<random.nextIndex(below: 3) + 1 where !data.isEmpty {
      let place = random.nextIndex(below: data.count)
      switch random.nextIndex(below: 3) {
      case 0: data[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: data.remove(at: place)
      default: data = data.prefix(place) + data.suffix(random.nextIndex(below: 40))
      }
    }
    var limits = Limits()
    limits.duration = seconds(10)
    limits.steps = 100_000
    guard let archive = try? JSONDecoder().decode(SessionArchive.self, from: data) else { return }
    if let session = try? Session(restoring: archive, limits: limits) { #expect(session.now == archive.instant) }
  }
}
