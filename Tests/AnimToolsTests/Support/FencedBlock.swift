import Testing

/// A fenced block of a page, and the text block directly after it.
struct FencedBlock: CustomTestStringConvertible {
  /// What stands behind the fence: `anim`, `anim error`.
  var info: String
  var content: String
  /// The line of the fence.
  var line: Int
  /// The content of a `text` block that follows with nothing but empty lines between.
  var result: String?

  var testDescription: String { "line \(line)" }

  /// All blocks of a page in Markdown, without those that are results.
  static func all(in page: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: FencedBlock?
    var followsBlock = false
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if var block = open {
        guard line == "```" else {
          open?.content += line + "\n"
          continue
        }
        open = nil
        if block.info == "text" && followsBlock {
          blocks[blocks.count - 1].result = block.content
          followsBlock = false
        } else {
          block.result = nil
          blocks.append(block)
          followsBlock = true
        }
      } else if line.hasPrefix("```") {
        open = FencedBlock(info: String(line.dropFirst(3)), content: "", line: index + 1)
      } else if !line.isEmpty {
        followsBlock = false
      }
    }
    return blocks
  }
}
