extension Checker {
  mutating func checkConditional(_ id: NodeID<ConditionalSyntax>, _ range: SourceRange) -> Flow {
    let conditional = tree.conditionals[Int(id.index)]
    if let binding = conditional.binding { return checkBinding(binding, conditional, range) }
    let test = check(conditional.condition, as: .bool, because: .place("a condition"))
    let facts = narrowingFacts(conditional.condition)
    let mark = narrowings.count
    narrow(facts, whereTrue: true)
    let (then, thenFlow) = checkBlockContents(conditional.body)
    restoreNarrowings(mark)
    narrow(facts, whereTrue: false)
    let (otherwise, otherwiseFlow) = conditional.otherwise.map { checkBlockContents($0) } ?? (.empty, .continues)
    restoreNarrowings(mark)
    emit(.conditional(test.id, then: then, otherwise: otherwise), range)
    // After `if x == none { return }` the variable is known to be there.
    if thenFlow == .leaves, otherwiseFlow == .continues { narrow(facts, whereTrue: false) }
    if otherwiseFlow == .leaves, thenFlow == .continues { narrow(facts, whereTrue: true) }
    return thenFlow == .leaves && otherwiseFlow == .leaves ? .leaves : .continues
  }

  /// `if let name = value { … }`.
  private mutating func checkBinding(_ name: NameSyntax, _ conditional: ConditionalSyntax, _ range: SourceRange) -> Flow
  {
    let value = checkValue(conditional.condition)
    var type = TypeID.error
    if value.type != .error {
      if let wrapped = program.types.wrapped(by: value.type) {
        type = wrapped
      } else {
        type = value.type
        tell(.bindingOfValue(program.types.description(of: value.type), at: self.range(conditional.condition)))
      }
    }
    let mark = bindings.count
    let reference = declareVariable(name, type, .constant, scopeMark: mark)
    let (then, thenFlow) = checkBlockContents(conditional.body, scopeMark: mark)
    closeScope(mark)
    let (otherwise, otherwiseFlow) = conditional.otherwise.map { checkBlockContents($0) } ?? (.empty, .continues)
    if case .local(let local) = reference { emit(.bind(local, value.id, then: then, otherwise: otherwise), range) }
    return thenFlow == .leaves && otherwiseFlow == .leaves ? .leaves : .continues
  }

  // MARK: Loops

  mutating func checkLoop(_ id: NodeID<LoopSyntax>, _ range: SourceRange) -> Flow {
    let loop = tree.loops[Int(id.index)]
    guard let name = loop.name else { return checkWhile(loop, range) }
    if let interval = loop.interval { return checkStagger(loop, name, interval, range) }
    let mark = bindings.count
    let subject = checkValue(loop.subject)
    let variable = loopSubject(subject)
    if variable == nil, subject.type != .error {
      tell(.notIterable(program.types.description(of: subject.type), at: self.range(loop.subject)))
    }
    let type = variable?.element ?? .error
    let reference = declareVariable(name, type, .loopVariable, scopeMark: mark)
    notePresented(reference, subject.id)
    let (body, _, _) = checkLoopBody(loop.body, scopeMark: mark)
    closeScope(mark)
    if case .local(let local) = reference, let variable { emitLoop(variable, local, body, range) }
    return .continues
  }

  private mutating func checkWhile(_ loop: LoopSyntax, _ range: SourceRange) -> Flow {
    let test = check(loop.subject, as: .bool, because: .place("a condition"))
    let mark = narrowings.count
    narrow(narrowingFacts(loop.subject), whereTrue: true)
    let (body, _, breaks) = checkLoopBody(loop.body, scopeMark: bindings.count)
    restoreNarrowings(mark)
    emit(.whileLoop(test.id, body), range)
    if case .boolean(true) = tree.expressions[Int(loop.subject.index)], !breaks {
      checkEndlessLoop(body, SourceRange(range.lowerBound, self.range(loop.subject).upperBound))
      return .leaves
    }
    return .continues
  }

  mutating func checkLoopBody(_ body: BlockSyntax, scopeMark: Int)
    -> (block: TypedBlock, flow: Flow, breaks: Bool)
  {
    let outerBreaks = functions[depth].breaksLoop
    functions[depth].breaksLoop = false
    functions[depth].loopDepth += 1
    let (block, flow) = checkBlockContents(body, scopeMark: scopeMark)
    functions[depth].loopDepth -= 1
    let breaks = functions[depth].breaksLoop
    functions[depth].breaksLoop = outerBreaks
    return (block, flow, breaks)
  }

  /// What a value lets a loop run over, or nil if it has no elements.
  func loopSubject(_ operand: Operand) -> LoopSubject? {
    if operand.type == .range {
      if case .binary(let operation, let from, let to) = program.expressions[Int(operand.id.index)] {
        return .bounds(from: from, to: to, isClosed: operation == .closedRange)
      }
      return .range(operand.id)
    }
    return program.types.element(of: operand.type).map { .list(operand.id, element: $0) }
  }

  mutating func emitLoop(_ subject: LoopSubject, _ local: LocalID, _ body: TypedBlock, _ range: SourceRange) {
    switch subject {
    case .bounds(let from, let to, let isClosed):
      emit(.rangeLoop(local, from: from, to: to, isClosed: isClosed, body), range)
    case .range(let value):
      // A range that is a value: its bounds are read once.
      let temporary = makeTemporary(.range, range)
      emit(.declare(.local(temporary), value), range)
      let variable = makeVariable(.local(temporary), .range, range)
      let from = makeBuiltin(.rangeLowerBound, [variable], .number, range)
      let count = makeBuiltin(.rangeCount, [variable], .number, range)
      let to = make(.binary(.add, from.id, count.id), .number, range)
      emit(.rangeLoop(local, from: from.id, to: to.id, isClosed: false, body), range)
    case .list(let value, _): emit(.listLoop(local, value, body), range)
    }
  }

  // MARK: Jumps

  mutating func checkJump(_ statement: TypedStatement, _ word: String, _ range: SourceRange) -> Flow {
    let context = functions[depth]
    if context.loopDepth == 0 {
      tell(.outsideLoop(word, at: range))
      return .continues
    }
    if context.declarationDepth > 0, context.loopDepth == context.declarationLoopDepth {
      tell(.leavesDeclaration(word, at: range))
      return .continues
    }
    if case .break = statement { functions[depth].breaksLoop = true }
    emit(statement, range)
    return .leaves
  }

  mutating func checkReturn(_ value: ExpressionID?, _ range: SourceRange) -> Flow {
    let context = functions[depth]
    if context.declarationDepth > 0 { tell(.leavesDeclaration("return", at: range)) }
    guard let value else {
      if context.result != .void, context.result != .error {
        tell(
          .returnWithoutValue(
            program.types.description(of: context.result), at: range, declared: context.resultRange))
      }
      emit(.return(nil), range)
      return .leaves
    }
    if context.kind != .function, context.kind != .hook {
      _ = infer(value, .anything)
      tell(.returnOutsideFunction(context.kind, at: self.range(value)))
    } else if context.result == .void {
      let operand = infer(value, .anything)
      let hasType = operand.type != .error && operand.type != .void && operand.type != TypeID.none
      tell(
        .returnFromVoid(
          hasType ? name(of: operand.type) : nil, at: self.range(value),
          place: context.kind == .function ? placeOfResult(scope.callables[context.callable].range) : nil))
      // Whoever calls it has made no other mistake.
      functions[depth].result = .error
      if context.kind == .function { scope.callables[context.callable].result = .error }
    } else {
      let reason: Reason = context.resultRange.map { .result($0) } ?? .none
      let operand = check(value, as: Expectation(context.result, because: reason))
      emit(.return(operand.id), range)
    }
    return .leaves
  }
}

extension Checker {
  /// Where the type of a function's result would stand: behind its parameters.
  private mutating func placeOfResult(_ name: SourceRange) -> UInt32? {
    guard suggestionBudget > 0 else { return nil }
    suggestionBudget -= 1
    let tokens = tree.tokens
    guard let brace = tokens.firstIndex(where: { $0.range.lowerBound >= name.upperBound && $0.kind == .leftBrace }),
      brace > 0, tokens[brace - 1].kind == .rightParenthesis
    else { return nil }
    return tokens[brace - 1].range.upperBound
  }
}

/// What a `for` loop runs over.
enum LoopSubject {
  /// `a ..< b` as written: no range is made.
  case bounds(from: TypedExpressionID, to: TypedExpressionID, isClosed: Bool)
  case range(TypedExpressionID)
  case list(TypedExpressionID, element: TypeID)

  /// The type of the loop's variable.
  var element: TypeID {
    if case .list(_, let element) = self { return element }
    return .number
  }
}
