import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Hot reload")
struct ReloadTests {
  private func seconds(_ seconds: Double) -> MediaTime { MediaTime(seconds: seconds) }

  private func session(_ text: String, at instant: Double = 0) throws -> Session {
    var session = Session()
    let diagnostics = try session.enter(SourceText(name: "t", text: text))
    #expect(diagnostics.filter { $0.severity == .error } == [])
    try session.advance(to: seconds(instant))
    _ = session.takeOutput()
    return session
  }

  private func edit(_ session: inout Session, _ text: String) -> ReloadReport {
    session.apply(SourceText(name: "t", text: text))
  }

  private static let script = """
    layer card { cornerRadius = 4 }
    layer toast {}
    animate card.opacity to 0 over 4s key "fade"
    every 1s { print "tick \\(now)" }
    after 10s {}
    """

  @Test("the clock stays, the past is not printed again, and the edited script goes on")
  func goingOn() throws {
    var session = try session(ReloadTests.script, at: 2.5)
    let report = edit(&session, ReloadTests.script.replacing("tick", with: "tock"))
    #expect(report.isApplied)
    #expect(report.isEmpty)
    #expect(session.now == seconds(2.5))
    #expect(session.takeOutput().isEmpty)
    try session.advance(to: seconds(4))
    #expect(lines(of: session.takeOutput()) == ["tock 3s", "tock 4s"])
  }

  @Test("the report tells layers, values and animations in the language's words")
  func report() throws {
    var session = try session(ReloadTests.script, at: 2)
    let report = edit(
      &session,
      """
      layer card { cornerRadius = 8  layer badge {} }
      animate card.opacity to 0 over 2.5s delay 1s key "fade"
      animate card.zPosition to 5 over 1s
      every 1s { print "tick \\(now)" }
      after 10s {}
      """)
    #expect(
      "\(report)".split(separator: "\n").map(String.init) == [
        "- layer toast",
        "+ layer card.badge",
        "~ card.zPosition: 0 is now 5",
        "~ card.cornerRadius: 4 is now 8",
        "+ animate card.zPosition to 5 over 1s at 0s",
        "~ card \"fade\": 0s for 4s is now 1s for 2.5s",
      ])
    #expect(report.retimedAnimations.map(\.new.begin) == [seconds(1)])
    #expect(report.retimedAnimations.map(\.old.duration) == [seconds(4)])
  }

  @Test("an animation that moves otherwise at the same time is changed, not retimed")
  func changedAnimation() throws {
    var session = try session("layer a {}\nanimate a.zPosition to 5 over 2s", at: 1)
    let report = edit(&session, "layer a {}\nanimate a.zPosition to 9 over 2s ease easeIn")
    #expect(report.changedAnimations.count == 1)
    #expect(report.retimedAnimations.isEmpty)
    #expect(report.changedProperties.map(\.new) == [.number(9)])
    #expect("\(report)".contains("~ animate a.zPosition to 5 over 2s at 0s is now animate a.zPosition to 9"))
  }

  @Test("animations that are to come are compared, too; of repeated ones each with its own")
  func pending() throws {
    var session = try session(
      "layer a {}\nanimate a.opacity to 0 over 1s delay 5s\nevery 1s { animate a.zPosition by 1 over 0.5s }", at: 3)
    let same = edit(
      &session, "layer a {}\n\nanimate a.opacity to 0 over 1s delay 5s\nevery 1s { animate a.zPosition by 1 over 0.5s }"
    )
    #expect(same.isEmpty)
    let report = edit(
      &session, "layer a {}\nanimate a.opacity to 0 over 1s delay 6s\nevery 1.5s { animate a.zPosition by 1 over 0.5s }"
    )
    #expect(report.retimedAnimations.map(\.new.begin) == [seconds(1.5), seconds(3), seconds(6)])
    #expect(report.removedAnimations.map(\.begin) == [seconds(3)])
  }

  @Test("mistakes change nothing; all of them are told, with the texts that they are in")
  func mistakes() throws {
    var session = try session(ReloadTests.script, at: 2.5)
    let report = edit(&session, "layer card {}\nprint unknown1\nprint unknown2")
    #expect(!report.isApplied)
    #expect(report.diagnostics.count { $0.severity == .error } == 2)
    #expect(report.sources.map(\.name) == ["t"])
    try session.advance(to: seconds(3))
    #expect(lines(of: session.takeOutput()) == ["tick 3s"])
    #expect(session.sources.count == 1)
  }

  @Test("an error or a limit on the way changes nothing")
  func failures() throws {
    var options = SessionOptions()
    options.limits.steps = 1000
    var session = Session(options: options)
    _ = try session.enter(SourceText(name: "t", text: ReloadTests.script))
    try session.advance(to: seconds(2.5))
    _ = session.takeOutput()
    for (edited, id) in [
      ("after 2s { print [1][4] }", DiagnosticID.runIndexOutOfRange), ("after 1s { while now >= 0s {} }", .limitSteps),
    ] {
      let report = edit(&session, edited)
      #expect(!report.isApplied)
      #expect(report.diagnostics.map(\.id) == [id])
      #expect(report.isEmpty)
    }
    try session.advance(to: seconds(3))
    #expect(lines(of: session.takeOutput()) == ["tick 3s"])
  }

  @Test("an error that is to come later does not keep the script from being applied")
  func laterFailure() throws {
    var session = try session(ReloadTests.script, at: 1)
    #expect(edit(&session, "after 2s { print [1][4] }").isApplied)
    #expect(throws: ScriptError.self) { try session.advance(to: seconds(3)) }
  }

  @Test("a run that has ended with an error can be mended")
  func mending() throws {
    var session = try session("var n = 0\nevery 1s { n += 1  if n == 3 { print [1][n] } }")
    #expect(throws: ScriptError.self) { try session.advance(to: seconds(9)) }
    #expect(session.now == seconds(3))
    let report = edit(&session, "var n = 0\nevery 1s { n += 1  if n == 3 { print \"three\" } }")
    #expect(report.isApplied)
    try session.advance(to: seconds(4))
    #expect(session.variable("n") == .number(4))
    #expect(throws: Never.self) { try session.archive() }
  }

  @Test("events and writes of the host come again, to the layers of the same paths")
  func inputs() throws {
    let text = """
      layer a {}
      layer b { layer knob {} }
      var level = 1
      on b.knob tap { print "knob \\(level) \\(now)" }
      """
    var session = try session(text, at: 1)
    let knob = try #require(LayerPaths(session.engine)["b.knob"])
    try session.setVariable("level", to: .number(7))
    try session.send("tap", to: knob)
    try session.setProperty(knob, "cornerRadius", to: .number(3))
    #expect(lines(of: session.takeOutput()) == ["knob 7 1s"])
    try session.advance(to: seconds(2))
    let report = edit(&session, "var taps = 0\nlayer new {}\n" + text.replacing("print", with: "taps += level  print"))
    #expect(report.isApplied)
    #expect(report.droppedInputs.isEmpty)
    #expect(report.addedLayers == ["new"])
    #expect(session.takeOutput().isEmpty)
    #expect(session.variable("taps") == .number(7))
    let moved = try #require(LayerPaths(session.engine)["b.knob"])
    #expect(moved != knob)
    #expect(session.explanation(of: moved, "cornerRadius")?.model == .number(3))
    #expect(session.journal.events.map(\.target) == [.layer(moved)])
  }

  @Test("what has no place any more is dropped and told")
  func dropped() throws {
    var session = try session("layer a {}\nvar level = 1\non a tap { level += 1 }", at: 1)
    let layer = LayerID(index: 1)
    try session.send("tap", to: layer)
    try session.setVariable("level", to: .number(7))
    try session.setProperty(layer, "cornerRadius", to: .number(3))
    let report = edit(&session, "layer b {}")
    #expect(report.isApplied)
    #expect(report.droppedInputs.count == 3)
    #expect("\(report)".contains("- send tap at 1s"))
    #expect("\(report)".contains("- level = 7 at 1s"))
    #expect(session.journal.entries.count == 1)
  }

  @Test("of several texts the one of the name is replaced, and the others come again")
  func texts() throws {
    var session = try session("var x = 1", at: 1)
    _ = try session.enter(SourceText(name: "u", text: "let y = x + 1\nprint y", base: session.nextBase))
    _ = session.takeOutput()
    let report = session.apply(SourceText(name: "t", text: "var x = 41\nfunc f() -> number { return 3 }"))
    #expect(report.isApplied)
    #expect(session.variable("y") == .number(42))
    #expect(session.sources.map(\.base) == session.sources.map(\.base).sorted())
    let unknown = session.apply(SourceText(name: "w", text: "var x = 1"))
    #expect(!unknown.isApplied)
    #expect(unknown.diagnostics.map(\.id) == [.reloadText])
    #expect(unknown.diagnostics.first?.hint == "there is 't', 'u'")
    let breaking = session.apply(SourceText(name: "t", text: "var z = 41"))
    #expect(!breaking.isApplied)
    #expect(breaking.diagnostics.map(\.id) == [.unknownName])
    #expect(breaking.sources.map(\.name) == ["t", "u"])
    #expect(session.variable("y") == .number(42))
  }

  @Test("what was not taken before the edit can still be taken")
  func untaken() throws {
    var session = try session(ReloadTests.script)
    try session.advance(to: seconds(1))
    #expect(edit(&session, ReloadTests.script.replacing("tick", with: "tock")).isApplied)
    try session.advance(to: seconds(2))
    #expect(lines(of: session.takeOutput()) == ["tick 1s", "tock 2s"])
  }

  @Test("a history goes back in the run of the edited script, and still knows it all after a failed edit")
  func history() throws {
    var history = SessionHistory(Session())
    try history.update { session throws(ScriptError) in
      _ = try session.enter(SourceText(name: "t", text: "var n = 0\nevery 0.5s { n += 1  print n }"))
    }
    try history.seek(to: seconds(3))
    try history.seek(to: seconds(2))
    #expect(lines(of: history.takeOutput()).count == 6)
    let failed = history.apply(SourceText(name: "t", text: "var n = "))
    #expect(!failed.isApplied)
    #expect(history.end == seconds(3))
    let report = history.apply(SourceText(name: "t", text: "var n = 0\nevery 0.5s { n += 10  print n }"))
    #expect(report.isApplied)
    #expect(history.now == seconds(2))
    #expect(history.end == seconds(2))
    #expect(history.session.variable("n") == .number(40))
    #expect(history.takeOutput().isEmpty)
    try history.seek(to: seconds(1))
    #expect(history.session.variable("n") == .number(20))
    try history.seek(to: seconds(2.5))
    #expect(lines(of: history.takeOutput()) == ["50"])
  }

  @Test("paths tell layers of one name apart, and name what is in no tree")
  func paths() throws {
    let session = try session(
      """
      layer card { layer dot {} }
      for i in 0..<2 { layer dot {} }
      for i in 0..<2 { layer card {} }
      remove card
      """)
    let paths = LayerPaths(session.engine)
    #expect(
      paths.all == ["stage", "card", "card.dot", "dot", "dot[1]", "card[1]", "card[2]"])
    #expect(paths["dot[1]"] == LayerID(index: 4))
    #expect(paths["nothing"] == nil)
    #expect(paths[LayerID(index: 99)] == "")
  }
}
