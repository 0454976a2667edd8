import AnimEngine
import Foundation
import Testing

@testable import AnimRuntime

@Suite("Values in archives")
struct ValueCodingTests {
  private static let path: VectorPath = {
    var path = VectorPath()
    path.move(to: Point2D(x: 1, y: 2))
    path.line(to: Point2D(x: 3, y: 4))
    path.quad(to: Point2D(x: 5, y: 6), control: Point2D(x: 7, y: 8))
    path.cubic(to: Point2D(x: 9, y: 10), control1: Point2D(x: 0.1, y: 0.2), control2: Point2D(x: -3, y: 1e-300))
    path.close()
    return path
  }()

  private static let values: [PropertyValue] = [
    .none, .number(0.1), .number(.infinity), .number(-.infinity), .number(-0.0), .number(.leastNonzeroMagnitude),
    .bool(true),
    .bool(false), .string("a \"b\" 👩‍👧"), .string(""), .duration(MediaTime(ticks: 7)), .duration(.infinity), .angle(1.5),
    .point(Point2D(x: 1, y: -2)), .size(Size2D(width: 3, height: 4)), .rect(Rect2D(x: 1, y: 2, width: 3, height: 4)),
    .vector(Vector3(x: 1, y: 2, z: 3)), .color(RGBAColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
    .transform(.translation(x: 3, y: 4)), .transformParts(.identity), .path(path), .path(VectorPath()), .image("a.png"),
    .layer(LayerID(index: 3)), .list([.number(1), .list([.none, .string("x")])]), .list([]),
    .range(lower: 1, upper: 5, isClosed: true), .range(lower: 1, upper: 5), .handle(kind: "timer", id: 4),
    .easing(.linear), .easing(.easeIn), .easing(.steps(count: 4, position: .both)), .easing(.penner(.elastic, .inOut)),
    .easing(
      .spring(Spring(mass: 2, stiffness: 50, damping: 3, initialVelocity: 1, allowsOverdamping: true), seconds: 2)),
  ]

  @Test("a value comes back as it was", arguments: values)
  func roundTrip(value: PropertyValue) throws {
    let data = try JSONEncoder().encode(CodedValue(value))
    let decoded = try JSONDecoder().decode(CodedValue.self, from: data).value
    #expect(decoded == value)
    #expect(decoded.components?.map(\.bitPattern) == value.components?.map(\.bitPattern))
    #expect(value.typeThatCannotBeArchived == nil)
  }

  @Test("what is no number comes back as such")
  func notANumber() throws {
    let data = try JSONEncoder().encode(CodedValue(.number(.nan)))
    guard case .number(let number) = try JSONDecoder().decode(CodedValue.self, from: data).value else {
      Issue.record("not a number value")
      return
    }
    #expect(number.isNaN)
    #expect(!number.isAbsent)
  }

  @Test("animations and events do not leave their run")
  func refusals() {
    let animation = PropertyValue.animation(LayerAnimation(.template))
    let event = PropertyValue.event(InputEvent(name: "tap", layer: .stage, location: .zero))
    for value in [animation, event, .list([.number(1), event])] {
      #expect(value.typeThatCannotBeArchived != nil)
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(CodedValue(value)) }
    }
  }

  @Test(
    "what is no value is refused",
    arguments: [
      "{}", "[]", "3", #"{"type":"number"}"#, #"{"type":"number","numbers":[]}"#, #"{"type":"point","numbers":[1]}"#,
      #"{"type":"point","numbers":[1,2,3]}"#, #"{"type":"number","numbers":["one"]}"#, #"{"type":"any","numbers":[]}"#,
      #"{"type":"colour","numbers":[1]}"#, #"{"type":"path","elements":[0],"numbers":[1]}"#,
      #"{"type":"path","elements":[9],"numbers":[1,2]}"#, #"{"type":"path","elements":[0],"numbers":[1,2,3,4]}"#,
      #"{"type":"layer","index":-1}"#, #"{"type":"layer","index":5000000000}"#, #"{"type":"string"}"#,
      #"{"type":"easing","word":"steps","numbers":[1.5,0]}"#, #"{"type":"easing","word":"steps","numbers":[1,77]}"#,
      #"{"type":"easing","word":"penner","numbers":[300,0]}"#, #"{"type":"easing","word":"x","numbers":[]}"#,
      #"{"type":"animation","numbers":[]}"#, #"{"type":"list","elements":[{}]}"#,
    ])
  func malformed(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CodedValue.self, from: Data(text.utf8)) }
  }
}
