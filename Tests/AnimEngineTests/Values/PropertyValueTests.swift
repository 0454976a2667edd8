import AnimEngine
import Testing

@Suite("Property values")
struct PropertyValueTests {
  static let parts = TransformParts(
    translation: Vector3(x: 1, y: 2, z: 3), scale: Vector3(x: 4, y: 5, z: 6), skew: Vector3(x: 7, y: 8, z: 9),
    rotation: Vector3(x: 10, y: 11, z: 12), perspective: Vector3(x: 13, y: 14, z: 15), perspectiveW: 16)

  static let dense: [PropertyValue] = [
    .number(0.5), .bool(true), .bool(false), .duration(MediaTime(ticks: 123_456_789)), .duration(.infinity),
    .angle(2), .point(Point2D(x: 1, y: 2)), .size(Size2D(width: 3, height: 4)),
    .rect(Rect2D(x: 1, y: 2, width: 3, height: 4)), .vector(Vector3(x: 1, y: 2, z: 3)),
    .color(RGBAColor(hex: 0x1234_5678)), .transform(.rotation(1)), .transformParts(parts), .range(lower: 0, upper: 5),
  ]

  static let references: [PropertyValue] = [
    .none, .string("a"), .path(VectorPath()), .image("a"), .easing(.easeIn), .layer(.stage), .list([.number(1)]),
    .handle(kind: "timer", id: 3),
  ]

  @Test("a value takes at most 40 bytes")
  func size() {
    #expect(MemoryLayout<PropertyValue>.size <= 40)
    #expect(MemoryLayout<PropertyValue>.stride <= 40)
  }

  @Test("components give the value again", arguments: dense)
  func roundTrip(value: PropertyValue) throws {
    let type = try #require(value.type)
    let components = try #require(value.components)
    #expect(components.count == type.componentCount)
    #expect(PropertyValue(type: type, components: components) == value)
  }

  @Test("values of other types and none are absent in dense storage", arguments: references)
  func absent(value: PropertyValue) {
    var storage = [1.0, 2, 3, 4]
    #expect(value.write(to: &storage, as: .rect) == (value == .none))
    #expect(storage[0].isAbsent)
    #expect(PropertyValue(type: .rect, components: storage) == .none)
    #expect(value.components == nil)
  }

  @Test("the types kept by reference have no components")
  func referenceTypes() {
    for type in ValueType.allCases {
      let isReference = [.any, .string, .path, .image, .easing, .layer, .animation, .list, .handle].contains(type)
      #expect((type.componentCount == nil) == isReference)
      #expect(type.componentCount ?? 0 <= ValueType.maximumComponentCount)
      if isReference {
        #expect(PropertyValue(type: type, components: [1]) == .none)
        var untouched = [7.0]
        #expect(!PropertyValue.none.write(to: &untouched, as: type))
        #expect(untouched == [7])
      }
    }
  }

  @Test("types that mix by components mix as their values do", arguments: dense)
  func mixingByComponents(value: PropertyValue) throws {
    let type = try #require(value.type)
    guard type.interpolatesByComponents else {
      #expect([.bool, .transform].contains(type))
      return
    }
    let components = try #require(value.components)
    let zero = PropertyValue(type: type, components: components.map { _ in 0 })
    let half = PropertyValue(type: type, components: components.map { 0.0.interpolated(to: $0, at: 0.5) })
    #expect(zero.interpolated(to: value, at: 0.5) == half)
    #expect(value.adding(value) == PropertyValue(type: type, components: components.map { $0 + $0 }))
  }

  @Test("the absent number is a NaN that no arithmetic makes")
  func absentNumber() {
    #expect(Double.absent.isNaN)
    #expect(Double.absent.isAbsent)
    #expect(!Double.nan.isAbsent)
    #expect(!(Double.infinity - .infinity).isAbsent)
    #expect(!(-1).squareRoot().isAbsent)
    #expect(!0.0.isAbsent)
    #expect(PropertyValue(type: .number, components: [.nan]) != .none)
  }

  @Test("the parts of a transform keep their order in storage")
  func partsOrder() {
    #expect(PropertyValue.transformParts(Self.parts).components == [0] + (1...16).map(Double.init))
    #expect(PropertyValue.transform(.identity).components?.first == 1)
  }

  static let typeNames: [(PropertyValue, String)] = [
    (.none, "none"), (.number(1), "number"), (.bool(true), "bool"), (.string(""), "string"),
    (.duration(.zero), "duration"),
    (.angle(1), "angle"), (.point(.zero), "point"), (.size(.zero), "size"), (.rect(.zero), "rect"),
    (.vector(.zero), "vector"), (.color(.black), "color"), (.transform(.identity), "transform"),
    (.transformParts(.identity), "transform"), (.path(VectorPath()), "path"), (.image(""), "image"),
    (.easing(.linear), "easing"), (.layer(.stage), "layer"), (.list([.number(1), .number(2)]), "[number]"),
    (.list([]), "[any]"), (.list([.number(1), .bool(true)]), "[any]"), (.list([.list([.angle(1)])]), "[[angle]]"),
    (.range(lower: 0, upper: 1), "range"), (.handle(kind: "timer", id: 1), "timer"),
  ]

  @Test("types have the language's names", arguments: typeNames)
  func names(value: PropertyValue, name: String) {
    #expect(value.typeName == name)
  }

  @Test("values are equal by value, zeros of both signs too")
  func equality() {
    for (index, value) in (Self.dense + Self.references).enumerated() {
      for (other, second) in (Self.dense + Self.references).enumerated() {
        #expect((value == second) == (index == other))
      }
    }
    #expect(PropertyValue.number(0) == .number(-0.0))
    #expect(PropertyValue.number(1) != .angle(1))
    #expect(Set(Self.dense).count == Self.dense.count)
  }
}
