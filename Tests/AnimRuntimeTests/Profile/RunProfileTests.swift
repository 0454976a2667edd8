import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("What a run costs")
struct RunProfileTests {
  /// A clock that shows a second more whenever it is looked at.
  private static func clock() -> @Sendable () -> MediaTime {
    final class Looks: @unchecked Sendable { var count = 0 }
    let looks = Looks()
    return {
      looks.count += 1
      return MediaTime(seconds: Double(looks.count))
    }
  }

  /// The text of each place with its costs.
  private func profile(_ text: String, until end: Double = 0) throws -> [(text: String?, cost: ProfiledCost)] {
    let source = SourceText(name: "t", text: text)
    var session = Session()
    session.beginProfile(clock: RunProfileTests.clock())
    #expect(try session.enter(source).isEmpty)
    try session.advance(to: MediaTime(seconds: end))
    return session.endProfile().map { cost in (cost.range.map { source.text(in: $0) }, cost) }
  }

  private static let script = """
    func double(n: number) -> number { return n * 2 }
    var sum = 0
    for i in 0..<100 { sum += double(i) }
    for i in 0..<50 { print i }
    after 1s { print "there" }
    """

  @Test("Steps count for the loops, calls and operations that take them")
  func steps() throws {
    let costs = try profile(RunProfileTests.script, until: 2)
    let calls = costs.filter { $0.text == "double(i)" }.reduce(0) { $0 + $1.cost.steps }
    // A hundred calls, and as many rounds but the first.
    #expect((100...200).contains(calls))
    let prints = costs.filter { $0.text == "print i" }.reduce(0) { $0 + $1.cost.steps }
    #expect(prints >= 50 * Machine.stepsPerService)
    #expect(costs.contains { $0.text == nil })
  }

  @Test("All places together cost what the run has used")
  func total() throws {
    var session = Session()
    session.beginProfile(clock: { .zero })
    _ = try session.enter(SourceText(name: "t", text: RunProfileTests.script))
    try session.advance(to: MediaTime(seconds: 2))
    let costs = session.endProfile()
    #expect(costs.reduce(0) { $0 + $1.steps } == session.usage.steps.now)
    #expect(costs.allSatisfy { $0.time == .zero && $0.bytes >= 0 })
  }

  @Test("A run goes the same way and uses the same steps whether or not its costs are counted")
  func unchanged() throws {
    var counted = Session()
    counted.beginProfile(clock: RunProfileTests.clock())
    var plain = Session()
    for seconds in [0.0, 0.5, 2] {
      if seconds == 0 {
        _ = try counted.enter(SourceText(name: "t", text: RunProfileTests.script))
        _ = try plain.enter(SourceText(name: "t", text: RunProfileTests.script))
      }
      try counted.advance(to: MediaTime(seconds: seconds))
      try plain.advance(to: MediaTime(seconds: seconds))
      #expect(counted.digest == plain.digest)
    }
    #expect(counted.takeOutput() == plain.takeOutput())
    #expect(counted.usage.steps.now == plain.usage.steps.now)
  }

  @Test("Time counts on the host's clock, and memory where it is taken")
  func timeAndMemory() throws {
    let costs = try profile("var list = [1]\nfor i in 0..<10 { list.append(i) }")
    #expect(costs.allSatisfy { $0.cost.time > .zero })
    #expect(costs.reduce(0) { $0 + $1.cost.bytes } > 80)
  }

  @Test("Nothing is counted any more when the costs were taken")
  func end() throws {
    var session = Session()
    session.beginProfile(clock: { .zero })
    _ = session.endProfile()
    _ = try session.enter(SourceText(name: "t", text: "print 1"))
    #expect(session.endProfile().isEmpty)
  }

  @Test("A history tells the costs of a part of its run, entries included")
  func history() throws {
    var history = SessionHistory(Session())
    try history.update { session throws(ScriptError) in
      _ = try session.enter(
        SourceText(name: "a", text: "for i in 0..<10 { print i }\nafter 1s { for i in 0..<1000 {} }"))
    }
    try history.seek(to: MediaTime(seconds: 2))
    func costs(_ begin: Double, _ end: Double) throws -> [ProfiledCost] {
      try history.profile(MediaTime(seconds: begin)...MediaTime(seconds: end), clock: { .zero }).costs
    }
    // Of the script: looking whether a turn is due costs something whenever the clock moves.
    func steps(_ begin: Double, _ end: Double) throws -> Int {
      try costs(begin, end).filter { $0.range != nil }.reduce(0) { $0 + $1.steps }
    }
    #expect(try costs(0, 2).reduce(0) { $0 + $1.steps } == history.session.usage.steps.now)
    #expect(try steps(0, 0.5) + steps(0.75, 2) == steps(0, 2))
    #expect(try steps(1, 1) >= 999)
    #expect(try steps(1.5, 2) == 0)
    #expect(history.now == MediaTime(seconds: 2))
  }
}
