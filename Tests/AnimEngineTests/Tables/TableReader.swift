import Testing

/// The rows of a text table: one line each, cells parted by blanks.
func rows(of table: String) -> [[Substring]] {
  table.split(separator: "\n").map { $0.split(separator: " ") }
}

/// A number cell; text that is none gives NaN, which no expectation accepts unless it wants it.
func number(_ cell: Substring) -> Double { Double(cell) ?? .nan }

/// A cell of numbers parted by commas; an empty list is written `-`.
func numbers(_ cell: Substring) -> [Double] {
  cell == "-" ? [] : cell.split(separator: ",").map(number)
}

/// The largest difference of two lists, component by component; infinite if their counts differ.
func largestDifference(_ a: [Double], _ b: [Double]) -> Double {
  guard a.count == b.count else { return .infinity }
  return zip(a, b).map { ($0 - $1).magnitude }.max() ?? 0
}

/// One case of a table whose cases begin with `# name parameters…` and go on with samples.
struct TableCase: Sendable, CustomTestStringConvertible {
  let name: Substring
  let parameters: [Substring]
  var samples: [Substring] = []

  var testDescription: String { String(name) }

  /// The samples' cells, parted by colons.
  var cells: [[Substring]] { samples.map { $0.split(separator: ":") } }
}

/// The cases of a table, in order.
func cases(of table: String) -> [TableCase] {
  var cases: [TableCase] = []
  for row in rows(of: table) {
    if row[0] == "#" {
      cases.append(TableCase(name: row[1], parameters: Array(row.dropFirst(2))))
    } else {
      cases[cases.count - 1].samples += row
    }
  }
  return cases
}
