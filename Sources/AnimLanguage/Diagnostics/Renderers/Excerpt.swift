/// The lines of one file that a diagnostic is about.
struct Excerpt {
  /// `file:line:column` of the first mark.
  let place: String
  let isFirst: Bool
  let lines: [ExcerptLine]

  func rendered(gutter: Int, _ painter: Painter) -> String {
    let margin = String(repeating: " ", count: gutter)
    var result = "\(margin) \(painter.frame(isFirst ? .corner : .branch)) \(DisplayWidth.expanded(place))\n"
    var previous: Int?
    for line in lines {
      if let previous, line.number > previous + 1 { result += "\(margin) \(painter.frame(.gap))\n" }
      previous = line.number
      let number = String(line.number)
      let padding = String(repeating: " ", count: gutter - number.count)
      let (text, rows) = line.rendered(painter, width: painter.style.sourceWidth(gutter: gutter))
      result += painter.frame("\(padding)\(number) \(painter.sign(.side))") + (text.isEmpty ? "" : " \(text)") + "\n"
      for row in rows { result += "\(margin) \(painter.frame(.side)) \(row)\n" }
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
  func rendered(_ painter: Painter, width: Int) -> (text: String, rows: [String]) {
    let (shown, offset) = windowed(painter, width)
    guard !marks.isEmpty else { return (shown, []) }
    let marks = marks.map { mark in
      var mark = mark
      let start = max(0, mark.cells.lowerBound - offset)
      mark.cells = start..<max(start + 1, min(mark.cells.upperBound - offset, width))
      return mark
    }.sorted { ($0.cells.lowerBound, $0.isPrimary ? 0 : 1) < ($1.cells.lowerBound, $1.isPrimary ? 0 : 1) }
    var rows = [markRow(marks, painter)]
    if let last = marks.last, let label = last.label {
      rows[0] += " " + painter.mark(painter.words(label), last)
    }
    var hanging = Array(marks.dropLast().filter { $0.label != nil })
    while let mark = hanging.popLast() {
      var row = ""
      var column = 0
      for other in hanging where other.cells.lowerBound < mark.cells.lowerBound && other.cells.lowerBound >= column {
        row += String(repeating: " ", count: other.cells.lowerBound - column)
        row += painter.mark(painter.sign(.side), other)
        column = other.cells.lowerBound + 1
      }
      row += String(repeating: " ", count: max(0, mark.cells.lowerBound - column))
      row += painter.mark("\(painter.sign(.end)) " + painter.words(mark.label ?? ""), mark)
      rows.append(row)
    }
    return (shown, rows)
  }

  /// The marks below the line. Where they overlap the primary one is seen, else the shorter.
  private func markRow(_ marks: [Mark], _ painter: Painter) -> String {
    var cells: [Mark?] = []
    let byImportance = marks.sorted { first, second in
      first.isPrimary == second.isPrimary ? first.cells.count > second.cells.count : second.isPrimary
    }
    for mark in byImportance {
      if cells.count < mark.cells.upperBound {
        cells += Array(repeating: nil, count: mark.cells.upperBound - cells.count)
      }
      for cell in mark.cells { cells[cell] = mark }
    }
    var row = ""
    var column = 0
    while column < cells.count {
      let mark = cells[column]
      let end = cells[column...].firstIndex { $0 != mark } ?? cells.count
      let text = String(repeating: mark?.symbol ?? " ", count: end - column)
      row += mark.map { painter.mark(text, $0) } ?? text
      column = end
    }
    return row
  }

  /// The part of a long line around its first mark, and how many cells were cut off before it.
  private func windowed(_ painter: Painter, _ limit: Int) -> (text: String, offset: Int) {
    let expanded = DisplayWidth.expanded(text)
    guard text.utf8.count > limit, DisplayWidth.cells(of: expanded) > limit else { return (expanded, 0) }
    let focus = marks.map(\.cells.lowerBound).min() ?? 0
    let start = focus < limit * 3 / 4 ? 0 : max(0, focus - limit / 2)
    let cut = painter.sign(.cut)
    var result = ""
    var column = 0
    var offset = 0
    for character in expanded {
      let width = DisplayWidth.width(of: character)
      if column < start {
        offset = column + width
      } else if column + width <= start + limit {
        result.append(character)
      } else {
        return ((offset > 0 ? cut : "") + result + cut, max(0, offset - cut.count))
      }
      column += width
    }
    return ((offset > 0 ? cut : "") + result, max(0, offset - cut.count))
  }
}
