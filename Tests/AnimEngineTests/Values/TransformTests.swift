import AnimEngine
import Testing

extension Transform {
  /// The sixteen entries, row by row.
  var entries: [Double] { PropertyValue.transform(self).components.map { Array($0.dropFirst()) } ?? [] }

  init(entries: some Collection<Double>) {
    self = Array(entries).withUnsafeBufferPointer { buffer in
      buffer.count == 16 ? buffer.baseAddress.map { Transform(components: $0) } ?? .identity : .identity
    }
  }

  /// The largest difference of an entry, as part of the size of the entries.
  func difference(from other: Transform) -> Double {
    largestDifference(entries, other.entries) / max(1, entries.map(\.magnitude).max() ?? 1)
  }
}

/// Angles in tests are in degrees.
func degrees(_ degrees: Double) -> Double { degrees * .pi / 180 }

@Suite("Transforms")
struct TransformTests {
  static func apply(_ operation: Substring, to transform: Transform) -> Transform? {
    let cells = operation.split(separator: ":")
    let n = numbers(cells[1])
    switch cells[0] {
    case "translate": return transform.translatedBy(x: n[0], y: n[1], z: n.count > 2 ? n[2] : 0)
    case "scale": return transform.scaledBy(x: n[0], y: n[1], z: n.count > 2 ? n[2] : 1)
    case "rotate":
      let axis = n.count > 3 ? Vector3(x: n[1], y: n[2], z: n[3]) : Vector3(x: 0, y: 0, z: 1)
      return transform.rotatedBy(degrees(n[0]), about: axis)
    case "perspective": return Transform.perspective(distance: n[0]).concatenating(transform)
    case "affine":
      return Transform.affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).concatenating(transform)
    default: return nil
    }
  }

  @Test(
    "operations act before what is there, as CATransform3DTranslate and its kin",
    arguments: cases(of: transformCompositionTable))
  func compositions(table: TableCase) throws {
    var transform = Transform.identity
    for operation in table.parameters[0].split(separator: ";") {
      transform = try #require(Self.apply(operation, to: transform))
    }
    let pointCount = try #require(Int(table.parameters[1]))
    let entries = table.samples.dropFirst(pointCount).map(number)
    #expect(transform.difference(from: Transform(entries: entries.prefix(16))) <= 1e-12)
    if entries.count == 32 {
      let inverse = try #require(transform.inverse)
      #expect(inverse.difference(from: Transform(entries: entries.suffix(16))) <= 1e-12)
    } else {
      #expect(transform.inverse == nil)
    }
    for cell in table.cells.prefix(pointCount) {
      let point = numbers(cell[0])
      let image = numbers(cell[1])
      let found = transform.apply(to: Vector3(x: point[0], y: point[1], z: point[2]))
      let difference = largestDifference([found.x, found.y, found.z], Array(image.prefix(3)))
      #expect(difference <= 1e-9 * max(1, image.map(\.magnitude).max() ?? 1))
    }
  }

  @Test("which matrices are transforms of the plane", arguments: cases(of: affineTransformTable))
  func affine(table: TableCase) {
    #expect(Transform(entries: table.samples.map(number)).isAffine == (table.parameters[0] == "true"))
  }

  @Test("the six numbers of a transform of the plane")
  func affineComponents() {
    func list(_ transform: Transform) -> [Double]? {
      transform.affineComponents.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }
    }
    #expect(list(.scale(x: 2, y: 3)) == [2, 0, 0, 3, 0, 0])
    #expect(list(.affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)) == [1, 2, 3, 4, 5, 6])
    let h = 0.5.squareRoot()
    #expect(largestDifference(list(.rotation(.pi / 4)) ?? [], [h, h, -h, h, 0, 0]) < 1e-15)
    #expect(list(.scale(x: 1, y: 1, z: 4)) == nil)
  }

  @Test("a translation after a scale is scaled, a scale after a translation leaves it")
  func order() {
    let scale = Transform.scale(x: 2, y: 3, z: 4)
    let moved = scale.translatedBy(x: 1, y: 2, z: 3)
    #expect([moved.m41, moved.m42, moved.m43] == [2, 6, 12])
    let scaled = Transform.translation(x: 1, y: 2, z: 3).scaledBy(x: 2, y: 3, z: 4)
    #expect([scaled.m11, scaled.m41] == [2, 1])
    #expect(Transform.translation(x: 10, y: 0).concatenating(.scale(x: 2, y: 2)).m41 == 20)
    let turned = scale.rotatedBy(0.5)
    #expect((turned.m11 - 1.755_165_123_780_745_6).magnitude < 1e-12)
    #expect((turned.m12 - 1.438_276_615_812_609).magnitude < 1e-12)
    #expect((turned.m21 + 0.958_851_077_208_406).magnitude < 1e-12)
  }

  @Test("about no axis nothing turns, and an axis of any length is one")
  func axes() {
    #expect(Transform.rotation(1, about: .zero) == .identity)
    let unit = Transform.rotation(1, about: Vector3(x: 0, y: 0, z: 1))
    #expect(Transform.rotation(1, about: Vector3(x: 0, y: 0, z: 9)).difference(from: unit) < 1e-15)
    #expect((Transform.rotation(0.5, about: Vector3(x: 1, y: 0, z: 0)).m23 - 0.479_425_538_604_203).magnitude < 1e-15)
  }

  @Test("a singular matrix has no inverse")
  func singular() {
    #expect(Transform.scale(x: 0, y: 1).inverse == nil)
    #expect(Transform.scale(x: .infinity, y: 1).inverse == nil)
    #expect(Transform.scale(x: .nan, y: 1).inverse == nil)
  }

  @Test("positive angles turn x towards y, and perspective makes far things small")
  func points() {
    let quarter = Transform.rotation(.pi / 2).apply(to: Point2D(x: 1, y: 0))
    #expect(quarter.distance(to: Point2D(x: 0, y: 1)) < 1e-15)
    let far = Transform.perspective(distance: 100).apply(to: Vector3(x: 10, y: 0, z: -100))
    #expect(far.x == 5)
    #expect(Transform.perspective(distance: 0) == .identity)
  }

  @Test("the bounding box of a turned square")
  func boundingBox() {
    let box = Transform.rotation(.pi / 4).boundingBox(of: Rect2D(x: -50, y: -50, width: 100, height: 100))
    #expect((box.origin.x + 70.710678).magnitude < 1e-6)
    #expect((box.size.width - 141.421356).magnitude < 1e-6)
  }
}
