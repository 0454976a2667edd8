import Foundation
import Testing

/// `ANIM_UPDATE=1 swift test --filter ReferenceTable` writes the tables into the page.
@Suite("The tables of grammar.md are what the language knows", .serialized)
struct ReferenceTableTests {
  @Test("table", arguments: ReferenceTables.names)
  func table(name: String) throws {
    let page = try Project.text(of: "grammar.md")
    let begin = "<!-- table: \(name) -->\n"
    let opening = try #require(page.firstRange(of: begin), "grammar.md has no \(begin)")
    let closing = try #require(page[opening.upperBound...].firstRange(of: "<!-- end -->"))
    let range = opening.upperBound..<closing.lowerBound
    let table = ReferenceTables.table(name)
    if ProcessInfo.processInfo.environment["ANIM_UPDATE"] != nil {
      let updated = page.replacingCharacters(in: range, with: table)
      try updated.write(to: Project.root.appending(path: "grammar.md"), atomically: true, encoding: .utf8)
    } else {
      #expect(page[range] == table)
    }
  }
}
