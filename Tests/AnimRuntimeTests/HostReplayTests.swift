import AnimEngine
import AnimLanguage
import Foundation
import Testing

@testable import AnimRuntime

@Suite("Host functions of a run that is repeated")
struct HostReplayTests {
  /// Counts the calls that reach the host; only touched by the one thread of a test.
  private final class Counter: @unchecked Sendable {
    var calls = 0
  }

  private static let text = """
    every 1s { print host.next(now), host.half(3) }
    print host.load("a")
    """

  private func host(_ counter: Counter) -> HostFunctions {
    HostFunctions([
      HostFunction("next", ["time"], purity: .timeDependent) { (_: MediaTime) in
        counter.calls += 1
        return counter.calls * 10
      },
      HostFunction("half", purity: .pure) { (value: Double) in value / 2 },
      .suspending("load") { (_: String) async throws -> Double in 0 },
    ])
  }

  private func session(_ counter: Counter) throws -> Session {
    let (script, diagnostics) = Script.compile(SourceText(name: "t", text: Self.text), host: host(counter))
    #expect(diagnostics == [])
    var session = Session(try #require(script))
    try session.advance(to: MediaTime(seconds: 1.5))
    try session.answer(HostAnswer(call: session.pendingHostCalls[0].id, .value(.number(7))))
    try session.advance(to: MediaTime(seconds: 2.5))
    #expect(lines(of: session.takeOutput()) == ["10 1.5", "7", "20 1.5"])
    return session
  }

  private func archived(_ session: Session) throws -> SessionArchive {
    try JSONDecoder().decode(SessionArchive.self, from: JSONEncoder().encode(session.archive()))
  }

  @Test("A restored session has the answers of then, and asks the host from there on")
  func archive() throws {
    let counter = Counter()
    let archive = try archived(session(counter))
    #expect(counter.calls == 2)
    var restored = try Session(restoring: archive, host: host(counter))
    #expect(counter.calls == 2)
    try restored.advance(to: MediaTime(seconds: 3))
    #expect(counter.calls == 3)
    #expect(lines(of: restored.takeOutput()) == ["30 1.5"])
  }

  @Test("A host that lacks a function is told which one")
  func otherHost() throws {
    let archive = try archived(session(Counter()))
    let error = #expect(throws: ScriptError.self) {
      try Session(restoring: archive, host: HostFunctions([HostFunction("half") { (value: Double) in value }]))
    }
    #expect(error?.diagnostic.message == "unknown host function 'next'")
    let none = #expect(throws: ScriptError.self) { try Session(restoring: archive) }
    #expect(none?.diagnostic.id == .noHost)
  }

  @Test("Going back and forth calls nothing twice")
  func seeking() throws {
    let counter = Counter()
    var history = SessionHistory(try session(counter))
    _ = try history.update { session throws(ScriptError) in try session.advance(to: MediaTime(seconds: 4)) }
    #expect(counter.calls == 4)
    for instant in [2.5, 3.2, 2.6, 4] { try history.seek(to: MediaTime(seconds: instant)) }
    #expect(counter.calls == 4)
    try history.seek(to: MediaTime(seconds: 5))
    #expect(counter.calls == 5)
  }

  @Test("A change asks the host again where its failure ended the run, and what it says then is kept")
  func failing() throws {
    let counter = Counter()
    let host = HostFunctions([
      HostFunction("open") { () throws -> Double in
        counter.calls += 1
        if counter.calls == 1 { throw HostError("busy") }
        return 5
      }
    ])
    var history = SessionHistory(Session(host: host))
    try history.update { session throws(ScriptError) in
      _ = try session.enter(SourceText(name: "t", text: "wait 1s\nprint host.open()"))
    }
    let second = MediaTime(seconds: 2)
    for _ in 0..<2 { #expect(throws: ScriptError.self) { try history.seek(to: second) } }
    #expect(counter.calls == 1)
    _ = try history.update { session throws(ScriptError) in try session.advance(to: second) }
    try history.seek(to: .zero)
    try history.seek(to: second)
    #expect(counter.calls == 2)
    #expect(lines(of: history.takeOutput()) == ["5"])
  }

  @Test("An edited script gets the answers that were given, and new effects do not happen in the past")
  func reloading() throws {
    let counter = Counter()
    var session = try session(counter)
    let text = Self.text.replacingOccurrences(of: "host.half(3)", with: "host.half(4)")
    let report = session.apply(SourceText(name: "t", text: text))
    #expect(report.isApplied)
    #expect(counter.calls == 2)
    try session.advance(to: MediaTime(seconds: 3))
    #expect(lines(of: session.takeOutput()) == ["30 2"])
  }

  @Test("A script that has not started cannot be archived")
  func notStarted() throws {
    let script = try #require(Script.compile(SourceText(name: "t", text: "print 1")).script)
    var session = Session(script)
    #expect(throws: ArchiveError.notStarted) { try session.archive() }
    try session.startIfNeeded()
    #expect(lines(of: session.takeOutput()) == ["1"])
    #expect(try session.archive().instant == .zero)
  }
}
