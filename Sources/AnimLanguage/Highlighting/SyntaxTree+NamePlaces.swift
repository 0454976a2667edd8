extension SyntaxTree {
  /// Where words stand that are names, though some may be words of the language elsewhere.
  struct NamePlaces {
    /// Declared and used names.
    var names: Set<UInt32> = []
    var functions: Set<UInt32> = []
    var types: Set<UInt32> = []
    var members: Set<UInt32> = []
  }

  var namePlaces: NamePlaces {
    var places = NamePlaces()
    for (expression, range) in zip(expressions, expressionRanges) { add(expression, range, to: &places) }
    for statement in statements { add(statement, to: &places) }
    places.types.formUnion(zip(types, typeRanges).compactMap { if case .named = $0 { $1.lowerBound } else { nil } })
    places.functions.formUnion(functions.map(\.name.range.lowerBound) + handlers.map(\.name.range.lowerBound))
    let declared =
      arguments.map(\.label) + parameters.flatMap { [$0.label, $0.name] }
      + layers.flatMap { [$0.name, $0.elementName] }
      + conditionals.map(\.binding) + loops.map(\.name) + registrations.map(\.event) + properties.map(\.name)
    places.names.formUnion(declared.compactMap { $0?.range.lowerBound })
    let kinds = layers.map(\.type) + layerTypes.flatMap { [$0.name, $0.parent] }
    places.types.formUnion(kinds.compactMap { $0?.range.lowerBound })
    places.members.formUnion(actions.map(\.key.range.lowerBound))
    return places
  }

  private func add(_ expression: ExpressionSyntax, _ range: SourceRange, to places: inout NamePlaces) {
    switch expression {
    case .name: places.names.insert(range.lowerBound)
    case .member(_, let name, _):
      places.members.insert(range.upperBound &- UInt32(truncatingIfNeeded: names[name].utf8.count))
    case .call(let callee, _):
      let range = expressionRanges[Int(callee.index)]
      switch self[callee] {
      case .name: places.functions.insert(range.lowerBound)
      case .member(_, let name, _):
        places.functions.insert(range.upperBound &- UInt32(truncatingIfNeeded: names[name].utf8.count))
      default: break
      }
    default: break
    }
  }

  private func add(_ statement: StatementSyntax, to places: inout NamePlaces) {
    switch statement {
    case .variable(let name, _, _, _), .waitForEvent(_, let name), .send(let name, _), .sendAt(let name, _):
      places.names.insert(name.range.lowerBound)
    case .call(let name, _): places.functions.insert(name.range.lowerBound)
    default: break
    }
  }
}
