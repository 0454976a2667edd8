import AnimEngine

extension Checker {
  /// `delegate(key) { }`: a block of its own for each layer.
  mutating func checkDelegate(_ hook: HookSyntax, _ range: SourceRange) {
    let function = beginFunction(.hook, name: "delegate", range: range)
    functions[depth].hook = .delegate
    functions[depth].result = program.types.optional(of: .action)
    let mark = bindings.count
    if let key = hook.name { declareKey(key) }
    let (body, _) = checkBlockContents(hook.body)
    closeScope(mark)
    endFunction(body: body)
    restrict(function, .hook, "delegate", hook.name?.range ?? range)
    let closure = addClosure(TypedClosure(function: function, arguments: .empty))
    let layer = selfLayer(at: range)
    emit(.setDelegate(layer: layer.id, closure), range)
  }

  /// `actions { key: action … }`.
  ///
  /// - Parameter level: 0 for the layer's own, 1 for those of its style and so on.
  mutating func checkActions(_ entries: NodeList<ActionSyntax>, styleLevel level: Int, _ range: SourceRange) {
    guard level > 0 || isDirectlyInLayerBody else { return tell(.outsideLayer("actions", at: range)) }
    var seen: [NameID: SourceRange] = [:]
    for id in tree.ids(of: entries) {
      let entry = tree[id]
      if let first = seen.updateValue(entry.key.range, forKey: entry.key.name) {
        tell(.alreadyDeclared(tree.names[entry.key.name], at: entry.key.range, earlier: first))
      }
      let key = actionKey(entry.key)
      guard let value = actionValue(entry.value), let key else { continue }
      let layer = selfLayer(at: entry.key.range)
      program.strings.append(key)
      emit(
        .setAction(
          layer: layer.id, key: StringID(program.strings.count - 1), styleLevel: UInt8(clamping: level), value),
        entry.key.range)
    }
  }

  private mutating func actionValue(_ value: ActionSyntax.Value) -> TypedActionValue? {
    switch value {
    case .value(let expression):
      let operand = check(expression, as: .action, because: .place("an action"))
      return operand.type == .error ? nil : .value(operand.id)
    case .call(let name, let arguments):
      return makeCompletion(.call(name, arguments: arguments), place: .action, name.range).map { .handler($0) }
    }
  }

  /// The full key that a name in `actions { }` stands for: that of a property or of an event; nil, told, for others.
  private mutating func actionKey(_ name: NameSyntax) -> String? {
    let text = tree.names[name.name]
    if let entry = property(named: name.name, of: selves.last?.type ?? .layer) {
      // A part and its short name stand for the property.
      let keyPath = catalog.entries[entry].reference.keyPath
      return String(keyPath.prefix { $0 != "." })
    }
    if Vocabulary.actionEvents.contains(where: { $0.word == text }) { return text }
    let properties = (catalog.roots + catalog.ownRoots).map { catalog.entries[$0].name }
    tell(
      .unknownActionKey(
        text, at: name.range,
        similar: similarNames(to: text, among: properties + Vocabulary.actionEvents.map(\.word))))
    return nil
  }

  // MARK: Style

  /// The `style { }` directly in a body, which comes before what the body itself says.
  mutating func emitStyles(of body: BlockSyntax) {
    for id in tree.ids(of: body) {
      if case .style(let style) = tree[id] { checkStyle(style, level: 1) }
    }
  }

  private mutating func checkStyle(_ style: BlockSyntax, level: Int) {
    blockDepth += 1
    defer { blockDepth -= 1 }
    for id in tree.ids(of: style) {
      // The inner one comes first: what is nearer wins.
      if case .style(let inner) = tree[id] { checkStyle(inner, level: level + 1) }
    }
    for id in tree.ids(of: style) {
      let range = tree.range(of: id)
      switch tree[id] {
      case .assign(let target, .assign, let value): checkAssignment(target, .assign, value, range)
      case .actions(let entries): checkActions(entries, styleLevel: level, range)
      case .style, .missing: break
      default: tell(.notInStyle(at: range))
      }
    }
  }
}
