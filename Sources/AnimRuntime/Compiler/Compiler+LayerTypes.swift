import AnimEngine
import AnimLanguage

extension Compiler {
  /// Takes over the layer types that the program declares beyond those of the code, with what runs by itself for them.
  mutating func compileLayerTypes() {
    code.layerTypes = program.layerTypes
    for index in code.hooks.count..<program.layerTypes.types.count {
      let parent = program.layerTypes.types[index].parent
      var hooks = parent.map { code.hooks[$0.index] } ?? LayerHooks()
      if let declared = program.declaredTypes.first(where: { $0.id.index == index }) { add(declared.hooks, to: &hooks) }
      code.hooks.append(hooks)
    }
  }

  private func add(_ declared: [TypedHook], to hooks: inout LayerHooks) {
    for hook in declared {
      switch hook.kind {
      case .changed:
        if let property = property(of: hook) { hooks.changed.append(property) }
      case .display:
        if let property = property(of: hook) { hooks.display.append(property) }
      case .draw:
        var reads = DrawReads(program: program, function: hook.function)
        hooks.draw = DrawHook(function: hook.function, inputs: reads.inputs)
      case .defaultAction: hooks.defaultActions.insert(hook.function, at: 0)
      case .delegate: break
      }
    }
  }

  private func property(of hook: TypedHook) -> PropertyHook? {
    guard let id = hook.property else { return nil }
    let function = program.functions[Int(hook.function.index)]
    let type = function.parameterCount > 0 ? function.locals[0].type : .error
    return PropertyHook(property: program.properties[Int(id.index)], type: type, function: hook.function)
  }

  // MARK: Actions

  mutating func setDelegate(_ layer: TypedExpressionID, _ closure: ClosureID) {
    let bases = operandBases
    push(layer)
    push(closure)
    emitService(.setDelegate, program.closures[Int(closure.index)].function.index, from: bases)
  }

  mutating func setAction(_ layer: TypedExpressionID, _ key: StringID, _ level: UInt8, _ value: TypedActionValue) {
    let bases = operandBases
    push(layer)
    var plan = ActionPlan(key: program.strings[Int(key.index)], styleLevel: Int(level), handler: nil)
    switch value {
    case .value(let value): push(value)
    case .handler(let closure):
      push(closure)
      plan.handler = program.closures[Int(closure.index)].function
    }
    code.actions.append(plan)
    emitService(.setAction, UInt32(truncatingIfNeeded: code.actions.count - 1), from: bases)
  }

  mutating func setImplicitAnimation(_ property: PropertyID, _ type: LayerTypeID, _ animation: TypedExpressionID) {
    code.implicitAnimations.append(
      ImplicitAnimationPlan(property: program.properties[Int(property.index)], type: type))
    _ = service(
      .setImplicitAnimation, UInt32(truncatingIfNeeded: code.implicitAnimations.count - 1), [animation])
  }

  // MARK: Drawing

  mutating func draw(_ drawing: TypedDrawing) {
    let bases = operandBases
    switch drawing {
    case .stroke(let path, let options):
      push(path)
      push(options.width)
      push(options.color)
      push(options.dash)
      emitDrawing(
        .stroke(
          hasWidth: options.width != nil, hasColor: options.color != nil, hasDash: options.dash != nil, options.cap,
          options.join), from: bases)
    case .fill(let path, let color, let rule):
      push(path)
      push(color)
      emitDrawing(.fill(hasColor: color != nil, rule), from: bases)
    case .text(let string, let point, let size, let color):
      push(string)
      push(point)
      push(size)
      push(color)
      emitDrawing(.text(hasSize: size != nil, hasColor: color != nil), from: bases)
    case .clip(let path):
      push(path)
      emitDrawing(.clip, from: bases)
    case .transform(let transform):
      push(transform)
      emitDrawing(.transform, from: bases)
    case .save(let body):
      emitDrawing(.save, from: bases)
      compile(body)
      emitDrawing(.restore, from: bases)
    }
  }

  private mutating func emitDrawing(_ plan: DrawingPlan, from bases: OperandBases) {
    code.drawings.append(plan)
    emitService(.draw, UInt32(truncatingIfNeeded: code.drawings.count - 1), from: bases)
  }
}

/// What a `draw` reads of the screen, as far as it can be known beforehand.
private struct DrawReads {
  private let program: TypedProgram
  /// The layer itself in the function that is looked at.
  private var layer: LocalID?
  private var found: [DrawInput] = []
  private var isKnown = true
  /// The functions that have been looked at, or are.
  private var visited: Set<FunctionID> = []

  /// Nil if it reads things that are not known beforehand: other layers, the clock.
  var inputs: [DrawInput]? {
    mutating get { isKnown ? found : nil }
  }

  init(program: TypedProgram, function: FunctionID) {
    self.program = program
    let body = program.functions[Int(function.index)]
    layer = body.offered.first { $0.value == .layer }?.local
    visit(body.body)
  }

  private mutating func visit(_ block: TypedBlock) {
    for statement in program[block] where isKnown {
      let (expressions, blocks) = program.children(of: statement)
      for expression in expressions { visit(expression) }
      for block in blocks { visit(block) }
    }
  }

  private mutating func visit(_ expression: TypedExpressionID) {
    switch program.expressions[Int(expression.index)] {
    case .property(let layer, let property, _):
      guard let path = path(to: layer), !program.looseProperties.contains(property) else {
        isKnown = false
        return
      }
      add(.property(path: path, program.properties[Int(property.index)]))
    case .variable(.global(let index)) where program.globals[Int(index)].isMutable:
      add(.global(Int(index), program.globals[Int(index)].type))
    case .call(let function, let arguments):
      for argument in program[arguments] { visit(argument) }
      visit(function)
    case .now, .member, .stage, .timer: isKnown = false
    case .builtin(.superlayer, _), .builtin(.sublayers, _), .builtin(.findLayer, _), .builtin(.animationKeys, _),
      .builtin(.animationForKey, _), .builtin(.convertPoint, _), .builtin(.layerAction, _), .builtin(.handlers, _):
      isKnown = false
    default:
      for child in program.children(of: expression) { visit(child) }
    }
  }

  /// A function reads what it reads wherever it is called; layers that it is given are others.
  private mutating func visit(_ function: FunctionID) {
    guard visited.insert(function).inserted else { return }
    let own = layer
    layer = nil
    visit(program.functions[Int(function.index)].body)
    layer = own
  }

  private mutating func add(_ input: DrawInput) {
    if !found.contains(input) { found.append(input) }
  }

  /// The members that lead from the layer itself to another; nil if something else does.
  private func path(to layer: TypedExpressionID) -> [UInt32]? {
    switch program.expressions[Int(layer.index)] {
    case .variable(.local(let local)): local == self.layer ? [] : nil
    case .member(let owner, let member): path(to: owner).map { $0 + [member.index] }
    default: nil
    }
  }
}
