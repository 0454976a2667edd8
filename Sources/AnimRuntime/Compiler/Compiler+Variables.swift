import AnimLanguage

extension Compiler {
  /// Loads a variable into a register.
  mutating func load(_ variable: VariableReference, to: Register) {
    switch variable {
    case .local(let local):
      let shape = program.types.shape(of: function.locals[Int(local.index)].type)
      let register = register(of: local)
      guard function.locals[Int(local.index)].isShared else { return move(register, to: to, shape) }
      if shape == .reference {
        emit(.loadCellReference(to: to, cell: register))
      } else {
        emit(.loadCell(to: to, cell: register, count: UInt16(clamping: shape.numberCount)))
      }
    case .global(let index):
      let global = code.globals[Int(index)]
      checkDeclared(global)
      switch global.shape {
      case .numbers(1): emit(.loadGlobal(global.first, to: to))
      case .numbers(let count): emit(.loadGlobals(global.first, to: to, count: UInt16(clamping: count)))
      case .reference: emit(.loadGlobalReference(global.first, to: to))
      case .nothing: break
      }
    }
  }

  func type(of variable: VariableReference) -> TypeID {
    switch variable {
    case .local(let local): function.locals[Int(local.index)].type
    case .global(let index): program.globals[Int(index)].type
    }
  }

  /// Stores a register in a variable that lives outside the frame.
  private mutating func store(_ register: Register, inGlobal global: GlobalPlace) {
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
        $0.store(register, inGlobal: global)
        let flag = $0.allocateNumbers(1)
        $0.emit(.load(1, to: flag))
        $0.emit(.storeGlobal(global.flag, from: flag))
      }
    }
  }

  /// `variable = value`
  mutating func assign(_ variable: VariableReference, _ value: TypedExpressionID) {
    if case .global(let index) = variable, addInPlace(code.globals[Int(index)], index, value) { return }
    if case .local(let local) = variable, !function.locals[Int(local.index)].isShared, isSafeInPlace(value) {
      return compile(value, to: register(of: local))
    }
    scoped {
      let register = $0.operand(value)
      $0.store(register, in: variable)
    }
  }

  /// `global += value` for a number: one instruction.
  private mutating func addInPlace(_ global: GlobalPlace, _ index: Int32, _ value: TypedExpressionID) -> Bool {
    guard global.shape == .numbers(1), case .binary(.add, let left, let right) = node(value),
      case .variable(.global(index)) = node(left)
    else { return false }
    checkDeclared(global)
    if let constant = constant(right) {
      emit(.addConstantToGlobal(constant, global.first))
    } else {
      let register = scoped { $0.operand(right) }
      emit(.addToGlobal(global.first, register))
    }
    return true
  }

  /// Stores a register in a declared variable.
  mutating func store(_ register: Register, in variable: VariableReference) {
    switch variable {
    case .local(let local):
      let shape = program.types.shape(of: function.locals[Int(local.index)].type)
      let place = self.register(of: local)
      guard function.locals[Int(local.index)].isShared else { return move(register, to: place, shape) }
      if shape == .reference {
        emit(.storeCellReference(cell: place, from: register))
      } else {
        emit(.storeCell(cell: place, from: register, count: UInt16(clamping: shape.numberCount)))
      }
    case .global(let index):
      store(register, inGlobal: code.globals[Int(index)])
    }
  }

  /// Takes a list variable into a register, lets `change` alter it there, and puts it back: the list is changed in
  /// place, not copied, since nothing else holds it meanwhile.
  mutating func update(
    _ variable: VariableReference, indices: [TypedExpressionID], _ change: (inout Compiler, Register) -> Void
  ) {
    scoped { compiler in
      let indexRegisters = indices.map { compiler.operand($0) }
      if case .local(let local) = variable, !compiler.function.locals[Int(local.index)].isShared {
        compiler.updateElements(of: compiler.register(of: local), indexRegisters[...], change)
      } else {
        let list = compiler.allocateReference()
        compiler.load(variable, to: list)
        compiler.dropReference(variable)
        compiler.updateElements(of: list, indexRegisters[...], change)
        compiler.store(list, in: variable)
      }
    }
  }

  /// Empties a reference variable outside the frame, so that the register holds its list alone.
  private mutating func dropReference(_ variable: VariableReference) {
    let empty = allocateReference()
    emit(.clearReference(empty))
    store(empty, in: variable)
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
