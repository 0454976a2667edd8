import Foundation
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

/// `ANIM_UPDATE=1 swift test --filter ExampleTrace` records the traces anew.
@Suite("Examples do, call by call, what their recorded traces say")
struct ExampleTraceTests {
  @Test("trace", arguments: Project.scripts(in: "examples"))
  func trace(path: String) throws {
    let recording = path.replacing("examples/", with: "examples/traces/").replacing(".anim", with: ".trace")
    let trace = ToolRun(["run", "--trace", "-"], input: try Project.text(of: path)).output
    if ProcessInfo.processInfo.environment["ANIM_UPDATE"] != nil {
      try trace.write(to: Project.root.appending(path: recording), atomically: true, encoding: .utf8)
    } else {
      #expect(try trace == Project.text(of: recording))
    }
  }

  @Test("Every recording is of an example")
  func recordings() throws {
    let folder = Project.root.appending(path: "examples/traces")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    let examples = Project.scripts(in: "examples").map {
      $0.replacing("examples/", with: "").replacing(".anim", with: ".trace")
    }
    #expect(names.sorted() == examples.sorted())
  }
}
