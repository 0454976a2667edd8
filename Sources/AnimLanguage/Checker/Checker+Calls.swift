extension Checker {
  /// `name(…)` and `value.method(…)`.
  mutating func inferCall(_ callee: ExpressionID, _ arguments: NodeList<ArgumentSyntax>, _ range: SourceRange)
    -> Operand
  {
    switch tree.expressions[Int(callee.index)] {
    case .name(let name): return inferNamedCall(name, arguments, self.range(callee), range)
    case .member(let base, let name, let isOptional):
      if !isOptional, isHost(base) {
        return inferHostCall(name, arguments, nameRange(name, in: self.range(callee)), range)
      }
      return inferMethodCall(base, name, isOptional, arguments, self.range(callee), range)
    case .missing: break
    default:
      let operand = infer(callee, .anything)
      if operand.type != .error {
        tell(.notCallable(program.types.description(of: operand.type), at: self.range(callee)))
      }
    }
    inferAll(arguments)
    return makeError(range)
  }

  private mutating func inferNamedCall(
    _ name: NameID, _ arguments: NodeList<ArgumentSyntax>, _ nameRange: SourceRange, _ range: SourceRange
  ) -> Operand {
    let index = Int(callables[Int(name.index)])
    if index >= 0 {
      if scope.callables[index].isHandler {
        tell(.handlerCalledAsFunction(tree.names[name], at: nameRange, declared: scope.callables[index].range))
        inferAll(arguments)
        return makeError(range)
      }
      noteCall(of: index, at: nameRange)
      let values = checkArguments(of: index, arguments, nameRange, range)
      let callable = scope.callables[index]
      return make(.call(callable.function, values), callable.result, range)
    }
    let meaning = vocabulary[name]
    if let constant = namedConstant(meaning) {
      inferAll(arguments)
      tell(.propertyCalled(constant.name, at: SourceRange(nameRange.upperBound, range.upperBound)))
      return makeError(range)
    }
    if meaning.functionCount > 0 {
      let start = Int(meaning.function)
      let candidates = Vocabulary.functions[start..<(start + Int(meaning.functionCount))]
      return callBuiltin(candidates, receiver: nil, arguments, nameRange, range)
    }
    let variable = Int(heads[Int(name.index)])
    if variable >= 0 {
      let type = program.types.description(of: bindings[variable].type)
      tell(.notCallable(type, at: nameRange, name: tree.names[name], declared: bindings[variable].range))
    } else if let call = callHost(name, arguments, nameRange, range) {
      return call
    } else if !isForeignTuple(name, arguments, nameRange, range) {
      tellUnknownFunction(name, nameRange)
      // What another tool is told is not looked at.
      if Vocabulary.isForeign(tree.names[name]) { return makeError(range) }
    }
    inferAll(arguments)
    return makeError(range)
  }

  /// Checks what is left when a call makes no sense.
  mutating func inferAll(_ arguments: NodeList<ArgumentSyntax>) {
    for index in 0..<Int(arguments.count) {
      _ = infer(tree.arguments[Int(node(arguments, index).index)].value, Expectation(.error, isFraction: true))
    }
  }

  /// The arguments of a declared function or handler in the order of its parameters.
  mutating func checkArguments(
    of index: Int, _ arguments: NodeList<ArgumentSyntax>, _ nameRange: SourceRange, _ range: SourceRange
  ) -> NodeList<TypedExpression> {
    let mark = scratch.count
    let count = Int(arguments.count)
    var next = 0
    var isTold = false
    for position in 0..<scope.callables[index].parameters.count {
      let parameter = scope.callables[index].parameters[position]
      let argument = next < count ? tree.arguments[Int(node(arguments, next).index)] : nil
      let isUnknownLabel = argument.map { isUnknown($0.label, from: position, in: index) } ?? false
      if let argument, argument.label?.name == parameter.label || (isUnknownLabel && parameter.label != nil) {
        if isUnknownLabel { tellLabel(argument, parameter, &isTold) }
        push(checkArgument(argument, parameter))
        next += 1
      } else if let value = parameter.defaultValue {
        push(value)
      } else if let argument, !isLater(argument.label, than: position, in: index, count: count) {
        tellLabel(argument, parameter, &isTold)
        push(checkArgument(argument, parameter))
        next += 1
      } else {
        // One without a type has been told, and was hardly meant to be passed.
        if !isTold, parameter.type != .error {
          isTold = true
          tell(
            .missingArgument(
              label: parameter.label.map { tree.names[$0] }, name: tree.names[parameter.name],
              type: program.types.description(of: parameter.type),
              at: SourceRange(range.upperBound - 1, range.upperBound),
              signature: signature(of: index), declared: scope.callables[index].range))
        }
        push(makeError(range).id)
      }
    }
    if next < count {
      if !isTold {
        let extra = self.range(tree.arguments[Int(node(arguments, next).index)].value)
        tell(
          .extraArgument(
            tree.names[scope.callables[index].name], count: scope.callables[index].parameters.count, at: extra,
            signature: signature(of: index), declared: scope.callables[index].range))
      }
      for rest in next..<count { _ = infer(tree.arguments[Int(node(arguments, rest).index)].value, .anything) }
    }
    return list(from: mark)
  }

  private mutating func checkArgument(_ argument: ArgumentSyntax, _ parameter: Callable.Parameter) -> TypedExpressionID
  {
    check(argument.value, as: Expectation(parameter.type, because: .name(parameter.name, parameter.range))).id
  }

  /// Whether an argument is rather for a parameter after a position. One without a label is if there are too few.
  private func isLater(_ label: NameSyntax?, than position: Int, in index: Int, count: Int) -> Bool {
    let parameters = scope.callables[index].parameters
    guard label != nil || count < parameters.count(where: { $0.defaultValue == nil }) else { return false }
    return parameters[(position + 1)...].contains { $0.label == label?.name }
  }

  /// Whether an argument has a label that no parameter from a position on has.
  private func isUnknown(_ label: NameSyntax?, from position: Int, in index: Int) -> Bool {
    guard let label else { return false }
    return !scope.callables[index].parameters[position...].contains { $0.label == label.name }
  }

  private mutating func tellLabel(_ argument: ArgumentSyntax, _ parameter: Callable.Parameter, _ isTold: inout Bool) {
    guard !isTold else { return }
    isTold = true
    tell(
      .wrongLabel(
        found: argument.label.map { tree.names[$0.name] }, wanted: parameter.label.map { tree.names[$0] },
        at: argument.label?.range ?? range(argument.value), value: range(argument.value), declared: parameter.range))
  }

  /// A declared function as a person reads it: `turn(hand: layer, to: angle) -> number`.
  func signature(of index: Int) -> String {
    let callable = scope.callables[index]
    let parameters = callable.parameters.map { parameter in
      (parameter.label.map { tree.names[$0] + ": " } ?? "") + name(of: parameter.type)
    }
    let result = callable.result == .void ? "" : " -> \(name(of: callable.result))"
    return "\(tree.names[callable.name])(\(parameters.joined(separator: ", ")))\(result)"
  }
}
