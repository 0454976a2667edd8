import AnimLanguage

extension Compiler {
  /// Compiles a loop of the top level with the globals that it uses in registers, which makes the usual loop of a
  /// script as fast as one in a function.
  ///
  /// Only where no other code of the script can run meanwhile, so that nobody sees the difference. In a script with
  /// layer types, delegates or actions that includes assigning a property.
  mutating func withGlobalsInRegisters(_ loop: TypedStatementID, _ compileLoop: (inout Compiler) -> Void) {
    guard function.kind == .main, loopGlobals.isEmpty else { return compileLoop(&self) }
    var use = GlobalUse(program: program)
    use.visit(loop)
    guard use.runsAlone, !use.globals.isEmpty else { return compileLoop(&self) }
    for index in use.globals {
      let global = code.globals[Int(index)]
      let register = allocate(global.shape)
      emitLoad(global, to: register)
      let isAssigned = use.assigned.contains(index)
      if isAssigned, global.shape == .reference {
        // The register holds the list alone, so that it is changed in place.
        let empty = allocateReference()
        emit(.clearReference(empty))
        emitStore(empty, to: global)
      }
      loopGlobals.append(LoopGlobal(index: index, register: register, isAssigned: isAssigned))
    }
    compileLoop(&self)
    storeLoopGlobals()
    loopGlobals = []
  }

  /// Puts changed globals back, behind the loop and where `return` leaves it.
  mutating func storeLoopGlobals() {
    for global in loopGlobals where global.isAssigned {
      emitStore(global.register, to: code.globals[Int(global.index)])
    }
  }

  /// The register that a global is in while a loop runs.
  func loopRegister(ofGlobal index: Int32) -> Register? {
    loopGlobals.first { $0.index == index }?.register
  }

  struct LoopGlobal {
    var index: Int32
    var register: Register
    var isAssigned: Bool
  }
}

extension TypedProgram {
  /// Whether code of the script may run in the middle of a change of a layer.
  fileprivate var hasHooks: Bool {
    !declaredTypes.isEmpty || functions.contains { $0.kind == .hook }
      || statements.contains { if case .setAction = $0 { true } else { false } }
  }
}

/// Which globals a loop uses, and whether it runs without other code of the script running in between.
private struct GlobalUse {
  let program: TypedProgram
  private(set) var globals: [Int32] = []
  private(set) var assigned: Set<Int32> = []
  private(set) var runsAlone = true

  init(program: TypedProgram) {
    self.program = program
  }

  mutating func visit(_ statement: TypedStatementID) {
    switch program.statements[Int(statement.index)] {
    case .wait, .waitFor, .waitForAll, .waitForEvent, .endCollection, .parallel, .stagger, .callHandler, .moveAnimator:
      runsAlone = false
    case .assignProperty, .insert, .remove, .commitLayer, .animate:
      // May run `changed`, a delegate or an action of the script's.
      if program.hasHooks { runsAlone = false }
    case .assign(let variable, _), .assignElement(let variable, _, _), .mutate(let variable, _, _, _):
      note(variable, isAssigned: true)
    default: break
    }
    let (expressions, blocks) = program.children(of: statement)
    for expression in expressions where runsAlone { visit(expression) }
    for block in blocks {
      for statement in program[block] where runsAlone { visit(statement) }
    }
  }

  private mutating func visit(_ expression: TypedExpressionID) {
    switch program.expressions[Int(expression.index)] {
    case .call: runsAlone = false
    case .hostCall(let function, _):
      if program.hostFunctions[Int(function.index)].signature.isSuspending { runsAlone = false }
    case .builtin(.layerAction, _): if program.hasHooks { runsAlone = false }
    case .variable(let variable): note(variable, isAssigned: false)
    default: break
    }
    for child in program.children(of: expression) where runsAlone { visit(child) }
  }

  private mutating func note(_ variable: VariableReference, isAssigned: Bool) {
    guard case .global(let index) = variable else { return }
    if !globals.contains(index) { globals.append(index) }
    // More would not fit the registers' worth of a loop, and looking them up would cost more than it saves.
    if globals.count > 64 { runsAlone = false }
    if isAssigned { assigned.insert(index) }
  }
}
