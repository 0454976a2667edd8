import AnimEngine
import Testing

@Suite("Arithmetic of property values")
struct PropertyValueArithmeticTests {
  typealias Value = PropertyValue

  static let sums: [(Value, Value, Value)] = [
    (.number(1), .number(2), .number(3)),
    (.angle(1), .angle(2), .angle(3)),
    (.duration(MediaTime(seconds: 0.1)), .duration(MediaTime(seconds: 0.2)), .duration(MediaTime(seconds: 0.3))),
    (.point(Point2D(x: 1, y: 2)), .point(Point2D(x: 3, y: 4)), .point(Point2D(x: 4, y: 6))),
    (.size(Size2D(width: 1, height: 2)), .size(Size2D(width: 3, height: 4)), .size(Size2D(width: 4, height: 6))),
    (.vector(Vector3(x: 1, y: 2, z: 3)), .vector(Vector3(x: 1, y: 1, z: 1)), .vector(Vector3(x: 2, y: 3, z: 4))),
    (
      .rect(Rect2D(x: 1, y: 2, width: 3, height: 4)), .rect(Rect2D(x: 4, y: 3, width: 2, height: 1)),
      .rect(Rect2D(x: 5, y: 5, width: 5, height: 5))
    ),
    (
      .color(RGBAColor(red: 0.25, green: 0, blue: 0.5, alpha: 0)), .color(RGBAColor(red: 0.5, green: 0.5, blue: 0.25)),
      .color(RGBAColor(red: 0.75, green: 0.5, blue: 0.75))
    ),
    (.list([.number(1), .string("a")]), .list([.number(2), .string("b")]), .list([.number(3), .string("a")])),
  ]

  @Test("values add by components, and taking away undoes it", arguments: sums)
  func addition(a: Value, b: Value, sum: Value) {
    #expect(a.adding(b) == sum)
    if case .list = a { return }
    #expect(sum.subtracting(b) == a)
    #expect(sum.subtracting(a) == b)
  }

  @Test("what does not add up stays as it is")
  func noSum() {
    #expect(Value.bool(true).adding(.bool(true)) == .bool(true))
    #expect(Value.number(1).adding(.angle(1)) == .number(1))
    #expect(Value.number(1).adding(.none) == .number(1))
    #expect(Value.none.adding(.number(1)) == .none)
    #expect(Value.string("a").subtracting(.string("b")) == .string("a"))
    #expect(Value.list([.number(1)]).adding(.list([])) == .list([.number(1)]))
    let flat = Value.transform(.scale(x: 0, y: 0))
    #expect(Value.transform(.identity).subtracting(flat) == .transform(.identity))
  }

  @Test("an added transform acts first: 10 to the right in a layer of scale 2 is 20")
  func additiveTransforms() throws {
    let underlying = Value.transform(.scale(x: 2, y: 2))
    let sum = underlying.adding(.transform(.translation(x: 10, y: 0)))
    #expect(sum.matrix?.m41 == 20)
    let parts = Value.transformParts(TransformParts(scale: Vector3(x: 2, y: 2, z: 1)))
    #expect(parts.adding(.transform(.translation(x: 10, y: 0))).matrix?.m41 == 20)
    let difference = sum.subtracting(underlying)
    #expect(try #require(difference.matrix).difference(from: .translation(x: 10, y: 0)) < 1e-12)
  }

  static let mixes: [(Value, Value, Double, Value)] = [
    (.number(10), .number(20), 0.5, .number(15)),
    (.number(10), .number(20), 1.5, .number(25)),
    (.angle(0), .angle(4), 0.25, .angle(1)),
    (.duration(.zero), .duration(MediaTime(seconds: 1)), 0.25, .duration(MediaTime(seconds: 0.25))),
    (.point(.zero), .point(Point2D(x: 4, y: 8)), 0.5, .point(Point2D(x: 2, y: 4))),
    (
      .rect(Rect2D(x: 10, y: 10, width: 10, height: 10)), .rect(Rect2D(x: 20, y: 20, width: 20, height: 20)), 0.5,
      .rect(Rect2D(x: 15, y: 15, width: 15, height: 15))
    ),
    (
      .color(RGBAColor(hex: 0xFF00_00FF)), .color(RGBAColor(hex: 0x0000_FFFF)), 0.5,
      .color(RGBAColor(red: 0.5, green: 0, blue: 0.5))
    ),
    (.none, .color(.white), 0.25, .color(RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.25))),
    (.color(.white), .none, 0.25, .color(RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.75))),
    // One measurement on macOS shows the end value from the start; here a Boolean switches half way.
    (.bool(false), .bool(true), 0.49, .bool(false)),
    (.bool(false), .bool(true), 0.5, .bool(true)),
    (.string("a"), .string("b"), 0.49, .string("a")),
    (.string("a"), .string("b"), 0.5, .string("b")),
    (.number(1), .string("b"), 0.2, .number(1)),
    (.number(1), .string("b"), 0.7, .string("b")),
    (.image("a"), .image("b"), 0.7, .image("b")),
    (.list([.number(0), .number(10)]), .list([.number(10), .number(0)]), 0.5, .list([.number(5), .number(5)])),
    (.list([.number(0)]), .list([.number(10), .number(0)]), 0.4, .list([.number(0)])),
    (.list([.number(0)]), .list([]), 0.6, .list([])),
    (.range(lower: 0, upper: 10), .range(lower: 10, upper: 30), 0.5, .range(lower: 5, upper: 20)),
  ]

  @Test("values mix by type; what cannot be mixed switches half way", arguments: mixes.indices)
  func interpolation(index: Int) {
    let (from, to, fraction, expected) = Self.mixes[index]
    #expect(from.interpolated(to: to, at: fraction) == expected)
  }

  @Test("colours mix in the space that is asked for")
  func spaces() {
    let red = Value.color(RGBAColor(hex: 0xFF00_00FF))
    let blue = Value.color(RGBAColor(hex: 0x0000_FFFF))
    #expect(red.interpolated(to: blue, at: 0.5).description == "#800080")
    #expect(red.interpolated(to: blue, at: 0.5, in: .linear).description == "#bc00bc")
    #expect(red.interpolated(to: blue, at: 0.5, in: .oklab).description == "#8c53a2")
  }

  @Test("transforms kept by parts mix their numbers, matrices are taken apart")
  func transforms() throws {
    let turns = Value.transformParts(TransformParts(rotation: Vector3(x: 0, y: 0, z: 4 * .pi)))
    let still = Value.transformParts(.identity)
    #expect(
      still.interpolated(to: turns, at: 0.25) == .transformParts(TransformParts(rotation: Vector3(x: 0, y: 0, z: .pi))))
    let matrix = Value.transform(.rotation(.pi / 2))
    let mixed = try #require(still.interpolated(to: matrix, at: 0.5).matrix)
    #expect(mixed.difference(from: .rotation(.pi / 4)) < 1e-12)
  }

  @Test("a transform kept by parts is equivalent to its matrix, though not equal")
  func equivalence() {
    let parts = TransformParts(scale: Vector3(x: 2, y: 3, z: 1), rotation: Vector3(x: 0, y: 0, z: 1))
    #expect(Value.transformParts(parts) != .transform(parts.matrix))
    #expect(Value.transformParts(parts).isEquivalent(to: .transform(parts.matrix)))
    #expect(!Value.transformParts(parts).isEquivalent(to: .transform(.identity)))
    #expect(Value.number(1).isEquivalent(to: .number(1)))
    #expect(!Value.number(1).isEquivalent(to: .none))
  }

  @Test("paths mix")
  func paths() {
    let a = Value.path(.rect(Rect2D(x: 0, y: 0, width: 2, height: 2)))
    let b = Value.path(.rect(Rect2D(x: 2, y: 0, width: 2, height: 2)))
    #expect(a.interpolated(to: b, at: 0.5) == .path(.rect(Rect2D(x: 1, y: 0, width: 2, height: 2))))
  }
}
