import AnimEngine

// Emitters from which no particle ever comes.

extension Checker {
  /// Warns of cells that nothing but the defaults keep from having particles, and of cells in layers that are no
  /// emitter.
  mutating func checkParticles() {
    guard let cell = program.layerTypes.id(named: "emitterCell") else { return }
    let changes = changes(of: cell)
    if let birth = changes["birthRate"], birth.upperBound > 0, changes["lifetime"] == nil {
      tell(.noParticles("'lifetime' is 0s by default, so no particle is ever seen", add: "lifetime = 2s", at: birth))
    } else if let life = changes["lifetime"], life.upperBound > 0, changes["birthRate"] == nil {
      tell(.noParticles("'birthRate' is 0 by default, so no particle ever comes", add: "birthRate = 10", at: life))
    }
    guard let emitter = program.layerTypes.id(named: "emitter") else { return }
    for (index, statement) in program.statements.enumerated() {
      guard case .insert(let layer, let parent, _) = statement, isLayer(layer, of: cell), !mayBe(parent, emitter) else {
        continue
      }
      tell(.cellOutsideEmitter(at: program.statementRanges[index]))
    }
  }

  /// The properties that only layers of a kind have and that the script sets or animates, with the first place of each.
  private func changes(of kind: LayerTypeID) -> [String: SourceRange] {
    var result: [String: SourceRange] = [:]
    func add(_ property: PropertyID, _ range: SourceRange) {
      guard let entry = catalogEntry(property), catalog.entries[entry].owner == kind else { return }
      let name = catalog.entries[entry].name
      if result[name] == nil { result[name] = range }
    }
    for (index, statement) in program.statements.enumerated() {
      switch statement {
      case .assignProperty(_, let property, _): add(property, program.statementRanges[index])
      case .animate(let id):
        if case .property(let property) = program.animations[Int(id.index)].subject {
          add(property, program.statementRanges[index])
        }
      default: break
      }
    }
    for animation in program.animations {
      if case .property(let property) = animation.subject { add(property, SourceRange(0, 0)) }
    }
    return result
  }

  private func isLayer(_ layer: TypedExpressionID, of kind: LayerTypeID) -> Bool {
    let type = program.expressionTypes[Int(layer.index)]
    guard let id = scope.layerTypes.entry(of: type, program.types)?.id else { return false }
    return program.layerTypes.type(id, inheritsFrom: kind)
  }

  /// Whether a layer is of a kind, or of a type that says nothing of its kind.
  private func mayBe(_ layer: TypedExpressionID, _ kind: LayerTypeID) -> Bool {
    let type = program.expressionTypes[Int(layer.index)]
    return type == .layer || type == .view || type == scope.stageType || isLayer(layer, of: kind)
  }
}

extension Diagnostic {
  static func noParticles(_ message: String, add line: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noParticles, severity: .warning, at: range, message, label: "has no effect", hint: "write '\(line)' beside it")
  }

  static func cellOutsideEmitter(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noParticles, severity: .warning, at: range, "a cell in a layer that is no emitter has no particles",
      label: "shows nothing", hint: "declare the layer around it as 'layer name: emitter { … }'")
  }
}
