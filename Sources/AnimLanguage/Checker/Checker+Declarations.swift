extension Checker {
  /// Declares the functions and handlers of the whole text, so that calls may come before them.
  mutating func declareCallables() {
    var declared: [(callable: Int, parameters: NodeList<ParameterSyntax>)] = []
    let first = scope.earlierCounts.callables
    for index in 0..<Int(tree.root.count) {
      switch tree.statements[Int(node(tree.root, index).index)] {
      case .function(let id):
        let function = tree.functions[Int(id.index)]
        let result = function.result.map { resolve($0) } ?? .void
        let callable = declareCallable(
          function.name, function.parameters, isHandler: false, result: result, first: first)
        declared.append((callable, function.parameters))
      case .handler(let id):
        let handler = tree.handlers[Int(id.index)]
        let callable = declareCallable(handler.name, handler.parameters, isHandler: true, result: .void, first: first)
        declared.append((callable, handler.parameters))
      default: break
      }
    }
    initialization.lastGlobals = Array(repeating: -1, count: scope.callables.count)
    for (callable, parameters) in declared { checkDefaults(of: callable, parameters) }
  }

  /// - Parameter first: The first callable of this text; earlier ones may be hidden.
  private mutating func declareCallable(
    _ name: NameSyntax, _ parameters: NodeList<ParameterSyntax>, isHandler: Bool, result: TypeID, first: Int
  ) -> Int {
    let earlier = Int(callables[Int(name.name.index)])
    if earlier >= first {
      tell(.alreadyDeclared(tree.names[name.name], at: name.range, earlier: scope.callables[earlier].range))
    }
    let function = addFunction(isHandler ? .handler : .function, name: tree.names[name.name], range: name.range)
    var callable = Callable(
      name: name.name, function: function, isHandler: isHandler, parameters: [], result: result, range: name.range)
    for index in 0..<Int(parameters.count) {
      let parameter = tree.parameters[Int(node(parameters, index).index)]
      if isHandler, offeredValue(named: parameter.name.name) != nil { continue }
      callable.parameters.append(declareParameter(parameter, isFirst: callable.parameters.isEmpty))
    }
    program.functions[Int(function.index)].parameterCount = callable.parameters.count
    program.functions[Int(function.index)].result = result
    callables[Int(name.name.index)] = Int32(scope.callables.count)
    scope.callables.append(callable)
    return scope.callables.count - 1
  }

  private mutating func declareParameter(_ parameter: ParameterSyntax, isFirst: Bool) -> Callable.Parameter {
    var label: NameID? = isFirst ? nil : parameter.name.name
    if let written = parameter.label {
      label = tree.names[written.name] == "_" ? nil : written.name
    }
    var type = TypeID.error
    if let written = parameter.type {
      type = resolve(written)
    } else {
      let text = tree.names[parameter.name.name]
      let similar = similarNames(to: text, among: OfferedValue.allCases.map(\.name))
      tell(
        .parameterWithoutType(
          text, at: parameter.name.range, similar: similar, uses: similar.isEmpty ? [] : uses(of: parameter.name)))
    }
    return Callable.Parameter(
      label: label, name: parameter.name.name, type: type, range: parameter.name.range, defaultValue: nil)
  }

  /// Where the function of a parameter, which ends before the next one begins, names it.
  private func uses(of parameter: NameSyntax) -> [SourceRange] {
    let later = tree.tokens.drop { $0.range.lowerBound < parameter.range.upperBound }
    let ends = later.dropFirst().firstIndex {
      $0.isFirstOnLine && $0.kind == .word && ($0.name == Word.handler.name || $0.name == Word.func.name)
    }
    return later[..<(ends ?? later.endIndex)].filter { $0.kind == .word && $0.name == parameter.name }.map(\.range)
  }

  /// Values of parameters that calls may leave out; they see functions and what earlier entries declared.
  private mutating func checkDefaults(of callable: Int, _ parameters: NodeList<ParameterSyntax>) {
    var position = 0
    for index in 0..<Int(parameters.count) {
      let parameter = tree.parameters[Int(node(parameters, index).index)]
      if scope.callables[callable].isHandler, offeredValue(named: parameter.name.name) != nil { continue }
      if let value = parameter.defaultValue {
        let type = scope.callables[callable].parameters[position].type
        scope.callables[callable].parameters[position].defaultValue = checkDefault(
          value, of: callable, as: Expectation(type, because: .name(parameter.name.name, parameter.name.range)))
      }
      position += 1
    }
  }

  /// Checks a default. One that needs locals of its own becomes a function without parameters.
  private mutating func checkDefault(
    _ value: ExpressionID, of callable: Int, as expectation: Expectation
  ) -> TypedExpressionID {
    let functionCount = program.functions.count
    beginFunction(.function, name: "default", range: range(value))
    functions[depth].callable = callable
    let operand = check(value, as: expectation)
    functions[depth].result = operand.type
    let needsLocals = !functions[depth].locals.isEmpty
    let mark = scratch.count
    emit(.return(operand.id), range(value))
    let function = endFunction(body: list(from: mark)).id
    guard needsLocals else {
      if program.functions.count == functionCount + 1 { program.functions.removeLast() }
      return operand.id
    }
    return make(.call(function, .empty), operand.type, range(value)).id
  }

  /// What a handler's parameter of a name is filled in with.
  func offeredValue(named name: NameID) -> OfferedValue? {
    if name == Word.layer.name { return .layer }
    if name == Word.key.name { return .key }
    if name == Word.animation.name { return .animation }
    let text = tree.names[name]
    return OfferedValue.allCases.first { $0.name == text }
  }
}
