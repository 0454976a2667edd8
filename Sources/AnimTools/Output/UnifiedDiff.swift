/// What changes from one text to another, line by line, as `diff -u` shows it.
struct UnifiedDiff {
  /// How many lines that stay are shown around those that change.
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private var text: [UInt8]

  /// The changes; empty if there are none.
  static func text(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
    guard old != new else { return [] }
    var diff = UnifiedDiff(old, new, name)
    diff.write(LineMatching.changes(from: diff.old, to: diff.new))
    return diff.text
  }

  private init(_ old: [UInt8], _ new: [UInt8], _ name: String) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    text = Array("--- \(name)\n+++ \(name)\n".utf8)
  }

  /// The lines of a text, each with its line feed if it has one.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0a).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// Writes changes in hunks: those whose context would meet share one.
  private mutating func write(_ changes: [LineChange]) {
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      { last += 1 }
      writeHunk(changes[first...last])
      first = last + 1
    }
  }

  private mutating func writeHunk(_ changes: ArraySlice<LineChange>) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    text += "@@ -\(Self.place(oldLines)) +\(Self.place(newLines)) @@\n".utf8
    var position = oldLines.lowerBound
    for change in changes {
      write(old[position..<change.old.lowerBound], " ")
      write(old[change.old], "-")
      write(new[change.new], "+")
      position = change.old.upperBound
    }
    write(old[position..<oldLines.upperBound], " ")
  }

  private mutating func write(_ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: Unicode.Scalar) {
    for line in lines {
      text.append(UInt8(ascii: sign))
      text += line
      if line.last != 0x0a { text += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// `first,count` as the format wants it: the line before for an empty range, no count for one line.
  private static func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }
}
