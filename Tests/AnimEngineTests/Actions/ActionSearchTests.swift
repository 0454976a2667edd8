import AnimEngine
import Testing

@Suite("The search for an action")
struct ActionSearchTests {
  private static let slow = LayerAction.animation(
    LayerAnimation(.template, timing: MediaTiming(duration: MediaTime(seconds: 2))))
  private static let quick = LayerAction.animation(
    LayerAnimation(.template, timing: MediaTiming(duration: MediaTime(seconds: 0.1))))

  /// Engine reference 3.3: A2, A5, A8, A9.
  @Test(
    "a layer's own actions come before its style's, and those before the style's style",
    arguments: [
      ([], nil), ([(0, slow)], slow), ([(1, quick)], quick), ([(0, slow), (1, quick)], slow),
      ([(2, slow), (1, quick)], quick), ([(2, slow)], slow), ([(0, .noAction), (1, quick)], .noAction),
      ([(1, .custom(3))], .custom(3)),
    ] as [([(Int, LayerAction)], LayerAction?)])
  func levels(entries: [(Int, LayerAction)], expected: LayerAction?) throws {
    var player = Player()
    let layer = try player.layer()
    for (level, action) in entries {
      try player.engine.setAction(action, of: layer, forKey: "opacity", styleLevel: level)
    }
    #expect(player.engine.action(of: layer, forKey: "opacity") == expected)
    #expect(player.engine.action(of: layer, forKey: "position") == nil)
  }

  @Test("an action is set anew and taken away")
  func change() throws {
    var player = Player()
    let layer = try player.layer()
    try player.engine.setAction(Self.slow, of: layer, forKey: "opacity")
    try player.engine.setAction(Self.quick, of: layer, forKey: "opacity")
    #expect(player.engine.action(of: layer, forKey: "opacity") == Self.quick)
    try player.engine.setAction(nil, of: layer, forKey: "opacity")
    #expect(player.engine.action(of: layer, forKey: "opacity") == nil)
    #expect(throws: EngineError.self) {
      try player.engine.setAction(Self.slow, of: LayerID(index: 99), forKey: "opacity")
    }
  }

  /// A11.
  @Test("disabled actions are found but not run")
  func disabled() throws {
    var player = Player()
    let layer = try player.layer()
    try player.engine.setAction(.custom(1), of: layer, forKey: "opacity")
    try player.turn {
      $0.setTransactionOptions(TransactionOptions(disablesActions: true))
      #expect($0.action(of: layer, forKey: "opacity") == .custom(1))
      try $0.set(layer, reference("opacity"), to: .number(0))
    }
    #expect(!player.engine.hasEffects)
    #expect(player.model(layer, "opacity") == 0)
  }

  @Test("noAction lets the value change at once")
  func noAction() throws {
    var player = Player()
    let layer = try player.layer()
    try player.engine.setAction(.noAction, of: layer, forKey: "opacity")
    try player.set(layer, "opacity", .number(0))
    #expect(player.engine.animationKeys(layer).isEmpty)
    #expect(player.shown(layer, "opacity") == 0)
  }

  /// A12.
  @Test("an animation without ends runs from the screen to the model, under the key of the property")
  func template() throws {
    var player = Player()
    let layer = try player.layer()
    try player.engine.setAction(Self.slow, of: layer, forKey: "opacity")
    try player.set(layer, "opacity", .number(0))
    #expect(player.engine.animationKeys(layer) == ["opacity"])
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 0.5)
    try player.set(layer, "opacity", .number(1))
    player.advance(to: 2)
    #expect(player.shown(layer, "opacity") == 0.75)
    player.advance(to: 5)
    #expect(
      player.takeLog() == ["0 start a.opacity", "1 replaced a.opacity", "1 start a.opacity", "3 finished a.opacity"])
  }

  @Test("an animation with ends of its own is added as it is, and the model keeps the value that was set")
  func ownEnds() throws {
    var player = Player()
    let layer = try player.layer()
    let action = LayerAction.animation(.basic("opacity", from: .number(0), over: 1))
    try player.engine.setAction(action, of: layer, forKey: "opacity")
    try player.set(layer, "opacity", .number(0.5))
    #expect(player.engine.animationKeys(layer) == ["opacity"])
    player.advance(to: 0.5)
    #expect(player.shown(layer, "opacity") == 0.25)
    #expect(player.model(layer, "opacity") == 0.5)
  }

  @Test("an action of the host's own is told after the value is stored, once for each change")
  func custom() throws {
    var player = Player()
    let layer = try player.layer()
    try player.engine.setAction(.custom(7), of: layer, forKey: "opacity")
    player.turn { engine in
      for value in [0.5, 0.5, 0.25] {
        engine.setNumber(layer, slot: reference("opacity").slot, value)
      }
      let event = ActionEvent(layer, "opacity")
      #expect(engine.takeEffects() == [.action(7, event), .action(7, event)])
      #expect(!engine.hasEffects)
    }
    #expect(player.engine.animationKeys(layer).isEmpty)
  }

  @Test("a part of a property asks for the action of the property")
  func part() throws {
    var player = Player()
    let layer = try player.layer()
    try player.engine.setAction(Self.slow, of: layer, forKey: "transform")
    try player.set(layer, "rotation", .angle(1))
    #expect(player.engine.animationKeys(layer) == ["transform.rotation.z"])
    let animation = try #require(player.engine.animation(layer, key: "transform.rotation.z"))
    #expect(animation.timing.duration == MediaTime(seconds: 2))
  }

  // MARK: The host

  /// A3, A6.
  @Test("a change of a layer with a delegate waits until the host has answered")
  func delegate() throws {
    var player = Player()
    let layer = try player.layer()
    try player.engine.setAction(Self.quick, of: layer, forKey: "opacity")
    try player.engine.setHasDelegate(true, of: layer)
    try player.turn { engine in
      try engine.set(layer, reference("opacity"), to: .number(0))
      #expect(engine.value(layer, reference("opacity")) == .number(1))
      let effects = engine.takeEffects()
      guard case .heldChange(let change)? = effects.first, effects.count == 1 else {
        Issue.record("\(effects)")
        return
      }
      #expect(change.events == [ActionEvent(layer, "opacity")])
      engine.complete(change, answers: [Self.slow])
      #expect(engine.value(layer, reference("opacity")) == .number(0))
    }
    #expect(player.engine.animation(layer, key: "opacity")?.timing.duration == MediaTime(seconds: 2))
  }

  @Test(
    "what the host answers is done",
    arguments: [(nil, ["opacity"]), (.noAction, []), (.custom(2), []), (quick, ["opacity"])]
      as [(LayerAction?, [String])])
  func answers(answer: LayerAction?, keys: [String]) throws {
    var player = Player()
    let layer = try player.layer()
    try player.engine.setHasDelegate(true, of: layer)
    try player.turn { engine in
      try engine.set(layer, reference("opacity"), to: .number(0))
      for case .heldChange(let change) in engine.takeEffects() { engine.complete(change, answers: [answer]) }
      #expect(engine.takeEffects() == (answer == .custom(2) ? [.action(2, ActionEvent(layer, "opacity"))] : []))
    }
    #expect(player.engine.animationKeys(layer) == keys)
    #expect(player.model(layer, "opacity") == 0)
  }

  @Test("a type's default is asked for only where the layer itself has no answer")
  func defaultAction() throws {
    var types = LayerTypeTable()
    let badge = try types.register(name: "Badge")
    types.setHasDefaultAction(badge)
    var engine = AnimationEngine(types: types)
    let layer = try engine.makeLayer(type: badge)
    try engine.insert(layer, into: .stage)
    try engine.setAction(Self.quick, of: layer, forKey: "opacity")
    engine.beginTurn()
    try engine.commitLayer(layer)
    for case .heldChange(let change) in engine.takeEffects() { engine.complete(change, answers: [nil]) }
    try engine.set(layer, reference("opacity"), to: .number(0))
    #expect(!engine.hasEffects)
    try engine.set(layer, reference("cornerRadius"), to: .number(4))
    #expect(engine.takeEffects().count == 1)
    _ = engine.endTurn()
  }

  @Test("a property that does not animate changes without an animation when nobody answers")
  func notAnimatable() throws {
    var player = Player()
    let layer = try player.layer()
    try player.engine.setHasDelegate(true, of: layer)
    try player.turn { engine in
      try engine.set(layer, reference("contentsGravity"), to: .string("center"))
      for case .heldChange(let change) in engine.takeEffects() { engine.complete(change, answers: [nil]) }
    }
    #expect(player.engine.value(layer, reference("contentsGravity")) == .string("center"))
    #expect(player.engine.animationKeys(layer).isEmpty)
  }
}
