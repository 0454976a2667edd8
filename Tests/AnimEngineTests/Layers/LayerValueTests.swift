import AnimEngine
import Testing

@Suite("Layer values")
struct LayerValueTests {
  var engine = AnimationEngine()
  let layer: LayerID

  init() throws {
    layer = try engine.makeLayer()
  }

  @Test("values of every kind are kept")
  mutating func kinds() throws {
    var path = VectorPath()
    path.move(to: .zero)
    path.line(to: Point2D(x: 1, y: 2))
    let values: [(String, PropertyValue)] = [
      ("opacity", .number(0.25)), ("hidden", .bool(true)), ("position", .point(3, 4)),
      ("bounds", .rect(1, 2, 3, 4)), ("shadowOffset", .size(5, 6)), ("backgroundColor", .color(.white)),
      ("beginTime", .duration(MediaTime(seconds: 2))), ("contentsGravity", .string("center")),
      ("contents", .image("a.png")), ("shadowPath", .path(path)),
      ("transform", .transform(.scale(x: 2, y: 3))), ("sublayerTransform", .transformParts(.identity)),
    ]
    for (keyPath, value) in values {
      try engine.set(layer, reference(keyPath), to: value)
      #expect(engine.value(layer, reference(keyPath)) == value)
      #expect(engine.presentationValue(layer, reference(keyPath)) == value)
    }
  }

  @Test("what is optional can be absent, and what is not cannot")
  mutating func absence() throws {
    for keyPath in ["backgroundColor", "borderColor", "shadowColor", "contents", "shadowPath", "mask"] {
      try engine.set(layer, reference(keyPath), to: .none)
      #expect(engine.value(layer, reference(keyPath)) == .none)
    }
    for keyPath in ["opacity", "position", "transform", "contentsGravity"] {
      #expect(throws: EngineError.typeMismatch(keyPath: keyPath, expected: reference(keyPath).type)) {
        try engine.set(layer, reference(keyPath), to: .none)
      }
    }
  }

  @Test("values of another type are refused")
  mutating func mismatch() {
    #expect(throws: EngineError.typeMismatch(keyPath: "position", expected: .point)) {
      try engine.set(layer, reference("position"), to: .size(1, 2))
    }
    #expect(throws: EngineError.typeMismatch(keyPath: "transform.rotation.z", expected: .angle)) {
      try engine.set(layer, reference("rotation"), to: .number(1))
    }
    #expect(throws: EngineError.typeMismatch(keyPath: "frame", expected: .rect)) {
      try engine.set(layer, reference("frame"), to: .number(1))
    }
    #expect(engine.value(layer, reference("position")) == .point(0, 0))
  }

  @Test("parts are set in their whole")
  mutating func parts() throws {
    try engine.set(layer, reference("position.x"), to: .number(7))
    try engine.set(layer, reference("bounds.size"), to: .size(3, 4))
    try engine.set(layer, reference("bounds.origin.y"), to: .number(9))
    #expect(engine.value(layer, reference("position")) == .point(7, 0))
    #expect(engine.value(layer, reference("bounds")) == .rect(0, 9, 3, 4))
    #expect(engine.value(layer, reference("bounds.size.height")) == .number(4))
  }

  @Test("a transform that is set by its parts keeps them")
  mutating func transformParts() throws {
    let turn = 2 * Double.pi
    try engine.set(layer, reference("rotation"), to: .angle(2 * turn))
    try engine.set(layer, reference("transform.scale.x"), to: .number(0))
    try engine.set(layer, reference("translation"), to: .size(5, 6))
    #expect(engine.value(layer, reference("transform.rotation.z")) == .angle(2 * turn))
    #expect(engine.value(layer, reference("transform.scale.x")) == .number(0))
    #expect(engine.value(layer, reference("transform.translation.y")) == .number(6))
    try engine.set(layer, reference("rotation"), to: .angle(305 * .pi / 180))
    #expect(engine.value(layer, reference("rotation")) == .angle(305 * .pi / 180))
  }

  @Test("the scale is the mean of three and sets all three")
  mutating func uniformScale() throws {
    try engine.set(layer, reference("transform.scale.x"), to: .number(2))
    try engine.set(layer, reference("transform.scale.y"), to: .number(3))
    #expect(engine.value(layer, reference("transform.scale")) == .number(2))
    try engine.set(layer, reference("scale"), to: .number(5))
    for axis in ["x", "y", "z"] { #expect(engine.value(layer, reference("scale.\(axis)")) == .number(5)) }
  }

  @Test("a matrix is taken apart when a part is read or set")
  mutating func matrixParts() throws {
    let matrix = Transform.scale(x: 2, y: 2, z: 2).concatenating(.translation(x: 10, y: 20))
    try engine.set(layer, reference("transform"), to: .transform(matrix))
    #expect(engine.value(layer, reference("transform")) == .transform(matrix))
    #expect(abs(engine.value(layer, reference("scale")).double - 2) < 1e-12)
    #expect(abs(engine.value(layer, reference("transform.translation.x")).double - 10) < 1e-12)
    #expect(engine.value(layer, reference("transform")) == .transform(matrix))
    try engine.set(layer, reference("transform.translation.x"), to: .number(30))
    guard case .transformParts(let parts) = engine.value(layer, reference("transform")) else {
      Issue.record("the transform is still a matrix")
      return
    }
    #expect(parts.translation == Vector3(x: 30, y: 20, z: 0))
    #expect(abs(parts.scale.y - 2) < 1e-12)
  }

  @Test("direct access reads and writes the same values")
  mutating func directAccess() throws {
    engine.setNumber(layer, slot: reference("opacity").slot, 0.5)
    engine.setPair(layer, slot: reference("position").slot, 3, 4)
    engine.setQuad(layer, slot: reference("backgroundColor").slot, 1, 0, 0, 1)
    engine.setNumber(layer, slot: reference("rotation").slot, 1.5)
    #expect(engine.value(layer, reference("opacity")) == .number(0.5))
    #expect(engine.value(layer, reference("position")) == .point(3, 4))
    #expect(engine.value(layer, reference("backgroundColor")) == .color(RGBAColor(red: 1, green: 0, blue: 0)))
    #expect(engine.value(layer, reference("rotation")) == .angle(1.5))
    #expect(engine.number(layer, slot: reference("opacity").slot) == 0.5)
    #expect(engine.pair(layer, slot: reference("position").slot) == (3, 4))
    #expect(engine.quad(layer, slot: reference("backgroundColor").slot) == (1, 0, 0, 1))
  }

  @Test("direct writes go on working after a whole matrix was set in the same turn")
  mutating func directAccessAfterMatrix() throws {
    let slot = reference("rotation").slot
    engine.setNumber(layer, slot: slot, 1)
    engine.setNumber(layer, slot: slot, 2)
    try engine.set(layer, reference("transform"), to: .transform(.scale(x: 3, y: 3, z: 3)))
    engine.setNumber(layer, slot: slot, 0.5)
    #expect(abs(engine.value(layer, reference("rotation")).double - 0.5) < 1e-12)
    #expect(abs(engine.value(layer, reference("scale")).double - 3) < 1e-12)
  }

  @Test(
    "slots and layers that do not exist read as zero and write nothing",
    arguments: [(0, -1), (0, 100_000), (7, 0), (0, .max), (0, .min), (4_000_000_000, 3)] as [(UInt32, Int)])
  mutating func outOfRange(index: UInt32, slot: Int) {
    let layer = LayerID(index: index)
    engine.setNumber(layer, slot: slot, 1)
    engine.setPair(layer, slot: slot, 1, 2)
    engine.setQuad(layer, slot: slot, 1, 2, 3, 4)
    #expect(engine.number(layer, slot: slot) == 0)
    #expect(engine.pair(layer, slot: slot) == (0, 0))
    #expect(engine.quad(layer, slot: slot) == (0, 0, 0, 0))
    #expect(engine.presentationNumber(layer, slot: slot) == 0)
    #expect(engine.value(.stage, reference("opacity")) == .number(1))
  }

  @Test("a copy goes its own way")
  mutating func copies() throws {
    try engine.set(layer, reference("opacity"), to: .number(0.5))
    var copy = engine
    try copy.set(layer, reference("opacity"), to: .number(0.25))
    _ = try copy.makeLayer()
    #expect(engine.value(layer, reference("opacity")) == .number(0.5))
    #expect(copy.value(layer, reference("opacity")) == .number(0.25))
    #expect(engine.layerCount + 1 == copy.layerCount)
  }
}
