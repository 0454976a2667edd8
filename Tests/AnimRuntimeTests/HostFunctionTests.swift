import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Functions of the host")
struct HostFunctionTests {
  /// A host that answers with what it gets, by the names of the types.
  private static let echo = HostFunctions([
    echo("number", Double.self), echo("whole", Int.self, ["count"]), echo("bool", Bool.self),
    echo("string", String.self), echo("duration", MediaTime.self), echo("swiftDuration", Duration.self),
    echo("angle", Angle.self), echo("color", RGBAColor.self), echo("point", Point2D.self), echo("size", Size2D.self),
    echo("rect", Rect2D.self), echo("vector", Vector3.self), echo("transform", Transform.self),
    echo("path", VectorPath.self), echo("easing", TimingFunction.self), echo("layer", LayerID.self),
    echo("any", PropertyValue.self), echo("numbers", [Double].self), echo("points", [Point2D].self),
    echo("strings", [String].self), echo("nested", [[Int]].self), echo("maybe", Double?.self),
    echo("maybePoint", Point2D?.self), echo("maybeText", String?.self), echo("maybes", [Double?].self),
    echo("mood", Mood.self), echo("maybeList", [Double]?.self),
  ])

  private static func echo<Value: ScriptValue>(
    _ name: String, _ type: Value.Type, _ parameters: [HostParameterName] = []
  ) -> HostFunction {
    HostFunction(name, parameters) { (value: Value) in value }
  }

  enum Mood: String, ScriptValue, CaseIterable { case calm, wild }

  @Test(
    "A value of every type goes to the host and comes back",
    arguments: [
      ("print host.number(2.5)", "2.5"), ("print host.whole(-3)", "-3"), ("print host.bool(true)", "true"),
      ("print host.string(\"a\\nb\")", "a\nb"), ("print host.duration(250ms)", "0.25s"),
      ("print host.swiftDuration(1.5s)", "1.5s"), ("print host.swiftDuration(1ms)", "0.001s"),
      ("print host.angle(90deg)", "90deg"), ("print host.color(red)", "#ff0000"),
      ("print host.point((1, 2))", "(1, 2)"), ("print host.size(size(3, 4))", "(3, 4)"),
      ("print host.rect((1, 2, 3, 4))", "(1, 2, 3, 4)"), ("print host.vector((1, 2, 3))", "(1, 2, 3)"),
      ("print host.transform(scale(2)) == scale(2)", "true"),
      ("print host.path(line((0, 0), (1, 1))) == line((0, 0), (1, 1))", "true"),
      ("print host.easing(linear)", "linear"), ("layer card {}\nprint host.layer(card).name", "card"),
      ("print host.any(2s)", "2s"), ("print host.any(none) == none", "true"), ("print host.any([1, 2])", "[1, 2]"),
      ("print host.numbers([1, 2.5])", "[1, 2.5]"), ("print host.numbers([])", "[]"),
      ("print host.points([(1, 2), (3, 4)])", "[(1, 2), (3, 4)]"),
      ("print host.strings([\"a\", \"b\"])", "[\"a\", \"b\"]"),
      ("print host.nested([[1], [], [2, 3]])", "[[1], [], [2, 3]]"),
      ("print host.maybe(1) ?? 7", "1"), ("print host.maybe(none) ?? 7", "7"),
      ("print host.maybePoint(none) == none", "true"), ("print host.maybePoint((1, 2))", "(1, 2)"),
      ("print host.maybeText(none) ?? \"-\"", "-"), ("print host.maybeText(\"x\") ?? \"-\"", "x"),
      ("let list: [number?] = [1, none]\nprint host.maybes(list)", "[1, none]"), ("print host.mood(\"wild\")", "wild"),
      ("print host.maybeList(none) == none", "true"), ("print host.maybeList([]) == none", "false"),
    ])
  func types(script: String, printed: String) throws {
    #expect(try output(script, Self.echo) == printed + "\n")
  }

  @Test(
    "An argument that the Swift type cannot hold ends the run with the place",
    arguments: [
      (
        "print 1; print host.whole(2.5)", "'host.whole' failed: 2.5 is not possible as 'count'",
        "it takes a whole number"
      ),
      ("host.whole(1e300)", "'host.whole' failed: 1e300 is not possible as 'count'", "it takes a whole number"),
      ("host.whole(0/0)", "'host.whole' failed: nan is not possible as 'count'", "it takes a whole number"),
      (
        "host.nested([[1], [0.5]])", "'host.nested' failed: [[1], [0.5]] is not possible as 'argument 1'",
        "it takes a list, each element a list, each element a whole number"
      ),
      (
        "host.mood(\"sad\")", "'host.mood' failed: sad is not possible as 'argument 1'",
        "it takes one of \"calm\", \"wild\""
      ),
    ])
  func refusedArguments(script: String, message: String, hint: String) throws {
    let error = try #require(runError(script, Self.echo))
    #expect(error.diagnostic.id == .hostFailed)
    #expect(error.diagnostic.message == message)
    #expect(error.diagnostic.hint == hint)
    #expect(error.diagnostic.instant == .zero)
  }

  @Test("An error that the host throws is one of the run, with place, calls and instant")
  func thrownErrors() throws {
    struct Broken: Error {}
    let host = HostFunctions([
      HostFunction("play") { (name: String) in throw HostError("there is no sound '\(name)'", hint: "try 'beep'") },
      HostFunction("break") { () in throw Broken() },
    ])
    let text = "func start() {\n    host.play(\"boo\")\n}\nwait 1s\nstart()"
    let error = try #require(runError(text, host))
    #expect(error.diagnostic.message == "'host.play' failed: there is no sound 'boo'")
    #expect(error.diagnostic.hint == "try 'beep'")
    #expect(SourceText(name: "", text: text).text(in: error.diagnostic.range) == "host.play(\"boo\")")
    #expect(error.diagnostic.stack.map(\.name) == ["func start", "the script"])
    #expect(error.diagnostic.instant == MediaTime(seconds: 1))
    #expect(runError("host.break()", host)?.diagnostic.message == "'host.break' failed: Broken()")
  }

  @Test("Arguments go in order, labels and all; a call may stand in an expression and in a loop")
  func severalArguments() throws {
    let host = HostFunctions([
      HostFunction("mix", ["first", "with:", "at:"], purity: .pure) { (a: Double, b: Double, t: Double) in
        a + (b - a) * t
      },
      HostFunction("join", ["point", "text"]) { (point: Point2D, text: String, flag: Bool, tail: String) -> String in
        "\(point.x) \(text) \(flag) \(tail)"
      },
    ])
    #expect(try output("print host.mix(0, with: 10, at: 0.25) * 2", host) == "5\n")
    #expect(try output("print host.join((1, 2), \"a\", true, \"z\")", host) == "1.0 a true z\n")
    #expect(
      try output("var sum = 0\nfor i in 0..<100 { sum += host.mix(0, with: i, at: 1) }\nprint sum", host) == "4950\n")
  }

  @Test("A host function is called by its bare name where nothing else has it")
  func bareName() throws {
    let host = HostFunctions([
      HostFunction("twice", purity: .pure) { (value: Double) in value * 2 },
      HostFunction("sqrt", purity: .pure) { (_: Double) in -1.0 },
    ])
    #expect(try output("print twice(2)", host) == "4\n")
    #expect(try output("func twice(n: number) -> number { return 0 }\nprint twice(2), host.twice(2)", host) == "0 4\n")
    #expect(try output("print sqrt(4), host.sqrt(4)", host) == "2 -1\n")
  }

  @Test("Of two functions with one name the later one counts")
  func replaced() throws {
    let host = HostFunctions([
      HostFunction("f") { () in 1.0 }, HostFunction("g") { () in 3.0 }, HostFunction("f") { () in "two" },
    ])
    #expect(try output("print host.f(), host.g()", host) == "two 3\n")
    #expect(host.vocabulary.functions.map(\.text) == ["host.f() -> string", "host.g() -> number"])
  }

  @Test("A session goes on with another host, and says what it lacks")
  func otherHost() throws {
    let one = HostFunctions([HostFunction("a") { () in 1.0 }, HostFunction("b") { () in 1.0 }])
    let two = HostFunctions([HostFunction("b") { () in 2.0 }])
    let three = HostFunctions([HostFunction("b") { () in "text" }])
    var session = Session(host: one)
    _ = try session.enter(SourceText(name: "", text: "every 1s { print host.b() }"))
    try session.advance(to: MediaTime(seconds: 1))
    session.host = two
    try session.advance(to: MediaTime(seconds: 2))
    #expect(lines(of: session.takeOutput()) == ["1", "2"])
    session.host = three
    #expect(throws: ScriptError.self) { try session.advance(to: MediaTime(seconds: 3)) }
    session.host = .none
    let error = #expect(throws: ScriptError.self) { try session.advance(to: MediaTime(seconds: 4)) }
    #expect(error?.diagnostic.id == .hostMissing)
    #expect(error?.diagnostic.message == "the host has no function 'host.b() -> number'")
  }

  private func output(_ text: String, _ host: HostFunctions) throws -> String {
    var session = Session(host: host)
    let diagnostics = try session.enter(SourceText(name: "test.anim", text: text))
    #expect(diagnostics.map(\.message) == [])
    try session.run()
    return String(decoding: session.takeOutput(), as: UTF8.self)
  }

  private func runError(_ text: String, _ host: HostFunctions) -> ScriptError? {
    var session = Session(host: host)
    do {
      let diagnostics = try session.enter(SourceText(name: "test.anim", text: text))
      #expect(diagnostics.map(\.message) == [])
      try session.run()
      return nil
    } catch {
      return error
    }
  }
}
