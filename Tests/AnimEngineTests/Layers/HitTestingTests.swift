import AnimEngine
import Testing

/// A tree of named layers to hit.
private struct Scene {
  var engine = AnimationEngine()

  mutating func layer(
    _ name: String, in superlayer: LayerID = .stage, at position: (Double, Double), size: (Double, Double) = (100, 100),
    type: LayerTypeID = .layer, _ values: [(String, PropertyValue)] = []
  ) throws -> LayerID {
    let layer = try engine.makeLayer(type: type, name: name)
    try engine.insert(layer, into: superlayer)
    try engine.set(layer, reference("bounds"), to: .rect(0, 0, size.0, size.1))
    try engine.set(layer, reference("position"), to: .point(position.0, position.1))
    for (keyPath, value) in values { try engine.set(layer, reference(keyPath), to: value) }
    try engine.commitLayer(layer)
    return layer
  }

  /// The name of what is hit on the stage.
  func hit(_ x: Double, _ y: Double, in layer: LayerID = .stage) -> String? {
    engine.hitTest(Point2D(x: x, y: y), in: layer).flatMap { engine.name(of: $0) }
  }
}

@Suite("Hit testing")
struct HitTestingTests {
  @Test("the deepest layer that holds the point is hit")
  func deepest() throws {
    var scene = Scene()
    let card = try scene.layer("card", at: (100, 100))
    _ = try scene.layer("dot", in: card, at: (20, 20), size: (10, 10))
    #expect(scene.hit(100, 100) == "card")
    #expect(scene.hit(70, 70) == "dot")
    #expect(scene.hit(75.5, 70) == "card")
    #expect(scene.hit(10, 10) == nil)
  }

  @Test("edges belong to the side with the smaller coordinates")
  func edges() throws {
    var scene = Scene()
    _ = try scene.layer("card", at: (100, 100))
    #expect(scene.hit(50, 50) == "card")
    #expect(scene.hit(150, 100) == nil)
    #expect(scene.hit(149.999, 149.999) == "card")
  }

  @Test("of siblings the last is hit, unless one lies higher")
  func order() throws {
    var scene = Scene()
    let first = try scene.layer("first", at: (100, 100))
    _ = try scene.layer("second", at: (120, 100))
    #expect(scene.hit(100, 100) == "second")
    try scene.engine.set(first, reference("zPosition"), to: .number(1))
    #expect(scene.hit(100, 100) == "first")
    #expect(scene.hit(160, 100) == "second")
  }

  @Test("what lies outside its superlayer is hit all the same, unless the superlayer clips")
  func clipping() throws {
    var scene = Scene()
    let card = try scene.layer("card", at: (100, 100))
    _ = try scene.layer("badge", in: card, at: (120, 50), size: (20, 20))
    #expect(scene.hit(170, 100) == "badge")
    try scene.engine.set(card, reference("masksToBounds"), to: .bool(true))
    #expect(scene.hit(170, 100) == nil)
  }

  @Test("a scroll layer clips without being told to")
  func scrollLayer() throws {
    var scene = Scene()
    let list = try scene.layer("list", at: (100, 100), type: .scroll)
    _ = try scene.layer("row", in: list, at: (50, 150), size: (100, 20))
    #expect(scene.hit(100, 195) == nil)
    try scene.engine.set(list, reference("bounds.origin"), to: .point(0, 100))
    #expect(scene.hit(100, 100) == "row")
  }

  @Test("hidden layers and all in them are passed through, transparent ones are not")
  func hidden() throws {
    var scene = Scene()
    let card = try scene.layer("card", at: (100, 100))
    _ = try scene.layer("dot", in: card, at: (50, 50), size: (10, 10))
    try scene.engine.set(card, reference("hidden"), to: .bool(true))
    #expect(scene.hit(100, 100) == nil)
    try scene.engine.set(card, reference("hidden"), to: .bool(false))
    try scene.engine.set(card, reference("opacity"), to: .number(0))
    #expect(scene.hit(100, 100) == "dot")
  }

  @Test("transforms count, those of sublayers too")
  func transforms() throws {
    var scene = Scene()
    let card = try scene.layer("card", at: (100, 100), [("rotation", .angle(.pi / 4))])
    #expect(scene.hit(52, 52) == nil)
    #expect(scene.hit(160, 100) == "card")
    let dot = try scene.layer("dot", in: card, at: (50, 50), size: (10, 10))
    try scene.engine.set(card, reference("sublayerTransform.translation.x"), to: .number(30))
    let distance = 30 * 0.5.squareRoot()
    #expect(scene.hit(100 + distance, 100 + distance) == "dot")
    try scene.engine.set(dot, reference("transform.scale"), to: .number(0))
    #expect(scene.hit(100 + distance, 100 + distance) == "card")
  }

  @Test("a layer seen from its edge cannot be hit")
  func edgeOn() throws {
    var scene = Scene()
    let card = try scene.layer("card", at: (100, 100))
    try scene.engine.set(card, reference("transform.rotation.y"), to: .angle(.pi / 2))
    #expect(scene.hit(100, 100) == nil)
    try scene.engine.set(card, reference("transform.rotation.y"), to: .angle(.pi / 3))
    #expect(scene.hit(124, 100) == "card")
    #expect(scene.hit(126, 100) == nil)
  }

  @Test("a transform layer is hit only in its sublayers")
  func transformLayer() throws {
    var scene = Scene()
    let cube = try scene.layer("cube", at: (100, 100), type: .transformLayer)
    _ = try scene.layer("face", in: cube, at: (50, 50), size: (20, 20))
    #expect(scene.hit(100, 100) == "face")
    #expect(scene.hit(130, 130) == nil)
  }

  @Test("masks are not hit")
  func masks() throws {
    var scene = Scene()
    let card = try scene.layer("card", at: (100, 100))
    let mask = try scene.engine.makeLayer(name: "mask")
    try scene.engine.set(mask, reference("bounds"), to: .rect(0, 0, 500, 500))
    try scene.engine.set(card, reference("mask"), to: .layer(mask))
    #expect(scene.hit(100, 100) == "card")
    #expect(scene.hit(200, 200) == nil)
  }

  @Test("the point is in the superlayer's coordinates")
  func coordinates() throws {
    var scene = Scene()
    let card = try scene.layer("card", at: (100, 100))
    let dot = try scene.layer("dot", in: card, at: (20, 20), size: (10, 10))
    #expect(scene.hit(100, 100, in: card) == "card")
    #expect(scene.hit(20, 20, in: dot) == "dot")
    #expect(scene.hit(70, 70, in: dot) == nil)
  }

  @Test("what is seen can be hit instead of the model")
  func onScreen() throws {
    var player = Player()
    let card = try player.layer("card", [("bounds", .rect(0, 0, 20, 20)), ("position", .point(10, 10))])
    try player.animate(.basic("position", to: .point(110, 10)), card)
    player.advance(to: 0.5)
    let middle = Point2D(x: 60, y: 10)
    #expect(player.engine.hitTest(middle, in: .stage) == nil)
    #expect(player.engine.hitTest(middle, in: .stage, onScreen: true) == card)
    #expect(player.engine.hitTest(Point2D(x: 110, y: 10), in: .stage) == card)
  }

  @Test("a layer that does not exist is not hit")
  func unknown() {
    #expect(AnimationEngine().hitTest(.zero, in: LayerID(index: 9)) == nil)
  }

  @Test("a tree of 20,000 levels is searched")
  func deepTree() throws {
    var engine = AnimationEngine()
    var parent = LayerID.stage
    for _ in 0..<20_000 {
      let layer = try engine.makeLayer()
      try engine.insert(layer, into: parent)
      parent = layer
    }
    try engine.set(parent, reference("bounds"), to: .rect(-1, -1, 2, 2))
    #expect(engine.hitTest(.zero, in: .stage) == parent)
  }
}
