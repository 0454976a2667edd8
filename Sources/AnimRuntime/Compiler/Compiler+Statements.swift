import AnimEngine
import AnimLanguage

extension Compiler {
  /// Compiles statements in order; what they declare ends with them.
  mutating func compile(_ block: TypedBlock) {
    scoped { compiler in
      for statement in compiler.program[block] {
        compiler.compile(statement)
      }
    }
  }

  private mutating func compile(_ statement: TypedStatementID) {
    let outer = range
    range = program.statementRanges[Int(statement.index)]
    defer { range = outer }
    switch program.statements[Int(statement.index)] {
    // Declarations keep the registers they allocate until the end of the block.
    case .declare(let variable, let value): declare(variable, value)
    case .makeLayer(let variable, let type, let name): makeLayer(variable, type, name)
    case .whileLoop, .rangeLoop, .listLoop:
      scoped { compiler in
        compiler.withGlobalsInRegisters(statement) { $0.compileStatement($0.program.statements[Int(statement.index)]) }
      }
    case let other: scoped { $0.compileStatement(other) }
    }
  }

  private mutating func compileStatement(_ statement: TypedStatement) {
    switch statement {
    case .declare, .makeLayer: break
    case .assign(let variable, let value): assign(variable, value)
    case .assignElement(let variable, let indices, let value):
      assignElement(variable, program[indices], value)
    case .assignProperty(let layer, let property, let value):
      writeProperty(property, of: layer, value)
    case .expression(let expression): _ = operand(expression)
    case .mutate(let variable, let indices, let builtin, let arguments):
      mutate(variable, program[indices], builtin, program[arguments])
    case .print(let values):
      compileText(program[values], isSpaced: true)
      emit(.printText)
    case .conditional(let condition, let then, let otherwise):
      let skips = jumps(from: condition, when: false)
      branch(then, otherwise, otherwiseAt: skips)
    case .bind(let local, let value, let then, let otherwise):
      let register = allocate(local)
      compile(value, to: register)
      let absent = emitJumpIfAbsent(shape(of: value), register)
      branch(then, otherwise, otherwiseAt: [absent])
    case .whileLoop(let condition, let body): whileLoop(condition, body)
    case .rangeLoop(let local, let from, let to, let isClosed, let body):
      rangeLoop(local, from, to, isClosed: isClosed, body)
    case .listLoop(let local, let list, let body): listLoop(local, list, body)
    case .break: leaveLoop { $0.breaks.append($1) }
    case .continue: leaveLoop { $0.continues.append($1) }
    case .return(let value): compileReturn(value)
    case .block(let block): compile(block)
    case .insert(let layer, let parent, let place): insert(layer, parent, place)
    case .remove(let layer): _ = service(.removeLayer, 0, [layer])
    case .scroll(let layer, let place, let isRect): _ = service(.scroll, isRect ? 1 : 0, [layer, place])
    case .replace(let layer, let other): _ = service(.replaceLayer, 0, [layer, other])
    case .makeView(let layer): _ = service(.makeView, 0, [layer])
    case .commitLayer(let layer): _ = service(.commitLayer, 0, [layer])
    case .declareMember(let layer, let member, let value):
      let isList = shape(of: value) == .reference
      _ = service(isList ? .declareListMember : .declareLayerMember, member.index, [layer, value])
    case .setDelegate(let layer, let closure): setDelegate(layer, closure)
    case .setAction(let layer, let key, let level, let value): setAction(layer, key, level, value)
    case .setImplicitAnimation(let type, let property, let animation):
      setImplicitAnimation(property, type, animation)
    case .draw(let drawing): draw(program.drawings[Int(drawing.index)])
    case .callHandler(let handler, let arguments, let layer): callHandler(handler, program[arguments], layer)
    case .animate(let animation): animate(program.animations[Int(animation.index)])
    case .animationBlock(let block): compile(program.animationBlocks[Int(block.index)])
    case .keyframe(let start, let duration, let body): keyframe(start, duration, body)
    case .moveAnimator(let move, let animator): moveAnimator(move, animator)
    case .send(let event, let target): send(event, to: target)
    case .transaction(let transaction): compile(program.transactions[Int(transaction.index)])
    case .flush: _ = service(.flush, 0, [])
    case .register(let registration): register(program.registrations[Int(registration.index)])
    case .schedule(let kind, let time, let closure): _ = schedule(kind, time, closure)
    case .wait(let duration): _ = service(.wait, 0, [duration])
    case .waitFor(let layer, let key): _ = service(.waitForAnimation, 0, [layer, key])
    case .waitForAll: _ = service(.waitForAll, 0, [])
    case .waitForEvent(let layer, let event): _ = service(.waitForEvent, event.index, [layer])
    case .beginCollection:
      _ = service(.beginCollection, 0, [])
      collectionDepth += 1
    case .endCollection(let overlap): endCollection(overlap)
    case .parallel(let branches): parallel(program[branches])
    case .stagger(let local, let list, let interval, let order, let body):
      stagger(local, list, interval, order, body)
    case .onFrame(let closure, let isRemoval): frameHandler(closure, isRemoval: isRemoval)
    case .seed(let value): _ = service(.seed, 0, [value])
    case .expect(let closure, let time): expect(closure, time)
    case .check(let condition, let message): check(condition, message)
    case .checkEnding(let layer, let key, let isFinish):
      _ = service(.checkEnding, expectation(isFinish: isFinish), [layer, key])
      code.watchesEndings = true
    case .cancelTimer(let timer): _ = service(.cancelTimer, 0, [timer])
    case .cancelAnimation(let layer, let key?): _ = service(.cancelAnimation, 0, [layer, key])
    case .control(let word, let layer, let key):
      let verb = UInt32(word.rawValue) << 1
      _ = key.map { service(.control, verb | 1, [layer, $0]) } ?? service(.control, verb, [layer])
    case .cancelAnimation(let layer, nil): _ = service(.cancelAllAnimations, 0, [layer])
    }
  }

  private mutating func branch(_ then: TypedBlock, _ otherwise: TypedBlock, otherwiseAt skips: [Int]) {
    compile(then)
    guard !otherwise.isEmpty else { return patch(skips) }
    let end = emit(.jump(0))
    patch(skips)
    compile(otherwise)
    patch([end])
  }

  private mutating func compileReturn(_ value: TypedExpressionID?) {
    guard let value else {
      leaveBlocks(transactions: 0, collections: 0)
      storeLoopGlobals()
      emit(.returnNothing)
      return
    }
    let register = operand(value)
    leaveBlocks(transactions: 0, collections: 0)
    switch shape(of: value) {
    case .numbers(1): emit(.returnNumber(register))
    case .numbers(let count): emit(.returnNumbers(register, count: UInt16(clamping: count)))
    case .reference: emit(.returnReference(register))
    case .nothing: emit(.returnNothing)
    }
  }

  // MARK: Lists

  private mutating func assignElement(
    _ variable: VariableReference, _ indices: [TypedExpressionID], _ value: TypedExpressionID
  ) {
    guard let last = indices.last else { return assign(variable, value) }
    let shape = shape(of: value)
    let register = operand(value)
    let index = operand(last)
    update(variable, indices: indices.dropLast()) { compiler, list in
      if shape == .reference {
        compiler.emit(.setElementReference(list: list, index: index, from: register))
      } else {
        compiler.emit(
          .setElementNumbers(
            list: list, index: index, from: register, count: UInt8(clamping: shape.numberCount)))
      }
    }
  }

  private mutating func mutate(
    _ variable: VariableReference, _ indices: [TypedExpressionID], _ builtin: Builtin,
    _ arguments: [TypedExpressionID]
  ) {
    let list = indices.reduce(type(of: variable)) { list, _ in program.types.element(of: list) ?? list }
    let index = addBuiltin(builtin, arguments, leadingReferences: 1, result: list)
    let registers = arguments.map { (operand($0), shape(of: $0)) }
    update(variable, indices: indices) { compiler, list in
      if builtin == .listAppend, let (register, shape) = registers.first {
        compiler.emit(
          shape == .reference
            ? .appendReference(list: list, from: register)
            : .appendNumbers(list: list, from: register, count: UInt8(clamping: shape.numberCount)))
        return
      }
      let bases = compiler.operandBases
      let place = compiler.allocateReference()
      compiler.emit(.moveReference(to: place, from: list))
      compiler.emit(.clearReference(list))
      for (register, shape) in registers {
        compiler.move(register, to: compiler.allocate(shape), shape)
      }
      compiler.emitService(.builtin, index, from: bases, result: .reference)
      compiler.emit(.moveReference(to: list, from: place))
      compiler.emit(.clearReference(place))
    }
  }

  // MARK: Loops

  private mutating func whileLoop(_ condition: TypedExpressionID, _ body: TypedBlock) {
    // The condition stands at the end, so a round costs one jump.
    let toCondition = emit(.jump(0))
    let start = here
    beginLoop()
    compile(body)
    let labels = endLoop()
    patch([toCondition] + labels.continues)
    let repeats = jumps(from: condition, when: true)
    for jump in repeats {
      code.instructions[jump].target = here + 1
    }
    if !repeats.isEmpty {
      let leave = emit(.jump(0))
      emit(.jumpBack(start))
      patch([leave])
    }
    patch(labels.breaks)
  }

  private mutating func rangeLoop(
    _ local: LocalID, _ from: TypedExpressionID, _ to: TypedExpressionID, isClosed: Bool, _ body: TypedBlock
  ) {
    let counter = allocateNumbers(1)
    let limit = allocateNumbers(1)
    compile(from, to: counter)
    if constant(from).map(CountedRange.canCount(from:)) != true { emit(.checkCounter(counter)) }
    if isClosed {
      let last = operand(to)
      emit(.closedLimit(to: limit, from: counter, through: last))
    } else {
      compile(to, to: limit)
    }
    // The loop variable cannot be assigned and blocks copy it, so it is the counter itself.
    registers[Int(local.index)] = counter
    let end = emit(.jump(.jumpUnlessLess, 0, counter, limit))
    let start = here
    beginLoop()
    compile(body)
    let labels = endLoop()
    patch(labels.continues)
    emit(.rangeLoop(start, counter: counter, limit: limit))
    patch(labels.breaks + [end])
  }

  private mutating func listLoop(_ local: LocalID, _ list: TypedExpressionID, _ body: TypedBlock) {
    // A copy: the loop goes over the list as it was.
    let copy = allocateReference()
    compile(list, to: copy)
    let counter = allocateNumbers(1)
    emit(.load(0, to: counter))
    elementLoop(local, over: copy, counter: counter) { $0.compile(body) }
  }

  /// A loop over the list in a register.
  ///
  /// - Parameters:
  ///   - counter: the place of the first element.
  ///   - prelude: what comes before the element of a round is read.
  mutating func elementLoop(
    _ local: LocalID, over list: Register, counter: Register, prelude: (inout Compiler) -> Void = { _ in },
    round: (inout Compiler) -> Void
  ) {
    let shape = program.types.shape(of: function.locals[Int(local.index)].type)
    let width = UInt8(clamping: max(shape.numberCount, 1))
    let element = allocate(local)
    let start = here
    let end = emit(.jumpAtListEnd(0, list: list, counter: counter, width: width))
    prelude(&self)
    if shape == .reference {
      emit(.elementReference(to: element, list: list, index: counter))
    } else {
      emit(.elementNumbers(to: element, list: list, index: counter, count: width))
    }
    beginLoop()
    round(&self)
    let labels = endLoop()
    patch(labels.continues)
    emit(.addConstant(1, to: counter, counter))
    emit(.jumpBack(start))
    patch(labels.breaks + [end])
  }

  mutating func beginLoop() {
    loops.append(LoopLabels(transactionDepth: transactionDepth, collectionDepth: collectionDepth))
  }

  mutating func endLoop() -> LoopLabels {
    loops.popLast() ?? LoopLabels(transactionDepth: 0, collectionDepth: 0)
  }

  private mutating func leaveLoop(_ record: (inout LoopLabels, Int) -> Void) {
    guard let loop = loops.indices.last else { return }
    leaveBlocks(transactions: loops[loop].transactionDepth, collections: loops[loop].collectionDepth)
    let jump = emit(.jump(0))
    record(&loops[loop], jump)
  }

  // MARK: Transactions

  private mutating func compile(_ transaction: TypedTransaction) {
    let bases = operandBases
    push(transaction.disableActions)
    push(transaction.duration)
    push(transaction.timing)
    push(transaction.completion)
    let index = UInt32(truncatingIfNeeded: code.transactions.count)
    code.transactions.append(
      TransactionPlan(
        hasDisableActions: transaction.disableActions != nil, hasDuration: transaction.duration != nil,
        hasTiming: transaction.timing != nil, completion: functionID(of: transaction.completion)))
    guard let body = transaction.body else {
      emitService(.setTransactionOptions, index, from: bases)
      return
    }
    emitService(.beginTransaction, index, from: bases)
    compileTransactionBody(body)
  }

  /// Compiles the block of a transaction that has begun, and ends it.
  mutating func compileTransactionBody(_ body: TypedBlock) {
    transactionDepth += 1
    compile(body)
    transactionDepth -= 1
    _ = service(.commitTransaction, 0, [])
  }

  /// Closes what a jump out of blocks leaves open: an unmatched nesting cannot be written.
  private mutating func leaveBlocks(transactions: Int, collections: Int) {
    for _ in transactions..<max(transactions, transactionDepth) {
      _ = service(.commitTransaction, 0, [])
    }
    for _ in collections..<max(collections, collectionDepth) {
      _ = service(.endCollection, CollectionEnd.leave.rawValue, [])
    }
  }
}
