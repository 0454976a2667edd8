import AnimEngine

/// Turns a syntax tree into a typed program: resolves names, infers and checks types, writes conveniences out.
///
/// All independent mistakes are told at once; what a mistake leaves without a meaning has the type `error`, which
/// agrees with everything. Work per node is constant: names are numbers, scopes are one stack.
public struct Checker {
  let tree: SyntaxTree
  let source: SourceText
  var program: TypedProgram
  var scope: GlobalScope
  var diagnostics: DiagnosticBag

  var vocabulary: VocabularyIndex
  var catalog: PropertyCatalog
  /// ``OperatorTable/lookup``, without the check for its initialization at every use.
  let operators: [UInt8]
  /// The types of catalog entries, with `?` where the property can be absent.
  var propertyTypes: [TypeID]
  /// `string?`.
  let optionalString: TypeID
  /// The program's ids of catalog entries that it uses, or -1.
  var propertyIDs: [Int32]
  /// The catalog's entries of the program's properties, or -1.
  var catalogEntries: [Int32]
  /// For each name the index of its function or handler, or -1.
  var callables: [Int32]
  /// Whether only some layer types have a property of the name.
  var isOwnPropertyName: [Bool]
  /// For each such name the catalog's entries. Looked up, never iterated.
  var ownProperties: [NameID: [Int]] = [:]
  /// The program's ids of entries that are reached through layers whose type may lack them. Looked up, never iterated.
  var loosePropertyIDs: [Int: PropertyID] = [:]
  /// The types of named sublayers of layer types, by the places of their declarations. Looked up, never iterated.
  var sublayerTypes: [NodeID<LayerSyntax>: TypeID] = [:]
  /// The layer type whose body is being checked.
  var layerTypeBody: LayerTypeBody?
  /// Functions that must not do everything, looked at when all are checked.
  var restrictedFunctions: [RestrictedFunction] = []
  /// Whether any layer type has a sublayer of the name.
  var isSublayerName: [Bool]
  /// Words that are none of the parser's, where the text has them.
  let presentationName: NameID?
  let sizeName: NameID?
  let hostName: NameID?
  /// The program's ids of the tree's texts, or -1.
  var stringIDs: [Int32]

  /// All variables in scope, innermost last.
  var bindings: [Binding] = []
  /// For each name the innermost binding, or -1.
  var heads: [Int32]
  /// The types that narrowed bindings had before.
  var narrowings: [Narrowing] = []
  /// The functions around the current place; the script itself is the first.
  var functions: [FunctionContext] = []
  /// How many blocks are around the current place.
  var blockDepth = 0
  /// How many contexts there have been.
  var contextSerial: Int32 = 0
  /// The layers whose members are in scope; the stage is the first.
  var selves: [SelfScope] = []
  /// The name at the root of an assignment's target directly in a layer's body: always the layer's property.
  var memberRoot: ExpressionID?
  /// Whether the layer whose member is looked for is just of its type: nothing is to be hoped of types that extend it.
  var isExactMember = false
  /// Children of nodes that are being built.
  var scratch: [UInt32] = []

  /// The top levels of the files that this one imports, in their order.
  let imports: [FunctionID]
  /// What the value of the text is called, if its last statement may have one.
  let valueNames: [NameID]
  /// How many statements at the head of the file are imports.
  var leadingImportCount = 0
  /// Where the parser's mistakes begin, which are told already.
  let parserMistakes: Set<UInt32>
  /// Types of layers whose kind is not known; they may have any member.
  var unknownLayerTypes: Set<TypeID> = []

  /// Places that name a handler, checked when all handlers are.
  var handlerUses: [HandlerUse] = []
  /// Keys of animations that are compared with, checked when all are.
  var keyUses: [KeyUse] = []
  /// Names of events from outside that are compared with.
  var eventUses: [KeyUse] = []
  /// Variables that went out of scope and were never read.
  var unreadVariables: [UnreadVariable] = []
  /// Whether nothing comes after the text that could use what it declares.
  private(set) var isWholeScript = false
  var initialization = InitializationOrder()
  /// Searches for similar names that may still be made: enough for what is shown.
  var suggestionBudget = 64
  /// Mistakes that may be made again, told when all is checked.
  var repeatedMistakes: [RepeatedMistake] = []
  /// Their places among them. Looked up, never iterated.
  var repeatedMistakePlaces: [RepeatedMistakeKey: Int] = [:]
  /// The first of them with a message. Looked up, never iterated.
  var repeatedMessages: [String: Int] = [:]
  /// A name that is a statement by itself, or the target of a plain assignment; nil elsewhere.
  var nameInStatement: (range: SourceRange, isTarget: Bool)?
  /// Variables of the script that the test around was told not to see. Looked up, never iterated.
  var namesOutsideOfTest: Set<NameID> = []
  /// Declarations anywhere in the file by name, made when the first unknown name is told.
  var declarationIndex: DeclarationIndex?
  /// What is asked about a place of the text rather than about the text.
  var completion: CompletionRequest?

  /// Checks a tree.
  ///
  /// Names that were declared since ``GlobalScope/beginText()`` may not be declared again.
  ///
  /// Appends to the program, so ids that it has stay valid. If errors are told, program and scope may be left half
  /// extended: throw the copies away.
  ///
  /// - Parameters:
  ///   - imports: the top levels of the files that this one imports, which have been checked before it.
  ///   - valueNames: what the value of a last statement that is an expression is called afterwards; empty where such a
  ///     value is a mistake. ``GlobalScope/value`` tells whether there is one.
  ///   - isWholeScript: whether it is a script with all that it imports, and no part of one.
  /// - Returns: the function that runs this text's top level; it is the program's `main` as well.
  public static func check(
    _ tree: SyntaxTree, source: SourceText, imports: [FunctionID] = [], valueNames: [NameID] = [],
    isWholeScript: Bool = false, program: inout TypedProgram, scope: inout GlobalScope, diagnostics: inout DiagnosticBag
  ) -> FunctionID {
    // Moved in and out, so that nothing is copied on the first change.
    var checker = Checker(
      tree, source, imports, valueNames, exchange(&program, with: TypedProgram()),
      exchange(&scope, with: GlobalScope()),
      exchange(&diagnostics, with: DiagnosticBag()))
    checker.isWholeScript = isWholeScript
    let main = DeepStack.run { checker.checkFile() }
    swap(&program, &checker.program)
    swap(&scope, &checker.scope)
    swap(&diagnostics, &checker.diagnostics)
    program.main = main
    return main
  }

  private static func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
    var value = new
    swap(&place, &value)
    return value
  }

  init(
    _ tree: SyntaxTree, _ source: SourceText, _ imports: [FunctionID], _ valueNames: [NameID],
    _ program: consuming TypedProgram, _ scope: consuming GlobalScope, _ diagnostics: consuming DiagnosticBag
  ) {
    self.tree = tree
    self.source = source
    self.imports = imports
    self.valueNames = valueNames
    catalog = scope.catalog
    vocabulary = VocabularyIndex(tree.names, catalog: catalog)
    operators = OperatorTable.lookup
    heads = Array(repeating: -1, count: tree.names.count)
    stringIDs = Array(repeating: -1, count: tree.texts.count)
    var types = program.types
    propertyTypes = catalog.entries.map { $0.type(in: &types) }
    optionalString = types.optional(of: .string)
    program.types = types
    propertyIDs = Array(repeating: -1, count: catalog.entries.count)
    catalogEntries = scope.catalogEntries
    for (id, entry) in catalogEntries.enumerated() where entry >= 0 {
      if program.looseProperties.contains(PropertyID(id)) {
        loosePropertyIDs[Int(entry)] = PropertyID(id)
      } else {
        propertyIDs[Int(entry)] = Int32(id)
      }
    }
    isOwnPropertyName = Array(repeating: false, count: tree.names.count)
    for entry in catalog.ownRoots {
      guard let name = vocabulary.name(ofEntry: entry) else { continue }
      ownProperties[name, default: []].append(entry)
      isOwnPropertyName[Int(name.index)] = true
    }
    presentationName = tree.names.find("presentation")
    sizeName = tree.names.find("size")
    hostName = tree.names.find(Checker.hostName)
    callables = Array(repeating: -1, count: tree.names.count)
    isSublayerName = Array(repeating: false, count: tree.names.count)
    for (index, callable) in scope.callables.enumerated() where Int(callable.name.index) < callables.count {
      callables[Int(callable.name.index)] = Int32(index)
    }
    for name in scope.sublayers.names where Int(name.index) < isSublayerName.count {
      isSublayerName[Int(name.index)] = true
    }
    self.program = program
    self.scope = scope
    parserMistakes = Set(
      diagnostics.diagnostics.lazy.filter { $0.severity == .error && $0.range != SourceRange(0, 0) }
        .map(\.range.lowerBound))
    self.diagnostics = diagnostics
    reserve()
  }

  /// Room for what a tree of this size usually makes.
  private mutating func reserve() {
    let expressions = program.expressions.count + tree.expressions.count * 3 / 2
    program.expressions.reserveCapacity(expressions)
    program.expressionTypes.reserveCapacity(expressions)
    program.expressionRanges.reserveCapacity(expressions)
    let statements = program.statements.count + tree.statements.count * 2
    program.statements.reserveCapacity(statements)
    program.statementRanges.reserveCapacity(statements)
    program.listPool.reserveCapacity(program.listPool.count + tree.listPool.count * 3 / 2)
    program.functions.reserveCapacity(program.functions.count + tree.functions.count + tree.handlers.count + 1)
    program.animations.reserveCapacity(program.animations.count + tree.animations.count)
  }

  /// Checks the whole text as one function.
  mutating func checkFile() -> FunctionID {
    let (firstFunction, firstAnimation) = (program.functions.count, program.animations.count)
    let firstCallable = scope.callables.count
    let main = beginFunction(.main, name: "main", range: source.range)
    scope.value = nil
    openScope(with: scope.variables.prefix(scope.earlierCounts.variables))
    let mark = bindings.count
    openScope(with: scope.variables.dropFirst(scope.earlierCounts.variables))
    let own = bindings.count
    declareKinds()
    selves.append(SelfScope(type: scope.stageType ?? .layer, binding: nil, mark: 0, isLayerBody: false))
    declareLayerTypes()
    declareCallables()
    let statements = scratch.count
    leadingImportCount = tree.leadingImports.count
    for imported in imports { emitCall(of: imported, source.range) }
    checkStatements(tree.root, scopeMark: mark)
    scope.variables += bindings[own...]
    endFunction(body: list(from: statements))
    checkHandlerUses()
    tellRepeatedMistakes()
    checkRestrictedFunctions()
    checkInitializationOrder()
    scope.catalog = catalog
    scope.catalogEntries = catalogEntries
    checkConflicts(functions: firstFunction, animations: firstAnimation)
    checkOversights(bindings[own...], callables: firstCallable)
    return main
  }

  /// Runs the top level of an imported file.
  mutating func emitCall(of imported: FunctionID, _ range: SourceRange) {
    let call = make(.call(imported, .empty), .void, range)
    emit(.expression(call.id), range)
  }

  /// Whether an import stands before all other statements of its file.
  func isLeadingImport(_ id: StatementID) -> Bool {
    (0..<leadingImportCount).contains { node(tree.root, $0) == id }
  }

  /// Warns of animations of this text that get into each other's way.
  private mutating func checkConflicts(functions: Int, animations: Int) {
    guard program.animations.count > animations, !diagnostics.hasErrors else { return }
    var finder = ConflictFinder(program)
    for function in functions..<program.functions.count { finder.search(FunctionID(function)) }
    for diagnostic in finder.diagnostics { tell(diagnostic) }
  }
}
