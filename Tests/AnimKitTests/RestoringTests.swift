import AnimKit
import Foundation
import Testing

@Suite("Sessions that are written down and restored")
struct RestoringTests {
  /// Counts calls; only touched by the one thread of a test.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private func environment(_ counter: Counter) -> ScriptEnvironment {
    var environment = ScriptEnvironment()
    environment.function("count") { () -> Double in
      counter.count += 1
      return Double(counter.count)
    }
    return environment
  }

  private func encodedSession(_ counter: Counter) throws -> Data {
    let environment = environment(counter)
    let script = try environment.compile("every 1s { print \"call \\(host.count())\" }").get()
    var session = environment.makeSession(script)
    try session.advance(to: MediaTime(seconds: 2.5))
    _ = session.takeOutput()
    return try JSONEncoder().encode(session.archive())
  }

  @Test("A restored session goes on, and its host is not called again for the past")
  func restoring() throws {
    let data = try encodedSession(Counter())
    let counter = Counter()
    counter.count = 2
    var session = try environment(counter).restore(JSONDecoder().decode(SessionArchive.self, from: data))
    #expect(session.now == MediaTime(seconds: 2.5))
    #expect(counter.count == 2)
    try session.advance(to: MediaTime(seconds: 3))
    #expect(String(decoding: session.takeOutput(), as: UTF8.self) == "call 3\n")
  }

  @Test("An environment without the functions of the archive, or with lower limits, refuses it and says why")
  func refusing() throws {
    let archive = try JSONDecoder().decode(SessionArchive.self, from: encodedSession(Counter()))
    let missing = #expect(throws: ScriptError.self) { try ScriptEnvironment().restore(archive) }
    #expect(missing?.diagnostic.message.contains("count") == true)
    var strict = environment(Counter())
    strict.limits.duration = MediaTime(seconds: 1)
    let late = #expect(throws: ScriptError.self) { try strict.restore(archive) }
    #expect(late?.diagnostic.id.name == "archive/refused")
  }
}
