import AnimEngine
import AnimLanguage
import AnimRuntime

extension Workload {
  /// What undo, seeking and reload stand on: copies of a session, and going back in a run.
  static let state = [snapshot, goingBack]

  /// A copy of a session of a thousand layers whose animations run, with the first write to it and the first step of it.
  private static let snapshot = Workload(
    name: "snapshot", summary: "a copy of 1,000 layers with 1,000 running animations, changed"
  ) { runs in
    let script = """
      for i in 0..<1000 {
          layer dot {}
          animate dot.position.x from 0 to i over 1s + 1ms * i repeat forever autoreverse
      }
      """
    var session = Session()
    perform("snapshot") { () throws(ScriptError) in
      _ = try session.enter(SourceText(name: "snapshot.anim", text: script))
      try session.advance(to: MediaTime(seconds: 1.5))
    }
    let original = session
    let count = 20
    let times = Stopwatch.medians(
      runs: runs * 3,
      [
        {
          perform("snapshot") { () throws(ScriptError) in
            for _ in 0..<count {
              var copy = original
              try copy.setProperty(LayerID(index: 500), "zPosition", to: .number(5))
              try copy.advance(to: MediaTime(seconds: 1.6))
            }
          }
        }
      ])
    let milliseconds = times[0] / Double(count) * 1000
    return [Figure(value: "\(Table.number(milliseconds)) ms", compared: milliseconds, target: 1, unit: " ms")]
  }

  /// Going back in a run of a minute in which a thousand animations run at any time, 60,000 in all.
  private static let goingBack = Workload(
    name: "go-back", summary: "going back in 60 s of 1,000 animations a second, the slowest of 100"
  ) { runs in
    let script = """
      func swing(dot: layer, n: number) {
          animate dot.zPosition from 0 to n over 0.9s + 0.2ms * n then { swing(dot, n) }
      }
      for i in 0..<1000 {
          layer dot {}
          swing(dot, i)
      }
      """
    var history = SessionHistory(Session())
    let end = MediaTime(seconds: 60)
    perform("go-back") { () throws(ScriptError) in
      try history.update { session throws(ScriptError) in
        _ = try session.enter(SourceText(name: "go-back.anim", text: script))
      }
      try history.seek(to: end)
    }
    var random = RandomGenerator(seed: 1)
    var times: [Double] = []
    for _ in 0..<max(runs, 1) * 14 {
      let instant = MediaTime(seconds: 60 * random.nextFraction())
      perform("go-back") { () throws(ScriptError) in try history.seek(to: end) }
      times.append(
        Stopwatch.seconds { perform("go-back") { () throws(ScriptError) in try history.seek(to: instant) } })
    }
    let slowest = (times.max() ?? .nan) * 1000
    return [
      Figure(value: Table.time(Stopwatch.median(times)), compared: slowest, target: 50, unit: " ms")
    ]
  }

  private static func perform(_ name: String, _ work: () throws(ScriptError) -> Void) {
    do throws(ScriptError) {
      try work()
    } catch {
      BenchmarkCommand.fail("\(name): \(error.diagnostic.message)")
    }
  }
}
