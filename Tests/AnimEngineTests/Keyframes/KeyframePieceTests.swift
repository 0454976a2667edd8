import Testing

@testable import AnimEngine

@Suite("Pieces of the way through keyframes")
struct KeyframePieceTests {
  private typealias Change = @Sendable (inout KeyframeAnimation) -> Void

  private static let tracks: [(name: String, pieces: ClosedRange<Int>, change: Change)] = [
    ("linear", 4...4, { _ in }),
    ("times", 3...3, { $0.keyTimes = [0, 0.1, 0.1, 0.8, 1] }),
    ("eased", 4...40, { $0.timingFunctions = [.easeIn, .linear, .steps(count: 3, position: .end), .easeOut] }),
    ("few easings", 4...4, { $0.timingFunctions = [.easeInEaseOut] }),
    ("discrete", 5...5, { $0.calculationMode = .discrete }),
    ("cubic", 4...4, { $0.calculationMode = .cubic }),
    ("paced", 4...4, { $0.calculationMode = .paced }),
    ("cubicPaced", 8...40, { $0.calculationMode = .cubicPaced }),
    ("path", 3...3, { $0.path = curve }),
    ("paced path", 7...30, { ($0.path, $0.calculationMode) = (curve, .paced) }),
    ("paced lines", 3...3, { ($0.path, $0.calculationMode) = (lines, .paced) }),
    ("path with jumps", 2...2, { ($0.path, $0.calculationMode) = (jumps, .paced) }),
    ("path with a cusp", 5...60, { ($0.path, $0.calculationMode) = (cusp, .paced) }),
  ]
  private static let curve = VectorPath(svg: "M 0 0 L 10 0 C 0 100 100 100 100 0 S 300 -100 300 0")
  private static let lines = VectorPath(svg: "M 0 0 L 10 0 L 10 50 L 0 0")
  private static let jumps = VectorPath(svg: "M 0 0 L 10 0 M 50 50 L 90 50")
  private static let cusp = VectorPath(svg: "M 0 0 C 100 100 0 100 100 0")

  private func track(_ change: Change) throws -> KeyframeTrack {
    let position = try #require(LayerTypeTable().reference(to: "position"))
    var keyframe = KeyframeAnimation(
      position, values: [(0, 0), (30, 100), (10, 50), (60, 80), (100, 0)].map { .point(Point2D(x: $0.0, y: $0.1)) })
    change(&keyframe)
    return try #require(KeyframeTrack(keyframe) { TimingCurve($0) })
  }

  /// The numbers as a frame asks for them.
  private func numbers(_ track: KeyframeTrack, at progress: Double, width: Int = 2) throws -> [Double] {
    let pieces = try #require(track.pieces)
    if let piece = pieces.index(at: progress).map({ pieces[$0] }) {
      #expect(piece.contains(progress))
      var numbers = [Double](repeating: .nan, count: width)
      let isKnown = numbers.withUnsafeMutableBufferPointer { numbers in
        numbers.baseAddress.map { piece.write(at: progress, width: width, to: $0) } ?? false
      }
      if isKnown { return numbers }
    }
    return (0..<width).map { track.numbers(at: progress)[$0] }
  }

  private func pieces(_ track: KeyframeTrack) throws -> [KeyframePiece] {
    let pieces = try #require(track.pieces)
    return (0..<pieces.count - 1).map { pieces[$0] }
  }

  @Test("they give what the track gives, before its start and beyond its end too", arguments: tracks.map(\.name))
  func values(name: String) throws {
    let track = try track(#require(Self.tracks.first { $0.name == name }).change)
    for step in -50...1050 {
      let progress = Double(step) / 1000
      let found = try numbers(track, at: progress)
      let wanted = try #require(track.value(at: progress).components)
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 6e-4 }, "\(progress): \(found) \(wanted)")
    }
  }

  @Test("they follow one another, as few as can be", arguments: tracks.map(\.name))
  func cover(name: String) throws {
    let (_, count, change) = try #require(Self.tracks.first { $0.name == name })
    let pieces = try pieces(track(change))
    #expect(count.contains(pieces.count), "\(pieces.count)")
    #expect(pieces.first?.start == 0 && pieces.last?.end == 1)
    #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.start && $0.start < $0.end })
  }

  @Test(
    "directions are those of the path",
    arguments: [
      "M 0 0 L 100 50", "M 100 0 L 0 0", "M 0 0 C 0 100 100 100 100 0 S 200 -100 200 0",
      "M 0 0 C 100 100 0 100 100 0", "M 0 0 C 50 -50 -50 -50 0 0", "M 100 0 A 50 50 0 1 1 99 0",
    ],
    [KeyframeAnimation.CalculationMode.linear, .paced])
  func directions(path: String, mode: KeyframeAnimation.CalculationMode) throws {
    let rotation = try #require(LayerTypeTable().reference(to: "transform.rotation.z"))
    for (turning, ease) in [
      (KeyframeAnimation.RotationMode.auto, TimingFunction.linear), (.autoReverse, .easeInEaseOut),
    ] {
      var keyframe = KeyframeAnimation(rotation, path: VectorPath(svg: path), calculationMode: mode)
      keyframe.rotationMode = turning
      keyframe.timingFunctions = [ease]
      let track = try #require(KeyframeTrack(keyframe) { TimingCurve($0) })
      for step in 0...1000 {
        let progress = Double(step) / 1000
        let found = try numbers(track, at: progress, width: 1)
        let wanted = try #require(track.value(at: progress).components)
        #expect(abs((found[0] - wanted[0]).remainder(dividingBy: 2 * .pi)) < 1e-6, "\(progress)")
        #expect(abs(found[0]) <= .pi + 1e-6)
      }
    }
  }

  @Test("each is found at its start and in its middle, and leads to the next")
  func next() throws {
    let pieces = try #require(track { ($0.path, $0.calculationMode) = (Self.curve, .paced) }.pieces)
    for index in 0..<pieces.count {
      let middle = index + 1 < pieces.count ? (pieces[index].start + pieces[index].end) / 2 : 1
      #expect(pieces.index(at: pieces[index].start) == index && pieces.index(at: middle) == index)
      #expect(pieces.piece(after: index)?.pointee.start == (index + 1 < pieces.count ? pieces[index].end : nil))
    }
  }

  @Test("one more holds the end")
  func end() throws {
    let pieces = try #require(track { $0.calculationMode = .cubicPaced }.pieces)
    let last = pieces[pieces.count - 1]
    #expect(last.contains(1) && !last.contains(1.0.nextUp) && !last.contains(1.0.nextDown))
    #expect(try numbers(track { $0.calculationMode = .cubicPaced }, at: 1) == [100, 0])
    #expect([-0.1, 1.1, .nan].allSatisfy { pieces.index(at: $0) == nil })
  }

  @Test("segments that last no time are left out, and numbers that are none do no harm")
  func degenerate() throws {
    let still = try track { $0.keyTimes = [0, 1e-300, 2e-300, 3e-300, 1] }
    for progress in [0, 1e-301, 2e-300, 0.5, 1] {
      let wanted = try #require(still.value(at: progress).components)
      #expect(zip(try numbers(still, at: progress), wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(progress)")
    }
    #expect(try pieces(track { $0.keyTimes = [0, 0, 0, 1, 1] }).count == 1)
    #expect(!KeyframePiece.none.contains(0.5) && !KeyframePiece.none.contains(.nan))
  }
}

@Suite("Cursors on keyframe animations")
struct KeyframeCursorTests {
  private func engine(_ changes: [@Sendable (inout KeyframeAnimation) -> Void]) throws -> (Player, [LayerID]) {
    var player = Player()
    let position = reference("position")
    var layers: [LayerID] = []
    for (index, change) in changes.enumerated() {
      let layer = try player.layer("l\(index)")
      var keyframe = KeyframeAnimation(
        position, values: [0, 30, 10].map { .point(Point2D(x: $0 + Double(index), y: -$0)) })
      change(&keyframe)
      let animation = LayerAnimation(.keyframe(keyframe), timing: MediaTiming(duration: MediaTime(seconds: 1)))
      try player.turn { try $0.add(animation, to: layer) }
      layers.append(layer)
    }
    return (player, layers)
  }

  /// What a buffer says of each layer's position.
  private func positions(_ buffer: SampleBuffer, _ engine: AnimationEngine) -> [LayerID: [Double]] {
    var found: [LayerID: [Double]] = [:]
    for (value, place) in zip(buffer.values, buffer.places) {
      if let layer = engine.target(ofPlace: place)?.layer { found[layer, default: []].append(value) }
    }
    return found
  }

  @Test("frames forwards, backwards and by leaps show the same as with a new buffer")
  func order() throws {
    let (player, _) = try engine([
      { _ in }, { $0.timingFunctions = [.easeIn, .easeOut] }, { $0.calculationMode = .cubicPaced },
    ])
    var buffer = SampleBuffer()
    for fraction in [0, 0.1, 0.11, 0.12, 0.9, 0.5, 0.49, 0.1, 0.999, 0] {
      let instant = player.engine.now + MediaTime(seconds: fraction)
      var fresh = SampleBuffer()
      player.engine.sample(at: instant, into: &buffer)
      player.engine.sample(at: instant, into: &fresh)
      #expect(buffer.values == fresh.values && buffer.places == fresh.places, "\(fraction)")
    }
  }

  @Test("one buffer serves engines that went different ways, and animations that change places")
  func identity() throws {
    let (player, layers) = try engine([{ _ in }, { $0.calculationMode = .discrete }, { $0.calculationMode = .cubic }])
    var other = player
    other.turn { engine in engine.removeAnimation(layers[0], key: "position") }
    try other.turn { engine in
      let keyframe = KeyframeAnimation(
        reference("opacity"), values: [.number(0), .number(1)])
      try engine.add(
        LayerAnimation(.keyframe(keyframe), timing: MediaTiming(duration: MediaTime(seconds: 1))), to: layers[0])
    }
    var buffer = SampleBuffer()
    for step in 0..<20 {
      let engine = step % 3 == 0 ? other.engine : player.engine
      let instant = engine.now + MediaTime(seconds: Double(step) / 30)
      var fresh = SampleBuffer()
      engine.sample(at: instant, into: &buffer)
      engine.sample(at: instant, into: &fresh)
      #expect(positions(buffer, engine) == positions(fresh, engine), "\(step)")
    }
  }
}
