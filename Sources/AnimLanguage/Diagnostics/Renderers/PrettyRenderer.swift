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
  let colored: Bool

  /// The column at which ids stand, where messages leave room for it.
  static let idColumn = 65
  /// Longer lines are cut around what is marked.
  static let longestLine = 160

  func render(_ diagnostic: Diagnostic) -> String {
    let painter = Painter(isOn: colored)
    var result = header(diagnostic, painter)
    let excerpts = excerpts(of: diagnostic)
    let lastLine = excerpts.flatMap(\.lines).map(\.number).max() ?? 1
    let gutter = String(lastLine).count
    let margin = String(repeating: " ", count: gutter)
    for excerpt in excerpts { result += excerpt.rendered(gutter: gutter, painter) }
    var remarks = diagnostic.notes.map { "note: \($0)" }
    if let hint = diagnostic.hint { remarks.append(hint) }
    remarks += diagnostic.fixes.map { "fix: \($0.title)" }
    if let instant = diagnostic.instant, !instant.isInfinite { remarks.append("at \(seconds(instant.ticks))s") }
    remarks += diagnostic.stack.map { "in \($0.name), called at \(place($0.range))" }
    for remark in remarks { result += "\(margin) \(painter.frame("=")) \(DisplayWidth.expanded(remark))\n" }
    return result
  }

  private func header(_ diagnostic: Diagnostic, _ painter: Painter) -> String {
    let severity = diagnostic.severity.text
    let message = DisplayWidth.expanded(diagnostic.message)
    let used = DisplayWidth.cells(of: severity) + 2 + DisplayWidth.cells(of: message)
    let space = String(repeating: " ", count: max(2, PrettyRenderer.idColumn - used))
    return painter.severity(severity, diagnostic.severity) + painter.strong(": \(message)")
      + "\(space)\(painter.frame(diagnostic.id.name))\n"
  }

  private func place(_ range: SourceRange) -> String {
    map.location(of: range.lowerBound).map { "\(map.files[$0.file].name):\($0.line):\($0.column)" } ?? "?"
  }

  /// Whole ticks as seconds, to the microsecond.
  private func seconds(_ ticks: Int64) -> String {
    let microseconds = (Double(ticks) / 705.6).rounded() / 1_000_000
    let text = microseconds.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// What is shown of each file, that of the primary range first.
  private func excerpts(of diagnostic: Diagnostic) -> [Excerpt] {
    guard let primary = map.location(of: diagnostic.range.lowerBound) else { return [] }
    var marks = [Mark(diagnostic.range, diagnostic.label, isPrimary: true, in: map)]
    marks += diagnostic.secondary.map { Mark($0.range, $0.text, isPrimary: false, in: map) }
    let files = [primary.file] + marks.map(\.file).filter { $0 != primary.file }.uniqued
    return files.map { file in
      let own = marks.filter { $0.file == file }
      let first = own.first.map { "\(map.files[file].name):\($0.line):\($0.column)" } ?? map.files[file].name
      let lines = own.map(\.line).uniqued.sorted().map { line in
        ExcerptLine(
          number: line, text: map.lineText(file: file, line: line) ?? "", marks: own.filter { $0.line == line })
      }
      return Excerpt(place: first, isFirst: file == primary.file, lines: lines)
    }
  }
}

/// A range and its label, on the line where the range begins.
struct Mark {
  let file: Int
  let line: Int
  let column: Int
  /// The cells that are marked; at least one.
  var cells: Range<Int>
  let label: String?
  let isPrimary: Bool

  init(_ range: SourceRange, _ label: String?, isPrimary: Bool, in map: SourceMap) {
    let location = map.location(of: range.lowerBound)
    file = location?.file ?? 0
    line = location?.line ?? 1
    column = location?.column ?? 1
    let lineEnd = map.lineRange(file: file, line: line)?.upperBound ?? range.upperBound
    let start = map.displayColumn(of: range.lowerBound)
    let end = map.displayColumn(of: max(range.lowerBound, min(range.upperBound, lineEnd)))
    cells = start..<max(end, start + 1)
    self.label = label
    self.isPrimary = isPrimary
  }

  var symbol: String { isPrimary ? "^" : "-" }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of their first appearance.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
