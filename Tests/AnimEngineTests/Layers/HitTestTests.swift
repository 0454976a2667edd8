import AnimEngine
import Testing

@Suite("Hit tests")
struct HitTestTests {
  /// The name of what a point of the stage hits.
  private func hit(_ player: Player, _ x: Double, _ y: Double) -> String? {
    player.engine.hitTest(Point2D(x: x, y: y)).flatMap { player.engine.name(of: $0) }
  }

  private func stage() throws -> Player {
    var player = Player()
    try player.engine.set(.stage, reference("bounds"), to: .rect(0, 0, 320, 240))
    return player
  }

  @Test("the last of overlapping layers is hit, beside them the stage, beyond it nothing")
  func order() throws {
    var player = try stage()
    _ = try player.layer("a", [("frame", .rect(0, 0, 100, 100))])
    _ = try player.layer("b", [("frame", .rect(50, 50, 100, 100))])
    #expect(hit(player, 10, 10) == "a")
    #expect(hit(player, 75, 75) == "b")
    #expect(hit(player, 200, 200) == "stage")
    #expect(hit(player, 400, 10) == nil)
  }

  @Test("a greater zPosition is higher; the order decides among equals")
  func zPosition() throws {
    var player = try stage()
    let a = try player.layer("a", [("frame", .rect(0, 0, 100, 100)), ("zPosition", .number(1))])
    _ = try player.layer("b", [("frame", .rect(0, 0, 100, 100))])
    #expect(hit(player, 10, 10) == "a")
    try player.set(a, "zPosition", .number(0), disableActions: true)
    #expect(hit(player, 10, 10) == "b")
  }

  @Test("hidden layers are passed through with all they hold")
  func hidden() throws {
    var player = try stage()
    let a = try player.layer("a", [("frame", .rect(0, 0, 100, 100)), ("hidden", .bool(true))])
    _ = try player.layer("b", in: a, [("frame", .rect(0, 0, 50, 50))])
    #expect(hit(player, 10, 10) == "stage")
  }

  @Test("sublayers beyond the bounds are hit unless the layer masks to them")
  func overflow() throws {
    var player = try stage()
    let a = try player.layer("a", [("frame", .rect(0, 0, 50, 50))])
    _ = try player.layer("b", in: a, [("frame", .rect(40, 40, 40, 40))])
    #expect(hit(player, 70, 70) == "b")
    try player.set(a, "masksToBounds", .bool(true), disableActions: true)
    #expect(hit(player, 70, 70) == "stage")
    #expect(hit(player, 45, 45) == "b")
  }

  @Test("transforms count: turned, scaled and scrolled layers")
  func transforms() throws {
    var player = try stage()
    let a = try player.layer("a", [("frame", .rect(100, 100, 100, 20))])
    #expect(hit(player, 150, 70) == "stage")
    try player.set(a, "transform.rotation.z", .angle(.pi / 2), disableActions: true)
    #expect(hit(player, 150, 70) == "a")
    #expect(hit(player, 110, 110) == "stage")
    try player.set(a, "transform.rotation.z", .angle(0), disableActions: true)
    try player.set(a, "bounds.origin", .point(0, 100), disableActions: true)
    _ = try player.layer("b", in: a, [("frame", .rect(0, 100, 10, 10))])
    #expect(hit(player, 105, 105) == "b")
  }

  @Test("a sublayer transform moves what is hit")
  func sublayerTransform() throws {
    var player = try stage()
    let a = try player.layer("a", [("frame", .rect(0, 0, 100, 100))])
    _ = try player.layer("b", in: a, [("frame", .rect(0, 0, 10, 10))])
    try player.set(a, "sublayerTransform.translation.x", .number(50), disableActions: true)
    #expect(hit(player, 5, 5) == "a")
    #expect(hit(player, 55, 5) == "b")
  }

  @Test("a layer's own hit test takes points of its superlayer, and what is flat hits nothing")
  func own() throws {
    var player = try stage()
    let a = try player.layer("a", [("frame", .rect(100, 100, 50, 50))])
    #expect(player.engine.hitTest(Point2D(x: 110, y: 110), in: a) == a)
    #expect(player.engine.hitTest(Point2D(x: 10, y: 10), in: a) == nil)
    try player.set(a, "transform.scale.x", .number(0), disableActions: true)
    #expect(player.engine.hitTest(Point2D(x: 125, y: 125), in: a) == nil)
    #expect(player.engine.hitTest(.zero, in: LayerID(index: 99)) == nil)
  }

  @Test("model values count, not what is on screen")
  func model() throws {
    var player = try stage()
    let a = try player.layer("a", [("frame", .rect(0, 0, 10, 10))])
    try player.set(a, "position", .point(200, 200))
    #expect(hit(player, 5, 5) == "stage")
    #expect(hit(player, 200, 200) == "a")
  }

  @Test("a tree of any depth")
  func deep() throws {
    var player = try stage()
    var layer = LayerID.stage
    for index in 0..<20000 {
      let next = try player.engine.makeLayer(name: "\(index)")
      try player.engine.insert(next, into: layer)
      layer = next
    }
    try player.engine.set(layer, reference("bounds"), to: .rect(0, 0, 10, 10))
    #expect(player.engine.hitTest(Point2D(x: 1, y: 1)) == layer)
  }

  @Test("the middle of the bounds")
  func center() throws {
    var player = try stage()
    let a = try player.layer("a", [("bounds", .rect(10, 20, 30, 40))])
    #expect(player.engine.center(of: a) == Point2D(x: 25, y: 40))
    #expect(player.engine.center(of: LayerID(index: 99)) == .zero)
  }
}
