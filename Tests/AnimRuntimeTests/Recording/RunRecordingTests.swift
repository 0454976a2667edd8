import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("The recording of a run")
struct RunRecordingTests {
  /// `key begin-end reason` of each interval.
  private func recorded(_ text: String) throws -> [String] {
    var options = SessionOptions()
    options.isRecorded = true
    var session = Session(options: options)
    _ = try session.enter(SourceText(name: "t", text: text))
    try session.run()
    var recording = RunRecording()
    for event in session.takeRecord() { recording.append(event) }
    return recording.intervals.map(text(of:))
  }

  private func text(of interval: AnimationInterval) -> String {
    let end = interval.end.map { "\($0.seconds)" } ?? "…"
    let reason = interval.reason.map { " \($0)" } ?? ""
    return
      "\(interval.key ?? "-") \(interval.keyPaths.joined(separator: "+")) \(interval.begin.seconds)-\(end)\(reason)"
  }

  @Test("begins, ends and reasons, delays and changes of properties too")
  func intervals() throws {
    let found = try recorded(
      """
      layer card {}
      animate card.opacity to 0 over 2s key "fade"
      animate card.cornerRadius to 9 over 1s delay 0.5s
      at 1s { card.zPosition = 5 }
      at 1.5s { cancel card "fade" }
      at 3s { remove card }
      at 2.9s { animate card.opacity to 1 over 1s }
      """)
    #expect(
      found == [
        "fade opacity 0.0-1.5 cancelled", "cornerRadius cornerRadius 0.5-1.5 finished",
        "zPosition zPosition 1.0-1.25 finished", "opacity opacity 2.9-3.0 removed",
      ])
  }

  @Test("one that is replaced says so; one that never began is not there")
  func replaced() throws {
    let found = try recorded(
      """
      layer card {}
      animate card.opacity to 0 over 2s key "a"
      at 0.5s { animate card.opacity to 1 over 1s key "a" }
      animate card.zPosition to 1 over 1s delay 9s key "late"
      at 1s { cancel card "late" }
      """)
    #expect(found == ["a opacity 0.0-0.5 replaced", "a opacity 0.5-1.5 finished"])
  }

  @Test("a group drives what its children drive, each once; a path that turns the layer its rotation")
  func keyPaths() throws {
    let found = try recorded(
      """
      layer card {}
      let group = animation over 1s key "g" {
        opacity to 0
        position.x from 0 to 5
        opacity from 1 to 0.5
      }
      animate card using group
      """)
    #expect(found == ["g opacity+position.x 0.0-1.0 finished"])
  }

  @Test("events can be forgotten again, which reopens what they ended")
  func removing() throws {
    var options = SessionOptions()
    options.isRecorded = true
    var session = Session(options: options)
    _ = try session.enter(
      SourceText(
        name: "t",
        text: """
          layer card {}
          animate card.opacity to 0 over 1s key "a"
          animate card.zPosition to 1 over 2s key "b"
          at 1s { animate card.cornerRadius to 1 over 1s key "c" }
          """))
    try session.run()
    let events = session.takeRecord()
    #expect(events.count == 6)
    var whole = RunRecording()
    for event in events { whole.append(event) }
    for count in 0...events.count {
      var shortened = whole
      shortened.removeEvents(after: count)
      var fresh = RunRecording()
      for event in events.prefix(count) { fresh.append(event) }
      #expect(shortened.intervals == fresh.intervals)
      for event in events.dropFirst(count) { shortened.append(event) }
      #expect(shortened.intervals == whole.intervals)
    }
  }

  @Test("a session that does not record keeps nothing, and records nothing of its own")
  func off() throws {
    var session = Session()
    _ = try session.enter(SourceText(name: "t", text: "layer card {}\nanimate card.opacity to 0 over 1s"))
    try session.run()
    #expect(session.takeRecord().isEmpty)
  }

  // MARK: Explanations

  @Test("an explanation has the model, what shows, how fast it changes, and the statement")
  func explanation() throws {
    let text = """
      layer card {}
      animate card.opacity from 0 to 1 over 2s ease linear key "fade"
      card.cornerRadius = 8
      """
    var session = Session()
    let source = SourceText(name: "t", text: text)
    _ = try session.enter(source)
    try session.advance(to: MediaTime(seconds: 0.1))
    let card = LayerID(index: 1)
    let fade = try #require(session.explanation(of: card, "opacity"))
    #expect(fade.model == .number(1))
    #expect(fade.shown == .number(0.05))
    #expect(fade.velocity.components.map { ($0[0] - 0.5).magnitude < 1e-9 } == true)
    #expect(fade.drivers.map { $0.range.map(source.text(in:)) }.first??.hasPrefix("animate card.opacity") == true)

    let radius = try #require(session.explanation(of: card, "cornerRadius"))
    #expect(radius.model == .number(8))
    #expect(radius.drivers.count == 1)
    #expect(radius.drivers.first?.range.map(source.text(in:)).map { $0.contains("cornerRadius") } == true)
    #expect(session.explanation(of: card, "colour") == nil)
    #expect(session.explanation(of: LayerID(index: 50), "opacity") == nil)
  }

  @Test("conflicts are those of animations under different keys that overlap in time")
  func conflicts() throws {
    var session = Session()
    _ = try session.enter(
      SourceText(
        name: "t",
        text: """
          layer card {}
          animate card.opacity to 0 over 2s key "a"
          animate card.opacity to 1 over 1s key "b"
          animate card.zPosition to 1 over 1s key "c"
          """))
    #expect(session.conflicts.map { [$0.earlier.key, $0.later.key] } == [["a", "b"]])
    try session.advance(to: MediaTime(seconds: 1))
    #expect(session.conflicts.isEmpty)
  }
}
