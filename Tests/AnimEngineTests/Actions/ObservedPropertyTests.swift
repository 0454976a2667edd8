import AnimEngine
import Testing

@Suite("Observed properties and implicit animations of types")
struct ObservedPropertyTests {
  private struct Fixture {
    var engine: AnimationEngine
    let type: LayerTypeID
    let layer: LayerID
    let level: PropertyReference

    /// A live layer of a type with a property `level`, whose changes and those of `bounds` are told.
    init(isTold: Bool = true) throws {
      var types = LayerTypeTable()
      type = try types.register(
        name: "Meter",
        properties: [LayerProperty("level", .number, default: .number(0), .implicitlyAnimated, help: "")])
      level = reference("level", in: type, of: types)
      types.observe(level, in: type)
      types.observe(reference("bounds"), in: type)
      engine = AnimationEngine(types: types)
      layer = try engine.makeLayer(type: type)
      try engine.insert(layer, into: .stage)
      try engine.commitLayer(layer)
      if isTold {
        _ = engine.takeEffects()
        engine.observe(layer)
      }
    }

    /// The changes since the last call, as `property: old`.
    mutating func changes() -> [String] {
      engine.takeEffects().map { effect in
        guard case .propertyDidChange(let change) = effect else { return "\(effect)" }
        return "\(change.property.keyPath): \(change.oldValue)"
      }
    }
  }

  @Test("the end of a declaration is told of an observed type only")
  func declaration() throws {
    var fixture = try Fixture(isTold: false)
    #expect(fixture.engine.takeEffects() == [.declarationDidEnd(fixture.layer)])
    let plain = try fixture.engine.makeLayer()
    try fixture.engine.commitLayer(plain)
    #expect(!fixture.engine.hasEffects)
  }

  @Test("changes are told with the old value of the whole, each one that differs")
  func changes() throws {
    var fixture = try Fixture()
    let (layer, level) = (fixture.layer, fixture.level)
    fixture.engine.beginTurn()
    for value in [1, 1, 2.0] { try fixture.engine.set(layer, level, to: .number(value)) }
    fixture.engine.setNumber(layer, slot: level.slot, 3)
    #expect(fixture.changes() == ["level: 0", "level: 1", "level: 2"])
    try fixture.engine.set(layer, reference("bounds.size.width"), to: .number(5))
    try fixture.engine.set(layer, reference("position"), to: .point(1, 1))
    #expect(fixture.changes() == ["bounds: (0, 0, 0, 0)"])
    _ = fixture.engine.endTurn()
  }

  @Test("nothing is told before the host wants to hear")
  func notYet() throws {
    var fixture = try Fixture(isTold: false)
    _ = fixture.engine.takeEffects()
    try fixture.engine.set(fixture.layer, fixture.level, to: .number(1))
    #expect(!fixture.engine.hasEffects)
  }

  @Test("a change that animates is told with the timing of its animation")
  func implicitTiming() throws {
    var fixture = try Fixture()
    fixture.engine.beginTurn()
    fixture.engine.setTransactionOptions(
      TransactionOptions(duration: MediaTime(seconds: 3), timingFunction: .linear))
    try fixture.engine.set(fixture.layer, fixture.level, to: .number(1))
    guard case .propertyDidChange(let change)? = fixture.engine.takeEffects().first else {
      Issue.record("no change")
      return
    }
    #expect(change.timing == TransactionOptions(duration: MediaTime(seconds: 3), timingFunction: .linear))
    fixture.engine.setTransactionOptions(TransactionOptions(disablesActions: true))
    try fixture.engine.set(fixture.layer, fixture.level, to: .number(2))
    guard case .propertyDidChange(let silent)? = fixture.engine.takeEffects().first else {
      Issue.record("no change")
      return
    }
    #expect(silent.timing == nil)
    _ = fixture.engine.endTurn()
  }

  @Test("an animation that sets the model is told with its own timing when it begins; one that does not is not")
  func explicitTiming() throws {
    var fixture = try Fixture()
    var animation = LayerAnimation(
      .basic(BasicAnimation(fixture.level, to: .number(5))), timing: MediaTiming(duration: MediaTime(seconds: 2)),
      delay: MediaTime(seconds: 1))
    fixture.engine.beginTurn()
    try fixture.engine.add(animation, to: fixture.layer)
    #expect(!fixture.engine.hasEffects)
    _ = fixture.engine.endTurn()
    fixture.engine.advance(to: MediaTime(seconds: 1))
    guard case .propertyDidChange(let change)? = fixture.engine.takeEffects().first else {
      Issue.record("no change")
      return
    }
    #expect(change.oldValue == .number(0))
    #expect(change.timing == TransactionOptions(duration: MediaTime(seconds: 2), timingFunction: .linear))
    animation.isTransient = true
    try fixture.engine.add(animation, to: fixture.layer)
    fixture.engine.advance(to: MediaTime(seconds: 9))
    #expect(!fixture.engine.hasEffects)
  }

  @Test("subtypes are observed as the type that they extend")
  func subtypes() throws {
    var fixture = try Fixture()
    let special = try fixture.engine.registerType(name: "Special", extending: fixture.type)
    let layer = try fixture.engine.makeLayer(type: special)
    try fixture.engine.commitLayer(layer)
    #expect(fixture.engine.takeEffects() == [.declarationDidEnd(layer)])
    fixture.engine.observe(layer)
    try fixture.engine.set(layer, fixture.level, to: .number(1))
    #expect(fixture.changes() == ["level: 0"])
  }

  @Test("a property's own implicit animation wins over the transaction's options; what it leaves open they say")
  func ownImplicitAnimation() throws {
    var fixture = try Fixture()
    func animation(_ seconds: Double) throws -> LayerAnimation {
      let template = LayerAnimation(.template, timing: MediaTiming(duration: MediaTime(seconds: seconds)))
      fixture.engine.setImplicitAnimation(template, of: fixture.level, in: fixture.type)
      fixture.engine.beginTurn()
      fixture.engine.setTransactionOptions(TransactionOptions(duration: MediaTime(seconds: 7)))
      let value = fixture.engine.value(fixture.layer, fixture.level).double
      try fixture.engine.set(fixture.layer, fixture.level, to: .number(value + 1))
      defer { _ = fixture.engine.endTurn() }
      return try #require(fixture.engine.animation(fixture.layer, key: "level"))
    }
    #expect(try animation(2).timing.duration == MediaTime(seconds: 2))
    #expect(try animation(0).timing.duration == MediaTime(seconds: 7))
    #expect(try animation(0).timingFunction == .default)
  }
}
