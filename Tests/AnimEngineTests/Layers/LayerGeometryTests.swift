import AnimEngine
import Testing

/// Frames and the values that they follow from: bounds; position; anchor; scale x, y; rotation in degrees; frame.
private let frames = """
  0,0,100,50 200,300 0.5,0.5 1,1 0 150,275,100,50
  0,0,100,50 0,0 2,-1 1,1 0 -200,50,100,50
  0,0,100,50 200,300 0.5,0.5 2,4 0 100,200,200,200
  0,0,100,100 0,0 0.5,0.5 1,1 45 -70.710678,-70.710678,141.421356,141.421356
  0,0,100,100 100,100 0.5,0.5 1,1 45 29.289322,29.289322,141.421356,141.421356
  0,0,100,100 50,50 0,0 1,1 0 50,50,100,100
  0,0,200,200 50,50 0.5,0.5 1,1 0 -50,-50,200,200
  7,9,100,50 60,45 0,0 1,1 0 60,45,100,50
  """

/// What setting the frame does: bounds; anchor; scale; frame; new bounds; new position.
private let settings = """
  0,0,0,0 0.5,0.5 1,1 10,20,100,50 0,0,100,50 60,45
  0,0,0,0 0.5,0.5 1,1 0,0,-100,-50 0,0,100,50 -50,-25
  0,0,0,0 0.5,0.5 2,4 10,20,100,50 0,0,50,12.5 60,45
  0,0,0,0 0,0 1,1 10,20,100,50 0,0,100,50 10,20
  0,0,0,0 1,1 1,1 10,20,100,50 0,0,100,50 110,70
  5,5,200,100 0,0 2,3 0,0,10,10 5,5,5,3.3333333333333335 0,0
  0,0,0,0 0.5,0.5 1,1 10,10,-20,-30 0,0,20,30 0,-5
  """

/// Bounds, position, anchor point and matrix as a table has them, 24 numbers.
private func place(_ layer: LayerID, _ cells: ArraySlice<Double>, in engine: inout AnimationEngine) throws {
  let cells = Array(cells)
  try engine.set(layer, reference("bounds"), to: .rect(cells[0], cells[1], cells[2], cells[3]))
  try engine.set(layer, reference("position"), to: .point(cells[4], cells[5]))
  try engine.set(layer, reference("anchorPoint"), to: .point(cells[6], cells[7]))
  try engine.set(layer, reference("transform"), to: matrix(cells[8...]))
}

private func matrix(_ cells: ArraySlice<Double>) -> PropertyValue {
  Array(cells).withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map { .transform(Transform(components: $0)) } ?? .none
  }
}

private func components(_ value: PropertyValue) -> [Double] { value.components ?? [] }

@Suite("Layer geometry")
struct LayerGeometryTests {
  static func layer(
    bounds: [Double], position: [Double] = [0, 0], anchor: [Double], scale: [Double], degrees: Double = 0
  ) throws -> (AnimationEngine, LayerID) {
    var engine = AnimationEngine()
    let layer = try engine.makeLayer()
    try engine.set(layer, reference("bounds"), to: .rect(bounds[0], bounds[1], bounds[2], bounds[3]))
    try engine.set(layer, reference("position"), to: .point(position[0], position[1]))
    try engine.set(layer, reference("anchorPoint"), to: .point(anchor[0], anchor[1]))
    try engine.set(layer, reference("transform.scale.x"), to: .number(scale[0]))
    try engine.set(layer, reference("transform.scale.y"), to: .number(scale[1]))
    try engine.set(layer, reference("rotation"), to: .angle(degrees * .pi / 180))
    return (engine, layer)
  }

  @Test("the frame is the box around the transformed bounds", arguments: rows(of: frames))
  func frame(row: [Substring]) throws {
    let cells = row.map(numbers)
    let (engine, layer) = try Self.layer(
      bounds: cells[0], position: cells[1], anchor: cells[2], scale: cells[3], degrees: cells[4][0])
    let frame = components(engine.value(layer, reference("frame")))
    #expect(largestDifference(frame, cells[5]) < 1e-6)
    #expect(engine.value(layer, reference("frame.size.width")) == .number(frame[2]))
    #expect(engine.value(layer, reference("frame.origin")) == .point(frame[0], frame[1]))
  }

  @Test("setting the frame sets the size of the bounds and the position, and reads back", arguments: rows(of: settings))
  func setFrame(row: [Substring]) throws {
    let cells = row.map(numbers)
    var (engine, layer) = try Self.layer(bounds: cells[0], anchor: cells[1], scale: cells[2])
    let frame = Rect2D(x: cells[3][0], y: cells[3][1], width: cells[3][2], height: cells[3][3])
    try engine.set(layer, reference("frame"), to: .rect(frame))
    #expect(largestDifference(components(engine.value(layer, reference("bounds"))), cells[4]) < 1e-9)
    #expect(largestDifference(components(engine.value(layer, reference("position"))), cells[5]) < 1e-9)
    let readBack = components(engine.value(layer, reference("frame")))
    #expect(largestDifference(readBack, components(.rect(frame.standardized))) < 1e-9)
  }

  @Test("a part of the frame can be set")
  func setFramePart() throws {
    var (engine, layer) = try Self.layer(
      bounds: [0, 0, 100, 50], position: [60, 45], anchor: [0.5, 0.5], scale: [1, 1])
    try engine.set(layer, reference("frame.origin.x"), to: .number(110))
    #expect(engine.value(layer, reference("position")) == .point(160, 45))
    try engine.set(layer, reference("frame.size"), to: .size(10, 20))
    #expect(engine.value(layer, reference("frame")) == .rect(110, 20, 10, 20))
  }

  @Test("frames follow any matrix", arguments: cases(of: layerFrameTable))
  func frameTable(row: TableCase) throws {
    let cells = row.samples.map(number)
    var engine = AnimationEngine()
    let layer = try engine.makeLayer()
    try place(layer, cells[..<24], in: &engine)
    let frame = components(engine.value(layer, reference("frame")))
    #expect(largestDifference(frame, Array(cells[24...])) < 1e-9)
  }

  @Test("points go through chains of layers and back", arguments: cases(of: layerChainTable))
  func chains(row: TableCase) throws {
    let arrow = try #require(row.samples.firstIndex(of: "->"))
    let layers = row.samples[..<arrow].map(number)
    let points = row.samples[(arrow + 1)...].map(number)
    var engine = AnimationEngine()
    var chain: [LayerID] = []
    for start in stride(from: 0, to: layers.count, by: 24) {
      let layer = try engine.makeLayer()
      try place(layer, layers[start..<start + 24], in: &engine)
      if let last = chain.last { try engine.insert(layer, into: last) }
      chain.append(layer)
    }
    for start in stride(from: 0, to: points.count, by: 6) {
      let local = Point2D(x: points[start], y: points[start + 1])
      let root = engine.convert(local, from: chain.last, to: nil)
      let back = engine.convert(local, from: nil, to: chain.last)
      #expect(largestDifference([root.x, root.y], [points[start + 2], points[start + 3]]) < 1e-9)
      #expect(largestDifference([back.x, back.y], [points[start + 4], points[start + 5]]) < 1e-9)
    }
  }

  @Test(
    "a sublayer transform acts about the anchor point, with perspective", arguments: cases(of: layerProjectionTable))
  func projections(row: TableCase) throws {
    let arrow = try #require(row.samples.firstIndex(of: "->"))
    let cells = row.samples[..<arrow].map(number)
    let points = row.samples[(arrow + 1)...].map(number)
    var engine = AnimationEngine()
    let (parent, child) = (try engine.makeLayer(), try engine.makeLayer())
    try engine.insert(child, into: parent)
    try place(parent, cells[..<24], in: &engine)
    try engine.set(parent, reference("sublayerTransform"), to: matrix(cells[24..<40]))
    try place(child, cells[40...], in: &engine)
    for start in stride(from: 0, to: points.count, by: 4) {
      let local = Point2D(x: points[start], y: points[start + 1])
      let root = engine.convert(local, from: child, to: nil)
      #expect(largestDifference([root.x, root.y], [points[start + 2], points[start + 3]]) < 1e-9)
      let back = engine.convert(root, from: nil, to: child)
      #expect(largestDifference([back.x, back.y], [local.x, local.y]) < 1e-6)
    }
  }

  @Test("points go between parent, child and siblings as measured")
  func measuredConversions() throws {
    var engine = AnimationEngine()
    let (parent, child, first, second) = (
      try engine.makeLayer(), try engine.makeLayer(), try engine.makeLayer(), try engine.makeLayer()
    )
    for layer in [child, first, second] { try engine.insert(layer, into: parent) }
    let boxes: [(LayerID, Double, Double, Double)] = [
      (parent, 200, 100, 100), (child, 50, 100, 50), (first, 50, 25, 25), (second, 50, 125, 25),
    ]
    for (layer, size, x, y) in boxes {
      try engine.set(layer, reference("bounds.size"), to: .size(size, size))
      try engine.set(layer, reference("position"), to: .point(x, y))
    }
    #expect(engine.convert(Point2D.zero, from: child, to: parent) == Point2D(x: 75, y: 25))
    #expect(engine.convert(Point2D(x: 75, y: 25), from: parent, to: child) == .zero)
    #expect(engine.convert(Point2D.zero, from: first, to: second) == Point2D(x: -100, y: 0))
    let box = Rect2D(x: 0, y: 0, width: 50, height: 50)
    #expect(engine.convert(box, from: child, to: parent) == Rect2D(x: 75, y: 25, width: 50, height: 50))
    try engine.set(parent, reference("bounds.origin"), to: .point(10, 20))
    #expect(engine.convert(Point2D.zero, from: child, to: parent) == Point2D(x: 75, y: 25))
    try engine.set(parent, reference("bounds.origin"), to: .point(0, 0))
    try engine.set(parent, reference("sublayerTransform.translation"), to: .size(10, 20))
    #expect(engine.convert(Point2D.zero, from: child, to: parent) == Point2D(x: 85, y: 45))
    try engine.set(parent, reference("sublayerTransform.translation"), to: .size(0, 0))
    try engine.set(parent, reference("sublayerTransform.scale"), to: .number(2))
    try engine.set(child, reference("translation"), to: .size(5, 6))
    #expect(engine.convert(Point2D.zero, from: child, to: parent) == Point2D(x: 60, y: -38))
  }

  @Test("the bounds of a turned layer become the box around them")
  func turnedRect() throws {
    var engine = AnimationEngine()
    let (parent, child) = (try engine.makeLayer(), try engine.makeLayer())
    try engine.insert(child, into: parent)
    try engine.set(child, reference("bounds"), to: .rect(0, 0, 100, 100))
    try engine.set(child, reference("position"), to: .point(100, 100))
    try engine.set(child, reference("rotation"), to: .angle(.pi / 4))
    let box = engine.convert(Rect2D(x: 0, y: 0, width: 100, height: 100), from: child, to: parent)
    #expect(largestDifference(components(.rect(box)), [29.289322, 29.289322, 141.421356, 141.421356]) < 1e-6)
    let own = engine.convert(box, from: parent, to: child)
    #expect(largestDifference(components(.rect(own)), [-50, -50, 200, 200]) < 1e-9)
  }

  @Test("a layer scaled to nothing sends every point to zero")
  func flattened() throws {
    var (engine, layer) = try Self.layer(bounds: [0, 0, 10, 10], anchor: [0.5, 0.5], scale: [1, 1])
    try engine.set(layer, reference("scale"), to: .number(0))
    #expect(engine.convert(Point2D(x: 3, y: 4), from: nil, to: layer) == .zero)
  }

  @Test("negative bounds are standardised, other values are kept as given")
  func outOfRange() throws {
    var engine = AnimationEngine()
    let layer = try engine.makeLayer()
    try engine.set(layer, reference("bounds"), to: .rect(0, 0, -100, -50))
    #expect(engine.value(layer, reference("bounds")) == .rect(-100, -50, 100, 50))
    try engine.set(layer, reference("bounds.size.width"), to: .number(-30))
    #expect(engine.value(layer, reference("bounds")) == .rect(-130, -50, 30, 50))
    engine.setNumber(layer, slot: reference("bounds.size.height").slot, -10)
    #expect(engine.value(layer, reference("bounds")) == .rect(-130, -60, 30, 10))
    try engine.set(layer, reference("opacity"), to: .number(2))
    try engine.set(layer, reference("cornerRadius"), to: .number(-1))
    #expect(engine.value(layer, reference("opacity")) == .number(2))
    #expect(engine.value(layer, reference("cornerRadius")) == .number(-1))
  }

  @Test("the anchor point moves the frame and leaves the position")
  func anchorPoint() throws {
    var (engine, layer) = try Self.layer(
      bounds: [0, 0, 100, 100], position: [50, 50], anchor: [0.5, 0.5], scale: [1, 1])
    #expect(engine.value(layer, reference("frame")) == .rect(0, 0, 100, 100))
    try engine.set(layer, reference("anchorPoint"), to: .point(0, 0))
    #expect(engine.value(layer, reference("position")) == .point(50, 50))
    #expect(engine.value(layer, reference("frame")) == .rect(50, 50, 100, 100))
  }

  @Test("the frame on screen follows what is on screen")
  func presentationFrame() throws {
    var player = Player()
    let layer = try player.layer("a", [("bounds", .rect(0, 0, 10, 10)), ("position", .point(5, 5))])
    try player.animate(.basic("position", to: .point(105, 5)), layer)
    player.advance(to: 0.5)
    #expect(player.engine.presentationValue(layer, reference("frame")) == .rect(50, 0, 10, 10))
    #expect(player.engine.value(layer, reference("frame")) == .rect(100, 0, 10, 10))
  }

  @Test("a flipped layer's own coordinates run upwards; its frame and its superlayer's coordinates stay")
  func flipped() throws {
    var player = Player()
    let page = try player.layer("page", [("bounds", .rect(0, 10, 100, 100)), ("position", .point(50, 50))])
    let mark = try player.layer("mark", in: page, [("bounds", .rect(0, 0, 20, 20)), ("position", .point(20, 30))])
    func corner() -> Point2D { player.engine.convert(Point2D(x: 0, y: 0), from: mark, to: .stage) }
    #expect(corner() == Point2D(x: 10, y: 10))
    let frame = player.engine.value(page, reference("frame"))
    try player.set(page, "geometryFlipped", .bool(true))
    #expect(corner() == Point2D(x: 10, y: 90))
    #expect(player.engine.convert(Point2D(x: 10, y: 90), from: .stage, to: mark) == .zero)
    #expect(player.engine.value(page, reference("frame")) == frame)
    #expect(player.engine.hitTest(Point2D(x: 15, y: 85)) == mark)
    #expect(player.engine.hitTest(Point2D(x: 15, y: 15)) == page)
    try player.set(page, "transform.rotation.z", .angle(.pi), disableActions: true)
    let turned = corner()
    #expect(abs(turned.x - 90) < 1e-9 && abs(turned.y - 10) < 1e-9)
  }
}
