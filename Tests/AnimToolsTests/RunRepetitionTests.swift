import AnimEngine
import AnimLanguage
import AnimRuntime
import Foundation
import Testing

@Suite("A run that is written down, reloaded or gone back in is the run that never was")
struct RunRepetitionTests {
  @Test("A session that was encoded at any instant goes on as it would have", arguments: PlayedScript.paths(share: 3))
  func archive(path: String) throws {
    guard let script = try PlayedScript(path) else { return }
    let whole = script.wholeRun()
    guard whole.error == nil else { return }
    var random = RandomGenerator(seed: 4)
    for (index, stop) in PlayedScript.stops(upTo: whole.end, count: 1, &random).enumerated() {
      var run = RecordedRun()
      var session = script.entered(&run)
      // Once with what was told so far taken, once not.
      if index % 2 == 0 {
        run.note(&session) { session throws(ScriptError) in try session.advance(to: stop) }
      } else {
        try session.advance(to: stop)
      }
      let data = try JSONEncoder().encode(session.archive())
      var restored = try Session(
        restoring: JSONDecoder().decode(SessionArchive.self, from: data), limits: script.options.limits)
      run.note(&restored) { session throws(ScriptError) in try session.run(until: script.end) }
      #expect(run == whole)
    }
  }

  @Test(
    "Going to any instants, back and forth, tells each thing once and changes nothing",
    arguments: PlayedScript.paths(share: 4))
  func seeking(path: String) throws {
    guard let script = try PlayedScript(path) else { return }
    let whole = script.wholeRun()
    guard whole.error == nil else { return }
    var random = RandomGenerator(seed: 5)
    var history = SessionHistory(Session(options: script.options), checkpointLimit: 4)
    try history.update { session throws(ScriptError) in _ = try session.enter(script.source) }
    for stop in PlayedScript.stops(upTo: whole.end, count: 4, &random).shuffled(using: &random) {
      try history.seek(to: stop)
    }
    if let end = script.end { try history.seek(to: end) } else { try history.seekToEnd() }
    #expect(history.takeOutput() == whole.output)
    #expect(history.takeTrace().isSame(as: whole.trace))
    #expect(history.takeFailures() == whole.failures)
    #expect(history.now == whole.end)
  }

  @Test("Applying the script that runs changes nothing", arguments: PlayedScript.paths(share: 5))
  func reload(path: String) throws {
    guard let script = try PlayedScript(path) else { return }
    let whole = script.wholeRun()
    guard whole.error == nil else { return }
    var random = RandomGenerator(seed: 6)
    for stop in PlayedScript.stops(upTo: whole.end, count: 1, &random) {
      var run = RecordedRun()
      var session = script.entered(&run)
      run.note(&session) { session throws(ScriptError) in try session.advance(to: stop) }
      let report = session.apply(script.source)
      #expect(report.isApplied)
      #expect(report.isEmpty, "\(report)")
      #expect(session.now == stop)
      run.note(&session) { session throws(ScriptError) in try session.run(until: script.end) }
      #expect(run == whole)
    }
  }
}
