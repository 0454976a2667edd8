/// Functions of the host's: `host.setVolume(1)`, or by the bare name where nothing of the script or of the language has
/// it.
extension Checker {
  /// The name behind which the host's functions stand, unless a script uses it itself.
  static let hostName = "host"

  /// Whether an expression is the bare word `host` and means the host.
  func isHost(_ id: ExpressionID) -> Bool {
    guard case .name(let name) = tree.expressions[Int(id.index)], name == hostName else { return false }
    return heads[Int(name.index)] < 0 && !isOwnPropertyName[Int(name.index)] && !isSublayerName[Int(name.index)]
  }

  /// `host.name(…)`
  mutating func inferHostCall(
    _ name: NameID, _ arguments: NodeList<ArgumentSyntax>, _ nameRange: SourceRange, _ range: SourceRange
  ) -> Operand {
    if let call = callHost(name, arguments, nameRange, range) { return call }
    tellUnknownHostFunction(name, nameRange)
    inferAll(arguments)
    return makeError(range)
  }

  /// `host.name` without a call.
  mutating func inferHostMember(_ name: NameID, _ nameRange: SourceRange, _ range: SourceRange) -> Operand {
    if let index = hostFunction(name) {
      let signature = scope.host.functions[index].text
      tell(.methodWithoutCall(tree.names[name], signature: signature, at: nameRange))
    } else {
      tellUnknownHostFunction(name, nameRange)
    }
    return makeError(range)
  }

  /// A call of the host's function of a name; nil if the host has none.
  mutating func callHost(
    _ name: NameID, _ arguments: NodeList<ArgumentSyntax>, _ nameRange: SourceRange, _ range: SourceRange
  ) -> Operand? {
    guard let index = hostFunction(name) else { return nil }
    let function = hostFunctionID(index)
    return callBuiltin([signature(of: function)], receiver: nil, arguments, nameRange, range)
  }

  private func hostFunction(_ name: NameID) -> Int? {
    scope.host.functions.isEmpty ? nil : scope.host.index(of: tree.names[name])
  }

  /// The program's number of a function that it calls.
  private mutating func hostFunctionID(_ index: Int) -> HostFunctionID {
    let signature = scope.host.functions[index]
    if let known = program.hostFunctions.firstIndex(where: { $0.signature == signature }) {
      return HostFunctionID(known)
    }
    let parameters = signature.parameters.map { $0.type.id(in: &program.types) }
    let result = signature.result.id(in: &program.types)
    program.hostFunctions.append(TypedHostFunction(signature: signature, parameters: parameters, result: result))
    return HostFunctionID(program.hostFunctions.count - 1)
  }

  /// The function in the form of those of the vocabulary, so that its calls are checked as theirs are.
  private func signature(of id: HostFunctionID) -> BuiltinSignature {
    let function = program.hostFunctions[Int(id.index)]
    let parameters = zip(function.signature.parameters, function.parameters).map { parameter, type in
      BuiltinParameter(parameter.name, .exactly(type), labelled: parameter.isLabelled)
    }
    return BuiltinSignature(
      name: function.signature.name, form: .function, receiver: nil, parameters: parameters,
      result: .exactly(function.result), operation: .host(id), help: function.signature.help)
  }

  private mutating func tellUnknownHostFunction(_ name: NameID, _ range: SourceRange) {
    if answersCompletion(name, { $0.hostCompletions }) { return }
    let text = tree.names[name]
    if scope.host.functions.isEmpty {
      tell(.noHost(text, at: range))
    } else {
      let similar = similarNames(to: text, among: scope.host.functions.map(\.name))
      tell(
        .unknown(
          .unknownFunction, "host function", text, at: range, label: "the host has no function of the name",
          similar: similar))
    }
  }
}
