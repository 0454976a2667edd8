import AnimEngine
import Testing

@testable import AnimTools

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Ctrl-C")
struct InterruptTests {
  /// Runs a command that is interrupted as soon as it asks.
  private func interrupted(_ arguments: [String], input: String) -> ToolRun {
    ToolRun(arguments, input: input, isInterrupted: { true })
  }

  @Test("ends a script that never ends, with what it has printed and an exit code of its own")
  func run() {
    let result = interrupted(["run", "-"], input: "print 1\nwhile now >= 0s {}")
    #expect(result.exitCode == .interrupted)
    #expect(result.exitCode.rawValue == 130)
    #expect(result.errors == "")
  }

  @Test("what was printed before is written")
  func output() {
    // Each entry of a loop is printed before the steps of the first slice are used up.
    let asked = Switch()
    let result = ToolRun(
      ["run", "-"], input: "print 1\nfor i in 0..<1e5 {}\nprint 2\nwhile true {}", isInterrupted: { asked.isLate })
    #expect(result.exitCode == .interrupted)
    #expect(result.output == "1\n2\n")
  }

  @Test("ends a test run")
  func test() {
    #expect(interrupted(["test", "examples"], input: "").exitCode == .interrupted)
  }

  @Test("is held back while something runs, found there, and used up")
  func signal() {
    let seen = InterruptSignal.held {
      #expect(!InterruptSignal.isPending)
      pthread_kill(pthread_self(), SIGINT)
      return InterruptSignal.isPending
    }
    #expect(seen)
    #expect(!InterruptSignal.isPending)
  }

  @Test("leaves a signal that was held back before as it is")
  func nested() {
    InterruptSignal.held {
      InterruptSignal.held { pthread_kill(pthread_self(), SIGINT) }
      #expect(!InterruptSignal.isPending)
    }
  }
}

/// Turns on after it was asked a hundred times.
private final class Switch: Sendable {
  private nonisolated(unsafe) var count = 0

  var isLate: Bool {
    count += 1
    return count > 100
  }
}
