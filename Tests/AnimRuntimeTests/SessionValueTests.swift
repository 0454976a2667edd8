import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Values of a session")
struct SessionValueTests {
  private func enter(_ text: String, _ session: inout Session) throws -> SessionValue? {
    let (value, diagnostics) = try session.evaluate(
      SourceText(name: "entry", text: text, base: session.nextBase), naming: ["_", "_1"])
    #expect(diagnostics.filter { $0.severity == .error } == [])
    return value
  }

  private func diagnose(_ text: String, _ session: inout Session) throws -> [String] {
    try session.evaluate(SourceText(name: "entry", text: text, base: session.nextBase)).diagnostics.map(\.id.name)
  }

  @Test(
    "A last expression has a value and a type",
    arguments: [
      ("1 + 2", "number", "3"), ("\"a\" + \"b\"", "string", "ab"), ("[1s, 2s]", "[duration]", "[1s, 2s]"),
      ("(1, 2)", "point", "(1, 2)"), ("let x = 4; x * x", "number", "16"), ("true", "bool", "true"),
      ("red", "color", "#ff0000"), ("0..<3", "range", "0..<3"), ("[1].first", "number?", "1"),
      ("layer card {}\ncard", "layer", "card"), ("layer card {}\ncard.opacity", "number", "1"),
      ("[\"a\"].index(of: \"b\")", "number?", "none"), ("easeOut", "easing", "easeOut"),
      ("func f() -> angle { return 90deg }\nf()", "angle", "90deg"),
      ("animation opacity to 1 over 1s", "animation", "animation opacity to 1 over 1s"),
    ])
  func value(text: String, type: String, printed: String) throws {
    var session = Session()
    let value = try #require(try enter(text, &session))
    #expect(value.type == type)
    #expect(session.text(of: value.value) == printed)
    #expect(value.name == "_")
  }

  @Test("What is no expression at the end has no value", arguments: ["let x = 1", "print 1", "layer card {}", ""])
  func noValue(text: String) throws {
    var session = Session()
    #expect(try enter(text, &session) == nil)
  }

  @Test("A value is known by all of its names, until the next")
  func names() throws {
    var session = Session()
    _ = try enter("20", &session)
    #expect(try enter("_ + _1 + 2", &session)?.value == .number(42))
    #expect(try enter("_", &session)?.value == .number(42))
  }

  @Test("A text that waits has no value yet")
  func waiting() throws {
    var session = Session()
    #expect(try enter("wait 1s\n5", &session) == nil)
    #expect(session.values.isEmpty)
    try session.run()
    #expect(session.values.map(\.value) == [.number(5), .number(5)])
  }

  @Test("Only the last statement may be a value; elsewhere it is a mistake as in scripts")
  func onlyTheLast() throws {
    var session = Session()
    #expect(try diagnose("1\n2", &session) == ["statement/unused-value"])
    #expect(try diagnose("if true { 1 }", &session) == ["statement/unused-value"])
    #expect(try diagnose("none", &session) == ["type/needs-type"])
    #expect(try session.enter(SourceText(name: "s", text: "1")).map(\.id.name) == ["statement/unused-value"])
  }

  @Test("Declarations are told with kind and type, the last of each name")
  func declarations() throws {
    var session = Session()
    _ = try enter("let a = 1\nvar b = \"x\"\nlayer card {}\nlayer type Dial: shape {}", &session)
    _ = try enter("func turn(n: number, to angle: angle) -> bool { return true }\nhandler done(layer) {}", &session)
    _ = try enter("let a = 1s", &session)
    #expect(
      session.declarations.map { "\($0.kind.rawValue) \($0.name): \($0.type)" } == [
        "var b: string", "layer card: layer", "let a: duration", "func turn: (number, to: angle) -> bool",
        "handler done: ()", "layer type Dial: shape",
      ])
    #expect(session.declaration(named: "a")?.type == "duration")
    #expect(session.declaration(named: "nothing") == nil)
    #expect(session.values.map(\.name) == ["b", "card", "a"])
    #expect(session.values.map(\.value).last == .duration(MediaTime(seconds: 1)))
  }

  @Test("Values of all shapes come out of their variables")
  func shapes() throws {
    var session = Session()
    _ = try enter(
      "let r = (1, 2, 3, 4)\nlet l = [(1, 2)]\nlet s = [\"a\"]\nlet o: number? = none\nlet c = red\nlet p = (1, 2)",
      &session)
    #expect(
      session.values.map { session.text(of: $0.value) } == [
        "(1, 2, 3, 4)", "[(1, 2)]", "[\"a\"]", "none", "#ff0000", "(1, 2)",
      ])
  }

  @Test("A probe is read at any instant and changes nothing")
  func probes() throws {
    var session = Session()
    _ = try enter("layer card {}\nvar reads = 0\nanimate card.opacity to 0 over 1s", &session)
    _ = try enter("func read() -> number { reads += 1; print reads; return card.presentation.opacity }", &session)
    let probe = try #require(session.makeProbe(SourceText(name: "p", text: "read()", base: session.nextBase)).probe)
    #expect(probe.type == "number")
    for step in 0...4 {
      try session.advance(to: MediaTime(seconds: Double(step) / 4))
      #expect(try session.value(of: probe) == .number(1 - Double(step) / 4))
    }
    #expect(session.takeOutput().isEmpty)
    #expect(session.values.first { $0.name == "reads" }?.value == .number(0))
  }

  @Test("What is no expression makes no probe", arguments: ["print 1", "unknown", "let x = 1", "1 +"])
  func noProbe(text: String) {
    var session = Session()
    #expect(session.makeProbe(SourceText(name: "p", text: text)).probe == nil)
  }

  @Test("A probe of another session is read as none, and an evaluation that fails throws")
  func foreignProbes() throws {
    var session = Session()
    let fresh = session
    let probe = try #require(session.makeProbe(SourceText(name: "p", text: "[1][2]")).probe)
    #expect(try fresh.value(of: probe) == .none)
    #expect(throws: ScriptError.self) { try session.value(of: probe) }
  }
}
