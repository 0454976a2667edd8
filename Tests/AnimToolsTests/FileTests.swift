import Foundation
import Testing

@testable import AnimTools

@Suite("Files, good and bad")
struct FileTests {
  @Test("A file is played", arguments: ["plain.anim", "with space.anim", "ünï.anim"])
  func plain(name: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(name, "print 1".utf8)
    let run = ToolRun(["run", path])
    #expect(run.output == "1\n")
    #expect(run.exitCode == .success)
  }

  @Test("An empty file does nothing, and well")
  func empty() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["run", try folder.file("empty.anim", [])])
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
  }

  @Test("A missing file, and one in a file", arguments: ["nowhere.anim", "file.anim/script.anim"])
  func missing(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("file.anim", [])
    let path = folder.url.appending(path: name).path(percentEncoded: false)
    let run = ToolRun(["run", path])
    #expect(run.errors == "anim: cannot read '\(path)': there is no such file\n")
    #expect(run.exitCode == .noInput)
  }

  @Test("All scripts of a folder are checked, and of folders in it")
  func checkedFolder() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.anim", "print x".utf8)
    _ = try folder.file("b.anim", "print y".utf8)
    _ = try folder.file("c.txt", "print z".utf8)
    let run = ToolRun(["check", "--format", "short", folder.url.path(percentEncoded: false)])
    #expect(run.errors.split(separator: "\n").map { $0.contains("a.anim:1:7") } == [true, false])
    #expect(run.exitCode == .scriptError)
  }

  @Test("The folder of imports must be one", arguments: ["run", "check", "test", "repl"])
  func root(command: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.anim", "print 1".utf8)
    for root in [path, path + "/nosuch"] {
      let run = ToolRun([command, "--root", root, path])
      #expect(run.errors == "anim: cannot read '\(root)': there is no such folder\n")
      #expect(run.exitCode == .noInput)
    }
  }

  @Test("A folder", arguments: ["run"])
  func folder(command: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path(percentEncoded: false)
    let run = ToolRun([command, path])
    #expect(run.errors == "anim: cannot read '\(path)': it is a folder\n")
    #expect(run.exitCode == .noInput)
  }

  @Test("A file that may not be read", .enabled(if: getuid() != 0, "the superuser may read all files"))
  func notAllowed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("secret.anim", "print 1".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let run = ToolRun(["run", path])
    #expect(run.errors == "anim: cannot read '\(path)': it may not be read\n")
    #expect(run.exitCode == .noInput)
  }

  @Test("Reasons in words")
  func reasons() {
    #expect(FileError(code: ENOENT) == .missing)
    #expect(FileError(code: EACCES).message == "it may not be read")
    #expect(FileError(code: EISDIR).message == "it is a folder")
    #expect(FileError(code: EIO) == .system("Input/output error"))
    #expect(FileError.tooLarge(limit: 32 << 20).message == "it is larger than 32 MB")
  }

  @Test("A file that never ends is given up", .enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func endless() {
    let run = ToolRun(["run", "/dev/zero"])
    #expect(run.errors == "anim: cannot read '/dev/zero': it is larger than 32 MB\n")
    #expect(run.exitCode == .noInput)
  }

  @Test(
    "Bytes that are no text are told, whole and in pieces", arguments: [[0xff, 0xfe], [0xc3], [0xed, 0xa0, 0x80]])
  func notUTF8(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["run", "--format", "short", try folder.file("latin.anim", Array("print 1\n".utf8) + bytes)])
    #expect(run.errors.contains("latin.anim:2:1: error: "))
    #expect(run.output.isEmpty)
    #expect(run.exitCode == .scriptError)
  }

  @Test("A NUL byte is told")
  func nul() {
    let run = ToolRun(["run", "--format", "short", "-"], input: "print 1\n\0print 2\n")
    #expect(run.errors.contains("<stdin>:2:1: error: "))
    #expect(run.exitCode == .scriptError)
  }

  @Test("Nests of any depth are told or run", arguments: ["{", "(", "[", "if true {", "/*", "\"\\("])
  func deepNest(opener: String) {
    let run = ToolRun(["run", "--format", "short", "-"], input: String(repeating: opener, count: 100_000))
    #expect(run.exitCode == .scriptError)
    #expect(run.errors.contains("error: "))
    #expect(run.errors.split(separator: "\n").count <= 21)
  }

  @Test("Balanced nests of any depth are told or run")
  func balancedNest() {
    let depth = 100_000
    let text = "print " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    let run = ToolRun(["run", "--format", "short", "-"], input: text)
    #expect(run.exitCode == .scriptError || run.output == "1\n")
  }

  @Test("Megabytes of openers are told")
  func megabytesOfBraces() {
    let run = ToolRun(["check", "--format", "short", "-"], input: String(repeating: "{", count: 4 << 20))
    #expect(run.exitCode == .scriptError)
    #expect(run.errors.split(separator: "\n").count <= 21)
  }

  @Test("Several files are all checked; the worst one decides")
  func several() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good.anim", "print 1\n".utf8)
    let bad = try folder.file("bad.anim", "print unknown\n".utf8)
    let missing = folder.url.appending(path: "missing.anim").path(percentEncoded: false)
    #expect(ToolRun(["check", good]).exitCode == .success)
    #expect(ToolRun(["check", good, bad]).exitCode == .scriptError)
    let run = ToolRun(["check", "--format", "short", missing, bad, good])
    #expect(run.exitCode == .noInput)
    #expect(run.errors.contains("missing.anim"))
    #expect(run.errors.contains("bad.anim:1:7: error: "))
    #expect(run.output.isEmpty)
  }
}
