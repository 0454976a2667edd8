import AnimEngine

/// The body of a layer type that is being checked.
struct LayerTypeBody {
  let entry: LayerTypeScope.Entry
  /// Blocks of it that run by themselves, checked when the body is: they do not see its variables.
  var hooks: [NodeID<HookSyntax>] = []
}

extension Checker {
  /// The body of a layer type, which was declared before: a function that each new layer of it passes through, then the
  /// blocks that run by themselves.
  mutating func checkLayerType(_ id: NodeID<LayerTypeSyntax>, _ range: SourceRange) {
    let syntax = tree[id]
    guard let entry = declaredType(id), let body = entry.body else {
      if !isAtTopLevel { tell(.nestedDeclaration(tree.names[syntax.name.name], at: syntax.name.range)) }
      return
    }
    let outer = (selves, layerTypeBody)
    selves = [selves[0]]
    layerTypeBody = LayerTypeBody(entry: entry)
    beginFunction(.hook, name: "", range: range, id: body)
    let parameter = addLocal(TypedVariable(name: "self", type: entry.type, isMutable: false, range: syntax.name.range))
    functions[depth].declarationDepth = 1
    let start = scratch.count
    withMembers(of: .local(parameter), type: entry.type, isLayerBody: true) { checker in
      let layer = checker.selfLayer(at: syntax.name.range)
      let parent = checker.program.types.parent(of: entry.type).flatMap {
        checker.scope.layerTypes.entry(of: $0, checker.program.types)
      }
      if let parent { checker.emitBody(of: parent, layer, syntax.name.range) }
      checker.emitStyles(of: syntax.body)
      let (block, flow) = checker.checkBlockContents(syntax.body)
      if !block.isEmpty { checker.emit(.block(block), range) }
      return flow
    }
    endFunction(body: list(from: start))
    restrict(body, .hook, "the body of a layer type", syntax.name.range)
    let hooks = layerTypeBody?.hooks ?? []
    checkHooks(hooks, of: entry)
    (selves, layerTypeBody) = outer
  }

  /// Lets a new layer pass through the body of its type.
  mutating func emitBody(of type: LayerTypeScope.Entry, _ layer: Operand, _ range: SourceRange) {
    guard let body = type.body else { return }
    let arguments: NodeList<TypedExpression> = list([layer.id])
    emit(.expression(make(.call(body, arguments), .void, range).id), range)
  }

  /// Whether the current place is directly in the body of a layer or of a layer type.
  var isDirectlyInLayerBody: Bool {
    guard let innermost = selves.last else { return false }
    return innermost.isLayerBody && innermost.blockDepth == blockDepth
  }

  private var isDirectlyInLayerType: Bool { layerTypeBody != nil && isDirectlyInLayerBody && selves.count == 2 }

  // MARK: Properties

  /// `property name: type = value animated clauses`: what was not known when it was declared is done in each new layer.
  mutating func checkProperty(_ id: NodeID<PropertySyntax>, _ range: SourceRange) {
    let syntax = tree[id]
    guard isDirectlyInLayerType, let entry = layerTypeBody?.entry else {
      tell(.outsideLayerType("property", at: range))
      return
    }
    guard let index = ownProperty(syntax.name.name, of: entry.type) else { return }
    let type = propertyTypes[index]
    let property = propertyID(index)
    if let value = syntax.defaultValue {
      let operand = check(value, as: Expectation(type, because: .name(syntax.name.name, syntax.name.range)))
      if constant(value, as: type) == nil {
        let layer = selfLayer(at: range)
        emit(.assignProperty(layer: layer.id, property, operand.id), range)
      }
    }
    if syntax.isAnimated { checkImplicitAnimation(syntax, property, entry.id, range) }
  }

  private mutating func checkImplicitAnimation(
    _ syntax: PropertySyntax, _ property: PropertyID, _ type: LayerTypeID, _ range: SourceRange
  ) {
    guard !syntax.clauses.isEmpty else { return }
    var draft = AnimationDraft(.unspecified)
    for clause in tree.ids(of: syntax.clauses) {
      if !tree[clause].isTiming { tell(.clauseOfAnimated(at: tree.range(of: clause))) }
      checkClause(tree[clause], tree.range(of: clause), &draft)
    }
    checkClauseConflicts(draft)
    program.animations.append(draft.animation)
    let animation = make(.animation(NodeID(program.animations.count - 1)), .animation, range)
    emit(.setImplicitAnimation(type, property, animation.id), range)
  }

  // MARK: Blocks that run by themselves

  mutating func checkHook(_ id: NodeID<HookSyntax>, _ range: SourceRange) {
    let hook = tree[id]
    if hook.kind == .delegate {
      guard isDirectlyInLayerBody else { return tell(.outsideLayer("delegate", at: range)) }
      checkDelegate(hook, range)
    } else if isDirectlyInLayerType {
      layerTypeBody?.hooks.append(id)
    } else {
      tell(.outsideLayerType(hook.kind.word, at: range))
    }
  }

  private mutating func checkHooks(_ hooks: [NodeID<HookSyntax>], of entry: LayerTypeScope.Entry) {
    var seen: [(kind: HookKind, name: NameID?, range: SourceRange)] = []
    for id in hooks {
      let hook = tree[id]
      let name = hook.kind == .defaultAction ? nil : hook.name?.name
      let range = hook.name?.range ?? entry.range
      if let first = seen.first(where: { $0.kind == hook.kind && $0.name == name }) {
        tell(.duplicateHook(hook.kind.word, at: range, first: first.range))
      }
      seen.append((hook.kind, name, range))
      checkHook(hook, of: entry, range)
    }
  }

  private mutating func checkHook(_ hook: HookSyntax, of entry: LayerTypeScope.Entry, _ range: SourceRange) {
    var property: PropertyID?
    var oldType: TypeID?
    if hook.kind == .changed || hook.kind == .display {
      guard let name = hook.name, let index = observedProperty(name, of: entry) else { return }
      property = propertyID(index)
      oldType = hook.kind == .changed ? propertyTypes[index] : nil
    }
    let name = [hook.kind.word, hook.name.map { tree.names[$0.name] }].compactMap(\.self).joined(separator: " ")
    let function = checkHookFunction(hook, named: name, of: entry.type, oldType: oldType)
    restrict(function, hook.kind == .draw ? .draw : hook.kind == .display ? .display : .hook, name, range)
    guard let index = program.declaredTypes.firstIndex(where: { $0.id == entry.id }) else { return }
    program.declaredTypes[index].hooks.append(TypedHook(kind: hook.kind, property: property, function: function))
  }

  /// The property that `changed` or `display` names, or nil, told.
  private mutating func observedProperty(_ name: NameSyntax, of entry: LayerTypeScope.Entry) -> Int? {
    guard let index = property(named: name.name, of: entry.type) else {
      let text = tree.names[name.name]
      let candidates =
        catalog.ownRoots.map { catalog.entries[$0].name } + catalog.roots.map { catalog.entries[$0].name }
      tell(
        .unknown(
          .unknownProperty, "property", text, at: name.range, on: "'\(entry.name)'",
          label: "layer has no such property", similar: similarNames(to: text, among: candidates)))
      return nil
    }
    let found = catalog.entries[index]
    guard found.reference.isWhole, !found.traits.contains(.derived), !found.traits.contains(.timing) else {
      tell(.cannotObserve(found.reference.keyPath, at: name.range))
      return nil
    }
    return index
  }

  private mutating func checkHookFunction(
    _ hook: HookSyntax, named name: String, of type: TypeID, oldType: TypeID?
  ) -> FunctionID {
    let range = hook.name?.range ?? SourceRange(0, 0)
    let function = beginFunction(.hook, name: name, range: range)
    functions[depth].hook = hook.kind
    let outer = bindings.count
    if let oldType { declareOldValue(oldType, function, range) }
    let layer = bindings.count
    declare(
      Binding(
        name: Word.selfLayer.name, storage: .offered(.layer), type: type, kind: .constant, range: SourceRange(0, 0)))
    var scope = SelfScope(
      type: type, binding: layer, mark: bindings.count, isLayerBody: false, blockDepth: blockDepth + 1)
    scope.isPresented = hook.kind == .display || hook.kind == .draw
    selves.append(scope)
    if hook.kind == .defaultAction, let key = hook.name { declareKey(key) }
    let (body, _) = checkBlockContents(hook.body, scopeMark: bindings.count)
    selves.removeLast()
    closeScope(outer)
    endFunction(body: body)
    return function
  }

  /// `oldValue` is the parameter of `changed`.
  private mutating func declareOldValue(_ type: TypeID, _ function: FunctionID, _ range: SourceRange) {
    let local = addLocal(TypedVariable(name: "oldValue", type: type, isMutable: false, range: range))
    program.functions[Int(function.index)].parameterCount = 1
    guard let name = tree.names.find("oldValue") else { return }
    declare(Binding(name: name, storage: .local(local), type: type, kind: .parameter, range: range))
  }

  /// The parameter of `delegate` and `defaultAction`.
  mutating func declareKey(_ key: NameSyntax) {
    functions[depth].result = program.types.optional(of: .action)
    declare(
      Binding(name: key.name, storage: .offered(.key), type: .string, kind: .parameter, range: key.range))
  }

  // MARK: What is on screen

  /// Whether a layer is one of which only what is on screen is seen: `self` in `display` and `draw`, and what is
  /// reached through it.
  func isPresented(_ id: TypedExpressionID) -> Bool {
    guard functions[depth].hook == .display || functions[depth].hook == .draw else { return false }
    switch program.expressions[Int(id.index)] {
    case .variable(.local(let local)):
      return functions[depth].presentedLocals.contains(local)
        || functions[depth].offered.contains { $0.value == .layer && $0.local == local }
    case .member(let layer, _), .index(let layer, _), .cast(let layer, _, _), .coalesce(let layer, _):
      return isPresented(layer)
    case .builtin(_, let operands): return program[operands].first.map { isPresented($0) } ?? false
    case .optionalChain(let base, _, _): return isPresented(base)
    case .property(let layer, _, _): return isPresented(layer)
    default: return false
    }
  }

  /// Remembers that a variable holds such a layer, or layers.
  mutating func notePresented(_ reference: VariableReference, _ value: TypedExpressionID) {
    let type = program.expressionTypes[Int(value.index)]
    guard case .local(let local) = reference, isPresented(value) else { return }
    let element = program.types.element(of: type) ?? program.types.unwrapped(type)
    if program.types.isLayer(element) { functions[depth].presentedLocals.insert(local) }
  }

  /// `center` in `draw`: the middle of the bounds.
  mutating func boundsCenter(_ range: SourceRange) -> Operand {
    guard let name = tree.names.find("bounds"),
      let bounds = layerMember(selfLayer(at: range), name, isPresentation: true, range)
    else {
      guard let entry = catalog.entry("bounds") else { return makeError(range) }
      let property = propertyID(entry)
      let layer = selfLayer(at: range)
      let bounds = make(.property(layer: layer.id, property, isPresentation: true), .rect, range)
      return makeBuiltin(.rectCenter, [bounds], .point, range)
    }
    return makeBuiltin(.rectCenter, [bounds], .point, range)
  }
}

extension ClauseSyntax {
  /// Whether the clause says how an animation runs, and not what it animates or is called.
  fileprivate var isTiming: Bool {
    switch self {
    case .over, .ease, .spring, .delay, .timeOffset, .repeatCount, .repeatForever, .repeatDuration, .autoreverse,
      .speed:
      true
    default: false
    }
  }
}
