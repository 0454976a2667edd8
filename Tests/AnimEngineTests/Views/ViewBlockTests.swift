import AnimEngine
import Testing

@Suite("Animation blocks of views")
struct ViewBlockTests {
  @Test(
    "outside a block a change of a view is immediate",
    arguments: [
      ("position", PropertyValue.point(10, 20)), ("opacity", .number(0.5)), ("bounds", .rect(0, 0, 9, 9)),
      ("backgroundColor", .color(.black)), ("cornerRadius", .number(4)), ("zPosition", .number(3)),
    ])
  func immediate(keyPath: String, value: PropertyValue) throws {
    var player = Player()
    let view = try player.view()
    try player.set(view, keyPath, value)
    #expect(player.engine.animationKeys(view) == [])
    #expect(player.engine.presentationValue(view, reference(keyPath)) == value)
    #expect(player.engine.viewAction(view, forKey: keyPath) == .noAction)
  }

  @Test(
    "inside a block what views move animates, additively where it adds up",
    arguments: [
      ("position", PropertyValue.point(10, 20), true), ("position.x", .number(5), true),
      ("bounds", .rect(0, 0, 9, 9), true), ("transform.rotation.z", .angle(1), true),
      ("transform", .transform(.translation(x: 5, y: 0, z: 0)), true), ("cornerRadius", .number(4), true),
      ("opacity", .number(0.5), false), ("backgroundColor", .color(.black), false),
      ("anchorPoint", .point(0, 0), false), ("shadowOpacity", .number(1), false),
    ])
  func moved(keyPath: String, value: PropertyValue, isAdditive: Bool) throws {
    var player = Player()
    let view = try player.view()
    let before = player.engine.value(view, reference(keyPath))
    try player.block { try $0.set(view, keyPath, value) }
    #expect(player.engine.animationKeys(view) == [keyPath])
    let animation = try #require(player.engine.animation(view, key: keyPath))
    #expect(animation.isAdditive == isAdditive)
    #expect(animation.timing.duration == MediaTime(seconds: 1))
    #expect(player.engine.value(view, reference(keyPath)).isEquivalent(to: value))
    if before != .none { #expect(player.engine.presentationValue(view, reference(keyPath)).isEquivalent(to: before)) }
    player.advance(to: 1)
    #expect(player.engine.animationKeys(view) == [])
    #expect(player.engine.presentationValue(view, reference(keyPath)).isEquivalent(to: value))
  }

  @Test(
    "inside a block other properties change at once",
    arguments: [
      ("borderWidth", PropertyValue.number(2)), ("zPosition", .number(2)), ("hidden", .bool(true)),
      ("shadowRadius", .number(9)),
    ])
  func unmoved(keyPath: String, value: PropertyValue) throws {
    var player = Player()
    let view = try player.view()
    try player.block { engine in
      #expect(engine.viewAction(view, forKey: keyPath) == .noAction)
      try engine.set(view, keyPath, value)
    }
    #expect(player.engine.animationKeys(view) == [])
  }

  @Test("an additive animation runs from old minus new to nothing")
  func additiveEnds() throws {
    var player = Player()
    let view = try player.view("v", [("position", .point(100, 50))])
    try player.block { try $0.set(view, "position", .point(0, 80)) }
    let basic = try #require(player.engine.animation(view, key: "position")?.basic)
    #expect(basic.fromValue == .point(100, -30))
    #expect(basic.toValue == .point(0, 0))
  }

  @Test("the frame of a view moves position and bounds")
  func frame() throws {
    var player = Player()
    let view = try player.view("v", [("frame", .rect(0, 0, 10, 10))])
    try player.block { try $0.set(view, "frame", .rect(10, 10, 20, 20)) }
    #expect(player.engine.animationKeys(view) == ["position", "bounds"])
    player.advance(to: 0.5)
    #expect(player.engine.presentationValue(view, reference("frame")) == .rect(5, 5, 15, 15))
  }

  @Test("a plain layer in a block keeps its own implicit animation")
  func plainLayer() throws {
    var player = Player()
    let layer = try player.layer()
    try player.block(over: 5) { try $0.set(layer, "opacity", .number(0)) }
    let animation = try #require(player.engine.animation(layer, key: "opacity"))
    #expect(animation.timing.duration == MediaTime(seconds: 0.25))
    #expect(!animation.isAdditive)
  }

  @Test("a transaction around a block counts for plain layers, the block for views")
  func transactionAround() throws {
    var player = Player()
    let view = try player.view()
    let layer = try player.layer()
    try player.turn { engine in
      engine.beginTransaction(TransactionOptions(duration: MediaTime(seconds: 0.2)))
      try engine.animate(over: 0.5) {
        try $0.set(view, "opacity", .number(0))
        try $0.set(layer, "opacity", .number(0))
      }
      try engine.commitTransaction()
    }
    #expect(player.engine.animation(view, key: "opacity")?.timing.duration == MediaTime(seconds: 0.5))
    #expect(player.engine.animation(layer, key: "opacity")?.timing.duration == MediaTime(seconds: 0.2))
  }

  @Test("without a duration a block takes the transaction's, and eases in and out")
  func defaults() throws {
    var player = Player()
    let view = try player.view()
    try player.block(over: nil, ease: nil) { try $0.set(view, "cornerRadius", .number(8)) }
    let animation = try #require(player.engine.animation(view, key: "cornerRadius"))
    #expect(animation.timing.duration == MediaTime(seconds: 0.25))
    #expect(animation.timingFunction == .easeInEaseOut)
  }

  @Test("with actions disabled a view changes at once in a block, too")
  func disabled() throws {
    var player = Player()
    let view = try player.view()
    try player.block { engine in
      engine.beginTransaction(TransactionOptions(disablesActions: true))
      try engine.set(view, "opacity", .number(0))
      try engine.commitTransaction()
    }
    #expect(player.engine.animationKeys(view) == [])
  }

  @Test("a view that is in no tree changes at once")
  func outsideTree() throws {
    var player = Player()
    let view = try player.engine.makeLayer(name: "v")
    try player.engine.makeView(view)
    try player.engine.commitLayer(view)
    try player.block(completion: 1) { try $0.set(view, "opacity", .number(0)) }
    #expect(player.engine.animationKeys(view) == [])
    #expect(player.takeLog() == ["0 completion 1"])
  }

  @Test("changes of one block are one, and a value that is set back makes none")
  func merged() throws {
    var player = Player()
    let view = try player.view()
    try player.block(completion: 1) { engine in
      try engine.set(view, "position", .point(10, 0))
      try engine.set(view, "position", .point(30, 0))
      try engine.set(view, "opacity", .number(0.5))
      try engine.set(view, "opacity", .number(1))
    }
    #expect(player.engine.animationKeys(view) == ["position"])
    player.advance(to: 0.5)
    #expect(player.shownPoint(view).x == 15)
    _ = player.takeLog()
    try player.block(completion: 2) { engine in
      try engine.set(view, "cornerRadius", .number(5))
      try engine.set(view, "cornerRadius", .number(0))
    }
    #expect(player.takeLog() == ["0.5 completion 2"])
  }

  @Test("a shrunken transform starts from where it was, a vanished one, too")
  func vanished() throws {
    var player = Player()
    let view = try player.view()
    try player.block { try $0.set(view, "transform", .transform(.scale(x: 0, y: 0, z: 0))) }
    player.advance(to: 0.5)
    let matrix = try #require(player.engine.presentationValue(view, reference("transform")).matrix)
    #expect(matrix.m11.isFinite)
  }

  @Test("a layer does not become a view of an unknown id")
  func unknownLayer() {
    var engine = AnimationEngine()
    #expect(throws: EngineError.unknownLayer(LayerID(index: 9))) { try engine.makeView(LayerID(index: 9)) }
    #expect(!engine.isView(LayerID(index: 9)))
  }
}
