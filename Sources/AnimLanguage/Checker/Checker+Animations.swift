import AnimEngine

extension Checker {
  mutating func checkAnimate(_ id: NodeID<AnimateSyntax>, _ range: SourceRange) {
    let syntax = tree.animations[Int(id.index)]
    let target = animationTarget(syntax.target)
    var animation = TypedAnimation(
      layer: target?.layer ?? TypedExpressionID(0), property: target?.property ?? PropertyID(0))
    let values = ValueExpectation(type: target?.type ?? .error, isFraction: target?.isFraction ?? true)
    var places = ClausePlaces()
    for index in 0..<Int(syntax.clauses.count) {
      let clause = Int(node(syntax.clauses, index).index)
      checkClause(tree.clauses[clause], tree.clauseRanges[clause], values, &animation, &places)
    }
    checkCombination(syntax, places, target?.type, range)
    guard target != nil else { return }
    program.animations.append(animation)
    emit(.animate(NodeID(program.animations.count - 1)), range)
  }

  // MARK: Target

  private struct Target {
    let layer: TypedExpressionID
    let property: PropertyID
    let type: TypeID
    let isFraction: Bool
  }

  /// The property that is animated, or nil, told, if that is none or none that animates.
  private mutating func animationTarget(_ id: ExpressionID) -> Target? {
    if case .missing = tree.expressions[Int(id.index)] { return nil }
    let operand = infer(id, .anything)
    if operand.type == .error { return nil }
    switch program.expressions[Int(operand.id.index)] {
    case .property(let layer, let property, let isPresentation):
      guard !isPresentation else {
        tell(.presentationIsReadOnly(at: range(id)))
        return nil
      }
      guard let entry = catalogEntry(property) else { return nil }
      let description = catalog.entries[entry]
      guard description.traits.contains(.animatable) else {
        tell(.notAnimatable(description.reference.keyPath, at: range(id)))
        return nil
      }
      return Target(
        layer: layer, property: property, type: operand.type,
        isFraction: description.traits.contains(.percentage))
    case .variable where !program.types.isLayer(operand.type):
      tell(.animatedVariable(source.text(in: range(id)), at: range(id)))
    default:
      if program.types.isLayer(operand.type) {
        tell(.animatedLayer(source.text(in: range(id)), at: range(id)))
      } else {
        tell(.notAnimatable(source.text(in: range(id)), at: range(id)))
      }
    }
    return nil
  }

  // MARK: Clauses

  /// What `from`, `to` and `by` want.
  private struct ValueExpectation {
    let type: TypeID
    let isFraction: Bool
  }

  /// Where clauses stand that depend on each other.
  private struct ClausePlaces {
    var from: SourceRange?
    var to: SourceRange?
    var by: SourceRange?
  }

  private mutating func checkClause(
    _ clause: ClauseSyntax, _ range: SourceRange, _ values: ValueExpectation, _ animation: inout TypedAnimation,
    _ places: inout ClausePlaces
  ) {
    switch clause {
    case .from(let value):
      animation.from = checkEnd(value, values, .from, range)
      places.from = range
    case .to(let value):
      animation.to = checkEnd(value, values, .to, range)
      places.to = range
    case .by(let value):
      animation.by = checkBy(value, values, range)
      places.by = range
    case .over(let value): animation.duration = checkClauseDuration(value, .over, range, mayBeZero: false)
    case .ease(let value): animation.easing = check(value, as: .easing, because: reason(.ease, range)).id
    case .delay(let value): animation.delay = checkClauseDuration(value, .delay, range, mayBeZero: true)
    case .timeOffset(let value):
      animation.timeOffset = check(value, as: .duration, because: reason(.timeOffset, range)).id
    case .repeatCount(let value): animation.repeatCount = checkCount(value, range)
    case .repeatForever:
      animation.repeatsForever = true
      if functions[depth].isCollected { tell(.endlessInSequence(at: range)) }
    case .repeatDuration(let value):
      animation.repeatDuration = checkClauseDuration(value, .repeat, range, mayBeZero: false)
    case .autoreverse: animation.autoreverses = true
    case .speed(let value): animation.speed = check(value, as: .number, because: reason(.speed, range)).id
    case .fill(let word): animation.fillMode = word
    case .key(let value): animation.key = checkAnimationKey(value, range)
    case .additive: animation.isAdditive = true
    case .cumulative: animation.isCumulative = true
    case .tagged(let tags): animation.tags = checkTags(tags)
    case .transient: animation.isTransient = true
    case .then(let completion):
      animation.then = makeCompletion(completion, place: .then, range)
    case .otherwise(let completion):
      animation.otherwise = makeCompletion(completion, place: .otherwise, range)
    }
  }

  /// The word at the beginning of a clause is why its value has to be what it is.
  private func reason(_ word: Word, _ range: SourceRange) -> Reason { .clause(word, at: range.lowerBound) }

  private mutating func checkEnd(_ value: ExpressionID, _ values: ValueExpectation, _ word: Word, _ range: SourceRange)
    -> TypedExpressionID
  {
    let operand = check(
      value, as: Expectation(values.type, isFraction: values.isFraction, because: reason(word, range)))
    return operand.type == .error ? operand.id : make(.box(operand.id), .any, self.range(value)).id
  }

  private mutating func checkBy(_ value: ExpressionID, _ values: ValueExpectation, _ range: SourceRange)
    -> TypedExpressionID
  {
    let type = program.types.unwrapped(values.type)
    guard type == .error || type == .transform || OperatorTable.blendables.contains(type) else {
      _ = infer(value, .anything)
      tell(.cannotAdd(program.types.description(of: type), at: range))
      return makeError(range).id
    }
    return checkEnd(value, ValueExpectation(type: type, isFraction: values.isFraction), .by, range)
  }

  private mutating func checkClauseDuration(
    _ value: ExpressionID, _ word: Word, _ range: SourceRange, mayBeZero: Bool
  ) -> TypedExpressionID {
    let operand = check(value, as: .duration, because: reason(word, range))
    if case .number(let ticks) = program.expressions[Int(operand.id.index)], operand.type == .duration,
      ticks < 0 || (ticks == 0 && !mayBeZero)
    {
      tell(.uselessDuration(word.text, isNegative: ticks < 0, at: self.range(value)))
    }
    return operand.id
  }

  private mutating func checkCount(_ value: ExpressionID, _ range: SourceRange) -> TypedExpressionID {
    let operand = check(value, as: .number, because: reason(.repeat, range))
    if case .number(let count) = program.expressions[Int(operand.id.index)], operand.type == .number, count <= 0 {
      tell(.uselessRepeat(at: self.range(value)))
    }
    return operand.id
  }

  private mutating func checkAnimationKey(_ value: ExpressionID, _ range: SourceRange) -> TypedKey {
    if case .none = tree.expressions[Int(value.index)] { return .anonymous }
    return .written(check(value, as: .string, because: reason(.key, range)).id)
  }

  private mutating func checkTags(_ tags: NodeList<ArgumentSyntax>) -> [(name: MemberID, value: TypedExpressionID)] {
    var result: [(name: MemberID, value: TypedExpressionID)] = []
    for index in 0..<Int(tags.count) {
      let tag = tree.arguments[Int(node(tags, index).index)]
      let value = check(tag.value, as: Expectation(.any, because: .place("a tag")))
      guard let label = tag.label else {
        tell(.tagWithoutName(at: range(tag.value)))
        continue
      }
      let member = memberID(label.name)
      if result.contains(where: { $0.name == member }) {
        tell(.duplicateTag(tree.names[label.name], at: label.range))
      }
      result.append((member, value.id))
    }
    return result
  }

  // MARK: Clauses together

  private mutating func checkCombination(
    _ syntax: AnimateSyntax, _ places: ClausePlaces, _ type: TypeID?, _ range: SourceRange
  ) {
    if let from = places.from, let to = places.to, let by = places.by {
      tell(.threeEnds(at: by, from: from, to: to))
    }
    if type != nil, places.from == nil, places.to == nil, places.by == nil {
      let target = self.range(syntax.target)
      tell(.animationWithoutEnd(source.text(in: target), at: target))
    }
  }
}
