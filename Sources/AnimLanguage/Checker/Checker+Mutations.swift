extension Checker {
  /// `list.append(value)` and the like as a statement; false if it is no such call.
  mutating func checkMutation(
    _ base: ExpressionID, _ name: NameID, _ arguments: NodeList<ArgumentSyntax>, _ callee: SourceRange,
    _ range: SourceRange
  ) -> Bool {
    guard vocabulary.isMutation(name) else { return false }
    let list = infer(base, .anything)
    if list.type == .error {
      inferAll(arguments)
      return true
    }
    let candidates = methods(name, of: list.type).filter { $0.form == .mutation }
    guard !candidates.isEmpty, case .builtin(let builtin) = candidates[0].operation else { return false }
    var open = program.types.element(of: list.type)
    let nameRange = nameRange(name, in: callee)
    guard let operands = checkMutationArguments(candidates[0], arguments, nameRange, &open),
      let place = place(list, base)
    else { return true }
    let reference: VariableReference
    var indices: [TypedExpressionID] = []
    switch place {
    case .variable(let variable, _): reference = variable
    case .element(let variable, let path, _): (reference, indices) = (variable, path)
    case .property, .fraction, .setting: return true
    }
    let path: NodeList<TypedExpression> = self.list(indices)
    emit(.mutate(reference, indices: path, builtin, arguments: self.list(operands.map(\.id))), range)
    return true
  }

  private mutating func checkMutationArguments(
    _ signature: BuiltinSignature, _ arguments: NodeList<ArgumentSyntax>, _ nameRange: SourceRange,
    _ open: inout TypeID?
  ) -> [Operand]? {
    guard hasShape(signature, arguments) else {
      inferAll(arguments)
      tell(
        .noSuchCall(
          signature.name, argumentCount: Int(arguments.count), at: nameRange,
          signatures: [signature.text(in: program.types)], help: signature.help))
      return nil
    }
    let operands = checkBuiltinArguments(signature, receiver: nil, arguments, nameRange, &open)
    return operands.contains { $0.type == .error } ? nil : operands
  }
}
