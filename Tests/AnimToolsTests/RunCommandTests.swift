import AnimEngine
import Testing

@testable import AnimTools

@Suite("anim run")
struct RunCommandTests {
  @Test("Results go to standard output, messages to standard error, and what was printed before an error stays")
  func streams() {
    let run = ToolRun.script("print 1\nlet list = [1]\nprint list[1]\nprint 2\n", "--format", "short")
    #expect(run.output == "1\n")
    #expect(run.errors.hasPrefix("<stdin>:3:7: error: "))
    #expect(run.errors.hasSuffix("[run/index-out-of-range]\n"))
    #expect(run.exitCode == .scriptError)
  }

  @Test("A script with a mistake does not start")
  func mistake() {
    let run = ToolRun.script("print 1\nprint unknown\n", "--format", "short")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("<stdin>:2:7: error: "))
    #expect(run.exitCode == .scriptError)
  }

  @Test("A warning is told, and the script runs")
  func warning() {
    let run = ToolRun.script("layer box {}\nanimate box.opacity to 0 over 0s\nprint 1\n", "--format", "short")
    #expect(run.output == "1\n")
    #expect(run.errors.hasPrefix("<stdin>:2:31: warning: "))
    #expect(run.exitCode == .success)
  }

  @Test(
    "The end counts, with what happens at it",
    arguments: [
      ("2s", "1s\n2s\n"), ("2000ms", "1s\n2s\n"), ("1.5s", "1s\n"), ("0s", ""), ("0.05min", "1s\n2s\n3s\n"),
    ])
  func until(end: String, output: String) {
    #expect(ToolRun.script("every 1s { print now }\nwait 10s\n", "--until", end).output == output)
  }

  @Test("With an end, what is endless goes on to it")
  func untilKeepsAlive() {
    #expect(ToolRun.script("every 1s { print now }\n", "--until", "2s").output == "1s\n2s\n")
    #expect(ToolRun.script("every 1s { print now }\n").output == "")
  }

  @Test("The same seed gives the same numbers, another one others")
  func seed() {
    let script = "print random(0...1), randomColor(), [1, 2, 3, 4, 5, 6, 7, 8].shuffled\n"
    let first = ToolRun.script(script, "--seed", "7")
    #expect(first.exitCode == .success)
    #expect(ToolRun.script(script, "--seed", "7").output == first.output)
    #expect(ToolRun.script(script, "--seed", "8").output != first.output)
    #expect(ToolRun.script(script).output == ToolRun.script(script, "--seed", "0").output)
  }

  @Test("Two runs of a script print the same bytes")
  func determinism() {
    let script = """
      layer dots[i in 0..<20] { position = (i, i) }
      for dot in dots { animate dot.position to (random(0..<100), 5) over 0.1s * random(1..<9) then { print layer.name } }
      """
    let first = ToolRun.script(script, "--trace")
    #expect(first.exitCode == .success)
    #expect(ToolRun.script(script, "--trace").output == first.output)
  }

  @Test("--realtime waits for each instant before it happens")
  func realTime() {
    final class Log { var instants: [MediaTime] = [] }
    let log = Log()
    let environment = ToolEnvironment(
      input: .bytes(Array("print 0\nwait 0.5s\nprint 1\nwait 1s\nprint 2\n".utf8)), pace: { log.instants.append($0) })
    let exitCode = CommandLineTool.run(
      arguments: ["run", "-", "--realtime", "--until", "3s"], environment: environment)
    #expect(exitCode == .success)
    #expect(environment.output.text == "0\n1\n2\n")
    #expect(log.instants == [0.5, 1.5, 3].map { MediaTime(seconds: $0) })
  }

  @Test("A run whose output is closed ends early")
  func closedOutput() {
    let environment = ToolEnvironment(
      input: .bytes(Array("every 1ms { print now }\nwait 1000s\n".utf8)), output: ByteWriter(descriptor: -1))
    #expect(CommandLineTool.run(arguments: ["run", "-"], environment: environment) == .inputOutput)
    #expect(environment.error.text == "anim: cannot write the output\n")
  }
}
