import AnimKit
import Testing

@Suite("One script on many threads")
struct ConcurrencyTests {
  private static let text = """
    layer card { layer dot {} }
    var beats = 0
    every 0.1s { beats += 1; card.dot.position.x = host.twice(beats) }
    animate card.opacity to 0 over 1s ease easeInEaseOut key "Fade"
    on card finish "Fade" { print "faded", now, beats }
    at 0.5s { print card.presentation.opacity, random(0..<1000) }
    wait 2s
    print beats, card.dot.position.x
    """

  private static let environment: ScriptEnvironment = {
    var environment = ScriptEnvironment()
    environment.function("twice", purity: .pure) { (value: Double) in value * 2 }
    return environment
  }()

  @Test("1,000 sessions of a script that was compiled once, from 8 threads, print the same")
  func sessions() async throws {
    let environment = Self.environment
    let script = try environment.compile(Self.text).get()
    let outputs = try await withThrowingTaskGroup(of: Set<[UInt8]>.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var outputs: Set<[UInt8]> = []
          for _ in 0..<125 {
            var session = environment.makeSession(script)
            try session.run()
            outputs.insert(session.takeOutput())
          }
          return outputs
        }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.formUnion($1) }
    }
    #expect(outputs.count == 1)
    let output = try #require(outputs.first)
    #expect(String(decoding: output, as: UTF8.self).hasSuffix("faded 1s 9\n20 40\n"))
  }
}
