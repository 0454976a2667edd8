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
  ///
  /// - Parameter hasSynonyms: Whether what other tools call so counts.
  mutating func similarNames(
    to name: String, among candidates: [String], areTypes: Bool = false, hasSynonyms: Bool = true
  ) -> [String] {
    guard suggestionBudget > 0, areTypes || !Vocabulary.isForeign(name) else { return [] }
    suggestionBudget -= 1
    let synonyms =
      areTypes ? Vocabulary.typeNames(for: name) : hasSynonyms ? Vocabulary.names(for: name) : []
    var result = synonyms.filter { synonym in
      candidates.contains(synonym) || candidates.contains(String(synonym.prefix { $0 != "." }))
    }
    let nearest = Suggestions.nearest(to: name, among: candidates)
    // What differs in case only is what was meant.
    if let first = nearest.first, first.lowercased() == name.lowercased() { return [first] }
    for near in nearest where !result.contains(near) { result.append(near) }
    return Array(result.prefix(Suggestions.limit))
  }

  mutating func tellUnknownName(
    _ name: NameID, _ meaning: VocabularyIndex.Meaning, _ range: SourceRange, _ wanted: TypeID
  ) {
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
        return tellOnce(.outOfScope(text, at: range, declared: declared))
      }
    }
    var similar = similarNames(of: text, for: wanted)
    let isAlone = nameInStatement?.range == range
    if isAlone, nameInStatement?.isTarget == false {
      similar = Suggestions.nearest(to: text, among: Checker.statementsOfOneWord) + similar
    }
    var diagnostic = Diagnostic.unknown(
      .unknownName, "name", text, at: range, label: "not known here", similar: similar,
      declared: similar.first.flatMap { declaration(of: $0) }, hint: hint(for: name, text, similar))
    if isAlone, nameInStatement?.isTarget == true, similar.isEmpty {
      diagnostic.hint = "declare it first: 'var \(text) = …'"
      diagnostic.fixes = [.insert("var ", at: range.lowerBound)]
    }
    tellOnce(diagnostic)
  }

  /// The names that an unknown one may have meant where a value of a type is wanted.
  private mutating func similarNames(of text: String, for wanted: TypeID) -> [String] {
    guard suggestionBudget > 0 else { return [] }
    // The stage's members are known everywhere, and meant by few.
    let isOnStage = selves.count == 1
    let others = visibleNames(for: wanted, withMembers: !isOnStage)
    var similar = similarNames(to: text, among: others)
    if similar.isEmpty, isOnStage {
      similar = similarNames(to: text, among: visibleNames(for: wanted, withMembers: true), hasSynonyms: false)
    }
    // A variable of another type may have been meant where easings and layers are not.
    if similar.isEmpty, wanted != .easing, wanted != .layer {
      similar = similarNames(to: text, among: bindings.reversed().map { tree.names[$0.name] }, hasSynonyms: false)
    }
    return similar
  }

  /// What a name may have been meant to be that is no name here.
  private func hint(for name: NameID, _ text: String, _ similar: [String]) -> String? {
    if OfferedValue.allCases.contains(where: { $0.name == text }), name != Word.layer.name || isInHandler {
      return "a handler is offered it, if it names it: 'handler done(\(text)) { … }'"
    }
    if name == Word.stage.name {
      return "'self' is the stage outside of layers, and its members are known by their names"
    }
    if let word = Word(name), word.isStatement { return "'\(text)' begins a statement, and the rest of it is missing" }
    return similar.isEmpty || Vocabulary.isForeign(text) ? Vocabulary.idiom(for: text)?.hint : nil
  }

  private var isInHandler: Bool { functions.contains { $0.kind == .handler } }

  /// The words that are statements by themselves.
  private static let statementsOfOneWord = [Word.flush, .break, .continue, .return].map(\.text)

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
    tellOnce(
      .unknown(
        .unknownFunction, "function", text, at: range, label: "no function is called so", similar: similar,
        declared: similar.first.flatMap { declaration(of: $0) },
        hint: similar.isEmpty ? (Vocabulary.functionIdiom(for: text) ?? Vocabulary.idiom(for: text))?.hint : nil))
  }

  /// Tells that a value has no such member.
  ///
  /// - Parameters:
  ///   - others: what may have been meant besides the members of the value's type.
  ///   - parentheses: those of a call without arguments, which a property does not have.
  mutating func unknownMember(
    _ owner: Operand, _ name: NameID, _ range: SourceRange, orOneOf others: [String] = [],
    parentheses: SourceRange? = nil
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
    if let way = wayToElements(of: owner, text, range) {
      tell(way)
    } else if isLayer {
      let declared = similar.first.flatMap { tree.names.find($0) }.flatMap {
        scope.sublayers.entry($0, in: owner.type, program.types)?.range
      }
      let diagnostic = Diagnostic.unknown(
        .unknownProperty, "property", text, at: nameRange, on: ownerName, label: "layer has no such property",
        similar: similar, declared: declared,
        hint: similar.isEmpty ? Vocabulary.layerIdiom(for: text)?.hint ?? hintOfKind(text) : nil)
      // One that a layer type was to have is misspelt once, where it is declared.
      if typeName == "layer" { tell(diagnostic) } else { tellOnce(diagnostic) }
    } else {
      var diagnostic = Diagnostic.unknown(
        .unknownMember, "member", text, at: nameRange, on: program.types.description(of: owner.type),
        label: "\(typeName) has no such member", similar: similar,
        hint: owner.type == .any
          ? "say what it is: 'as color' and the like"
          : similar.isEmpty ? Vocabulary.valueIdiom(for: text)?.hint : nil)
      if let parentheses {
        for (index, member) in similar.enumerated()
        where !Vocabulary.members.contains(where: { $0.name == member && $0.form != .property }) {
          diagnostic.fixes[index] = .replace(
            nameRange.union(parentheses), with: member, title: "write '\(member)' without parentheses")
        }
      }
      tell(diagnostic)
    }
    return makeError(range)
  }

  /// Tells what to write for a member of the layers of a list; nil if the list's elements are none.
  private func wayToElements(of owner: Operand, _ text: String, _ range: SourceRange) -> Diagnostic? {
    guard let element = program.types.element(of: owner.type), program.types.isLayer(element),
      let name = tree.names.find(text), vocabulary[name].property >= 0
    else { return nil }
    let list = source.text(in: self.range(owner.id))
    return .memberOfLayers(text, list, at: nameRange(name, in: range))
  }

  /// Of which kind a layer has to be for a property that other tools call so.
  private func hintOfKind(_ text: String) -> String? {
    for name in Vocabulary.names(for: text) {
      guard let entry = catalog.ownRoots.first(where: { catalog.entries[$0].name == name }) else { continue }
      let kind = program.layerTypes.types[catalog.entries[entry].owner.index].name
      return "layers of the kind '\(kind)' have '\(name)': 'layer label: \(kind) { \(name) = … }'"
    }
    return nil
  }

  // MARK: Candidates

  private static let values = ["none", "self", "true", "false", "now", "noAction"]

  /// What a bare name could mean where a type is wanted, innermost first.
  private func visibleNames(for wanted: TypeID, withMembers: Bool) -> [String] {
    func fits(_ type: TypeID) -> Bool {
      wanted == .error || wanted == .any || type == .error
        || program.types.isAssignable(program.types.unwrapped(type), to: wanted)
    }
    var names = bindings.reversed().filter { fits($0.type) }.map { tree.names[$0.name] }
    if withMembers { names += layerNames(selves.last?.type ?? .layer, fits, withMethods: false) }
    if fits(.easing) { names += Vocabulary.easings.map(\.name) }
    if fits(.color) { names += Vocabulary.colors.map(\.name) }
    if wanted == .error { names += Vocabulary.constants.map(\.name) }
    return names
      + Checker.values.filter { value in
        switch value {
        case "none": wanted != .easing && wanted != .layer
        case "noAction": fits(.action)
        case "self": fits(.layer)
        case "now": fits(.duration)
        default: fits(.bool)
        }
      }
  }

  /// The properties, sublayers and other members of a layer type.
  private func layerNames(
    _ type: TypeID, _ fits: (TypeID) -> Bool = { _ in true }, withMethods: Bool = true
  ) -> [String] {
    catalog.roots.filter { fits(propertyTypes[$0]) }.map { catalog.entries[$0].name }
      + ownNames(type, fits)
      + scope.sublayers.names(of: type, program.types).map { tree.names[$0] }
      + Vocabulary.members.filter { $0.receiver == .exactly(.layer) && (withMethods || $0.form == .property) }
      .map(\.name) + ["presentation"]
      + (type == scope.stageType ? ["size"] : [])
  }

  /// The properties that layers of a type have and not all layers.
  private func ownNames(_ type: TypeID, _ fits: (TypeID) -> Bool) -> [String] {
    guard let id = scope.layerTypes.entry(of: type, program.types)?.id else { return [] }
    return catalog.ownRoots.filter { fits(propertyTypes[$0]) }.map { catalog.entries[$0] }
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
