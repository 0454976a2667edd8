extension Checker {
  /// What a bare name means: a variable, a member of a layer whose members are in scope, or a constant of the
  /// vocabulary.
  ///
  /// - Parameter wanted: The type that the place wants, by which names for an unknown one are chosen.
  mutating func inferName(_ name: NameID, _ id: ExpressionID, _ range: SourceRange, _ wanted: TypeID) -> Operand {
    let variable = Int(heads[Int(name.index)])
    let meaning = vocabulary[name]
    let owner = memberOwner(of: name, meaning)
    if memberRoot == id, owner == selves.count - 1 || variable < 0 {
      isExactMember = selves.last?.isLayerBody ?? false
      defer { isExactMember = false }
      return member(name, of: selves.count - 1, range)
    }
    if variable >= 0 {
      if owner > 0, variable < selves[owner].mark {
        tell(.twoMeanings(tree.names[name], at: range, variable: bindings[variable].range))
        return makeError(range)
      }
      if isInTest, case .global = bindings[variable].storage, source.range.contains(bindings[variable].range) {
        if namesOutsideOfTest.insert(name).inserted {
          tell(.outsideOfTest(tree.names[name], at: range, declared: bindings[variable].range))
        }
        return makeError(range)
      }
      if !bindings[variable].isInitialized, Int(bindings[variable].depth) == depth {
        tell(.usedInOwnValue(tree.names[name], at: range, declared: bindings[variable].range))
        return makeError(range)
      }
      let type = bindings[variable].type
      return makeVariable(reference(variable), type, range)
    }
    if owner >= 0 { return member(name, of: owner, range) }
    if functions[depth].hook == .draw, tree.names[name] == "center" { return boundsCenter(range) }
    if meaning.color >= 0 { return makeColor(Vocabulary.colors[Int(meaning.color)].rgba, range) }
    if meaning.easing >= 0 { return makeEasing(Vocabulary.easings[Int(meaning.easing)], range) }
    if let constant = namedConstant(meaning) {
      return apply(constant.operation, [], instantiate(constant.result, open: .error), range)
    }
    tellUnknownName(name, meaning, range, wanted)
    return makeError(range)
  }

  /// What a name of the vocabulary stands for that is a value of its own, such as `identity`.
  func namedConstant(_ meaning: VocabularyIndex.Meaning) -> BuiltinSignature? {
    guard meaning.functionCount > 0 else { return nil }
    let signature = Vocabulary.functions[Int(meaning.function)]
    return signature.form == .property ? signature : nil
  }

  /// The innermost layer in scope that has a member of the name, as an index of ``selves``; -1 if none has.
  private func memberOwner(of name: NameID, _ meaning: VocabularyIndex.Meaning) -> Int {
    if meaning.property >= 0 || meaning.isLayerMember { return selves.count - 1 }
    if isOwnPropertyName[Int(name.index)],
      let index = selves.indices.last(where: { ownProperty(name, of: selves[$0].type) != nil })
    {
      return index
    }
    if isSublayerName[Int(name.index)] {
      for index in selves.indices.reversed()
      where scope.sublayers.entry(name, in: selves[index].type, program.types) != nil { return index }
    }
    if name == sizeName { return selves.lastIndex { $0.type == scope.stageType } ?? -1 }
    return -1
  }

  /// Whether some layer in scope has a member of the name.
  func isMemberInScope(_ name: NameID) -> Bool { memberOwner(of: name, vocabulary[name]) >= 0 }

  private mutating func member(_ name: NameID, of owner: Int, _ range: SourceRange) -> Operand {
    let layer = makeSelf(owner, range)
    return layerMember(layer, name, isPresentation: false, range)
      ?? unknownMember(layer, name, range)
  }

  /// The layer of a self scope.
  private mutating func makeSelf(_ index: Int, _ range: SourceRange) -> Operand {
    guard let binding = selves[index].binding else { return make(.stage, selves[index].type, range) }
    return makeVariable(reference(binding), selves[index].type, range)
  }

  /// `self`: the innermost layer whose members are in scope.
  mutating func selfLayer(at range: SourceRange) -> Operand { makeSelf(selves.count - 1, range) }

  /// `animation` or `event` as a value: what the calling place of the enclosing handler or block offers.
  mutating func offered(_ value: OfferedValue, at range: SourceRange) -> Operand {
    let word = value == .event ? Word.event : Word.animation
    let index = Int(heads[Int(word.name.index)])
    guard index >= 0 else {
      tell(.notOffered(value.name, at: range))
      return makeError(range)
    }
    let type = bindings[index].type
    return makeVariable(reference(index), type, range)
  }

  private mutating func makeEasing(_ easing: NamedEasing, _ range: SourceRange) -> Operand {
    makeBuiltin(.namedEasing, [makeNumber(Double(easing.index), range)], .easing, range)
  }
}
