import Foundation
import Testing

@testable import AnimTools

@Suite("anim repl without a terminal")
struct ReplToolTests {
  private func run(_ input: String, _ arguments: String...) -> ToolRun {
    ToolRun(["repl"] + arguments, input: input)
  }

  @Test("Only what is printed and asked for comes out, without a prompt")
  func plain() {
    let run = run("let x = 1\nprint x\n")
    #expect(run.output == "1\n")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
  }

  @Test("Values are shown as print shows them, and not at all with --quiet")
  func values() {
    #expect(run("\"a\" + \"b\"\n1 + 1\nlayer c {}\nc.opacity\n").output == "ab\n2\n1\n")
    #expect(
      run("1 + 1\nprint 3\n:t\n", "--quiet").output == "3\n00:00.000 f0, 60 frames a second; nothing more is to come\n")
  }

  @Test("Entries go on over lines, commands move the clock")
  func entries() {
    let run = run(
      "layer card {\n  opacity = 1\n}\nanimate card.opacity to (1 -\n  1) over 1s\n:goto 0.25s\ncard.presentation.opacity\n"
    )
    #expect(run.output == "0.75\n")
    #expect(run.exitCode == .success)
  }

  @Test("A mistake is told on standard error, the rest goes on, and the exit code is 65")
  func failure() {
    let run = run("print 1\nprint y\nprint 2\n:nonsense\n", "--format", "short")
    #expect(run.output == "1\n2\n")
    #expect(run.errors.hasPrefix("entry 2:1:7: error: unknown name 'y'"))
    #expect(run.errors.hasSuffix("error: there is no command ':nonsense'; ':help' lists them\n"))
    #expect(run.exitCode == .scriptError)
  }

  @Test("One entry on the command line")
  func evaluate() {
    #expect(ToolRun(["repl", "-e", "6 * 7"]).output == "42\n")
    #expect(ToolRun(["repl", "--evaluate=print \"a\"; 1s * 2"]).output == "a\n2s\n")
    #expect(ToolRun(["repl", "-e", "nonsense"]).exitCode == .scriptError)
    #expect(ToolRun(["repl", "-e"]).exitCode == .usage)
  }

  @Test("Quitting ends the reading")
  func quit() {
    let run = run("print 1\n:quit\nprint 2\n")
    #expect(run.output == "1\n")
    #expect(run.exitCode == .success)
    #expect(self.run("nonsense\n:quit\n").exitCode == .scriptError)
  }

  @Test("An unfinished entry at the end is told as a mistake")
  func unfinished() {
    let run = run("layer card {\n")
    #expect(run.errors.contains("syntax/unclosed-brace"))
    #expect(run.exitCode == .scriptError)
  }

  @Test("A playback runs at once where nobody watches")
  func playback() {
    #expect(run("after 0.5s { print \"half\" }\n:play 0s..1s\nnow\n").output == "half\n1s\n")
  }

  @Test("--json answers each entry with one object")
  func json() throws {
    let run = run("var x = 1\nprint x; x + 1\nnope\n:goto 1s\n:wrong\n", "--json")
    let objects = try run.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.count == 5)
    #expect(objects.map { $0["ok"] as? Bool } == [true, true, false, true, false])
    #expect(objects.allSatisfy { $0["schema"] as? Int == 1 })
    #expect(objects[1]["output"] as? String == "1\n")
    let value = try #require((objects[1]["values"] as? [[String: String]])?.first)
    #expect(value == ["name": "_", "type": "number", "value": "2"])
    let diagnostic = try #require((objects[2]["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["id"] as? String == "name/unknown")
    #expect(objects[3]["seconds"] as? Double == 1)
    #expect(objects[3]["frame"] as? Int == 60)
    #expect((objects[4]["error"] as? String)?.hasPrefix("there is no command") == true)
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .scriptError)
  }

  @Test("A script is entered first, and without it there is no conversation")
  func script() throws {
    try withTemporaryFile("let side = 7\nprint \"loaded\"\n", "a.anim") { path in
      #expect(run("side * 2\n", path).output == "loaded\n14\n")
    }
    try withTemporaryFile("print nope\n", "b.anim") { path in
      let run = run("print 1\n", path)
      #expect(run.output.isEmpty)
      #expect(run.exitCode == .scriptError)
    }
    let missing = run("print 1\n", "nowhere.anim")
    #expect(missing.errors == "error: cannot read 'nowhere.anim': there is no such file\n")
    #expect(missing.exitCode == .noInput)
  }

  @Test("--transcript repeats a session; it exits 1 and shows what differs, or writes it with ANIM_UPDATE")
  func transcript() throws {
    try withTemporaryFile("› 1 + 1\n_ : number = 2\n", "a.transcript") { path in
      let run = ToolRun(["repl", "--transcript", path])
      #expect(run.output.isEmpty)
      #expect(run.exitCode == .success)
    }
    try withTemporaryFile("› 1 + 1\n_ : number = 3\n", "b.transcript") { path in
      let run = ToolRun(["repl", "--transcript", path])
      #expect(run.output == "\(path):1: 1 + 1\n- _ : number = 3\n+ _ : number = 2\n")
      #expect(run.exitCode == .testFailure)
      #expect(ToolRun(["repl", "--transcript", path], variables: ["ANIM_UPDATE": "1"]).exitCode == .success)
      let updated = try String(contentsOfFile: path, encoding: .utf8)
      #expect(updated == "› 1 + 1\n_ : number = 2\n")
    }
    #expect(ToolRun(["repl", "--transcript", "nowhere"]).exitCode == .noInput)
  }

  @Test("Seed and frames are the session's")
  func options() {
    #expect(run(":rate\n", "--fps", "30").output == "30 frames a second\n")
    #expect(run("random(0...1)\n", "--seed", "7").output == run("random(0...1)\n", "--seed", "7").output)
    #expect(run("random(0...1)\n", "--seed", "7").output != run("random(0...1)\n", "--seed", "8").output)
  }

  @Test("Output that is closed ends the conversation")
  func closedOutput() {
    let environment = ToolEnvironment(
      input: .bytes(Array("print 1\nprint 2\n".utf8)), output: ByteWriter(descriptor: -1))
    #expect(CommandLineTool.run(arguments: ["repl"], environment: environment) == .inputOutput)
  }

  private func withTemporaryFile(_ text: String, _ name: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    try body(file.path(percentEncoded: false))
  }
}
