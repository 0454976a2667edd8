import Foundation
import Testing

@testable import AnimTools

@Suite("The history of entries")
struct HistoryTests {
  /// Runs with the path of a file that is not there yet, in folders that are not there either.
  private func withFile(_ body: (String) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("anim-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("state/anim/history").path)
  }

  private func bytes(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map(Array.init) ?? []
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  @Test("Entries come back in a later session, those of several lines as one")
  func roundTrip() {
    withFile { path in
      var history = History(path: path)
      #expect(history.entries.isEmpty)
      let entries = ["print 1", "layer a {\n    x = \"\\n\"\n}", "日本 \\", "\t"]
      for entry in entries { history.add(entry) }
      #expect(history.entries == entries)
      #expect(History(path: path).entries == entries)
      #expect(bytes(path).split(separator: 0x0a).count == entries.count, "one record a line")
    }
  }

  @Test("An entry is kept once, where it was used last")
  func once() {
    withFile { path in
      var history = History(path: path)
      for entry in ["a", "b", "a", "a", "", "b"] { history.add(entry) }
      #expect(history.entries == ["a", "b"])
      #expect(History(path: path).entries == ["a", "b"])
    }
  }

  @Test("Two sessions add to one file and lose nothing of each other")
  func together() {
    withFile { path in
      var first = History(path: path)
      var second = History(path: path)
      first.add("a")
      second.add("b")
      first.add("c")
      #expect(first.entries == ["a", "c"])
      #expect(History(path: path).entries == ["a", "b", "c"])
    }
  }

  @Test("Bytes that are not UTF-8, blank lines and an unfinished record do no harm")
  func broken() throws {
    try withFile { path in
      try write([0x61, 0xff, 0x0a, 0x0a, 0x62, 0x5c, 0x0a, 0x63], path)
      var history = History(path: path)
      #expect(history.entries == ["a\u{fffd}", "b", "c"])
      history.add("d")
      #expect(History(path: path).entries == ["a\u{fffd}", "b", "c", "d"])
    }
  }

  @Test("It keeps so many entries, none that is too long, and cuts a file that has grown too much")
  func limits() throws {
    try withFile { path in
      let records = (0..<2 * History.capacity + 1).map { "entry \($0)\n" }.joined()
      try write(Array(records.utf8), path)
      var history = History(path: path)
      #expect(history.entries.count == History.capacity)
      #expect(history.entries.last == "entry \(2 * History.capacity)")
      #expect(bytes(path).count { $0 == 0x0a } == History.capacity)
      history.add("new")
      #expect(history.entries.count == History.capacity)
      history.add(String(repeating: "x", count: History.entryLimit + 1))
      #expect(history.entries.last == "new")
    }
  }

  @Test("Nobody else may read the file")
  func permissions() throws {
    try withFile { path in
      var history = History(path: path)
      history.add("a")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
  }

  @Test(
    "A place where no file can be is no reason to stop", arguments: ["/dev/null/history", "/proc/anim/history", "/"])
  func unwritable(path: String) {
    var history = History(path: path)
    history.add("a")
    #expect(history.entries == ["a"])
  }

  @Test(
    "Its place is the folder that the system or XDG_STATE_HOME names",
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/anim/history"), (["XDG_STATE_HOME": "s"], nil), ([:], nil),
      (["HOME": "h"], nil),
    ] as [([String: String], String?)])
  func place(variables: [String: String], expected: String?) {
    #expect(History.path { variables[$0] } == expected)
  }

  @Test("Without XDG_STATE_HOME it lies in the home folder")
  func home() {
    #if canImport(Darwin)
      let expected = "/h/Library/Application Support/anim/history"
    #else
      let expected = "/h/.local/state/anim/history"
    #endif
    #expect(History.path { ["HOME": "/h", "XDG_STATE_HOME": ""][$0] } == expected)
  }

  @Test("A record is a line, whatever the entry", arguments: ["", "a", "a\nb", "\\", "\\n", "\n\\\n", "a\\\nn"])
  func records(entry: String) {
    let record = History.record(of: entry)
    #expect(!record.contains("\n"))
    #expect(History.entry(of: record) == entry)
  }
}
