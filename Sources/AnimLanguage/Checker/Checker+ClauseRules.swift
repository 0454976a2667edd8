import AnimEngine

// Which clauses belong to which form of animation, and what they must say together.

extension ClauseSet {
  /// Those that say how one property moves.
  static let ofProperty: ClauseSet = [
    .from, .to, .by, .through, .at, .along, .rotate, .mode, .tension, .continuity, .bias, .in, .valueFunction, .spring,
    .additive, .cumulative,
  ]
  /// Those of them whose values have the type of the property.
  static let ofValues = ofProperty.subtracting([.additive, .cumulative])
  /// Those that an animation of a group leaves to the group.
  static let ofWhole: ClauseSet = [.key, .tagged, .transient, .using, .then, .otherwise, .group]
  /// Those that a transition does not take. Its `from` is a direction.
  static let notOfTransition = ofProperty.subtracting([.from]).union([.key, .using, .group])
  /// Those that say where a property goes.
  static let ends: ClauseSet = [.from, .to, .by, .through, .along]
}

extension Checker {
  /// Tells what an animation's clauses, each right by itself, get wrong together.
  mutating func checkClauses(of draft: AnimationDraft, _ target: SourceRange) {
    if draft.target.isUnknown { return }
    if let problem = misplacedClause(draft, target) { return tell(problem) }
    if checkClauseConflicts(draft) { return }
    if let from = draft[.from], let to = draft[.to], let by = draft[.by] {
      tell(.threeEnds(at: by, from: from, to: to))
    }
    guard case .property = draft.target else { return }
    if draft.first(of: .ends) == nil, draft[.using] == nil, !hasMistake(behind: target) {
      tell(.animationWithoutEnd(source.text(in: target), at: target))
    }
    checkPropertyType(draft)
    checkOvershoot(draft)
    checkRanges(draft)
    checkMovement(draft)
    checkKeyframes(draft)
  }

  /// Tells of two clauses that exclude each other.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  mutating func checkClauseConflicts(_ draft: AnimationDraft) -> Bool {
    for conflict in ClauseConflict.all {
      if let first = draft[conflict.first], let second = draft[conflict.second] {
        tell(.clauseConflict(conflict, at: second, first: first, mayGo: !isOnlyEnd(conflict.second, of: draft)))
        return true
      }
    }
    return false
  }

  /// Whether without a clause nothing would say where the property goes.
  private func isOnlyEnd(_ clause: Clause, of draft: AnimationDraft) -> Bool {
    let ends: [Clause] = [.from, .to, .by, .through, .along]
    return ends.contains(clause) && ends.count { draft[$0] != nil } == 1
  }

  // MARK: Places

  /// What is wrong with the first clause that does not belong to this form of animation; nil if all do.
  private func misplacedClause(_ draft: AnimationDraft, _ target: SourceRange) -> Diagnostic? {
    if let range = draft[.options] { return .optionsOfAnimation(at: range) }
    if case .transition(let kind, let direction) = draft.animation.subject {
      if let (clause, range) = draft.first(of: .notOfTransition) {
        return .notOfTransition("\(clause)", at: range)
      }
      if kind == .fade, direction != nil, let range = draft[.from] { return .fadeFrom(at: range) }
    } else if let range = draft[.progress] {
      return .progressOfAnimation(at: range)
    }
    if draft.isEntry, let (clause, range) = draft.first(of: .ofWhole) {
      return .clauseOfGroup("\(clause)", at: range)
    }
    if draft[.group] != nil, let (clause, range) = draft.first(of: .ofProperty.union([.using])) {
      return .clauseOfEntry("\(clause)", at: range)
    }
    if !draft.isStatement, !draft.isEntry, let (clause, range) = draft.first(of: [.then, .otherwise]) {
      return .completionOfValue("\(clause)", at: range)
    }
    switch draft.target {
    case .property:
      return draft[.group].map { .groupOfProperty(source.text(in: target), at: target, group: $0) }
    case .layer, .unspecified:
      if case .transition = draft.animation.subject { return nil }
      if draft[.group] != nil { return nil }
      // Clauses that are kept for any property may say that it springs to where it goes.
      let needsProperty: ClauseSet = draft.isStatement ? .ofValues : .ofValues.subtracting([.spring])
      return draft.first(of: needsProperty).map { clause, range in
        .clauseWithoutProperty("\(clause)", isValue: !draft.isStatement, at: range)
      }
    case .unknown: return nil
    }
  }

  // MARK: The type of the property

  private mutating func checkPropertyType(_ draft: AnimationDraft) {
    let type = program.types.unwrapped(draft.target.type)
    let description = program.types.description(of: type)
    for clause in [Clause.additive, .cumulative] where !isAdditive(type) {
      if let range = draft[clause] { tell(.cannotAdd(description, clause: "\(clause)", at: range)) }
    }
    if let range = draft[.along], type != .point { tell(.pathOfNonPoint(description, at: range)) }
    if let range = draft[.in], type != .color { tell(.colorSpaceOfNonColor(description, at: range)) }
    if let range = draft[.valueFunction] {
      if type != .transform { tell(.valueFunctionOfNonTransform(description, at: range)) }
      if let path = draft[.along] { tell(.pathOfNonPoint(description, at: path)) }
    }
  }

  // MARK: Keyframes

  private mutating func checkKeyframes(_ draft: AnimationDraft) {
    let mode = draft.animation.options.mode
    let isKeyframe = draft[.through] != nil || draft[.along] != nil || draft[.using] != nil
    if !isKeyframe, let (clause, range) = draft.first(of: [.at, .mode, .tension, .continuity, .bias]) {
      tell(.needsKeyframes("\(clause)", at: range))
    }
    if let range = draft[.rotate], draft[.along] == nil { tell(.rotateWithoutPath(at: range)) }
    let hasEasings = draft.animation.operand(.easings) != nil
    if hasEasings, !isKeyframe, let range = draft[.ease] { tell(.easingsWithoutKeyframes(at: range)) }
    if mode == .paced || mode == .cubicPaced, let place = draft[.mode] {
      if let range = draft[.at] { tell(.modeIgnores("at", mode: "\(mode ?? .paced)", at: range, mode: place)) }
      if hasEasings, let range = draft[.ease] {
        tell(.modeIgnores("ease […]", mode: "\(mode ?? .paced)", at: range, mode: place))
      }
    }
    if mode == .discrete, hasEasings, let range = draft[.ease], let place = draft[.mode] {
      tell(.modeIgnores("ease […]", mode: "discrete", at: range, mode: place))
    }
    if mode != .cubic, mode != .cubicPaced, draft[.using] == nil,
      let (clause, range) = draft.first(of: [.tension, .continuity, .bias])
    {
      tell(.needsCubic("\(clause)", at: range))
    }
    checkCounts(draft)
  }

  /// Compares the lengths of lists that are written out.
  private mutating func checkCounts(_ draft: AnimationDraft) {
    let values = draft.animation.operand(.values).flatMap(elements)
    if let range = draft[.at], let times = draft.animation.operand(.keyTimes).flatMap(elements),
      // Times for other values than these need not end well.
      values.map({ abs($0.count - times.count) <= 1 }) ?? true, !tellTimesInHundreds(times)
    {
      checkKeyTimes(times, isDiscrete: draft.animation.options.mode == .discrete, range)
    }
    guard let place = draft[.through], let values else { return }
    let count = values.count
    if count < 2 { tell(.tooFewValues(count, at: place)) }
    func compare(_ role: AnimationOperand, _ clause: Clause, _ wanted: [Int]) {
      guard count > 1, let range = draft[clause], let list = draft.animation.operand(role).flatMap(elements),
        !wanted.contains(list.count)
      else { return }
      tell(.keyframeCount("\(clause)", found: list.count, wanted: wanted[0], values: count, at: range, through: place))
    }
    let isDiscrete = draft.animation.options.mode == .discrete
    compare(.keyTimes, .at, isDiscrete ? [count, count + 1] : [count])
    compare(.easings, .ease, [count - 1])
    compare(.tension, .tension, [count])
    compare(.continuity, .continuity, [count])
    compare(.bias, .bias, [count])
  }

  /// The elements of a list that is written out.
  private func elements(of list: TypedExpressionID) -> [TypedExpressionID]? {
    switch program.expressions[Int(list.index)] {
    case .list(let elements): program[elements]
    case .box(let value): elements(of: value)
    default: nil
    }
  }

  /// Tells once of key times that run to 100 and not to 1.
  private mutating func tellTimesInHundreds(_ times: [TypedExpressionID]) -> Bool {
    guard let last = times.last, constant(last) == 100 else { return false }
    let ranges = times.map { self.range($0) }
    let numbers = ranges.filter { source.text(in: $0).allSatisfy { $0.isNumber || $0 == "." } }
    tell(.keyTimesInHundreds(at: self.range(last), numbers: numbers.count == ranges.count ? numbers : []))
    return true
  }

  /// Key times rise from 0 to 1; the last of a discrete animation may be when its last value begins.
  private mutating func checkKeyTimes(_ times: [TypedExpressionID], isDiscrete: Bool, _ range: SourceRange) {
    var last = 0.0
    for (index, time) in times.enumerated() {
      guard let fraction = constant(time) else { return }
      let isFirst = index == 0
      let isLast = index == times.count - 1
      if isFirst, fraction != 0 { return tell(.keyTimeEnds("the first", 0, at: self.range(time))) }
      if fraction < last { return tell(.keyTimesFall(at: self.range(time))) }
      if isLast ? (isDiscrete ? fraction > 1 : fraction != 1) : fraction > 1 {
        return tell(.keyTimeEnds("the last", 1, at: self.range(time)))
      }
      last = fraction
    }
  }
}
