import AnimEngine

extension Checker {
  mutating func inferMethodCall(
    _ base: ExpressionID, _ name: NameID, _ isOptional: Bool, _ arguments: NodeList<ArgumentSyntax>,
    _ callee: SourceRange, _ range: SourceRange
  ) -> Operand {
    let presented = isOptional ? nil : presentedLayer(base)
    let owner = presented ?? infer(base, .anything)
    if owner.type == .error {
      inferAll(arguments)
      return makeError(range)
    }
    if isOptional {
      return chain(owner, base, name, range) { checker, opened in
        checker.callMethod(opened, name, base, arguments, callee, range)
      }
    }
    return callMethod(owner, name, base, isPresented: presented != nil, arguments, callee, range)
  }

  /// - Parameter isPresented: whether the layer that it is called on stands before `presentation`.
  private mutating func callMethod(
    _ owner: Operand, _ name: NameID, _ base: ExpressionID, isPresented: Bool = false,
    _ arguments: NodeList<ArgumentSyntax>, _ callee: SourceRange, _ range: SourceRange
  ) -> Operand {
    let nameRange = nameRange(name, in: callee)
    var candidates = methods(name, of: owner.type)
    if isPresented, candidates.contains(where: { $0.onScreen == nil }) {
      inferAll(arguments)
      tell(.notOfPresentation(tree.names[name], at: nameRange, presentation: self.range(base)))
      return makeError(range)
    }
    if isPresented || self.isPresented(owner.id) { candidates = candidates.map { $0.onScreen ?? $0 } }
    if let mutation = candidates.first(where: { $0.form == .mutation }) {
      inferAll(arguments)
      tell(.mutationAsValue(tree.names[name], signature: mutation.text(in: program.types), at: nameRange))
      return makeError(range)
    }
    let calls = candidates.filter { $0.form == .method }
    if !calls.isEmpty { return callBuiltin(calls[...], receiver: owner, arguments, nameRange, range) }
    inferAll(arguments)
    if name == presentationName, program.types.isLayer(owner.type) {
      tell(.presentationAlone(at: callee))
    } else if !candidates.isEmpty {
      tell(.propertyCalled(tree.names[name], at: SourceRange(callee.upperBound, range.upperBound)))
    } else if let wrapped = program.types.wrapped(by: owner.type),
      program.types.isLayer(wrapped) || !methods(name, of: wrapped).isEmpty
    {
      tell(
        .memberOfOptional(
          tree.names[name], of: program.types.description(of: wrapped), at: nameRange, base: self.range(base)))
    } else if isProperty(name, of: owner) {
      tell(
        .propertySetByCall(
          tree.names[name], arguments.count == 1 ? source.text(in: self.range(tree[node(arguments, 0)].value)) : nil,
          at: SourceRange(callee.upperBound, range.upperBound)))
    } else if !isForeignSetter(name, of: owner, arguments, callee, range) {
      return unknownMember(
        owner, name, callee,
        parentheses: arguments.count == 0 ? SourceRange(callee.upperBound, range.upperBound) : nil)
    }
    return makeError(range)
  }

  /// Tells of `card.setOpacity(0.5)`; false if the call is none like it.
  private mutating func isForeignSetter(
    _ name: NameID, of owner: Operand, _ arguments: NodeList<ArgumentSyntax>, _ callee: SourceRange,
    _ range: SourceRange
  ) -> Bool {
    let text = tree.names[name]
    guard program.types.isLayer(owner.type), arguments.count == 1, text.hasPrefix("set"),
      let first = text.dropFirst(3).first, first.isUppercase
    else { return false }
    let property = first.lowercased() + text.dropFirst(4)
    guard Vocabulary.isProperty(property) else { return false }
    let value = source.text(in: self.range(tree[node(arguments, 0)].value))
    let nameRange = nameRange(name, in: callee)
    tell(.setterCalled(text, "\(property) = \(value)", at: nameRange, whole: nameRange.union(range)))
    return true
  }

  /// Whether layers of a type have a property of a name.
  private func isProperty(_ name: NameID, of owner: Operand) -> Bool {
    program.types.isLayer(owner.type)
      && (vocabulary[name].property >= 0
        || isOwnPropertyName[Int(name.index)] && ownProperty(name, of: owner.type) != nil)
  }

  /// Members of the vocabulary of a name that a type has, however they are used.
  func methods(_ name: NameID, of type: TypeID) -> [BuiltinSignature] {
    let group = Int(vocabulary[name].members)
    guard group >= 0 else { return [] }
    return vocabulary.memberGroups[group].map { Vocabulary.members[$0] }.filter { signature in
      var open: TypeID?
      return signature.receiver.map { fits(type, $0, open: &open) } ?? false
    }
  }

  /// A call of one of several signatures of a name: first those that have these labels count, then the types decide.
  mutating func callBuiltin(
    _ candidates: ArraySlice<BuiltinSignature>, receiver: Operand?, _ arguments: NodeList<ArgumentSyntax>,
    _ nameRange: SourceRange, _ range: SourceRange
  ) -> Operand {
    guard let first = candidates.firstIndex(where: { hasShape($0, arguments) }) else {
      inferAll(arguments)
      if let meant = likelyCall(of: candidates, arguments, nameRange) {
        tell(meant)
        return makeError(range)
      }
      tell(
        .noSuchCall(
          candidates.first?.name ?? "", argumentCount: Int(arguments.count), at: nameRange,
          signatures: candidates.map { $0.text(in: program.types) }, help: candidates.first?.help ?? ""))
      return makeError(range)
    }
    let others = candidates[(first + 1)...].filter { hasShape($0, arguments) }
    guard others.isEmpty else {
      return callOverloaded([candidates[first]] + others, receiver: receiver, arguments, nameRange, range)
    }
    var open: TypeID?
    let operands = checkBuiltinArguments(candidates[first], receiver: receiver, arguments, range, &open)
    if operands.contains(where: { $0.type == .error }) { return makeError(range) }
    let type = instantiate(candidates[first].result, open: open ?? .error)
    checkRanges(operands, of: candidates[first], range)
    return apply(candidates[first].operation, operands, type, range)
  }

  func hasShape(_ signature: BuiltinSignature, _ arguments: NodeList<ArgumentSyntax>) -> Bool {
    if signature.hasDefaults { return hasLabels(signature, arguments) }
    guard signature.parameters.count == Int(arguments.count) else { return false }
    for (index, parameter) in signature.parameters.enumerated() {
      let label = tree.arguments[Int(node(arguments, index).index)].label
      guard (label != nil) == parameter.isLabelled else { return false }
      if let label, tree.names[label.name] != parameter.name { return false }
    }
    return true
  }

  /// Whether each argument has the label of another parameter, and none is left out that has to be there.
  private func hasLabels(_ signature: BuiltinSignature, _ arguments: NodeList<ArgumentSyntax>) -> Bool {
    let labels = tree.ids(of: arguments).map { tree[$0].label.map { tree.names[$0.name] } }
    let names = signature.parameters.map(\.name)
    return labels.enumerated().allSatisfy { index, label in
      label.map { names.contains($0) } ?? false && !labels[..<index].contains(label)
    } && signature.parameters.allSatisfy { $0.defaultValue != nil || labels.contains($0.name) }
  }

  /// The receiver, if there is one, and the arguments, each of the type that the signature wants.
  mutating func checkBuiltinArguments(
    _ signature: BuiltinSignature, receiver: Operand?, _ arguments: NodeList<ArgumentSyntax>, _ range: SourceRange,
    _ open: inout TypeID?
  ) -> [Operand] {
    var operands: [Operand] = []
    if let receiver, let pattern = signature.receiver {
      _ = fits(receiver.type, pattern, open: &open)
      operands.append(receiver)
    }
    for (index, parameter) in signature.parameters.enumerated() {
      if let value = argument(of: parameter, at: index, signature, arguments) {
        operands.append(checkBuiltinArgument(value, parameter, &open))
      } else if let value = parameter.defaultValue {
        operands.append(make(.number(value), instantiate(parameter.type, open: .number), range))
      }
    }
    return operands
  }

  private func argument(
    of parameter: BuiltinParameter, at index: Int, _ signature: BuiltinSignature,
    _ arguments: NodeList<ArgumentSyntax>
  ) -> ExpressionID? {
    guard signature.hasDefaults else { return tree.arguments[Int(node(arguments, index).index)].value }
    return tree.ids(of: arguments).lazy.map { tree[$0] }
      .first { $0.label.map { tree.names[$0.name] } == parameter.name }?.value
  }

  private mutating func checkBuiltinArgument(
    _ value: ExpressionID, _ parameter: BuiltinParameter, _ open: inout TypeID?
  ) -> Operand {
    let reason = Reason.argument(parameter.name)
    switch parameter.type {
    case .anything: return checkValue(value)
    case .stepPosition: return checkStepPosition(value)
    case .exactly(let type):
      return check(value, as: Expectation(type, isFraction: parameter.isFraction, because: reason))
    case .optional, .listOf, .optionalElement:
      return check(value, as: Expectation(instantiate(parameter.type, open: open ?? .error), because: reason))
    case .scalar, .blendable, .element, .elements:
      if let open {
        return check(value, as: Expectation(instantiate(parameter.type, open: open), because: reason))
      }
      let operand = checkValue(value)
      if operand.type == .error || fits(operand.type, parameter.type, open: &open) { return operand }
      tell(
        .wrongArgument(
          parameter.name, wanted: describe(parameter.type), found: program.types.description(of: operand.type),
          at: range(value)))
      open = .error
      return makeError(range(value))
    }
  }

  /// `start`, `end`, `none` or `both`.
  private mutating func checkStepPosition(_ value: ExpressionID) -> Operand {
    let text = source.text(in: range(value))
    guard let position = StepPosition.allCases.first(where: { "\($0)" == text }) else {
      tell(
        .wrongArgument(
          "position", wanted: "start, end, none or both", found: "'\(text)'", at: range(value)))
      return makeError(range(value))
    }
    return makeNumber(Double(position.rawValue), range(value))
  }

  private func describe(_ pattern: SignatureType) -> String {
    switch pattern {
    case .scalar: "a number, a duration or an angle"
    case .blendable: "a number, a duration, an angle, a point, a size, a rect, a vector or a color"
    case .elements: "a list"
    default: pattern.name(in: program.types)
    }
  }

  /// Several signatures have the labels of the call: the first that the arguments' own types fit.
  private mutating func callOverloaded(
    _ candidates: [BuiltinSignature], receiver: Operand?, _ arguments: NodeList<ArgumentSyntax>,
    _ nameRange: SourceRange, _ range: SourceRange
  ) -> Operand {
    var operands = receiver.map { [$0] } ?? []
    for index in 0..<Int(arguments.count) {
      let isFraction = candidates.contains { $0.parameters[index].isFraction }
      operands.append(
        infer(tree.arguments[Int(node(arguments, index).index)].value, Expectation(.error, isFraction: isFraction)))
    }
    if operands.contains(where: { $0.type == .error }) { return makeError(range) }
    for candidate in candidates {
      var open: TypeID?
      let patterns = (candidate.receiver.map { [$0] } ?? []) + candidate.parameters.map(\.type)
      guard zip(operands, patterns).allSatisfy({ fits($0.type, $1, open: &open) }) else { continue }
      checkRanges(operands, of: candidate, range)
      return apply(candidate.operation, operands, instantiate(candidate.result, open: open ?? .error), range)
    }
    let found = operands.map { name(of: $0.type) }
    tell(
      .noSuchOverload(
        candidates[0].name, found: found, at: nameRange, signatures: candidates.map { $0.text(in: program.types) }))
    return makeError(range)
  }
}
