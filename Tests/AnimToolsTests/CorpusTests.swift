import Testing

@Suite("Scripts of the corpus do what their comments say")
struct CorpusTests {
  @Test("script", arguments: Project.scripts(in: "Tests/Corpus"))
  func script(path: String) throws {
    let text = try Project.text(of: path)
    let expected = Expectations(of: text)
    let run = ToolRun(["run", "--format", "short"] + expected.arguments + ["-"], input: text)
    #expect(run.output == expected.output)
    #expect(Expectations.summary(ofShortDiagnostics: run.errors) == expected.diagnostics, "\(run.errors)")
    #expect(run.exitCode.rawValue == expected.exitCode, "\(run.errors)")
  }

  @Test("The corpus is there")
  func corpusIsFound() {
    #expect(Project.scripts(in: "Tests/Corpus").count > 100)
  }
}
