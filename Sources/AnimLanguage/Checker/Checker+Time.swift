// What holds its strand: sequences, parallel blocks, staggered loops.

extension Checker {
  /// `sequence { … }`: each statement is followed by a wait for the animations that it added.
  ///
  /// - Parameter isCollected: whether what stands around waits for the animations anyway. Then nothing waits for those
  ///   of the last statement, so that an `overlap` after the whole can cut into it.
  mutating func checkSequence(_ body: BlockSyntax, _ range: SourceRange, isCollected: Bool) -> Flow {
    let statements = (0..<Int(body.count)).map { node(body, $0) }
    let overlaps = statements.contains { overlap($0) != nil }
    let waitsForAll = overlaps && !isCollected
    let last = statements.lastIndex { overlap($0) == nil }
    let wasCollected = exchangeCollected(true)
    var flow = Flow.continues
    let block = checkScope { checker, mark in
      if waitsForAll { checker.emit(.beginCollection, range) }
      for (index, statement) in statements.enumerated() {
        if checker.overlap(statement) != nil {
          checker.checkOverlapPlace(index, statements)
          continue
        }
        let next = index + 1 < statements.count ? checker.overlap(statements[index + 1]) : nil
        let isLast = index == last && (isCollected || waitsForAll)
        flow = checker.checkStep(statement, overlap: next, waits: !isLast, mark)
        if flow == .leaves { break }
      }
      if waitsForAll { checker.emit(.endCollection(overlap: nil), range) }
    }
    functions[depth].isCollected = wasCollected
    emit(.block(block), range)
    return flow
  }

  /// `parallel { … }`: declarations run first, each other statement is a strand of its own.
  mutating func checkParallel(_ body: BlockSyntax, _ range: SourceRange, isCollected: Bool) {
    let block = checkScope { checker, mark in
      var branches: [ClosureID] = []
      if !isCollected { checker.emit(.beginCollection, range) }
      for index in 0..<Int(body.count) {
        let statement = checker.node(body, index)
        switch checker.tree.statements[Int(statement.index)] {
        case .variable, .layer, .function, .handler, .missing, .overlap: checker.check(statement, mark)
        default: branches.append(checker.makeBranch(statement))
        }
      }
      let closures: NodeList<TypedClosure> = checker.list(branches)
      checker.emit(.parallel(closures), range)
      if !isCollected { checker.emit(.endCollection(overlap: nil), range) }
    }
    emit(.block(block), range)
  }

  /// `for name in values every interval from order { … }`
  mutating func checkStagger(
    _ loop: LoopSyntax, _ name: NameSyntax, _ interval: ExpressionID, _ range: SourceRange
  ) -> Flow {
    let mark = bindings.count
    let subject = checkList(loop.subject)
    let time = checkDuration(interval, "'every'")
    let type = program.types.element(of: subject.type) ?? .error
    let reference = declareVariable(name, type, .loopVariable, scopeMark: mark)
    let (body, _, _) = checkLoopBody(loop.body, scopeMark: mark)
    closeScope(mark)
    if case .local(let local) = reference {
      emit(.stagger(local, subject.id, every: time.id, loop.order, body), range)
    }
    return .continues
  }

  /// A list, or the whole numbers of a range as one.
  mutating func checkList(_ id: ExpressionID) -> Operand {
    let subject = checkValue(id)
    if subject.type == .error || program.types.element(of: subject.type) != nil { return subject }
    let range = self.range(id)
    guard subject.type == .range else {
      tell(.notIterable(program.types.description(of: subject.type), at: range))
      return makeError(range)
    }
    return makeBuiltin(.rangeElements, [subject], program.types.list(of: .number), range)
  }

  // MARK: Parts

  /// One statement of a sequence, and the wait for what it has started.
  private mutating func checkStep(_ id: StatementID, overlap: ExpressionID?, waits: Bool, _ mark: Int) -> Flow {
    let range = tree.statementRanges[Int(id.index)]
    let overlap = overlap.map { checkDuration($0, "'overlap'") }
    if case .wait(let duration) = tree.statements[Int(id.index)] {
      let time = checkDuration(duration, "'wait'")
      emit(.wait(overlap.map { shortened(time, by: $0, range) } ?? time.id), range)
      return .continues
    }
    if waits { emit(.beginCollection, range) }
    let flow: Flow
    switch tree.statements[Int(id.index)] {
    case .sequence(let body): flow = checkSequence(body, range, isCollected: true)
    case .parallel(let body):
      checkParallel(body, range, isCollected: true)
      flow = .continues
    default: flow = check(id, mark)
    }
    if waits { emit(.endCollection(overlap: overlap?.id), range) }
    return flow
  }

  /// `time - overlap`, at least nothing.
  private mutating func shortened(_ time: Operand, by overlap: Operand, _ range: SourceRange) -> TypedExpressionID {
    guard time.type != .error, overlap.type != .error else { return time.id }
    let rest = make(.binary(.subtract, time.id, overlap.id), .duration, range)
    return makeBuiltin(.maximum, [rest, make(.number(0), .duration, range)], .duration, range).id
  }

  /// A statement of a parallel block as a strand.
  private mutating func makeBranch(_ id: StatementID) -> ClosureID {
    let range = tree.statementRanges[Int(id.index)]
    return makeBlock(name: "parallel block", range) { checker in
      checker.functions[checker.depth].isCollected = true
      checker.blockDepth += 1
      if case .sequence(let body) = checker.tree.statements[Int(id.index)] {
        _ = checker.checkSequence(body, range, isCollected: true)
      } else if case .parallel(let body) = checker.tree.statements[Int(id.index)] {
        checker.checkParallel(body, range, isCollected: true)
      } else {
        checker.check(id, checker.bindings.count)
      }
      checker.blockDepth -= 1
    }
  }

  /// Statements in a scope of their own.
  private mutating func checkScope(_ body: (inout Checker, _ scopeMark: Int) -> Void) -> TypedBlock {
    let (mark, narrowed, start) = (bindings.count, narrowings.count, scratch.count)
    blockDepth += 1
    body(&self, mark)
    blockDepth -= 1
    restoreNarrowings(narrowed)
    closeScope(mark)
    return list(from: start)
  }

  private mutating func exchangeCollected(_ value: Bool) -> Bool {
    defer { functions[depth].isCollected = value }
    return functions[depth].isCollected
  }

  private func overlap(_ id: StatementID) -> ExpressionID? {
    if case .overlap(let duration) = tree.statements[Int(id.index)] { return duration }
    return nil
  }

  /// Tells if an overlap has no statement before or after it.
  private mutating func checkOverlapPlace(_ index: Int, _ statements: [StatementID]) {
    let hasNeighbours =
      index > 0 && overlap(statements[index - 1]) == nil && index + 1 < statements.count
      && overlap(statements[index + 1]) == nil
    if !hasNeighbours { tell(.overlapAlone(at: tree.statementRanges[Int(statements[index].index)])) }
  }

  // MARK: Events and frames

  /// `wait for layer event`
  mutating func checkWaitForEvent(_ layer: ExpressionID, _ event: NameSyntax, _ range: SourceRange) {
    let operand = checkLayer(layer, "'wait for'")
    let name = makeString(tree.names[event.name], event.range)
    if case .string(let id) = program.expressions[Int(name.id.index)] {
      emit(.waitForEvent(layer: operand.id, event: id), range)
    }
  }

  /// `on frame { … }`, `on frame call name` and `off frame call name`.
  mutating func checkFrameHandler(_ registration: RegistrationSyntax, _ range: SourceRange) {
    if let key = registration.key { tell(.frameWithKey(at: self.range(key))) }
    let closure: ClosureID?
    switch registration.action {
    case .block(let body):
      if registration.isRemoval { tell(.blockTakenOff(at: range)) }
      closure = makeBlock(name: "frame block", range) { checker in
        checker.functions[checker.depth].runsPerFrame = true
        let (block, _) = checker.checkBlockContents(body)
        checker.emit(.block(block), range)
      }
    case .call: closure = makeCompletion(registration.action, place: .frame, range)
    }
    guard let closure else { return }
    if !registration.isRemoval {
      restrict(program.closures[Int(closure.index)].function, .frame, "on frame", range)
    }
    emit(.onFrame(closure, isRemoval: registration.isRemoval), range)
  }

  /// Whether the current place runs at every frame, so often as the frame rate wants.
  var isInFrame: Bool { functions.contains(where: \.runsPerFrame) }
}
