import AnimEngine

// Plain layers in blocks of changes: the block's clauses hold for views alone.

extension Checker {
  /// Warns of a change in a block that a plain layer animates on its own terms.
  ///
  /// - Parameter written: the target as it would be read.
  mutating func checkPlainLayerChange(_ target: ExpressionID, _ written: TypedExpressionID, _ range: SourceRange) {
    guard functions[depth].block != .none,
      case .property(let layer, let property, false) = program.expressions[Int(written.index)], isVariable(layer),
      case .name(let name) = tree.expressions[Int(root(of: target).index)], heads[Int(name.index)] >= 0,
      bindings[Int(heads[Int(name.index)])].isPlainLayer, let index = catalogEntry(property)
    else { return }
    let entry = catalog.entries[index]
    guard entry.traits.contains(.implicitAction),
      entry.type == .transform || OperatorTable.blendables.contains(entry.type)
    else { return }
    tell(
      .unmovedLayer(tree.names[name], source.text(in: self.range(target)), at: range))
  }

  /// Whether an expression is a variable, or an element of one.
  private func isVariable(_ id: TypedExpressionID) -> Bool {
    switch program.expressions[Int(id.index)] {
    case .variable: true
    case .index(let list, _): isVariable(list)
    default: false
    }
  }
}
