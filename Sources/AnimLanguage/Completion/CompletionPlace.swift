/// What the parser would have at a marked place.
struct CompletionPlace {
  enum Expected {
    /// One of these and nothing else.
    case only([Completion])
    case type
    /// A name that is in scope.
    case name
    /// The same, or one of the words that statements begin with.
    case statement([Completion])
  }

  private(set) var expected = Expected.name
  /// The function whose argument stands there.
  private(set) var callee: NameID?

  private let tree: SyntaxTree
  private let index: Int
  private let mark: Token

  /// - Parameter index: the token of the mark.
  init(_ tree: SyntaxTree, _ index: Int, _ diagnostics: DiagnosticBag) {
    self.tree = tree
    self.index = index
    mark = tree.tokens[index]
    callee = calleeOfArgument
    let told = diagnostics.diagnostics.first { $0.range.lowerBound == mark.range.lowerBound }?.id
    if let words = listedWords ?? eventWords ?? (told == .expected ? choiceWords : nil) {
      expected = .only(words)
    } else if told == .unknownClause {
      expected = .only(clauseWords)
    } else if isType {
      expected = .type
    } else if isStatement {
      expected = .statement(statementWords)
    }
  }

  private func token(before distance: Int) -> Token? {
    tree.tokens.indices.contains(index - distance) ? tree.tokens[index - distance] : nil
  }

  private func word(before distance: Int) -> Word? {
    token(before: distance).flatMap { $0.kind == .word ? Word($0.name) : nil }
  }

  private func isMark(_ name: NameSyntax?) -> Bool { name?.range == mark.range }

  private func isMark(_ id: ExpressionID) -> Bool {
    if case .name = tree[id] { return tree.range(of: id) == mark.range }
    return false
  }

  // MARK: Words after others

  /// The words of `transaction < … >` and `options [ … ]`.
  private var listedWords: [Completion]? {
    var opener = index - 1
    while opener > 0 {
      switch (tree.tokens[opener].kind, tree.tokens[opener - 1]) {
      case (.less, let owner) where owner.kind == .word && owner.name == Word.transaction.name:
        let isValue = token(before: 1)?.kind == .colon
        return isValue ? nil : Vocabulary.transactionOptions.map { Completion($0, .clause) }
      case (.leftBracket, let owner) where owner.kind == .word && owner.name == Word.options.name:
        return Vocabulary.viewOptions.map { Completion($0.word, .clause) }
      case (.word, _), (.comma, _), (.colon, _), (.duration, _): opener -= 1
      default: return nil
      }
    }
    return nil
  }

  private var eventWords: [Completion]? {
    let input = Vocabulary.inputEvents.map { Completion($0, .event) }
    if isAfterLayerOfRegistration || tree.registrations.contains(where: { isMark($0.event) }) {
      return Vocabulary.animationEvents.map { Completion($0, .event) } + input
    }
    let isEvent = tree.statements.contains { statement in
      switch statement {
      case .waitForEvent(_, let name), .send(let name, _), .sendAt(let name, _): isMark(name)
      default: false
      }
    }
    return isEvent ? input : nil
  }

  /// Whether `on LAYER` or `off LAYER` stands before the mark, without the rest that would make it a registration.
  private var isAfterLayerOfRegistration: Bool {
    let start = statementStart
    guard index - start >= 2, tree.tokens[start].kind == .word, let last = token(before: 1) else { return false }
    let isRegistration = tree.tokens[start].name == Word.on.name || tree.tokens[start].name == Word.off.name
    let isPath = tree.tokens[start + 1..<index].allSatisfy { token in
      switch token.kind {
      case .word: token.name != Word.call.name
      case .dot, .leftBracket, .rightBracket, .number: true
      default: false
      }
    }
    return isRegistration && isPath && (last.kind == .word || last.kind == .rightBracket)
  }

  /// The first token of the mark's line, or of the statement on it.
  private var statementStart: Int {
    var start = index
    while start > 0, !tree.tokens[start].isFirstOnLine {
      switch tree.tokens[start - 1].kind {
      case .semicolon, .leftBrace, .rightBrace: return start
      default: start -= 1
      }
    }
    return start
  }

  /// The few words that may follow some clauses.
  private var choiceWords: [Completion]? {
    func words<Choice: ChoiceWord>(_ type: Choice.Type) -> [Completion] {
      Choice.allCases.map { Completion($0.rawValue, .value, detail: "") }
    }
    switch word(before: 1) {
    case .fill: return words(FillWord.self)
    case .mode: return words(CalculationWord.self)
    case .rotate: return words(RotationWord.self)
    case .in: return words(ColorSpaceWord.self)
    case .from: return words(DirectionWord.self)
    default: return isInTransition ? words(TransitionWord.self) : nil
    }
  }

  private var isInTransition: Bool {
    tree.tokens[statementStart..<index].contains { $0.kind == .word && $0.name == Word.transition.name }
  }

  // MARK: Clauses and statements

  /// The clauses that the animation has not.
  private var clauseWords: [Completion] {
    var owner: SourceRange?
    var used: Set<String> = []
    for (statement, range) in zip(tree.statements, tree.statementRanges) {
      guard case .animate(let id) = statement, range.lowerBound <= mark.range.lowerBound,
        range.upperBound >= token(before: 1)?.range.upperBound ?? 0,
        owner.map({ range.lowerBound >= $0.lowerBound }) ?? true
      else { continue }
      owner = range
      let starts = tree.ids(of: tree[id].clauses).map { tree.range(of: $0).lowerBound }
      used = Set(
        starts.compactMap { start in tree.tokens.first { $0.range.lowerBound == start } }
          .filter { $0.kind == .word }.map { tree.names[$0.name] })
    }
    return Vocabulary.clauses.filter { !used.contains($0.word) }.map { Completion($0, .clause) }
  }

  /// Whether the mark is a statement of its own.
  private var isStatement: Bool {
    tree.statements.contains { statement in
      if case .expression(let id) = statement { isMark(id) } else { false }
    }
  }

  private var statementWords: [Completion] {
    var words = Vocabulary.statements
    if encloses(Word.layer, .view, .stage, .with) { words += Vocabulary.layerParts }
    if encloses(Word.draw) { words = Vocabulary.drawingWords + words }
    return (isAfterAnimation ? clauseWords : []) + words.map { Completion($0, .word) }
  }

  /// Whether an animation stands before the mark, so that the line may go on with it.
  private var isAfterAnimation: Bool {
    guard let end = token(before: 1)?.range.upperBound else { return false }
    return zip(tree.statements, tree.statementRanges).contains { statement, range in
      if case .animate = statement { range.upperBound == end } else { false }
    }
  }

  /// Whether the mark is in a block of a statement that begins with one of some words.
  private func encloses(_ words: Word...) -> Bool {
    var depth = 0
    for position in tree.tokens[..<index].indices.reversed() {
      switch tree.tokens[position].kind {
      case .rightBrace: depth += 1
      case .leftBrace where depth > 0: depth -= 1
      case .leftBrace:
        let line = tree.tokens[...position].lastIndex { $0.isFirstOnLine } ?? 0
        let isOwner = tree.tokens[line..<position].contains { token in
          token.kind == .word && words.contains { $0.name == token.name }
        }
        if isOwner { return true }
      default: break
      }
    }
    return false
  }

  // MARK: Types and arguments

  private var isType: Bool {
    zip(tree.types, tree.typeRanges).contains { type, range in
      if case .named = type { range == mark.range } else { false }
    } || tree.layers.contains { isMark($0.type) } || tree.layerTypes.contains { isMark($0.parent) }
  }

  /// The name of the function that is called with the mark as an argument.
  private var calleeOfArgument: NameID? {
    for expression in tree.expressions {
      guard case .call(let callee, let arguments) = expression,
        tree.ids(of: arguments).contains(where: { tree[$0].label == nil && isMark(tree[$0].value) })
      else { continue }
      switch tree[callee] {
      case .name(let name), .member(_, let name, _): return name
      default: return nil
      }
    }
    return nil
  }
}
