import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Slices of a run")
struct SliceTests {
  /// What a script prints, and its error, when it is run in slices.
  private func slices(_ text: String, of steps: Int, limits: Limits = Limits()) -> (RunResult, slices: Int) {
    var options = SessionOptions()
    options.limits = limits
    var session = Session(options: options)
    var result = RunResult()
    var count = 1
    do {
      _ = try session.enter(SourceText(name: "test.anim", text: text), steps: steps)
      while try session.run(steps: steps) == .yielded { count += 1 }
    } catch {
      result.error = "\(error.diagnostic.id) \(error.diagnostic.message)"
    }
    result.lines = lines(of: session.takeOutput())
    result.warnings = session.takeWarnings().map { "\($0.id) \($0.message)" }
    result.end = session.now
    return (result, count)
  }

  static let scripts = [
    "var sum = 0\nfor i in 0..<1000 { sum += i }\nprint sum",
    "func fib(n: number) -> number { return n < 2 ? n : fib(n - 1) + fib(n - 2) }\nprint fib(12)",
    // Text that is put together while a function prints and loops.
    """
    func f(n: number) -> number { for i in 0..<n { print i }  return n }
    print "\\(f(2)) and \\(f(3))"
    """,
    // Strands, timers and notifications of one instant.
    """
    layer card {}
    handler loop(layer) { for i in 0..<20 {}; print layer.name }
    on card finish call loop
    animate card.opacity to 0 over 1s
    func a() { for i in 0..<30 {}; print "a" }
    func b() { for i in 0..<10 {}; print "b" }
    parallel { a(); b() }
    after 1s { for i in 0..<50 {}; print "timer" }
    at 1s { print "second" }
    """,
    // Handlers of frames, nothing between them, and `display` after both.
    """
    layer type Meter { property level: number = 0
      display level { for i in 0..<30 {}; print "level \\(presentation.level)" } }
    layer meter: Meter { }
    handler one(layer) { for i in 0..<20 {}; print "one" }
    handler two(layer) { for i in 0..<20 {}; print "two" }
    on frame call one
    on frame call two
    animate meter.level to 1 over 50ms
    wait 60ms
    off frame call one
    wait 30ms
    """,
    // Code that runs in the middle of a change.
    """
    layer type Tile { property level: number = 1
      changed level { for i in 0..<40 {}; print "changed \\(oldValue)" } }
    layer tile: Tile { level = 2 }
    tile.level = 3
    print tile.level
    """,
    // Expectations and transactions that are open meanwhile.
    """
    layer card {}
    transaction <duration: 1s> { for i in 0..<40 {}; card.opacity = 0; for i in 0..<40 {} }
    expect card.presentation.opacity ~= 0.2 within 0.1 at 0.5s
    wait 1s
    print card.presentation.opacity
    """,
  ]

  @Test("any length of slices gives what one run gives", arguments: scripts, [1, 7, 64, 1_000])
  func sameOutput(script: String, steps: Int) {
    let whole = run(script)
    let (sliced, count) = slices(script, of: steps)
    #expect(whole.error == nil, "\(script)")
    #expect(sliced == whole)
    if steps == 1 { #expect(count > 3) }
  }

  @Test("limits end a run at the same step, sliced or not", arguments: [1, 2, 13, 500])
  func sameLimit(steps: Int) {
    var limits = Limits()
    limits.steps = 300
    let script = "func f(n: number) { if n > 0 { f(n - 1) } }\nfor i in 0..<1e9 { print i\n f(3) }"
    var options = SessionOptions()
    options.limits = limits
    let whole = run(script, options: options)
    #expect(whole.error?.hasPrefix("limit/steps") == true)
    #expect(slices(script, of: steps, limits: limits).0 == whole)
  }

  @Test("a slice leaves off in the middle of a turn, and the session says so")
  func yields() throws {
    var session = Session()
    let text = "print 1\nfor i in 0..<100 {}\nprint 2\nwait 1s\nfor i in 0..<100 {}\nprint 3"
    _ = try session.enter(SourceText(name: "t", text: text), steps: 50)
    #expect(session.isYielding)
    #expect(session.isAlive)
    #expect(session.nextInstant == .zero)
    #expect(lines(of: session.takeOutput()) == ["1"])
    #expect(try session.advance(to: .zero, steps: 50) == .yielded)
    #expect(try session.advance(to: .zero, steps: 50) == .finished)
    #expect(!session.isYielding)
    #expect(lines(of: session.takeOutput()) == ["2"])
    #expect(try session.run(until: MediaTime(seconds: 2), steps: 50) == .yielded)
    #expect(session.now == MediaTime(seconds: 1))
    #expect(try session.run(until: MediaTime(seconds: 2)) == .finished)
    #expect(session.now == MediaTime(seconds: 2))
    #expect(lines(of: session.takeOutput()) == ["3"])
  }

  @Test("a copy of a session in the middle of a turn goes on by itself")
  func copies() throws {
    var session = Session()
    _ = try session.enter(SourceText(name: "t", text: "var n = 0\nfor i in 0..<100 { n += i }\nprint n"), steps: 50)
    var copy = session
    try session.run()
    #expect(lines(of: session.takeOutput()) == ["4950"])
    #expect(copy.isYielding)
    try copy.run()
    #expect(lines(of: copy.takeOutput()) == ["4950"])
  }

  @Test("text that is entered in the middle of a turn begins after it")
  func enterMeanwhile() throws {
    var session = Session()
    _ = try session.enter(SourceText(name: "a", text: "for i in 0..<100 {}\nprint 1"), steps: 10)
    _ = try session.enter(SourceText(name: "b", bytes: Array("print 2".utf8), base: session.nextBase))
    #expect(lines(of: session.takeOutput()) == ["1", "2"])
  }
}
