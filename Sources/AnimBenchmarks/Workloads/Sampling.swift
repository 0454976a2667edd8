import AnimEngine

extension Workload {
  /// Running animations, sampled for the 600 frames of ten seconds: a few that differ in length and begin together,
  /// and, harder, as many lengths as animations.
  static let sampling =
    [1_000, 10_000, 100_000].map { sampling("sample-\($0 / 1_000)k", animations: $0, lengths: 4) }
    + [sampling("stagger-10k", animations: 10_000, lengths: 10_000)]

  private static func sampling(_ name: String, animations count: Int, lengths: Int) -> Workload {
    Workload(name: name, summary: "\(count) animations of \(lengths) lengths, 600 frames") { runs in
      let engine = runningEngine(animations: count, lengths: lengths)
      var buffer = SampleBuffer()
      engine.sample(at: frame(0), into: &buffer)
      let times = Stopwatch.medians(
        runs: runs,
        [
          {
            for index in 0..<600 { engine.sample(at: frame(index), into: &buffer) }
          }
        ])
      let nanoseconds = times[0] * 1e9 / 600 / Double(max(buffer.count, 1))
      let bytes = Double(engine.samplingByteCount + buffer.byteCount) / Double(max(buffer.count, 1))
      return [
        Figure(value: Table.time(times[0]), compared: nanoseconds, target: 10, unit: " ns/value"),
        Figure(value: "\(buffer.count) values", compared: bytes, target: 64, unit: " B/value"),
      ]
    }
  }

  /// Layers that move for longer than is sampled, begun together.
  private static func runningEngine(animations count: Int, lengths: Int) -> AnimationEngine {
    var engine = AnimationEngine()
    guard let position = engine.types.reference(to: "position.x") else { return engine }
    do {
      engine.beginTurn()
      for index in 0..<count {
        let layer = try engine.makeLayer(name: "dot")
        try engine.insert(layer, into: .stage)
        try engine.commitLayer(layer)
        let animation = LayerAnimation(
          .basic(BasicAnimation(position, from: .number(0), to: .number(Double(index)))),
          timing: MediaTiming(duration: MediaTime(seconds: 11 + Double(index % lengths) / 1000)),
          timingFunction: .easeInEaseOut)
        try engine.add(animation, to: layer)
      }
      _ = engine.endTurn()
      engine.advance(to: engine.now)
    } catch {
      BenchmarkCommand.fail("sampling: \(error)")
    }
    return engine
  }

  private static func frame(_ index: Int) -> MediaTime {
    MediaTime(ticks: Int64(index) * MediaTime.ticksPerSecond / 60)
  }
}
