import AnimLanguage

// Statements that hold their strand, and those that run at the end of an instant or at frames.

extension Compiler {
  mutating func endCollection(_ overlap: TypedExpressionID?) {
    collectionDepth -= 1
    if let overlap {
      _ = service(.endCollection, CollectionEnd.waitWithOverlap.rawValue, [overlap])
    } else {
      _ = service(.endCollection, CollectionEnd.wait.rawValue, [])
    }
  }

  mutating func parallel(_ branches: [ClosureID]) {
    let bases = operandBases
    for branch in branches { push(branch) }
    code.parallels.append(branches.map { program.closures[Int($0.index)].function })
    emitService(.parallel, UInt32(truncatingIfNeeded: code.parallels.count - 1), from: bases)
  }

  /// A loop over a list that waits before each round but the first. Beside the counter lie the interval and the
  /// instant at which the last round began.
  mutating func stagger(
    _ local: LocalID, _ list: TypedExpressionID, _ interval: TypedExpressionID, _ order: StaggerOrder,
    _ body: TypedBlock
  ) {
    let shape = program.types.shape(of: function.locals[Int(local.index)].type)
    let plan = UInt32(truncatingIfNeeded: code.staggers.count)
    code.staggers.append(StaggerPlan(order: order, width: shape.numberCount))
    let copy = allocateReference()
    compile(list, to: copy)
    let counter = allocateNumbers(3)
    emit(.load(0, to: counter))
    compile(interval, to: counter &+ 1)
    emit(.service(.orderRounds, plan, numbers: counter, references: copy))
    elementLoop(local, over: copy, counter: counter) {
      $0.emit(.service(.waitForRound, plan, numbers: counter, references: copy))
    } round: {
      $0.compile(body)
    }
  }

  /// `[for local in list: element]`
  mutating func comprehension(
    _ local: LocalID, _ list: TypedExpressionID, _ element: TypedExpressionID, to: Register
  ) {
    let copy = allocateReference()
    compile(list, to: copy)
    let counter = allocateNumbers(1)
    emit(.load(0, to: counter))
    let result = allocateReference()
    emit(shape(of: element) == .reference ? .makeReferenceList(to: result) : .makeNumberList(to: result))
    elementLoop(local, over: copy, counter: counter) { $0.append(element, to: result) }
    emit(.moveReference(to: to, from: result))
  }

  /// Appends an element to a list that a register holds alone.
  mutating func append(_ element: TypedExpressionID, to list: Register) {
    scoped {
      let register = $0.operand(element)
      let shape = $0.shape(of: element)
      if shape == .reference {
        $0.emit(.appendReference(list: list, from: register))
      } else {
        $0.emit(.appendNumbers(list: list, from: register, count: UInt8(clamping: shape.numberCount)))
      }
    }
  }

  // MARK: Frames and expectations

  mutating func frameHandler(_ closure: ClosureID, isRemoval: Bool) {
    let bases = operandBases
    push(closure)
    emitService(isRemoval ? .offFrame : .onFrame, program.closures[Int(closure.index)].function.index, from: bases)
  }

  mutating func expect(_ closure: ClosureID, _ time: TypedExpressionID?) {
    let bases = operandBases
    if let time { push(time) } else { emit(.load(.absent, to: allocateNumbers(1))) }
    push(closure)
    emitService(.expect, program.closures[Int(closure.index)].function.index, from: bases)
  }

  /// Fails with a message unless a condition holds.
  mutating func check(_ condition: TypedExpressionID, _ message: TypedExpressionID) {
    let passes = jumps(from: condition, when: true)
    _ = service(.failExpectation, expectation(), [message])
    patch(passes)
  }

  mutating func expectation(isFinish: Bool = true) -> UInt32 {
    code.expectations.append(ExpectationPlan(range: range, isFinish: isFinish))
    return UInt32(truncatingIfNeeded: code.expectations.count - 1)
  }
}
