import AnimLanguage
import AnimTools
import Testing

@Suite("anim explain")
struct ExplainCommandTests {
  @Test("An id gives its page")
  func page() {
    let run = ToolRun(["explain", "syntax/extra-bracket"])
    #expect(
      run.output == """
        syntax/extra-bracket: a closing bracket closes nothing

        A closing bracket closes nothing: there is one too many, or its opening one is missing.

        wrong
            if now == 0s {
              print "begin"
            }
            }

        right
            if now == 0s {
              print "begin"
            }

        """)
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
  }

  @Test("A script that imports is shown with its files")
  func files() {
    let output = ToolRun(["explain", "import/place"]).output
    #expect(output.contains("    // easings.anim\n    let gentle = cubicBezier(0.3, 0, 0.2, 1)\n\n    import"))
  }

  @Test("Alone it lists all ids, one a line")
  func list() {
    let lines = ToolRun(["explain"]).output.split(separator: "\n")
    #expect(lines.count == DiagnosticID.all.count)
    for id in DiagnosticID.all {
      #expect(lines.contains { $0.hasPrefix(id.name + " ") && $0.hasSuffix(id.summary) })
    }
  }

  @Test("The beginning of ids lists those, with or without the stroke", arguments: ["time/", "time"])
  func family(prefix: String) {
    let lines = ToolRun(["explain", prefix]).output.split(separator: "\n").map(String.init)
    #expect(lines.count == DiagnosticID.all.count { $0.family == "time" })
    #expect(lines.allSatisfy { $0.hasPrefix("time/") })
  }
}
