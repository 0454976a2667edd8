import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("What the host reads and writes by name")
struct SessionWritesTests {
  private func session(_ text: String) throws -> Session {
    var session = Session()
    let diagnostics = try session.enter(SourceText(name: "t", text: text))
    #expect(diagnostics.filter { $0.severity == .error } == [])
    return session
  }

  @Test(
    "variables of every shape are read and written",
    arguments: [
      ("var v = 1", PropertyValue.number(1), PropertyValue.number(2.5)),
      ("var v = true", .bool(true), .bool(false)),
      ("var v = \"a\"", .string("a"), .string("b")),
      ("var v = 2s", .duration(MediaTime(seconds: 2)), .duration(MediaTime(seconds: 0.5))),
      ("var v = (1, 2)", .point(Point2D(x: 1, y: 2)), .point(Point2D(x: 3, y: 4))),
      ("var v = [1, 2]", .list([.number(1), .number(2)]), .list([.number(7)])),
      ("var v = [\"a\"]", .list([.string("a")]), .list([])),
      ("var v: number? = none", .none, .number(4)),
    ])
  func variables(text: String, first: PropertyValue, second: PropertyValue) throws {
    var session = try session(text)
    #expect(session.variable("v") == first)
    try session.setVariable("v", to: second)
    #expect(session.variable("v") == second)
    #expect(session.journal.entries.last?.input == .variable(name: "v", second))
    _ = try session.enter(SourceText(name: "u", text: "print v", base: session.nextBase))
    #expect(lines(of: session.takeOutput()).count == 1)
  }

  @Test(
    "a write that does not fit is refused and changes nothing",
    arguments: [
      ("w", PropertyValue.number(1), "the script has no variable 'w'"),
      ("c", .number(1), "'c' is a constant"),
      ("v", .string("x"), "'v' takes a value of type number, not string"),
      ("v", .none, "'v' takes a value of type number, not none"),
      ("late", .number(1), "the script has no variable 'late'"),
    ])
  func refusals(name: String, value: PropertyValue, message: String) throws {
    var session = try session("let c = 5\nvar v = 1\nwait 1s\nvar late = 2")
    let error = #expect(throws: ScriptError.self) { try session.setVariable(name, to: value) }
    #expect(error?.diagnostic.message == message)
    #expect(error?.diagnostic.id == .hostWrite)
    #expect(session.variable("v") == .number(1))
    #expect(session.journal.entries.count == 1)
  }

  @Test("a property of a live layer animates when the host sets it, and its handlers run")
  func property() throws {
    var session = try session("layer card {}\non card finish { print \"done \\(now)\" }")
    try session.advance(to: MediaTime(seconds: 1))
    try session.setProperty(LayerID(index: 1), "cornerRadius", to: .number(8))
    #expect(session.engine.animations(of: LayerID(index: 1)).map(\.origin) == [0])
    try session.advance(to: MediaTime(seconds: 2))
    #expect(lines(of: session.takeOutput()) == ["done 1.25s"])
    #expect(
      session.journal.entries.last?.input == .property(LayerID(index: 1), keyPath: "cornerRadius", .number(8)))
  }

  @Test(
    "what the engine refuses is told and not kept",
    arguments: [
      (UInt32(1), "colour", PropertyValue.number(1)), (9, "opacity", .number(1)), (1, "opacity", .string("x")),
    ])
  func refusedProperty(layer: UInt32, keyPath: String, value: PropertyValue) throws {
    var session = try session("layer card {}")
    let error = #expect(throws: ScriptError.self) {
      try session.setProperty(LayerID(index: layer), keyPath, to: value)
    }
    #expect(error?.diagnostic.id == .hostWrite)
    #expect(session.journal.entries.count == 1)
  }

  @Test("a variable of a later text hides one of its name")
  func shadowing() throws {
    var session = try session("var v = 1")
    _ = try session.enter(SourceText(name: "u", text: "var v = \"new\"", base: session.nextBase))
    #expect(session.variable("v") == .string("new"))
  }
}
