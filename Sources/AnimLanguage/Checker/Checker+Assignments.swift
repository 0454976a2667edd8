/// A place that can be assigned to.
enum Place {
  case variable(VariableReference, TypeID)
  /// An element of a list that is a variable, through however many lists.
  case element(VariableReference, [TypedExpressionID], TypeID)
  case property(layer: TypedExpressionID, PropertyID, TypeID)
  /// `animator.fractionComplete`
  case fraction(animator: TypedExpressionID)
  /// `animator.pausesOnCompletion` and the like.
  case setting(AnimatorSetting, animator: TypedExpressionID)
}

extension Checker {
  mutating func checkAssignment(
    _ target: ExpressionID, _ symbol: AssignmentOperator, _ value: ExpressionID, _ range: SourceRange
  ) {
    if case .missing = tree.expressions[Int(target.index)] {
      _ = infer(value, Expectation(.error, isFraction: true))
      return
    }
    let written = inferTarget(target, isPlain: symbol == .assign)
    guard written.type != .error, var place = place(written, target) else {
      _ = infer(value, Expectation(written.type, isFraction: true))
      return
    }
    checkPlainLayerChange(target, written.id, range)
    let isFraction = isFraction(written.id)
    guard let binary = symbol.binary else {
      if isMistakenWord(value, for: written.id) { return }
      let reason = reason(for: target, written)
      let operand = check(value, as: Expectation(written.type, isFraction: isFraction, because: reason))
      checkRange(of: operand.id, setTo: written.id)
      checkSelfAssignment(written.id, operand.id, range)
      store(operand, in: place, part: part(of: written.id), range)
      return
    }
    place = evaluatedOnce(place, range)
    let isProduct = binary == .multiply || binary == .divide
    let current = read(place, part: part(of: written.id), written.type, range)
    let operand = infer(
      value, Expectation(isProduct ? .error : written.type, isFraction: isProduct || isFraction))
    guard operand.type != .error else { return }
    guard let result = makeBinary(binary, current, operand, range) else {
      tellOperands(binary, current.type, operand.type, target, value, isAssignment: true)
      return
    }
    let converted = convert(result, to: Expectation(written.type, because: reason(for: target, written)), value)
    store(converted, in: place, part: part(of: written.id), range)
  }

  /// The target as if it were read. Directly in a layer's body its root is always the layer's member.
  private mutating func inferTarget(_ target: ExpressionID, isPlain: Bool) -> Operand {
    if let innermost = selves.last, innermost.isLayerBody, innermost.blockDepth == blockDepth {
      memberRoot = root(of: target)
    }
    var written: Int?
    if case .name(let name) = tree.expressions[Int(target.index)] { written = Int(heads[Int(name.index)]) }
    let isRead = written.map { $0 < 0 || bindings[$0].isRead }
    if isPlain, case .name = tree.expressions[Int(target.index)] { nameInStatement = (range(target), true) }
    let operand = infer(target, .anything)
    nameInStatement = nil
    if let written, isRead == false { bindings[written].isRead = false }
    memberRoot = nil
    return declaredWhole(operand)
  }

  /// The mask that a layer was declared with is read as a layer of its kind, but any other, or none, can take its place:
  /// the property itself. Other operands stay as they are.
  func declaredWhole(_ operand: Operand) -> Operand {
    guard case .cast(let whole, _, _) = program.expressions[Int(operand.id.index)],
      case .property(_, let property, _) = program.expressions[Int(whole.index)], let entry = catalogEntry(property)
    else { return operand }
    return Operand(id: whole, type: propertyTypes[entry])
  }

  /// The name or other expression that members and elements are taken of.
  func root(of id: ExpressionID) -> ExpressionID {
    var id = id
    while true {
      switch tree.expressions[Int(id.index)] {
      case .member(let base, _, _), .index(let base, _): id = base
      default: return id
      }
    }
  }

  /// The place that a target names, after telling if it cannot be assigned to.
  mutating func place(_ target: Operand, _ syntax: ExpressionID) -> Place? {
    switch program.expressions[Int(target.id.index)] {
    case .component(let whole, _):
      return place(Operand(id: whole, type: program.expressionTypes[Int(whole.index)]), syntax)
    case .variable(let reference):
      guard let variable = assignable(syntax) else { return nil }
      return .variable(reference, variable)
    case .index:
      var indices: [TypedExpressionID] = []
      var base = target.id
      while case .index(let list, let position) = program.expressions[Int(base.index)] {
        indices.insert(position, at: 0)
        base = list
      }
      guard case .variable(let reference) = program.expressions[Int(base.index)] else { break }
      guard assignable(syntax) != nil else { return nil }
      return .element(reference, indices, target.type)
    case .property(let layer, let property, let isPresentation):
      if isPresentation {
        tell(
          functions[depth].hook == nil
            ? .presentationIsReadOnly(at: range(syntax)) : .shownIsReadOnly(at: range(syntax)))
        return nil
      }
      return .property(layer: layer, property, target.type)
    case .builtin(.animatorFraction, let operands):
      if let animator = program[operands].first { return .fraction(animator: animator) }
    case .builtin(let builtin, let operands):
      if let setting = AnimatorSetting(builtin), let animator = program[operands].first {
        return .setting(setting, animator: animator)
      }
    default: break
    }
    tell(.notAssignable(description(of: target.id), at: range(syntax)))
    return nil
  }

  /// The declared type of the variable at the root of a target, or nil, told, if it is none that changes.
  private mutating func assignable(_ syntax: ExpressionID) -> TypeID? {
    let root = root(of: syntax)
    guard case .name(let name) = tree.expressions[Int(root.index)], heads[Int(name.index)] >= 0 else {
      tell(.notAssignable("this", at: range(syntax)))
      return nil
    }
    let binding = bindings[Int(heads[Int(name.index)])]
    guard binding.isMutable else {
      let word = wordOfConstant(binding)
      let mistake = Diagnostic.assignmentToConstant(
        tree.names[name], binding.kind, at: range(root), declared: binding.range, word: word)
      if word == nil { tell(mistake) } else { tellOnce(mistake) }
      return nil
    }
    return binding.type
  }

  /// Where the `let` of a constant of this text stands.
  private mutating func wordOfConstant(_ binding: Binding) -> SourceRange? {
    guard suggestionBudget > 0 else { return nil }
    suggestionBudget -= 1
    guard binding.kind == .constant, let name = tree.tokens.firstIndex(where: { $0.range == binding.range }), name > 0,
      tree.tokens[name - 1].kind == .word, tree.tokens[name - 1].name == Word.let.name
    else { return nil }
    return tree.tokens[name - 1].range
  }

  private func description(of id: TypedExpressionID) -> String {
    switch program.expressions[Int(id.index)] {
    case .member, .builtin: "'\(source.text(in: range(id)))'"
    case .call: "the result of a call"
    case .optionalChain: "a value behind '?.'"
    case .stage: "the stage"
    default: "this"
    }
  }

  // MARK: Parts

  /// The registers that a target is of a larger value, the smallest part last: `rect.origin.x`.
  private func part(of id: TypedExpressionID) -> [(first: UInt8, type: TypeID)] {
    var parts: [(first: UInt8, type: TypeID)] = []
    var id = id
    while case .component(let whole, let first) = program.expressions[Int(id.index)] {
      parts.insert((first, program.expressionTypes[Int(id.index)]), at: 0)
      id = whole
    }
    return parts
  }

  private mutating func read(_ place: Place, part: [(first: UInt8, type: TypeID)], _ type: TypeID, _ range: SourceRange)
    -> Operand
  {
    var value = readWhole(place, range)
    for (first, type) in part { value = make(.component(value.id, first: first), type, range) }
    return value
  }

  private mutating func readWhole(_ place: Place, _ range: SourceRange) -> Operand {
    switch place {
    case .variable(let reference, let type): return makeVariable(reference, type, range)
    case .fraction(let animator):
      return makeBuiltin(.animatorFraction, [Operand(id: animator, type: .animator)], .number, range)
    case .setting(let setting, let animator):
      return makeBuiltin(setting.builtin, [Operand(id: animator, type: .animator)], .bool, range)
    case .property(let layer, let property, let type):
      return make(.property(layer: layer, property, isPresentation: false), type, range)
    case .element(let reference, let indices, _):
      var value = makeVariable(reference, type(of: reference), range)
      for index in indices {
        let element = program.types.element(of: value.type) ?? .error
        value = make(.index(value.id, index), element, range)
      }
      return value
    }
  }

  func type(of reference: VariableReference) -> TypeID {
    switch reference {
    case .global(let index): program.globals[Int(index)].type
    case .local(let local): functions[depth].locals[Int(local.index)].type
    }
  }

  private mutating func store(
    _ value: Operand, in place: Place, part: [(first: UInt8, type: TypeID)], _ range: SourceRange
  ) {
    if value.type == .error { return }
    var value = value
    var place = place
    if !part.isEmpty {
      place = evaluatedOnce(place, range)
      var whole = [readWhole(place, range)]
      for (first, type) in part.dropLast() {
        whole.append(make(.component(whole[whole.count - 1].id, first: first), type, range))
      }
      for (index, outer) in whole.enumerated().reversed() {
        value = make(.replacing(outer.id, first: part[index].first, value.id), outer.type, range)
      }
    }
    switch place {
    case .variable(let reference, _): emit(.assign(reference, value.id), range)
    case .element(let reference, let indices, _):
      let list: NodeList<TypedExpression> = list(indices)
      emit(.assignElement(reference, indices: list, value.id), range)
    case .fraction(let animator): emit(.moveAnimator(.scrub(value.id), animator), range)
    case .setting(let setting, let animator): emit(.moveAnimator(.set(setting, value.id), animator), range)
    case .property(let layer, let property, _):
      checkViewChange(place, range)
      checkEffect(of: property, range)
      emit(.assignProperty(layer: layer, property, value.id), range)
    }
  }

  /// The place with layer and indices in made-up variables, unless reading them twice makes no difference.
  private mutating func evaluatedOnce(_ place: Place, _ range: SourceRange) -> Place {
    switch place {
    case .variable: return place
    case .fraction(let animator): return .fraction(animator: evaluatedOnce(animator))
    case .setting(let setting, let animator): return .setting(setting, animator: evaluatedOnce(animator))
    case .property(let layer, let property, let type):
      return .property(layer: evaluatedOnce(layer), property, type)
    case .element(let reference, let indices, let type):
      return .element(reference, indices.map { evaluatedOnce($0) }, type)
    }
  }

  /// An expression that reads the same value however often: itself, or a made-up variable.
  mutating func evaluatedOnce(_ id: TypedExpressionID) -> TypedExpressionID {
    switch program.expressions[Int(id.index)] {
    case .number, .string, .stage: return id
    case .variable(let reference) where !isMutable(reference): return id
    default:
      let range = range(id)
      let type = program.expressionTypes[Int(id.index)]
      let local = makeTemporary(type, range)
      emit(.declare(.local(local), id), range)
      return makeVariable(.local(local), type, range).id
    }
  }

  func isMutable(_ reference: VariableReference) -> Bool {
    switch reference {
    case .global(let index): program.globals[Int(index)].isMutable
    case .local(let local): functions[depth].locals[Int(local.index)].isMutable
    }
  }

  // MARK: What is wanted

  /// Whether a target's numbers may be written as percentages.
  func isFraction(_ id: TypedExpressionID) -> Bool {
    var id = id
    while case .component(let whole, _) = program.expressions[Int(id.index)] { id = whole }
    if case .builtin(.animatorFraction, _) = program.expressions[Int(id.index)] { return true }
    guard case .property(_, let property, _) = program.expressions[Int(id.index)], let entry = catalogEntry(property)
    else { return false }
    return catalog.entries[entry].traits.contains(.percentage)
  }

  func reason(for target: ExpressionID, _ operand: Operand) -> Reason {
    switch tree.expressions[Int(target.index)] {
    case .name(let name): return .name(name, range(target))
    case .member(_, let name, _): return .name(name, nameRange(name, in: range(target)))
    case .index: return .place("the list")
    default: return .none
    }
  }
}
