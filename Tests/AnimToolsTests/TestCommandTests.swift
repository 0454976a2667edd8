import AnimTools
import Foundation
import Testing

@Suite("anim test")
struct TestCommandTests {
  private static let script = """
    test "passes" { expect 1 == 1 }
    test "fails <&>" {
        print "before"
        layer card {}
        animate card.opacity to 0 over 1s
        expect card.presentation.opacity ~= 0.4 at 0.5s
    }
    print "never"
    """

  @Test("tells each test, what failed and why, and sums up")
  func pretty() {
    let run = ToolRun(["test", "-"], input: Self.script)
    #expect(
      run.output == """
        -
          ✓ passes
          ✗ fails <&>
            before
            error: 'card.presentation.opacity' is 0.5, not 0.4               test/failed
              ┌ <stdin>:6:5
            6 │     expect card.presentation.opacity ~= 0.4 at 0.5s
              │     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = at t = 0.5s (frame 30)
        1 passed, 1 failed

        """)
    #expect(run.exitCode == .testFailure)
    #expect(run.errors.isEmpty)
  }

  @Test("runs only the tests that are asked for")
  func filter() {
    let run = ToolRun(["test", "--filter", "pass", "-"], input: Self.script)
    #expect(run.output == "-\n  ✓ passes\n1 passed, 0 failed\n")
    #expect(run.exitCode == .success)
  }

  @Test("fails where there is nothing to run: a misspelt filter must not look like success")
  func nothing() {
    let misspelt = ToolRun(["test", "--filter", "none", "-"], input: Self.script)
    #expect(misspelt.output == "0 passed, 0 failed\n")
    #expect(misspelt.errors == "anim: no test's name contains 'none'\n")
    #expect(misspelt.exitCode == .testFailure)
    let empty = ToolRun(["test", "-"], input: "print 1")
    #expect(empty.errors == "anim: there are no tests\n" && empty.exitCode == .testFailure)
    let missing = ToolRun(["test", "nosuch.anim"])
    #expect(missing.exitCode == .noInput && !missing.errors.contains("no tests"))
  }

  @Test("writes JSON, one object a line")
  func json() throws {
    let run = ToolRun(["test", "--format", "json", "-"], input: Self.script)
    let objects = try run.output.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
    #expect(objects.count == 3)
    #expect(objects[0]["passed"] as? Bool == true)
    #expect(objects[1]["name"] as? String == "fails <&>")
    let failures = objects[1]["failures"] as? [[String: Any]]
    #expect(failures?.first?["message"] as? String == "'card.presentation.opacity' is 0.5, not 0.4")
    #expect(failures?.first?["seconds"] as? Double == 0.5)
    #expect(objects[2]["failed"] as? Int == 1)
  }

  @Test("writes what build servers read")
  func junit() {
    let output = ToolRun(["test", "--format", "junit", "-"], input: Self.script).output
    #expect(output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"2\" failures=\"1\">\n"))
    #expect(output.contains("    <testcase classname=\"-\" name=\"passes\" time=\"0.0\"/>\n"))
    #expect(output.contains("name=\"fails &lt;&amp;&gt;\" time=\"1.0\">"))
    #expect(output.contains("<failure message=\"'card.presentation.opacity' is 0.5, not 0.4\">"))
    #expect(output.hasSuffix("  </testsuite>\n</testsuites>\n"))
  }

  @Test("a test that ends in an error, or waits for what cannot come, fails")
  func unfinished() {
    let run = ToolRun(
      ["test", "-"], input: "test \"a\" { let x = [1]; print x[2] }\ntest \"b\" { layer c {}; wait for c tap }")
    #expect(run.output.hasSuffix("0 passed, 2 failed\n"))
    #expect(run.output.contains("run/index-out-of-range"))
    #expect(run.output.contains("run/never-ends"))
  }

  @Test("mistakes of a script are told as ever")
  func mistakes() {
    let run = ToolRun(["test", "-"], input: "test \"a\" { print x }")
    #expect(run.exitCode == .scriptError)
    #expect(run.output == "0 passed, 0 failed\n")
    #expect(run.errors.contains("name/unknown"))
    #expect(ToolRun(["test", "/no/such/file.anim"]).exitCode == .noInput)
  }

  @Test("takes the scripts of a folder in alphabetical order, and their imports")
  func folder() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root.appending(path: "b"), withIntermediateDirectories: true)
    func write(_ text: String, _ path: String) throws {
      try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }
    try write("import \"b/lib.anim\"\ntest \"two\" { expect x == 2 }", "a.anim")
    try write("let x = 2\ntest \"lib\" { }", "b/lib.anim")
    try write("test \"no script\" { expect false }", "c.txt")
    try write("import \"../a.anim\"\ntest \"outside\" { }", "b/z.anim")
    let path = root.path(percentEncoded: false)
    let run = ToolRun(["test", path])
    #expect(run.output.hasSuffix("/a.anim\n  ✓ two\n\(path)/b/lib.anim\n  ✓ lib\n2 passed, 0 failed\n"))
    #expect(run.exitCode == .scriptError)
    #expect(run.errors.contains("'../a.anim' lies outside of the script's folder"))
    let wider = ToolRun(["test", "--root", path, path + "/b/z.anim"])
    #expect(wider.output.hasSuffix("1 passed, 0 failed\n"))
    #expect(wider.errors.isEmpty)
  }

  @Test("a link out of the folder is not followed")
  func links() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let inside = root.appending(path: "in")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    try "print 1".write(to: root.appending(path: "secret.anim"), atomically: true, encoding: .utf8)
    try "import \"link.anim\"".write(to: inside.appending(path: "m.anim"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      at: inside.appending(path: "link.anim"), withDestinationURL: root.appending(path: "secret.anim"))
    let run = ToolRun(["run", inside.appending(path: "m.anim").path(percentEncoded: false)])
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("it lies outside of the folder that imports may come from"))
  }
}
