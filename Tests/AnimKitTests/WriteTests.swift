import AnimKit
import Testing

@Suite("What a host writes")
struct WriteTests {
  private static let text = """
    layer card { layer dot {} }
    var volume = 1
    var title = "a"
    let fixed = 2s
    var spots = [(1, 2)]
    """

  @Test("Variables are read and written with their types")
  func variables() throws {
    var session = Session(try Script(Self.text))
    #expect(session.variable("volume", as: Double.self) == nil)
    try session.setVariable("volume", to: 3.5)
    try session.setVariable("title", to: "b")
    try session.setVariable("spots", to: [Point2D(x: 3, y: 4), Point2D(x: 5, y: 6)])
    #expect(session.variable("volume", as: Double.self) == 3.5)
    #expect(session.variable("volume", as: Int.self) == nil)
    #expect(session.variable("title", as: String.self) == "b")
    #expect(session.variable("fixed", as: MediaTime.self) == .seconds(2))
    #expect(session.variable("spots", as: [Point2D].self)?.last == Point2D(x: 5, y: 6))
    #expect(session.variable("missing", as: Double.self) == nil)
  }

  @Test(
    "What cannot be written is told, and nothing happens",
    arguments: [
      ("fixed", PropertyValue.duration(.seconds(1))), ("missing", .number(1)), ("volume", .string("loud")),
    ])
  func refused(name: String, value: PropertyValue) throws {
    var session = Session(try Script(Self.text))
    let error = #expect(throws: ScriptError.self) { try session.setVariable(name, to: value) }
    #expect(error?.diagnostic.id.name == "host/write")
    #expect(session.variable("volume", as: Double.self) == 1)
  }

  @Test("A property is set as the script sets it: the change animates")
  func properties() throws {
    var session = Session(try Script(Self.text))
    try session.advance(by: .seconds(1))
    try session.set(\.opacity, of: "card", to: 0)
    try session.set("position.x", of: "card.dot", to: 40.0)
    #expect(session["card"]?.opacity == 0)
    #expect(session["card"]?.presentation.opacity == 1)
    #expect(session["card.dot"]?.position.x == 40)
    try session.advance(by: .seconds(0.125))
    let shown = try #require(session["card"]?.presentation.opacity)
    #expect(shown > 0 && shown < 1)
    try session.advance(by: .seconds(1))
    #expect(session["card"]?.presentation.opacity == 0)
  }

  @Test("A layer or property that is not there is told")
  func unknown() throws {
    var session = Session(try Script(Self.text))
    #expect(throws: ScriptError.self) { try session.set(\.opacity, of: "crad", to: 0) }
    #expect(throws: ScriptError.self) { try session.set("opactiy", of: "card", to: 0.0) }
    #expect(throws: ScriptError.self) { try session.set("opacity", of: "card", to: "half") }
    #expect(session["card"]?.opacity == 1)
  }
}
