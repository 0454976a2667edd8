import AnimEngine

extension Checker {
  /// `animate target clauses` and `transition layer kind clauses`.
  mutating func checkAnimate(_ id: NodeID<AnimateSyntax>, _ range: SourceRange) {
    let syntax = tree.animations[Int(id.index)]
    guard let target = syntax.target else { return }
    var draft = AnimationDraft(isTransition(syntax) ? transitionTarget(target) : animationTarget(target, syntax))
    draft.isStatement = true
    if let animation = checkAnimation(syntax, &draft, range) { emit(.animate(animation), range) }
    if functions[depth].isCollected, draft.animation.options.repeatsForever { tellEndless(syntax) }
  }

  private mutating func tellEndless(_ syntax: AnimateSyntax) {
    for index in 0..<Int(syntax.clauses.count) {
      let clause = Int(node(syntax.clauses, index).index)
      if case .repeatForever = tree.clauses[clause] { tell(.endlessInSequence(at: tree.clauseRanges[clause])) }
    }
  }

  /// `animation property clauses` and `transition kind clauses` as values.
  mutating func inferDescription(_ id: NodeID<AnimateSyntax>, _ range: SourceRange) -> Operand {
    let syntax = tree.animations[Int(id.index)]
    var draft = AnimationDraft(syntax.target.map { propertyTarget(infer(property: $0, of: nil), $0) } ?? .unspecified)
    draft.animation.layer = nil
    guard let animation = checkAnimation(syntax, &draft, range) else { return makeError(range) }
    return make(.animation(animation), .animation, range)
  }

  /// The clauses of an animation, alone and together; nil if it makes no sense, which is told.
  private mutating func checkAnimation(
    _ syntax: AnimateSyntax, _ draft: inout AnimationDraft, _ range: SourceRange
  ) -> NodeID<TypedAnimation>? {
    for index in 0..<Int(syntax.clauses.count) {
      // What other clauses mean goes by these.
      switch tree.clauses[Int(node(syntax.clauses, index).index)] {
      case .valueFunction(let word): draft.animation.options.valueFunction = word
      case .transient: draft.animation.options.isTransient = true
      default: break
      }
    }
    for index in 0..<Int(syntax.clauses.count) {
      let clause = Int(node(syntax.clauses, index).index)
      checkClause(tree.clauses[clause], tree.clauseRanges[clause], &draft)
    }
    checkClauses(of: draft, syntax.target.map { self.range($0) } ?? range)
    checkGroupTime(draft, syntax)
    if draft.target.isUnknown { return nil }
    program.animations.append(draft.animation)
    return NodeID(program.animations.count - 1)
  }

  private func isTransition(_ syntax: AnimateSyntax) -> Bool {
    guard syntax.clauses.count > 0, case .transition = tree.clauses[Int(node(syntax.clauses, 0).index)] else {
      return false
    }
    return true
  }

  // MARK: Targets

  private mutating func animationTarget(_ id: ExpressionID, _ syntax: AnimateSyntax) -> AnimationTarget {
    if case .missing = tree.expressions[Int(id.index)] { return .unknown }
    let operand = infer(id, .anything)
    guard program.types.isLayer(operand.type) else { return propertyTarget(operand, id) }
    for index in 0..<Int(syntax.clauses.count) {
      switch tree.clauses[Int(node(syntax.clauses, index).index)] {
      case .group, .using: return .layer(operand)
      default: continue
      }
    }
    if !hasMistake(behind: range(id)) { tell(.animatedLayer(source.text(in: range(id)), at: range(id))) }
    return .unknown
  }

  /// Whether the parser has told a mistake between a target and the end of its line: a clause may have been lost.
  func hasMistake(behind target: SourceRange) -> Bool {
    guard !parserMistakes.isEmpty else { return false }
    let end =
      source.bytes[source.localOffset(target.upperBound)...].firstIndex(where: \.isLineEnd) ?? source.bytes.count
    let line = target.upperBound...(source.base + UInt32(truncatingIfNeeded: end))
    return parserMistakes.contains { line.contains($0) }
  }

  private mutating func transitionTarget(_ id: ExpressionID) -> AnimationTarget {
    let layer = checkLayer(id, "'transition'")
    return layer.type == .error ? .unknown : .layer(layer)
  }

  /// The property that an expression is; unknown, told, if it is none or none that animates.
  private mutating func propertyTarget(_ operand: Operand, _ id: ExpressionID) -> AnimationTarget {
    if operand.type == .error { return .unknown }
    switch program.expressions[Int(operand.id.index)] {
    case .property(let layer, let property, let isPresentation):
      guard !isPresentation else {
        tell(.presentationIsReadOnly(at: range(id)))
        return .unknown
      }
      guard let entry = catalogEntry(property) else { return .unknown }
      let description = catalog.entries[entry]
      guard description.traits.contains(.animatable) else {
        tell(.notAnimatable(description.reference.keyPath, at: range(id)))
        return .unknown
      }
      return .property(
        layer: layer, property, type: operand.type, isFraction: description.traits.contains(.percentage))
    case .variable: tell(.animatedVariable(source.text(in: range(id)), at: range(id)))
    default: tell(.notAnimatable(source.text(in: range(id)), at: range(id)))
    }
    return .unknown
  }

  /// A path of names whose layer goes without saying.
  ///
  /// - Parameter layer: nil if any layer may be meant.
  private mutating func infer(property id: ExpressionID, of layer: Operand?) -> Operand {
    let range = range(id)
    switch tree.expressions[Int(id.index)] {
    case .name(let name):
      guard let layer else { return describedProperty(make(.stage, .layer, range), name, range) }
      return layerMember(layer, name, isPresentation: false, range) ?? unknownMember(layer, name, range)
    case .member(let base, let name, _):
      if let member = memberOfNamedLayer(base, name, of: layer, range) { return member }
      let owner = infer(property: base, of: layer)
      return owner.type == .error ? makeError(range) : member(owner, name, base, range)
    default: return makeError(range)
    }
  }

  /// `card.opacity` where the layer goes without saying: told, and read as `opacity`; nil if it does not stand here.
  private mutating func memberOfNamedLayer(
    _ base: ExpressionID, _ name: NameID, of layer: Operand?, _ range: SourceRange
  ) -> Operand? {
    guard case .name(let named) = tree.expressions[Int(base.index)], heads[Int(named.index)] >= 0,
      program.types.isLayer(bindings[Int(heads[Int(named.index)])].type), vocabulary[named].property < 0,
      !isSublayerName[Int(named.index)]
    else { return nil }
    if let layer, source.text(in: self.range(layer.id)) != tree.names[named] { return nil }
    tell(.layerOfEntry(tree.names[named], at: self.range(base)))
    guard let layer else { return describedProperty(make(.stage, .layer, range), name, range) }
    return layerMember(layer, name, isPresentation: false, range) ?? unknownMember(layer, name, range)
  }

  // MARK: Groups

  /// The animations of a group, each of a property of the group's layer.
  mutating func checkGroup(_ block: BlockSyntax, _ range: SourceRange, _ draft: inout AnimationDraft) {
    // A property as target is told for the whole.
    if case .property = draft.target { return }
    var layer: Operand?
    if case .layer(let operand) = draft.target { layer = operand }
    var entries: [NodeID<TypedAnimation>] = []
    for index in 0..<Int(block.count) {
      let statement = node(block, index)
      guard case .animate(let id) = tree.statements[Int(statement.index)] else { continue }
      let syntax = tree.animations[Int(id.index)]
      guard let target = syntax.target else { continue }
      var entry = AnimationDraft(propertyTarget(infer(property: target, of: layer), target))
      if case .property(let owner, _, _, _) = entry.target, let layer, owner != layer.id {
        let names = (entry: source.text(in: self.range(target)), layer: source.text(in: self.range(layer.id)))
        tell(.entryOfOtherLayer(names.entry, group: names.layer, at: self.range(target)))
        continue
      }
      entry.isEntry = true
      entry.animation.layer = nil
      if let id = checkAnimation(syntax, &entry, tree.statementRanges[Int(statement.index)]) { entries.append(id) }
    }
    draft.animation.subject = .group(entries)
  }
}

/// What an animation is of.
enum AnimationTarget {
  case property(layer: TypedExpressionID, PropertyID, type: TypeID, isFraction: Bool)
  case layer(Operand)
  /// None is written.
  case unspecified
  /// What is written makes no sense, which has been told.
  case unknown

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  /// The type of the property, `error` if there is none.
  var type: TypeID {
    if case .property(_, _, let type, _) = self { return type }
    return .error
  }
}

/// An animation whose clauses are being checked.
struct AnimationDraft {
  let target: AnimationTarget
  var animation: TypedAnimation
  var isStatement = false
  /// Whether it is a block of changes.
  var isBlock = false
  /// Whether it is one of a group.
  var isEntry = false
  /// Where each clause stands, in the order in which they are written.
  private var places: [(clause: Clause, range: SourceRange)] = []
  private(set) var written: ClauseSet = []

  init(_ target: AnimationTarget) {
    self.target = target
    switch target {
    case .property(let layer, let property, _, _):
      animation = TypedAnimation(layer: layer, subject: .property(property))
    case .layer(let layer): animation = TypedAnimation(layer: layer.id, subject: .unspecified)
    case .unspecified, .unknown: animation = TypedAnimation(layer: nil, subject: .unspecified)
    }
  }

  /// The type of the values between which it runs: the property's, or what its value function takes.
  var valueType: TypeID {
    guard target.type != .error, let function = animation.options.valueFunction else { return target.type }
    return switch function {
    case .rotateX, .rotateY, .rotateZ: .angle
    case .scale, .translate: .vector
    case .scaleX, .scaleY, .scaleZ, .translateX, .translateY, .translateZ: .number
    }
  }

  mutating func add(_ clause: Clause, at range: SourceRange) {
    places.append((clause, range))
    written.insert(clause)
  }

  /// Where a clause stands; nil if it is not written.
  subscript(clause: Clause) -> SourceRange? {
    written.contains(clause) ? places.first { $0.clause == clause }?.range : nil
  }

  /// The first of some clauses that is written.
  func first(of clauses: ClauseSet) -> (clause: Clause, range: SourceRange)? {
    written.isDisjoint(with: clauses) ? nil : places.first { clauses.contains($0.clause) }
  }
}
