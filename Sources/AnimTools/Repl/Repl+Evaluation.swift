import AnimEngine
import AnimLanguage
import AnimRuntime

/// Evaluating for commands: on copies, so that nothing of it stays.
extension Repl {
  /// The value of an expression now.
  func value(of text: String) throws(Complaint) -> SessionValue { try value(of: text, in: session) }

  /// The value of an expression in a session.
  func value(of text: String, in session: Session) throws(Complaint) -> SessionValue {
    var copy = session
    let probe = try probe(text, in: &copy)
    do throws(ScriptError) {
      return SessionValue(name: text, type: probe.type, value: try copy.value(of: probe))
    } catch {
      throw .diagnostics([error.diagnostic], copy.sources)
    }
  }

  /// Compiles an expression for a copy of the session.
  func probe(_ text: String, in copy: inout Session) throws(Complaint) -> Probe {
    let source = SourceText(name: "expression", text: text, base: copy.nextBase)
    let (probe, diagnostics) = copy.makeProbe(source)
    if let probe { return probe }
    throw diagnostics.hasErrors ? .diagnostics(diagnostics, copy.sources + [source]) : .noExpression(text)
  }

  /// Makes sure that an expression is a condition.
  func checkCondition(_ text: String) throws(Complaint) {
    var copy = session
    let probe = try probe(text, in: &copy)
    guard probe.type == "bool" else { throw .noCondition(text, type: probe.type) }
  }

  /// The layer that an expression means.
  func layer(_ text: String) throws(Complaint) -> LayerID {
    if text == "stage" { return .stage }
    guard case .layer(let layer) = try value(of: text).value else { throw .noLayer(text) }
    return layer
  }

  /// A value as it is shown: as `print` does it, but texts in quotes, and what is long cut short.
  ///
  /// - Parameter isFull: whether it is shown whole.
  func text(of value: PropertyValue, isFull: Bool = false) -> String {
    if case .list(let elements) = value, elements.count > ShownLength.elements, !isFull {
      let shown = elements.prefix(ShownLength.elements).map { self.text(of: $0) }.joined(separator: ", ")
      return "[\(shown), … \(elements.count - ShownLength.elements) more]"
    }
    var text = session.text(of: value)
    if case .string = value {
      var buffer = TextBuffer()
      buffer.append(quoted: text)
      text = buffer.string
    }
    return isFull || text.count <= ShownLength.characters ? text : text.prefix(ShownLength.characters - 1) + "…"
  }

  /// `name : Type = value`
  func text(of value: SessionValue, isFull: Bool = false) -> String {
    let isNoVariable = value.value == .none && (value.type.hasPrefix("(") || value.type == "layer type")
    let isLayer = if case .layer = value.value { value.name == session.text(of: value.value) } else { false }
    return isNoVariable || isLayer
      ? "\(value.name) : \(value.type)"
      : "\(value.name) : \(value.type) = \(text(of: value.value, isFull: isFull))"
  }

  /// How much is shown of a value that was not asked for in full.
  private enum ShownLength {
    static let elements = 12
    static let characters = 160
  }
}
