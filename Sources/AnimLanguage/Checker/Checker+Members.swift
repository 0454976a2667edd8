import AnimEngine

extension Checker {
  /// `base.name` and `base?.name`.
  mutating func inferMember(_ base: ExpressionID, _ name: NameID, _ isOptional: Bool, _ range: SourceRange) -> Operand {
    if !isOptional, let layer = presentedLayer(base) {
      if layer.type == .error { return makeError(range) }
      return layerMember(layer, name, isPresentation: true, range) ?? unknownMember(layer, name, range)
    }
    if !isOptional, isHost(base) { return inferHostMember(name, nameRange(name, in: range), range) }
    if let color = foreignColor(base, name, range) { return color }
    // The base of what only layers have is a layer.
    let isLayer = vocabulary[name].property >= 0 && vocabulary[name].members < 0
    let owner = infer(base, isLayer ? Expectation(.layer) : .anything)
    if owner.type == .error { return makeError(range) }
    guard isOptional else { return member(owner, name, base, range) }
    return chain(owner, base, name, range) { checker, opened in checker.member(opened, name, base, range) }
  }

  /// `Color.blue`, which is `blue`: told, and read so; nil if it does not stand here.
  private mutating func foreignColor(_ base: ExpressionID, _ name: NameID, _ range: SourceRange) -> Operand? {
    guard case .name(let owner) = tree.expressions[Int(base.index)], heads[Int(owner.index)] < 0,
      ["color", "colors", "uicolor", "nscolor", "cgcolor"].contains(tree.names[owner].lowercased())
    else { return nil }
    let text = tree.names[name]
    let names = [text] + Vocabulary.names(for: text)
    guard let color = Vocabulary.colors.first(where: { names.contains($0.name) }) else { return nil }
    tell(.colorBehindDot(tree.names[owner], color.name, at: self.range(base), whole: range))
    return makeColor(color.rgba, range)
  }

  /// `base?.…`: what follows, in which a made-up variable stands for the opened base.
  mutating func chain(
    _ owner: Operand, _ base: ExpressionID, _ name: NameID, _ range: SourceRange,
    _ follow: (inout Checker, Operand) -> Operand
  ) -> Operand {
    guard let wrapped = program.types.wrapped(by: owner.type) else {
      let mark = SourceRange(self.range(base).upperBound, self.range(base).upperBound + 1)
      tell(.chainOnValue(program.types.description(of: owner.type), at: mark))
      return follow(&self, owner)
    }
    let local = makeTemporary(wrapped, self.range(base))
    let value = follow(&self, makeVariable(.local(local), wrapped, self.range(base)))
    if value.type == .error || value.type == .void { return value }
    let type = program.types.optional(of: value.type)
    return make(.optionalChain(base: owner.id, local: local, value: value.id), type, range)
  }

  /// The layer before `.presentation`, if that is what an expression is.
  mutating func presentedLayer(_ id: ExpressionID) -> Operand? {
    switch tree.expressions[Int(id.index)] {
    case .member(let layer, let name, false) where name == presentationName:
      let operand = infer(layer, .anything)
      return program.types.isLayer(operand.type) || operand.type == .error ? operand : nil
    case .name(let name) where name == presentationName && heads[Int(name.index)] < 0:
      return selfLayer(at: range(id))
    default: return nil
    }
  }

  mutating func member(_ owner: Operand, _ name: NameID, _ base: ExpressionID, _ range: SourceRange) -> Operand {
    if case .property(let layer, let property, let isPresentation) = program.expressions[Int(owner.id.index)],
      let entry = catalogEntry(property), let part = part(name, ofEntry: entry)
    {
      return makeProperty(layer, part, isPresentation, isLoose: program.looseProperties.contains(property), range)
    }
    if program.types.isLayer(owner.type), let member = layerMember(owner, name, isPresentation: false, range) {
      return member
    }
    if let part = transformPart(of: owner)?.part(named: tree.names[name]) {
      return makePart(part, ofTransformPart: owner, range)
    }
    if let member = builtinProperty(owner, name, range) { return member }
    if let wrapped = program.types.wrapped(by: owner.type) {
      if !program.types.isLayer(wrapped), methods(name, of: wrapped).isEmpty {
        return unknownMember(Operand(id: owner.id, type: wrapped), name, range)
      }
      tell(
        .memberOfOptional(
          tree.names[name], of: program.types.description(of: wrapped), at: nameRange(name, in: range),
          base: self.range(base)))
      return makeError(range)
    }
    return unknownMember(owner, name, range)
  }

  /// The part of a property that has a name; that of a rectangle's size, too: `bounds.width` is `bounds.size.width`.
  private func part(_ name: NameID, ofEntry entry: Int) -> Int? {
    let parts = catalog.entries[entry].parts
    if let part = vocabulary.part(name, among: parts) { return part }
    guard catalog.entries[entry].type == .rect, let size = parts.first(where: { catalog.entries[$0].name == "size" })
    else { return nil }
    return vocabulary.part(name, among: catalog.entries[size].parts)
  }

  /// A property, named sublayer or other member of a layer.
  mutating func layerMember(_ layer: Operand, _ name: NameID, isPresentation: Bool, _ range: SourceRange) -> Operand? {
    let meaning = vocabulary[name]
    let isPresentation = isPresentation || isPresented(layer.id)
    if meaning.property >= 0, isSublayerName[Int(name.index)],
      let mask = declaredMask(layer, name, isPresentation, range)
    {
      return mask
    }
    // On an emitter, `scale` is the particles', elsewhere short for `transform.scale`.
    if meaning.property >= 0, !meaning.isRedefined || ownProperty(name, of: layer.type) == nil {
      return makeProperty(layer.id, Int(meaning.property), isPresentation, range)
    }
    if isOwnPropertyName[Int(name.index)], let operand = ownMember(layer, name, isPresentation, range) {
      return operand
    }
    if isSublayerName[Int(name.index)], let entry = scope.sublayers.entry(name, in: layer.type, program.types) {
      return make(.member(layer: layer.id, entry.member), entry.type, range)
    }
    if name == sizeName, layer.type == scope.stageType, let size = catalog.stageSize {
      return makeProperty(layer.id, size, isPresentation, range)
    }
    if name == presentationName {
      tell(.presentationAlone(at: range))
      return makeError(range)
    }
    return meaning.isLayerMember ? builtinProperty(layer, name, range) : nil
  }

  /// The mask of a layer that was declared with one: a layer of the kind that was written there.
  private mutating func declaredMask(
    _ layer: Operand, _ name: NameID, _ isPresentation: Bool, _ range: SourceRange
  ) -> Operand? {
    guard let entry = scope.sublayers.entry(name, in: layer.type, program.types) else { return nil }
    let value = makeProperty(layer.id, Int(vocabulary[name].property), isPresentation, range)
    return make(.cast(value.id, entry.type, isOptional: false), entry.type, range)
  }

  /// A property that not all layers have. If the layer's type lacks it, but a type of the script's that extends it has
  /// it, it is looked for when running.
  private mutating func ownMember(
    _ layer: Operand, _ name: NameID, _ isPresentation: Bool, _ range: SourceRange
  ) -> Operand? {
    if let entry = ownProperty(name, of: layer.type) { return makeProperty(layer.id, entry, isPresentation, range) }
    let entries = isExactMember ? [] : looseProperties(name, below: layer.type)
    return looseMember(layer, name, among: entries, isPresentation, isDescribed: false, range)
  }

  /// The property that some types have under a name, to be looked for when running; nil if there is none.
  ///
  /// - Parameter isDescribed: whether an animation names it that is no layer's yet.
  private mutating func looseMember(
    _ layer: Operand, _ name: NameID, among entries: [Int], _ isPresentation: Bool, isDescribed: Bool,
    _ range: SourceRange
  ) -> Operand? {
    guard let first = entries.first else { return nil }
    if let other = entries.first(where: { propertyTypes[$0] != propertyTypes[first] }) {
      let owners = [first, other].map { program.layerTypes.types[catalog.entries[$0].owner.index].name }
      tell(
        .propertyTypesDiffer(
          tree.names[name], types: [first, other].map { program.types.description(of: propertyTypes[$0]) },
          owners: owners, isDescribed: isDescribed, at: nameRange(name, in: range)))
      return makeError(range)
    }
    return makeProperty(layer.id, first, isPresentation, isLoose: true, range)
  }

  /// The property that an animation names which is no layer's yet: of the layer around it, of all layers, or of those
  /// of any type. When a layer gets the animation, it is looked for by its key path.
  mutating func describedProperty(_ layer: Operand, _ name: NameID, _ range: SourceRange) -> Operand {
    if let entry = property(named: name, of: selves.last?.type ?? .layer) {
      return makeProperty(layer.id, entry, false, range)
    }
    let found =
      looseMember(layer, name, among: ownProperties[name] ?? [], false, isDescribed: true, range)
      ?? layerMember(layer, name, isPresentation: false, range)
    if let found { return found }
    if answersCompletion(name, { $0.describedCompletions }) { return makeError(range) }
    return unknownMember(layer, name, range, orOneOf: catalog.ownRoots.map { catalog.entries[$0].name })
  }

  @inline(__always)
  private mutating func makeProperty(
    _ layer: TypedExpressionID, _ entry: Int, _ isPresentation: Bool, isLoose: Bool = false, _ range: SourceRange
  ) -> Operand {
    let property = isLoose ? loosePropertyID(entry) : propertyID(entry)
    return make(
      .property(layer: layer, property, isPresentation: isPresentation), propertyTypes[entry], range)
  }

  /// A member of the vocabulary that is used without parentheses.
  private mutating func builtinProperty(_ owner: Operand, _ name: NameID, _ range: SourceRange) -> Operand? {
    let group = Int(vocabulary[name].members)
    guard group >= 0 else { return nil }
    var method: BuiltinSignature?
    for index in vocabulary.memberGroups[group] {
      let signature = Vocabulary.members[index]
      var open: TypeID?
      guard let receiver = signature.receiver, fits(owner.type, receiver, open: &open) else { continue }
      guard signature.form == .property else {
        method = signature
        continue
      }
      let type = instantiate(signature.result, open: open ?? .error)
      return apply(signature.operation, [owner], type, range)
    }
    guard let method else { return nil }
    tell(
      .methodWithoutCall(
        tree.names[name], signature: method.text(in: program.types), at: nameRange(name, in: range)))
    return makeError(range)
  }

  /// The operation of the vocabulary on operands that have been checked.
  mutating func apply(
    _ operation: BuiltinOperation, _ operands: [Operand], _ type: TypeID, _ range: SourceRange
  ) -> Operand {
    switch operation {
    case .builtin(.toString):
      return make(.interpolation(list(operands.map(\.id))), type, range)
    case .builtin(let builtin):
      if builtin.isRandom, isInFrame { tell(.randomInFrame(source.text(in: range), at: range)) }
      return makeBuiltin(builtin, operands, type, range)
    case .component(let first):
      guard let operand = operands.first else { return makeError(range) }
      return make(.component(operand.id, first: first), type, range)
    case .transformPart(let part):
      guard let operand = operands.first else { return makeError(range) }
      return makePart(part, of: operand, range)
    case .tuple: return make(.tuple(list(operands.map(\.id))), type, range)
    case .host(let function): return make(.hostCall(function, list(operands.map(\.id))), type, range)
    }
  }

  /// `list[i]`.
  mutating func inferIndex(_ base: ExpressionID, _ index: ExpressionID, _ range: SourceRange) -> Operand {
    let list = infer(base, .anything)
    let position = check(index, as: .number, because: .place("an index"))
    if list.type == .error { return makeError(range) }
    guard let element = program.types.element(of: list.type) else {
      tell(.notIndexable(program.types.description(of: list.type), at: self.range(base)))
      return makeError(range)
    }
    return make(.index(list.id, position.id), element, range)
  }

  /// Where the name at the end of a member expression stands.
  func nameRange(_ name: NameID, in range: SourceRange) -> SourceRange {
    let length = UInt32(truncatingIfNeeded: tree.names[name].utf8.count)
    return SourceRange(max(range.lowerBound, range.upperBound &- length), range.upperBound)
  }
}
