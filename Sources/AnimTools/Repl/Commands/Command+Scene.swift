import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let scene: [Repl.Command] = [
    Repl.Command(
      "layers", "[LAYER]", "Show the tree of layers, with what the screen shows where it differs", in: .scene,
      argument: .expression
    ) { repl, rest throws(Complaint) in
      let root = rest.isEmpty ? LayerID.stage : try repl.layer(rest)
      return Reply(LayerTree(repl, showsValues: !rest.isEmpty).text(from: root))
    },
    Repl.Command(
      "vars", "[TEXT]", "List variables, functions, layer types, or those with a text in the name", in: .scene
    ) {
      repl, rest in
      let declarations = repl.session.declarations.filter { declaration in
        !declaration.name.hasPrefix("_") && (rest.isEmpty || declaration.name.contains(rest))
      }
      let lines = declarations.map { repl.text(of: $0) + "\n" }.joined()
      return Reply(lines.isEmpty ? "nothing is declared\(rest.isEmpty ? "" : " with '\(rest)' in its name")\n" : lines)
    },
    Repl.Command(
      "trace", "on|off|A..B", "Show what the engine is told and tells, from now on or in a range",
      in: .scene,
      argument: .words(["on", "off"])
    ) { repl, rest throws(Complaint) in
      switch rest {
      case "on": repl.isTraced = true
      case "off": repl.isTraced = false
      default:
        guard let range = try repl.range(rest) else { throw .usage("trace") }
        return Reply(try repl.trace(range))
      }
      return Reply()
    },
  ]
}

extension Repl {
  /// What happens between two instants, as a trace.
  fileprivate func trace(_ range: ClosedRange<MediaTime>) throws(Complaint) -> String {
    var copy = history
    do throws(ScriptError) {
      try copy.seek(to: range.lowerBound)
    } catch {
      throw .diagnostics([error.diagnostic], session.sources)
    }
    return traceText(from: copy.session) { session in _ = try? session.advance(to: range.upperBound) }
  }

  /// What the engine is told and tells while a copy of a session does something.
  func traceText(from session: Session, _ body: (inout Session) -> Void) -> String {
    var copy = session
    var writer = TraceWriter(format: .text, after: copy.engine)
    copy.isTraced = true
    body(&copy)
    let types = copy.engine.types
    return copy.takeTrace().map { writer.line(for: $0, types: types) }.joined()
  }
}
