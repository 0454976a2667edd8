import AnimEngine

// What can be set or declared but does nothing there.

extension Checker {
  /// What of a layer's timing shapes nothing.
  private static let idleProperties: Set<String> = [
    "duration", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
  ]

  /// Warns of a property that can be set but does nothing.
  mutating func checkEffect(of property: PropertyID, _ range: SourceRange) {
    guard let entry = catalogEntry(property), catalog.entries[entry].owner == .layer,
      catalog.entries[entry].traits.contains(.timing)
    else { return }
    let keyPath = catalog.entries[entry].reference.keyPath
    if Checker.idleProperties.contains(keyPath) { tell(.idleProperty(keyPath, at: range)) }
  }

  /// Warns of the cell of an emitter in a layer that is none.
  mutating func checkEmitterCell(_ layer: LayerSyntax, _ type: LayerTypeScope.Entry?, in parent: Operand) {
    guard let type, let written = layer.type, program.layerTypes.type(type.id, inheritsFrom: .emitterCell),
      parent.type != scope.stageType, let owner = scope.layerTypes.entry(of: parent.type, program.types),
      !program.layerTypes.type(owner.id, inheritsFrom: .emitter)
    else { return }
    tell(
      .cellOutsideEmitter(isInCell: program.layerTypes.type(owner.id, inheritsFrom: .emitterCell), at: written.range))
  }

  /// Warns of a sublayer whose body takes its geometry from its own, of which there is none yet: that of the layer
  /// around is meant.
  mutating func checkOwnGeometry(of layer: LayerSyntax, _ type: LayerTypeScope.Entry?) {
    // The body of a layer type has run before, and may have set it.
    guard type?.body == nil, selves.count > 1, selves.last?.isLayerBody == true else { return }
    for statement in tree.ids(of: layer.body) {
      switch tree[statement] {
      case .assign(let target, .assign, let value):
        guard ["frame", "bounds", "position"].contains(rootName(of: target)) else { continue }
        let name = rootName(of: value)
        if name == "bounds" || name == "frame" { tell(.ownGeometry(name, at: range(value))) }
        return
      case .layer, .variable: continue
      default: return
      }
    }
  }

  /// The bare name that an expression is or that members follow; empty for other expressions, and for variables.
  private func rootName(of id: ExpressionID) -> String {
    guard case .name(let name) = tree[root(of: id)], heads[Int(name.index)] < 0 else { return "" }
    return tree.names[name]
  }
}

extension Diagnostic {
  static func ownGeometry(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noEffect, severity: .warning, at: range, "'\(name)' is that of the layer itself, which has no size yet",
      label: "nothing yet", hint: "write the layer before it whose '\(name)' is meant: 'panel.\(name)'")
  }

  static func idleProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noEffect, severity: .warning, at: range, "'\(name)' of a layer does nothing", label: "changes nothing",
      hint: "of a layer's timing beginTime, timeOffset and speed count; an animation says how long it lasts and repeats"
    )
  }

  static func cellOutsideEmitter(isInCell: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noEffect, severity: .warning, at: range,
      isInCell ? "particles have no cells of their own" : "only an emitter makes particles of a cell",
      label: "makes nothing here", hint: "a cell stands directly in a layer of the kind 'emitter'")
  }
}
