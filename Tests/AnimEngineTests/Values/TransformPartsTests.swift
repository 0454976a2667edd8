import AnimEngine
import Testing

@Suite("Parts of transforms")
struct TransformPartsTests {
  static let axisX = Vector3(x: 1, y: 0, z: 0)
  static let axisY = Vector3(x: 0, y: 1, z: 0)

  static let samples: [Transform] = [
    .identity,
    .translation(x: 1, y: 2, z: 3),
    .scale(x: 2, y: 3, z: 4),
    .scale(x: -2, y: 3),
    .scale(x: 2, y: -3, z: 4),
    .scale(x: 2, y: 3, z: -4),
    .rotation(2.5),
    .rotation(2.5, about: axisX),
    .rotation(.pi / 2, about: axisY),
    .rotation(-.pi / 2, about: axisY),
    .rotation(1.1, about: Vector3(x: 1, y: 2, z: 3)),
    .affine(a: 1, b: 0.2, c: -0.7, d: 1.5, tx: 7, ty: -8),
    .affine(a: 0.3, b: 2, c: 2, d: 0.1, tx: 0, ty: 0),
    .perspective(distance: 500),
    Transform.perspective(distance: 300).rotatedBy(1, about: axisY).translatedBy(x: 4, y: 5, z: 6).scaledBy(x: 2, y: 3),
    .scale(x: 0, y: 1),
    .scale(x: 1, y: 0),
    .scale(x: 0, y: 0),
    .scale(x: 0, y: 0, z: 0),
    .scale(x: 2, y: 3, z: 0),
    Transform.rotation(0.7).scaledBy(x: 0, y: 2),
    Transform.rotation(0.7).scaledBy(x: 2, y: 0),
  ]

  @Test("the parts of a matrix make the matrix again", arguments: samples)
  func roundTrip(matrix: Transform) {
    #expect(TransformParts(decomposing: matrix).matrix.difference(from: matrix) < 1e-12)
  }

  @Test("parts of a simple matrix are what made it")
  func simple() {
    let scale = TransformParts(decomposing: .scale(x: 2, y: 3, z: 4))
    #expect(scale == TransformParts(scale: Vector3(x: 2, y: 3, z: 4)))
    #expect(TransformParts(decomposing: .scale(x: -2, y: 3)).scale == Vector3(x: -2, y: 3, z: 1))
    #expect(TransformParts(decomposing: .scale(x: -2, y: 3)).rotation == .zero)
    #expect(TransformParts(decomposing: .scale(x: 2, y: -3)).scale == Vector3(x: 2, y: -3, z: 1))
    #expect(TransformParts(decomposing: .scale(x: 2, y: 3, z: -4)).scale == Vector3(x: 2, y: 3, z: -4))
    let turned = TransformParts(decomposing: Transform.rotation(degrees(305)).scaledBy(x: 2, y: 2, z: 2))
    #expect((turned.rotation.z - degrees(-55)).magnitude < 1e-12)
    #expect((turned.scale - Vector3(x: 2, y: 2, z: 2)).length < 1e-12)
    let moved = TransformParts(decomposing: .translation(x: 5, y: 6, z: 7))
    #expect(moved.translation == Vector3(x: 5, y: 6, z: 7))
    #expect(TransformParts(decomposing: .perspective(distance: 500)).perspective == Vector3(x: 0, y: 0, z: -0.002))
  }

  @Test("a turn about x, then y, then z")
  func eulerOrder() {
    let angles = Vector3(x: 0.2, y: 0.3, z: 0.4)
    let matrix = TransformParts(rotation: angles).matrix
    let expected = Transform.rotation(0.2, about: Self.axisX)
      .concatenating(.rotation(0.3, about: Self.axisY)).concatenating(.rotation(0.4))
    #expect(matrix.difference(from: expected) < 1e-15)
    #expect((TransformParts(decomposing: matrix).rotation - angles).length < 1e-12)
  }

  @Test("one part is replaced and the others stay")
  func replacing() {
    var parts = TransformParts(decomposing: .scale(x: 2, y: 3, z: 4))
    parts.scale.x = 3
    #expect(parts.matrix.difference(from: .scale(x: 3, y: 3, z: 4)) < 1e-15)
    parts.rotation.x = 0.4
    #expect((TransformParts(decomposing: parts.matrix).scale - Vector3(x: 3, y: 3, z: 4)).length < 1e-12)
  }

  @Test("what a matrix flattens has the scale 0, and is back with another scale")
  func singular() {
    var parts = TransformParts(decomposing: Transform.rotation(0.7).scaledBy(x: 0, y: 2))
    #expect(parts.scale.x == 0)
    #expect((parts.rotation.z - 0.7).magnitude < 1e-12)
    parts.scale.x = 2
    #expect(parts.matrix.difference(from: Transform.rotation(0.7).scaledBy(x: 2, y: 2)) < 1e-12)
    var nothing = TransformParts(decomposing: .scale(x: 0, y: 0))
    #expect(nothing == TransformParts(scale: Vector3(x: 0, y: 0, z: 1)))
    nothing.scale = Vector3(x: 1, y: 1, z: 1)
    #expect(nothing.matrix == .identity)
  }

  @Test("numbers are mixed, so that two turns are two turns")
  func turns() {
    let end = TransformParts(rotation: Vector3(x: 0, y: 0, z: 4 * .pi))
    let quarter = TransformParts.identity.interpolated(to: end, at: 0.125)
    #expect(quarter.rotation.z == .pi / 2)
    #expect(TransformParts.identity.interpolated(to: end, at: 1) == end)
  }

  @Test("a part that is animated changes the matrix as measured on macOS")
  func keyPaths() {
    let turned = TransformParts.identity.interpolated(to: TransformParts(rotation: Vector3(x: 0, y: 0, z: 1)), at: 0.5)
    #expect((turned.matrix.m12 - 0.479_425_538_604_203).magnitude < 1e-15)
    let threefold = TransformParts(scale: Vector3(x: 3, y: 3, z: 3))
    let grown = TransformParts.identity.interpolated(to: threefold, at: 0.5).matrix
    #expect([grown.m11, grown.m22, grown.m33] == [2, 2, 2])
    let x = TransformParts(rotation: Vector3(x: 0.5, y: 0, z: 0)).matrix
    #expect((x.m23 - 0.479_425_538_604_203).magnitude < 1e-15)
    #expect(
      (TransformParts(rotation: Vector3(x: 0, y: 0, z: 2)).matrix.m11 + 0.416_146_836_547_142_4).magnitude < 1e-15)
    let moved = TransformParts(translation: Vector3(x: 5, y: 10, z: 0)).matrix
    #expect([moved.m41, moved.m42] == [5, 10])
  }

  @Test("parts are found by the names of key paths, `rotation` being the one about z")
  func named() throws {
    let roots = TransformPart.all.filter(\.isRoot)
    #expect(roots.map(\.name) == ["rotation", "scale", "translation"])
    let turned = PropertyValue.transform(.rotation(0.5, about: Vector3(x: 0, y: 0, z: 1)))
    #expect(roots[0].value(in: turned).isEquivalent(to: .angle(0.5)))
    #expect(try #require(roots[0].part(named: "x")).value(in: turned).isEquivalent(to: .angle(0)))
    #expect(roots[0].part(named: "z")?.part(named: "x") == nil)
    let scaled = PropertyValue.transform(.scale(x: 2, y: 4, z: 6))
    #expect(roots[1].value(in: scaled) == .number(4))
    #expect(roots[1].parts.map { $0.value(in: scaled) } == [.number(2), .number(4), .number(6)])
    #expect(roots[2].value(in: .transform(.translation(x: 1, y: 2, z: 3))) == .size(Size2D(width: 1, height: 2)))
    #expect(roots[2].value(in: .number(1)) == .none)
  }
}
