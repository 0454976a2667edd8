import AnimEngine
import Testing

@Suite("Layer types")
struct LayerTypeTests {
  static let volume = LayerProperty("volume", .number, default: .number(7), [.animatable], help: "Loudness.")
  static let caption = LayerProperty("caption", .string, default: .string("hi"), help: "Words.")
  static let tint = LayerProperty("tint", .color, default: .none, [.implicitlyAnimated, .optional], help: "Colour.")

  @Test("a type has the inherited properties at the same slots, then its own")
  func inheritance() throws {
    var types = LayerTypeTable()
    let badge = try types.register(name: "Badge", properties: [Self.volume, Self.caption])
    let button = try types.register(name: "Button", extending: badge, properties: [Self.tint])
    #expect(types.reference(to: "opacity", in: button) == types.reference(to: "opacity"))
    #expect(types.reference(to: "volume", in: button) == types.reference(to: "volume", in: badge))
    #expect(types.reference(to: "volume") == nil)
    #expect(types.reference(to: "tint", in: badge) == nil)
    #expect(types.reference(to: "tint", in: button)?.type == .color)
    #expect(types.type(button, inheritsFrom: badge) && types.type(button, inheritsFrom: .layer))
    #expect(!types.type(badge, inheritsFrom: button))
    #expect(types.id(named: "Button") == button)
    #expect(types.id(named: "layer") == .layer)
  }

  @Test("a layer of a type has its own properties' defaults and keeps what is set")
  func values() throws {
    var engine = AnimationEngine()
    let type = try engine.registerType(name: "Badge", properties: [Self.volume, Self.caption, Self.tint])
    let (volume, caption) = (
      reference("volume", in: type, of: engine.types), reference("caption", in: type, of: engine.types)
    )
    let layer = try engine.makeLayer(type: type)
    let other = try engine.makeLayer(type: type)
    #expect(engine.value(layer, volume) == .number(7))
    #expect(engine.value(layer, caption) == .string("hi"))
    try engine.set(layer, volume, to: .number(3))
    try engine.set(layer, caption, to: .string("ho"))
    #expect(engine.value(layer, volume) == .number(3))
    #expect(engine.value(layer, caption) == .string("ho"))
    #expect(engine.value(other, volume) == .number(7))
    #expect(engine.value(other, caption) == .string("hi"))
  }

  @Test("a property of one type is unknown to layers of another")
  func foreignProperty() throws {
    var engine = AnimationEngine()
    let type = try engine.registerType(name: "Badge", properties: [Self.volume])
    let volume = reference("volume", in: type, of: engine.types)
    let plain = try engine.makeLayer()
    #expect(engine.value(plain, volume) == .none)
    #expect(throws: EngineError.unknownProperty(plain, keyPath: "volume")) {
      try engine.set(plain, volume, to: .number(1))
    }
    #expect(throws: EngineError.unknownProperty(plain, keyPath: "volume")) {
      try engine.add(LayerAnimation(.basic(BasicAnimation(volume, to: .number(1)))), to: plain)
    }
  }

  @Test("names are taken once")
  func duplicates() throws {
    var types = LayerTypeTable()
    try types.register(name: "Badge")
    #expect(throws: EngineError.duplicateName("Badge")) { try types.register(name: "Badge") }
    #expect(throws: EngineError.duplicateName("layer")) { try types.register(name: "layer") }
    #expect(throws: EngineError.duplicateName("volume")) {
      try types.register(name: "Loud", properties: [Self.volume, Self.volume])
    }
    let opacity = LayerProperty("opacity", .number, default: .number(1), help: "Again.")
    #expect(throws: EngineError.duplicateName("opacity")) { try types.register(name: "Loud", properties: [opacity]) }
  }

  @Test("types that do not exist are refused")
  func unknownTypes() throws {
    var engine = AnimationEngine()
    for index in [-1, 99, .max] {
      #expect(throws: EngineError.unknownType) { try engine.makeLayer(type: LayerTypeID(index: index)) }
      #expect(throws: EngineError.unknownType) {
        try engine.registerType(name: "x", extending: LayerTypeID(index: index))
      }
      #expect(engine.types[LayerTypeID(index: index)] == nil)
    }
  }

  @Test("a custom property that is made to animates when it is set")
  func customImplicit() throws {
    var player = Player()
    let type = try player.engine.registerType(name: "Badge", properties: [Self.tint])
    let tint = reference("tint", in: type, of: player.engine.types)
    let layer = try player.engine.makeLayer(type: type, name: "badge")
    try player.engine.insert(layer, into: .stage)
    try player.engine.commitLayer(layer)
    try player.turn { try $0.set(layer, tint, to: .color(.white)) }
    #expect(player.engine.animationKeys(layer) == ["tint"])
    player.advance(to: 0.125)
    #expect(player.engine.presentationValue(layer, tint) != .color(.white))
    player.advance(to: 0.25)
    #expect(player.engine.presentationValue(layer, tint) == .color(.white))
  }
}
