import AnimTools
import Foundation
import Testing

@Suite("SARIF")
struct SARIFTests {
  private static let script = """
    layer café {}
    café.opactiy = 1
    animate café.opacity to 1 over 1
    let pause = 1s; animate café.opacity to 0 over 0s
    """

  private typealias Object = [String: Any]

  private func log(_ run: ToolRun) throws -> Object {
    try #require(try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? Object)
  }

  private func firstRun(_ log: Object) throws -> Object {
    try #require((log["runs"] as? [Object])?.first)
  }

  @Test("The document is one run of this tool, in version 2.1.0")
  func head() throws {
    let log = try log(ToolRun(["check", "--format", "sarif", "-"], input: Self.script))
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    #expect((log["runs"] as? [Any])?.count == 1)
    let run = try firstRun(log)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "anim")
    #expect(driver["version"] as? String == CommandLineTool.version)
  }

  @Test("Each result names its rule, level, message and place")
  func results() throws {
    let run = try firstRun(log(ToolRun(["check", "--format", "sarif", "-"], input: Self.script)))
    let rules = try #require(((run["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object])
    let results = try #require(run["results"] as? [Object])
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "name/unknown-property", "type/missing-unit", "animation/useless-duration",
      ])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "warning"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(((rules[index]["help"] as? Object)?["text"] as? String)?.contains("right\n") == true)
      #expect(((result["message"] as? Object)?["text"] as? String)?.isEmpty == false)
      try checkPlaces(of: result, artifacts: try #require(run["artifacts"] as? [Object]))
    }
  }

  private func checkPlaces(of result: Object, artifacts: [Object]) throws {
    for location in try #require(result["locations"] as? [Object]) + (result["relatedLocations"] as? [Object] ?? []) {
      let place = try #require(location["physicalLocation"] as? Object)
      let artifact = try #require(place["artifactLocation"] as? Object)
      let index = try #require(artifact["index"] as? Int)
      let listed = try #require(artifacts[index]["location"] as? Object)
      #expect(listed["uri"] as? String == artifact["uri"] as? String)
      let region = try #require(place["region"] as? Object)
      let numbers = ["startLine", "startColumn", "endLine", "endColumn"].compactMap { region[$0] as? Int }
      #expect(numbers.count == 4 && numbers.allSatisfy { $0 >= 1 })
      #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
    }
  }

  @Test("Columns count UTF-16 units, offsets bytes, ends are exclusive")
  func columns() throws {
    let run = try firstRun(log(ToolRun(["check", "--format", "sarif", "-"], input: "print \"👋é\", unknwon\n")))
    let result = try #require((run["results"] as? [Object])?.first)
    let place = ((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)?["region"] as? Object
    #expect(place?["startColumn"] as? Int == 14)
    #expect(place?["endColumn"] as? Int == 21)
    #expect(place?["byteOffset"] as? Int == 16)
    #expect(place?["byteLength"] as? Int == 7)
  }

  @Test("Fixes say what to replace by what")
  func fixes() throws {
    let run = try firstRun(log(ToolRun(["check", "--format", "sarif", "-"], input: "layer a {}\na.alpha = 1\n")))
    let fix = try #require(((run["results"] as? [Object])?.first?["fixes"] as? [Object])?.first)
    #expect((fix["description"] as? Object)?["text"] as? String == "write 'opacity'")
    let change = try #require((fix["artifactChanges"] as? [Object])?.first)
    let replacement = try #require((change["replacements"] as? [Object])?.first)
    #expect((replacement["insertedContent"] as? Object)?["text"] as? String == "opacity")
    #expect((replacement["deletedRegion"] as? Object)?["startColumn"] as? Int == 3)
  }

  @Test("Without mistakes there is a log without results, also of a run")
  func empty() throws {
    for command in ["check", "run"] {
      let tool = ToolRun([command, "--format", "sarif", "-"], input: "let x = 1\n")
      #expect(tool.exitCode == .success)
      #expect((try firstRun(log(tool))["results"] as? [Any])?.isEmpty == true)
    }
  }

  @Test("A run that ended with an error has the script's calls")
  func stack() throws {
    let script = "func pick(i: number) -> number { return [1][i] }\nwait 1s\nprint pick(3)\n"
    let run = try firstRun(log(ToolRun(["run", "--format", "sarif", "-"], input: script)))
    let result = try #require((run["results"] as? [Object])?.first)
    #expect(result["ruleId"] as? String == "run/index-out-of-range")
    let frames = try #require((result["stacks"] as? [Object])?.first?["frames"] as? [Object])
    #expect(frames.count == 2)
    #expect((result["properties"] as? Object)?["seconds"] as? Double == 1)
  }

  @Test("All mistakes are in the log, and names of files are URIs")
  func completeness() throws {
    let many = (0..<100).map { "print unknown\($0)\n" }.joined()
    let run = try firstRun(log(ToolRun(["check", "--format", "sarif", "-"], input: many)))
    #expect((run["results"] as? [Any])?.count == 100)
    let artifact = ((run["artifacts"] as? [Object])?.first?["location"] as? Object)?["uri"] as? String
    #expect(artifact == "%3Cstdin%3E")
  }
}
