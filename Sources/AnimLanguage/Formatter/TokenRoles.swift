/// What a token is for, as far as only the tree can tell.
struct TokenRoles: OptionSet {
  let rawValue: UInt16

  /// It begins a statement of a block, or an entry of `actions` or of a group.
  static let statement = TokenRoles(rawValue: 1)
  /// It begins a clause of an animation or an option of a drawing.
  static let clause = TokenRoles(rawValue: 2)
  /// A `-` or `!` before its operand.
  static let prefix = TokenRoles(rawValue: 4)
  /// A `(` or `[` that touches what is called, indexed or declared.
  static let touching = TokenRoles(rawValue: 8)
  /// The `:` of a conditional.
  static let conditionalColon = TokenRoles(rawValue: 16)
  /// The `<` and `>` around the options of a transaction.
  static let optionsOpener = TokenRoles(rawValue: 32)
  static let optionsCloser = TokenRoles(rawValue: 64)
  /// It stands inside `( )`, `[ ]` or `< >`, where newlines end nothing.
  static let bracketed = TokenRoles(rawValue: 128)
  /// It stands inside an interpolation, whose string has one line.
  static let interpolated = TokenRoles(rawValue: 256)
  /// It stands on a line for which a comment silences warnings, and stays there.
  static let silenced = TokenRoles(rawValue: 4096)

  // Roles of places, told by the nodes before the tokens are known.

  /// The word `transaction` begins its statement here.
  static let transaction = TokenRoles(rawValue: 512)
  /// A name that stands for a value ends here.
  static let operandEnd = TokenRoles(rawValue: 1024)
  /// A name ends here that is declared with what follows in brackets.
  static let declarationEnd = TokenRoles(rawValue: 2048)

  static let ofPlaces: TokenRoles = [.transaction, .operandEnd, .declarationEnd]
}

extension TokenizedScript {
  /// Finds out what the tokens of a tree are for.
  mutating func assignRoles(of tree: SyntaxTree) {
    var places = RolePlaces(source)
    places.mark(tree)
    roles = Array(repeating: [], count: tokens.count)
    closers = Array(repeating: 0, count: tokens.count)
    var brackets = OpenBrackets()
    for index in tokens.indices {
      let token = tokens[index]
      var role = places[token.range.lowerBound].subtracting(.ofPlaces)
      if brackets.strings > 0 { role.insert(.interpolated) }
      if brackets.isInside { role.insert(.bracketed) }
      // `else if` is one statement.
      if word(index - 1) == .else, !places[tokens[index - 1].range.upperBound].contains(.operandEnd) {
        role.remove(.statement)
      }
      if role.contains(.statement) { brackets.endConditionals() }
      switch token.kind {
      case .leftParenthesis, .leftBracket:
        if touches(index, places) { role.insert(.touching) }
        brackets.open(.bracket, at: index)
      case .less where index > 0 && places[tokens[index - 1].range.lowerBound].contains(.transaction):
        role.insert(.optionsOpener)
        brackets.open(.options, at: index)
      case .leftBrace: brackets.open(.brace, at: index)
      case .stringStart: brackets.strings += 1
      case .stringEnd: brackets.strings -= 1
      case .rightParenthesis, .rightBracket: brackets.close()
      case .rightBrace:
        if let opener = brackets.close() { closers[opener] = UInt32(index) }
      case .greater where brackets.isInOptions:
        role.insert(.optionsCloser)
        brackets.close()
      // Without a space before it `?` belongs to a type.
      case .question where token.isAfterSpace: brackets.beginConditional()
      case .colon:
        if brackets.endConditional() { role.insert(.conditionalColon) }
      default: break
      }
      roles[index] = role
    }
    markSilencedLines(tree.silencers)
  }

  private mutating func markSilencedLines(_ silencers: [Silencer]) {
    var next = 0
    for scope in silencers.lazy.map(\.scope) where scope != source.range {
      next = max(next, Self.index(of: scope.lowerBound, in: tokens))
      while next < tokens.count, tokens[next].range.lowerBound <= scope.upperBound {
        roles[next].insert(.silenced)
        next += 1
      }
    }
  }

  /// Whether a `(` or `[` belongs to the name or value before it.
  private func touches(_ index: Int, _ places: RolePlaces) -> Bool {
    guard index > 0 else { return false }
    let previous = tokens[index - 1]
    let ends = places[previous.range.upperBound]
    if previous.kind == .word, ends.contains(.declarationEnd) { return true }
    guard !tokens[index].isAfterSpace else { return false }
    switch previous.kind {
    case .word: return ends.contains(.operandEnd) || word(index - 2) == .call
    case .rightParenthesis, .rightBracket, .string, .stringEnd: return true
    default: return previous.isLiteral
    }
  }

  /// The brackets that are open at a token.
  private struct OpenBrackets {
    enum Kind { case bracket, options, brace }

    private var open: [(kind: Kind, token: Int, conditionals: Int)] = []
    /// How many `?` still lack their `:` outside of all brackets.
    private var conditionals = 0
    /// How many interpolations are open.
    var strings = 0

    var isInside: Bool { open.last.map { $0.kind != .brace } ?? false }
    var isInOptions: Bool { open.last?.kind == .options }

    mutating func open(_ kind: Kind, at token: Int) {
      open.append((kind, token, conditionals))
      conditionals = 0
    }

    /// Closes the innermost bracket and gives its opening token.
    @discardableResult
    mutating func close() -> Int? {
      guard let last = open.popLast() else { return nil }
      conditionals = last.conditionals
      return last.token
    }

    mutating func beginConditional() { conditionals += 1 }

    /// Whether a `:` is that of a conditional.
    mutating func endConditional() -> Bool {
      guard conditionals > 0 else { return false }
      conditionals -= 1
      return true
    }

    mutating func endConditionals() { conditionals = 0 }
  }
}
