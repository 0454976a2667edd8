/// Where names are declared anywhere in a file.
struct DeclarationIndex: Sendable {
  private var ranges: [NameID: SourceRange] = [:]

  init(_ tree: SyntaxTree) {
    for statement in tree.statements {
      if case .variable(let name, _, _, _) = statement { add(name) }
    }
    for layer in tree.layers { layer.name.map { add($0) } }
    for parameter in tree.parameters { add(parameter.name) }
    for loop in tree.loops { loop.name.map { add($0) } }
    for conditional in tree.conditionals { conditional.binding.map { add($0) } }
  }

  private mutating func add(_ name: NameSyntax) {
    if ranges[name.name] == nil { ranges[name.name] = name.range }
  }

  subscript(name: NameID) -> SourceRange? { ranges[name] }
}

extension Checker {
  /// The names that a misspelt one may have meant: what it is called elsewhere, then the nearest.
  mutating func similarNames(to name: String, among candidates: [String], areTypes: Bool = false) -> [String] {
    guard suggestionBudget > 0, areTypes || !Vocabulary.isForeign(name) else { return [] }
    suggestionBudget -= 1
    let synonyms = areTypes ? Vocabulary.typeNames(for: name) : Vocabulary.names(for: name)
    var result = synonyms.filter { synonym in
      candidates.contains(synonym) || candidates.contains(String(synonym.prefix { $0 != "." }))
    }
    for near in Suggestions.nearest(to: name, among: candidates) where !result.contains(near) { result.append(near) }
    return Array(result.prefix(Suggestions.limit))
  }

  mutating func tellUnknownName(_ name: NameID, _ meaning: VocabularyIndex.Meaning, _ range: SourceRange) {
    if answersCompletion(name, { $0.nameCompletions }) { return }
    let text = tree.names[name]
    let callable = Int(callables[Int(name.index)])
    if callable >= 0 {
      tell(.functionAsValue(text, isHandler: scope.callables[callable].isHandler, at: range))
      return
    }
    if meaning.functionCount > 0 || scope.host.index(of: text) != nil {
      tell(.functionAsValue(text, isHandler: false, at: range))
      return
    }
    if name == hostName { return tell(.hostAsValue(at: range)) }
    if suggestionBudget > 0 {
      let index = declarationIndex ?? DeclarationIndex(tree)
      declarationIndex = index
      if let declared = index[name] {
        tell(.outOfScope(text, at: range, declared: declared))
        return
      }
    }
    let similar = similarNames(to: text, among: suggestionBudget > 0 ? visibleNames : [])
    // What has no near name is one mistake, however often it is written.
    if similar.isEmpty, !toldNames.insert(name).inserted { return }
    tell(
      .unknown(
        .unknownName, "name", text, at: range, label: "not known here", similar: similar,
        declared: similar.first.flatMap { declaration(of: $0) }, hint: hint(for: name, text, similar)))
  }

  /// What a name may have been meant to be that is no name here.
  private func hint(for name: NameID, _ text: String, _ similar: [String]) -> String? {
    if let word = Word(name), word.isStatement { return "'\(text)' begins a statement, and the rest of it is missing" }
    if OfferedValue.allCases.contains(where: { $0.name == text }) {
      return "a handler is offered it, if it names it: 'handler done(\(text)) { … }'"
    }
    return similar.isEmpty || Vocabulary.isForeign(text) ? Vocabulary.idiom(for: text)?.hint : nil
  }

  mutating func tellUnknownFunction(_ name: NameID, _ range: SourceRange) {
    if answersCompletion(name, { $0.functionCompletions }) { return }
    let text = tree.names[name]
    let declared = scope.callables.filter { !$0.isHandler }.map { tree.names[$0.name] }
    if vocabulary[name].property >= 0 {
      tell(.propertySetByCall(text, nil, at: range))
      return
    }
    let similar = similarNames(
      to: text, among: declared + scope.host.functions.map(\.name) + Vocabulary.functions.map(\.name))
    tell(
      .unknown(
        .unknownFunction, "function", text, at: range, label: "no function is called so", similar: similar,
        declared: similar.first.flatMap { declaration(of: $0) },
        hint: similar.isEmpty ? Vocabulary.idiom(for: text)?.hint : nil))
  }

  /// Tells that a value has no such member.
  ///
  /// - Parameter others: what may have been meant besides the members of the value's type.
  mutating func unknownMember(
    _ owner: Operand, _ name: NameID, _ range: SourceRange, orOneOf others: [String] = []
  ) -> Operand {
    if answersCompletion(name, { $0.memberCompletions(of: owner) }) { return makeError(range) }
    if unknownLayerTypes.contains(owner.type) { return makeError(range) }
    let text = tree.names[name]
    let nameRange = nameRange(name, in: range)
    let isLayer = program.types.isLayer(owner.type)
    let candidates = suggestionBudget == 0 ? [] : (isLayer ? layerNames(owner.type) : memberNames(owner)) + others
    let typeName = self.name(of: owner.type)
    let ownerName = typeName == "layer" ? "layer" : "'\(typeName)'"
    let isMeant = Vocabulary.names(for: text).contains { candidates.contains(String($0.prefix { $0 != "." })) }
    if isLayer, !isMeant, let entries = ownProperties[name] {
      let kinds = entries.map { program.layerTypes.types[catalog.entries[$0].owner.index].name }
      tell(.propertyOfOtherKind(text, on: ownerName, kinds: kinds, at: nameRange))
      return makeError(range)
    }
    let similar = similarNames(to: text, among: candidates)
    if isLayer {
      let declared = similar.first.flatMap { tree.names.find($0) }.flatMap {
        scope.sublayers.entry($0, in: owner.type, program.types)?.range
      }
      tell(
        .unknown(
          .unknownProperty, "property", text, at: nameRange, on: ownerName, label: "layer has no such property",
          similar: similar, declared: declared, hint: similar.isEmpty ? Vocabulary.layerIdiom(for: text)?.hint : nil))
    } else {
      tell(
        .unknown(
          .unknownMember, "member", text, at: nameRange, on: program.types.description(of: owner.type),
          label: "\(typeName) has no such member", similar: similar,
          hint: owner.type == .any
            ? "say what it is: 'as color' and the like"
            : similar.isEmpty ? Vocabulary.valueIdiom(for: text)?.hint : nil))
    }
    return makeError(range)
  }

  // MARK: Candidates

  private static let values = ["none", "self", "true", "false", "now"]

  /// What a bare name could mean, innermost first.
  private var visibleNames: [String] {
    bindings.reversed().map { tree.names[$0.name] }
      + layerNames(selves.last?.type ?? .layer) + Vocabulary.easings.map(\.name) + Vocabulary.colors.map(\.name)
      + Vocabulary.constants.map(\.name) + Checker.values
  }

  /// The properties, sublayers and other members of a layer type.
  private func layerNames(_ type: TypeID) -> [String] {
    catalog.roots.map { catalog.entries[$0].name }
      + ownNames(type)
      + scope.sublayers.names(of: type, program.types).map { tree.names[$0] }
      + Vocabulary.members.filter { $0.receiver == .exactly(.layer) }.map(\.name) + ["presentation"]
      + (type == scope.stageType ? ["size"] : [])
  }

  /// The properties that layers of a type have and not all layers.
  private func ownNames(_ type: TypeID) -> [String] {
    guard let id = scope.layerTypes.entry(of: type, program.types)?.id else { return [] }
    return catalog.ownRoots.map { catalog.entries[$0] }
      .filter { program.layerTypes.type(id, inheritsFrom: $0.owner) }.map(\.name)
  }

  private func memberNames(_ owner: Operand) -> [String] {
    var names: [String] = []
    if case .property(_, let property, _) = program.expressions[Int(owner.id.index)], let entry = catalogEntry(property)
    {
      names += catalog.entries[entry].parts.map { catalog.entries[$0].name }
    }
    names += transformPart(of: owner)?.parts.compactMap { $0.name.split(separator: ".").last.map(String.init) } ?? []
    for member in Vocabulary.members {
      var open: TypeID?
      if let receiver = member.receiver, fits(owner.type, receiver, open: &open) { names.append(member.name) }
    }
    return names
  }

  /// Where a suggested name is declared, if a script declares it.
  private func declaration(of text: String) -> SourceRange? {
    guard let name = tree.names.find(text) else { return nil }
    let binding = Int(heads[Int(name.index)])
    if binding >= 0 { return bindings[binding].range }
    let callable = Int(callables[Int(name.index)])
    return callable >= 0 ? scope.callables[callable].range : nil
  }
}
