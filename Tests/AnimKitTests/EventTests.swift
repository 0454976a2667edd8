import AnimKit
import Testing

@Suite("Events that a host sends")
struct EventTests {
  private static let text = """
    layer meter { layer dot {} }
    on meter levelChanged { print event.name, event.payload as number }
    on meter tap { print "tap", event.payload == none }
    """

  private func session() throws -> Session {
    var session = Session(try Script(Self.text))
    try session.advance(by: .zero)
    return session
  }

  @Test("A typed event carries a value of its type, to the layer of a name or one around it")
  func typed() throws {
    let levelChanged = ScriptEvent<Double>("levelChanged")
    var session = try session()
    try session.send(levelChanged, 0.75, to: "meter")
    try session.send(levelChanged, 2, to: "meter.dot")
    try session.send("tap", to: "meter")
    #expect(
      String(decoding: session.takeOutput(), as: UTF8.self) == "levelChanged 0.75\nlevelChanged 2\ntap true\n")
  }

  @Test("A layer that is not there is told, with a near miss, and nothing happens")
  func unknownLayer() throws {
    var session = try session()
    let error = #expect(throws: ScriptError.self) { try session.send("tap", to: "metre") }
    #expect(error?.diagnostic.id.name == "host/layer")
    #expect(error?.diagnostic.message == "there is no layer 'metre'")
    #expect(error?.diagnostic.hint == "did you mean 'meter'?")
    #expect(session.takeOutput().isEmpty)
  }
}
