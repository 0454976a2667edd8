import AnimEngine

// Texts that are compared with what only ever is one of a few words, or a key of the script.

extension Checker {
  /// Warns of a comparison of a word with what it can never be, and remembers one of a key.
  ///
  /// - Parameter other: what may be the text that is written out.
  mutating func checkComparedWord(_ value: Operand, _ other: Operand) {
    guard case .string(let id) = program.expressions[Int(other.id.index)] else { return }
    let text = program.strings[Int(id.index)]
    if isOffered(.key, value.id) {
      checkComparedKey(text, range(other.id))
    } else if case .builtin(.eventName, _) = program.expressions[Int(value.id.index)] {
      eventUses.append(KeyUse(text: text, range: range(other.id)))
    } else if let (what, words) = words(of: value.id), !words.contains(text) {
      let similar = similarNames(to: text, among: words)
      tell(.neverEqual(what, text, words, at: range(other.id), similar: similar))
    }
  }

  /// A key of actions is the name of a property or an event, other keys are those that the script gives.
  private mutating func checkComparedKey(_ text: String, _ range: SourceRange) {
    guard functions[depth].hook == .delegate || functions[depth].hook == .defaultAction else {
      keyUses.append(KeyUse(text: text, range: range))
      return
    }
    let root = String(text.prefix { $0 != "." })
    if LayerProperty.shortTransformNames.contains(root) || text.hasPrefix("transform.") {
      return tell(.shortActionKey(text, full: "transform", at: range))
    }
    if text != root, catalog.entry(root) != nil { return tell(.shortActionKey(text, full: root, at: range)) }
    let known =
      (catalog.roots + catalog.ownRoots).map { catalog.entries[$0].name } + Vocabulary.actionEvents.map(\.word)
    if known.contains(root) { return }
    tell(.neverEqual("key", text, [], at: range, similar: similarNames(to: text, among: known)))
  }

  /// What a value is called of which all words are known, and those words.
  private func words(of id: TypedExpressionID) -> (name: String, words: [String])? {
    switch program.expressions[Int(id.index)] {
    case .variable where isOffered(.reason, id): ("reason", StopReason.allCases.map { "\($0)" })
    case .builtin(.animatorState, _): ("state", AnimatorState.allCases.map { "\($0)" })
    case .property(_, let property, _):
      catalogEntry(property).map { catalog.entries[$0] }.flatMap { entry in
        entry.words.isEmpty ? nil : (entry.reference.keyPath, entry.words)
      }
    default: nil
    }
  }

  /// Whether an expression is what the calling place of the function offers.
  private func isOffered(_ value: OfferedValue, _ id: TypedExpressionID) -> Bool {
    guard case .variable(.local(let local)) = program.expressions[Int(id.index)] else { return false }
    return functions[depth].offered.contains { $0.value == value && $0.local == local }
  }
}
