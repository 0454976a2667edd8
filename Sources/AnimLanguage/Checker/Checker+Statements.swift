/// Whether control goes on after a statement.
enum Flow {
  case continues
  /// It never gets past: it returned, or left or repeated a loop.
  case leaves
}

extension Checker {
  /// Checks the statements of a block in a scope of its own.
  @discardableResult
  mutating func checkBlockContents(_ statements: BlockSyntax, scopeMark: Int? = nil) -> (block: TypedBlock, flow: Flow)
  {
    let mark = bindings.count
    let narrowed = narrowings.count
    let start = scratch.count
    blockDepth += 1
    let flow = checkStatements(statements, scopeMark: scopeMark ?? mark)
    blockDepth -= 1
    restoreNarrowings(narrowed)
    closeScope(mark)
    return (list(from: start), flow)
  }

  /// Emits statements in the current scope, which began at a mark.
  @discardableResult
  mutating func checkStatements(_ statements: BlockSyntax, scopeMark: Int) -> Flow {
    var flow = Flow.continues
    for index in 0..<Int(statements.count) {
      let id = node(statements, index)
      if flow == .leaves {
        tell(.unreachable(at: tree.statementRanges[Int(id.index)]))
        flow = .continues
        for rest in index..<Int(statements.count) { check(node(statements, rest), scopeMark) }
        return .leaves
      }
      flow = check(id, scopeMark)
    }
    return flow
  }

  /// Emits one statement.
  @discardableResult
  mutating func check(_ id: StatementID, _ scopeMark: Int) -> Flow {
    let range = tree.statementRanges[Int(id.index)]
    switch tree.statements[Int(id.index)] {
    case .missing: break
    case .variable(let name, let isMutable, let type, let value):
      checkVariable(name, isMutable, type, value, range, scopeMark)
    case .assign(let target, let symbol, let value): checkAssignment(target, symbol, value, range)
    case .expression(let value): checkExpressionStatement(value, range, isValueOfText: isValueOfText(id))
    case .print(let values):
      let mark = scratch.count
      for index in 0..<Int(values.count) { push(checkValue(node(values, index)).id) }
      let list: NodeList<TypedExpression> = list(from: mark)
      emit(.print(list), range)
    case .conditional(let conditional): return checkConditional(conditional, range)
    case .loop(let loop): return checkLoop(loop, range)
    case .break: return checkJump(.break, "break", range)
    case .continue: return checkJump(.continue, "continue", range)
    case .return(let value): return checkReturn(value, range)
    case .function(let function): checkFunction(function, range)
    case .handler(let handler): checkHandler(handler, range)
    case .layer(let layer): checkLayerDeclaration(layer, range, scopeMark)
    case .with(let layer, let body): return checkWith(layer, body, range)
    case .layerType(let type): checkLayerType(type, range)
    case .property(let property): checkProperty(property, range)
    case .hook(let hook): checkHook(hook, range)
    case .actions(let entries): checkActions(entries, styleLevel: 0, range)
    // Comes before the other statements of its body, see `emitStyles(of:)`.
    case .style: if !isDirectlyInLayerBody { tell(.outsideLayer("style", at: range)) }
    case .draw(let drawing): return checkDrawing(drawing, range)
    case .animate(let animation): checkAnimate(animation, range)
    case .animationBlock(let block): return checkAnimationBlock(block, range)
    case .keyframe(let start, let duration, let body): return checkKeyframe(start, duration, body, range)
    case .transaction(let transaction): return checkTransaction(transaction, range)
    case .flush: emit(.flush, range)
    case .register(let registration): checkRegistration(registration, range)
    case .call(let name, let arguments): checkHandlerCall(name, arguments, range)
    case .wait(let duration):
      emit(.wait(checkDuration(duration, "'wait'").id), range)
    case .waitFor(let layer, let key): checkWaitFor(layer, key, range)
    case .waitForAll: emit(.waitForAll, range)
    case .waitForEvent(let layer, let event): checkWaitForEvent(layer, event, range)
    case .sequence(let body): return checkSequence(body, range, isCollected: false)
    case .parallel(let body): checkParallel(body, range, isCollected: false)
    case .overlap: tell(.overlapOutsideSequence(at: range))
    case .expect(let expectation): checkExpectation(expectation, range)
    case .test(let name, let body): checkTest(name, body, range)
    case .import: if !isLeadingImport(id) { tell(.misplacedImport(at: range)) }
    case .seed(let value): emit(.seed(check(value, as: .number, because: .place("'seed'")).id), range)
    case .schedule(let kind, let duration, let body):
      let time = checkDuration(duration, kind.place)
      emit(.schedule(kind, time.id, makeBlock(body, name: kind.blockName, range, offers: [])), range)
    case .cancel(let target, let key): checkCancel(target, key, range)
    case .control(let word, let layer, let key): checkControl(word, layer, key, range)
    case .resumeAnimator(let animator, let factor): checkResume(animator, factor, range)
    case .finish(let animator, let position): checkFinish(animator, position, range)
    case .send(let event, let layer): checkSend(event, to: layer, range)
    case .sendAt(let event, let point): checkSend(event, at: point, range)
    case .remove(let layer):
      emit(.remove(checkLayer(layer, "'remove'").id), range)
    case .replace(let layer, let other):
      let operand = checkLayer(layer, "'replace'")
      emit(.replace(layer: operand.id, with: checkLayer(other, "'with'").id), range)
    case .scroll(let layer, let place): checkScroll(layer, to: place, range)
    case .insert(let layer, let arguments, let place): checkInsert(layer, arguments, place, range)
    }
    return .continues
  }

  // MARK: Variables

  private mutating func checkVariable(
    _ name: NameSyntax, _ isMutable: Bool, _ type: NodeID<TypeSyntax>?, _ value: ExpressionID?, _ range: SourceRange,
    _ scopeMark: Int
  ) {
    let declared = type.map { resolve($0) }
    if declared == nil, let value, let word = foreignAbsence(value) {
      tell(.absenceWithoutType(word, at: self.range(value), name: name.range))
      _ = declareVariable(name, .error, isMutable ? .variable : .constant, scopeMark: scopeMark, isGlobal: isAtTopLevel)
      return
    }
    let kind: Binding.Kind = isMutable ? .variable : .constant
    let isGlobal = isAtTopLevel
    if let value, let made = typeKnownToItsBlocks(tree.expressions[Int(value.index)]) {
      let reference = declareVariable(name, declared ?? made, kind, scopeMark: scopeMark, isGlobal: isGlobal)
      let binding = bindings.count - 1
      bindings[binding].isInitialized = false
      // A timer runs by itself.
      bindings[binding].isRead = made == .timer
      let operand = check(value, as: Expectation(declared ?? .error, because: .name(name.name, name.range)))
      bindings[binding].isInitialized = true
      bindings[binding].isRead = made == .timer
      emit(.declare(reference, operand.id), range)
      return
    }
    var operand: Operand?
    if let value {
      operand = check(value, as: Expectation(declared ?? .error, because: .name(name.name, name.range)))
      if operand?.type == TypeID.none {
        tell(.noneWithoutType(at: self.range(value)))
        operand = makeError(self.range(value))
      }
    } else if declared == nil || !isMutable {
      tell(.variableWithoutValue(tree.names[name.name], isMutable: isMutable, at: name.range))
    } else if let declared, declared != .error, program.types.wrapped(by: declared) == nil {
      tell(.variableWithoutValue(tree.names[name.name], isMutable: isMutable, at: name.range))
    }
    let known = declared ?? operand?.type ?? .error
    let reference = declareVariable(name, known, kind, scopeMark: scopeMark, isGlobal: isGlobal)
    // What a call returns may be kept for the call's sake.
    let isKeptForItsCall = operand.map { mayStandAlone($0) } ?? false
    bindings[bindings.count - 1].isRead = isKeptForItsCall
    if let operand, !isMutable {
      notePresented(reference, operand.id)
      noteConstant(reference, operand)
    }
    emit(.declare(reference, operand?.id), range)
  }

  /// The word of another language for `none`, if that is what an expression is.
  private func foreignAbsence(_ id: ExpressionID) -> String? {
    guard case .name(let name) = tree.expressions[Int(id.index)], heads[Int(name.index)] < 0 else { return nil }
    let text = tree.names[name]
    return ["null", "nil", "undefined"].contains(text) ? text : nil
  }

  /// The type of a value whose blocks may name the variable that it is kept in: a timer cancels itself, an animator
  /// starts again.
  private func typeKnownToItsBlocks(_ value: ExpressionSyntax) -> TypeID? {
    switch value {
    case .timer: .timer
    case .animator: .animator
    default: nil
    }
  }

  /// Remembers what a `let` is in every run.
  private mutating func noteConstant(_ reference: VariableReference, _ operand: Operand) {
    let known: Double? =
      switch operand.type {
      case .number, .duration, .angle: constant(operand.id)
      case .spring: program.settlingTicks(of: operand.id, locals: functions[depth].locals)
      default: nil
      }
    guard let value = known else { return }
    switch reference {
    case .global(let index): program.globals[Int(index)].constant = value
    case .local(let local): functions[depth].locals[Int(local.index)].constant = value
    }
  }

  /// Whether a declaration here makes a global: directly at the top level of the text.
  var isAtTopLevel: Bool { functions.count == 1 && blockDepth == 0 }

  // MARK: Expressions

  private mutating func checkExpressionStatement(
    _ value: ExpressionID, _ range: SourceRange, isValueOfText: Bool
  ) {
    if case .call(let callee, let arguments) = tree.expressions[Int(value.index)],
      case .member(let base, let name, false) = tree.expressions[Int(callee.index)],
      checkMutation(base, name, arguments, self.range(callee), range)
    {
      return
    }
    if case .missing = tree.expressions[Int(value.index)] { return }
    if case .name = tree.expressions[Int(value.index)] { nameInStatement = (self.range(value), false) }
    let operand = infer(value, .anything)
    nameInStatement = nil
    if operand.type == .error { return }
    if isValueOfText, operand.type != .void { return keepValue(operand, range) }
    if operand.type == .void || mayStandAlone(operand) { return emit(.expression(operand.id), range) }
    if isMissingReturn(operand) { return tell(.valueWithoutReturn(at: self.range(value))) }
    var diagnostic = Diagnostic.unusedValue(
      program.types.description(of: operand.type), at: self.range(value), isComparison: isEquality(value))
    if operand.type == .transform { diagnostic.hint = "transforms are joined with '*': 'rotate(45deg) * scale(2)'" }
    tell(diagnostic)
  }

  /// Whether a value stands where the function would have to return it.
  private mutating func isMissingReturn(_ operand: Operand) -> Bool {
    let context = functions[depth]
    guard context.kind == .function, context.result != .void, context.result != .error, blockDepth == 1,
      program.types.isAssignable(operand.type, to: context.result)
    else { return false }
    functions[depth].lacksReturn = true
    return true
  }

  /// Whether an expression that has a value may do something besides.
  private func mayStandAlone(_ operand: Operand) -> Bool {
    switch program.expressions[Int(operand.id.index)] {
    case .call: true
    case .hostCall(let function, _): program.hostFunctions[Int(function.index)].signature.purity == .effect
    default: false
    }
  }

  /// Whether a statement is the last one of a text whose value is asked for.
  private func isValueOfText(_ id: StatementID) -> Bool {
    guard !valueNames.isEmpty, isAtTopLevel, tree.root.count > 0 else { return false }
    return node(tree.root, Int(tree.root.count) - 1) == id
  }

  /// Declares a variable for the value of the text, under all of its names.
  private mutating func keepValue(_ operand: Operand, _ range: SourceRange) {
    if operand.type == TypeID.none { return tell(.noneWithoutType(at: range)) }
    let index = program.globals.count
    let storage = Binding.Storage.global(Int32(truncatingIfNeeded: index))
    program.globals.append(
      TypedVariable(
        name: valueNames.last.map { tree.names[$0] } ?? "", type: operand.type, isMutable: false, range: range)
    )
    for name in valueNames {
      declare(Binding(name: name, storage: storage, type: operand.type, kind: .constant, range: range))
    }
    emit(.declare(.global(Int32(truncatingIfNeeded: index)), operand.id), range)
    scope.value = index
  }

  private func isEquality(_ id: ExpressionID) -> Bool {
    if case .binary(.equal, _, _) = tree.expressions[Int(id.index)] { return true }
    return false
  }

  mutating func checkDuration(_ id: ExpressionID, _ place: StaticString) -> Operand {
    check(id, as: .duration, because: .place(place))
  }

  mutating func checkLayer(_ id: ExpressionID, _ place: StaticString) -> Operand {
    check(id, as: .layer, because: .place(place))
  }

  mutating func checkKey(_ id: ExpressionID) -> Operand {
    check(id, as: .string, because: .place("a key"))
  }
}

extension ScheduleKind {
  var place: StaticString {
    switch self {
    case .at: "'at'"
    case .after: "'after'"
    case .every: "'every'"
    }
  }

  var blockName: String {
    switch self {
    case .at: "at block"
    case .after: "after block"
    case .every: "every block"
    }
  }
}
