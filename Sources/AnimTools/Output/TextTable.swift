import AnimLanguage

/// Rows of cells as text, each column as wide as its widest cell.
struct TextTable {
  private let rows: [[String]]
  private let indentation: String
  /// The columns whose cells stand at the right.
  private let trailing: Set<Int>

  init(_ rows: [[String]], indentation: String = "", trailing: Set<Int> = []) {
    self.rows = rows
    self.indentation = indentation
    self.trailing = trailing
  }

  /// One line a row, each ended by a newline; two spaces part the columns, none stand at the end of a line.
  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], DisplayWidth.cells(of: cell))
      }
    }
    return rows.map { row in
      var line = indentation
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - DisplayWidth.cells(of: cell))
        line += (column > 0 ? "  " : "") + (trailing.contains(column) ? padding + cell : cell + padding)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
