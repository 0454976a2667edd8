extension Checker {
  /// The body of a function, which was declared before.
  mutating func checkFunction(_ id: NodeID<FunctionSyntax>, _ range: SourceRange) {
    let function = tree.functions[Int(id.index)]
    guard let index = declaredCallable(function.name) else { return }
    let callable = scope.callables[index]
    beginFunction(.function, name: "", range: range, id: callable.function)
    functions[depth].callable = index
    functions[depth].result = callable.result
    functions[depth].resultRange = function.result.map { tree.typeRanges[Int($0.index)] }
    let mark = bindings.count
    // Functions have no layer of their own: the members of the stage are outermost.
    let outerSelves = selves
    selves = [selves[0]]
    declareParameters(callable.parameters, scopeMark: mark)
    let (body, flow) = checkBlockContents(function.body, scopeMark: mark)
    closeScope(mark)
    selves = outerSelves
    if flow == .continues, callable.result != .void, callable.result != .error, !functions[depth].lacksReturn {
      let end = SourceRange(max(range.lowerBound, range.upperBound - 1), range.upperBound)
      tell(
        .missingReturn(
          tree.names[function.name.name], program.types.description(of: callable.result), at: end,
          declared: functions[depth].resultRange ?? function.name.range))
    }
    initialization.lastGlobals[index] = endFunction(body: body).lastGlobal
  }

  /// The body of a handler: its layer's members are in scope.
  mutating func checkHandler(_ id: NodeID<HandlerSyntax>, _ range: SourceRange) {
    let handler = tree.handlers[Int(id.index)]
    guard let index = declaredCallable(handler.name) else { return }
    beginFunction(.handler, name: "", range: range, id: scope.callables[index].function)
    functions[depth].callable = index
    let outer = bindings.count
    declareOffered(.layer, as: Word.selfLayer.name)
    declareOffered(.animation, as: Word.animation.name)
    declareOffered(.event, as: Word.event.name)
    let outerSelves = selves
    selves = [
      selves[0],
      SelfScope(type: .layer, binding: outer, mark: bindings.count, isLayerBody: false, blockDepth: blockDepth + 1),
    ]
    let mark = bindings.count
    declareParameters(scope.callables[index].parameters, scopeMark: mark)
    for position in 0..<Int(handler.parameters.count) {
      declareOfferedParameter(tree.parameters[Int(node(handler.parameters, position).index)], scopeMark: mark)
    }
    let (body, _) = checkBlockContents(handler.body, scopeMark: mark)
    closeScope(outer)
    selves = outerSelves
    let context = endFunction(body: body)
    initialization.lastGlobals[index] = context.lastGlobal
    scope.callables[index].uses = context.offered.reduce(into: []) { $0.formUnion(OfferedSet($1.value)) }
  }

  /// The callable that was declared for a name of this text, or nil, told, for one inside a block.
  private mutating func declaredCallable(_ name: NameSyntax) -> Int? {
    let index = Int(callables[Int(name.name.index)])
    if index >= 0, scope.callables[index].range == name.range { return index }
    // A second one of the name was told when it was declared.
    if !isAtTopLevel { tell(.nestedDeclaration(tree.names[name.name], at: name.range)) }
    return nil
  }

  private mutating func declareParameters(_ parameters: [Callable.Parameter], scopeMark: Int) {
    for parameter in parameters {
      _ = declareVariable(
        NameSyntax(name: parameter.name, range: parameter.range), parameter.type, .parameter, scopeMark: scopeMark)
    }
  }

  /// Makes what the calling place offers known under a name; it gets a local when it is used.
  mutating func declareOffered(_ value: OfferedValue, as name: NameID) {
    declare(
      Binding(
        name: name, storage: .offered(value), type: type(of: value), kind: .constant, range: SourceRange(0, 0)))
  }

  /// Makes what the calling place offers known under its name, unless that means something else already.
  private mutating func declareOutermost(_ value: OfferedValue) {
    guard let name = tree.names.find(value.name), heads[Int(name.index)] < 0, !isMemberInScope(name) else { return }
    declareOffered(value, as: name)
  }

  private mutating func declareOfferedParameter(_ parameter: ParameterSyntax, scopeMark: Int) {
    guard let value = offeredValue(named: parameter.name.name) else { return }
    var type = type(of: value)
    if let written = parameter.type {
      let wanted = resolve(written)
      if program.types.isAssignable(type, to: wanted) {
        type = wanted
      } else if wanted != .error {
        tell(
          .offeredParameterType(
            value.name, offered: program.types.description(of: type),
            at: tree.typeRanges[Int(written.index)]))
      }
    }
    let earlier = Int(heads[Int(parameter.name.name.index)])
    if earlier >= scopeMark {
      tell(.alreadyDeclared(value.name, at: parameter.name.range, earlier: bindings[earlier].range))
    }
    _ = offeredLocal(value, in: depth)
    declare(
      Binding(
        name: parameter.name.name, storage: .offered(value), type: type, kind: .parameter, range: parameter.name.range))
  }

  // MARK: Blocks that run later

  /// A block that runs later, with what it takes along. It keeps the `self` around it.
  mutating func makeBlock(
    _ body: BlockSyntax, name: String, _ range: SourceRange, offers: OfferedSet,
    block place: AnimationBlockPlace = .none
  ) -> ClosureID {
    let function = beginFunction(.block, name: name, range: range, offers: offers)
    functions[depth].block = place
    let mark = bindings.count
    if offers.contains(.layer) {
      declareOffered(.layer, as: Word.layer.name)
      if offers.contains(OfferedSet(.animation)) { declareOffered(.animation, as: Word.animation.name) }
    }
    for value in [OfferedValue.key, .finished, .reason] where offers.contains(OfferedSet(value)) {
      declareOutermost(value)
    }
    if offers.contains(OfferedSet(.event)) {
      declareOffered(.event, as: Word.event.name)
      declareOffered(.view, as: Word.view.name)
    }
    let (block, _) = checkBlockContents(body)
    closeScope(mark)
    endFunction(body: block)
    return addClosure(TypedClosure(function: function, arguments: .empty))
  }

  /// A block that runs later, of the statements that a function emits.
  mutating func makeBlock(
    name: String, _ range: SourceRange, offers: OfferedSet = [], _ emitStatements: (inout Checker) -> Void
  ) -> ClosureID {
    let function = beginFunction(.block, name: name, range: range, offers: offers)
    let mark = scratch.count
    emitStatements(&self)
    endFunction(body: list(from: mark))
    return addClosure(TypedClosure(function: function, arguments: .empty))
  }

  mutating func addClosure(_ closure: TypedClosure) -> ClosureID {
    program.closures.append(closure)
    return ClosureID(program.closures.count - 1)
  }

  /// `every`, `after` or `at` as a value.
  mutating func inferTimer(_ statement: StatementID, _ range: SourceRange) -> Operand {
    guard case .schedule(let kind, let duration, let body) = tree.statements[Int(statement.index)] else {
      return makeError(range)
    }
    let time = checkDuration(duration, kind.place)
    let closure = makeBlock(body, name: kind.blockName, range, offers: [])
    return make(.timer(kind, time.id, closure), .timer, range)
  }
}
