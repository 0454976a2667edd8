import AnimLanguage
import AnimRuntime

/// Replies as text.
struct ReplyText {
  private let repl: Repl

  init(_ repl: Repl) {
    self.repl = repl
  }

  /// What came before the diagnostics: what was printed, values with name and type, what the prompt says.
  func answer(_ reply: Reply) -> String {
    printed(reply) + reply.values.map { repl.text(of: $0) + "\n" }.joined() + reply.text
  }

  /// What a script would have printed: without names and types, and only values that were asked for.
  func results(_ reply: Reply) -> String {
    let values = reply.isExpression ? reply.values : []
    return printed(reply) + values.map { repl.session.text(of: $0.value) + "\n" }.joined() + reply.text
  }

  /// The complaint about a command, as a line; empty if there is none.
  func complaint(_ reply: Reply) -> String {
    reply.complaint.map { "error: \($0)\n" } ?? ""
  }

  /// Everything in one text without colours.
  func plain(_ reply: Reply) -> String {
    answer(reply) + diagnostics(reply) + complaint(reply)
  }

  private func printed(_ reply: Reply) -> String { String(decoding: reply.output, as: UTF8.self) }

  private func diagnostics(_ reply: Reply) -> String {
    guard !reply.diagnostics.isEmpty else { return "" }
    var bag = DiagnosticBag()
    for diagnostic in reply.diagnostics { bag.add(diagnostic) }
    var text = bag.rendered(as: .pretty, in: SourceMap(reply.sources))
    // Diagnostics are parted by empty lines; the last one has nothing to be parted from.
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }
}
