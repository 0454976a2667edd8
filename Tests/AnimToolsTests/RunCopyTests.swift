import AnimEngine
import AnimLanguage
import AnimRuntime
import Testing

@Suite("A run that is stopped, copied and sought is the run that never was")
struct RunCopyTests {
  @Test("There are many scripts to try")
  func scripts() {
    #expect(PlayedScript.paths.count > 150)
  }

  @Test("A run that stops at any instants does what it does in one go", arguments: PlayedScript.paths(share: 0))
  func stopping(path: String) throws {
    guard let script = try PlayedScript(path) else { return }
    let whole = script.wholeRun()
    var random = RandomGenerator(seed: 1)
    var run = RecordedRun()
    var session = script.entered(&run)
    for stop in PlayedScript.stops(upTo: whole.end, count: 8, &random) where run.error == nil {
      run.note(&session) { session throws(ScriptError) in try session.advance(to: stop) }
    }
    run.note(&session) { session throws(ScriptError) in try session.run(until: script.end) }
    #expect(run == whole)
  }

  @Test("A copy taken at any instant and the original go on alike", arguments: PlayedScript.paths(share: 1))
  func copying(path: String) throws {
    guard let script = try PlayedScript(path) else { return }
    let whole = script.wholeRun()
    var random = RandomGenerator(seed: 2)
    for stop in PlayedScript.stops(upTo: whole.end, count: 2, &random) {
      var run = RecordedRun()
      var original = script.entered(&run)
      run.note(&original) { session throws(ScriptError) in try session.advance(to: stop) }
      var copy = original
      var copyRun = run
      // The copy runs first, so that it would spoil the original if they shared anything.
      copyRun.note(&copy) { session throws(ScriptError) in try session.run(until: script.end) }
      run.note(&original) { session throws(ScriptError) in try session.run(until: script.end) }
      #expect(copyRun == whole)
      #expect(run == whole)
    }
  }

  @Test("Instants up to the next event can be sampled in any order", arguments: PlayedScript.paths(share: 2))
  func sampling(path: String) throws {
    guard let script = try PlayedScript(path) else { return }
    let whole = script.wholeRun()
    var random = RandomGenerator(seed: 3)
    var run = RecordedRun()
    var session = script.entered(&run)
    for stop in PlayedScript.stops(upTo: whole.end, count: 3, &random) where run.error == nil {
      run.note(&session) { session throws(ScriptError) in try session.advance(to: stop) }
      let engine = session.engine
      let last = engine.nextEventTime ?? engine.now + MediaTime(seconds: 1)
      let instants = PlayedScript.stops(upTo: last - engine.now, count: 6, &random).map { engine.now + $0 }
      // Bit by bit: what is absent is no number, and equal to nothing.
      func samples(_ instants: [MediaTime]) -> [MediaTime: [UInt64]] {
        var buffer = SampleBuffer()
        var samples: [MediaTime: [UInt64]] = [:]
        for instant in instants {
          engine.sample(at: instant, into: &buffer)
          samples[instant] = buffer.values.map(\.bitPattern)
        }
        return samples
      }
      let forwards = samples(instants)
      #expect(samples(instants.reversed()) == forwards)
      #expect(samples(instants.shuffled(using: &random)) == forwards)
    }
  }
}
