import AnimEngine
import Testing

@Suite("Keyframe animations")
struct EngineKeyframeAnimationTests {
  @Test("the model takes the last value when it begins")
  func modelValue() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.keyframes("opacity", [0, 1, 0.25], delay: 0.5), layer)
    #expect(player.model(layer, "opacity") == 1)
    player.advance(to: 0.5)
    #expect(player.model(layer, "opacity") == 0.25)
    #expect(player.shown(layer, "opacity") == 0)
    player.advance(to: 0.75)
    #expect(player.shown(layer, "opacity") == 0.5)
    player.advance(to: 1.5)
    #expect(player.takeLog() == ["0.5 start a.opacity", "1.5 finished a.opacity"])
    #expect(player.shown(layer, "opacity") == 0.25)
  }

  /// What the passes are, and what they leave behind.
  static let ends: [(Double, Bool, Double, Bool, Double)] = [
    (1, false, 0, false, 20), (1, true, 0, false, 0), (2, true, 0, false, 0), (1.5, true, 0, false, 20),
    (0.5, false, 0, false, 10), (0, false, 1.75, false, 15), (3, false, 0, true, 60), (2.5, false, 0, true, 50),
  ]

  @Test("repeats, turns and sums decide what is left", arguments: ends)
  func passes(count: Double, autoreverses: Bool, repeatDuration: Double, isCumulative: Bool, expected: Double) throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .keyframes("position.x", [0, 10, 20]) {
        $0.timing.repeatCount = count
        $0.timing.autoreverses = autoreverses
        $0.timing.repeatDuration = MediaTime(seconds: repeatDuration)
        $0.isCumulative = isCumulative
      }, layer)
    #expect(player.model(layer, "position.x") == expected)
    player.advance(to: 10)
    #expect(player.shown(layer, "position.x") == expected)
  }

  @Test("endless, additive and raw ones leave the model alone")
  func modelLeftAlone() throws {
    for change in [{ $0.timing.repeatCount = .infinity }, { $0.isAdditive = true }, { $0.isTransient = true }]
      as [(inout LayerAnimation) -> Void]
    {
      var player = Player()
      let layer = try player.layer("a", [("position.x", .number(7))])
      try player.animate(.keyframes("position.x", [0, 10], change), layer)
      #expect(player.model(layer, "position.x") == 7)
    }
  }

  @Test("added to what lies beneath, and adding up")
  func additiveAndCumulative() throws {
    var player = Player()
    let layer = try player.layer("a", [("opacity", .number(0.2))])
    try player.animate(.keyframes("opacity", [0.1, 0.3]) { $0.isAdditive = true }, layer)
    try player.animate(
      .keyframes("position.x", [0, 10]) {
        $0.isCumulative = true
        $0.timing.repeatCount = 3
      }, layer)
    player.advance(to: 0.5)
    #expect((player.shown(layer, "opacity") - 0.4).magnitude < 1e-12)
    player.advance(to: 1.5)
    #expect(player.shown(layer, "position.x") == 15)
  }

  @Test("a timing function of the whole comes before those of the segments")
  func wholeTimingFunction() throws {
    var player = Player()
    let layer = try player.layer()
    var keyframe = KeyframeAnimation(reference("position.x"), values: [.number(0), .number(10), .number(20)])
    keyframe.timingFunctions = [.easeIn, .easeOut]
    try player.animate(.of(.keyframe(keyframe)) { $0.timingFunction = .easeOut }, layer)
    player.advance(to: 0.25)
    let whole = TimingFunction.easeOut.value(at: 0.25)
    #expect((player.shown(layer, "position.x") - 10 * TimingFunction.easeIn.value(at: whole * 2)).magnitude < 1e-5)
  }

  @Test("a single value moves nothing, but stays in the model")
  func singleValue() throws {
    var player = Player()
    let layer = try player.layer("a", [("opacity", .number(0.5))])
    try player.animate(.keyframes("opacity", [0.3]).transient, layer)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "opacity") == 0.5)
    try player.animate(.keyframes("opacity", [0.3]), layer)
    #expect(player.shown(layer, "opacity") == 0.3)
    #expect(player.model(layer, "opacity") == 0.3)
    try player.animate(.keyframes("opacity", []), layer)
    #expect(player.model(layer, "opacity") == 0.3)
  }

  @Test("values that are not numbers: colours in a space, paths, pictures, transforms, switches")
  func otherValues() throws {
    var player = Player()
    let layer = try player.layer()
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    let blue = RGBAColor(red: 0, green: 0, blue: 1)
    var colors = KeyframeAnimation(reference("backgroundColor"), values: [.color(red), .color(blue), .none])
    colors.colorSpace = .oklab
    try player.animate(.of(.keyframe(colors)), layer)
    let pictures = KeyframeAnimation(
      reference("contents"), values: [.image("a"), .image("b"), .image("c")], calculationMode: .discrete)
    try player.animate(.of(.keyframe(pictures)), layer)
    let turns = KeyframeAnimation(
      reference("transform"),
      values: [.transform(.identity), .transform(.rotation(.pi / 2)), .transform(.rotation(.pi / 2))])
    try player.animate(.of(.keyframe(turns)), layer)
    let switches = KeyframeAnimation(reference("hidden"), values: [.bool(false), .bool(true), .bool(false)])
    try player.animate(.of(.keyframe(switches)), layer)
    player.advance(to: 0.25)
    let mixed = PropertyValue.color(red.mixed(with: blue, at: 0.5, in: .oklab))
    #expect(player.engine.presentationValue(layer, reference("backgroundColor")) == mixed)
    #expect(player.engine.presentationValue(layer, reference("contents")) == .image("a"))
    #expect((player.shown(layer, "rotation") - .pi / 4).magnitude < 1e-12)
    #expect(player.shown(layer, "hidden") == 1)
    player.advance(to: 0.5)
    #expect(player.engine.presentationValue(layer, reference("contents")) == .image("b"))
    #expect(player.engine.value(layer, reference("contents")) == .image("c"))
    #expect(player.engine.value(layer, reference("backgroundColor")) == .none)
  }

  @Test("parts of a transform: one angle and one factor move, the others stay")
  func transformParts() throws {
    var player = Player()
    let layer = try player.layer(
      "a",
      [
        ("transform.rotation.x", .angle(0.2)), ("transform.rotation.y", .angle(0.3)),
        ("transform.rotation.z", .angle(0.4)), ("scale.x", .number(2)), ("scale.y", .number(3)),
        ("scale.z", .number(4)),
      ])
    try player.animate(.keyframes("transform.rotation.x", [0.2, 0.6]), layer)
    try player.animate(.keyframes("transform.scale.x", [0, 1]) { $0.isAdditive = true }, layer)
    player.advance(to: 0.5)
    let shown = ["rotation.x", "rotation.y", "rotation.z", "scale.x", "scale.y", "scale.z"]
      .map { player.shown(layer, "transform.\($0)") }
    #expect(largestDifference(shown, [0.4, 0.3, 0.4, 2.5, 3, 4]) < 1e-12)
  }

  @Test("`transform.scale` goes through its keyframes on all axes")
  func uniformScale() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.keyframes("transform.scale", [1, 3, 1]), layer)
    player.advance(to: 0.25)
    #expect(["x", "y", "z"].map { player.shown(layer, "scale.\($0)") } == [2, 2, 2])
  }

  @Test("values must be what the property takes, and only points follow paths")
  func refusal() throws {
    var player = Player()
    let layer = try player.layer()
    let wrong = KeyframeAnimation(reference("opacity"), values: [.number(0), .point(1, 2)])
    #expect(throws: EngineError.typeMismatch(keyPath: "opacity", expected: .number)) {
      try player.animate(.of(.keyframe(wrong)), layer)
    }
    let path = KeyframeAnimation(reference("opacity"), path: VectorPath(svg: "M0 0L1 1"))
    #expect(throws: EngineError.self) { try player.animate(.of(.keyframe(path)), layer) }
    let fixed = KeyframeAnimation(reference("contentsGravity"), values: [.string("left")])
    #expect(throws: EngineError.self) { try player.animate(.of(.keyframe(fixed)), layer) }
    #expect(player.engine.animationKeys(layer).isEmpty)
  }
}

@Suite("Animations along paths")
struct EnginePathAnimationTests {
  static func along(
    _ path: String, _ rotation: KeyframeAnimation.RotationMode? = nil,
    _ change: (inout LayerAnimation) -> Void = { _ in }
  ) -> LayerAnimation {
    var keyframe = KeyframeAnimation(reference("position"), path: VectorPath(svg: path))
    keyframe.rotationMode = rotation
    return .of(.keyframe(keyframe), change)
  }

  @Test("the model takes the end of the path")
  func modelValue() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.along("M0 0C50 100 100 100 150 0"), layer)
    #expect(player.engine.value(layer, reference("position")) == .point(150, 0))
    player.advance(to: 0.5)
    let shown = player.engine.presentationValue(layer, reference("position")).components ?? []
    #expect(largestDifference(shown, [75, 75]) < 1e-9)
    #expect(player.shown(layer, "rotation") == 0)
  }

  @Test("the layer turns into the direction of travel, and stays so")
  func turning() throws {
    var player = Player()
    let layer = try player.layer("a", [("scale.x", .number(2))])
    try player.animate(Self.along("M0 0L10 0L10 10", .auto), layer)
    #expect((player.model(layer, "rotation") - .pi / 2).magnitude < 1e-12)
    player.advance(to: 0.25)
    #expect(player.shown(layer, "rotation") == 0)
    player.advance(to: 0.75)
    #expect((player.shown(layer, "rotation") - .pi / 2).magnitude < 1e-12)
    #expect(player.shown(layer, "scale.x") == 2)
    #expect(player.engine.animationKeys(layer) == ["position"])
    player.advance(to: 2)
    #expect((player.shown(layer, "rotation") - .pi / 2).magnitude < 1e-12)
    #expect(player.takeLog() == ["0 start a.position", "1 finished a.position"])
  }

  @Test("or against it")
  func turningBack() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.along("M0 0L0 10", .autoReverse), layer)
    player.advance(to: 0.5)
    #expect((player.shown(layer, "rotation") + .pi / 2).magnitude < 1e-12)
  }

  @Test("a raw one turns what the layer's transform makes")
  func rawTurning() throws {
    var player = Player()
    let layer = try player.layer("a", [("transform", .transform(.scale(x: 2, y: 3)))])
    try player.animate(Self.along("M0 0L0 100", .auto).transient, layer)
    player.advance(to: 0.5)
    let shown = try #require(player.engine.presentationValue(layer, reference("transform")).matrix)
    #expect((shown.m12 - 3).magnitude < 1e-12 && (shown.m21 + 2).magnitude < 1e-12)
    player.advance(to: 1)
    #expect(player.engine.presentationValue(layer, reference("transform")).matrix == .scale(x: 2, y: 3))
  }

  @Test("the direction is a way back's, too, and a delay holds it")
  func delayedTurning() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      Self.along("M0 0L10 0L10 10", .auto) {
        $0.delay = MediaTime(seconds: 1)
        $0.timing.autoreverses = true
      }, layer)
    #expect(player.model(layer, "rotation") == 0)
    player.advance(to: 2.25)
    #expect((player.shown(layer, "rotation") - .pi / 2).magnitude < 1e-12)
    player.advance(to: 3)
    #expect(player.model(layer, "rotation") == 0)
    #expect(player.engine.value(layer, reference("position")) == .point(0, 0))
  }

  @Test("a new rotation takes the turning, and the way goes on")
  func takenTurning() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.along("M0 0L0 10", .auto), layer)
    try player.animate(.basic("rotation", from: .angle(0), to: .angle(1)), layer)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "rotation") == 0.5)
    #expect(player.shown(layer, "position.y") == 5)
    #expect(player.engine.animationKeys(layer) == ["position", "transform.rotation.z"])
  }

  @Test("cancelling it takes both away")
  func cancelling() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.along("M0 0L0 10L10 10", .auto), layer)
    player.advance(to: 0.25)
    player.turn { $0.removeAnimation(layer, key: "position") }
    #expect(player.shown(layer, "rotation") == 0)
    #expect(player.engine.presentationValue(layer, reference("position")) == .point(10, 10))
    #expect(player.engine.nextEventTime == nil)
  }
}
