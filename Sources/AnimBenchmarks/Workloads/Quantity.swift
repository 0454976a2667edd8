import AnimLanguage
import AnimRuntime

extension Workload {
  /// Many animations: begun at once by a loop, and one after the other.
  static let quantity = [implicit, sequence]

  private static let implicit = Workload(
    name: "implicit-100k", summary: "100,000 layers that a loop moves, with implicit animations"
  ) { runs in
    let few = script(layers: 10_000)
    let many = script(layers: 100_000)
    let times = Stopwatch.medians(runs: runs, [{ play(many) }, { play(few) }])
    return [
      Figure(value: Table.time(times[0]), compared: times[0] * 1e6 / 100_000, target: 10, unit: " µs/layer"),
      Figure(value: "10 × the layers", compared: times[0] / times[1], target: 12, unit: " × the time"),
    ]
  }

  /// From making the layers to the end of the last animation.
  private static func script(layers count: Int) -> SourceText {
    SourceText(
      name: "implicit.anim",
      text: """
        layer dots[i in 0..<\(count)] { position = (i, 0) }
        for dot in dots { dot.position.y = 100 }
        wait for all
        print now
        """)
  }

  private static let sequence = Workload(
    name: "sequence-1m", summary: "1,000,000 animations, added and over one after the other"
  ) { runs in
    let few = script(animations: 100_000)
    let many = script(animations: 1_000_000)
    play(few)
    let before = Memory.resident
    let times = Stopwatch.medians(runs: min(runs, 3), [{ play(many) }, { play(few) }])
    var figures = [
      Figure(value: Table.time(times[0]), compared: times[0], target: 10, unit: " µs/animation"),
      Figure(value: "10 × as many", compared: times[0] / times[1], target: 12, unit: " × the time"),
    ]
    if let before, let after = Memory.resident {
      figures.append(
        Figure(
          value: "memory left behind", compared: max(0, Double(after - before)) / 1e6, target: 2, unit: " MB"))
    }
    return figures
  }

  private static func script(animations count: Int) -> SourceText {
    SourceText(
      name: "sequence.anim",
      text: """
        layer box {}
        func run() {
            for i in 0..<\(count) {
                animate box.position.x to i over 1ms
                wait 1ms
            }
        }
        run()
        print now
        """)
  }
}
