/// Something that the top level of a session's texts has declared, as a person asks for it.
public struct Declaration: Hashable, Sendable {
  /// What kind of thing was declared.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case constant = "let"
    case variable = "var"
    case layer
    case function = "func"
    case handler
    case layerType = "layer type"
  }

  public let name: String
  public let kind: Kind
  /// The type of a variable as scripts write it, the parameters and result of a function, what a layer type extends.
  public let type: String
  /// Where its name is declared.
  public let range: SourceRange
  /// Of a variable or layer: its place among the program's globals.
  public let global: Int?
}

extension Importer.State {
  /// What is known at the top level: variables and layers, functions and handlers, layer types, each in the order of
  /// declaration. Of several of one name only the last, which hides the others.
  public var declarations: [Declaration] { variables + callables + layerTypes }

  /// What is known under a name.
  public func declaration(named name: String) -> Declaration? { declarations.last { $0.name == name } }

  /// A type as scripts write it: of a layer whose declaration made a type of its own, the named type that it extends.
  public func typeName(_ type: TypeID) -> String {
    switch program.types.kind(type) {
    case .basic(let name): return name
    case .list(let element): return "[\(typeName(element))]"
    case .optional(let wrapped): return "\(typeName(wrapped))?"
    case .layer(let name, let parent):
      guard let parent, type != .view, scope.layerTypes[name]?.type != type else { return name }
      return typeName(parent)
    }
  }

  private var variables: [Declaration] {
    var seen: Set<NameID> = []
    let visible = scope.variables.reversed().filter { seen.insert($0.name).inserted }
    return visible.reversed().compactMap { binding in
      guard case .global(let index) = binding.storage else { return nil }
      let kind: Declaration.Kind =
        switch binding.kind {
        case .layer: .layer
        case .variable: .variable
        default: .constant
        }
      return Declaration(
        name: names[binding.name], kind: kind, type: typeName(binding.type), range: binding.range,
        global: Int(index))
    }
  }

  private var callables: [Declaration] {
    var seen: Set<NameID> = []
    let visible = scope.callables.reversed().filter { seen.insert($0.name).inserted }
    return visible.reversed().map { callable in
      Declaration(
        name: names[callable.name], kind: callable.isHandler ? .handler : .function, type: signature(of: callable),
        range: callable.range, global: nil)
    }
  }

  private var layerTypes: [Declaration] {
    scope.layerTypes.entries.filter { $0.body != nil && scope.layerTypes[$0.name]?.type == $0.type }.map { entry in
      let parent = program.types.parent(of: entry.type) ?? .layer
      return Declaration(
        name: entry.name, kind: .layerType, type: typeName(parent), range: entry.range, global: nil)
    }
  }

  /// `(number, to: point) -> bool`
  private func signature(of callable: Callable) -> String {
    let parameters = callable.parameters.map { parameter in
      (parameter.label.map { names[$0] + ": " } ?? "") + typeName(parameter.type)
    }
    let result = callable.result == .void ? "" : " -> \(typeName(callable.result))"
    return "(\(parameters.joined(separator: ", ")))\(result)"
  }
}
