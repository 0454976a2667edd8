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
      #expect(abs(GammaTable.shared.encoded(light) - RGBAColor.encoded(light)) < 5e-7, "\(light)")
    }
  }

  @Test("a mix in OKLab shows the mix of the colours, cut nowhere", arguments: ColorSpace.allCases)
  func mixes(space: ColorSpace) throws {
    let (start, end) = (
      RGBAColor(red: 1, green: 0.2, blue: 0, alpha: 1), RGBAColor(red: 0, green: 0.3, blue: 0.9, alpha: 0.5)
    )
    let property = try #require(LayerTypeTable().reference(to: "backgroundColor"))
    var player = Player()
    let layer = try player.layer("a")
    try player.turn { engine in
      var animation = LayerAnimation.basic("backgroundColor", from: .color(start), to: .color(end), over: 1)
      animation.kind = .basic(
        BasicAnimation(property, from: .color(start), to: .color(end), colorSpace: space))
      animation.timingFunction = .linear
      try engine.add(animation, to: layer)
    }
    var buffer = SampleBuffer()
    for step in 0...9 {
      let fraction = Double(step) / 10
      player.engine.sample(at: player.engine.now + MediaTime(seconds: fraction), into: &buffer)
      let mixed = start.mixed(with: end, at: fraction, in: space)
      let expected = [mixed.red, mixed.green, mixed.blue, mixed.alpha]
      #expect(buffer.values.count == 4 && zip(buffer.values, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(step)")
    }
  }
}
