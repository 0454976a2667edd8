import Foundation
import Testing

@testable import AnimTools

@Suite("anim format")
struct FormatCommandTests {
  private static let messy = "layer a{x=1}\n\n\n\nprint  2// two"
  private static let tidy = "layer a { x = 1 }\n\nprint 2  // two\n"

  @Test("standard input goes to standard output")
  func standardInput() {
    let run = ToolRun(["format", "-"], input: Self.messy)
    #expect(run.output == Self.tidy)
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
    #expect(ToolRun(["format", "-"], input: Self.tidy).output == Self.tidy)
    #expect(ToolRun(["format", "-"], input: "").output.isEmpty)
  }

  @Test("files are rewritten in their place, and nothing is said")
  func files() throws {
    let folder = try TemporaryFolder()
    let paths = [try folder.file("a.anim", Self.messy.utf8), try folder.file("b c.anim", Self.tidy.utf8)]
    let before = try FileManager.default.attributesOfItem(atPath: paths[1])[.systemFileNumber] as? Int
    let run = ToolRun(["format"] + paths)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(run.exitCode == .success)
    #expect(try folder.text("a.anim") == Self.tidy)
    #expect(try folder.text("b c.anim") == Self.tidy)
    #expect(folder.names == ["a.anim", "b c.anim"])
    let after = try FileManager.default.attributesOfItem(atPath: paths[1])[.systemFileNumber] as? Int
    #expect(before == after, "a file that is in its form is not touched")
  }

  @Test("the scripts of a folder are taken, and of those in it")
  func folders() throws {
    let folder = try TemporaryFolder()
    for name in ["a.anim", "in/b.anim", "in/deep/c.anim", "d.txt", ".hidden/e.anim"] {
      try folder.file(name, Self.messy.utf8)
    }
    #expect(ToolRun(["format", folder.path]).exitCode == .success)
    for name in ["a.anim", "in/b.anim", "in/deep/c.anim"] { #expect(try folder.text(name) == Self.tidy) }
    for name in ["d.txt", ".hidden/e.anim"] { #expect(try folder.text(name) == Self.messy) }
  }

  @Test("--check names what would change and changes nothing")
  func check() throws {
    let folder = try TemporaryFolder()
    let messy = try folder.file("messy.anim", Self.messy.utf8)
    let tidy = try folder.file("tidy.anim", Self.tidy.utf8)
    let run = ToolRun(["format", "--check", messy, tidy])
    #expect(run.output == messy + "\n")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .testFailure)
    #expect(try folder.text("messy.anim") == Self.messy)
    let good = ToolRun(["format", tidy, "--check"])
    #expect(good.output.isEmpty)
    #expect(good.exitCode == .success)
    #expect(ToolRun(["format", "--check", "-"], input: Self.messy).output == "<stdin>\n")
  }

  @Test("--diff shows what would change and changes nothing; with --check the exit code tells too")
  func diff() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.anim", Self.messy.utf8)
    let expected = """
      --- \(path)
      +++ \(path)
      @@ -1,5 +1,3 @@
      -layer a{x=1}
      -
      -
      +layer a { x = 1 }
      \u{20}
      -print  2// two
      \\ No newline at end of file
      +print 2  // two

      """
    let run = ToolRun(["format", "--diff", path])
    #expect(run.output == expected)
    #expect(run.exitCode == .success)
    #expect(try folder.text("a.anim") == Self.messy)
    let both = ToolRun(["format", "--diff", "--check", path])
    #expect(both.output == expected)
    #expect(both.exitCode == .testFailure)
    #expect(ToolRun(["format", "--diff", "-"], input: Self.tidy).output.isEmpty)
  }

  @Test("a broken file is left alone and told, and keeps no other from being formatted")
  func broken() throws {
    let folder = try TemporaryFolder()
    let text = "layer a{\nx=1\n"
    let paths = [
      try folder.file("a.anim", text.utf8), folder.path("missing.anim"), try folder.file("c.anim", Self.messy.utf8),
    ]
    let run = ToolRun(["format", "--format", "short"] + paths)
    #expect(run.exitCode == .noInput)
    #expect(run.errors.contains("a.anim:2:4: error: missing '}'"))
    #expect(run.errors.contains("anim: cannot read '\(paths[1])': there is no such file\n"))
    #expect(run.output.isEmpty)
    #expect(try folder.text("a.anim") == text)
    #expect(try folder.text("c.anim") == Self.tidy)
    #expect(ToolRun(["format", paths[0]]).exitCode == .scriptError)
    let input = ToolRun(["format", "-"], input: text)
    #expect(input.output.isEmpty)
    #expect(input.exitCode == .scriptError)
  }

  @Test("--force formats what has no mistakes, and tells them all the same")
  func force() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.anim", "x=1\nlet  y\nz=2\n".utf8)
    let run = ToolRun(["format", "--force", "--format", "short", path])
    #expect(try folder.text("a.anim") == "x = 1\nlet  y\nz = 2\n")
    #expect(run.errors.contains("a.anim:2:"))
    #expect(run.exitCode == .scriptError)
    #expect(ToolRun(["format", "--force", "-"], input: Self.messy).output == Self.tidy)
  }

  @Test("a script cut off anywhere is formatted or untouched")
  func truncated() throws {
    let folder = try TemporaryFolder()
    let text = Array("layer a{x=\"\\(f( 1 ))\" y = [1,2]}\nif a{ b() }".utf8)
    for length in 0...text.count {
      let path = try folder.file("a.anim", text[..<length])
      let run = ToolRun(["format", path])
      let after = try folder.text("a.anim")
      switch run.exitCode {
      case .success: #expect(ToolRun(["format", "--check", path]).exitCode == .success)
      case .scriptError: #expect(Array(after.utf8) == Array(text[..<length]))
      default: Issue.record("\(run.errors)")
      }
    }
  }

  @Test("permissions stay, and a link stays a link to what it was")
  func permissionsAndLinks() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("in/a.anim", Self.messy.utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: path)
    let link = folder.path("link.anim")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "in/a.anim")
    #expect(ToolRun(["format", link]).exitCode == .success)
    #expect(try folder.text("in/a.anim") == Self.tidy)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "in/a.anim")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o750)
    #expect(folder.names == ["in", "link.anim"])
  }

  @Test(
    "a file that may not be written is told and stays",
    .enabled(if: getuid() != 0, "the superuser may write all files"))
  func notWritable() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.anim", Self.messy.utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let run = ToolRun(["format", path])
    #expect(run.errors == "anim: cannot write '\(path)': it may not be written\n")
    #expect(run.exitCode == .inputOutput)
    #expect(try folder.text("a.anim") == Self.messy)
  }

  @Test("what is no plain file cannot be replaced")
  func noPlainFile() throws {
    let folder = try TemporaryFolder()
    do throws(FileError) {
      try SystemCalls.replaceFile(folder.path, with: [])
      Issue.record("a folder was replaced")
    } catch {
      #expect(error == .system("it is no plain file"))
    }
    do throws(FileError) {
      try SystemCalls.replaceFile(folder.path("missing"), with: [])
      Issue.record("a missing file was replaced")
    } catch {
      #expect(error == .missing)
    }
    #expect(folder.names.isEmpty)
  }

  @Test("output that cannot be written is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let environment = ToolEnvironment(
      input: .bytes(Array(Self.messy.utf8)), output: ByteWriter(descriptor: descriptor))
    #expect(CommandLineTool.run(arguments: ["format", "-"], environment: environment) == .inputOutput)
  }
}
