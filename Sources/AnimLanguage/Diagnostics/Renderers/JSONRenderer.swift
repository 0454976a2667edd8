/// One JSON object a line. `schema` is raised when a field changes its meaning or goes away.
///
/// Lines and columns count from 1 (columns in characters), offsets from 0 in bytes of the file; ends are exclusive.
struct JSONRenderer {
  let map: SourceMap

  func render(_ diagnostic: Diagnostic) -> String {
    var object = JSONObject()
    object.add("schema", 1)
    object.add("id", diagnostic.id.name)
    object.add("severity", diagnostic.severity.text)
    object.add("message", diagnostic.message)
    object.add(raw: "span", span(diagnostic.range))
    object.add("label", diagnostic.label)
    object.add(raw: "secondary", diagnostic.secondary.map(render))
    object.add(raw: "notes", diagnostic.notes.map { JSONObject.quoted($0) })
    object.add("hint", diagnostic.hint)
    object.add(raw: "fixes", diagnostic.fixes.map(render))
    if !diagnostic.stack.isEmpty { object.add(raw: "stack", diagnostic.stack.map(render)) }
    if let instant = diagnostic.instant {
      object.add(raw: "ticks", String(instant.ticks))
      if !instant.isInfinite { object.add(raw: "seconds", instant.seconds.description) }
      if let frame = diagnostic.displayFrame { object.add(raw: "frame", String(frame)) }
    }
    return object.text + "\n"
  }

  /// The line that stands for diagnostics of a file that are not shown.
  func omission(_ count: Int, file: String) -> String {
    var object = JSONObject()
    object.add("schema", 1)
    object.add("severity", Diagnostic.Severity.remark.text)
    object.add("message", "\(count) more")
    object.add("file", file)
    object.add("omitted", count)
    return object.text + "\n"
  }

  private func render(_ label: Diagnostic.Label) -> String {
    var object = JSONObject()
    object.add(raw: "span", span(label.range))
    object.add("label", label.text)
    return object.text
  }

  private func render(_ frame: Diagnostic.Frame) -> String {
    var object = JSONObject()
    object.add("name", frame.name)
    object.add(raw: "span", span(frame.range))
    if frame.omittedCalls > 0 { object.add("omitted", frame.omittedCalls) }
    return object.text
  }

  private func render(_ fix: Diagnostic.Fix) -> String {
    var object = JSONObject()
    object.add("title", fix.title)
    object.add("applicability", "\(fix.applicability)")
    object.add(
      raw: "edits",
      fix.edits.map { edit in
        var object = JSONObject()
        object.add(raw: "span", span(edit.range))
        object.add("replacement", edit.replacement)
        return object.text
      })
    return object.text
  }

  private func span(_ range: SourceRange) -> String {
    guard let start = map.location(of: range.lowerBound), let end = map.location(of: range.upperBound) else {
      return "null"
    }
    let file = map.files[start.file]
    var object = JSONObject()
    object.add("file", file.name)
    object.add(raw: "start", place(start, file.localOffset(range.lowerBound)))
    object.add(raw: "end", place(end, file.localOffset(range.upperBound)))
    return object.text
  }

  private func place(_ location: SourceMap.Location, _ offset: Int) -> String {
    var object = JSONObject()
    object.add("line", location.line)
    object.add("column", location.column)
    object.add("offset", offset)
    return object.text
  }
}
