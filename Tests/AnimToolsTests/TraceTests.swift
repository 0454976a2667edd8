import Foundation
import Testing

@Suite("anim run --trace")
struct TraceTests {
  private let script = """
    layer card { opacity = 0 }
    handler done() { print "done \\(now)" }
    animate card.opacity to 1 over 1s key "Fade In" then call done
    print "started"
    """

  @Test("The trace tells calls, events and printed lines in order")
  func text() {
    let run = ToolRun.script(script, "--trace")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
    let lines = run.output.split(separator: "\n").map(String.init)
    let expected = [
      "0s          layer card",
      "0s          card.opacity = 0",
      "0s          animate card.opacity to 1 over 1s key \"Fade In\"",
      "0s          on card start \"Fade In\"",
      "0s          print \"started\"",
      "1s          on card finish \"Fade In\"",
      "1s          print \"done 1s\"",
    ]
    #expect(lines.filter(expected.contains) == expected)
  }

  @Test("As JSON each line is an object, with growing numbers and times")
  func json() throws {
    let run = ToolRun.script(script, "--trace-format", "json")
    var last = (time: -1.0, sequence: -1)
    var printed: [String] = []
    for line in run.output.split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let time = try #require(object["time"] as? Double)
      let sequence = try #require(object["sequence"] as? Int)
      #expect(time >= last.time)
      #expect(sequence == last.sequence + 1)
      last = (time, sequence)
      if let text = object["print"] as? String { printed.append(text) }
    }
    #expect(printed == ["started", "done 1s"])
    #expect(last.time == 1)
  }

  @Test("Every example traces as JSON", arguments: Project.scripts(in: "examples"))
  func examples(path: String) throws {
    let run = ToolRun(["run", "-", "--trace-format=json"], input: try Project.text(of: path))
    #expect(run.exitCode == .success)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 5)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test("Without --trace nothing but results is printed")
  func none() {
    #expect(ToolRun.script(script).output == "started\ndone 1s\n")
  }
}
