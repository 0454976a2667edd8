import AnimEngine

// Emitters from which no particle ever comes.

extension Checker {
  /// Warns of cells that only their defaults keep from having particles.
  mutating func checkParticles() {
    guard let cell = program.layerTypes.id(named: "emitterCell") else { return }
    let changes = changes(of: cell)
    if let birth = changes["birthRate"], birth.upperBound > 0, changes["lifetime"] == nil {
      tell(.noParticles("'lifetime' is 0s by default, so no particle is ever seen", add: "lifetime = 2s", at: birth))
    } else if let life = changes["lifetime"], life.upperBound > 0, changes["birthRate"] == nil {
      tell(.noParticles("'birthRate' is 0 by default, so no particle ever comes", add: "birthRate = 10", at: life))
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
}
