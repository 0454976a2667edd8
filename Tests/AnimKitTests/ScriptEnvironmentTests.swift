import AnimKit
import Testing

@Suite("Environments, scripts and sessions")
struct ScriptEnvironmentTests {
  @Test("A script with mistakes is none; all of them are told, as values and as lines")
  func mistakes() throws {
    let compilation = ScriptEnvironment().compile("layer card {}\ncard.opactiy = 1\nprint missing", name: "intro.anim")
    #expect(compilation.script == nil)
    #expect(compilation.diagnostics.map(\.id.name) == ["name/unknown-property", "name/unknown"])
    let error = #expect(throws: ScriptError.self) { try compilation.get() }
    #expect(error?.diagnostics == compilation.diagnostics)
    #expect(
      error?.description == """
        intro.anim:2:6: error: unknown property 'opactiy' on layer [name/unknown-property]
        intro.anim:3:7: error: unknown name 'missing' [name/unknown]

        """)
  }

  @Test("Warnings go along with the script")
  func warnings() throws {
    let text = "layer a {}\nanimate a.opacity to 0 over 1s key \"k\"\nanimate a.opacity to 1 over 1s key \"l\""
    let compilation = ScriptEnvironment().compile(text)
    #expect(compilation.script?.warnings == compilation.diagnostics)
    #expect(compilation.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("A text in a Swift file has its mistakes told with the lines of that file")
  func literal() throws {
    var found: [String] = []
    let line = #line
    do { _ = try Script("print a") } catch { found.append(error.description) }
    do {
      _ = try Script(
        """
        let x = 1
        print x, b
        """)
    } catch {
      found.append(error.description)
    }
    #expect(
      found == [
        "\(#filePath):\(line + 1):7: error: unknown name 'a' [name/unknown]\n",
        "\(#filePath):\(line + 6):10: error: unknown name 'b' [name/unknown]\n",
      ])
    let compilation = ScriptEnvironment().compile(SourceText(inSwift: "print c"))
    let map = SourceMap(compilation.sources)
    #expect(compilation.diagnostics.map { map.location(of: $0.range.lowerBound)?.line } == [#line - 2])
  }

  @Test("Sessions of one script know nothing of each other")
  func sessions() throws {
    let script = try Script("var n = 0\nevery 1s { n += 1; print n, random(1..<100) }")
    var options = SessionOptions()
    options.seed = 7
    var (one, same, other) = (Session(script, options: options), Session(script, options: options), Session(script))
    try one.advance(to: .seconds(2))
    try same.advance(to: .seconds(1))
    try same.advance(to: .seconds(2))
    try other.advance(to: .seconds(2))
    let printed = one.takeOutput()
    #expect(printed == same.takeOutput())
    #expect(printed != other.takeOutput())
    #expect(one.now == .seconds(2))
  }

  @Test("Nothing of a script has run before time moves, even if that is by nothing")
  func start() throws {
    var session = Session(try Script("layer card {}\nprint \"here\""))
    #expect(session["card"] == nil)
    #expect(session.takeOutput().isEmpty)
    try session.advance(by: .zero)
    #expect(session["card"]?.name == "card")
    #expect(String(decoding: session.takeOutput(), as: UTF8.self) == "here\n")
  }

  @Test("Scripts of the same text for the same functions are equal")
  func equality() throws {
    var environment = ScriptEnvironment()
    let (one, same, other) = (
      try environment.compile("print 1").get(), try environment.compile("print 1").get(),
      try environment.compile("print 2").get()
    )
    #expect(one == same && one.hashValue == same.hashValue)
    #expect(one != other)
    environment.function("f") { () in 1.0 }
    #expect(one != (try environment.compile("print 1").get()))
    #expect(Set([one, same, other]).count == 2)
  }

  @Test("Imports come from the loader, and from nowhere without one")
  func imports() throws {
    var environment = ScriptEnvironment()
    #expect(environment.compile("import \"lib.anim\"\nprint twice(2)").script == nil)
    environment.loader = ScriptLoader { path throws(ScriptLoader.Failure) in
      guard path == "lib.anim" else { throw ScriptLoader.Failure("there is no such file") }
      return ScriptLoader.File(name: path, bytes: Array("func twice(n: number) -> number { return n * 2 }".utf8))
    }
    let script = try environment.compile("import \"lib.anim\"\nprint twice(2)").get()
    #expect(script.sources.map(\.name) == ["script.anim", "lib.anim"])
    var session = environment.makeSession(script)
    try session.run()
    #expect(String(decoding: session.takeOutput(), as: UTF8.self) == "4\n")
  }

  @Test("An untrusted script ends at its limits, and the host with it does not")
  func limits() throws {
    var environment = ScriptEnvironment()
    environment.limits.steps = 1000
    environment.limits.listCount = 10
    for (text, id) in [
      ("while true {}", "limit/steps"), ("var l = [1]\nwhile true { l = l + l }", "limit/list-count"),
      ("func f() { f() }\nf()", "limit/steps"),
    ] {
      var session = environment.makeSession(try environment.compile(text).get())
      let error = #expect(throws: ScriptError.self) { try session.run() }
      #expect(error?.diagnostic.id.name == id)
    }
  }
}
