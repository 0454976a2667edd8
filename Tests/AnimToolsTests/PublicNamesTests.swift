import Foundation
import Testing

@Suite("Names that programs see")
struct PublicNamesTests {
  /// Lines that need no comment: conformances, whose meaning the protocol tells.
  private static let conformances = [
    "scriptType", "scriptValue", "scriptTypeDescription", "description", "init(from ", "encode(to ", "hash(into ",
    "read(from ",
    "write(to ", "func ==", "func <", "SessionObserver",
  ]

  private static func undocumented(_ path: String) throws -> [String] {
    let lines = try Project.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    let isDefault = lines.firstIndex { $0.hasPrefix("extension SessionObserver") } ?? lines.count
    return lines.indices.prefix(isDefault).compactMap { index in
      let line = lines[index].trimmingPrefix { $0 == " " }
      guard line.hasPrefix("public "), !line.hasPrefix("public static let hostIDs"),
        !conformances.contains(where: { line.contains($0) })
      else { return nil }
      var before = index - 1
      while before >= 0, lines[before].trimmingPrefix(while: { $0 == " " }).hasPrefix("@") { before -= 1 }
      let isTold = before >= 0 && lines[before].trimmingPrefix { $0 == " " }.hasPrefix("///")
      return isTold ? nil : "\(path):\(index + 1): \(line)"
    }
  }

  @Test(
    "Each has a comment that says what it means",
    arguments: Project.files(in: "Sources/AnimKit", named: ".swift")
      + Project.files(in: "Sources/AnimRuntime", named: ".swift")
      + Project.files(in: "Sources/AnimLanguage/Source", named: ".swift")
      + ["Diagnostic", "DiagnosticBag", "DiagnosticID"].map { "Sources/AnimLanguage/Diagnostics/\($0).swift" }
      + ["HostVocabulary", "ScriptType"].map { "Sources/AnimLanguage/Vocabulary/\($0).swift" })
  func comments(path: String) throws {
    #expect(try Self.undocumented(path) == [])
  }

  @Test("The catalogue of the documentation names each type that a program imports")
  func catalogue() throws {
    let page = try Project.text(of: "Sources/AnimKit/AnimKit.docc/AnimKit.md")
    let names = try Project.files(in: "Sources/AnimKit", named: ".swift").flatMap { path in
      try Project.text(of: path).matches(
        of: /^public (?:typealias|struct|enum|protocol|class) (\w+)/.anchorsMatchLineEndings()
      )
      .map { String($0.1) }
    }
    #expect(names.filter { !page.contains("``\($0)``") } == [])
  }
}
