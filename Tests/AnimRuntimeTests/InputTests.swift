import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Events from outside")
struct InputTests {
  private let setup = """
    stage { size = (320, 240) }
    view card { frame = (100, 100, 100, 50)  layer icon { frame = (10, 10, 20, 20) } }

    """

  @Test("a handler gets the layer, the event and the view")
  func offered() {
    expectPrints(
      setup + """
        on card tap { print layer.name, event.name, event.location, view.name }
        on card.icon press { print layer.name, view.name, event }
        send tap to card
        send press to card.icon
        """, ["card tap (50, 25) card", "icon card press"])
  }

  @Test("handlers of an event run in the order registered, after the turn that sent it")
  func order() {
    expectPrints(
      setup + """
        handler first(layer) { print "first" }
        on card tap call first
        on card tap call first
        on card tap { print "second" }
        send tap to card
        print "sent"
        wait 0.1s
        off card tap call first
        send tap to card
        """, ["sent", "first", "second", "second"])
  }

  @Test("a point hits the uppermost layer; its location is the layer's own")
  func points() {
    expectPrints(
      setup + """
        on card tap { print "card", event.location }
        on card.icon tap { print "icon", event.location }
        on tap { print "stage", event.location }
        send tap at (150, 110)
        send tap at (115, 115)
        send tap at (10, 20)
        send tap at (1000, 20)
        """, ["card (50, 10)", "icon (5, 5)", "stage (10, 20)"])
  }

  @Test("an event goes up to the first layer that wants it, and ends there")
  func bubbling() {
    expectPrints(
      setup + """
        on card tap { print "card", layer.name, event.location }
        on tap { print "stage" }
        send tap at (115, 115)
        send swipe to card.icon
        send doubleTap to card
        on doubleTap { print "double" }
        send doubleTap to card
        """, ["card card (15, 15)", "double"])
  }

  @Test("strands wait for events")
  func waits() {
    expectPrints(
      setup + """
        at 1s { send tap to card }
        on tap { print "never" }
        wait for card tap
        print now
        """, ["1s"])
  }

  @Test("events come last among what is due at an instant")
  func classes() {
    expectPrints(
      setup + """
        on card tap { print "tap" }
        after 1s { send tap to card }
        after 1s { print "timer" }
        wait 1s
        print "strand"
        """, ["timer", "strand", "tap"])
  }

  @Test("hitTest")
  func hitTest() {
    expectPrints(
      setup + """
        if let hit = card.hitTest((115, 115)) { print hit.name }
        print card.hitTest((0, 0)) == none
        """, ["icon", "true"])
  }

  // MARK: Sessions

  private func session(_ text: String) throws -> Session {
    var session = Session()
    let diagnostics = try session.enter(SourceText(name: "a.anim", text: setup + text))
    #expect(!diagnostics.contains { $0.severity == .error }, "\(diagnostics)")
    return session
  }

  @Test("a host sends events to layers and points, with payloads")
  func host() throws {
    var session = try session(
      """
      on card drop { print event.name, event.payload as number + 1, now }
      on tap { print "stage", event.location, event.payload == none }
      """)
    let card = try #require(session.engine.hitTest(Point2D(x: 190, y: 145)))
    try session.advance(to: MediaTime(seconds: 0.5))
    try session.send("drop", to: card, payload: .number(41))
    try session.send("tap", at: Point2D(x: 5, y: 6))
    try session.send("tap", at: Point2D(x: 5000, y: 6))
    #expect(lines(of: session.takeOutput()) == ["drop 42 0.5s", "stage (5, 6) true"])
  }

  @Test("what was sent is kept with its instant")
  func log() throws {
    var session = try session("")
    try session.advance(to: MediaTime(seconds: 2))
    try session.send("tap", at: Point2D(x: 1, y: 2), payload: .string("x"))
    #expect(
      session.journal.events == [
        SentEvent(name: "tap", target: .point(Point2D(x: 1, y: 2)), payload: .string("x"))
      ])
    #expect(session.journal.entries.last?.instant == MediaTime(seconds: 2))
  }

  @Test("an error in a handler is thrown to the host")
  func errors() throws {
    var session = try session("on card tap { print [1][5] }")
    let card = try #require(session.engine.hitTest(Point2D(x: 190, y: 145)))
    #expect(throws: ScriptError.self) { try session.send("tap", to: card) }
  }

  @Test("an event to a layer that does not exist does nothing")
  func unknown() throws {
    var session = try session("on tap { print \"stage\" }")
    try session.send("tap", to: LayerID(index: 4000))
    #expect(session.takeOutput().isEmpty)
  }
}
