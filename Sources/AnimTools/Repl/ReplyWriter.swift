import AnimEngine
import AnimLanguage
import AnimRuntime

/// Writes replies where they belong: results to standard output, what is wrong to standard error.
struct ReplyWriter {
  /// How replies are told.
  enum Style: Hashable {
    /// To a person: values with name and type.
    case prompt
    /// To a program that reads results: values that were asked for, as `print` shows them.
    case results
    /// Only what scripts print and commands tell.
    case quiet
    /// One JSON object an entry.
    case json
  }

  /// How replies are told unless ':json on' was entered.
  let style: Style
  let diagnostics: DiagnosticWriter
  let environment: ToolEnvironment

  func write(_ reply: Reply, to entry: String, _ repl: Repl) {
    let text = ReplyText(repl)
    switch repl.answersInJSON ? .json : style {
    case .json:
      environment.output.write(json(reply, entry, repl))
      environment.output.flush()
      return
    case .prompt: environment.output.write(text.answer(reply))
    case .results: environment.output.write(text.results(reply))
    case .quiet:
      environment.output.write(reply.output)
      environment.output.write(reply.text)
    }
    diagnostics.write(reply.diagnostics, in: reply.sources)
    let complaint = text.complaint(reply)
    if style == .prompt { environment.output.flush() }
    guard !complaint.isEmpty else { return }
    environment.output.flush()
    environment.error.write(complaint)
    environment.error.flush()
  }

  /// Writes a reply of a playback; in JSON only one that says something.
  func writeFrame(_ reply: Reply, to entry: String, _ repl: Repl) {
    if style == .json || repl.answersInJSON, reply.output.isEmpty, reply.text.isEmpty, reply.diagnostics.isEmpty {
      return
    }
    write(reply, to: entry, repl)
  }

  private func json(_ reply: Reply, _ entry: String, _ repl: Repl) -> String {
    var object = JSONObject()
    object.add("schema", 1)
    object.add("entry", entry)
    object.add("ok", !reply.isFailure)
    object.add("seconds", repl.session.now.seconds)
    object.add("frame", repl.frame(at: repl.session.now))
    object.add("output", String(decoding: reply.output, as: UTF8.self))
    if !reply.text.isEmpty { object.add("text", reply.text) }
    if let complaint = reply.complaint { object.add("error", complaint) }
    object.add(
      raw: "values",
      reply.values.map { value in
        var object = JSONObject()
        object.add("name", value.name)
        object.add("type", value.type)
        object.add("value", repl.session.text(of: value.value))
        return object.text
      })
    let map = SourceMap(reply.sources)
    object.add(
      raw: "diagnostics", reply.diagnostics.map { String($0.rendered(as: .json, in: map).dropLast()) })
    return object.text + "\n"
  }
}
