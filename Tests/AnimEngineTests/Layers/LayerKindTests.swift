import AnimEngine
import Testing

/// What each kind adds: kind, property, type, how it animates (i by itself, e when told, - never), default as printed.
private let properties = """
  shape path path e none
  shape fillColor color i #000000
  shape fillRule string - non-zero
  shape strokeColor color i none
  shape strokeStart number i 0
  shape strokeEnd number i 1
  shape lineWidth number i 1
  shape miterLimit number i 10
  shape lineCap string - butt
  shape lineJoin string - miter
  shape lineDashPhase number i 0
  shape lineDashPattern list e none
  text string string i
  text font string - Helvetica
  text fontSize number i 36
  text foregroundColor color i #ffffff
  text wrapped bool - false
  text alignmentMode string - natural
  text truncationMode string - none
  text allowsFontSubpixelQuantization bool - false
  gradient colors list i none
  gradient locations list i none
  gradient startPoint point i (0.5, 0)
  gradient endPoint point i (0.5, 1)
  gradient type string - axial
  replicator instanceCount number i 1
  replicator preservesDepth bool - false
  replicator instanceDelay duration i 0s
  replicator instanceTransform transform i transform(1, 0, 0, 1, 0, 0)
  replicator instanceColor color i #ffffff
  replicator instanceRedOffset number i 0
  replicator instanceGreenOffset number i 0
  replicator instanceBlueOffset number i 0
  replicator instanceAlphaOffset number i 0
  emitter emitterPosition point i (0, 0)
  emitter emitterZPosition number i 0
  emitter emitterSize size i (0, 0)
  emitter emitterDepth number i 0
  emitter emitterShape string - point
  emitter emitterMode string - volume
  emitter renderMode string - unordered
  emitter preservesDepth bool - false
  emitter birthRate number i 1
  emitter lifetime number i 1
  emitter velocity number i 1
  emitter scale number i 1
  emitter spin number i 1
  emitter seed number - 0
  emitterCell birthRate number i 0
  emitterCell lifetime duration i 0s
  emitterCell lifetimeRange duration i 0s
  emitterCell velocity number i 0
  emitterCell velocityRange number i 0
  emitterCell emissionLongitude angle i 0deg
  emitterCell emissionLatitude angle i 0deg
  emitterCell emissionRange angle i 0deg
  emitterCell xAcceleration number i 0
  emitterCell yAcceleration number i 0
  emitterCell zAcceleration number i 0
  emitterCell scale number i 1
  emitterCell scaleRange number i 0
  emitterCell scaleSpeed number i 0
  emitterCell spin angle i 0deg
  emitterCell spinRange angle i 0deg
  emitterCell color color i #ffffff
  emitterCell redRange number i 0
  emitterCell greenRange number i 0
  emitterCell blueRange number i 0
  emitterCell alphaRange number i 0
  emitterCell redSpeed number i 0
  emitterCell greenSpeed number i 0
  emitterCell blueSpeed number i 0
  emitterCell alphaSpeed number i 0
  scroll scrollMode string - both
  scroll masksToBounds bool i true
  transformLayer masksToBounds bool i false
  """

@Suite("Kinds of layers")
struct LayerKindTests {
  private static let kinds: [LayerTypeID] = [
    .shape, .text, .gradient, .replicator, .emitter, .scroll, .transformLayer, .emitterCell,
  ]

  private static func property(_ row: [Substring]) throws -> (LayerTypeID, LayerProperty) {
    let types = LayerTypeTable()
    let kind = try #require(types.id(named: String(row[0])))
    return (kind, try #require(types[kind]?.property(named: String(row[1]))))
  }

  @Test("a kind has Core Animation's properties, types and defaults", arguments: rows(of: properties))
  func propertiesOfKinds(row: [Substring]) throws {
    let (kind, property) = try Self.property(row)
    #expect("\(property.type)" == row[2])
    #expect(property.hasImplicitAction == (row[3] == "i"))
    #expect(property.isAnimatable == (row[3] != "-"))
    var engine = AnimationEngine()
    let layer = try engine.makeLayer(type: kind)
    let printed = engine.value(layer, PropertyReference(property)).description
    #expect(printed == row.dropFirst(4).joined(separator: " "))
  }

  @Test("the table above is complete", arguments: kinds)
  func nothingIsLeftOut(kind: LayerTypeID) throws {
    let types = LayerTypeTable()
    let type = try #require(types[kind])
    let plainCount = try #require(types[.layer]).properties.count
    let listed = rows(of: properties).filter { $0[0] == type.name }.map { String($0[1]) }
    #expect(type.properties.dropFirst(plainCount).map(\.name) == listed.filter { $0 != "masksToBounds" })
  }

  @Test("ids and names belong together")
  func names() {
    let types = LayerTypeTable()
    #expect(
      Self.kinds.map { types[$0]?.name } == [
        "shape", "text", "gradient", "replicator", "emitter", "scroll", "transformLayer", "emitterCell",
      ])
    #expect(Self.kinds.allSatisfy { types[$0]?.parent == .layer })
  }

  @Test("kinds keep the plain layer's properties at their slots, and lay out their own behind", arguments: kinds)
  func layout(kind: LayerTypeID) throws {
    let types = LayerTypeTable()
    let type = try #require(types[kind])
    #expect(type.properties.map(\.index) == Array(type.properties.indices))
    #expect(types.reference(to: "opacity", in: kind) == types.reference(to: "opacity"))
    #expect(type.properties.allSatisfy { $0.help.hasSuffix(".") })
    #expect(Set(type.properties.map(\.name)).count == type.properties.count)
    #expect(type.properties.reduce(0) { $0 + $1.slotCount } == type.defaults.count)
  }

  @Test(
    "a member of one kind is none of another",
    arguments: [
      ("strokeEnd", LayerTypeID.shape), ("fontSize", .text), ("colors", .gradient), ("instanceCount", .replicator),
      ("emitterShape", .emitter), ("scrollMode", .scroll), ("emissionLongitude", .emitterCell),
    ])
  func foreignMembers(name: String, owner: LayerTypeID) {
    let types = LayerTypeTable()
    for kind in Self.kinds + [.layer] {
      #expect((types.reference(to: name, in: kind) != nil) == (kind == owner))
    }
  }

  @Test("on an emitter, scale is the particles'")
  func emitterScale() {
    let types = LayerTypeTable()
    #expect(types.reference(to: "scale", in: .emitter)?.keyPath == "scale")
    #expect(types.reference(to: "scale", in: .shape)?.keyPath == "transform.scale")
    #expect(types.reference(to: "transform.scale", in: .emitter)?.type == .number)
  }

  @Test("parts of a kind's properties have key paths")
  func parts() {
    let types = LayerTypeTable()
    #expect(types.reference(to: "startPoint.x", in: .gradient)?.type == .number)
    #expect(types.reference(to: "instanceTransform.rotation.z", in: .replicator)?.type == .angle)
    #expect(types.reference(to: "emitterSize.width", in: .emitter)?.type == .number)
    #expect(types.reference(to: "path.x", in: .shape) == nil)
  }

  // MARK: Values

  @Test(
    "only the words that Core Animation knows are taken",
    arguments: [
      (LayerTypeID.shape, "lineCap", "round"), (.shape, "lineJoin", "bevel"), (.shape, "fillRule", "even-odd"),
      (.text, "alignmentMode", "center"), (.text, "truncationMode", "middle"), (.gradient, "type", "conic"),
      (.emitter, "emitterShape", "sphere"), (.emitter, "emitterMode", "outline"), (.emitter, "renderMode", "additive"),
      (.scroll, "scrollMode", "horizontally"), (.layer, "contentsGravity", "resizeAspectFill"),
      (.layer, "minificationFilter", "trilinear"), (.layer, "cornerCurve", "continuous"),
      (.layer, "fillMode", "backwards"),
    ])
  func words(kind: LayerTypeID, name: String, word: String) throws {
    var engine = AnimationEngine()
    let layer = try engine.makeLayer(type: kind)
    let property = reference(name, in: kind)
    let words = try #require(engine.types[kind]?.property(named: name)).words
    try engine.set(layer, property, to: .string(word))
    #expect(engine.value(layer, property) == .string(word))
    #expect(throws: EngineError.unknownWord(keyPath: name, words: words)) {
      try engine.set(layer, property, to: .string("rnd"))
    }
    #expect(engine.value(layer, property) == .string(word))
  }

  @Test("a default is one of the words")
  func defaultsAreWords() {
    for property in LayerTypeTable().types.flatMap(\.properties) where !property.words.isEmpty {
      #expect(property.words.contains(property.defaultValue.description))
      #expect(!property.isAnimatable)
    }
  }

  @Test("a list takes elements of its type alone")
  func listElements() throws {
    var engine = AnimationEngine()
    let layer = try engine.makeLayer(type: .gradient)
    let colors = reference("colors", in: .gradient)
    let value = PropertyValue.list([.color(.black), .color(.white)])
    try engine.set(layer, colors, to: value)
    #expect(engine.value(layer, colors) == value)
    #expect(throws: EngineError.typeMismatch(keyPath: "colors", expected: .color)) {
      try engine.set(layer, colors, to: .list([.number(1)]))
    }
    #expect(throws: EngineError.typeMismatch(keyPath: "colors", expected: .list)) {
      try engine.set(layer, colors, to: .color(.black))
    }
    try engine.set(layer, colors, to: .none)
    #expect(engine.value(layer, colors) == .none)
  }

  @Test("the ends of an animation are held to the same rules")
  func animationEnds() throws {
    var engine = AnimationEngine()
    let layer = try engine.makeLayer(type: .gradient)
    let animation = BasicAnimation(reference("locations", in: .gradient), to: .list([.color(.black)]))
    #expect(throws: EngineError.typeMismatch(keyPath: "locations", expected: .number)) {
      try engine.add(LayerAnimation(.basic(animation)), to: layer)
    }
    #expect(throws: EngineError.notAnimatable(keyPath: "lineCap")) {
      try engine.add(
        LayerAnimation(.basic(BasicAnimation(reference("lineCap", in: .shape), to: .string("round")))),
        to: engine.makeLayer(type: .shape))
    }
  }

  @Test("each instance keeps its own values")
  func instances() throws {
    var engine = AnimationEngine()
    let first = try engine.makeLayer(type: .shape)
    let plain = try engine.makeLayer()
    let second = try engine.makeLayer(type: .shape)
    try engine.set(first, reference("strokeEnd", in: .shape), to: .number(0.25))
    try engine.set(plain, reference("opacity"), to: .number(0.5))
    #expect(engine.value(second, reference("strokeEnd", in: .shape)) == .number(1))
    #expect(engine.value(second, reference("opacity")) == .number(1))
    #expect(engine.value(first, reference("lineWidth", in: .shape)) == .number(1))
    #expect(engine.type(of: first) == .shape)
  }
}
