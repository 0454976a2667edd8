import AnimKit
import Foundation
import Testing

@Suite("The program of the README")
struct ReadMeTests {
  private static func lines(_ path: String) throws -> [String] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines between two.
  private static func lines(of text: [String], from first: String, to last: String) throws -> [String] {
    let start = try #require(text.firstIndex(of: first)) + 1
    return Array(try text[start..<#require(text[start...].firstIndex(of: last))])
  }

  @Test("It is the one that is compiled here, line by line")
  func sameProgram() throws {
    let page = try Self.lines(of: Self.lines("README.md"), from: "```swift", to: "```")
    let compiled = try Self.lines(
      of: Self.lines("Tests/AnimKitTests/ReadMeProgram.swift"), from: "  // The program begins here.",
      to: "  // The program ends here.")
    #expect(page.prefix(2) == ["import AnimKit", ""])
    #expect(Array(page.dropFirst(2)) == compiled.map { String($0.dropFirst(2)) })
  }

  @Test("It prints what the page says")
  func output() throws {
    let page = try Self.lines("README.md")
    let program = try #require(page.firstIndex(of: "```swift"))
    let result = try Self.lines(of: Array(page[program...]), from: "```text", to: "```")
    #expect(try runReadMeProgram() == result)
  }
}
