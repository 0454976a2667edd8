/// A variable in scope.
struct Binding: Sendable {
  enum Storage: Sendable {
    case global(Int32)
    case local(LocalID)
    /// Taken from the place that calls the function; it gets a local when it is used.
    case offered(OfferedValue)
  }

  enum Kind: UInt8, Sendable { case constant, variable, parameter, loopVariable, layer }

  var name: NameID
  var storage: Storage
  /// The type that it is known to have here, which may be narrower than the declared one.
  var type: TypeID
  var kind: Kind
  var range: SourceRange
  /// Whether it has its value already; a block in its own value may mention it before.
  var isInitialized = true
  /// Of a `let` or `var`, whether anything reads it.
  var isRead = true
  /// Whether it was declared as a layer, or a list of them, that no view owns.
  var isPlainLayer = false
  /// The function that it belongs to, as an index of ``Checker/functions``.
  var depth: Int32 = 0
  /// The binding of the same name that this one hides, or -1.
  var previous: Int32 = -1
  /// The context that last captured it, and its local there.
  var cachedContext: Int32 = -1
  var cachedLocal = LocalID(0)

  var isMutable: Bool { kind == .variable }
}

/// A type that a binding had before it was narrowed.
struct Narrowing: Sendable {
  var binding: Int32
  var type: TypeID
}

/// A function that is being checked.
struct FunctionContext: Sendable {
  var id: FunctionID
  var kind: FunctionKind
  var serial: Int32
  var locals: [TypedVariable] = []
  var captures: [(outer: LocalID, inner: LocalID)] = []
  var offered: [(value: OfferedValue, local: LocalID)] = []
  /// What its calling places may offer.
  var offers: OfferedSet = []
  /// For captured bindings the local here.
  var capturedLocals: [Int: LocalID] = [:]
  var result: TypeID = .void
  var resultRange: SourceRange?
  /// How many loops, and how many bodies of layer declarations, are around the current place within the function.
  var loopDepth = 0
  var declarationDepth = 0
  /// The depth of loops at which the innermost layer declaration began: those outside it cannot be left.
  var declarationLoopDepth = 0
  /// Of a function or handler: its index among the callables, and the last global that it uses here and now, or -1.
  var callable = 0
  var lastGlobal = -1
  /// Whether a value stands where `return` is missing, which has been told.
  var lacksReturn = false
  /// Whether a `break` leaves the innermost loop.
  var breaksLoop = false
  /// What kind of block that runs by itself it is.
  var hook: HookKind?
  /// Locals that hold layers as they are on screen.
  var presentedLocals: Set<LocalID> = []
  /// Whether something waits for the animations that are added here: an endless one would be waited for in vain.
  var isCollected = false
  /// Whether a transaction here says how long animations last that do not say.
  var hasDuration = false
  /// The innermost animation block around the current place.
  var block = AnimationBlockPlace.none
  /// Whether it runs at every frame.
  var runsPerFrame = false
}

/// A layer whose members are in scope.
struct SelfScope: Sendable {
  var type: TypeID
  /// The hidden variable that holds the layer; nil for the stage.
  var binding: Int?
  /// Bindings from here on are the block's own and come before its members.
  var mark: Int
  /// Whether assignments directly in the block are always to members.
  var isLayerBody: Bool
  /// The depth of blocks directly in it.
  var blockDepth = 0
  /// Whether the layer and what is reached through it are what is on screen, and can only be read.
  var isPresented = false
}

// MARK: - Scopes

extension Checker {
  /// The current function's index.
  var depth: Int { functions.count - 1 }

  /// Brings variables of earlier entries into scope.
  mutating func openScope(with variables: ArraySlice<Binding>) {
    for binding in variables where Int(binding.name.index) < heads.count { declare(binding) }
  }

  mutating func declare(_ binding: Binding) {
    var binding = binding
    binding.previous = heads[Int(binding.name.index)]
    binding.depth = Int32(depth)
    heads[Int(binding.name.index)] = Int32(bindings.count)
    bindings.append(binding)
  }

  /// Ends the scope of all bindings since a mark.
  mutating func closeScope(_ mark: Int) {
    while bindings.count > mark {
      let binding = bindings.removeLast()
      heads[Int(binding.name.index)] = binding.previous
      if !binding.isRead { noteUnread(binding) }
    }
  }

  /// Declares a variable of the script and tells if its scope has one of the name already. At the top level of the
  /// file it is a global.
  mutating func declareVariable(
    _ name: NameSyntax, _ type: TypeID, _ kind: Binding.Kind, scopeMark: Int, isGlobal: Bool = false
  ) -> VariableReference {
    let earlier = Int(heads[Int(name.name.index)])
    if earlier >= scopeMark {
      tell(.alreadyDeclared(tree.names[name.name], at: name.range, earlier: bindings[earlier].range))
    }
    let variable = TypedVariable(
      name: tree.names[name.name], type: type, isMutable: kind == .variable, range: name.range)
    let reference: VariableReference
    let storage: Binding.Storage
    if isGlobal {
      let index = Int32(truncatingIfNeeded: program.globals.count)
      program.globals.append(variable)
      reference = .global(index)
      storage = .global(index)
    } else {
      let local = addLocal(variable)
      reference = .local(local)
      storage = .local(local)
    }
    declare(Binding(name: name.name, storage: storage, type: type, kind: kind, range: name.range))
    return reference
  }

  mutating func addLocal(_ variable: TypedVariable) -> LocalID {
    functions[functions.count - 1].locals.append(variable)
    return LocalID(functions[functions.count - 1].locals.count - 1)
  }

  /// A variable that no script can name.
  mutating func makeTemporary(_ type: TypeID, _ range: SourceRange) -> LocalID {
    addLocal(TypedVariable(name: "", type: type, isMutable: false, range: range))
  }
}

// MARK: - Functions

extension Checker {
  /// Begins a function whose entry in the program is made here, or was made when it was declared.
  @discardableResult
  mutating func beginFunction(
    _ kind: FunctionKind, name: String, range: SourceRange, id: FunctionID? = nil, offers: OfferedSet = []
  ) -> FunctionID {
    let id = id ?? addFunction(kind, name: name, range: range)
    contextSerial += 1
    functions.append(FunctionContext(id: id, kind: kind, serial: contextSerial, offers: offers))
    return id
  }

  mutating func addFunction(_ kind: FunctionKind, name: String, range: SourceRange) -> FunctionID {
    program.functions.append(TypedFunction(kind: kind, name: name, range: range))
    return FunctionID(program.functions.count - 1)
  }

  @discardableResult
  mutating func endFunction(body: TypedBlock) -> FunctionContext {
    let context = functions.removeLast()
    let index = Int(context.id.index)
    program.functions[index].locals = context.locals
    program.functions[index].captures = context.captures
    program.functions[index].offered = context.offered
    program.functions[index].result = context.result
    program.functions[index].body = body
    return context
  }

  /// How the current function reaches a variable: blocks that run later take it along.
  mutating func reference(_ index: Int) -> VariableReference {
    let home = Int(bindings[index].depth)
    bindings[index].isRead = true
    switch bindings[index].storage {
    case .global(let global):
      noteUse(ofGlobal: global)
      return .global(global)
    case .local(let local): return .local(home == depth ? local : capture(index, local, from: home))
    case .offered(let value):
      let local = offeredLocal(value, in: home)
      return .local(home == depth ? local : capture(index, local, from: home))
    }
  }

  /// The local of an enclosing function that holds what its calling place offers.
  mutating func offeredLocal(_ value: OfferedValue, in depth: Int) -> LocalID {
    if let known = functions[depth].offered.first(where: { $0.value == value }) { return known.local }
    functions[depth].locals.append(
      TypedVariable(
        name: value.name, type: type(of: value), isMutable: false,
        range: program.functions[Int(functions[depth].id.index)].range))
    let local = LocalID(functions[depth].locals.count - 1)
    functions[depth].offered.append((value, local))
    return local
  }

  func type(of value: OfferedValue) -> TypeID {
    switch value {
    case .layer: .layer
    case .key: optionalString
    case .animation: .animation
    case .finished: .bool
    case .reason: .string
    case .event: .event
    case .view: .view
    }
  }

  private mutating func capture(_ index: Int, _ local: LocalID, from home: Int) -> LocalID {
    let serial = functions[depth].serial
    if bindings[index].cachedContext == serial { return bindings[index].cachedLocal }
    let isShared = bindings[index].isMutable || !bindings[index].isInitialized
    var outer = local
    if isShared { functions[home].locals[Int(local.index)].isShared = true }
    for level in (home + 1)...depth {
      if let known = functions[level].capturedLocals[index] {
        outer = known
        continue
      }
      var variable = functions[home].locals[Int(local.index)]
      variable.type = bindings[index].type
      functions[level].locals.append(variable)
      let inner = LocalID(functions[level].locals.count - 1)
      functions[level].captures.append((outer, inner))
      functions[level].capturedLocals[index] = inner
      outer = inner
    }
    bindings[index].cachedContext = serial
    bindings[index].cachedLocal = outer
    return outer
  }
}
