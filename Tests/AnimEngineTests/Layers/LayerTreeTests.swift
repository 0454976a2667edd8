import AnimEngine
import Testing

@Suite("Layer tree")
struct LayerTreeTests {
  @Test("the stage is there from the start, in the tree and live")
  func stage() {
    let engine = AnimationEngine()
    #expect(engine.layerCount == 1)
    #expect(engine.name(of: .stage) == "stage")
    #expect(engine.isInTree(.stage) && engine.isLive(.stage))
    #expect(engine.superlayer(of: .stage) == nil)
    #expect(engine.sublayers(of: .stage).isEmpty)
  }

  @Test("sublayers stand where they are inserted")
  func order() throws {
    var engine = AnimationEngine()
    let (a, b, c, d, e) = (
      try engine.makeLayer(), try engine.makeLayer(), try engine.makeLayer(), try engine.makeLayer(),
      try engine.makeLayer()
    )
    try engine.insert(a, into: .stage)
    try engine.insert(b, into: .stage)
    try engine.insert(c, into: .stage, at: .index(1))
    #expect(engine.sublayers(of: .stage) == [a, c, b])
    try engine.insert(d, into: .stage, at: .below(c))
    try engine.insert(e, into: .stage, at: .above(c))
    #expect(engine.sublayers(of: .stage) == [a, d, c, e, b])
  }

  @Test("a sublayer that is inserted again moves")
  func moving() throws {
    var engine = AnimationEngine()
    let layers = try (0..<4).map { _ in try engine.makeLayer() }
    for layer in layers { try engine.insert(layer, into: .stage) }
    let (a, b, c, d) = (layers[0], layers[1], layers[2], layers[3])
    try engine.insert(a, into: .stage, at: .above(c))
    #expect(engine.sublayers(of: .stage) == [b, c, a, d])
    try engine.insert(d, into: .stage, at: .below(b))
    #expect(engine.sublayers(of: .stage) == [d, b, c, a])
    try engine.insert(d, into: .stage)
    #expect(engine.sublayers(of: .stage) == [b, c, a, d])
    try engine.insert(b, into: .stage, at: .index(3))
    #expect(engine.sublayers(of: .stage) == [c, a, d, b])
    try engine.insert(b, into: c)
    #expect(engine.sublayers(of: .stage) == [c, a, d])
    #expect(engine.sublayers(of: c) == [b])
    #expect(engine.superlayer(of: b) == c)
  }

  @Test("wrong places are refused and change nothing")
  func wrongPlaces() throws {
    var engine = AnimationEngine()
    let (a, b, c) = (try engine.makeLayer(), try engine.makeLayer(), try engine.makeLayer())
    try engine.insert(a, into: .stage)
    try engine.insert(b, into: a)
    #expect(throws: EngineError.notASublayer(b)) { try engine.insert(c, into: .stage, at: .above(b)) }
    #expect(throws: EngineError.notASublayer(c)) { try engine.insert(c, into: .stage, at: .above(c)) }
    #expect(throws: EngineError.indexOutOfRange(2)) { try engine.insert(c, into: .stage, at: .index(2)) }
    #expect(throws: EngineError.indexOutOfRange(1)) { try engine.insert(a, into: .stage, at: .index(1)) }
    #expect(throws: EngineError.indexOutOfRange(-1)) { try engine.insert(c, into: .stage, at: .index(-1)) }
    #expect(engine.superlayer(of: c) == nil)
    #expect(engine.sublayers(of: .stage) == [a])
  }

  @Test("nothing lies above itself")
  func cycles() throws {
    var engine = AnimationEngine()
    let (a, b, c) = (try engine.makeLayer(), try engine.makeLayer(), try engine.makeLayer())
    try engine.insert(b, into: a)
    try engine.insert(c, into: b)
    #expect(throws: EngineError.wouldMakeCycle(a)) { try engine.insert(a, into: a) }
    #expect(throws: EngineError.wouldMakeCycle(a)) { try engine.insert(a, into: c) }
    #expect(throws: EngineError.wouldMakeCycle(a)) { try engine.set(c, reference("mask"), to: .layer(a)) }
    #expect(throws: EngineError.wouldMakeCycle(a)) { try engine.set(a, reference("mask"), to: .layer(a)) }
    #expect(throws: EngineError.stageIsRoot) { try engine.insert(.stage, into: a) }
    #expect(throws: EngineError.stageIsRoot) { try engine.remove(.stage) }
    #expect(engine.superlayer(of: a) == nil)
  }

  @Test("unknown layers are refused, and read as nothing")
  func unknownLayers() throws {
    var engine = AnimationEngine()
    let ghost = LayerID(index: 99)
    let opacity = reference("opacity")
    #expect(throws: EngineError.unknownLayer(ghost)) { try engine.insert(ghost, into: .stage) }
    #expect(throws: EngineError.unknownLayer(ghost)) { try engine.insert(.stage, into: ghost) }
    #expect(throws: EngineError.unknownLayer(ghost)) { try engine.remove(ghost) }
    #expect(throws: EngineError.unknownLayer(ghost)) { try engine.commitLayer(ghost) }
    #expect(throws: EngineError.unknownLayer(ghost)) { try engine.set(ghost, opacity, to: .number(1)) }
    #expect(throws: EngineError.unknownLayer(ghost)) { try engine.set(.stage, reference("mask"), to: .layer(ghost)) }
    #expect(throws: EngineError.unknownLayer(ghost)) { try engine.pause(ghost) }
    #expect(engine.value(ghost, opacity) == .none)
    #expect(engine.presentationValue(ghost, opacity) == .none)
    #expect(engine.presentationNumber(ghost, slot: 0) == 0)
    #expect(engine.name(of: ghost) == nil && engine.type(of: ghost) == nil)
    #expect(engine.animationKeys(ghost).isEmpty)
    engine.removeAllAnimations(ghost)
    engine.removeAnimation(ghost, key: "x")
    #expect(engine.convert(Point2D(x: 1, y: 2), from: ghost, to: .stage) == Point2D(x: 1, y: 2))
  }

  @Test("a mask has its layer as superlayer without being a sublayer")
  func mask() throws {
    var engine = AnimationEngine()
    let mask = reference("mask")
    let (a, m, n) = (try engine.makeLayer(), try engine.makeLayer(), try engine.makeLayer())
    try engine.insert(a, into: .stage)
    try engine.insert(m, into: .stage)
    try engine.set(a, mask, to: .layer(m))
    #expect(engine.superlayer(of: m) == a)
    #expect(engine.sublayers(of: a).isEmpty)
    #expect(engine.sublayers(of: .stage) == [a])
    #expect(engine.isInTree(m))
    try engine.set(a, mask, to: .layer(n))
    #expect(engine.superlayer(of: m) == nil && !engine.isInTree(m))
    #expect(engine.superlayer(of: n) == a)
    try engine.remove(n)
    #expect(engine.value(a, mask) == .none)
    try engine.set(a, mask, to: .layer(m))
    try engine.set(a, mask, to: .none)
    #expect(engine.superlayer(of: m) == nil)
  }

  @Test("a layer goes live when its declaration is over and it is in the tree, with all below it")
  func goingLive() throws {
    var engine = AnimationEngine()
    let (a, b) = (try engine.makeLayer(), try engine.makeLayer())
    try engine.insert(b, into: a)
    try engine.insert(a, into: .stage)
    #expect(engine.isInTree(b) && !engine.isLive(a) && !engine.isLive(b))
    try engine.commitLayer(a)
    #expect(engine.isLive(a) && engine.isLive(b))
    try engine.remove(a)
    #expect(!engine.isLive(a) && !engine.isInTree(b))
    try engine.insert(a, into: .stage)
    #expect(engine.isLive(b))
  }

  @Test("a removed layer without a superlayer stays as it is")
  func removingTwice() throws {
    var engine = AnimationEngine()
    let a = try engine.makeLayer()
    try engine.remove(a)
    try engine.insert(a, into: .stage)
    try engine.remove(a)
    try engine.remove(a)
    #expect(engine.sublayers(of: .stage).isEmpty)
  }

  @Test("a tree of 20,000 levels is built, committed and taken away")
  func deepTree() throws {
    var engine = AnimationEngine()
    var top = LayerID.stage
    var first: LayerID?
    for _ in 0..<20_000 {
      let layer = try engine.makeLayer()
      try engine.insert(layer, into: top)
      first = first ?? layer
      top = layer
    }
    let root = try #require(first)
    try engine.commitLayer(root)
    #expect(engine.isLive(top))
    try engine.remove(root)
    #expect(!engine.isInTree(top))
  }
}
