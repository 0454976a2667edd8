import AnimEngine
import Testing

@Suite("Text of numbers and values")
struct TextTests {
  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.1 + 0.2, "0.3"), (92.071797, "92.071797"),
    (1e-9, "0"), (-1e-9, "0"), (1e-6, "0.000001"), (4e-7, "0"), (6e-7, "0.000001"), (0.999_999_9, "1"),
    (-0.999_999_9, "-1"), (99.999_999_6, "100"), (123_456_789.123_456_7, "123456789.123457"), (1e6, "1000000"),
    (9_007_199_254_740_992, "9007199254740992"), (1e15 + 0.5, "1000000000000000.5"), (1e18, "1000000000000000000"),
    (1e21, "1e21"), (-1e21, "-1e21"), (1.5e300, "1.5e300"), (.leastNonzeroMagnitude, "0"), (.infinity, "infinity"),
    (-.infinity, "-infinity"), (.nan, "nan"), (.greatestFiniteMagnitude, "1.7976931348623157e308"),
    (100.05, "100.05"), (3.000_01, "3.00001"), (10, "10"), (19_999_999_999.999_996, "19999999999.999996"),
  ]

  @Test("numbers are short, with six decimals at most", arguments: numbers)
  func numberText(number: Double, text: String) {
    #expect(number.numberText == text)
    #expect(PropertyValue.number(number).description == text)
  }

  @Test("every number of up to six decimals reads back as itself")
  func readBack() {
    var state: UInt64 = 42
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(Int64(bitPattern: state) >> 20) / 1e6
      #expect(Double(number.numberText) == number)
    }
  }

  @Test(
    "integers",
    arguments: [
      (0, "0"), (7, "7"), (-7, "-7"), (10, "10"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
    ])
  func integers(integer: Int, text: String) {
    var buffer = TextBuffer()
    buffer.append(integer)
    #expect(buffer.string == text)
  }

  @Test("a buffer grows, tells its bytes and is emptied")
  func buffers() {
    var buffer = TextBuffer(capacity: 16)
    #expect(buffer.isEmpty)
    buffer.append("é")
    buffer.append(byte: 33)
    buffer.append("ok")
    #expect(buffer.bytes == [0xC3, 0xA9, 33, 111, 107])
    #expect(buffer.string == "é!ok")
    buffer.removeAll()
    #expect(buffer.isEmpty)
  }

  @Test("quoted strings are literals of the language")
  func quoting() {
    var buffer = TextBuffer()
    buffer.append(quoted: "a\"b\\c\n\t\r\u{1}é")
    #expect(buffer.string == #""a\"b\\c\n\t\r\u{01}é""#)
  }

  static let values: [(PropertyValue, String)] = [
    (.none, "none"), (.bool(true), "true"), (.bool(false), "false"), (.string("say \"hi\""), "say \"hi\""),
    (.duration(MediaTime(seconds: 0.25)), "0.25s"), (.duration(MediaTime(seconds: -2)), "-2s"),
    (.duration(.infinity), "infinity"), (.angle(.pi / 4), "45deg"), (.angle(-4 * .pi), "-720deg"),
    (.angle(305 * .pi / 180), "305deg"), (.angle(.infinity), "infinity"), (.point(Point2D(x: 1, y: 2)), "(1, 2)"),
    (.size(Size2D(width: 0.5, height: -0.0)), "(0.5, 0)"),
    (.rect(Rect2D(x: 1, y: 2, width: 3, height: 4)), "(1, 2, 3, 4)"),
    (.vector(Vector3(x: 1, y: 2, z: 3)), "(1, 2, 3)"), (.color(RGBAColor(hex: 0xFF80_00FF)), "#ff8000"),
    (.list([]), "[]"), (.list([.string("a\n"), .number(1), .list([.bool(true)])]), #"["a\n", 1, [true]]"#),
    (.easing(.easeOut), "easeOut"), (.layer(LayerID(index: 3)), "layer 3"), (.range(lower: 0, upper: 5), "0..<5"),
    (.image("photo.png"), #"image("photo.png")"#),
    (.path(.line(from: .zero, to: Point2D(x: 1, y: 1))), #"path("M 0 0 L 1 1")"#),
    (.transform(.translation(x: 5, y: 6)), "transform(1, 0, 0, 1, 5, 6)"),
    (.transformParts(TransformParts(scale: Vector3(x: 2, y: 3, z: 1))), "transform(2, 0, 0, 3, 0, 0)"),
    (.transform(.translation(x: 5, y: 6, z: 7)), "transform(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1)"),
    (.handle(kind: "timer", id: 4), "timer 4"),
  ]

  @Test("values print in the language's form", arguments: values)
  func printed(value: PropertyValue, text: String) {
    #expect(value.description == text)
  }

  @Test("layers print by the names that are given, inside lists too")
  func layerNames() {
    var buffer = TextBuffer()
    PropertyValue.list([.layer(.stage), .layer(LayerID(index: 2))]).write(to: &buffer) {
      ["stage", "a", "card"][Int($0.index)]
    }
    #expect(buffer.string == "[stage, card]")
  }
}
