import AnimEngine
import Testing

@Suite("Engine calls")
struct EngineCallTests {
  /// Calls that build a layer and animate it.
  static let calls: [EngineCall] = [
    .makeLayer(type: .layer, name: "card"),
    .insert(LayerID(index: 1), into: .stage, at: .top),
    .set(LayerID(index: 1), reference("opacity"), .number(0)),
    .commitLayer(LayerID(index: 1)),
    .beginTransaction(TransactionOptions(duration: MediaTime(seconds: 2)), completion: 7),
    .add(.basic("opacity", to: .number(1), key: .named("Fade In")), to: LayerID(index: 1)),
    .set(LayerID(index: 1), reference("cornerRadius"), .number(8)),
    .commitTransaction,
    .setTransactionOptions(TransactionOptions(disablesActions: true)),
    .setCompletion(8),
    .flush,
    .pause(LayerID(index: 1)),
    .resume(LayerID(index: 1)),
    .removeAnimation(LayerID(index: 1), key: "cornerRadius", .stopped),
    .removeAllAnimations(LayerID(index: 1), .cancelled),
    .remove(LayerID(index: 1)),
  ]

  @Test("calls as values do what the methods do")
  func perform() throws {
    var engine = AnimationEngine()
    #expect(try engine.perform(Self.calls[0]) == .layer(LayerID(index: 1)))
    for call in Self.calls[1..<5] { #expect(try engine.perform(call) == .none) }
    guard case .animation(let id) = try engine.perform(Self.calls[5]) else {
      Issue.record("no animation")
      return
    }
    #expect(engine.isRunning(id))
    for call in Self.calls[6...] { try engine.perform(call) }
    #expect(engine.superlayer(of: LayerID(index: 1)) == nil)
    #expect(engine.value(LayerID(index: 1), reference("opacity")) == .number(1))
    #expect(!engine.isRunning(id))
  }

  @Test("an observed engine keeps every call, however it was made, so that they can be repeated")
  func log() throws {
    var engine = AnimationEngine()
    engine.isObserved = true
    for call in Self.calls { try engine.perform(call) }
    let log = engine.takeLog()
    let logged = log.compactMap { entry -> EngineCall? in
      if case .call(let call) = entry.content { call } else { nil }
    }
    #expect(logged == Self.calls)
    #expect(log.map(\.sequence) == Array(0..<log.count))
    #expect(engine.takeLog().isEmpty)
    let events = log.compactMap { entry -> EngineEvent? in
      if case .event(let event) = entry.content { event } else { nil }
    }
    #expect(events == engine.takeEvents())
    #expect(events.contains(.completion(7, isFinished: false)) && events.contains(.completion(8)))
  }

  @Test("direct writes are kept as calls of the property that they mean")
  func directWrites() throws {
    var engine = AnimationEngine()
    let layer = try engine.makeLayer()
    engine.setNumber(layer, slot: reference("opacity").slot, 0.75)
    engine.isObserved = true
    engine.setNumber(layer, slot: reference("opacity").slot, 0.5)
    engine.setPair(layer, slot: reference("position").slot, 1, 2)
    engine.setPair(layer, slot: reference("bounds.size").slot, 3, 4)
    engine.setQuad(layer, slot: reference("bounds").slot, 1, 2, 3, 4)
    engine.setNumber(layer, slot: reference("rotation").slot, 1)
    let calls = engine.takeLog().map(\.content)
    #expect(
      calls == [
        .call(.set(layer, reference("opacity"), .number(0.5))), .call(.set(layer, reference("position"), .point(1, 2))),
        .call(.set(layer, reference("bounds.size"), .size(3, 4))),
        .call(.set(layer, reference("bounds"), .rect(1, 2, 3, 4))),
        .call(.set(layer, reference("rotation"), .angle(1))),
      ])
  }

  @Test("entries bear their instants")
  func instants() throws {
    var player = Player()
    let layer = try player.layer()
    player.engine.isObserved = true
    player.advance(to: 1)
    try player.animate(.basic("opacity", to: .number(0)), layer)
    player.advance(to: 5)
    #expect(player.engine.takeLog().map { seconds($0.instant) } == ["1", "1", "2"])
  }

  @Test("an engine that is not observed keeps nothing")
  func unobserved() throws {
    var engine = AnimationEngine()
    for call in Self.calls { try engine.perform(call) }
    #expect(engine.takeLog().isEmpty)
  }

  @Test("a refused call throws what the method throws and is not kept")
  func refused() {
    var engine = AnimationEngine()
    engine.isObserved = true
    #expect(throws: EngineError.unmatchedCommit) { try engine.perform(.commitTransaction) }
    #expect(throws: EngineError.unknownLayer(LayerID(index: 9))) { try engine.perform(.remove(LayerID(index: 9))) }
    #expect(throws: EngineError.unknownType) {
      try engine.perform(.makeLayer(type: LayerTypeID(index: 99), name: "x"))
    }
    #expect(throws: EngineError.stageIsRoot) {
      try engine.perform(.set(.stage, reference("mask"), .layer(.stage)))
    }
    #expect(engine.takeLog().isEmpty)
  }
}
