import AnimEngine

extension Checker {
  /// `layer name { … }`, `layer names[i in values] { … }` and `stage { … }`.
  mutating func checkLayerDeclaration(_ id: NodeID<LayerSyntax>, _ range: SourceRange, _ scopeMark: Int) {
    let layer = tree.layers[Int(id.index)]
    guard let name = layer.name else {
      checkStage(layer, range)
      return
    }
    let type = sublayerTypes[id] ?? layerType(layer, name)
    if layer.isMask {
      checkMask(layer, name, type, range)
    } else if layer.elements != nil {
      checkLayerArray(layer, name, type, range, scopeMark)
    } else {
      let reference = declareVariable(name, type, .layer, scopeMark: scopeMark, isGlobal: isAtTopLevel)
      let text = makeString(tree.names[name.name], name.range)
      bindings[bindings.count - 1].isPlainLayer = !layer.isView
      declareLayer(layer, reference, type, named: text, range)
      declareMember(name, type, bindings.count - 1, range)
    }
  }

  /// `stage { … }`. The stage is live from the start, but what is set here is no change to be seen.
  private mutating func checkStage(_ stage: LayerSyntax, _ range: SourceRange) {
    let mark = scratch.count
    withMembers(of: nil, type: scope.stageType ?? .layer, isLayerBody: true) { $0.emitBody(stage.body, range) }
    var transaction = TypedTransaction()
    transaction.disableActions = make(.number(1), .bool, range).id
    transaction.body = list(from: mark)
    program.transactions.append(transaction)
    emit(.transaction(NodeID(program.transactions.count - 1)), range)
  }

  /// The type that is written, or one of its own that extends it where the declaration has named sublayers.
  mutating func layerType(_ layer: LayerSyntax, _ name: NameSyntax) -> TypeID {
    guard let written = layerType(layer.type)?.type else {
      let type = program.types.makeLayerType(name: tree.names[name.name], parent: .layer)
      unknownLayerTypes.insert(type)
      return type
    }
    let parent = layer.isView && written == .layer ? TypeID.view : written
    for index in 0..<Int(layer.body.count) {
      if case .layer(let inner) = tree.statements[Int(node(layer.body, index).index)],
        tree.layers[Int(inner.index)].name != nil
      {
        return program.types.makeLayerType(name: tree.names[name.name], parent: parent)
      }
    }
    return parent
  }

  /// Makes the layer in a variable, puts it into the layer around it and runs the body; it goes live at the end of the
  /// outermost declaration.
  private mutating func declareLayer(
    _ layer: LayerSyntax, _ reference: VariableReference, _ type: TypeID, named name: Operand, _ range: SourceRange
  ) {
    let declared = scope.layerTypes.entry(of: type, program.types)
    emit(.makeLayer(reference, type: declared?.id ?? .layer, name: name.id), range)
    let variable = makeVariable(reference, type, range)
    if layer.isView {
      noteView(reference)
      emit(.makeView(variable.id), range)
    }
    let parent = selfLayer(at: range)
    checkEmitterCell(layer, declared, in: parent)
    checkOwnGeometry(of: layer, declared)
    if layer.isMask, let mask = property(named: Word.mask.name, of: .layer) {
      emit(.assignProperty(layer: parent.id, propertyID(mask), variable.id), range)
    } else {
      emit(.insert(layer: variable.id, into: parent.id, .last), range)
    }
    if let declared { emitBody(of: declared, variable, range) }
    let isOutermost = functions[depth].declarationDepth == 0
    let outerLoopDepth = functions[depth].declarationLoopDepth
    functions[depth].declarationDepth += 1
    functions[depth].declarationLoopDepth = functions[depth].loopDepth
    withMembers(of: reference, type: type, isLayerBody: true) { $0.emitBody(layer.body, range) }
    functions[depth].declarationDepth -= 1
    functions[depth].declarationLoopDepth = outerLoopDepth
    if isOutermost { emit(.commitLayer(variable.id), range) }
  }

  /// `mask: kind { … }`: a layer that is put in the `mask` of the one around it.
  private mutating func checkMask(_ layer: LayerSyntax, _ name: NameSyntax, _ type: TypeID, _ range: SourceRange) {
    let reference = VariableReference.local(makeTemporary(type, name.range))
    declareLayer(layer, reference, type, named: makeString(tree.names[name.name], name.range), range)
    guard let owner = selves.last, owner.isLayerBody, owner.blockDepth == blockDepth, owner.type != .layer,
      owner.type != scope.stageType
    else { return }
    declareMask(name, type, of: owner.type)
  }

  /// Says of what kind the mask of a layer type is.
  mutating func declareMask(_ name: NameSyntax, _ type: TypeID, of owner: TypeID) {
    isSublayerName[Int(name.name.index)] = true
    scope.sublayers.declare(
      name.name, in: owner, SublayerTable.Entry(member: memberID(name.name), type: type, range: name.range))
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
    bindings[binding].isPlainLayer = !layer.isView
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
    // A sublayer of a layer type was declared with it.
    let known = scope.sublayers.entry(name.name, in: owner.type, program.types)
    if owner.type != layerTypeBody?.entry.type, known?.range != name.range {
      declareMember(name, type, of: owner.type)
    }
    guard let entry = scope.sublayers.entry(name.name, in: owner.type, program.types) else { return }
    let layer = selfLayer(at: range)
    let value = makeVariable(reference(binding), type, name.range)
    emit(.declareMember(layer: layer.id, entry.member, value.id), range)
  }

  /// Makes a name a member of a layer type.
  mutating func declareMember(_ name: NameSyntax, _ type: TypeID, of owner: TypeID) {
    if property(named: name.name, of: owner) != nil || vocabulary[name.name].isLayerMember {
      tell(.sublayerNamedLikeProperty(tree.names[name.name], at: name.range))
      return
    }
    // Each layer would have two of the name.
    if let parent = program.types.parent(of: owner),
      let earlier = scope.sublayers.entry(name.name, in: parent, program.types)
    {
      return tell(.alreadyDeclared(tree.names[name.name], at: name.range, earlier: earlier.range))
    }
    isSublayerName[Int(name.name.index)] = true
    scope.sublayers.declare(
      name.name, in: owner, SublayerTable.Entry(member: memberID(name.name), type: type, range: name.range))
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
  mutating func withMembers(
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
    if selves.last?.isLayerBody == true { emitStyles(of: body) }
    let (block, flow) = checkBlockContents(body)
    if !block.isEmpty { emit(.block(block), range) }
    return flow
  }

  // MARK: The tree of layers

  /// `scroll layer to point`, `scroll layer to rect`
  mutating func checkScroll(_ layer: ExpressionID, to place: ExpressionID, _ range: SourceRange) {
    let operand = checkLayer(layer, "'scroll'")
    let target = infer(place, .anything)
    if target.type == .rect {
      emit(.scroll(layer: operand.id, to: target.id, isRect: true), range)
    } else {
      let point = convert(target, to: Expectation(.point, because: .place("'scroll … to'")), place)
      emit(.scroll(layer: operand.id, to: point.id, isRect: false), range)
    }
  }

  /// `insert layer [in parent] [at index]`, `insert layer above|below sibling`, and `move` likewise.
  mutating func checkInsert(
    _ layer: ExpressionID, _ arguments: NodeList<ArgumentSyntax>, _ place: InsertionPlace, _ range: SourceRange
  ) {
    let isMove = source.text(in: range).hasPrefix(Word.move.text)
    let operand = checkLayer(layer, isMove ? "'move'" : "'insert'")
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
