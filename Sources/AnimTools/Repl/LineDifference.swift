/// How two texts differ, line by line: lines of the first only with `-`, of the second only with `+`.
struct LineDifference {
  /// Lines that both have are left out; empty if the texts are equal.
  let text: String

  init(_ first: String, _ second: String) {
    let old = first.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = second.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var lines: [(position: Int, text: String)] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): lines.append((offset * 2, "- \(line)\n"))
      case .insert(let offset, let line, _): lines.append((offset * 2 + 1, "+ \(line)\n"))
      }
    }
    // Removed lines stand by their old numbers, added ones by their new: near enough to be read side by side.
    text = lines.sorted { ($0.position, $0.text) < ($1.position, $1.text) }.map(\.text).joined()
  }
}
