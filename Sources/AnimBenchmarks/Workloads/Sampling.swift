import AnimEngine

extension Workload {
  /// Running animations, sampled for the 600 frames of ten seconds beside a C program that does the same: a few that
  /// differ in length and begin together, and, harder, as many lengths as animations.
  static let sampling =
    [1_000, 10_000, 100_000].map { sampling("sample-\($0 / 1_000)k", animations: $0, lengths: 4) }
    + [sampling("stagger-10k", animations: 10_000, lengths: 10_000)]

  private static let frameCount = 600

  private static func sampling(_ name: String, animations count: Int, lengths: Int) -> Workload {
    Workload(name: name, summary: "\(count) animations of \(lengths) lengths, \(frameCount) frames") { runs in
      let engine = runningEngine(animations: count, lengths: lengths)
      var buffer = SampleBuffer()
      engine.sample(at: frame(0), into: &buffer)
      // As many rounds as make the program's start not count.
      let rounds = max(1, 100_000 / count)
      let frames = frameCount * rounds
      let peer = CompiledC("sampling", samplingPeer)
      var works = [
        {
          for index in 0..<frames { engine.sample(at: frame(index % frameCount), into: &buffer) }
        }
      ]
      if let peer {
        for frames in [frames, 1] {
          works.append { ChildProcess.run(peer.path, ["\(count)", "\(lengths)", "\(frames)"]) }
        }
      }
      let times = Stopwatch.medians(runs: runs, works)
      func nanoseconds(_ seconds: Double) -> Double { seconds * 1e9 / Double(frames) / Double(max(buffer.count, 1)) }
      let bytes = Double(engine.samplingByteCount + buffer.byteCount) / Double(max(buffer.count, 1))
      let own = "\(Table.number(nanoseconds(times[0]))) ns/value"
      var figures = [Figure(value: own, peer: "no C compiler", target: 2)]
      if times.count > 2 {
        let peer = times[1] - times[2]
        figures = [
          Figure(
            value: own, peer: "C \(Table.number(nanoseconds(peer))) ns/value", compared: times[0] / peer, target: 2)
        ]
      }
      // A timing of its own takes more than the animation.
      let limit = lengths < count ? 64.0 : 160
      figures.append(Figure(value: "\(buffer.count) values", compared: bytes, target: limit, unit: " B/value"))
      return figures
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
