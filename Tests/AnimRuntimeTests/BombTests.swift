import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

/// Scripts that would hang or fill a machine. Each ends with its own error, soon and in little memory.
@Suite("Bombs", .timeLimit(.minutes(2)))
struct BombTests {
  /// Small limits, so that they are soon reached also by code that was not optimised.
  private static var limits: Limits {
    var limits = Limits.untrusted
    (limits.steps, limits.stepsPerInstant, limits.turnsPerInstant) = (400_000, 200_000, 1_000)
    (limits.listCount, limits.stringLength, limits.pathLength) = (1 << 14, 1 << 16, 1 << 12)
    for limit in [Limit.layers, .animations, .timers, .strands, .registrations] { limits[limit] = 500 }
    limits.liveBytes = 1 << 20
    return limits
  }

  private func end(_ script: String, limits: Limits = limits) throws -> (ScriptError?, Session) {
    var options = SessionOptions()
    options.limits = limits
    var session = Session(options: options)
    do {
      let found = try session.enter(SourceText(name: "bomb.anim", text: script))
      try #require(found.filter { $0.severity == .error } == [], "\(script)")
      try session.run()
      return (nil, session)
    } catch let error as ScriptError {
      return (error, session)
    }
  }

  private func expectLimit(_ script: String, _ limit: Limit) throws {
    let (error, session) = try end(script)
    #expect(error?.limit == limit, "\(script)\n\(error?.diagnostic.message ?? "no error")")
    #expect(error?.diagnostic.instant != nil)
    #expect(session.usage.liveBytes.peak <= 2 * BombTests.limits.liveBytes)
  }

  @Test(
    "loops and calls",
    arguments: [
      ("while true {}", Limit.stepsPerInstant),
      ("for i in 0..<1e15 {}", .stepsPerInstant),
      ("for i in 0...(1 / 0) {}", .stepsPerInstant),
      ("while true { print \"again and again\" }", .stepsPerInstant),
      ("while true { for x in [1] every 0s {} }", .stepsPerInstant),
      ("while true { wait 0s }", .turnsPerInstant),
      ("every 1ms { for i in 0..<10000 {} }\nwait 1e6s", .steps),
      ("every 1e-9s {}\nwait 1e6s", .steps),
      ("on frame { for i in 0..<10000 {} }\nwait 1e6s", .steps),
      ("func f(n: number) -> number { return f(n + 1) + 1 }\nprint f(0)", .callDepth),
      ("func f() { g() }\nfunc g() { f() }\nf()", .callDepth),
      ("func f() { transaction { f() } }\nf()", .callDepth),
    ])
  func loops(script: String, limit: Limit) throws { try expectLimit(script, limit) }

  @Test(
    "what starts itself again at the same instant",
    arguments: [
      ("func again() { after 0s { again() } }\nagain()", Limit.turnsPerInstant),
      ("layer card {}\non card tap { send tap to card }\nsend tap to card", .turnsPerInstant),
      ("layer card {}\non card tap {}\nwhile true { send tap to card }", .turnsPerInstant),
      (
        "layer card {}\nhandler again(layer) { animate card.opacity to 0 over 1s then call again; finish card }\n"
          + "animate card.opacity to 1 over 1s then call again", .turnsPerInstant
      ),
    ])
  func instants(script: String, limit: Limit) throws { try expectLimit(script, limit) }

  @Test(
    "values that grow",
    arguments: [
      ("var s = \"x\"\nwhile true { s = \"\\(s)\\(s)\" }", Limit.stringLength),
      ("var s = \"x\"\nfor i in 0..<40 { s = [s, s].joined(\"\") }", .stringLength),
      ("var l = [\"\"]\nfor i in 0..<13 { l = l + l }\nprint l.joined(\"0123456789\")", .stringLength),
      ("var l = [1]\nwhile true { l = l + l }", .listCount),
      ("var l: [number] = []\nwhile true { l.append(1) }", .listCount),
      ("var l = [(1, 2)]\nwhile true { l.append((1, 2)) }", .listCount),
      ("let l = [for i in 0..<1e15: i]", .listCount),
      ("let l = [for i in 0..<10000: [for j in 0..<10000: j]]", .liveBytes),
      ("var l: [any] = []\nwhile true { l = [l, l] }", .listCount),
      ("var l: [any] = []\nwhile true { l = [l] }", .nesting),
      ("var a = animation opacity to 0\nwhile true { a = animation opacity to 0 tagged (inner: a) }", .nesting),
      (
        "let big = [for i in 0..<10000: i]\nvar l = [big]\nwhile true { var c = big; c[0] = 1; l.append(c) }",
        .liveBytes
      ),
      (
        "var t = \"x\"\nfor i in 0..<12 { t = \"\\(t)\\(t)\" }\nvar l = [t]\nwhile true { l.append(\"\\(t)!\") }",
        .liveBytes
      ),
      ("var t = \"x\"\nfor i in 0..<15 { t = \"\\(t)\\(t)\" }\nlet l = t.split(\"\")", .listCount),
      ("var t = \"x\"\nfor i in 0..<12 { t = \"\\(t)\\(t)\" }\nwhile true { print t }", .liveBytes),
      (
        "var s = \"L 1 1\"\nfor i in 0..<13 { s = \"\\(s) \\(s)\" }\nlet p = path(\"M 0 0 \\(s)\")",
        .pathLength
      ),
      ("let p = polygon([for i in 0..<5000: (i, i)])", .pathLength),
    ])
  func values(script: String, limit: Limit) throws { try expectLimit(script, limit) }

  @Test("a value that holds another many times over is not walked to its end")
  func sharing() throws {
    let lines = (1...40).map { "let l\($0) = [l\($0 - 1), l\($0 - 1)]" }.joined(separator: "\n")
    for use in ["print l40", "print l40 == [l39, l39]", "let x: any = l40", "print [l40].contains(l40)"] {
      try expectLimit("let l0 = [1]\n\(lines)\n\(use)", .listCount)
    }
    // Making and copying it costs next to nothing.
    #expect(try end("let l0 = [1]\n\(lines)\nlet other = [l40]\nprint other.count").0 == nil)
  }

  @Test(
    "things of the run",
    arguments: [
      ("while true { layer x {} }", Limit.layers),
      ("on frame { for i in 0..<100 { layer x {} } }\nwait 1e6s", .layers),
      (
        "layer card {}\nvar i = 0\nwhile true { animate card.opacity by 0 over 1s key \"\\(i)\"  additive; i += 1 }",
        .animations
      ),
      ("while true { after 1s {} }", .timers),
      ("while true { every 1s {} }", .timers),
      ("while true { expect 1 == 1 at 1s }", .timers),
      ("while true { var x = 0; after 1s { x += 1 } }", .timers),
      ("func f() { parallel { f(); f() } }\nf()", .strands),
      (
        "layer card {}\nhandler h(layer, n: number) {}\nvar i = 0\nwhile true { on card tap call h(i); i += 1 }",
        .registrations
      ),
      ("handler h(layer, n: number) {}\nvar i = 0\nwhile true { on frame call h(i); i += 1 }", .registrations),
    ])
  func things(script: String, limit: Limit) throws { try expectLimit(script, limit) }

  @Test(
    "what is no use ends without harm",
    arguments: [
      "every 0s {}", "wait 1s * (0 / 0)", "wait -1s", "wait 1s * (1 / 0)", "at 1s * 1e300 {}", "after 1s * 1e300 {}",
      "layer c {}\nanimate c.opacity to 0 over 1s * (0 / 0)", "layer c {}\nanimate c.opacity to 0 over 1s * (1 / 0)",
      "layer c {}\nanimate c.opacity to 0 over 1s repeat 1e300 times",
      "layer c {}\nanimate c.opacity to 0 over 1s delay 1s * 1e300",
      "layer c {}\nanimate c.opacity to 0 over 1ms repeat 1e300 times autoreverse speed 1e300",
      "layer c {}\nanimate c.opacity to 0 over 1s ease steps(1e9)",
      "layer c {}\nanimate c.opacity to 0 over 1s speed 0",
      "layer c {}\nc.transform = scale(0 / 0)\nanimate c.transform to rotate(1deg * (1 / 0)) over 1s\nwait 0.5s\n"
        + "print c.presentation.transform",
      "layer c {}\nc.position = (0 / 0, 1 / 0)\nprint c.frame\nprint c.hitTest((0 / 0, 0))",
      "layer c: shape { path = circle((0, 0), 1 / 0)  lineDashPattern = [0 / 0, -1, 1 / 0, 0]  lineDashPhase = 0 / 0 }",
      "layer c {}\nanimate c.opacity through [0, 1] at [0 / 0, 1] over 1s",
      "layer c {}\nanimate c.opacity to 0 spring(mass: 1e-300, stiffness: 1e300, damping: 0)\nwait 1s\nprint c.presentation.opacity",
      "while true { let t = after 1e6s {}; cancel t }",
      "print 1 % 0, -1 % (1 / 0), 1e308 * 10, noise(1 / 0), random(0..<(1 / 0))", "seed 1 / 0\nprint random(0..<1)",
      "let l = [1]\nprint l[0 / 0]", "let l = [1]\nprint l[1e300]", "print rgb(0 / 0, 1e300, -1)",
    ])
  func edges(script: String) throws {
    let (error, _) = try end(script)
    // An error of the script's is fine, as are the limits of time; the point is that there is an end.
    #expect(error?.isCancelled != true)
    if let limit = error?.limit { #expect([.stepsPerInstant, .steps, .listCount].contains(limit), "\(script)") }
  }

  @Test("layers inside of layers, however many, are walked without recursion")
  func deepTree() throws {
    let script = """
      layer first { frame = (0, 0, 10, 10) }
      var last: layer = first
      for i in 0..<%  { layer next { frame = (0, 0, 10, 10) }  insert next in last; last = next }
      print first.find("none"), first.hitTest((1, 1)), last.convert((0, 0), from: first)
      animate last.opacity to 0 over 1s
      first.opacity = 0.5
      remove first
            wait 1s
      """
    var limits = BombTests.limits
    (limits.layers, limits.liveBytes) = (5_000, 1 << 26)
    #expect(try end(script.replacing("%", with: "2000"), limits: limits).0 == nil)
    let (error, _) = try end(script.replacing("%", with: "1e9"), limits: limits)
    #expect([.layers, .stepsPerInstant].contains(error?.limit))
  }

  @Test("a script cannot catch what ends it")
  func uncatchable() throws {
    let script = """
      layer card {}
      handler late(layer) { print "late" }
      animate card.opacity to 0 over 1s then call late otherwise call late
      on card cancel call late
      after 0s { print "late" }
      while true {}
      """
    var (error, session) = try end(script)
    #expect(error?.limit == .stepsPerInstant)
    #expect(session.takeOutput() == [])
    #expect(error?.diagnostic.message == "the script took more than 200000 steps at one instant")
  }

  @Test("the error tells the calls that led there, and when")
  func stack() throws {
    let (error, _) = try end("func spin() { while true {} }\nwait 1s\nspin()")
    #expect(error?.diagnostic.stack.map(\.name) == ["func spin", "the script"])
    #expect(error?.diagnostic.instant == MediaTime(seconds: 1))
  }

  @Test("nesting in the text is a mistake in the text")
  func syntax() throws {
    for (opener, closer) in [("(", ")"), ("[", "]"), ("{", "}"), ("-", ""), ("group {", "}"), ("sequence {", "}")] {
      // A chain of signs is no nesting of brackets, but ends somewhere, too.
      for count in opener == "-" ? [40, 20_000] : [40, 80, 20_000] {
        let text =
          "let x = " + String(repeating: opener, count: count) + "1" + String(repeating: closer, count: count)
        var session = Session(options: options(.untrusted))
        let found = try session.enter(SourceText(name: "deep.anim", text: text))
        #expect(!found.isEmpty || count == 40, "\(count) of \(opener)")
      }
    }
  }

  @Test("the limit of nesting is what was said, up to what stacks can take")
  func nestingLimit() throws {
    func isRead(_ count: Int, _ nesting: Int) throws -> Bool {
      var options = SessionOptions()
      options.limits.source.nesting = nesting
      var session = Session(options: options)
      let text = "let x = " + String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
      return try session.enter(SourceText(name: "deep.anim", text: text)).isEmpty
    }
    #expect(try isRead(10, 10))
    #expect(try !isRead(11, 10))
    #expect(try isRead(SourceLimits.deepestNesting, .max))
    #expect(try !isRead(SourceLimits.deepestNesting + 1, .max))
  }

  @Test("imported files are counted together")
  func imports() throws {
    let loader = ScriptLoader { path throws(ScriptLoader.Failure) in
      ScriptLoader.File(
        name: path, bytes: Array("let \(path.prefix(1)) = 1 //".utf8) + [UInt8](repeating: 0x78, count: 90))
    }
    var options = SessionOptions()
    options.limits.source.importedBytes = 250
    var session = Session(options: options)
    let two = SourceText(name: "two.anim", text: "import \"a.anim\"\nimport \"b.anim\"\nprint a, b")
    #expect(try session.enter(two, loader: loader).isEmpty)
    session = Session(options: options)
    let three = SourceText(name: "three.anim", text: "import \"a.anim\"\nimport \"b.anim\"\nimport \"c.anim\"")
    #expect(try session.enter(three, loader: loader).map(\.id) == [.limitImportedBytes])
  }

  private func options(_ limits: Limits) -> SessionOptions {
    var options = SessionOptions()
    options.limits = limits
    return options
  }
}
