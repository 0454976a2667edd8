import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("What differs between two runs")
struct RunDifferenceTests {
  /// A run with entries at instants.
  private func history(_ entries: (Double, String)..., upTo end: Double = 0) throws -> SessionHistory {
    var history = SessionHistory(Session())
    for (number, (instant, text)) in entries.enumerated() {
      try history.seek(to: MediaTime(seconds: instant))
      let found = try history.update { session throws(ScriptError) in
        try session.enter(SourceText(name: "entry \(number + 1)", text: text, base: session.nextBase))
      }
      #expect(!found.hasErrors)
    }
    try history.seek(to: MediaTime(seconds: end))
    return history
  }

  @Test("Variables that came, went, or have another value or type")
  func variables() throws {
    let old = try history((0, "let gone = 1\nvar kept = 2\nvar changed = 3\nlet typed = 4\nlayer card {}"))
    let new = try history((0, "let new = 1\nvar kept = 2\nvar changed = 4\nlet typed = 4s\nlayer card {}"))
    #expect(
      "\(RunDifference(from: old, to: new))" == """
        - gone : number = 1
        + new : number = 1
        ~ changed: 3 is now 4
        ~ typed: 4 is now 4s : duration
        """)
    #expect(RunDifference(from: new, to: new).isEmpty)
  }

  @Test("Layers are matched by their paths, and not by the order in which they were made")
  func layers() throws {
    let old = try history((0, "layer a { cornerRadius = 1 }\nlayer b { cornerRadius = 2 }"))
    let new = try history((0, "layer b { cornerRadius = 2 }\nlayer a { cornerRadius = 3  layer c {} }"))
    let difference = RunDifference(from: old, to: new)
    #expect(difference.addedLayers == ["a.c"])
    #expect(difference.removedLayers.isEmpty)
    #expect(difference.changedProperties.map(\.layer) == ["a"])
    #expect(difference.changedProperties.map(\.new) == [.number(3)])
  }

  @Test("Animations that a history knows of, but that are later than its instant, do not count")
  func future() throws {
    var run = try history((0, "layer a {}"), (1, "animate a.opacity to 0 over 1s"), upTo: 2)
    let late = run
    try run.seek(to: MediaTime(seconds: 0.5))
    #expect(RunDifference(from: try history((0, "layer a {}"), upTo: 0.5), to: run).isEmpty)
    #expect(RunDifference(from: run, to: late).addedAnimations.map(\.begin) == [MediaTime(seconds: 1)])
  }

  @Test("Runs whose texts stand in other entries do not differ")
  func entries() throws {
    let one = try history((0, "layer a {}\nanimate a.opacity to 0 over 1s\nlet x = 1"), upTo: 0.5)
    let two = try history((0, "layer a {}"), (0, "animate a.opacity to 0 over 1s"), (0, "let x = 1"), upTo: 0.5)
    #expect(RunDifference(from: one, to: two).isEmpty)
  }

  @Test("An edited script tells variables, too")
  func reload() throws {
    var run = try history((0, "let side = 40\nlayer a { bounds = (0, 0, side, 1) }"))
    let report = run.apply(SourceText(name: "entry 1", text: "let side = 50\nlayer a { bounds = (0, 0, side, 1) }"))
    #expect(report.changedVariables.map(\.new.text) == ["50"])
    #expect("\(report)".hasPrefix("~ side: 40 is now 50\n~ a.bounds: "))
  }

  @Test("The value of an edited text is known to later ones as before")
  func values() throws {
    var session = Session()
    _ = try session.evaluate(SourceText(name: "a", text: "2"), naming: ["_", "_1"])
    _ = try session.enter(SourceText(name: "b", text: "let y = _1 * 2", base: session.nextBase))
    let report = session.apply(SourceText(name: "a", text: "5"))
    #expect(report.isApplied, "\(report.diagnostics)")
    #expect(session.declaration(named: "y").flatMap { session.value(of: $0) }?.value == .number(10))
  }

  @Test("Other limits count as if they had always been there, and are refused if the run has used more")
  func limits() throws {
    var run = try history((0, "layer a {}\nlayer b {}\nevery 1s { print now }"), upTo: 1.5)
    var limits = Limits()
    limits.layers = 2
    #expect(throws: ScriptError.self) { try run.setLimits(limits) }
    #expect(run.session.options.limits == Limits())
    limits.layers = 3
    _ = run.takeOutput()
    try run.setLimits(limits)
    #expect(run.session.options.limits.layers == 3)
    #expect(run.now == MediaTime(seconds: 1.5))
    #expect(run.takeOutput().isEmpty)
    #expect(throws: ScriptError.self) {
      try run.update { session throws(ScriptError) in
        try session.enter(SourceText(name: "c", text: "layer c {}\nlayer d {}", base: session.nextBase))
      }
    }
    try run.seek(to: MediaTime(seconds: 0.5))
    #expect(run.session.options.limits.layers == 3)
  }
}
