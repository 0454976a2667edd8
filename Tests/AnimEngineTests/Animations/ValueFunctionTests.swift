import AnimEngine
import Testing

@Suite("Value functions")
struct ValueFunctionTests {
  static func animation(
    _ function: ValueFunction, from start: PropertyValue?, to end: PropertyValue?,
    _ change: (inout LayerAnimation) -> Void = { _ in }
  ) -> LayerAnimation {
    .of(
      .basic(BasicAnimation(reference("transform"), from: start, to: end, valueFunction: function)), key: .anonymous,
      change)
  }

  static func shown(_ animations: [LayerAnimation], over model: Transform = .identity) throws -> Transform {
    var player = Player()
    let layer = try player.layer("a", [("transform", .transform(model))])
    for animation in animations { try player.animate(animation.transient, layer) }
    player.advance(to: 0.5)
    return try #require(player.engine.presentationValue(layer, reference("transform")).matrix)
  }

  /// Half way from what changes nothing; those measured on macOS among them.
  static let halfway: [(ValueFunction, PropertyValue, PropertyValue, Transform)] = [
    (.rotateX, .number(0), .number(1), .rotation(0.5, about: Vector3(x: 1, y: 0, z: 0))),
    (.rotateY, .angle(0), .angle(1), .rotation(0.5, about: Vector3(x: 0, y: 1, z: 0))),
    (.rotateZ, .angle(0), .angle(.pi), .rotation(.pi / 2)),
    (
      .scale, .vector(Vector3(x: 1, y: 1, z: 1)), .vector(Vector3(x: 3, y: 5, z: 7)), .scale(x: 2, y: 3, z: 4)
    ),
    (.scaleX, .number(1), .number(3), .scale(x: 2, y: 1, z: 1)),
    (.scaleY, .number(1), .number(3), .scale(x: 1, y: 2, z: 1)),
    (.scaleZ, .number(1), .number(3), .scale(x: 1, y: 1, z: 2)),
    (.translate, .vector(.zero), .vector(Vector3(x: 10, y: 20, z: 0)), .translation(x: 5, y: 10)),
    (.translateX, .number(0), .number(10), .translation(x: 5, y: 0)),
    (.translateY, .number(0), .number(10), .translation(x: 0, y: 5)),
    (.translateZ, .number(0), .number(10), .translation(x: 0, y: 0, z: 5)),
  ]

  @Test("make the transform of the number, in place of the layer's own", arguments: halfway)
  func half(function: ValueFunction, start: PropertyValue, end: PropertyValue, expected: Transform) throws {
    let shown = try Self.shown([Self.animation(function, from: start, to: end)], over: .scale(x: 9, y: 9))
    let difference = zip(
      PropertyValue.transform(shown).components ?? [], PropertyValue.transform(expected).components ?? [])
    #expect(difference.allSatisfy { ($0 - $1).magnitude < 1e-12 })
  }

  @Test("through keyframes, as measured on macOS")
  func keyframes() throws {
    let keyframe = KeyframeAnimation(
      reference("transform"), values: [.number(0), .number(1), .number(3)], valueFunction: .rotateZ)
    var player = Player()
    let layer = try player.layer()
    try player.animate(LayerAnimation.of(.keyframe(keyframe)).transient, layer)
    player.advance(to: 0.75)
    let shown = try #require(player.engine.presentationValue(layer, reference("transform")).matrix)
    #expect((shown.m11 + 0.4161468365471424).magnitude < 1e-9)
  }

  @Test("the later of two replaces the earlier unless it is added")
  func composition() throws {
    let turn = Self.animation(.rotateZ, from: .angle(0), to: .angle(.pi))
    let shift = Self.animation(.translateX, from: .number(0), to: .number(10))
    #expect(try Self.shown([turn, shift]).m12 == 0)
    let added = Self.animation(.translateX, from: .number(0), to: .number(10)) { $0.isAdditive = true }
    let both = try Self.shown([turn, added])
    // The added one acts first: a shift along x, then turned to y.
    #expect((both.m42 - 5).magnitude < 1e-12 && (both.m12 - 1).magnitude < 1e-12)
  }

  @Test("an end that is not written is read from the layer's transform")
  func openEnds() throws {
    let shown = try Self.shown(
      [Self.animation(.rotateZ, from: nil, to: .angle(1))], over: .rotation(0.5))
    #expect((TransformParts(decomposing: shown).rotation.z - 0.75).magnitude < 1e-12)
    let grown = try Self.shown([Self.animation(.scaleY, from: nil, to: .number(4))], over: .scale(x: 2, y: 2))
    #expect((grown.m22 - 3).magnitude < 1e-12 && grown.m11 == 1)
  }

  @Test("several turns add up, and the model keeps them")
  func turns() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      Self.animation(.rotateZ, from: .angle(0), to: .angle(2 * .pi)) {
        $0.isCumulative = true
        $0.timing.repeatCount = 3
      }, layer)
    #expect((player.model(layer, "rotation") - 6 * .pi).magnitude < 1e-9)
    player.advance(to: 2.25)
    #expect((player.shown(layer, "rotation") - 4.5 * .pi).magnitude < 1e-9)
  }

  @Test("take their own type only, and animate nothing but whole transforms")
  func refusal() throws {
    var player = Player()
    let layer = try player.layer()
    #expect(throws: EngineError.typeMismatch(keyPath: "transform", expected: .vector)) {
      try player.animate(Self.animation(.scale, from: .number(0), to: .number(1)), layer)
    }
    let wrong = BasicAnimation(reference("opacity"), to: .number(1), valueFunction: .scaleX)
    #expect(throws: EngineError.typeMismatch(keyPath: "opacity", expected: .number)) {
      try player.animate(.of(.basic(wrong)), layer)
    }
  }
}
