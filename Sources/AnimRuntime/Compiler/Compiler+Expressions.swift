import AnimEngine
import AnimLanguage

extension Compiler {
  /// Evaluates an expression and tells where its value is: a variable's own register where that will do, else a
  /// temporary.
  mutating func operand(_ expression: TypedExpressionID) -> Register {
    switch node(expression) {
    case .variable(let variable):
      if let register = register(of: variable) { return register }
    case .component(let base, let first):
      return operand(base) &+ Register(first)
    case .call(let callee, let arguments):
      return call(callee, arguments, range: rangeOf(expression))
    default: break
    }
    let register = allocate(shape(of: expression))
    compile(expression, to: register)
    return register
  }

  /// Evaluates an expression into a register (the first of several).
  ///
  /// Parts of `to` may be written before all operands are read, so it must not be a variable the expression reads;
  /// see ``isSafeInPlace(_:)``.
  mutating func compile(_ expression: TypedExpressionID, to: Register) {
    let outer = range
    range = rangeOf(expression)
    scoped { $0.compileNode(expression, to: to) }
    range = outer
  }

  /// Whether the last instruction of the expression is the only one that writes its destination.
  func isSafeInPlace(_ expression: TypedExpressionID) -> Bool {
    switch node(expression) {
    case .number, .string, .absent, .variable, .unary: shape(of: expression) != .nothing
    case .binary: shape(of: expression) == .numbers(1)
    case .property: true
    default: false
    }
  }

  /// Whether other code of the script may run while an expression is worked out.
  private func runsScript(_ expression: TypedExpressionID) -> Bool {
    switch node(expression) {
    case .call, .hostCall: true
    default: program.children(of: expression).contains { runsScript($0) }
    }
  }

  private mutating func compileNode(_ expression: TypedExpressionID, to: Register) {
    let shape = shape(of: expression)
    switch node(expression) {
    case .number(let value):
      emit(.load(value, to: to))
    case .string(let id):
      emit(.loadString(id.index, to: to))
    case .absent:
      emitAbsent(shape, to: to)
    case .list(let elements):
      compileList(program[elements], type: type(of: expression), to: to)
    case .comprehension(let local, let list, let element):
      comprehension(local, list, element, to: to)
    case .tuple(let elements):
      var place = to
      for element in program[elements] {
        compile(element, to: place)
        place &+= Register(self.shape(of: element).numberCount)
      }
    case .component, .call:
      move(operand(expression), to: to, shape)
    case .replacing(let base, let first, let value):
      guard runsScript(value) else {
        compile(base, to: to)
        compile(value, to: to &+ Register(first))
        break
      }
      // The other parts are what they are when the value is there.
      let register = operand(value)
      compile(base, to: to)
      move(register, to: to &+ Register(first), self.shape(of: value))
    case .variable(let variable):
      load(variable, to: to)
    case .property(let layer, let property, let isPresentation):
      readProperty(property, of: layer, isPresentation: isPresentation, type: type(of: expression), to: to)
    case .member(let layer, let member):
      move(service(.member, member.index, [layer], result: shape), to: to, shape)
    case .stage:
      emit(.load(0, to: to))
    case .noAction:
      emit(.service(.noAction, 0, numbers: 0, references: to))
    case .now:
      emit(.service(.now, 0, numbers: to, references: 0))
    case .unary(let unary, let value):
      compileUnary(unary, value, to: to)
    case .binary(let binary, let left, let right):
      compileBinary(binary, left, right, to: to)
    case .and(let left, let right):
      compile(left, to: to)
      let end = emit(.jump(.jumpUnless, 0, to))
      compile(right, to: to)
      patch([end])
    case .or(let left, let right):
      compile(left, to: to)
      let end = emit(.jump(.jumpIf, 0, to))
      compile(right, to: to)
      patch([end])
    case .coalesce(let value, let fallback):
      compile(value, to: to)
      let absent = emitJumpIfAbsent(shape, to)
      let end = emit(.jump(0))
      patch([absent])
      compile(fallback, to: to)
      patch([end])
    case .conditional(let condition, let then, let otherwise):
      let skips = jumps(from: condition, when: false)
      compile(then, to: to)
      let end = emit(.jump(0))
      patch(skips)
      compile(otherwise, to: to)
      patch([end])
    case .isAbsent(let value):
      let register = operand(value)
      let isReference = self.shape(of: value) == .reference
      emit(isReference ? .isAbsentReference(to: to, register) : .isAbsentNumber(to: to, register))
    case .optionalChain(let base, let local, let value):
      compileChain(base, local, value, shape, to: to)
    case .index(let list, let index):
      let listRegister = operand(list)
      let indexRegister = operand(index)
      if shape == .reference {
        emit(.elementReference(to: to, list: listRegister, index: indexRegister))
      } else {
        emit(
          .elementNumbers(
            to: to, list: listRegister, index: indexRegister, count: UInt8(clamping: shape.numberCount)))
      }
    case .interpolation(let pieces):
      compileText(program[pieces])
      emit(.endText(to: to))
    case .builtin(let builtin, let arguments):
      move(callBuiltin(builtin, program[arguments], result: type(of: expression)), to: to, shape)
    case .hostCall(let function, let arguments):
      move(service(.callHost, function.index, program[arguments], result: shape), to: to, shape)
    case .box(let value):
      move(service(.box, type(of: value).index, [value], result: .reference), to: to, .reference)
    case .cast(let value, let type, let isOptional):
      compileCast(value, type, isOptional: isOptional, to: to)
    case .animation(let id):
      describe(program.animations[Int(id.index)], to: to)
    case .animator(let block, let changes):
      animator(program.animationBlocks[Int(block.index)], changes: changes, to: to)
    case .timer(let kind, let time, let closure):
      move(schedule(kind, time, closure), to: to, .numbers(1))
    }
  }

  private mutating func compileList(_ elements: [TypedExpressionID], type: TypeID, to: Register) {
    let shape = program.types.shape(of: program.types.element(of: type) ?? .any)
    emit(shape == .reference ? .makeReferenceList(to: to) : .makeNumberList(to: to))
    for element in elements { append(element, to: to) }
  }

  private mutating func compileChain(
    _ base: TypedExpressionID, _ local: LocalID, _ value: TypedExpressionID, _ shape: ValueShape, to: Register
  ) {
    let register = allocate(local)
    compile(base, to: register)
    let absent = emitJumpIfAbsent(self.shape(of: base), register)
    compile(value, to: to)
    let end = emit(.jump(0))
    patch([absent])
    emitAbsent(shape, to: to)
    patch([end])
  }

  private mutating func compileCast(
    _ value: TypedExpressionID, _ type: TypeID, isOptional: Bool, to: Register
  ) {
    let found = self.type(of: value)
    let isLayer = program.types.isLayer(program.types.wrapped(by: found) ?? found)
    let service: Service =
      isLayer ? (isOptional ? .narrowOptional : .narrow) : (isOptional ? .unboxOptional : .unbox)
    let shape = program.types.shape(of: type)
    move(self.service(service, type.index, [value], result: shape), to: to, shape)
  }

  /// Appends the pieces of a text to the machine's text buffer. All of them are evaluated before the first is
  /// appended, since evaluating may itself make text. `print` puts spaces between them.
  mutating func compileText(_ pieces: [TypedExpressionID], isSpaced: Bool = false) {
    var operands: [Register] = []
    for piece in pieces {
      if case .string = node(piece) {
        operands.append(0)
      } else {
        operands.append(operand(piece))
      }
    }
    emit(.beginText)
    for (index, piece) in pieces.enumerated() {
      if index > 0, isSpaced { emit(.appendSpace) }
      let register = operands[index]
      let type = type(of: piece)
      switch (node(piece), type) {
      case (.string(let id), _): emit(.appendText(id.index))
      case (_, .string): emit(.appendTextString(register))
      case (_, .number): emit(.appendTextNumber(register))
      default: emit(.appendTextValue(type.index, numbers: register, references: register))
      }
    }
  }

  func rangeOf(_ expression: TypedExpressionID) -> SourceRange { program.expressionRanges[Int(expression.index)] }

  // MARK: Moving

  mutating func move(_ from: Register, to: Register, _ shape: ValueShape) {
    guard from != to else { return }
    switch shape {
    case .numbers(1): emit(.move(to: to, from: from))
    case .numbers(let count): emit(.moveNumbers(to: to, from: from, count: UInt16(clamping: count)))
    case .reference: emit(.moveReference(to: to, from: from))
    case .nothing: break
    }
  }

  mutating func emitAbsent(_ shape: ValueShape, to: Register) {
    switch shape {
    case .numbers: emit(.load(.absent, to: to))
    case .reference: emit(.clearReference(to))
    case .nothing: break
    }
  }

  mutating func emitJumpIfAbsent(_ shape: ValueShape, _ register: Register) -> Int {
    emit(shape == .reference ? .jump(.jumpIfAbsentReference, 0, register) : .jump(.jumpIfAbsentNumber, 0, register))
  }
}
