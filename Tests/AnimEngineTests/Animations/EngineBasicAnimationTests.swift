import AnimEngine
import Testing

/// Core Animation's combinations of ends for transient animations, with the model at 0.5: from, to, by, progress,
/// value; some measured on macOS.
private let combinations = """
  0.2 - - 0.5 0.35
  - 0.8 - 0.5 0.65
  - 0.9 0.3 0.5 0.75
  - - - 0.5 0.5
  0.2 0.4 - 0.5 0.3
  0.2 0.4 9 0.5 0.3
  0.2 - 0.4 0.25 0.3
  - - 0.4 0.5 0.7
  10 - 20 0.5 20
  """

/// Values half way between two, by key path.
private let halfway: [(String, PropertyValue, PropertyValue, PropertyValue)] = [
  ("bounds", .rect(1, 2, 3, 4), .rect(5, 6, 7, 8), .rect(3, 4, 5, 6)),
  ("contentsRect", .rect(10, 10, 10, 10), .rect(20, 20, 20, 20), .rect(15, 15, 15, 15)),
  ("position", .point(0, 0), .point(10, 20), .point(5, 10)),
  ("shadowOffset", .size(0, 0), .size(4, 8), .size(2, 4)),
  ("cornerRadius", .number(2), .number(4), .number(3)),
  (
    "backgroundColor", .color(RGBAColor(red: 1, green: 0, blue: 0)),
    .color(RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5)),
    .color(RGBAColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
  ),
  (
    "backgroundColor", .none, .color(RGBAColor(red: 1, green: 0, blue: 0)),
    .color(RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  ),
  ("transform.scale", .number(1), .number(3), .number(2)),
  ("transform.rotation", .angle(0), .angle(4 * .pi), .angle(2 * .pi)),
  ("contents", .image("a"), .image("b"), .image("b")),
  ("shadowPath", .none, .path(VectorPath()), .path(VectorPath())),
]

@Suite("Basic animations")
struct EngineBasicAnimationTests {
  @Test("missing ends of a transient animation are what lies beneath", arguments: rows(of: combinations))
  func combination(row: [Substring]) throws {
    func value(_ cell: Substring) -> PropertyValue? { cell == "-" ? nil : .number(number(cell)) }
    var player = Player()
    let layer = try player.layer("a", [("opacity", .number(0.5))])
    try player.animate(
      .basic("opacity", from: value(row[0]), to: value(row[1]), by: value(row[2])).transient, layer)
    player.advance(to: number(row[3]))
    #expect(abs(player.shown(layer, "opacity") - number(row[4])) < 1e-12)
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 0.5)
    #expect(player.model(layer, "opacity") == 0.5)
  }

  @Test("values of each type run between their ends", arguments: halfway)
  func types(keyPath: String, from: PropertyValue, to: PropertyValue, half: PropertyValue) throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic(keyPath, from: from, to: to), layer)
    player.advance(to: 0.5)
    #expect(player.engine.presentationValue(layer, reference(keyPath)) == half)
    player.advance(to: 1)
    #expect(player.engine.value(layer, reference(keyPath)) == to)
    #expect(player.engine.presentationValue(layer, reference(keyPath)) == to)
  }

  @Test("a colour goes to none as to its own transparent form, and the model is none then")
  func colorToNone() throws {
    var player = Player()
    let layer = try player.layer("a", [("backgroundColor", .color(.white))])
    try player.animate(.basic("backgroundColor", to: .some(.none)), layer)
    player.advance(to: 0.25)
    #expect(
      player.engine.presentationValue(layer, reference("backgroundColor")) == .color(RGBAColor.white.withAlpha(0.75)))
    #expect(player.engine.value(layer, reference("backgroundColor")) == .none)
  }

  @Test("a bool is the new value from the middle on")
  func bool() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("hidden", from: .bool(false), to: .bool(true)), layer)
    player.advance(to: 0.49)
    #expect(player.shown(layer, "hidden") == 0)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "hidden") == 1)
  }

  @Test("an open end follows the model while a transient animation runs")
  func openEnd() throws {
    var player = Player()
    let layer = try player.layer("a", [("position.x", .number(100))])
    try player.animate(.basic("position.x", from: .number(0)).transient, layer)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "position.x") == 50)
    try player.set(layer, "position.x", .number(200), disableActions: true)
    #expect(player.shown(layer, "position.x") == 100)
  }

  @Test("a transient animation with one end snaps back to the model")
  func snapBack() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100)).transient, layer)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "position.x") == 50)
    player.advance(to: 1)
    #expect(player.shown(layer, "position.x") == 0)
    #expect(player.engine.animationKeys(layer).isEmpty)
  }

  @Test("contentsCenter by an offset that ends at a value")
  func toAndBy() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .basic("contentsCenter", to: .rect(0.5, 0.6, 0.7, 0.8), by: .rect(0.2, 0.2, 0.2, 0.2)), layer)
    player.advance(to: 0.5)
    let shown = player.engine.presentationValue(layer, reference("contentsCenter")).components ?? []
    #expect(largestDifference(shown, [0.4, 0.5, 0.6, 0.7]) < 1e-12)
  }

  @Test("one factor of a scale moves and the others stay")
  func scaleAxis() throws {
    var player = Player()
    let layer = try player.layer(
      "a", [("scale.x", .number(2)), ("scale.y", .number(3)), ("scale.z", .number(4))])
    try player.animate(.basic("transform.scale.x", to: .number(4)), layer)
    player.advance(to: 0.5)
    #expect(["x", "y", "z"].map { player.shown(layer, "scale.\($0)") } == [3, 3, 4])
  }

  @Test("whole matrices turn the short way")
  func matrices() throws {
    var player = Player()
    let layer = try player.layer()
    let quarter = PropertyValue.transform(.rotation(.pi / 2))
    try player.animate(.basic("transform", from: .transform(.identity), to: quarter), layer)
    player.advance(to: 0.5)
    #expect(abs(player.shown(layer, "rotation") - .pi / 4) < 1e-9)
    player.advance(to: 1)
    #expect(player.engine.value(layer, reference("transform")) == quarter)
  }

  @Test("additive animations add up over what lies beneath, and a later plain one hides them")
  func additive() throws {
    var player = Player()
    let layer = try player.layer("a", [("opacity", .number(0.5))])
    func additive(_ end: Double) -> LayerAnimation {
      .basic("opacity", from: .number(0), to: .number(end), key: .anonymous) { $0.isAdditive = true }
    }
    try player.animate(additive(0.2), layer)
    try player.animate(additive(0.1), layer)
    player.advance(to: 0.5)
    #expect(abs(player.shown(layer, "opacity") - 0.65) < 1e-12)
    #expect(player.model(layer, "opacity") == 0.5)
    try player.animate(.basic("opacity", from: .number(0.9), to: .number(0.9), key: .named("top")).transient, layer)
    #expect(player.shown(layer, "opacity") == 0.9)
    try player.animate(additive(0.4), layer)
    player.advance(to: 0.75)
    #expect(abs(player.shown(layer, "opacity") - 1) < 1e-12)
  }

  @Test("an additive offset alone adds itself")
  func additiveBy() throws {
    var player = Player()
    let layer = try player.layer("a", [("opacity", .number(0.5))])
    try player.animate(.basic("opacity", by: .number(0.2)) { $0.isAdditive = true }, layer)
    player.advance(to: 0.5)
    #expect(abs(player.shown(layer, "opacity") - 0.6) < 1e-12)
  }

  @Test("an additive matrix acts before what lies beneath")
  func additiveMatrix() throws {
    var player = Player()
    let layer = try player.layer("a", [("transform", .transform(.scale(x: 2, y: 2, z: 2)))])
    let animation = LayerAnimation.basic(
      "transform", from: .transform(.identity), to: .transform(.translation(x: 10, y: 0))
    ) { $0.isAdditive = true }
    try player.animate(animation, layer)
    player.advance(to: 0.5)
    let shown = player.engine.presentationValue(layer, reference("transform")).matrix
    #expect(abs(try #require(shown).m41 - 10) < 1e-9)
  }

  @Test("a cumulative animation goes on from where each repeat ended")
  func cumulative() throws {
    func samples(_ from: Double, _ to: Double, _ repeats: Double, autoreverses: Bool, _ times: [Double]) throws
      -> [Double]
    {
      var player = Player()
      let layer = try player.layer()
      let animation = LayerAnimation.basic("position.x", from: .number(from), to: .number(to)) {
        $0.isCumulative = true
        $0.timing.repeatCount = repeats
        $0.timing.autoreverses = autoreverses
      }
      try player.animate(animation.transient, layer)
      return times.map { time in
        player.advance(to: time)
        return player.shown(layer, "position.x")
      }
    }
    #expect(try samples(0, 10, 3, autoreverses: false, [0.5, 1.5, 2.5]) == [5, 15, 25])
    #expect(try samples(10, 20, 3, autoreverses: false, [1.5]) == [35])
    #expect(try samples(0, 10, 2, autoreverses: true, [2.5]) == [5])
    #expect(try samples(10, 20, 2, autoreverses: true, [2.5]) == [25])
  }

  @Test("a turn that repeats for ever and adds up has gone two and a quarter turns in two and a quarter repeats")
  func cumulativeTurn() throws {
    var player = Player()
    let layer = try player.layer()
    let animation = LayerAnimation.basic("rotation", by: .angle(2 * .pi)) {
      $0.isCumulative = true
      $0.timing.repeatCount = .infinity
    }
    try player.animate(animation, layer)
    player.advance(to: 2.25)
    #expect(abs(player.shown(layer, "rotation") - 4.5 * .pi) < 1e-9)
    #expect(player.model(layer, "rotation") == 0)
  }

  @Test("progress eases by the animation's timing function")
  func easing() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100)) { $0.timingFunction = .easeIn }, layer)
    player.advance(to: 0.5)
    #expect(abs(player.shown(layer, "position.x") - 31.535681) < 1e-4)
  }

  @Test("the layer's copy stays as it was added")
  func copies() throws {
    var player = Player()
    let layer = try player.layer()
    var animation = LayerAnimation.basic("opacity", to: .number(0), key: .named("fade")) {
      $0.tags = [AnimationTag(name: "who", value: .string("me"))]
      $0.origin = 42
    }
    try player.animate(animation, layer)
    animation.tags = []
    let stored = try #require(player.engine.animation(layer, key: "fade"))
    #expect(stored.tagged("who") == .string("me"))
    #expect(stored.tagged("what") == nil)
    #expect(stored.origin == 42)
  }

  @Test("what cannot be animated is refused")
  func refused() throws {
    var player = Player()
    let layer = try player.layer()
    #expect(throws: EngineError.notAnimatable(keyPath: "frame")) {
      try player.animate(.basic("frame", to: .rect(0, 0, 1, 1)), layer)
    }
    #expect(throws: EngineError.notAnimatable(keyPath: "speed")) {
      try player.animate(.basic("speed", to: .number(1)), layer)
    }
    #expect(throws: EngineError.typeMismatch(keyPath: "opacity", expected: .number)) {
      try player.animate(.basic("opacity", to: .point(0, 0)), layer)
    }
    #expect(throws: EngineError.typeMismatch(keyPath: "opacity", expected: .number)) {
      try player.animate(.basic("opacity", from: .bool(true), to: .number(1)), layer)
    }
    #expect(player.takeLog().isEmpty)
  }
}
