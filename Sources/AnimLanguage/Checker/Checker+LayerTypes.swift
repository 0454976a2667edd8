import AnimEngine

// Layer types are seen in the whole file: before anything else is checked, their names, properties and named sublayers
// are declared here. Their bodies are checked where they stand.

extension Checker {
  /// Makes types of the engine's kinds, once for a program.
  mutating func declareKinds() {
    guard scope.layerTypes.entries.isEmpty else { return }
    for (index, kind) in program.layerTypes.types.enumerated() {
      let parent = kind.parent.flatMap { scope.layerTypes[program.layerTypes.types[$0.index].name]?.type }
      let type = parent.map { program.types.makeLayerType(name: kind.name, parent: $0) } ?? .layer
      let id = LayerTypeID(index: index)
      // There is one stage, so nobody names its type.
      if id == .stage { scope.stageType = type }
      scope.layerTypes.declare(
        LayerTypeScope.Entry(name: kind.name, type: type, id: id, body: nil, range: SourceRange(0, 0)),
        isNamed: id != .stage)
    }
  }

  /// Declares the layer types of the text.
  mutating func declareLayerTypes() {
    let declarations = namedDeclarations()
    guard !declarations.isEmpty else { return }
    var order: [NodeID<LayerTypeSyntax>] = []
    var states: [NodeID<LayerTypeSyntax>: DeclarationState] = [:]
    let byName = Dictionary(
      declarations.map { (tree[$0].name.name, $0) }, uniquingKeysWith: { first, _ in first })
    for declaration in declarations { declareParents(of: declaration, byName, &states, &order) }
    for declaration in order { declareProperties(of: declaration) }
    vocabulary.extend(tree.names, catalog: catalog)
    for declaration in order {
      guard let type = declaredType(declaration)?.type else { continue }
      declareSublayers(in: tree[declaration].body, of: type)
      observeProperties(of: declaration)
    }
  }

  /// The declared type of a declaration of this text; nil for a second one of its name.
  func declaredType(_ id: NodeID<LayerTypeSyntax>) -> LayerTypeScope.Entry? {
    let name = tree[id].name
    return scope.layerTypes[tree.names[name.name]].flatMap { $0.range == name.range ? $0 : nil }
  }

  /// The type that is written after `:`, plain `layer` if there is none; nil, told, if there is none of the name.
  mutating func layerType(_ name: NameSyntax?) -> LayerTypeScope.Entry? {
    guard let name else { return scope.layerTypes[Word.layer.text] }
    let text = tree.names[name.name]
    if let entry = scope.layerTypes[text] { return entry }
    let similar = similarNames(to: text, among: scope.layerTypes.names)
    tellOnce(.unknownLayerKind(text, at: name.range, similar: similar))
    // It is taken for the one that was meant.
    return similar.first.flatMap { scope.layerTypes[$0] }
  }

  // MARK: Names and parents

  private enum DeclarationState { case visiting, declared }

  /// The declarations of the text whose name is new.
  private mutating func namedDeclarations() -> [NodeID<LayerTypeSyntax>] {
    var declarations: [NodeID<LayerTypeSyntax>] = []
    var ranges: [NameID: SourceRange] = [:]
    for index in 0..<Int(tree.root.count) {
      guard case .layerType(let id) = tree[node(tree.root, index)] else { continue }
      let name = tree[id].name
      let text = tree.names[name.name]
      if let earlier = ranges[name.name] ?? scope.layerTypes[text]?.range {
        tell(.alreadyDeclared(text, at: name.range, earlier: earlier))
      } else if vocabulary[name.name].type >= 0 || program.layerTypes.id(named: text) != nil {
        tell(.layerTypeNamedLikeType(text, at: name.range))
      } else {
        ranges[name.name] = name.range
        declarations.append(id)
      }
    }
    return declarations
  }

  /// Declares a type after those that it extends, however they are ordered in the text.
  private mutating func declareParents(
    of declaration: NodeID<LayerTypeSyntax>, _ byName: [NameID: NodeID<LayerTypeSyntax>],
    _ states: inout [NodeID<LayerTypeSyntax>: DeclarationState], _ order: inout [NodeID<LayerTypeSyntax>]
  ) {
    var chain: [NodeID<LayerTypeSyntax>] = []
    var next: NodeID<LayerTypeSyntax>? = declaration
    var extendsItself = false
    while let current = next, states[current] != .declared {
      if states[current] == .visiting {
        extendsItself = true
        break
      }
      states[current] = .visiting
      chain.append(current)
      next = tree[current].parent.flatMap { byName[$0.name] }
    }
    for declaration in chain.reversed() {
      let syntax = tree[declaration]
      if extendsItself, let parent = syntax.parent {
        tell(.layerTypeExtendsItself(tree.names[syntax.name.name], at: parent.range))
        extendsItself = false
        declareName(of: declaration, extending: .layer)
      } else {
        declareName(of: declaration, extending: layerType(syntax.parent)?.type ?? .layer)
      }
      states[declaration] = .declared
      order.append(declaration)
    }
  }

  private mutating func declareName(of declaration: NodeID<LayerTypeSyntax>, extending parent: TypeID) {
    let name = tree[declaration].name
    let text = tree.names[name.name]
    let body = addFunction(.hook, name: "layer type \(text)", range: name.range)
    program.functions[Int(body.index)].parameterCount = 1
    scope.layerTypes.declare(
      LayerTypeScope.Entry(
        name: text, type: program.types.makeLayerType(name: text, parent: parent), id: .layer, body: body,
        range: name.range))
  }

  // MARK: Properties

  private mutating func declareProperties(of declaration: NodeID<LayerTypeSyntax>) {
    guard let entry = declaredType(declaration),
      let parent = program.types.parent(of: entry.type).flatMap({ scope.layerTypes.entry(of: $0, program.types) })
    else { return }
    var properties: [(property: LayerProperty, type: TypeID, name: NameSyntax)] = []
    for statement in tree.ids(of: tree[declaration].body) {
      guard case .property(let id) = tree[statement] else { continue }
      let name = tree[id].name
      if let earlier = properties.first(where: { $0.name.name == name.name }) {
        tell(.alreadyDeclared(tree.names[name.name], at: name.range, earlier: earlier.name.range))
      } else if isMemberName(name.name, of: parent.type) {
        tell(.propertyExists(tree.names[name.name], at: name.range))
      } else {
        let (property, type) = makeProperty(tree[id])
        properties.append((property, type, name))
      }
    }
    guard let id = register(entry.name, extending: parent.id, properties.map(\.property)),
      let registered = program.layerTypes[id]
    else { return }
    scope.layerTypes.setID(id, of: entry.type)
    if let body = entry.body { program.declaredTypes.append(TypedLayerType(id: id, body: body)) }
    for (property, type, name) in properties {
      guard let property = registered.property(named: property.name) else { continue }
      let first = catalog.entries.count
      catalog.append(property, of: id, type: program.types.unwrapped(type), in: program.layerTypes)
      ownProperties[name.name, default: []].append(first)
      isOwnPropertyName[Int(name.name.index)] = true
      propertyTypes.append(type)
      propertyTypes += catalog.entries[(first + 1)...].map(\.type)
      propertyIDs += repeatElement(-1, count: catalog.entries.count - first)
    }
  }

  private mutating func register(
    _ name: String, extending parent: LayerTypeID, _ properties: [LayerProperty]
  ) -> LayerTypeID? {
    // Names have been looked at, so nothing is refused.
    try? program.layerTypes.register(name: name, extending: parent, properties: properties)
  }

  /// Whether layers of a type have a member of the name already.
  private func isMemberName(_ name: NameID, of type: TypeID) -> Bool {
    vocabulary[name].property >= 0 || vocabulary[name].isLayerMember || ownProperty(name, of: type) != nil
      || scope.sublayers.entry(name, in: type, program.types) != nil
  }

  private mutating func makeProperty(_ syntax: PropertySyntax) -> (property: LayerProperty, type: TypeID) {
    let type = syntax.type.map { resolve($0) } ?? .error
    let isOptional = program.types.wrapped(by: type) != nil
    if let written = syntax.type, type != .error, ValueType(type, program.types) == nil {
      tell(.propertyType(program.types.description(of: type), at: tree.range(of: written)))
    }
    let storage = ValueType(type, program.types) ?? .number
    if syntax.defaultValue == nil, !isOptional {
      tell(.propertyWithoutValue(tree.names[syntax.name.name], at: syntax.name.range))
    }
    var traits: LayerProperty.Traits = []
    if storage != .layer, storage != .any { traits.insert(.animatable) }
    if syntax.isAnimated { traits.formUnion([.implicitAction, .movedByViews]) }
    if isOptional || storage == .any { traits.insert(.optional) }
    let value = constant(syntax.defaultValue, as: type) ?? (isOptional ? .none : storage.initialValue)
    let property = LayerProperty(
      tree.names[syntax.name.name], storage, default: value, traits, help: "A property of the script's own.")
    return (property, type)
  }

  /// The value of a literal of a type; nil if it has to be computed when a layer is made.
  func constant(_ id: ExpressionID?, as type: TypeID) -> PropertyValue? {
    guard let id else { return nil }
    switch (tree[id], program.types.unwrapped(type)) {
    case (.number(let value), .number): return .number(value)
    case (.duration(let ticks), .duration): return .duration(MediaTime(roundingTicks: ticks))
    case (.angle(let radians), .angle): return .angle(radians)
    case (.boolean(let value), .bool): return .bool(value)
    case (.none, _): return program.types.wrapped(by: type) == nil ? nil : PropertyValue.none
    case (.string(let pieces), .string):
      if pieces.isEmpty { return .string("") }
      guard pieces.count == 1, case .text(let text) = tree[node(pieces, 0)] else { return nil }
      return .string(tree[text])
    case (.unary(.negate, let operand), .number):
      guard case .number(let value) = tree[operand] else { return nil }
      return .number(-value)
    default: return nil
    }
  }

  // MARK: Sublayers and hooks

  /// Declares the named layers directly in a body as members of a type, and those in them as members of theirs.
  private mutating func declareSublayers(in body: BlockSyntax, of owner: TypeID) {
    for statement in tree.ids(of: body) {
      guard case .layer(let id) = tree[statement], let name = tree[id].name else { continue }
      let layer = tree[id]
      let type = layerType(layer, name)
      sublayerTypes[id] = type
      if type != owner, layer.body.count > 0 { declareSublayers(in: layer.body, of: type) }
      if layer.isMask {
        declareMask(name, type, of: owner)
        continue
      }
      declareMember(name, layer.elements == nil ? type : program.types.list(of: type), of: owner)
    }
  }

  /// Lets the engine know which changes somebody wants to hear of.
  private mutating func observeProperties(of declaration: NodeID<LayerTypeSyntax>) {
    guard let entry = declaredType(declaration) else { return }
    for statement in tree.ids(of: tree[declaration].body) {
      guard case .hook(let id) = tree[statement] else { continue }
      switch (tree[id].kind, tree[id].name) {
      case (.changed, let name?):
        guard let property = property(named: name.name, of: entry.type) else { continue }
        program.layerTypes.observe(catalog.entries[property].reference, in: entry.id)
      case (.display, _), (.draw, _): program.layerTypes.observe(entry.id)
      case (.defaultAction, _): program.layerTypes.setHasDefaultAction(entry.id)
      default: break
      }
    }
  }
}

extension Checker {
  /// The catalog's entry of a property of any kind that layers of a type have.
  func property(named name: NameID, of type: TypeID) -> Int? {
    let meaning = vocabulary[name]
    if meaning.property >= 0, !meaning.isRedefined { return Int(meaning.property) }
    return ownProperty(name, of: type) ?? (meaning.property >= 0 ? Int(meaning.property) : nil)
  }

  /// The catalog's entry of a property that not all layers have, but those of a type.
  func ownProperty(_ name: NameID, of type: TypeID) -> Int? {
    guard isOwnPropertyName[Int(name.index)], let entries = ownProperties[name],
      let owner = scope.layerTypes.entry(of: type, program.types)
    else {
      return nil
    }
    return entries.first { program.layerTypes.type(owner.id, inheritsFrom: catalog.entries[$0].owner) }
  }

  /// The catalog's entries of properties that scripts declare for types which extend one: a layer of it may have them.
  func looseProperties(_ name: NameID, below type: TypeID) -> [Int] {
    guard let entries = ownProperties[name], let base = scope.layerTypes.entry(of: type, program.types) else {
      return []
    }
    return entries.filter { entry in
      let owner = catalog.entries[entry].owner
      return isOfScript(owner) && program.layerTypes.type(owner, inheritsFrom: base.id)
    }
  }

  /// Whether a script declares a layer type, which is none of the engine's kinds.
  func isOfScript(_ type: LayerTypeID) -> Bool {
    type.index >= scope.layerTypes.kindCount
  }
}
