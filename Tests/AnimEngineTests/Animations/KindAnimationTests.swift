import AnimEngine
import Testing

/// How properties of kinds move: kind, property, from, to, and what is seen at a quarter and at three quarters.
private let courses: [(LayerTypeID, String, PropertyValue, PropertyValue, PropertyValue, PropertyValue)] = [
  (.shape, "strokeEnd", .number(0), .number(1), .number(0.25), .number(0.75)),
  (.shape, "lineDashPattern", numbers(4, 2), numbers(8, 6), numbers(5, 3), numbers(7, 5)),
  (.shape, "lineDashPattern", numbers(4, 2), numbers(8), numbers(4, 2), numbers(8)),
  (.shape, "lineDashPattern", .none, numbers(8), .none, numbers(8)),
  (.shape, "fillColor", .none, .color(.white), white(0.25), white(0.75)),
  (.shape, "path", square(0), square(4), square(1), square(3)),
  (.shape, "path", square(0), .path(.line(from: .zero, to: .zero)), square(0), .path(.line(from: .zero, to: .zero))),
  (.shape, "path", .none, square(1), .none, square(1)),
  (.text, "fontSize", .number(12), .number(20), .number(14), .number(18)),
  (.text, "string", .string("on"), .string("off"), .string("on"), .string("off")),
  (.gradient, "locations", numbers(0, 0.5), numbers(0.5, 1), numbers(0.125, 0.625), numbers(0.375, 0.875)),
  (
    .gradient, "colors", colors(.black, .white), colors(.white, .black), colors(gray(0.25), gray(0.75)),
    colors(gray(0.75), gray(0.25))
  ),
  (.gradient, "colors", colors(.black), colors(.white, .black), colors(.black), colors(.white, .black)),
  (.gradient, "startPoint", .point(0, 0), .point(1, 0.5), .point(0.25, 0.125), .point(0.75, 0.375)),
  (.gradient, "startPoint.x", .number(0), .number(1), .number(0.25), .number(0.75)),
  (.replicator, "instanceCount", .number(1), .number(5), .number(2), .number(4)),
  (
    .replicator, "instanceDelay", .duration(.zero), .duration(MediaTime(seconds: 4)),
    .duration(MediaTime(seconds: 1)), .duration(MediaTime(seconds: 3))
  ),
  (.replicator, "instanceTransform.rotation", .angle(0), .angle(4 * .pi), .angle(.pi), .angle(3 * .pi)),
  (.emitter, "emitterSize", .size(0, 0), .size(4, 8), .size(1, 2), .size(3, 6)),
  (.emitter, "scale", .number(1), .number(3), .number(1.5), .number(2.5)),
  (.layer, "contents", .image("a"), .image("b"), .image("a"), .image("b")),
  (.layer, "mask", .none, .none, .none, .none),
]

private func numbers(_ numbers: Double...) -> PropertyValue { .list(numbers.map { .number($0) }) }

private func colors(_ colors: RGBAColor...) -> PropertyValue { .list(colors.map { .color($0) }) }

private func gray(_ level: Double) -> RGBAColor { RGBAColor(red: level, green: level, blue: level) }

private func white(_ alpha: Double) -> PropertyValue { .color(RGBAColor(red: 1, green: 1, blue: 1, alpha: alpha)) }

private func square(_ x: Double) -> PropertyValue { .path(.rect(Rect2D(x: x, y: 0, width: 2, height: 2))) }

@Suite("Animations of kinds' properties")
struct KindAnimationTests {
  private static func animation(
    _ kind: LayerTypeID, _ keyPath: String, from: PropertyValue? = nil, to: PropertyValue? = nil
  ) -> LayerAnimation {
    LayerAnimation(
      .basic(BasicAnimation(reference(keyPath, in: kind), from: from, to: to)),
      timing: MediaTiming(duration: MediaTime(seconds: 1)))
  }

  @Test("values run by type and end in the model", arguments: courses.indices)
  func course(index: Int) throws {
    let (kind, keyPath, from, to, quarter, threeQuarters) = courses[index]
    var player = Player()
    let layer = try player.layer(type: kind)
    let property = reference(keyPath, in: kind)
    try player.animate(Self.animation(kind, keyPath, from: from, to: to), layer)
    player.advance(to: 0.25)
    #expect(player.engine.presentationValue(layer, property) == quarter)
    player.advance(to: 0.75)
    #expect(player.engine.presentationValue(layer, property) == threeQuarters)
    player.advance(to: 1)
    #expect(player.engine.presentationValue(layer, property) == to)
    #expect(player.engine.value(layer, property) == to)
  }

  @Test(
    "these animate when they are set",
    arguments: [
      (LayerTypeID.shape, "strokeEnd", PropertyValue.number(0)), (.shape, "fillColor", .color(.white)),
      (.shape, "lineWidth", .number(4)), (.text, "fontSize", .number(12)), (.text, "string", .string("hi")),
      (.gradient, "colors", colors(.black, .white)), (.gradient, "endPoint", .point(1, 1)),
      (.replicator, "instanceCount", .number(4)), (.emitter, "birthRate", .number(2)),
    ])
  func implicit(kind: LayerTypeID, name: String, value: PropertyValue) throws {
    var player = Player()
    let layer = try player.layer(type: kind)
    let property = reference(name, in: kind)
    let before = player.engine.value(layer, property)
    try player.turn { try $0.set(layer, property, to: value) }
    #expect(player.engine.animationKeys(layer) == [name])
    #expect(player.engine.presentationValue(layer, property) == before)
    #expect(player.engine.value(layer, property) == value)
    player.advance(to: 1)
    #expect(player.takeLog().suffix(1) == ["0.25 finished a.\(name)"])
  }

  @Test(
    "these do not",
    arguments: [
      (LayerTypeID.shape, "path", square(3)), (.shape, "lineCap", .string("round")),
      (.shape, "lineDashPattern", numbers(1)), (.text, "wrapped", .bool(true)), (.text, "font", .string("Courier")),
      (.gradient, "type", .string("radial")), (.emitter, "seed", .number(7)), (.scroll, "scrollMode", .string("none")),
    ])
  func silent(kind: LayerTypeID, name: String, value: PropertyValue) throws {
    var player = Player()
    let layer = try player.layer(type: kind)
    let property = reference(name, in: kind)
    try player.turn { try $0.set(layer, property, to: value) }
    #expect(player.engine.animationKeys(layer).isEmpty)
    #expect(player.engine.presentationValue(layer, property) == value)
  }

  @Test("numbers of kinds are sampled in bulk, at their layer and slot")
  func bulk() throws {
    var player = Player()
    let shapes = try (0..<3).map { try player.layer("s\($0)", type: .shape) }
    let gradient = try player.layer("g", type: .gradient)
    let (strokeEnd, endPoint) = (reference("strokeEnd", in: .shape), reference("endPoint", in: .gradient))
    for shape in shapes { try player.animate(Self.animation(.shape, "strokeEnd", from: .number(0)), shape) }
    try player.animate(Self.animation(.gradient, "endPoint", to: .point(1, 3)), gradient)
    let numbers = try EngineSamplingTests.sampled(player.engine, at: MediaTime(seconds: 0.5))
    #expect(shapes.map { numbers[$0]?[strokeEnd.slot] } == [0.5, 0.5, 0.5])
    #expect(numbers[gradient] == [endPoint.slot: 0.75, endPoint.slot + 1: 2])
  }

  @Test("an addition to a list is made element by element")
  func additiveLists() throws {
    var player = Player()
    let layer = try player.layer(type: .gradient, [("locations", numbers(0, 0.5))])
    let locations = reference("locations", in: .gradient)
    var animation = Self.animation(.gradient, "locations", from: numbers(0, 0), to: numbers(0.5, 0.25))
    animation.isAdditive = true
    try player.animate(animation, layer)
    player.advance(to: 0.5)
    #expect(player.engine.presentationValue(layer, locations) == numbers(0.25, 0.625))
  }

  @Test("two turns of a copy's transform are two turns, as a matrix they are none")
  func wholeTurns() throws {
    var player = Player()
    let layer = try player.layer(type: .replicator)
    let (whole, part) = (
      reference("instanceTransform", in: .replicator), reference("instanceTransform.rotation", in: .replicator)
    )
    try player.animate(Self.animation(.replicator, part.keyPath, to: .angle(4 * .pi)), layer)
    player.advance(to: 0.5)
    #expect(player.engine.presentationValue(layer, part) == .angle(2 * .pi))
    player.advance(to: 1)
    #expect(player.engine.value(layer, part) == .angle(4 * .pi))
    try player.animate(
      Self.animation(.replicator, "instanceTransform", from: .transform(.identity), to: .transform(.rotation(4 * .pi))),
      layer)
    player.advance(to: 1.5)
    let matrix = try #require(player.engine.presentationValue(layer, whole).matrix)
    #expect(matrix.difference(from: .identity) < 1e-12)
  }
}
