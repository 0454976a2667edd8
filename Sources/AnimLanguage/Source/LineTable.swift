/// Where the lines of a text begin. A line ends at a line feed, a carriage return, or both in this order.
struct LineTable: Sendable {
  /// The first byte of each line; the first line begins at 0.
  private(set) var starts: [UInt32] = [0]

  init(_ bytes: [UInt8]) {
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0a || byte == 0x0d else { continue }
      if byte == 0x0d, index < count, bytes[index] == 0x0a { index += 1 }
      starts.append(UInt32(truncatingIfNeeded: index))
    }
  }

  /// The line, from 0, that a byte lies in.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The bytes of a line, from 0, without its line end.
  func range(of line: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard starts.indices.contains(line) else { return nil }
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
    if line + 1 < starts.count {
      end -= 1
      if end > start, bytes[end] == 0x0a, bytes[end - 1] == 0x0d { end -= 1 }
    }
    return start..<end
  }
}
