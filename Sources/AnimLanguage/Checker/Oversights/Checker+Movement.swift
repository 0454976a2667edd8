// Animations and assignments that change nothing.

extension Checker {
  /// Warns of an animation from a value to the same. One that is told of its end may be there to take time.
  mutating func checkMovement(_ draft: AnimationDraft) {
    let options = draft.animation.options
    guard case .property = draft.target, !options.isTransient, !options.isAdditive, draft[.using] == nil,
      draft[.then] == nil, draft[.otherwise] == nil
    else { return }
    if let from = draft.animation.operand(.from), let to = draft.animation.operand(.to), let place = draft[.to],
      program.isSameConstant(from, to)
    {
      tell(.movesNothing(at: place))
    }
    if let values = draft.animation.operand(.values), let place = draft[.through],
      case .box(let list) = program.expressions[Int(values.index)],
      case .list(let elements) = program.expressions[Int(list.index)], elements.count > 1,
      program[elements].dropFirst().allSatisfy({ program.isSameConstant($0, program[elements][0]) })
    {
      tell(.movesNothing(at: place))
    }
  }

  /// Warns of `x = x`.
  mutating func checkSelfAssignment(_ target: TypedExpressionID, _ value: TypedExpressionID, _ range: SourceRange) {
    if program.isSamePlace(target, value) { tell(.setToItself(source.text(in: self.range(target)), at: range)) }
  }
}

extension TypedProgram {
  /// Whether two expressions are written alike and so mean one place, as long as nothing is assigned.
  func isSamePlace(_ first: TypedExpressionID, _ second: TypedExpressionID) -> Bool {
    switch (expressions[Int(first.index)], expressions[Int(second.index)]) {
    case (.variable(let first), .variable(let second)): first == second
    case (.stage, .stage): true
    case (.number(let first), .number(let second)): first == second
    case (.component(let first, let part), .component(let second, let otherPart)):
      part == otherPart && isSamePlace(first, second)
    case (.member(let first, let name), .member(let second, let otherName)):
      name == otherName && isSamePlace(first, second)
    case (.property(let first, let property, false), .property(let second, let otherProperty, false)):
      property == otherProperty && isSamePlace(first, second)
    case (.index(let first, let index), .index(let second, let otherIndex)):
      isSamePlace(first, second) && isSamePlace(index, otherIndex)
    default: false
    }
  }

  /// Whether two expressions are the same literal.
  fileprivate func isSameConstant(_ first: TypedExpressionID, _ second: TypedExpressionID) -> Bool {
    switch (expressions[Int(first.index)], expressions[Int(second.index)]) {
    case (.box(let first), .box(let second)): isSameConstant(first, second)
    case (.number(let first), .number(let second)): first == second
    case (.tuple(let first), .tuple(let second)):
      first.count == second.count && zip(self[first], self[second]).allSatisfy { isSameConstant($0, $1) }
    default: false
    }
  }
}
