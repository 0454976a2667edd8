import AnimKit
import Testing

@Suite("Values of a script in Swift types")
struct DecodingTests {
  private static let text = """
    layer type Knob { property level: number = 0.25 }
    layer card { opacity = 0.5  position = (3, 4)  layer dot: Knob { level = 0.75 }  layer rim {} }
    let title = "Welcome"
    let mood = "calm"
    var count = 3
    let ratio = 0.5
    let isOpen = true
    let pause = 250ms
    let tilt = 90deg
    let accent: color? = none
    let tint = red
    let stops = [(0, 0), (40, 10)]
    let grid = [[1, 2], [3]]
    let box = (1, 2, 30, 40)
    let curve = easeIn
    let span = 1...5
    let mixed: [any] = [1, "two", none]
    let favourite = card
    animate card.opacity to 1 over 1s ease linear
    """

  private func session(at seconds: Double = 0) throws -> Session {
    var session = Session(try Script(Self.text))
    try session.advance(to: .seconds(seconds))
    return session
  }

  private enum Mood: String, Decodable { case calm, wild }

  private struct Place: Decodable, Equatable {
    var x: Double
    var y: Float
  }

  private struct Box: Decodable, Equatable {
    var origin: Point2D
    var width: Int
  }

  private struct Settings: Decodable {
    var title: String
    var mood: Mood
    var count: Int
    var ratio: Double
    var isOpen: Bool
    var pause: MediaTime
    var tilt: Angle
    var accent: RGBAColor?
    var missing: Double?
    var tint: RGBAColor
    var stops: [Point2D]
    var grid: [[Int8]]
    var box: Box
    var favourite: LayerID
  }

  @Test("The variables are the properties of a type of the host's")
  func settings() throws {
    let settings = try session().decode(Settings.self)
    #expect(settings.title == "Welcome" && settings.mood == .calm && settings.count == 3 && settings.ratio == 0.5)
    #expect(settings.isOpen && settings.pause == .milliseconds(250) && settings.tilt == Angle(degrees: 90))
    #expect(settings.accent == nil && settings.missing == nil)
    #expect(settings.tint == RGBAColor(red: 1, green: 0, blue: 0))
    #expect(settings.stops == [Point2D(x: 0, y: 0), Point2D(x: 40, y: 10)])
    #expect(settings.grid == [[1, 2], [3]])
    #expect(settings.box == Box(origin: Point2D(x: 1, y: 2), width: 30))
    #expect(settings.favourite == LayerID(index: 1))
  }

  @Test("A value by its name, in whatever type can hold it")
  func values() throws {
    let session = try session()
    #expect(try session.decode([Place].self, from: "stops").last == Place(x: 40, y: 10))
    #expect(try session.decode([[Double]].self, from: "stops") == [[0, 0], [40, 10]])
    #expect(try session.decode(Duration.self, from: "pause") == .milliseconds(250))
    #expect(try session.decode([String: Double].self, from: "tint")["red"] == 1)
    #expect(try session.decode(ClosedRange<Double>.self, from: "span") == 1...5)
    #expect(try session.decode(Double?.self, from: "ratio") == 0.5)
  }

  @Test("A layer is a type with its properties by name, of the model and of the screen, with its sublayers")
  func layers() throws {
    struct Shown: Decodable { var opacity: Double }
    struct Card: Decodable {
      struct Part: Decodable {
        var name: String
        var level: Double?
      }
      var name: String
      var opacity: Double
      var position: Point2D
      var presentation: Shown
      var sublayers: [Part]
    }
    let session = try session(at: 0.5)
    for name in ["card", "favourite"] {
      let card = try session.decode(Card.self, from: name)
      #expect(card.name == "card" && card.opacity == 1 && card.position == Point2D(x: 3, y: 4))
      #expect(card.presentation.opacity == 0.75)
      #expect(card.sublayers.map(\.name) == ["dot", "rim"])
      #expect(card.sublayers.map(\.level) == [0.75, nil])
    }
    #expect(try session.decode(Card.Part.self, from: "card.dot").level == 0.75)
  }

  private func message(_ body: (Session) throws -> Void) throws -> String {
    let session = try session()
    let error = #expect(throws: ScriptError.self) { try body(session) }
    #expect(error?.diagnostic.id.name == "host/read")
    return error?.diagnostic.message ?? ""
  }

  @Test("What does not fit is told with its path, what it is and what it should be")
  func mistakes() throws {
    struct Wrong<Value: Decodable>: Decodable { var stops: [Value] }
    struct Corner: Decodable { var depth: Double }
    struct Named: Decodable { var titel: String }
    #expect(
      try message { _ = try $0.decode(Int.self, from: "ratio") }
        == "'ratio' is 0.5, a value of type number, not a whole number")
    #expect(
      try message { _ = try $0.decode(Double.self, from: "pause") }
        == "'pause' is 0.25s, a value of type duration, not a value of type number")
    #expect(
      try message { _ = try $0.decode(Wrong<String>.self) }
        == "'stops[0]' is (0, 0), a value of type point, not a value of type string")
    #expect(try message { _ = try $0.decode(Wrong<Corner>.self) } == "'stops[0].depth' is not there")
    #expect(
      try message { _ = try $0.decode([[String]].self, from: "grid") }
        == "'grid[0][0]' is 1, a value of type number, not a value of type string")
    #expect(
      try message { _ = try $0.decode([Double].self, from: "mixed") }
        == "'mixed[1]' is two, a value of type string, not a value of type number")
    #expect(
      try message { _ = try $0.decode([UInt8].self, from: "grid") }
        == "'grid[0]' is [1, 2], a value of type [number], not a whole number from 0 to 255")
    #expect(try message { _ = try $0.decode(Named.self) } == "the script has no variable or layer 'titel'")
    #expect(
      try message { _ = try $0.decode(Double.self, from: "rato") } == "the script has no variable or layer 'rato'")
    #expect(try message { _ = try $0.decode(Named.self, from: "title") }.contains("something with names in it"))
    #expect(try message { _ = try $0.decode(Mood.self, from: "title") }.hasPrefix("'title' cannot be read: "))
    #expect(
      try message { _ = try $0.decode(RGBAColor.self, from: "accent") }
        == "'accent' is none, a value of type none, not a value of type color")
  }

  @Test("An error points to the declaration, and offers what is near")
  func places() throws {
    let session = try session()
    let error = #expect(throws: ScriptError.self) { try session.decode(Bool.self, from: "count") }
    #expect(error?.description.contains(": error: 'count' is 3, a value of type number") == true)
    #expect(session.sources[0].text(in: error?.diagnostic.range ?? SourceRange(0, 0)) == "count")
    let near = #expect(throws: ScriptError.self) { try session.decode(Bool.self, from: "tilz") }
    #expect(near?.diagnostic.hint == "did you mean 'tilt'?")
  }

  @Test("A variable whose declaration has not run is told as such")
  func early() throws {
    var session = Session(try Script("wait 1s\nlet late = 1"))
    try session.advance(by: .zero)
    let error = #expect(throws: ScriptError.self) { try session.decode(Int.self, from: "late") }
    #expect(error?.diagnostic.message == "'late' has no value yet")
    try session.advance(by: .seconds(1))
    #expect(try session.decode(Int.self, from: "late") == 1)
  }

  @Test("Layers that lie deeper in each other than the stack reaches are refused")
  func depth() throws {
    struct Node: Decodable { var sublayers: [Node] }
    var session = Session(
      try Script("var last: layer = self\nfor i in 0..<5000 { layer a {}\ninsert a in last\nlast = a }"))
    try session.advance(by: .zero)
    let error = #expect(throws: ScriptError.self) { try session.decode(Node.self, from: "a") }
    #expect(error?.diagnostic.message.hasSuffix("lies too deep in other values") == true)
  }

  @Test("Every kind of Swift's numbers takes what fits into it")
  func numbers() throws {
    var environment = ScriptEnvironment()
    environment.function("f") { (value: Float, small: UInt8, large: Int64) in
      Double(value) + Double(small) + Double(large)
    }
    var session = environment.makeSession(
      try environment.compile("print host.f(0.5, 255, -3)\nhost.f(0, 256, 0)").get())
    let error = #expect(throws: ScriptError.self) { try session.run() }
    #expect(String(decoding: session.takeOutput(), as: UTF8.self) == "252.5\n")
    #expect(error?.diagnostic.hint == "it takes a whole number from 0 to 255")
  }
}
