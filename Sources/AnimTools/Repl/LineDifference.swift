/// How two texts differ, line by line: lines of the first only with `-`, of the second only with `+`.
struct LineDifference {
  /// Lines that both have are left out; empty if the texts are equal.
  let text: String

  init(_ first: String, _ second: String) {
    let (old, new) = (LineDifference.lines(first), LineDifference.lines(second))
    var text = ""
    for change in LineMatching.changes(from: old, to: new) {
      for line in old[change.old] { text += "- \(String(decoding: line, as: UTF8.self))\n" }
      for line in new[change.new] { text += "+ \(String(decoding: line, as: UTF8.self))\n" }
    }
    self.text = text
  }

  private static func lines(_ text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: 0x0a, omittingEmptySubsequences: false)
  }
}
