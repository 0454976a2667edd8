/// A grid of dots, two by four to a character cell, drawn with the braille patterns of Unicode.
struct BrailleCanvas {
  /// In cells.
  let width: Int
  let height: Int
  private var patterns: [UInt8]

  init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    patterns = Array(repeating: 0, count: self.width * self.height)
  }

  /// The dots in a line and in a column.
  var dotWidth: Int { width * 2 }
  var dotHeight: Int { height * 4 }

  /// Sets a dot, counted from the upper left; one outside changes nothing.
  mutating func set(_ x: Int, _ y: Int) {
    guard (0..<dotWidth).contains(x), (0..<dotHeight).contains(y) else { return }
    patterns[y / 4 * width + x / 2] |= BrailleCanvas.bit(x % 2, y % 4)
  }

  /// Sets the dots of a column between two places, both included.
  mutating func setColumn(_ x: Int, from first: Int, to last: Int) {
    for y in min(first, last)...max(first, last) { set(x, y) }
  }

  /// The lines from top to bottom.
  var lines: [String] {
    (0..<height).map { row in
      var line = ""
      for pattern in patterns[row * width..<(row + 1) * width] {
        line.unicodeScalars.append(Unicode.Scalar(0x2800 + UInt32(pattern)) ?? " ")
      }
      return line
    }
  }

  /// Dots are numbered down the left column, then down the right one; the lowest row came later.
  private static func bit(_ column: Int, _ row: Int) -> UInt8 {
    row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(column * 3 + row)
  }
}
