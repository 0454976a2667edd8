import AnimEngine

// Animations whose end never comes, or has come when they begin.

extension Checker {
  /// Warns of a `then` behind an endless animation, and of one that runs back from its begin.
  mutating func checkEnds() {
    let isFinished = program.statements.contains { statement in
      if case .control(.finish, _, _) = statement { true } else { false }
    }
    for (index, statement) in program.statements.enumerated() {
      guard case .animate(let id) = statement else { continue }
      let animation = program.animations[Int(id.index)]
      let range = program.statementRanges[index]
      guard source.range.contains(range), animation.operand(.base) == nil else { continue }
      let speed = animation.operand(.speed).flatMap { program.constant($0, locals: []) } ?? 1
      if animation.then != nil, !isFinished, animation.options.repeatsForever || speed == 0 {
        tell(.endlessThen(at: range))
      }
      if speed < 0, animation.operand(.timeOffset) == nil, let place = animation.operand(.speed) {
        tell(.backwardsFromBegin(at: self.range(place)))
      }
    }
  }
}
