import AnimEngine
import Testing

@Suite("Layers that take the place of others")
struct LayerReplacementTests {
  @Test("the other comes to the same place among the sublayers, and the first leaves")
  func place() throws {
    var player = Player()
    let shelf = try player.layer("shelf")
    let (a, b, c) = (
      try player.layer("a", in: shelf), try player.layer("b", in: shelf), try player.layer("c", in: shelf)
    )
    let new = try player.layer("new", in: nil)
    try player.turn { try $0.replace(b, with: new) }
    #expect(player.engine.sublayers(of: shelf) == [a, new, c])
    #expect(player.engine.superlayer(of: b) == nil)
    #expect(!player.engine.isInTree(b) && player.engine.isInTree(new))
  }

  @Test("a sibling, above or below, moves", arguments: [true, false])
  func sibling(isBelow: Bool) throws {
    var player = Player()
    let shelf = try player.layer("shelf")
    let layers = try (0..<4).map { try player.layer("\($0)", in: shelf) }
    let other = isBelow ? layers[0] : layers[3]
    try player.turn { try $0.replace(layers[2], with: other) }
    #expect(
      player.engine.sublayers(of: shelf).map { player.engine.name(of: $0) }
        == (isBelow ? ["1", "0", "3"] : ["0", "1", "3"]))
  }

  @Test("what is inside the layer that leaves can take its place")
  func promoted() throws {
    var player = Player()
    let outer = try player.layer("outer")
    let inner = try player.layer("inner", in: outer)
    try player.turn { try $0.replace(outer, with: inner) }
    #expect(player.engine.sublayers(of: .stage) == [inner])
    #expect(player.engine.sublayers(of: outer) == [])
  }

  @Test("asks for orderOut and orderIn, then the layer around them for sublayers and transition")
  func events() throws {
    var player = Player()
    let shelf = try player.layer("shelf")
    let (old, new) = (try player.layer("old", in: shelf), try player.layer("new", in: nil))
    for (number, (layer, key)) in [
      (old, "orderOut"), (old, "orderIn"), (new, "orderIn"), (new, "orderOut"), (shelf, "sublayers"),
      (shelf, "transition"),
    ].enumerated() {
      try player.engine.setAction(.custom(number), of: layer, forKey: key)
    }
    try player.turn { engine in
      try engine.replace(old, with: new)
      #expect(
        engine.takeEffects() == [
          .action(0, ActionEvent(old, "orderOut")), .action(2, ActionEvent(new, "orderIn")),
          .action(4, ActionEvent(shelf, "sublayers")), .action(5, ActionEvent(shelf, "transition")),
        ])
      engine.setTransactionOptions(TransactionOptions(disablesActions: true))
      try engine.replace(new, with: old)
      #expect(engine.takeEffects() == [])
    }
  }

  @Test("an action for transition runs on the layer around them")
  func transition() throws {
    var player = Player()
    let shelf = try player.layer("shelf")
    let (old, new) = (try player.layer("old", in: shelf), try player.layer("new", in: nil))
    let push = Transition(.push, direction: .fromRight)
    try player.engine.setAction(.animation(.of(.transition(push))), of: shelf, forKey: "transition")
    try player.turn { try $0.replace(old, with: new) }
    #expect(player.engine.transition(of: shelf)?.transition == push)
    #expect(player.takeLog() == ["0 start shelf.transition"])
  }

  @Test("a delegate is asked before anything changes")
  func held() throws {
    var player = Player()
    let shelf = try player.layer("shelf")
    let (old, new) = (try player.layer("old", in: shelf), try player.layer("new", in: nil))
    try player.engine.setHasDelegate(true, of: shelf)
    try player.turn { engine in
      try engine.replace(old, with: new)
      #expect(engine.sublayers(of: shelf) == [old])
      let effects = engine.takeEffects()
      guard case .heldChange(let change)? = effects.first, effects.count == 1 else {
        Issue.record("nothing was held")
        return
      }
      #expect(change.events == [ActionEvent(shelf, "sublayers"), ActionEvent(shelf, "transition")])
      engine.complete(change, answers: [nil, nil])
      #expect(engine.sublayers(of: shelf) == [new])
    }
  }

  @Test("what has no place, the stage, masks and cycles are refused, and itself changes nothing")
  func refused() throws {
    var player = Player()
    let shelf = try player.layer("shelf")
    let (a, loose, mask) = (
      try player.layer("a", in: shelf), try player.layer("loose", in: nil), try player.layer("mask", in: nil)
    )
    try player.set(shelf, "mask", .layer(mask), disableActions: true)
    player.turn { engine in
      #expect(throws: EngineError.notASublayer(loose)) { try engine.replace(loose, with: a) }
      #expect(throws: EngineError.notASublayer(mask)) { try engine.replace(mask, with: loose) }
      #expect(throws: EngineError.stageIsRoot) { try engine.replace(.stage, with: a) }
      #expect(throws: EngineError.wouldMakeCycle(shelf)) { try engine.replace(a, with: shelf) }
    }
    try player.turn { try $0.replace(a, with: a) }
    #expect(player.engine.sublayers(of: shelf) == [a])
  }
}
