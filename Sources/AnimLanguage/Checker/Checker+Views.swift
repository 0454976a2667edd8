import AnimEngine

// Animation blocks of views, and property animators.

/// What the innermost animation block around a place is, within its function.
enum AnimationBlockPlace: UInt8, Sendable {
  case none
  case changes
  /// Directly in a keyframe block, outside its keyframes.
  case keyframes
}

extension Checker {
  /// `animate clauses { … } then …`
  mutating func checkAnimationBlock(_ id: NodeID<AnimationBlockSyntax>, _ range: SourceRange) -> Flow {
    let syntax = tree.animationBlocks[Int(id.index)]
    var block = checkBlockClauses(syntax, range)
    let outer = functions[depth].block
    functions[depth].block = syntax.isKeyframes ? .keyframes : .changes
    let (body, flow) = checkBlockContents(syntax.body)
    functions[depth].block = outer
    block.body = body
    complete(&block, syntax, range)
    program.animationBlocks.append(block)
    emit(.animationBlock(NodeID(program.animationBlocks.count - 1)), range)
    return flow
  }

  /// `at start for duration { … }` in a keyframe block.
  mutating func checkKeyframe(
    _ start: ExpressionID, _ duration: ExpressionID, _ body: BlockSyntax, _ range: SourceRange
  ) -> Flow {
    let outer = functions[depth].block
    if outer != .keyframes { tell(.keyframeOutside(at: range)) }
    let begin = check(start, as: Expectation(.number, isFraction: true, because: .place("'at'")))
    let share = check(duration, as: Expectation(.number, isFraction: true, because: .place("'for'")))
    for (operand, syntax) in [(begin, start), (share, duration)] {
      if let fraction = constant(operand.id), !(0...1).contains(fraction) {
        tell(.keyframeFraction(at: self.range(syntax)))
      }
    }
    if let begin = constant(begin.id), let share = constant(share.id), begin <= 1, share <= 1, begin + share > 1 + 1e-9
    {
      tell(.keyframeCutOff(at: self.range(duration)))
    }
    functions[depth].block = .changes
    let (block, flow) = checkBlockContents(body)
    functions[depth].block = outer
    emit(.keyframe(start: begin.id, duration: share.id, block), range)
    return flow
  }

  /// `animator clauses { … } then …` as a value.
  mutating func inferAnimator(_ id: NodeID<AnimationBlockSyntax>, _ range: SourceRange) -> Operand {
    let syntax = tree.animationBlocks[Int(id.index)]
    var block = checkBlockClauses(syntax, range)
    if syntax.isKeyframes { tell(.keyframesOfAnimator(at: range)) }
    for index in 0..<Int(syntax.clauses.count) {
      let clause = Int(node(syntax.clauses, index).index)
      switch tree.clauses[clause].clause {
      case .repeat, .autoreverse, .options:
        tell(.clauseOfAnimator(source.text(in: tree.clauseRanges[clause]), at: tree.clauseRanges[clause]))
      default: break
      }
    }
    complete(&block, syntax, range)
    let changes = makeBlock(syntax.body, name: "animator block", range, offers: [], block: .changes)
    restrict(program.closures[Int(changes.index)].function, .hook, "animator", range)
    program.animationBlocks.append(block)
    return make(.animator(NodeID(program.animationBlocks.count - 1), changes: changes), .animator, range)
  }

  /// The clauses of a block.
  private mutating func checkBlockClauses(_ syntax: AnimationBlockSyntax, _ range: SourceRange) -> TypedAnimationBlock {
    var draft = AnimationDraft(.unspecified)
    draft.isBlock = true
    var options: ViewAnimationOptions = []
    for index in 0..<Int(syntax.clauses.count) {
      let clause = Int(node(syntax.clauses, index).index)
      let place = tree.clauseRanges[clause]
      switch tree.clauses[clause].clause {
      case .over, .ease, .spring, .delay, .repeat, .autoreverse, .then:
        checkClause(tree.clauses[clause], place, &draft)
      case .options:
        draft.add(.options, at: place)
        if case .options(let names) = tree.clauses[clause] { options = checkBlockOptions(names) }
      case let word: tell(.clauseOfBlock(word.map { "\($0)" } ?? "transition", at: place))
      }
    }
    for conflict in ClauseConflict.all {
      if let first = draft[conflict.first], let second = draft[conflict.second] {
        tell(.clauseConflict(conflict, at: second, first: first))
      }
    }
    if options.contains(.repeat), let clause = draft[.repeat], let option = draft[.options] {
      tell(.repeatTwice(at: option, clause: clause))
    }
    if draft.animation.options.autoreverses { options.insert(.autoreverse) }
    if draft.animation.options.repeatsForever { options.insert(.repeat) }
    return TypedAnimationBlock(
      animation: draft.animation, options: options, isKeyframes: syntax.isKeyframes, body: nil,
      completion: draft.animation.then)
  }

  private mutating func complete(
    _ block: inout TypedAnimationBlock, _ syntax: AnimationBlockSyntax, _ range: SourceRange
  ) {
    block.animation.then = nil
    if let completion = syntax.completion { block.completion = makeCompletion(completion, place: .block, range) }
  }

  private mutating func checkBlockOptions(_ names: NodeList<ArgumentSyntax>) -> ViewAnimationOptions {
    var options: ViewAnimationOptions = []
    for index in 0..<Int(names.count) {
      guard let label = tree.arguments[Int(node(names, index).index)].label else { continue }
      let text = tree.names[label.name]
      guard let option = Vocabulary.viewOptions.first(where: { $0.word.word == text })?.option else {
        let known = Vocabulary.viewOptions.map(\.word.word)
        tell(.unknownBlockOption(text, at: label.range, similar: similarNames(to: text, among: known)))
        continue
      }
      if options.contains(option) { tell(.duplicateOption(text, at: label.range)) }
      options.insert(option)
    }
    return options
  }

  // MARK: Animators

  /// `start animator` and the like; whether the operand is one.
  mutating func checkAnimatorControl(
    _ word: ControlWord, _ animator: Operand, key: ExpressionID?, _ range: SourceRange
  ) -> Bool {
    guard animator.type == .animator else { return false }
    if let key { tell(.animatorWithKey(at: self.range(key))) }
    switch word {
    case .start: emit(.moveAnimator(.start, animator.id), range)
    case .pause: emit(.moveAnimator(.pause, animator.id), range)
    case .reverse: emit(.moveAnimator(.reverse, animator.id), range)
    case .stop: emit(.moveAnimator(.stop, animator.id), range)
    case .resume: tell(.animatorResumed(at: range))
    case .finish: tell(.finishWithoutPosition(at: range))
    }
    return true
  }

  /// `finish animator at position`
  mutating func checkFinish(_ animator: ExpressionID, _ position: AnimatorPosition, _ range: SourceRange) {
    let operand = check(animator, as: .animator, because: .place("'finish … at'"))
    emit(.moveAnimator(.finish(position), operand.id), range)
  }

  /// `start animator durationFactor factor`
  mutating func checkResume(_ animator: ExpressionID, _ factor: ExpressionID, _ range: SourceRange) {
    let operand = check(animator, as: .animator, because: .place("'start … durationFactor'"))
    let factor = check(factor, as: Expectation(.number, isFraction: true, because: .place("'durationFactor'")))
    emit(.moveAnimator(.resume(factor.id), operand.id), range)
  }

  // MARK: What does not animate

  /// Warns of a change in a block that views make at once.
  mutating func checkViewChange(_ place: Place, _ range: SourceRange) {
    guard functions[depth].block != .none, case .property(let layer, let property, _) = place, isView(layer),
      let entry = catalogEntry(property)
    else { return }
    let description = catalog.entries[entry]
    let keyPath = description.reference.keyPath
    guard !keyPath.hasPrefix("frame"), !description.traits.contains(.movedByViews) else { return }
    tell(.unmovedProperty(keyPath, isOwn: isOfScript(description.owner), at: range))
  }

  /// Remembers that a variable is a view, whatever its type.
  mutating func noteView(_ reference: VariableReference) {
    switch reference {
    case .global(let index): program.globals[Int(index)].isView = true
    case .local(let local): functions[depth].locals[Int(local.index)].isView = true
    }
  }

  /// Whether a layer is known to be a view.
  private func isView(_ layer: TypedExpressionID) -> Bool {
    if program.types.isLayer(program.expressionTypes[Int(layer.index)], in: .view) { return true }
    return switch program.expressions[Int(layer.index)] {
    case .variable(.global(let index)): program.globals[Int(index)].isView
    case .variable(.local(let local)): functions[depth].locals[Int(local.index)].isView
    default: false
    }
  }
}
