import AnimEngine

extension Checker {
  /// One clause of an animation.
  mutating func checkClause(_ clause: ClauseSyntax, _ range: SourceRange, _ draft: inout AnimationDraft) {
    if let kind = clause.clause { draft.add(kind, at: range) }
    switch clause {
    case .from(let value): add(.from, checkEnd(value, .from, range, draft), &draft)
    case .to(let value): add(.to, checkEnd(value, .to, range, draft), &draft)
    case .by(let value): add(.by, checkBy(value, range, draft), &draft)
    case .through(let values): add(.values, checkValues(values, range, draft), &draft)
    case .keyTimes(let times): add(.keyTimes, checkNumbers(times, .at, range), &draft)
    case .along(let path): add(.path, check(path, as: .path, because: reason(.along, range)).id, &draft)
    case .rotate(let word): draft.animation.options.rotation = word
    case .mode(let word): draft.animation.options.mode = word
    case .tension(let values): add(.tension, checkNumbers(values, .tension, range), &draft)
    case .continuity(let values): add(.continuity, checkNumbers(values, .continuity, range), &draft)
    case .bias(let values): add(.bias, checkNumbers(values, .bias, range), &draft)
    case .colorSpace(let word): draft.animation.options.colorSpace = word
    // Was taken from the clauses beforehand, since the others' types go by it.
    case .valueFunction: break
    case .over(let value): add(.duration, checkClauseDuration(value, .over, range, mayBeZero: draft.isBlock), &draft)
    case .ease(let value): checkEase(value, range, &draft)
    case .spring(let value): add(.spring, check(value, as: .spring, because: reason(.spring, range)).id, &draft)
    case .delay(let value): add(.delay, checkDelay(value, range, draft), &draft)
    case .timeOffset(let value):
      add(.timeOffset, check(value, as: .duration, because: reason(.timeOffset, range)).id, &draft)
    case .repeatCount(let value): add(.repeatCount, checkCount(value, range), &draft)
    case .repeatForever:
      draft.animation.options.repeatsForever = true
      if functions[depth].isCollected { tell(.endlessInSequence(at: range)) }
    case .repeatDuration(let value):
      add(.repeatDuration, checkClauseDuration(value, .repeat, range, mayBeZero: false), &draft)
    case .autoreverse: draft.animation.options.autoreverses = true
    case .speed(let value): add(.speed, check(value, as: .number, because: reason(.speed, range)).id, &draft)
    case .fill(let word): draft.animation.options.fillMode = word
    case .key(let value): draft.animation.key = checkAnimationKey(value, range)
    case .additive: draft.animation.options.isAdditive = true
    case .cumulative: draft.animation.options.isCumulative = true
    case .tagged(let tags): draft.animation.tags = checkTags(tags)
    case .transient: draft.animation.options.isTransient = true
    case .using(let value):
      let base = check(value, as: .animation, because: reason(.using, range))
      draft.animation.operands.insert((.base, base.id), at: 0)
    case .group(let entries): checkGroup(entries, range, &draft)
    case .transition(let kind): draft.animation.subject = .transition(kind, nil)
    case .direction(let direction):
      if case .transition(let kind, _) = draft.animation.subject {
        draft.animation.subject = .transition(kind, direction)
      }
    case .progress(let start, let end):
      add(.startProgress, checkFraction(start, range), &draft)
      add(.endProgress, checkFraction(end, range), &draft)
    case .options: break
    case .then(let completion):
      draft.animation.then = makeCompletion(completion, place: draft.isBlock ? .block : .then, range)
    case .otherwise(let completion): draft.animation.otherwise = makeCompletion(completion, place: .otherwise, range)
    }
  }

  private func add(_ role: AnimationOperand, _ value: TypedExpressionID, _ draft: inout AnimationDraft) {
    draft.animation.operands.append((role, value))
  }

  /// The word at the beginning of a clause is why its value has to be what it is.
  private func reason(_ word: Word, _ range: SourceRange) -> Reason { .clause(word, at: range.lowerBound) }

  // MARK: Values of the property

  private mutating func checkEnd(
    _ value: ExpressionID, _ word: Word, _ range: SourceRange, _ draft: AnimationDraft
  ) -> TypedExpressionID {
    checkBoxed(value, draft.valueType, word, range, draft)
  }

  private mutating func checkBy(
    _ value: ExpressionID, _ range: SourceRange, _ draft: AnimationDraft
  ) -> TypedExpressionID {
    let type = program.types.unwrapped(draft.valueType)
    guard isAdditive(type) else {
      _ = infer(value, .anything)
      tell(.cannotAdd(program.types.description(of: type), clause: "by", at: range))
      return makeError(range).id
    }
    return checkBoxed(value, type, .by, range, draft)
  }

  private mutating func checkValues(
    _ values: ExpressionID, _ range: SourceRange, _ draft: AnimationDraft
  ) -> TypedExpressionID {
    let type = draft.valueType
    return checkBoxed(values, type == .error ? .error : program.types.list(of: type), .through, range, draft)
  }

  private mutating func checkBoxed(
    _ value: ExpressionID, _ type: TypeID, _ word: Word, _ range: SourceRange, _ draft: AnimationDraft
  ) -> TypedExpressionID {
    var isFraction = true
    if case .property(_, _, _, let accepts) = draft.target { isFraction = accepts }
    let operand = check(value, as: Expectation(type, isFraction: isFraction, because: reason(word, range)))
    return operand.type == .error ? operand.id : make(.box(operand.id), .any, self.range(value)).id
  }

  /// Whether values of a type can be added up.
  func isAdditive(_ type: TypeID) -> Bool {
    type == .error || type == .transform || OperatorTable.blendables.contains(type)
  }

  // MARK: Numbers, times and easings

  private mutating func checkNumbers(_ values: ExpressionID, _ word: Word, _ range: SourceRange) -> TypedExpressionID {
    let type = program.types.list(of: .number)
    return check(values, as: Expectation(type, isFraction: word == .at, because: reason(word, range))).id
  }

  private mutating func checkFraction(_ value: ExpressionID, _ range: SourceRange) -> TypedExpressionID {
    check(value, as: Expectation(.number, isFraction: true, because: reason(.progress, range))).id
  }

  private mutating func checkEase(_ value: ExpressionID, _ range: SourceRange, _ draft: inout AnimationDraft) {
    var expectation = TypeID.easing
    if case .list = tree.expressions[Int(value.index)] { expectation = program.types.list(of: .easing) }
    let operand = infer(value, Expectation(expectation))
    let isList = program.types.element(of: operand.type) != nil
    let wanted = isList ? program.types.list(of: .easing) : .easing
    let easing = convert(operand, to: Expectation(wanted, because: reason(.ease, range)), value)
    add(isList ? .easings : .easing, easing.id, &draft)
  }

  private mutating func checkClauseDuration(
    _ value: ExpressionID, _ word: Word, _ range: SourceRange, mayBeZero: Bool
  ) -> TypedExpressionID {
    let operand = check(value, as: .duration, because: reason(word, range))
    guard operand.type == .duration, let ticks = constant(operand.id) else { return operand.id }
    if ticks < 0 || (ticks == 0 && !mayBeZero) {
      tell(.uselessDuration(word.text, isNegative: ticks < 0, at: self.range(value)))
    }
    return operand.id
  }

  /// A delay is not negative; only Core Animation's own animations may have begun before they are added.
  private mutating func checkDelay(
    _ value: ExpressionID, _ range: SourceRange, _ draft: AnimationDraft
  ) -> TypedExpressionID {
    let operand = check(value, as: .duration, because: reason(.delay, range))
    if operand.type == .duration, let ticks = constant(operand.id), ticks < 0, !draft.animation.options.isTransient {
      tell(.negativeDelay(at: self.range(value)))
    }
    return operand.id
  }

  private mutating func checkCount(_ value: ExpressionID, _ range: SourceRange) -> TypedExpressionID {
    let operand = check(value, as: .number, because: reason(.repeat, range))
    if operand.type == .number, let count = constant(operand.id), count <= 0 {
      tell(.uselessRepeat(at: self.range(value)))
    }
    return operand.id
  }

  /// The number that an expression is, if that is known.
  func constant(_ id: TypedExpressionID) -> Double? { program.constant(id, locals: functions[depth].locals) }

  // MARK: Keys and tags

  private mutating func checkAnimationKey(_ value: ExpressionID, _ range: SourceRange) -> TypedKey {
    if case .none = tree.expressions[Int(value.index)] { return .anonymous }
    if case .name(let name) = tree.expressions[Int(value.index)], heads[Int(name.index)] < 0,
      !["name", "string"].contains(tree.names[name])
    {
      tell(.keyWithoutQuotes(tree.names[name], at: self.range(value)))
      return .anonymous
    }
    return .written(check(value, as: .string, because: reason(.key, range)).id)
  }

  private mutating func checkTags(_ tags: NodeList<ArgumentSyntax>) -> [(name: MemberID, value: TypedExpressionID)] {
    var result: [(name: MemberID, value: TypedExpressionID)] = []
    var seen: Set<MemberID> = []
    for index in 0..<Int(tags.count) {
      let tag = tree.arguments[Int(node(tags, index).index)]
      let value = check(tag.value, as: Expectation(.any, because: .place("a tag")))
      guard let label = tag.label else {
        tell(.tagWithoutName(at: range(tag.value)))
        continue
      }
      let member = memberID(label.name)
      if !seen.insert(member).inserted { tell(.duplicateTag(tree.names[label.name], at: label.range)) }
      result.append((member, value.id))
    }
    return result
  }
}

extension ClauseSyntax {
  /// What begins the clause; nil for the kind of a transition.
  var clause: Clause? {
    switch self {
    case .from, .direction: .from
    case .to: .to
    case .by: .by
    case .through: .through
    case .keyTimes: .at
    case .along: .along
    case .rotate: .rotate
    case .mode: .mode
    case .tension: .tension
    case .continuity: .continuity
    case .bias: .bias
    case .colorSpace: .in
    case .valueFunction: .valueFunction
    case .over: .over
    case .ease: .ease
    case .spring: .spring
    case .delay: .delay
    case .timeOffset: .timeOffset
    case .repeatCount, .repeatForever, .repeatDuration: .repeat
    case .autoreverse: .autoreverse
    case .speed: .speed
    case .fill: .fill
    case .key: .key
    case .additive: .additive
    case .cumulative: .cumulative
    case .tagged: .tagged
    case .transient: .transient
    case .using: .using
    case .group: .group
    case .transition: nil
    case .progress: .progress
    case .options: .options
    case .then: .then
    case .otherwise: .otherwise
    }
  }
}
