import AnimTools
import Testing

@Suite("Warnings as errors, and warnings that are silenced")
struct StrictTests {
  private static let warned = "layer a {}\nprint \"ran\"\nanimate a.opacity to 0 over 0s\n"

  @Test("With --strict a warning is an error and the script does not start", arguments: ["check", "run"])
  func strict(command: String) {
    let lax = ToolRun([command, "--format", "short", "-"], input: Self.warned)
    #expect(lax.exitCode == .success)
    #expect(lax.errors.contains("warning: 'over' has a duration of zero"))
    let strict = ToolRun([command, "--format", "short", "--strict", "-"], input: Self.warned)
    #expect(strict.exitCode == .scriptError)
    #expect(strict.errors.contains("error: 'over' has a duration of zero"))
    #expect(strict.output.isEmpty)
  }

  @Test("A warning of the run is an error, too")
  func strictRun() {
    let script = "layer a {}\nanimate a.opacity to 0 repeat forever key \"k\"\nwait for a \"k\"\n"
    #expect(ToolRun(["run", "-"], input: script).exitCode == .success)
    let strict = ToolRun(["run", "--strict", "--format", "short", "-"], input: script)
    #expect(strict.exitCode == .scriptError)
    #expect(strict.errors.contains("error: this waits for the animation"))
  }

  @Test("Tests of a script with a warning do not run")
  func strictTests() {
    let script = Self.warned + "test \"a\" { expect 1 == 1 }\n"
    #expect(ToolRun(["test", "-"], input: script).exitCode == .success)
    #expect(ToolRun(["test", "--strict", "-"], input: script).exitCode == .scriptError)
  }

  @Test("What is silenced is no error either")
  func silenced() {
    let script = Self.warned.replacing("over 0s", with: "over 0s // allow(animation/useless-duration)")
    let run = ToolRun(["run", "--strict", "-"], input: script)
    #expect(run.exitCode == .success)
    #expect(run.errors.isEmpty)
  }

  @Test("Warnings are told also if the script then fails in its first turn")
  func warningsBeforeFailure() {
    let run = ToolRun(["run", "--format", "short", "-"], input: Self.warned + "print [1][3]\n")
    #expect(
      Expectations.summary(ofShortDiagnostics: run.errors) == [
        "warning: 3:29 animation/useless-duration", "error: 4:7 run/index-out-of-range",
      ])
  }
}
