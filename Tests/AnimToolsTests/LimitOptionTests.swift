import AnimEngine
import AnimRuntime
import Testing

@testable import AnimTools

@Suite("Limits on the command line")
struct LimitOptionTests {
  private func limits(_ arguments: String...) throws -> Limits {
    try ParsedArguments(["-"] + arguments, command: .run).limits()
  }

  @Test("a preset, and single limits over it")
  func values() throws {
    #expect(try limits() == .standard)
    #expect(try limits("--limits", "untrusted") == .untrusted)
    #expect(try limits("--limits", "unlimited") == .unlimited)
    var wanted = Limits.untrusted
    (wanted.steps, wanted.layers, wanted.wallTime) = (1_000_000_000, .max, MediaTime(seconds: 2))
    #expect(
      try limits("--limit", "steps=1e9,wall-time=2s", "--limits", "untrusted", "--limit=layers=none") == wanted)
    #expect(try limits("--limit", "duration=none").duration.isInfinite)
  }

  @Test(
    "what is wrong is told",
    arguments: [
      ("step=5", "there is no limit 'step'; did you mean 'steps'?"),
      ("steps", "'--limit' needs a number for steps, such as steps=1000, or none, found ''"),
      ("steps=-1", "'--limit' needs a number for steps, such as steps=1000, or none, found '-1'"),
      ("steps=nan", "'--limit' needs a number for steps, such as steps=1000, or none, found 'nan'"),
      ("wall-time=2", "'--limit' needs a unit: 2s or 2ms"),
      ("duration=soon", "'--limit' needs a time such as 2s, 500ms or 1.5min, found 'soon'"),
    ])
  func mistakes(text: String, message: String) {
    let result = ToolRun(["run", "-", "--limit", text])
    #expect(result.exitCode == .usage)
    #expect(result.errors == "anim: \(message)\nTry 'anim help run'\n")
  }

  @Test("an unknown name lists all")
  func unknown() {
    let errors = ToolRun(["run", "-", "--limit", "zzzzzz=5"]).errors
    #expect(errors.hasPrefix("anim: there is no limit 'zzzzzz'; there are steps, steps-per-instant, wall-time, "))
  }

  @Test("a run that takes too long on the wall's clock has an exit code of its own")
  func wallTime() {
    let clock = Clock()
    let arguments = ["run", "-", "--limit", "wall-time=3s", "--format", "short"]
    let result = ToolRun(
      arguments, input: "print 1\nwhile true {} // allow(time/stands-still)", clock: { clock.reading() })
    #expect(result.exitCode == .timeLimit)
    #expect(result.exitCode.rawValue == 124)
    #expect(result.output == "1\n")
    #expect(result.errors == "<stdin>:2:7: error: the script ran for longer than 3s [limit/wall-time]\n")
  }

  @Test("a preset without a clock has no limit of wall time")
  func noClock() {
    #expect(ToolRun(["run", "-", "--limits", "untrusted"], input: "print 1").output == "1\n")
  }

  @Test("what a loop prints is passed on while it runs")
  func output() {
    let input = "for i in 0..<60 { print i\n for j in 0..<20000 {} }"
    let lines = ToolRun(["run", "-"], input: input).output.split(separator: "\n").map(String.init)
    #expect(lines.elementsEqual((0..<60).map { "\($0)" }))
  }
}

/// A clock that goes on by a second whenever somebody looks.
private final class Clock: Sendable {
  private nonisolated(unsafe) var seconds = 0.0

  func reading() -> MediaTime {
    seconds += 1
    return MediaTime(seconds: seconds)
  }
}
