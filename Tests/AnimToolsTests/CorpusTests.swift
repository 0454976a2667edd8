import Testing

@Suite("Scripts of the corpus do what their comments say")
struct CorpusTests {
  @Test("script", arguments: Project.scripts(in: "Tests/Corpus"))
  func script(path: String) throws {
    let expected = Expectations(of: try Project.text(of: path))
    let run = ToolRun(["run", "--format", "short"] + expected.arguments + [Project.path(of: path)])
    #expect(run.output == expected.output)
    #expect(Expectations.summary(ofShortDiagnostics: run.errors) == expected.diagnostics, "\(run.errors)")
    #expect(run.exitCode.rawValue == expected.exitCode, "\(run.errors)")
  }

  @Test(
    "No message ends in a full stop or begins with a capital", arguments: Project.scripts(in: "Tests/Corpus/errors"))
  func messages(path: String) {
    let run = ToolRun(["check", "--format", "short", Project.path(of: path)])
    for line in run.errors.split(separator: "\n") {
      guard let message = line.split(separator: ": ", maxSplits: 2).last?.split(separator: " [").dropLast().joined()
      else { continue }
      #expect(!message.hasSuffix("."), "\(line)")
      #expect(message.first?.isUppercase == false, "\(line)")
    }
  }

  @Test("The corpus is there")
  func corpusIsFound() {
    #expect(Project.scripts(in: "Tests/Corpus").count > 100)
  }
}
