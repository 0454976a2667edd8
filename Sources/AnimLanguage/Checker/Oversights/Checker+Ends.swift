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

extension Diagnostic {
  static func endlessThen(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .endlessInSequence, severity: .warning, at: range, "this animation never ends, so its 'then' never runs",
      label: "endless", hint: "let it repeat a number of times; 'otherwise' runs when it is cancelled")
  }

  static func backwardsFromBegin(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outOfRange, severity: .warning, at: range,
      "a speed below 0 runs back to the begin, where the animation is already: it is over at once",
      label: "over at once",
      hint: "'timeOffset' says from where it runs back; 'from 1 to 0' goes the other way")
  }
}
