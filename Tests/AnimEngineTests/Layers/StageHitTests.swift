import AnimEngine
import Testing

@Suite("Hit tests of the stage")
struct StageHitTests {
  private func stage() throws -> Player {
    var player = Player()
    try player.engine.set(.stage, reference("bounds"), to: .rect(0, 0, 320, 240))
    return player
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
