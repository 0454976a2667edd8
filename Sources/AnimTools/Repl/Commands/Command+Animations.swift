import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let animations: [Repl.Command] = [
    Repl.Command(
      "animations", "[LAYER]", "List the animations of all layers, or of one", in: .scene, argument: .expression
    ) {
      repl, rest throws(Complaint) in try repl.animations(rest)
    },
    Repl.Command(
      "why", "LAYER.PROPERTY", "Tell why a property shows what it shows: its value, and what drives it", in: .scene,
      argument: .expression
    ) { repl, rest throws(Complaint) in try repl.reasons(for: rest) },
    Repl.Command("conflicts", "", "List animations that hide each other", in: .scene) { repl, _ in
      Reply(repl.conflicts)
    },
    Repl.Command(
      "who", "PLACE", "Tell what a line or an entry animates: 4, intro.anim:4, entry 2", in: .scene,
      argument: .place
    ) { repl, rest throws(Complaint) in try repl.animations(from: rest) },
  ]
}

extension Repl {
  fileprivate func animations(_ text: String) throws(Complaint) -> Reply {
    let engine = session.engine
    let layers = text.isEmpty ? (0..<engine.layerCount).map { LayerID(index: UInt32(clamping: $0)) } : [try layer(text)]
    let rows = layers.flatMap { engine.animations(of: $0) }.map { state in
      [label(state.layer, state.animation), span(state.begin, state.end), progress(of: state)]
    }
    return Reply(rows.isEmpty ? "nothing is animated\n" : TextTable(rows).text)
  }

  /// `card.opacity`, with the key where that is another.
  func label(_ layer: LayerID, _ animation: LayerAnimation) -> String {
    let name = session.name(of: layer)
    let keyPath = animation.property?.keyPath
    let key = animation.keyText.flatMap { $0 == keyPath ? nil : " \"\($0)\"" } ?? ""
    return (keyPath.map { "\(name).\($0)" } ?? name) + key
  }

  func span(_ begin: MediaTime?, _ end: MediaTime?) -> String {
    let begin = begin.map { "\(PropertyValue.duration($0))" } ?? "?"
    return "\(begin) – " + (end.map { "\(PropertyValue.duration($0))" } ?? "…")
  }

  func progress(of state: AnimationState) -> String {
    switch state.phase {
    case .waiting: "waits for its layer"
    case .delayed: "has not begun"
    case .ended: "over, stays attached"
    case .running:
      "\((state.fraction * 100).rounded().numberText)%"
        + (state.repeatIndex > 0 ? " of pass \(state.repeatIndex + 1)" : "")
        + (abs(state.progress - state.fraction) > 1e-9 ? ", eased \((state.progress * 100).rounded().numberText)%" : "")
    }
  }

  // MARK: Why

  fileprivate func reasons(for text: String) throws(Complaint) -> Reply {
    let (layer, keyPath) = try property(text)
    guard let explanation = session.explanation(of: layer, keyPath) else {
      throw .noProperty(keyPath, of: session.name(of: layer), among: Vocabulary.entries(of: .property).map(\.name))
    }
    var lines = ["\(text) = \(self.text(of: explanation.shown))"]
    if explanation.shown != explanation.model { lines[0] += ", the model has \(self.text(of: explanation.model))" }
    if let parts = explanation.velocity.plottedParts, parts.contains(where: { $0.value != 0 }) {
      lines.append("  changes by \(self.text(of: explanation.velocity)) a second")
    }
    let map = SourceMap(session.sources)
    for driver in explanation.drivers {
      let state = driver.driver.state
      var buffer = TextBuffer()
      state.animation.write(addedTo: state.layer, to: &buffer) { session.name(of: $0) }
      lines.append("  \(buffer.string)\(place(driver.range, map))")
      lines.append(
        "    \(span(state.begin, state.end)), \(progress(of: state)): \(self.text(of: driver.driver.valueBeneath)) → "
          + self.text(of: driver.driver.value) + (driver.driver.isVisible ? "" : ", not on screen"))
    }
    if explanation.drivers.isEmpty { lines.append("  no animation moves it") }
    return Reply(lines.map { $0 + "\n" }.joined())
  }

  /// The layer and key path of `card.position.x`: the longest beginning that is a layer, and the rest.
  func property(_ text: String) throws(Complaint) -> (layer: LayerID, keyPath: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let keyPath = parts[count...].joined(separator: ".")
      if let layer = try? layer(parts[..<count].joined(separator: ".")) { return (layer, keyPath) }
    }
    guard parts.count > 1 else { throw .usage("why") }
    throw .noLayer(parts.dropLast().joined(separator: "."))
  }

  fileprivate var conflicts: String {
    let lines = session.conflicts.map { conflict in
      "\(label(conflict.later.layer, conflict.later.animation)) hides "
        + "\(label(conflict.earlier.layer, conflict.earlier.animation))\n"
    }
    return lines.isEmpty ? "no animation hides another\n" : lines.joined()
  }
}
