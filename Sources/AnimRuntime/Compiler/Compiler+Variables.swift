import AnimLanguage

extension Compiler {
  /// The register that a variable is in, if it is in one: not a shared one, and a global only in a loop.
  func register(of variable: VariableReference) -> Register? {
    switch variable {
    case .local(let local): function.locals[Int(local.index)].isShared ? nil : register(of: local)
    case .global(let index): loopRegister(ofGlobal: index)
    }
  }

  /// Loads a variable into a register.
  mutating func load(_ variable: VariableReference, to: Register) {
    let shape = program.types.shape(of: type(of: variable))
    if let register = register(of: variable) { return move(register, to: to, shape) }
    switch variable {
    case .local(let local):
      let cell = register(of: local)
      if shape == .reference {
        emit(.loadCellReference(to: to, cell: cell))
      } else {
        emit(.loadCell(to: to, cell: cell, count: UInt16(clamping: shape.numberCount)))
      }
    case .global(let index):
      let global = code.globals[Int(index)]
      checkDeclared(global)
      emitLoad(global, to: to)
    }
  }

  mutating func emitLoad(_ global: GlobalPlace, to: Register) {
    switch global.shape {
    case .numbers(1): emit(.loadGlobal(global.first, to: to))
    case .numbers(let count): emit(.loadGlobals(global.first, to: to, count: UInt16(clamping: count)))
    case .reference: emit(.loadGlobalReference(global.first, to: to))
    case .nothing: break
    }
  }

  func type(of variable: VariableReference) -> TypeID {
    switch variable {
    case .local(let local): function.locals[Int(local.index)].type
    case .global(let index): program.globals[Int(index)].type
    }
  }

  mutating func emitStore(_ register: Register, to global: GlobalPlace) {
    switch global.shape {
    case .numbers(1): emit(.storeGlobal(global.first, from: register))
    case .numbers(let count): emit(.storeGlobals(global.first, from: register, count: UInt16(clamping: count)))
    case .reference: emit(.storeGlobalReference(global.first, from: register))
    case .nothing: break
    }
  }

  /// The top level runs in order, so it sees only what is declared; a function may be called too early.
  private mutating func checkDeclared(_ global: GlobalPlace) {
    guard function.kind != .main, !checkedGlobals.contains(global.flag) else { return }
    emit(.checkGlobal(global.flag))
    checkedGlobals.append(global.flag)
  }

  /// Gives a variable its first value; nil is the absent value of its type.
  mutating func declare(_ variable: VariableReference, _ value: TypedExpressionID?) {
    declare(variable) { compiler, register, shape in
      if let value {
        compiler.compile(value, to: register)
      } else {
        compiler.emitAbsent(shape, to: register)
      }
    }
  }

  /// Declares a variable whose first value `produce` puts into the register it is given.
  mutating func declare(
    _ variable: VariableReference, _ produce: (inout Compiler, Register, ValueShape) -> Void
  ) {
    switch variable {
    case .local(let local):
      let shape = program.types.shape(of: function.locals[Int(local.index)].type)
      guard function.locals[Int(local.index)].isShared else {
        let register = allocate(shape)
        produce(&self, register, shape)
        registers[Int(local.index)] = register
        return
      }
      // The cell is made after the value, so that a value which is evaluated again makes a cell of its own.
      let cell = allocateNumbers(1)
      scoped {
        let register = $0.allocate(shape)
        produce(&$0, register, shape)
        if shape == .reference {
          $0.emit(.makeReferenceCell(to: cell))
          $0.emit(.storeCellReference(cell: cell, from: register))
        } else {
          let count = UInt16(clamping: shape.numberCount)
          $0.emit(.makeCell(to: cell, count: count))
          $0.emit(.storeCell(cell: cell, from: register, count: count))
        }
      }
      registers[Int(local.index)] = cell
    case .global(let index):
      let global = code.globals[Int(index)]
      scoped {
        let register = $0.allocate(global.shape)
        produce(&$0, register, global.shape)
        $0.emitStore(register, to: global)
        let flag = $0.allocateNumbers(1)
        $0.emit(.load(1, to: flag))
        $0.emit(.storeGlobal(global.flag, from: flag))
      }
    }
  }

  /// `variable = value`
  mutating func assign(_ variable: VariableReference, _ value: TypedExpressionID) {
    if let register = register(of: variable), isSafeInPlace(value) { return compile(value, to: register) }
    scoped {
      let register = $0.operand(value)
      $0.store(register, in: variable)
    }
  }

  /// Stores a register in a declared variable.
  mutating func store(_ register: Register, in variable: VariableReference) {
    let shape = program.types.shape(of: type(of: variable))
    if let place = self.register(of: variable) { return move(register, to: place, shape) }
    switch variable {
    case .local(let local):
      let cell = self.register(of: local)
      if shape == .reference {
        emit(.storeCellReference(cell: cell, from: register))
      } else {
        emit(.storeCell(cell: cell, from: register, count: UInt16(clamping: shape.numberCount)))
      }
    case .global(let index):
      emitStore(register, to: code.globals[Int(index)])
    }
  }

  /// Takes a list variable into a register, lets `change` alter it there, and puts it back: the list is changed in
  /// place, not copied, since nothing else holds it meanwhile.
  mutating func update(
    _ variable: VariableReference, indices: [TypedExpressionID], _ change: (inout Compiler, Register) -> Void
  ) {
    scoped { compiler in
      let indexRegisters = indices.map { compiler.operand($0) }
      if let list = compiler.register(of: variable) {
        compiler.updateElements(of: list, indexRegisters[...], change)
        return
      }
      let list = compiler.allocateReference()
      compiler.load(variable, to: list)
      // Emptied meanwhile, so that the register holds the list alone.
      let empty = compiler.allocateReference()
      compiler.emit(.clearReference(empty))
      compiler.store(empty, in: variable)
      compiler.updateElements(of: list, indexRegisters[...], change)
      compiler.store(list, in: variable)
    }
  }

  private mutating func updateElements(
    of list: Register, _ indices: ArraySlice<Register>, _ change: (inout Compiler, Register) -> Void
  ) {
    guard let index = indices.first else { return change(&self, list) }
    let element = allocateReference()
    emit(.takeElementReference(to: element, list: list, index: index))
    updateElements(of: element, indices.dropFirst(), change)
    emit(.setElementReference(list: list, index: index, from: element))
  }
}
