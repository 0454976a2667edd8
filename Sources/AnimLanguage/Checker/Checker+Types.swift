extension Checker {
  /// The type that is written; `error`, told, if there is none of the name.
  mutating func resolve(_ id: NodeID<TypeSyntax>) -> TypeID {
    switch tree.types[Int(id.index)] {
    case .missing: return .error
    case .named(let name): return resolveType(name, at: tree.typeRanges[Int(id.index)])
    case .list(let element): return program.types.list(of: resolve(element))
    case .optional(let wrapped): return program.types.optional(of: resolve(wrapped))
    }
  }

  private mutating func resolveType(_ name: NameID, at range: SourceRange) -> TypeID {
    let meaning = vocabulary[name]
    if meaning.type >= 0 { return TypeID(index: UInt32(meaning.type)) }
    if let entry = scope.layerTypes[tree.names[name]] { return entry.type }
    tellOnce(
      .unknownType(
        tree.names[name], at: range,
        similar: similarNames(
          to: tree.names[name], among: Vocabulary.types.map(\.name) + scope.layerTypes.names, areTypes: true)))
    return .error
  }

  /// What a signature's type is for one call, in which the open type is `open`.
  mutating func instantiate(_ type: SignatureType, open: TypeID) -> TypeID {
    switch type {
    case .exactly(let type): type
    case .optional(let type): program.types.optional(of: type)
    case .listOf(let type): program.types.list(of: type)
    case .scalar, .blendable, .element: open
    case .optionalElement: program.types.optional(of: open)
    case .elements: program.types.list(of: open)
    case .anything: .any
    case .stepPosition: .number
    }
  }

  /// Whether an operand fits a signature's type; binds the open type where it is the first to meet it.
  func fits(_ type: TypeID, _ pattern: SignatureType, open: inout TypeID?) -> Bool {
    switch pattern {
    case .exactly(let wanted): return program.types.isAssignable(type, to: wanted)
    case .optional(let wanted): return program.types.isAssignable(program.types.unwrapped(type), to: wanted)
    case .listOf(let wanted):
      return type == .error
        || program.types.element(of: type).map { program.types.isAssignable($0, to: wanted) } ?? false
    case .anything: return type != .void
    case .stepPosition: return false
    case .scalar: return bind(type, &open) { OperatorTable.scalars.contains($0) }
    case .blendable: return bind(type, &open) { OperatorTable.blendables.contains($0) }
    case .element: return bind(type, &open) { _ in true }
    case .optionalElement: return bind(program.types.unwrapped(type), &open) { _ in true }
    case .elements:
      guard let element = program.types.element(of: type) else { return type == .error }
      return bind(element, &open) { _ in true }
    }
  }

  private func bind(_ type: TypeID, _ open: inout TypeID?, where accepts: (TypeID) -> Bool) -> Bool {
    if type == .error { return true }
    if let open { return program.types.isAssignable(type, to: open) }
    guard accepts(type) else { return false }
    open = type
    return true
  }
}
