import AnimLanguage

extension Compiler {
  /// Where operands of a call or a service lie: consecutive registers from two bases.
  struct OperandBases {
    var numbers: Register
    var references: Register
  }

  /// The registers that the next operands will take.
  var operandBases: OperandBases {
    OperandBases(numbers: Register(clamping: numberTop), references: Register(clamping: referenceTop))
  }

  /// Evaluates the next operand into its place.
  mutating func push(_ expression: TypedExpressionID) {
    compile(expression, to: allocate(shape(of: expression)))
  }

  mutating func push(_ expression: TypedExpressionID?) {
    if let expression { push(expression) }
  }

  /// The arguments or captures of what is to run later.
  mutating func push(_ closure: ClosureID) {
    let closure = program.closures[Int(closure.index)]
    let callee = program.functions[Int(closure.function.index)]
    for argument in program[closure.arguments] {
      push(argument)
    }
    for capture in callee.captures {
      // A shared variable is captured as the number of its cell, which is what its register holds.
      let shape = shape(of: callee.locals[Int(capture.inner.index)])
      move(register(of: capture.outer), to: allocate(shape), shape)
    }
  }

  mutating func push(_ closure: ClosureID?) {
    if let closure { push(closure) }
  }

  func functionID(of closure: ClosureID?) -> FunctionID? {
    closure.map { program.closures[Int($0.index)].function }
  }

  /// Emits a service whose operands were pushed from `bases` on; its result takes their place.
  @discardableResult
  mutating func emitService(
    _ service: Service, _ operand: UInt32, from bases: OperandBases, result: ValueShape = .nothing
  ) -> Register {
    emit(.service(service, operand, numbers: bases.numbers, references: bases.references))
    return reserve(result, from: bases)
  }

  /// Makes sure that the frame is large enough for a result in the operands' place.
  private mutating func reserve(_ result: ValueShape, from bases: OperandBases) -> Register {
    numberTop = max(numberTop, Int(bases.numbers) + result.numberCount)
    referenceTop = max(referenceTop, Int(bases.references) + result.referenceCount)
    numberLimit = max(numberLimit, numberTop)
    referenceLimit = max(referenceLimit, referenceTop)
    return result == .reference ? bases.references : bases.numbers
  }

  /// Evaluates operands and emits a service; tells where its result is.
  mutating func service(
    _ service: Service, _ operand: UInt32, _ operands: [TypedExpressionID], result: ValueShape = .nothing
  ) -> Register {
    let bases = operandBases
    for operand in operands {
      push(operand)
    }
    return emitService(service, operand, from: bases, result: result)
  }

  mutating func callBuiltin(_ builtin: Builtin, _ arguments: [TypedExpressionID], result: TypeID) -> Register {
    let index = addBuiltin(builtin, arguments, leadingReferences: 0, result: result)
    return service(.builtin, index, arguments, result: program.types.shape(of: result))
  }

  /// Notes a call of a built-in operation.
  ///
  /// - Parameter leadingReferences: how many operands stand before the arguments, all references.
  mutating func addBuiltin(
    _ builtin: Builtin, _ arguments: [TypedExpressionID], leadingReferences: Int, result: TypeID
  ) -> UInt32 {
    let references = leadingReferences + arguments.count(where: { shape(of: $0) == .reference })
    let kept = program.types.shape(of: result) == .reference ? 1 : 0
    code.builtins.append(
      BuiltinCall(
        builtin: builtin, operands: arguments.map { type(of: $0) }, result: result,
        releasedReferences: kept..<max(kept, references)))
    return UInt32(truncatingIfNeeded: code.builtins.count - 1)
  }

  /// Calls a function; its result lies where its arguments were.
  mutating func call(
    _ callee: FunctionID, _ arguments: NodeList<TypedExpression>, range: SourceRange
  ) -> Register {
    let outer = self.range
    self.range = range
    defer { self.range = outer }
    let bases = operandBases
    for argument in program[arguments] {
      push(argument)
    }
    emit(.call(callee.index, numbers: bases.numbers, references: bases.references))
    let result = program.types.shape(of: program.functions[Int(callee.index)].result)
    return reserve(result, from: bases)
  }

  /// Calls a handler as a function: after its arguments lie the values that it is offered, of which there is a layer.
  mutating func callHandler(
    _ handler: FunctionID, _ arguments: [TypedExpressionID], _ layer: TypedExpressionID
  ) {
    let bases = operandBases
    for argument in arguments {
      push(argument)
    }
    let callee = program.functions[Int(handler.index)]
    for offer in callee.offered {
      let register = allocate(shape(of: callee.locals[Int(offer.local.index)]))
      if offer.value == .layer { compile(layer, to: register) }
    }
    emit(.call(handler.index, numbers: bases.numbers, references: bases.references))
  }

  mutating func schedule(_ kind: ScheduleKind, _ time: TypedExpressionID, _ closure: ClosureID) -> Register {
    let bases = operandBases
    push(time)
    push(closure)
    let index = UInt32(truncatingIfNeeded: code.schedules.count)
    code.schedules.append(
      SchedulePlan(kind: kind, function: program.closures[Int(closure.index)].function))
    return emitService(.schedule, index, from: bases, result: .numbers(1))
  }
}
