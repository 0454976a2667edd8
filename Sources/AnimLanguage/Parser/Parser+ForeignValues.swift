// Values in the form of other languages: functions without a name, dictionaries, conditions as values.

extension Parser {
  /// Whether the `=>` of a function without a name stands at a token.
  func isArrow(at index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    return tokens[index].kind == .assign && tokens[index + 1].kind == .greater && !tokens[index + 1].isAfterSpace
  }

  /// Whether `(x, y) =>` stands here.
  var isFunctionInParentheses: Bool {
    guard kind == .leftParenthesis else { return false }
    var ahead = index + 1
    while ahead < tokens.count {
      switch tokens[ahead].kind {
      case .word, .comma, .colon: ahead += 1
      case .rightParenthesis: return isArrow(at: ahead + 1)
      default: return false
      }
    }
    return false
  }

  /// Whether `x =>` stands here.
  var isFunctionOfName: Bool { kind == .word && isArrow(at: index + 1) }

  /// Tells that there are no functions without a name, and passes over one.
  mutating func skipFunctionValue() -> ExpressionID {
    let start = index
    if kind == .leftParenthesis { skipToken() } else { advance() }
    advance()
    advance()
    if kind == .leftBrace {
      skipToken()
    } else {
      skipOperand()
    }
    return tellForeignValue(from: start) { .functionAsValue(at: $0) }
  }

  /// Tells what braces in the place of a value were meant to be, and passes over them.
  mutating func skipBracesAsValue() -> ExpressionID {
    let start = index
    let isDictionary = token(ahead: 2).kind == .colon
    skipToken()
    return tellForeignValue(from: start) { isDictionary ? .dictionary(at: $0) : .functionAsValue(at: $0) }
  }

  /// Passes over the rest of `["a": 1]`, which is told.
  mutating func skipDictionary(openedAt opener: Int) -> ExpressionID {
    openBrackets -= 1
    index = opener
    skipToken()
    return tellForeignValue(from: opener) { .dictionary(at: $0) }
  }

  /// Tells about all that was passed over since a token as one mistake.
  private mutating func tellForeignValue(from start: Int, _ diagnostic: (SourceRange) -> Diagnostic) -> ExpressionID {
    let whole = range(from: start)
    diagnostics.removeAll { whole.contains($0.range) }
    foreignValues += 1
    lastMistake = -1
    report(at: start) { _ in diagnostic(whole) }
    lastMistake = max(start, index - 1)
    return add(.missing, whole)
  }

  private mutating func skipOperand() {
    while !isAtStatementEnd {
      switch kind {
      case .comma, .rightParenthesis, .rightBracket, .rightBrace: return
      default: skipToken()
      }
    }
  }

  /// Tells of the block behind `xs.map`, and passes over it.
  mutating func skipBlockOfMethod(_ base: ExpressionID) -> ExpressionID? {
    guard kind == .leftBrace, !current.isFirstOnLine, case .member(_, let name, _) = tree[base],
      let idiom = Vocabulary.valueIdiom(for: tree.names[name])
    else { return nil }
    let (start, first) = (index, current.range)
    skipToken()
    let value = tellForeignValue(from: start) { _ in .trailingBlock(at: first, hint: idiom.hint) }
    return add(.missing, tree.range(of: base).union(tree.range(of: value)))
  }

  /// Reads a statement that stands in the place of a value: `if c { 1 } else { 2 }`, `layer dot { }`, `wait 1s`.
  ///
  /// - Returns: nil, and nothing is read, where none does.
  mutating func parseStatementAsValue() -> ExpressionID? {
    guard let word, kind == .word, !current.isFirstOnLine else { return nil }
    let (next, behind) = (token(ahead: 1), token(ahead: 2))
    let (start, first) = (index, current.range)
    switch word {
    case .if where beginsOperand(next) && !next.isFirstOnLine: return skipConditionalAsValue()
    case .layer, .view:
      guard next.kind == .word, behind.kind == .leftBrace || behind.kind == .colon else { return nil }
      let name = index > 1 ? tokens[index - 2] : current
      let isLet = index > 2 && tokens[index - 3].kind == .word && Word(tokens[index - 3].name) == .let
      let whole = SourceRange(tokens[max(index - 3, 0)].range.lowerBound, next.range.upperBound)
      let declaration = "\(text(index)) \(source.text(in: name.range))"
      skipStatement()
      return tellForeignValue(from: start) { _ in
        .layerAsValue(isLet ? declaration : nil, at: first, whole: whole)
      }
    case .wait, .print:
      guard beginsOperand(next), !next.isFirstOnLine, next.kind != .leftParenthesis || next.isAfterSpace else {
        return nil
      }
      skipStatement()
      return tellForeignValue(from: start) { _ in .statementAsValue(word.text, at: first) }
    default: return nil
    }
  }

  /// `if condition { a } else { b }` as a value is `condition ? a : b`.
  private mutating func skipConditionalAsValue() -> ExpressionID {
    let (start, first) = (index, current.range)
    advance()
    while !isAtStatementEnd, kind != .leftBrace { skipToken() }
    let condition = source.text(in: range(from: start + 1))
    var values: [String] = []
    while kind == .leftBrace {
      let opener = index
      skipToken()
      let inside = SourceRange(tokens[opener + 1].range.lowerBound, tokens[max(index - 2, opener + 1)].range.upperBound)
      values.append(source.text(in: inside))
      if !accept(.else) { break }
    }
    let isWhole = isAtStatementEnd && values.count == 2
    if !isWhole { skipStatement() }
    return tellForeignValue(from: start) {
      .conditionalAsValue(
        isWhole ? "\(condition) ? \(values[0]) : \(values[1])" : nil, at: first, whole: $0)
    }
  }
}

extension Diagnostic {
  static func functionAsValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "there are no functions without a name", label: "not a value",
      hint: "write '[for x in list: x * 2]' for a list, or declare it: 'func twice(x: number) -> number { … }'")
  }

  static func dictionary(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "there are lists, but no tables of keys and values", label: "not a value",
      hint: "keep keys and values in two lists, or write variables")
  }

  static func conditionalAsValue(_ choice: String?, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'if' is a statement and has no value", label: "not a value",
      hint: "a choice is written 'condition ? value : other'", fixes: choice.map { [.replace(whole, with: $0)] } ?? [])
  }

  static func layerAsValue(_ declaration: String?, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "a layer is declared by a statement of its own", label: "not a value",
      hint: "write 'layer dot { }', and 'dot' where it is meant",
      fixes: declaration.map { [.replace(whole, with: $0)] } ?? [])
  }

  static func statementAsValue(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'\(word)' is a statement and has no value", label: "not a value",
      hint: word == "wait" ? "'let t = after 1s { … }' keeps a timer" : "write it on a line of its own")
  }

  static func labelsInTuple(at range: SourceRange, labels: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "the numbers of a point, a size or a rect have no labels", label: "leave the labels out",
      fixes: [Fix("remove the labels", edits: labels.map { Edit($0, "") })])
  }

  static func power(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCharacter, at: range, "'**' is no operator", label: "not an operator",
      hint: "'pow(2, 3)' is the power of a number")
  }

  /// - Parameter whole: the unit, with what is between it and the value.
  static func unitOfValue(_ unit: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownUnit, at: range, "a unit stands only behind a number that is written out", label: "multiply by it",
      fixes: [.replace(whole, with: " * 1\(unit)", title: "write '* 1\(unit)'")])
  }
}
