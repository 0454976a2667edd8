/// An expression that has been checked.
struct Operand {
  let id: TypedExpressionID
  let type: TypeID
}

extension Checker {
  func range(_ id: ExpressionID) -> SourceRange { tree.expressionRanges[Int(id.index)] }

  func range(_ id: TypedExpressionID) -> SourceRange { program.expressionRanges[Int(id.index)] }

  @inline(__always)
  mutating func make(_ expression: TypedExpression, _ type: TypeID, _ range: SourceRange) -> Operand {
    let id = TypedExpressionID(program.expressions.count)
    program.expressions.append(expression)
    program.expressionTypes.append(type)
    program.expressionRanges.append(range)
    return Operand(id: id, type: type)
  }

  /// What stands for an expression that has no meaning.
  mutating func makeError(_ range: SourceRange) -> Operand { make(.absent, .error, range) }

  mutating func makeNumber(_ value: Double, _ range: SourceRange) -> Operand { make(.number(value), .number, range) }

  mutating func makeVariable(_ reference: VariableReference, _ type: TypeID, _ range: SourceRange) -> Operand {
    make(.variable(reference), type, range)
  }

  mutating func makeString(_ text: String, _ range: SourceRange) -> Operand {
    program.strings.append(text)
    return make(.string(StringID(program.strings.count - 1)), .string, range)
  }

  /// The whole of the operands as a call of a built-in operation.
  mutating func makeBuiltin(_ builtin: Builtin, _ operands: [Operand], _ type: TypeID, _ range: SourceRange) -> Operand
  {
    make(.builtin(builtin, list(operands.map(\.id))), type, range)
  }

  mutating func emit(_ statement: TypedStatement, _ range: SourceRange) {
    scratch.append(UInt32(truncatingIfNeeded: program.statements.count))
    program.statements.append(statement)
    program.statementRanges.append(range)
  }

  /// Moves what was put on the scratch stack since a mark into the program's pool.
  @inline(__always)
  mutating func list<Node>(from mark: Int) -> NodeList<Node> {
    // Most lists have one to four elements: one by one is faster than as slices.
    let start = program.listPool.count
    for index in mark..<scratch.count { program.listPool.append(scratch[index]) }
    while scratch.count > mark { scratch.removeLast() }
    return NodeList(start: start, count: program.listPool.count - start)
  }

  mutating func list<Node>(_ ids: [NodeID<Node>]) -> NodeList<Node> {
    let start = program.listPool.count
    for id in ids { program.listPool.append(id.index) }
    return NodeList(start: start, count: ids.count)
  }

  /// A child of a node that is being built.
  @inline(__always)
  mutating func push<Node>(_ id: NodeID<Node>) { scratch.append(id.index) }

  /// The n-th node of one of the tree's lists.
  @inline(__always)
  func node<Node>(_ list: NodeList<Node>, _ index: Int) -> NodeID<Node> {
    NodeID(Int(tree.listPool[Int(list.start) + index]))
  }

  /// The program's id for a text of the tree.
  mutating func stringID(_ text: TextID) -> StringID {
    let index = Int(text.index)
    if stringIDs[index] < 0 {
      stringIDs[index] = Int32(program.strings.count)
      program.strings.append(tree.texts[index])
    }
    return StringID(Int(stringIDs[index]))
  }

  /// The program's id for a key path.
  @inline(__always)
  mutating func propertyID(_ entry: Int) -> PropertyID {
    if propertyIDs[entry] < 0 {
      propertyIDs[entry] = Int32(program.properties.count)
      program.properties.append(catalog.entries[entry].reference)
      catalogEntries.append(Int32(entry))
    }
    return PropertyID(Int(propertyIDs[entry]))
  }

  /// The program's id for a key path that is looked for when running.
  mutating func loosePropertyID(_ entry: Int) -> PropertyID {
    if let known = loosePropertyIDs[entry] { return known }
    let property = PropertyID(program.properties.count)
    program.properties.append(catalog.entries[entry].reference)
    program.looseProperties.insert(property)
    catalogEntries.append(Int32(entry))
    loosePropertyIDs[entry] = property
    return property
  }

  /// The catalog's entry of a key path of the program.
  func catalogEntry(_ property: PropertyID) -> Int? {
    let entry = catalogEntries[Int(property.index)]
    return entry < 0 ? nil : Int(entry)
  }

  /// The number of a name that exists while running.
  mutating func memberID(_ name: NameID) -> MemberID {
    if let member = scope.sublayers.member(name) { return member }
    let member = MemberID(program.memberNames.count)
    program.memberNames.append(tree.names[name])
    scope.sublayers.register(name, as: member)
    return member
  }

  func name(of type: TypeID) -> String { program.types.name(of: type) }

  /// Adds a diagnostic, unless the parser has told about what begins at the same place.
  mutating func tell(_ diagnostic: Diagnostic) {
    if !parserMistakes.contains(diagnostic.range.lowerBound) { diagnostics.add(diagnostic) }
  }
}
