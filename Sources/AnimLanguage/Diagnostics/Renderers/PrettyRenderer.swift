import AnimEngine

/// For people: the message, and the lines it is about with what is marked in them.
///
/// ```
/// error: unknown property 'opactiy' on layer                       name/unknown-property
///   ┌ intro.anim:4:12
/// 4 │ card.opactiy = 1
///   │      ^^^^^^^ layer has no such property
///   = did you mean 'opacity'?
///   = fix: write 'opacity'
/// ```
struct PrettyRenderer {
  let map: SourceMap
  let style: DiagnosticStyle

  /// The column at which ids stand, where messages leave room for it.
  static let idColumn = 65
  /// Longer lines are cut around what is marked, also where the terminal is wider.
  static let longestLine = 160

  func render(_ diagnostic: Diagnostic) -> String {
    let painter = Painter(style: style)
    var result = header(diagnostic, painter)
    let excerpts = excerpts(of: diagnostic)
    let lastLine = excerpts.flatMap(\.lines).map(\.number).max() ?? 1
    let gutter = String(lastLine).count
    let margin = String(repeating: " ", count: gutter)
    for excerpt in excerpts { result += excerpt.rendered(gutter: gutter, painter) }
    for remark in remarks(of: diagnostic) { result += "\(margin) \(painter.frame("=")) \(painter.words(remark))\n" }
    return result
  }

  private func header(_ diagnostic: Diagnostic, _ painter: Painter) -> String {
    let severity = diagnostic.severity.text
    let message = painter.words(diagnostic.message)
    let used = DisplayWidth.cells(of: severity) + 2 + DisplayWidth.cells(of: message)
    let space = String(repeating: " ", count: max(2, PrettyRenderer.idColumn - used))
    return painter.severity(severity, diagnostic.severity) + painter.strong(": \(message)")
      + "\(space)\(painter.frame(diagnostic.id.name))\n"
  }

  /// What stands below the excerpt, a line each.
  private func remarks(of diagnostic: Diagnostic) -> [String] {
    var remarks = diagnostic.notes.map { "note: \($0)" }
    if let hint = diagnostic.hint { remarks.append(hint) }
    remarks += diagnostic.fixes.map { "fix: \($0.title)" }
    if let instant = diagnostic.instant, !instant.isInfinite {
      let frame = diagnostic.displayFrame.map { " (frame \($0))" } ?? ""
      remarks.append("at t = \(PropertyValue.duration(instant))\(frame)")
    }
    // A mistake of the script's top level stands where its only call is.
    guard diagnostic.stack.count > 1 || diagnostic.stack.contains(where: { $0.omittedCalls > 0 }) else {
      return remarks
    }
    for frame in diagnostic.stack {
      remarks.append("in \(frame.name) at \(place(frame.range))")
      if frame.omittedCalls > 0 { remarks.append("… \(frame.omittedCalls.grouped) more") }
    }
    return remarks
  }

  private func place(_ range: SourceRange) -> String {
    map.location(of: range.lowerBound).map { "\(map.files[$0.file].name):\($0.line):\($0.column)" } ?? "?"
  }

  /// What is shown of each file, that of the primary range first.
  private func excerpts(of diagnostic: Diagnostic) -> [Excerpt] {
    guard let primary = map.location(of: diagnostic.range.lowerBound) else { return [] }
    var marks = Mark.marks(of: diagnostic.range, diagnostic.label, isPrimary: true, in: map)
    for label in diagnostic.secondary { marks += Mark.marks(of: label.range, label.text, isPrimary: false, in: map) }
    let files = [primary.file] + marks.map(\.file).filter { $0 != primary.file }.uniqued
    return files.map { file in
      let own = marks.filter { $0.file == file }
      let first = own.first.map { "\(map.files[file].name):\($0.line):\($0.column)" } ?? map.files[file].name
      let lines = shownLines(own.map(\.line).uniqued.sorted()).map { line in
        ExcerptLine(
          number: line, text: map.lineText(file: file, line: line) ?? "", marks: own.filter { $0.line == line })
      }
      return Excerpt(place: first, isFirst: file == primary.file, lines: lines)
    }
  }

  /// Lines with marks, and a single line between two of them, which takes no more room than what stands for it.
  private func shownLines(_ lines: [Int]) -> [Int] {
    var shown: [Int] = []
    for line in lines {
      if let last = shown.last, line == last + 2 { shown.append(last + 1) }
      shown.append(line)
    }
    return shown
  }
}

/// A range and its label, on one line.
struct Mark: Hashable {
  let file: Int
  let line: Int
  let column: Int
  /// The cells that are marked; at least one.
  var cells: Range<Int>
  let label: String?
  let isPrimary: Bool

  var symbol: String { isPrimary ? "^" : "-" }

  /// The marks of a range: of one over several lines the first line from where it begins, with the label, and the last.
  static func marks(of range: SourceRange, _ label: String?, isPrimary: Bool, in map: SourceMap) -> [Mark] {
    guard let start = map.location(of: range.lowerBound), let end = map.location(of: range.upperBound) else {
      return []
    }
    let lineEnd = map.lineRange(file: start.file, line: start.line)?.upperBound ?? range.upperBound
    let first = Mark(
      start, map.displayColumn(of: range.lowerBound),
      map.displayColumn(of: max(range.lowerBound, min(range.upperBound, lineEnd))), label, isPrimary)
    guard end.file == start.file, end.line > start.line, end.column > 1 else { return [first] }
    let text = map.lineText(file: end.file, line: end.line) ?? ""
    let indentation = DisplayWidth.cells(of: text.prefix { $0 == " " || $0 == "\t" })
    let last = Mark(end, indentation, map.displayColumn(of: range.upperBound), nil, isPrimary)
    return last.cells.lowerBound < map.displayColumn(of: range.upperBound) ? [first, last] : [first]
  }

  private init(_ place: SourceMap.Location, _ start: Int, _ end: Int, _ label: String?, _ isPrimary: Bool) {
    file = place.file
    line = place.line
    column = place.column
    cells = start..<max(end, start + 1)
    self.label = label
    self.isPrimary = isPrimary
  }
}

extension Int {
  /// With a comma between each three digits.
  fileprivate var grouped: String {
    var digits = Substring(String(self))
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of their first appearance.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
