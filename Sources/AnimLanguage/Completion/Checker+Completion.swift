/// Asks what may stand where a name stands that nothing has: the checker answers when it comes to that place.
struct CompletionRequest {
  /// The name that marks the place.
  let name: NameID
  /// What may stand there; nil until the place has been found.
  var candidates: [Completion]?
  /// The type that is wanted there; `error` where any is.
  var wanted = TypeID.error
  /// The types of the candidates; `error` where one has none.
  var candidateTypes: [TypeID] = []
  /// Candidates of the wanted type. Looked up, never iterated.
  var fitting: Set<String> = []
  /// The labels that an argument there may have.
  var labels: [Completion] = []
  /// The types that can be written.
  var types: [Completion] = []
}

extension Checker {
  /// Checks a text that has a mark, to find out what may stand in its place.
  ///
  /// - Parameters:
  ///   - state: what earlier texts declared.
  ///   - callee: the name of the function that the mark is an argument of.
  static func completions(
    at mark: NameID, in tree: SyntaxTree, source: SourceText, state: Importer.State, labelsOf callee: NameID?
  ) -> CompletionRequest {
    var checker = Checker(tree, source, [], [], state.program, state.scope, DiagnosticBag())
    checker.completion = CompletionRequest(name: mark)
    _ = DeepStack.run { checker.checkFile() }
    if checker.completion?.candidates == nil { checker.keep(checker.globalCompletions) }
    let labels = callee.map { checker.labelCompletions(ofFunction: $0) } ?? []
    checker.completion?.labels = labels
    let kinds = checker.scope.layerTypes.names.map { Completion($0, .type, detail: "layer type") }
    checker.completion?.types =
      Vocabulary.types.map { Completion($0.name, .type, detail: "type", help: $0.help) } + kinds
    return checker.completion ?? CompletionRequest(name: mark)
  }

  /// Whether a name is the mark; then what may stand there is kept.
  mutating func answersCompletion(_ name: NameID, _ candidates: (borrowing Checker) -> [TypedCompletion]) -> Bool {
    guard let completion, completion.name == name else { return false }
    keep(candidates(self))
    return true
  }

  private mutating func keep(_ candidates: [TypedCompletion]) {
    completion?.candidates = candidates.map(\.completion)
    completion?.candidateTypes = candidates.map(\.type)
  }

  /// Notes the type that is wanted where the mark stands.
  mutating func noteCompletionType(_ wanted: TypeID, at id: ExpressionID) {
    guard let name = completion?.name, case .name(name) = tree.expressions[Int(id.index)], wanted != .error else {
      return
    }
    completion?.wanted = wanted
    let candidates = zip(completion?.candidates ?? [], completion?.candidateTypes ?? [])
    let fitting = candidates.filter { $1 != .error && program.types.isAssignable($1, to: wanted) }
    completion?.fitting = Set(fitting.map(\.0.text))
  }

  // MARK: Candidates

  /// A candidate with its type; `error` where it has none.
  struct TypedCompletion {
    var completion: Completion
    var type: TypeID
  }

  /// What a bare name can be, innermost first.
  var nameCompletions: [TypedCompletion] {
    var names: Set<NameID> = []
    var candidates: [TypedCompletion] = []
    for binding in bindings.reversed() where names.insert(binding.name).inserted {
      let name = tree.names[binding.name]
      if !name.isEmpty { candidates.append(candidate(name, binding.kind == .layer ? .layer : .variable, binding.type)) }
    }
    candidates += layerCompletions(selves.last?.type ?? .layer)
    candidates += functionCompletions
    candidates += Vocabulary.easings.map { candidate($0.name, .easing, .easing, help: $0.help) }
    candidates += Vocabulary.colors.map { candidate($0.name, .color, .color, help: "The CSS colour") }
    for word in Vocabulary.valueWords {
      let type = Vocabulary.types.first { $0.name == word.form }?.id ?? .error
      candidates.append(TypedCompletion(completion: Completion(word, .value), type: type))
    }
    return candidates
  }

  /// What can be called: the script's functions, then the host's, then the vocabulary's.
  var functionCompletions: [TypedCompletion] {
    let declared = scope.callables.filter { !$0.isHandler }.map { function in
      TypedCompletion(
        completion: Completion(tree.names[function.name], .function, detail: signature(of: function)),
        type: function.result)
    }
    return declared + hostCompletions
      + distinct(Vocabulary.functions).map { candidate($0, $0.form == .property ? .value : .function) }
  }

  /// The functions of the host.
  var hostCompletions: [TypedCompletion] {
    scope.host.functions.map { function in
      let type = if case .basic(let type) = function.result { type } else { TypeID.error }
      return TypedCompletion(
        completion: Completion(function.name, .function, detail: function.text, help: function.help), type: type)
    }
  }

  /// The handlers of the script.
  var handlerCompletions: [TypedCompletion] {
    scope.callables.filter(\.isHandler).map { handler in
      TypedCompletion(
        completion: Completion(tree.names[handler.name], .handler, detail: signature(of: handler)), type: .error)
    }
  }

  /// The members of a value.
  func memberCompletions(of owner: Operand) -> [TypedCompletion] {
    if program.types.isLayer(owner.type) { return layerCompletions(owner.type) }
    var parts: [TypedCompletion] = []
    if case .property(_, let property, _) = program.expressions[Int(owner.id.index)], let entry = catalogEntry(property)
    {
      parts = catalog.entries[entry].parts.map { candidate(ofEntry: $0) }
    }
    for part in transformPart(of: owner)?.parts ?? [] {
      guard let name = part.name.split(separator: ".").last else { continue }
      parts.append(candidate(String(name), .property, TypeID(part.type)))
    }
    return parts + methodCompletions(of: owner.type)
  }

  /// The properties, sublayers and other members of a layer type.
  private func layerCompletions(_ type: TypeID) -> [TypedCompletion] {
    var candidates: [TypedCompletion] = []
    if let kind = scope.layerTypes.entry(of: type, program.types)?.id {
      let own = catalog.ownRoots.filter { program.layerTypes.type(kind, inheritsFrom: catalog.entries[$0].owner) }
      candidates += own.map { candidate(ofEntry: $0) }
    }
    for name in scope.sublayers.names(of: type, program.types) {
      let entry = scope.sublayers.entry(name, in: type, program.types)
      candidates.append(candidate(tree.names[name], .layer, entry?.type ?? .layer))
    }
    if type == scope.stageType, let size = catalog.stageSize { candidates.append(candidate(ofEntry: size)) }
    candidates += catalog.roots.map { candidate(ofEntry: $0) }
    candidates += methodCompletions(of: .layer)
    let presentation = Completion("presentation", .property, detail: "layer", help: "The layer as it is on screen")
    candidates.append(TypedCompletion(completion: presentation, type: type))
    return candidates
  }

  /// The properties that an animation may name which is no layer's yet: those of the layer around it, then all others.
  var describedCompletions: [TypedCompletion] {
    var names: Set<String> = []
    let entries = catalog.ownRoots.filter { catalog.entries[$0].traits.contains(.animatable) }.map {
      candidate(ofEntry: $0)
    }
    let own = layerCompletions(selves.last?.type ?? .layer)
    return (own + entries).filter { names.insert($0.completion.text).inserted }
  }

  /// The members of the vocabulary that values of a type have.
  private func methodCompletions(of type: TypeID) -> [TypedCompletion] {
    let members = Vocabulary.members.filter { member in
      var open: TypeID?
      return member.receiver.map { fits(type, $0, open: &open) } ?? false
    }
    return distinct(members).map { candidate($0, $0.form == .property ? .property : .method) }
  }

  /// What is left when the place is nowhere that the checker looks: what the whole script can use.
  private var globalCompletions: [TypedCompletion] {
    scope.variables.reversed().map { candidate(tree.names[$0.name], $0.kind == .layer ? .layer : .variable, $0.type) }
      + functionCompletions
  }

  private func distinct(_ signatures: [BuiltinSignature]) -> [BuiltinSignature] {
    var names: Set<String> = []
    return signatures.filter { names.insert($0.name).inserted }
  }

  private func candidate(_ signature: BuiltinSignature, _ kind: Completion.Kind) -> TypedCompletion {
    var type = TypeID.error
    if case .exactly(let result) = signature.result { type = result }
    return TypedCompletion(
      completion: Completion(signature.name, kind, detail: signature.text(in: program.types), help: signature.help),
      type: type)
  }

  private func candidate(ofEntry entry: Int) -> TypedCompletion {
    candidate(catalog.entries[entry].name, .property, propertyTypes[entry], help: catalog.entries[entry].help)
  }

  private func candidate(
    _ name: String, _ kind: Completion.Kind, _ type: TypeID, help: String = ""
  ) -> TypedCompletion {
    TypedCompletion(
      completion: Completion(name, kind, detail: program.types.name(of: type), help: help), type: type)
  }

  private func signature(of callable: Callable) -> String {
    let parameters = callable.parameters.map { parameter in
      (parameter.label.map { tree.names[$0] + ": " } ?? "") + program.types.name(of: parameter.type)
    }
    let result = callable.result == .void ? "" : " -> \(program.types.name(of: callable.result))"
    return "\(tree.names[callable.name])(\(parameters.joined(separator: ", ")))\(result)"
  }

  /// The labels that arguments of a function or method of a name may have.
  func labelCompletions(ofFunction name: NameID) -> [Completion] {
    var labels: [Completion] = []
    for parameter in scope.callables.filter({ $0.name == name }).flatMap(\.parameters) {
      guard let label = parameter.label else { continue }
      labels.append(Completion(tree.names[label] + ":", .label, detail: program.types.name(of: parameter.type)))
    }
    let builtin = (Vocabulary.functions + Vocabulary.members).filter { $0.name == tree.names[name] }
    for parameter in builtin.flatMap(\.parameters) where parameter.isLabelled {
      labels.append(Completion(parameter.name + ":", .label, detail: parameter.type.name(in: program.types)))
    }
    return labels
  }
}

extension Completion {
  init(_ word: VocabularyWord, _ kind: Kind) {
    self.init(word.word, kind, detail: word.form, help: word.help)
  }
}
