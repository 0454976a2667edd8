import Testing

@Suite("Examples print what stands beside them")
struct ExampleTests {
  @Test("example", arguments: Project.scripts(in: "examples"))
  func example(path: String) throws {
    let text = try Project.text(of: path)
    let expected = try Project.text(of: path.replacing(".anim", with: ".out"))
    let first = ToolRun(["run", "-"], input: text)
    #expect(first.output == expected)
    #expect(first.errors.isEmpty)
    #expect(first.exitCode == .success)
    #expect(ToolRun(["run", "-"], input: text).output == first.output)
  }

  @Test("An example is a script with comments", arguments: Project.scripts(in: "examples"))
  func exampleIsExplained(path: String) throws {
    #expect(try Project.text(of: path).hasPrefix("// "))
  }
}
