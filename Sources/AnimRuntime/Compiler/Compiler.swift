import AnimEngine
import AnimLanguage

/// Turns a typed program into register code.
///
/// Locals get registers when they are declared and give them back at the end of their block; temporaries lie above
/// them. Number-shaped values of several registers are consecutive.
struct Compiler {
  let program: TypedProgram
  var code: Code

  // State of the function being compiled.
  var function: TypedFunction
  var registers: [Register?] = []
  var numberTop = 0
  var referenceTop = 0
  var numberLimit = 0
  var referenceLimit = 0
  var range = SourceRange(0, 0)
  var loops: [LoopLabels] = []
  /// Globals that the loop being compiled has in registers.
  var loopGlobals: [LoopGlobal] = []
  /// Globals known to be declared at this point of the function.
  var checkedGlobals: [UInt32] = []
  /// How many transactions with a block enclose this point; `return`, `break` and `continue` commit them.
  var transactionDepth = 0
  /// The same of the collections of animations that are open.
  var collectionDepth = 0
  var errors: [Diagnostic] = []

  struct LoopLabels {
    var breaks: [Int] = []
    var continues: [Int] = []
    var transactionDepth: Int
    var collectionDepth: Int
  }

  /// Compiles what `program` has beyond `code`.
  ///
  /// - Returns: the extended code, or what made a function too large for the machine.
  static func compile(_ program: TypedProgram, extending code: Code) -> (code: Code, errors: [Diagnostic]) {
    var compiler = Compiler(program: program, code: code)
    DeepStack.run { compiler.compileProgram() }
    return (compiler.code, compiler.errors)
  }

  private init(program: TypedProgram, code: Code) {
    self.program = program
    self.code = code
    function = TypedFunction(kind: .main, name: "", range: SourceRange(0, 0))
  }

  private mutating func compileProgram() {
    code.types = program.types
    code.memberNames = program.memberNames
    code.strings = program.strings
    code.hostFunctions = program.hostFunctions.map {
      HostFunctionPlan(signature: $0.signature, parameters: $0.parameters, result: $0.result)
    }
    compileLayerTypes()
    for global in program.globals.dropFirst(code.globals.count) {
      place(global)
    }
    let first = code.functions.count
    for function in program.functions.dropFirst(first) {
      code.functions.append(signature(of: function))
    }
    for index in first..<program.functions.count {
      compileFunction(index)
    }
  }

  private mutating func place(_ global: TypedVariable) {
    let shape = program.types.shape(of: global.type)
    let isReference = shape == .reference
    let first = UInt32(truncatingIfNeeded: isReference ? code.globalReferenceCount : code.globalNumberCount)
    code.globalNumberCount += shape.numberCount
    code.globalReferenceCount += shape.referenceCount
    let flag = UInt32(truncatingIfNeeded: code.globalNumberCount)
    code.globalNumberCount += 1
    code.globals.append(GlobalPlace(name: global.name, type: global.type, shape: shape, first: first, flag: flag))
  }

  private func signature(of function: TypedFunction) -> FunctionCode {
    var operands = OperandCounts()
    for local in function.locals.prefix(function.parameterCount) {
      operands.add(shape(of: local))
    }
    for capture in function.captures {
      operands.add(shape(of: function.locals[Int(capture.inner.index)]))
    }
    return FunctionCode(
      name: function.name, kind: function.kind, range: function.range, operands: operands,
      result: program.types.shape(of: function.result))
  }

  private mutating func compileFunction(_ index: Int) {
    function = program.functions[index]
    registers = Array(repeating: nil, count: function.locals.count)
    (numberTop, referenceTop, numberLimit, referenceLimit) = (0, 0, 0, 0)
    loops = []
    checkedGlobals = []
    transactionDepth = 0
    collectionDepth = 0
    range = function.range

    for parameter in 0..<function.parameterCount {
      allocate(LocalID(parameter))
    }
    for capture in function.captures {
      allocate(capture.inner)
    }
    var offered: [OfferedRegister] = []
    for offer in function.offered {
      let type = function.locals[Int(offer.local.index)].type
      offered.append(OfferedRegister(value: offer.value, type: type, register: allocate(offer.local)))
    }
    code.functions[index].offered = offered
    let entry = here
    compile(function.body)
    emit(.returnNothing)
    code.targets.append(
      CallTarget(
        entry: entry, numberCount: UInt16(clamping: numberLimit), referenceCount: UInt16(clamping: referenceLimit)))
    if max(numberLimit, referenceLimit) > Int(Register.max) {
      errors.append(.functionTooLarge(function.name, at: function.range))
    }
  }

  // MARK: Emitting

  /// The index of the next instruction.
  var here: Target { Target(truncatingIfNeeded: code.instructions.count) }

  @discardableResult
  mutating func emit(_ instruction: Instruction) -> Int {
    code.instructions.append(instruction)
    code.ranges.append(range)
    return code.instructions.count - 1
  }

  /// Lets the jumps at these places go to the next instruction.
  mutating func patch(_ jumps: [Int]) {
    let target = here
    for jump in jumps {
      code.instructions[jump].target = target
    }
  }

  // MARK: Registers

  /// The shape of a variable's register: a shared one is the number of its cell.
  func shape(of variable: TypedVariable) -> ValueShape {
    variable.isShared ? .numbers(1) : program.types.shape(of: variable.type)
  }

  @discardableResult
  mutating func allocate(_ local: LocalID) -> Register {
    let register = allocate(shape(of: function.locals[Int(local.index)]))
    registers[Int(local.index)] = register
    return register
  }

  /// Consecutive registers above all that are in use.
  mutating func allocate(_ shape: ValueShape) -> Register {
    switch shape {
    case .numbers(let count): return allocateNumbers(count)
    case .reference: return allocateReference()
    case .nothing: return 0
    }
  }

  mutating func allocateNumbers(_ count: Int) -> Register {
    let register = numberTop
    numberTop += count
    numberLimit = max(numberLimit, numberTop)
    return Register(clamping: register)
  }

  mutating func allocateReference() -> Register {
    let register = referenceTop
    referenceTop += 1
    referenceLimit = max(referenceLimit, referenceTop)
    return Register(clamping: register)
  }

  /// Runs `body` and gives back the registers that it allocated.
  mutating func scoped<Result>(_ body: (inout Compiler) -> Result) -> Result {
    let (numbers, references, checked) = (numberTop, referenceTop, checkedGlobals.count)
    let result = body(&self)
    (numberTop, referenceTop) = (numbers, references)
    checkedGlobals.removeLast(checkedGlobals.count - checked)
    return result
  }

  func register(of local: LocalID) -> Register { registers[Int(local.index)] ?? 0 }

  func shape(of expression: TypedExpressionID) -> ValueShape { program.types.shape(of: type(of: expression)) }

  func type(of expression: TypedExpressionID) -> TypeID { program.expressionTypes[Int(expression.index)] }

  func node(_ expression: TypedExpressionID) -> TypedExpression { program.expressions[Int(expression.index)] }
}
