import Testing

@testable import AnimEngine

@Suite("Tables that sampling works on")
struct SamplingTableTests {
  @Test("the quick sine and cosine are those of the exact functions to 1e-15, at any angle")
  func sineAndCosine() {
    var angle = -50.0
    while angle < 50 {
      let (sine, cosine) = Double.quickSineAndCosine(angle)
      #expect(abs(sine - Double.sin(angle)) < 1e-15 && abs(cosine - Double.cos(angle)) < 1e-15, "\(angle)")
      angle += 0.037
    }
    for angle in [1e5, 1e6, 1e9, 1e300] {
      let (sine, cosine) = Double.quickSineAndCosine(angle)
      #expect(abs(sine - Double.sin(angle)) < 1e-10 && abs(cosine - Double.cos(angle)) < 1e-10, "\(angle)")
    }
    #expect(Double.quickSineAndCosine(0) == (0, 1))
    #expect(Double.quickSineAndCosine(.nan).sine.isNaN && Double.quickSineAndCosine(.infinity).cosine.isNaN)
  }

  @Test("light is encoded to 1e-6, beyond black and white too")
  func gamma() {
    for step in -2000...2000 {
      let light = Double(step) / 1500
      #expect(abs(GammaTable.encoded(light) - RGBAColor.encoded(light)) < 5e-7, "\(light)")
    }
  }

  @Test(
    "directions are those of the path to 1e-6 wherever the table knows them",
    arguments: ["M 0 0 L 100 50", "M 0 0 C 0 100 100 100 100 0 S 200 -100 200 0", "M 0 0 C 100 100 0 100 100 0"])
  func directions(path: String) throws {
    let segments = CubicSegments(try #require(VectorPath(svg: path)))
    let table = DirectionTable(segments)
    #expect(table.cubics.count == segments.count * DirectionTable.partCount)
    var known = 0
    for segment in 0..<segments.count {
      for part in 0..<DirectionTable.partCount {
        let cubic = table.cubics[segment * DirectionTable.partCount + part]
        guard cubic.a == cubic.a else { continue }
        known += 1
        for share in stride(from: 0.0, to: 1, by: 0.05) {
          let exact = segments.direction(segment, at: (Double(part) + share) / Double(DirectionTable.partCount))
          let difference = (cubic.value(at: share) - exact).remainder(dividingBy: 2 * .pi)
          #expect(abs(difference) < 1e-6, "\(segment) \(part) \(share)")
        }
      }
    }
    // Around the point where the last one nearly stands still no cubic is close enough.
    #expect(Double(known) > 0.7 * Double(table.cubics.count))
  }

  private static let tracks: [(String, @Sendable (inout KeyframeAnimation) -> Void)] = [
    ("linear", { _ in }),
    ("times", { $0.keyTimes = [0, 0.1, 0.1, 0.8, 1] }),
    ("eased", { $0.timingFunctions = [.easeIn, .linear, .steps(count: 3, position: .end), .easeOut] }),
    ("few easings", { $0.timingFunctions = [.easeInEaseOut] }),
    ("discrete", { $0.calculationMode = .discrete }),
    ("cubic", { $0.calculationMode = .cubic }),
    ("paced", { $0.calculationMode = .paced }),
    ("cubicPaced", { $0.calculationMode = .cubicPaced }),
  ]

  @Test("a tape gives what its track gives, or says that it cannot", arguments: tracks.map(\.0))
  func tapes(name: String) throws {
    let position = try #require(LayerTypeTable().reference(to: "position"))
    var keyframe = KeyframeAnimation(
      position, values: [(0, 0), (30, 100), (10, 50), (60, 80), (100, 0)].map { .point(Point2D(x: $0.0, y: $0.1)) })
    try #require(Self.tracks.first { $0.0 == name }).1(&keyframe)
    let track = try #require(KeyframeTrack(keyframe) { TimingCurve($0) })
    var written = 0
    for step in -20...1020 {
      let progress = Double(step) / 1000
      guard progress != 1, case .point(let expected) = track.value(at: progress) else { continue }
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { memory in
        guard let values = memory.baseAddress, track.tape.write(at: progress, to: values) else { return }
        written += 1
        #expect(abs(values[0] - expected.x) < 1e-6 && abs(values[1] - expected.y) < 1e-6, "\(name) \(progress)")
      }
    }
    #expect(written > 700)
  }

  @Test("the pieces of a way are found in one step", arguments: [0.0, 0.001, 0.25, 0.4999, 0.5, 0.77, 0.999, 1])
  func pieces(fraction: Double) throws {
    let path = try #require(VectorPath(svg: "M 0 0 L 10 0 C 0 100 100 100 100 0 C 300 100 0 100 200 0"))
    let table = ArcLengthTable(CubicSegments(path))
    let first = table.firstPieces
    #expect(first.count == table.pieces.count && first.first == 0)
    #expect(zip(first, first.dropFirst()).allSatisfy { $0 <= $1 })
    let distance = fraction * table.length
    let guess = Int(first[min(Int(fraction * Double(first.count)), first.count - 1)])
    #expect(table.pieces[guess].start <= distance)
  }
}
