import AnimEngine
import AnimRuntime

/// The tree of layers as text.
///
///     stage                 320 × 240
///     └─ card               100 × 100 at (110, 70)
///        │ opacity          1, on screen 0.5
///        └─ dot: shape      …
struct LayerTree {
  private let repl: Repl
  private let engine: AnimationEngine
  /// Whether all values are shown that a new layer does not have, and not only those that differ on screen.
  private let showsValues: Bool

  init(_ repl: Repl, showsValues: Bool) {
    self.repl = repl
    self.showsValues = showsValues
    engine = repl.session.engine
  }

  /// The tree below a layer, one line a layer and a value, each ended by a newline.
  func text(from root: LayerID) -> String {
    var rows: [[String]] = []
    add(root, branch: "", below: "", to: &rows)
    return TextTable(rows).text
  }

  /// Layers nested more deeply are not shown.
  private static let depthLimit = 40

  private func add(_ layer: LayerID, branch: String, below: String, depth: Int = 0, to rows: inout [[String]]) {
    rows.append([branch + title(of: layer), extent(of: layer)])
    let sublayers = engine.sublayers(of: layer)
    let stem = below + (sublayers.isEmpty ? "    " : "│   ")
    rows += values(of: layer).map { [stem + $0.name, $0.text] }
    guard depth < LayerTree.depthLimit || sublayers.isEmpty else { return rows.append([below + "└─ …"]) }
    for (index, sublayer) in sublayers.enumerated() {
      let isLast = index == sublayers.count - 1
      add(
        sublayer, branch: below + (isLast ? "└─ " : "├─ "), below: below + (isLast ? "   " : "│  "), depth: depth + 1,
        to: &rows)
    }
  }

  /// `card: shape`
  private func title(of layer: LayerID) -> String {
    let type = engine.type(of: layer).flatMap { engine.types[$0]?.name } ?? "layer"
    let name = repl.session.name(of: layer)
    return layer == .stage || type == "layer" ? name : "\(name): \(type)"
  }

  private func extent(of layer: LayerID) -> String {
    guard
      let reference = engine.types.reference(
        to: layer == .stage ? "bounds" : "frame", in: engine.type(of: layer) ?? .layer),
      case .rect(let rect) = engine.value(layer, reference)
    else { return "" }
    let size = "\(rect.size.width.numberText) × \(rect.size.height.numberText)"
    return layer == .stage ? size : "\(size) at (\(rect.origin.x.numberText), \(rect.origin.y.numberText))"
  }

  /// The values that are worth telling, in the order of the type's properties.
  private func values(of layer: LayerID) -> [(name: String, text: String)] {
    guard let type = engine.type(of: layer).flatMap({ engine.types[$0] }) else { return [] }
    return type.properties.filter { !$0.isDerived }.compactMap { property in
      let reference = PropertyReference(property)
      let (model, shown) = (engine.value(layer, reference), engine.presentationValue(layer, reference))
      if shown != model { return (property.name, "\(repl.text(of: model)), on screen \(repl.text(of: shown))") }
      let isOrdinary = !showsValues || model == property.defaultValue
      return isOrdinary ? nil : (property.name, repl.text(of: model))
    }
  }
}
