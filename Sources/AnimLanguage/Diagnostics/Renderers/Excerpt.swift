/// The lines of one file that a diagnostic is about.
struct Excerpt {
  /// `file:line:column` of the first mark.
  let place: String
  let isFirst: Bool
  let lines: [ExcerptLine]

  func rendered(gutter: Int, _ painter: Painter) -> String {
    let margin = String(repeating: " ", count: gutter)
    var result = "\(margin) \(painter.frame(isFirst ? "┌" : "├")) \(DisplayWidth.expanded(place))\n"
    var previous: Int?
    for line in lines {
      if let previous, line.number > previous + 1 { result += "\(margin) \(painter.frame("┆"))\n" }
      previous = line.number
      let number = String(line.number)
      let padding = String(repeating: " ", count: gutter - number.count)
      let (text, rows) = line.rendered(painter)
      result += painter.frame("\(padding)\(number) │") + (text.isEmpty ? "" : " \(text)") + "\n"
      for row in rows { result += "\(margin) \(painter.frame("│")) \(row)\n" }
    }
    return result
  }
}

/// A line of source and the marks in it.
struct ExcerptLine {
  let number: Int
  let text: String
  let marks: [Mark]

  /// The line as it is shown, and the rows of marks and labels below it.
  ///
  /// The last mark has its label beside it; those of the others hang below on their own rows, the rightmost first.
  func rendered(_ painter: Painter) -> (text: String, rows: [String]) {
    let (shown, offset) = windowed()
    let marks = marks.map { mark in
      var mark = mark
      let start = max(0, mark.cells.lowerBound - offset)
      mark.cells = start..<max(start + 1, min(mark.cells.upperBound - offset, PrettyRenderer.longestLine))
      return mark
    }.sorted { ($0.cells.lowerBound, $0.isPrimary ? 0 : 1) < ($1.cells.lowerBound, $1.isPrimary ? 0 : 1) }
    var rows = [markRow(marks, painter)]
    if let last = marks.last, let label = last.label {
      rows[0] += " " + painter.mark(DisplayWidth.expanded(label), last)
    }
    var hanging = Array(marks.dropLast().filter { $0.label != nil })
    while let mark = hanging.popLast() {
      var row = ""
      var column = 0
      for other in hanging where other.cells.lowerBound < mark.cells.lowerBound && other.cells.lowerBound >= column {
        row += String(repeating: " ", count: other.cells.lowerBound - column) + painter.mark("│", other)
        column = other.cells.lowerBound + 1
      }
      row += String(repeating: " ", count: max(0, mark.cells.lowerBound - column))
      row += painter.mark("└ " + DisplayWidth.expanded(mark.label ?? ""), mark)
      rows.append(row)
    }
    return (shown, rows)
  }

  private func markRow(_ marks: [Mark], _ painter: Painter) -> String {
    var row = ""
    var column = 0
    for mark in marks where mark.cells.upperBound > column {
      let start = max(column, mark.cells.lowerBound)
      row += String(repeating: " ", count: start - column)
      row += painter.mark(String(repeating: mark.symbol, count: mark.cells.upperBound - start), mark)
      column = mark.cells.upperBound
    }
    return row
  }

  /// The part of a long line around its first mark, and how many cells were cut off before it.
  private func windowed() -> (text: String, offset: Int) {
    let expanded = DisplayWidth.expanded(text)
    let limit = PrettyRenderer.longestLine
    guard text.utf8.count > limit, DisplayWidth.cells(of: expanded) > limit else { return (expanded, 0) }
    let focus = marks.map(\.cells.lowerBound).min() ?? 0
    let start = max(0, focus - limit / 2)
    var result = ""
    var column = 0
    var offset = 0
    for character in expanded {
      let width = DisplayWidth.cells(of: String(character))
      if column < start {
        offset = column + width
      } else if column + width <= start + limit {
        result.append(character)
      } else {
        return ((offset > 0 ? "…" : "") + result + "…", max(0, offset - 1))
      }
      column += width
    }
    return ((offset > 0 ? "…" : "") + result, max(0, offset - 1))
  }
}

/// Colours parts of a text with ANSI escapes, or leaves them alone.
struct Painter {
  let isOn: Bool

  func strong(_ text: String) -> String { paint(text, "1") }
  func frame(_ text: String) -> String { paint(text, "34") }

  func severity(_ text: String, _ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: paint(text, "1;31")
    case .warning: paint(text, "1;33")
    case .note, .remark: paint(text, "1;36")
    }
  }

  func mark(_ text: String, _ mark: Mark) -> String { paint(text, mark.isPrimary ? "1;31" : "36") }

  private func paint(_ text: String, _ code: String) -> String { isOn ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text }
}
