import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("A session")
struct SessionTests {
  private func entered(_ texts: String...) throws -> Session {
    var session = Session()
    for (index, text) in texts.enumerated() {
      let source = SourceText(name: "entry\(index)", text: text, base: session.nextBase)
      let diagnostics = try session.enter(source)
      #expect(diagnostics.filter { $0.severity == .error } == [])
    }
    return session
  }

  @Test("entries see what earlier ones declared, and run at the present instant")
  func entries() throws {
    var session = try entered("var x = 1\nfunc double(n: number) -> number { return n * 2 }", "x = double(x) + 1")
    try session.advance(to: MediaTime(seconds: 2))
    let source = SourceText(name: "last", text: "layer card {}\nprint x, now, card", base: session.nextBase)
    _ = try session.enter(source)
    #expect(lines(of: session.takeOutput()) == ["3 2s card"])
  }

  @Test("a text with errors changes nothing")
  func errors() throws {
    var session = try entered("var x = 1")
    let diagnostics = try session.enter(SourceText(name: "bad", text: "x = 5\nprint nothing", base: session.nextBase))
    #expect(diagnostics.contains { $0.severity == .error })
    _ = try session.enter(SourceText(name: "good", text: "print x", base: session.nextBase))
    #expect(lines(of: session.takeOutput()) == ["1"])
  }

  static let script = #"""
    layer card { opacity = 0 }
    var rounds = 0
    let tick = every 0.1s { rounds += 1  print "tick \(rounds) \(random(0...1))" }
    func blink(times: number) {
      var left = times
      while left > 0 {
        animate card.opacity to 1 over 0.3s key "blink" then { print "on \(left)" }
        wait for card "blink"
        card.opacity = 0
        wait 0.15s
        left -= 1
      }
    }
    on card finish { print "finished at \(now), shown \(card.presentation.opacity)" }
    transaction <duration: 0.7s> { card.cornerRadius = 20 } then { print "round" }
    blink(3)
    cancel tick
    print "done \(rounds)"
    """#

  @Test("a copy taken at any instant goes on to the same output", arguments: 0..<15)
  func copies(round: Int) throws {
    var session = try entered(SessionTests.script)
    var whole = session
    try whole.run()
    let expected = lines(of: whole.takeOutput())

    try session.advance(to: MediaTime(seconds: Double(round) * 0.1))
    var first = session
    var second = session
    try first.run()
    try second.run()
    #expect(first.now == whole.now)
    #expect(lines(of: first.takeOutput()) == expected)
    #expect(lines(of: second.takeOutput()) == expected)
  }

  @Test("going from instant to instant gives what a run in one go gives")
  func stepping() throws {
    var whole = try entered(SessionTests.script)
    var stepped = whole
    try whole.run()
    while stepped.isAlive, let next = stepped.nextInstant { try stepped.advance(to: next) }
    #expect(stepped.takeOutput() == whole.takeOutput())
    #expect(stepped.now == whole.now)
  }

  @Test("the same seed gives the same random numbers, another one others")
  func seeds() {
    func numbers(_ seed: UInt64) -> [String] {
      var options = SessionOptions()
      options.seed = seed
      return run("for i in 0..<5 { print random(0...1) }", options: options).lines
    }
    #expect(numbers(7) == numbers(7))
    #expect(numbers(7) != numbers(8))
  }

  @Test("the trace holds calls and events with their instants, and nothing where it is off")
  func trace() throws {
    var options = SessionOptions()
    options.isTraced = true
    var session = Session(options: options)
    _ = try session.enter(SourceText(name: "t", text: "layer card {}\nanimate card.opacity to 0 over 1s"))
    try session.run()
    let trace = session.takeTrace()
    #expect(trace.map(\.sequence) == trace.map(\.sequence).sorted())
    #expect(trace.contains { if case .call(.add) = $0.content { true } else { false } })
    let stop = trace.last { if case .event(.animationDidStop) = $0.content { true } else { false } }
    #expect(stop?.instant == MediaTime(seconds: 1))

    var silent = try entered("layer card {}")
    #expect(silent.takeTrace().isEmpty)
  }
}
