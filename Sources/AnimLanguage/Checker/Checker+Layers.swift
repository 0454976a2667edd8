import AnimEngine

extension Checker {
  /// `layer name { … }`, `layer names[i in values] { … }` and `stage { … }`.
  mutating func checkLayerDeclaration(_ id: NodeID<LayerSyntax>, _ range: SourceRange, _ scopeMark: Int) {
    let layer = tree.layers[Int(id.index)]
    guard let name = layer.name else {
      withMembers(of: nil, type: scope.stageType ?? .layer, isLayerBody: true) { $0.emitBody(layer.body, range) }
      return
    }
    let isKnown = checkKind(layer.type)
    let type = makeLayerType(for: layer, name, isKnown: isKnown)
    if layer.elements != nil {
      checkLayerArray(layer, name, type, range, scopeMark)
    } else {
      let reference = declareVariable(name, type, .layer, scopeMark: scopeMark, isGlobal: isAtTopLevel)
      let text = makeString(tree.names[name.name], name.range)
      declareLayer(layer, reference, type, named: text, range)
      declareMember(name, type, bindings.count - 1, range)
    }
  }

  /// Whether a kind of layer is known; told if not.
  private mutating func checkKind(_ kind: NameSyntax?) -> Bool {
    guard let kind, kind.name != Word.layer.name else { return true }
    tell(
      .unknownLayerKind(
        tree.names[kind.name], at: kind.range, similar: similarNames(to: tree.names[kind.name], among: ["layer"])))
    return false
  }

  /// Plain `layer` or `view`, or a type of its own where the declaration has named sublayers.
  private mutating func makeLayerType(for layer: LayerSyntax, _ name: NameSyntax, isKnown: Bool) -> TypeID {
    guard isKnown else {
      let type = program.types.makeLayerType(name: tree.names[name.name], parent: .layer)
      unknownLayerTypes.insert(type)
      return type
    }
    for index in 0..<Int(layer.body.count) {
      if case .layer(let inner) = tree.statements[Int(node(layer.body, index).index)],
        tree.layers[Int(inner.index)].name != nil
      {
        return program.types.makeLayerType(name: tree.names[name.name], parent: layer.isView ? .view : .layer)
      }
    }
    return layer.isView ? .view : .layer
  }

  /// Makes the layer in a variable, puts it into the layer around it and runs the body; it goes live at the end of the
  /// outermost declaration.
  private mutating func declareLayer(
    _ layer: LayerSyntax, _ reference: VariableReference, _ type: TypeID, named name: Operand, _ range: SourceRange
  ) {
    emit(.makeLayer(reference, type: .layer, name: name.id), range)
    let variable = makeVariable(reference, type, range)
    if layer.isView { emit(.makeView(variable.id), range) }
    let parent = selfLayer(at: range)
    emit(.insert(layer: variable.id, into: parent.id, .last), range)
    let isOutermost = functions[depth].declarationDepth == 0
    let outerLoopDepth = functions[depth].declarationLoopDepth
    functions[depth].declarationDepth += 1
    functions[depth].declarationLoopDepth = functions[depth].loopDepth
    withMembers(of: reference, type: type, isLayerBody: true) { $0.emitBody(layer.body, range) }
    functions[depth].declarationDepth -= 1
    functions[depth].declarationLoopDepth = outerLoopDepth
    if isOutermost { emit(.commitLayer(variable.id), range) }
  }

  /// `layer names[i in values] { … }`: a list that a loop fills.
  private mutating func checkLayerArray(
    _ layer: LayerSyntax, _ name: NameSyntax, _ type: TypeID, _ range: SourceRange, _ scopeMark: Int
  ) {
    guard let elements = layer.elements else { return }
    let values = checkValue(elements)
    let subject = loopSubject(values)
    if subject == nil, values.type != .error {
      tell(.notIterable(program.types.description(of: values.type), at: self.range(elements)))
    }
    let listType = program.types.list(of: type)
    let reference = declareVariable(name, listType, .layer, scopeMark: scopeMark, isGlobal: isAtTopLevel)
    let binding = bindings.count - 1
    emit(.declare(reference, make(.list(.empty), listType, range).id), range)

    let mark = bindings.count
    let start = scratch.count
    var local = LocalID(0)
    functions[depth].loopDepth += 1
    if let elementName = layer.elementName,
      case .local(let element) = declareVariable(
        elementName, subject?.element ?? .error, .loopVariable, scopeMark: mark)
    {
      local = element
    }
    let element = VariableReference.local(makeTemporary(type, name.range))
    let list = makeVariable(reference, listType, name.range)
    declareLayer(layer, element, type, named: elementNameText(name, list), range)
    let appended: NodeList<TypedExpression> = self.list([makeVariable(element, type, name.range).id])
    emit(.mutate(reference, indices: .empty, .listAppend, arguments: appended), range)
    functions[depth].loopDepth -= 1
    closeScope(mark)
    let body: TypedBlock = self.list(from: start)
    if let subject { emitLoop(subject, local, body, range) }
    declareMember(name, listType, binding, range)
  }

  /// `hands[0]`: the list's name and the place that the next element gets.
  private mutating func elementNameText(_ name: NameSyntax, _ list: Operand) -> Operand {
    let count = makeBuiltin(.listCount, [list], .number, name.range)
    let opening = makeString(tree.names[name.name] + "[", name.range)
    let closing = makeString("]", name.range)
    return make(.interpolation(self.list([opening.id, count.id, closing.id])), .string, name.range)
  }

  /// Makes a named layer directly in another's declaration a member of that.
  private mutating func declareMember(_ name: NameSyntax, _ type: TypeID, _ binding: Int, _ range: SourceRange) {
    guard let owner = selves.last, owner.isLayerBody, owner.blockDepth == blockDepth, owner.type != .layer,
      owner.type != scope.stageType
    else { return }
    let meaning = vocabulary[name.name]
    if meaning.property >= 0 || meaning.isLayerMember {
      tell(.sublayerNamedLikeProperty(tree.names[name.name], at: name.range))
      return
    }
    let member = memberID(name.name)
    isSublayerName[Int(name.name.index)] = true
    scope.sublayers.declare(
      name.name, in: owner.type, SublayerTable.Entry(member: member, type: type, range: name.range))
    let layer = selfLayer(at: range)
    let value = makeVariable(reference(binding), type, name.range)
    emit(.declareMember(layer: layer.id, member, value.id), range)
  }

  // MARK: Members in scope

  /// `with layer { … }`.
  mutating func checkWith(_ layer: ExpressionID, _ body: BlockSyntax, _ range: SourceRange) -> Flow {
    let operand = check(layer, as: .layer, because: .place("'with'"))
    let type = program.types.isLayer(operand.type) ? operand.type : .layer
    if case .stage = program.expressions[Int(operand.id.index)] {
      return withMembers(of: nil, type: type, isLayerBody: false) { $0.emitBody(body, range) }
    }
    let value = evaluatedOnce(operand.id)
    guard case .variable(let reference) = program.expressions[Int(value.index)] else {
      return withMembers(of: nil, type: type, isLayerBody: false) { $0.emitBody(body, range) }
    }
    return withMembers(of: reference, type: type, isLayerBody: false) { $0.emitBody(body, range) }
  }

  /// Checks something in which the members of a layer are in scope: that in a variable, or the stage.
  @discardableResult
  private mutating func withMembers(
    of reference: VariableReference?, type: TypeID, isLayerBody: Bool, _ body: (inout Checker) -> Flow
  ) -> Flow {
    let mark = bindings.count
    var binding: Int?
    if let reference {
      binding = mark
      let storage: Binding.Storage =
        switch reference {
        case .global(let index): .global(index)
        case .local(let local): .local(local)
        }
      declare(
        Binding(
          name: Word.selfLayer.name, storage: storage, type: type, kind: .constant, range: SourceRange(0, 0)))
    }
    selves.append(
      SelfScope(
        type: type, binding: binding, mark: bindings.count, isLayerBody: isLayerBody, blockDepth: blockDepth + 1))
    let flow = body(&self)
    selves.removeLast()
    closeScope(mark)
    return flow
  }

  /// Emits a block's statements among those around it.
  private mutating func emitBody(_ body: BlockSyntax, _ range: SourceRange) -> Flow {
    let (block, flow) = checkBlockContents(body)
    if !block.isEmpty { emit(.block(block), range) }
    return flow
  }

  // MARK: The tree of layers

  /// `insert layer [in parent] [at index]`, `insert layer above|below sibling`.
  mutating func checkInsert(
    _ layer: ExpressionID, _ arguments: NodeList<ArgumentSyntax>, _ place: InsertionPlace, _ range: SourceRange
  ) {
    let operand = checkLayer(layer, "'insert'")
    var operands = (0..<Int(arguments.count)).map { tree.arguments[Int(node(arguments, $0).index)].value }
    switch place {
    case .last, .index:
      var typedPlace = TypedInsertionPlace.last
      if place == .index, let index = operands.popLast() {
        typedPlace = .index(check(index, as: .number, because: .place("'at'")).id)
      }
      let parent = operands.first.map { checkLayer($0, "'in'") } ?? selfLayer(at: range)
      emit(.insert(layer: operand.id, into: parent.id, typedPlace), range)
    case .above, .below:
      guard let sibling = operands.first else { return }
      let other = evaluatedOnce(checkLayer(sibling, place == .above ? "'above'" : "'below'").id)
      let otherOperand = Operand(id: other, type: .layer)
      let parent = makeBuiltin(.superlayer, [otherOperand], .layer, range)
      emit(.insert(layer: operand.id, into: parent.id, place == .above ? .above(other) : .below(other)), range)
    }
  }
}
