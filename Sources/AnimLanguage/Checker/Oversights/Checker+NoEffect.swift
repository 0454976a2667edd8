import AnimEngine

// What can be set or declared but does nothing there.

extension Checker {
  /// What of a layer's timing shapes nothing.
  private static let idleProperties: Set<String> = [
    "duration", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
  ]

  /// Warns of a property that can be set but does nothing.
  mutating func checkEffect(of property: PropertyID, _ range: SourceRange) {
    guard let entry = catalogEntry(property), catalog.entries[entry].owner == .layer else { return }
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
}

extension Diagnostic {
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
