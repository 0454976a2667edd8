import AnimLanguage

@testable import AnimTools

/// A terminal of a size that does what the sequences say which the editor writes, and tells what is to be seen.
struct VirtualScreen {
  private(set) var columns: Int
  let rows: Int
  /// For each cell its character; a wide one has an empty text in the cell after it.
  private var cells: [[String]]
  private(set) var row = 0
  private(set) var column = 0
  /// Whether the next character goes to the next row.
  private var isWrapPending = false
  /// Sequences that it does not know.
  private(set) var unknown: [String] = []
  /// What was selected last, as the parameters of a style.
  private(set) var style = ""
  /// The text that was written in each style.
  private(set) var styled: [String: String] = [:]
  private(set) var isPasteBracketed = false
  /// How many lines have gone out at the top.
  private(set) var scrolled: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows as they look, without spaces at their ends, up to the last one that has something.
  var lines: [String] {
    var lines = cells.map(text)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private func text(_ cells: [String]) -> String {
    var text = cells.joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Whether everything it got was understood, and the style given back.
  var isSound: Bool { unknown.isEmpty && style.isEmpty }

  mutating func write(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      switch character {
      case "\r\n":
        column = 0
        isWrapPending = false
        feed()
      case "\r":
        column = 0
        isWrapPending = false
      case "\n": feed()
      case "\u{1b}": perform(&rest)
      default: put(character)
      }
    }
  }

  private mutating func perform(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return unknown.append("escape") }
    let parameters = String(rest.prefix { !$0.isLetter })
    rest = rest.dropFirst(parameters.count)
    let count = Int(parameters) ?? 1
    switch rest.popFirst() {
    case "A": move(to: row - count, column)
    case "B": move(to: row + count, column)
    case "C": move(to: row, column + count)
    case "H": move(to: 0, 0)
    case "J" where parameters == "2":
      for row in 0..<rows { erase(row, from: 0) }
    case "J":
      erase(row, from: column)
      for row in row + 1..<max(rows, row + 1) { erase(row, from: 0) }
    case "K": erase(row, from: column)
    case "m": style = parameters == "0" ? "" : parameters
    case "h" where parameters == "?2004": isPasteBracketed = true
    case "l" where parameters == "?2004": isPasteBracketed = false
    case let final: unknown.append(parameters + String(final ?? " "))
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    self.row = min(max(row, 0), rows - 1)
    self.column = min(max(column, 0), columns - 1)
    isWrapPending = false
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for cell in column..<columns { cells[row][cell] = " " }
  }

  private mutating func feed() {
    if row < rows - 1 {
      row += 1
    } else {
      scrolled.append(text(cells.removeFirst()))
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func put(_ character: Character) {
    let width = DisplayWidth.cells(of: String(character))
    guard width > 0 else {
      cells[row][max(column - 1, 0)] += String(character)
      return
    }
    if isWrapPending || column + width > columns {
      column = 0
      feed()
      isWrapPending = false
    }
    cells[row][column] = String(character)
    for cell in column + 1..<max(min(column + width, columns), column + 1) { cells[row][cell] = "" }
    styled[style, default: ""].append(character)
    column += width
    if column >= columns {
      column = columns - 1
      isWrapPending = true
    }
  }

  /// Changes the width as terminals do that break rows which no longer fit.
  mutating func resize(columns: Int) {
    var broken: [[String]] = []
    var cursor = (row: 0, column: 0)
    for (index, line) in cells.enumerated() {
      let used = index == row ? max(text(line).count, column + 1) : max(text(line).count, 1)
      if index == row { cursor = (broken.count + column / columns, column % columns) }
      for start in stride(from: 0, to: min(used, line.count), by: columns) {
        let part = Array(line[start..<min(start + columns, line.count)])
        broken.append(part + Array(repeating: " ", count: columns - part.count))
      }
    }
    while broken.count > rows, broken.last.map({ text($0) == "" }) ?? false, broken.count - 1 > cursor.row {
      broken.removeLast()
    }
    let gone = max(broken.count - rows, 0)
    self.columns = columns
    cells = Array(broken.dropFirst(gone))
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    row = cursor.row - gone
    column = cursor.column
    isWrapPending = false
  }
}
