import Testing

@Suite("Every script in the documentation runs and prints what the page says")
struct DocumentationTests {
  private static func blocks(_ page: String, _ info: String) -> [FencedBlock] {
    FencedBlock.all(in: (try? Project.text(of: page)) ?? "").filter { $0.info == info }
  }

  @Test("README", arguments: blocks("README.md", "anim"))
  func readMe(block: FencedBlock) {
    expectRuns(block)
  }

  @Test("grammar", arguments: blocks("grammar.md", "anim"))
  func grammar(block: FencedBlock) {
    expectRuns(block)
  }

  @Test("mistakes", arguments: blocks("README.md", "anim error") + blocks("grammar.md", "anim error"))
  func mistakes(block: FencedBlock) {
    let run = ToolRun(["run", "-"], input: block.content)
    #expect(run.output + run.errors.trimmingEmptyLines() == block.result ?? "")
    #expect(run.exitCode == .scriptError)
  }

  @Test("The pages have scripts")
  func pagesHaveScripts() {
    #expect(!Self.blocks("README.md", "anim").isEmpty)
    #expect(Self.blocks("grammar.md", "anim").count > 20)
    #expect(!Self.blocks("grammar.md", "anim error").isEmpty)
  }

  private func expectRuns(_ block: FencedBlock) {
    let run = ToolRun(["run", "-"], input: block.content)
    #expect(run.errors.isEmpty)
    #expect(run.output == block.result ?? "")
    #expect(run.exitCode == .success)
  }
}

extension String {
  /// Without the empty lines at the end that part diagnostics.
  fileprivate func trimmingEmptyLines() -> String {
    var text = self
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }
}
