import Foundation
import Testing

@testable import AnimTools

/// `ANIM_UPDATE=1 swift test --filter ReplDocumentation` writes answers and table into the pages.
@Suite("The sessions and the table of commands on the pages", .serialized)
struct ReplDocumentationTests {
  private static var isUpdating: Bool { ProcessInfo.processInfo.environment["ANIM_UPDATE"] != nil }

  private static func update(_ page: String, _ old: String, _ new: String) throws {
    let text = try Project.text(of: page).replacing(old, with: new)
    try text.write(to: Project.root.appending(path: page), atomically: true, encoding: .utf8)
  }

  @Test("Sessions come out as they are written", arguments: ["README.md", "repl.md"])
  func sessions(page: String) throws {
    let blocks = FencedBlock.all(in: try Project.text(of: page)).filter { $0.info == "transcript" }
    #expect(!blocks.isEmpty)
    for block in blocks {
      var repl = Repl()
      let replay = Transcript(block.content).replay(in: &repl, name: "\(page):\(block.line)")
      if Self.isUpdating {
        try Self.update(page, "```transcript\n" + block.content, "```transcript\n" + replay.text)
      } else {
        #expect(replay.count == 0, "\(replay.differences)")
      }
    }
  }

  @Test("The table of commands is what the prompt knows")
  func commands() throws {
    let page = try Project.text(of: "repl.md")
    let opening = try #require(page.firstRange(of: "<!-- table: commands -->\n"))
    let closing = try #require(page[opening.upperBound...].firstRange(of: "<!-- end -->"))
    let table = page[opening.upperBound..<closing.lowerBound]
    if Self.isUpdating {
      try Self.update("repl.md", "-->\n\(table)<!-- end -->", "-->\n\(ReplHelp.referenceTable)<!-- end -->")
    } else {
      #expect(table == ReplHelp.referenceTable)
    }
  }
}
