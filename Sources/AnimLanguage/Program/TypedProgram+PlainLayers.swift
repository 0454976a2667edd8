extension TypedProgram {
  /// The variables of the top level that hold layers of the engine's kinds which are no views and have no actions of
  /// their own: a change of an animatable property of theirs animates by itself.
  var plainLayers: Set<VariableReference> {
    var result: Set<VariableReference> = []
    var others: Set<VariableReference> = []
    let declared = Set(declaredTypes.map(\.id))
    for statement in statements {
      switch statement {
      case .makeLayer(let reference, let type, _):
        if declared.contains(type) { others.insert(reference) } else { result.insert(reference) }
      case .makeView(let layer), .setDelegate(let layer, _), .setAction(let layer, _, _, _):
        if case .variable(let reference) = expressions[Int(layer.index)] { others.insert(reference) }
      case .assign(let reference, _): others.insert(reference)
      default: break
      }
    }
    return result.subtracting(others).filter { reference in
      if case .global = reference { true } else { false }
    }
  }
}
