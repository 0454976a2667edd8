// Properties that take one of a few words, such as `lineCap`. Words are strings: bare names could be variables.

extension Checker {
  /// Tells if a property does not take the word that is written for it: `lineCap = "rond"`, `lineCap = round`.
  mutating func isMistakenWord(_ value: ExpressionID, for target: TypedExpressionID) -> Bool {
    guard case .property(_, let property, _) = program.expressions[Int(target.index)],
      let entry = catalogEntry(property), !catalog.entries[entry].words.isEmpty
    else { return false }
    let (keyPath, words) = (catalog.entries[entry].reference.keyPath, catalog.entries[entry].words)
    switch tree.expressions[Int(value.index)] {
    case .name(let name):
      // A variable of the name is what is meant, of whatever type.
      guard heads[Int(name.index)] < 0, words.contains(tree.names[name]) else { return false }
      tell(.bareWord(tree.names[name], of: keyPath, at: range(value)))
    case .none where words.contains("none"):
      tell(.bareWord("none", of: keyPath, at: range(value)))
    case .string(let pieces):
      guard let word = constantText(pieces), !words.contains(word) else { return false }
      let similar = similarNames(to: word, among: words)
      tell(.unknownWord(word, of: keyPath, words, at: range(value), similar: similar))
    default: return false
    }
    return true
  }

  /// The text of a string without interpolations.
  private func constantText(_ pieces: NodeList<ExpressionSyntax>) -> String? {
    if pieces.isEmpty { return "" }
    guard pieces.count == 1, case .text(let text) = tree.expressions[Int(node(pieces, 0).index)] else { return nil }
    return tree.texts[Int(text.index)]
  }
}
