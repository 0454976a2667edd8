import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Limits")
struct LimitTests {
  @Test("each can be read and set under its name", arguments: Limit.allCases)
  func names(limit: Limit) {
    var limits = Limits()
    let others = Limit.allCases.filter { $0 != limit }
    let before = others.map { limits[$0] }
    limits[limit] = 12
    #expect(limits[limit] == 12)
    #expect(limits.text(limit) == (limit.isTime ? "12s" : "12"))
    #expect(others.map { limits[$0] } == before)
    limits[limit] = .infinity
    #expect(limits[limit] == .infinity)
    #expect(limits.text(limit) == "none")
    limits[limit] = -1
    #expect(limits[limit] == 0 || limit.isTime)
    #expect(!limit.help.isEmpty && !limit.help.hasSuffix("."))
  }

  @Test("strangers get less than standard, and that less than no limit", arguments: Limit.allCases)
  func presets(limit: Limit) {
    #expect(Limits.untrusted[limit] < Limits.standard[limit])
    #expect(Limits.standard[limit] <= Limits.unlimited[limit])
    #expect(Limits() == Limits.standard)
  }

  @Test("an error names the limit that was passed", arguments: Limit.allCases)
  func errors(limit: Limit) {
    let diagnostic = limit.diagnostic(.untrusted, at: SourceRange(0, 1))
    #expect(ScriptError(diagnostic).limit == limit)
    #expect(diagnostic.id.name == "limit/\(limit.rawValue)")
    #expect(diagnostic.message.contains(Limits.untrusted.text(limit)))
    #expect(DiagnosticID.all.contains(diagnostic.id))
  }

  @Test("other errors are no limits")
  func otherErrors() {
    #expect(ScriptError(RunProblem.cancelled.diagnostic(at: SourceRange(0, 0), Limits())).limit == nil)
    #expect(ScriptError(Diagnostic(.limitFunctionSize, at: SourceRange(0, 0), "")).limit == nil)
  }

  @Test("what was used can be read, with the most there was")
  func usage() throws {
    var session = Session()
    let text = """
      layer a {}
      layer b {}
      handler h(layer) {}
      on a tap call h
      after 1s {}
      after 2s {}
      animate a.opacity to 0 over 3s
      for i in 0..<1000 {}
      parallel { wait 1s; wait 2s }
      """
    _ = try session.enter(SourceText(name: "t", text: text))
    var usage = session.usage
    #expect(usage.layers == Usage.Counter(now: 3, peak: 3))
    #expect(usage.animations.now == 1)
    #expect(usage.timers.now == 2)
    #expect(usage.strands.now == 3)
    #expect(usage.registrations.now == 1)
    #expect((1_000...1_200).contains(usage.steps.now))
    #expect(usage.stepsPerInstant.now == usage.steps.now)
    try session.run()
    usage = session.usage
    #expect(usage.timers == Usage.Counter(now: 0, peak: 2))
    #expect(usage.strands.now == 0 && usage.strands.peak == 3)
    #expect(usage.animations == Usage.Counter(now: 0, peak: 1))
    #expect(usage.stepsPerInstant.peak >= 1_000 && usage.stepsPerInstant.now < 100)
  }

  @Test("memory that is no longer held does not count")
  func garbage() throws {
    var options = SessionOptions()
    options.limits.liveBytes = 1 << 20
    let text = """
      var s = "x"
      for i in 0..<12 { s = "\\(s)\\(s)" }
      var list = [0]
      for i in 0..<3000 { let t = "\\(s)\\(i)"; list = [i, i + 1]; var copy = list; copy.append(t.count) }
      print list
      """
    let result = run(text, options: options)
    #expect(result.lines == ["[2999, 3000]"])
    #expect(result.error == nil)
  }

  @Test("what several variables share counts once, what each holds alone counts")
  func census() {
    let numbers = (0..<1_000).map(Double.init)
    let text = String(repeating: "text", count: 100)
    func bytes(_ references: Reference...) -> Int {
      var census = Census()
      for reference in references { census.add(reference) }
      return census.bytes
    }
    let one = bytes(.numbers(numbers))
    #expect((8_000...9_000).contains(one))
    #expect(bytes(.numbers(numbers), .numbers(numbers), .none) == one)
    #expect(bytes(.numbers(numbers), .numbers(numbers.map { $0 + 1 })) > one + 8_000)
    let list = Reference.references([.numbers(numbers), .numbers(numbers)])
    #expect(bytes(list) < one + 200)
    #expect(bytes(list, list) == bytes(list))
    #expect((400...500).contains(bytes(.string(text))))
    #expect(bytes(.string(text), .value(.string(text))) < bytes(.string(text)) + 200)
    #expect(bytes(.string("short")) == 0)
    let path = VectorPath.polygon((0..<100).map { Point2D(x: Double($0), y: 0) })
    #expect(bytes(.value(.path(path))) > 1_600)
    #expect(bytes(.value(.path(path)), .value(.path(path))) < bytes(.value(.path(path))) + 200)
  }

  @Test("a run that holds more than it may ends, one that makes more than it holds does not")
  func liveBytes() {
    var options = SessionOptions()
    options.limits.liveBytes = 1 << 18
    let loop = "var list: [number] = []\nfor i in 0..<% { list.append(i) }\nprint list.count"
    #expect(run(loop.replacing("%", with: "10000"), options: options).lines == ["10000"])
    #expect(run(loop.replacing("%", with: "100000"), options: options).error?.hasPrefix("limit/live-bytes") == true)
  }

  @Test("a limit holds at exactly its number")
  func edges() {
    func error(_ limit: Limit, _ value: Double, _ text: String) -> String? {
      var options = SessionOptions()
      options.limits[limit] = value
      return run(text, options: options).error.map { String($0.prefix { $0 != " " }) }
    }
    #expect(error(.listCount, 3, "var l = [1, 2]\nl.append(3)") == nil)
    #expect(error(.listCount, 3, "var l = [1, 2, 3]\nl.append(4)") == "limit/list-count")
    #expect(error(.listCount, 2, "let l = [1, 2, 3]") == "limit/list-count")
    #expect(error(.listCount, 3, "print [1, 2] + [3]") == nil)
    #expect(error(.listCount, 3, "print [1, 2] + [3, 4]") == "limit/list-count")
    #expect(error(.listCount, 2, "let l = [(1, 1), (2, 2)]") == nil)
    #expect(error(.listCount, 3, "var l = [\"a\", \"b\", \"c\"]\nl.insert(\"d\", at: 0)") == "limit/list-count")
    #expect(error(.stringLength, 4, "let s = \"ab\"\nlet t = \"\\(s)\\(s)\"") == nil)
    #expect(error(.stringLength, 3, "let s = \"ab\"\nlet t = \"\\(s)\\(s)\"") == "limit/string-length")
    #expect(error(.stringLength, 5, "let t = \"\\([1, 2])\"") == "limit/string-length")
    #expect(error(.timers, 1, "after 1s {}") == nil)
    #expect(error(.timers, 1, "after 1s {}\nafter 1s {}") == "limit/timers")
    #expect(error(.timers, 1, "let t = after 1s {}\ncancel t\nafter 1s {}") == nil)
    #expect(error(.strands, 2, "parallel { wait 1s; wait 1s }") == "limit/strands")
    #expect(error(.strands, 3, "parallel { wait 1s; wait 1s }") == nil)
    #expect(error(.animations, 1, "layer a {}\nanimate a.opacity to 0 over 1s") == nil)
    #expect(
      error(.animations, 1, "layer a {}\nanimate a.opacity to 0 over 1s\nanimate a.position to (1, 1) over 1s")
        == "limit/animations")
    #expect(
      error(.animations, 1, "layer a {}\nlayer b {}\nwait 1s\na.opacity = 0\nb.opacity = 0\nwait 1s")
        == "limit/animations")
    #expect(error(.animations, 2, "layer a {}\nlayer b {}\nwait 1s\na.opacity = 0\nb.opacity = 0\nwait 1s") == nil)
    #expect(error(.pathLength, 3, "let p = polygon([(0, 0), (1, 0), (1, 1)])") == nil)
    #expect(error(.pathLength, 2, "let p = polygon([(0, 0), (1, 0), (1, 1)])") == "limit/path-length")
    #expect(error(.registers, 20, "func f(n: number) -> number { return f(n + 1) }\nprint f(0)") == "limit/registers")
  }

  @Test("timers that are cancelled leave nothing behind")
  func cancelledTimers() {
    var agenda = Agenda()
    for round in 0..<10_000 {
      let timer = agenda.schedule(Closure(function: FunctionID(0)), at: MediaTime(seconds: 1e6), keepsAlive: true)
      if round % 100 != 0 { agenda.cancel(timer: timer) }
    }
    #expect(agenda.timerCount == 100)
    #expect(agenda.entryCount < 3_000)
    var count = 0
    while agenda.takeNext(at: MediaTime(seconds: 1e6)) != nil { count += 1 }
    #expect(count == 100)
  }

  @Test("references are small, since lists, frames and strands are full of them")
  func sizes() {
    #expect(MemoryLayout<Reference>.stride <= 24)
    #expect(MemoryLayout<Strand>.stride <= 144)
  }
}
