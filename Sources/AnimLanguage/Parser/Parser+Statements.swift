extension Parser {
  /// Whether the current token belongs to the next statement, or to none.
  @inline(__always)
  var isAtStatementEnd: Bool { endsStatement(at: index) }

  @inline(__always)
  func endsStatement(at index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .endOfFile, .semicolon, .rightBrace: return true
    default: return token.isFirstOnLine && openBrackets == 0 && !continuesLine(at: index)
    }
  }

  /// Whether the next statement begins where an operand should stand. Only after some tokens may an operand stand on
  /// the next line, and even there not if it looks too much like a statement.
  @inline(__always)
  var isOperandMissing: Bool { isAtStatementEnd && index > 0 && isOperandMissingAtStatementEnd }

  private var isOperandMissingAtStatementEnd: Bool {
    switch kind {
    case .endOfFile, .semicolon, .rightBrace: return true
    default: break
    }
    switch tokens[index - 1].kind {
    case .comma, .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .question, .colon, .arrow:
      break
    case let previous where Infix(previous) != nil || previous == .not: break
    default: return true
    }
    let next = token(ahead: 1)
    return word?.isStatement == true && (next.kind == .word || next.isLiteral) && !next.isFirstOnLine
  }

  /// Whether a line that begins with this token goes on with the line before.
  func continuesLine(at index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .and, .or, .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .coalesce, .star, .slash, .question, .colon,
      .leftBrace:
      return true
    case .dot, .questionDot:
      let next = tokens[min(index + 1, tokens.count - 1)]
      return next.kind == .word && !next.isAfterSpace
    case .word:
      return token.name == Word.else.name || token.name == Word.then.name || token.name == Word.otherwise.name
    default:
      return false
    }
  }

  /// Whether the word that is looked at begins its statement, and is not just a name.
  private func beginsStatement(_ word: Word) -> Bool {
    let next = token(ahead: 1)
    switch next.kind {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .questionDot: return false
    // `animate .opacity` has a '.' too many.
    case .dot: return word.isStatement && next.isAfterSpace && !next.isFirstOnLine
    case .leftBracket where !next.isAfterSpace: return false
    default: break
    }
    switch word {
    case .flush, .break, .continue, .return: return true
    default: return !endsStatement(at: min(index + 1, tokens.count - 1))
    }
  }

  mutating func parseStatement() -> StatementID {
    statementStart = index
    // A mistake at the end of the statement before was told here, but is not this one's.
    lastMistake = min(lastMistake, index - 1)
    guard enter() else { return add(.missing, gap) }
    defer { leave() }
    while kind == .unknown { advance() }
    let start = index
    skipRepeatedWord()
    if let word, beginsStatement(word), let statement = parseStatement(beginningWith: word) {
      return add(statement, range(from: start))
    }
    if let statement = parseForeignDeclaration() ?? parseMisspeltStatement() {
      return add(statement, range(from: start))
    }
    return parseExpressionStatement()
  }

  /// Reads the statement that a word begins; `nil`, and nothing is read, if it begins none.
  mutating func parseStatement(beginningWith word: Word) -> StatementSyntax? {
    switch word {
    case .let, .var: parseVariable(isMutable: word == .var)
    case .func: parseFunction()
    case .handler: parseHandler()
    case .layer: isLayerType(at: index) ? parseLayerType() : parseLayer()
    case .property, .changed, .display, .draw, .delegate, .defaultAction, .actions, .style:
      parseLayerPart(beginningWith: word)
    case .stroke, .fill, .text, .clip, .save, .transform: parseDrawing(beginningWith: word)
    case .view where !isCall(at: index): parseLayer(isView: true)
    case .mask: token(ahead: 1).kind == .colon ? parseMask() : nil
    case .stage: parseStage()
    case .with: parseWith()
    case .animate: parseAnimate()
    case .transaction: parseTransaction()
    case .flush: parseWordAlone(.flush)
    case .on, .off: parseRegistration(isRemoval: word == .off)
    case .call: parseCallStatement()
    case .wait: parseWait()
    case .at, .after, .every: parseSchedule()
    case .cancel: parseCancel()
    case .transition: parseTransition()
    case .stop: parseControl(.stop)
    case .finish: parseControl(.finish)
    case .reverse: parseControl(.reverse)
    case .pause: parseControl(.pause)
    case .resume: parseControl(.resume)
    case .start where !isCall(at: index): parseControl(.start)
    case .send where !isCall(at: index): parseSend()
    case .remove: parseRemove()
    case .replace: parseReplace()
    case .scroll where token(ahead: 2).kind != .leftBrace: parseScroll()
    case .insert, .move: isCall(at: index) ? nil : parseInsert()
    case .if: parseConditional()
    case .for: parseFor()
    case .while: parseWhile()
    case .break: parseWordAlone(.break)
    case .continue: parseWordAlone(.continue)
    case .return: parseReturn()
    case .print: parsePrint()
    case .sequence where token(ahead: 1).kind == .leftBrace: parseBlockStatement { .sequence($0) }
    case .parallel where token(ahead: 1).kind == .leftBrace: parseBlockStatement { .parallel($0) }
    case .sequence, .parallel: parseStatementsInBrackets()
    case .overlap where !isCall(at: index): parseOverlap()
    case .seed where !isCall(at: index): parseSeed()
    case .expect: parseExpectation()
    case .test where isText(token(ahead: 1)): parseTest()
    case .import where isText(token(ahead: 1)): parseImport()
    default: nil
    }
  }

  /// Tells what keeps a statement that was read from being the last thing before the end of its line.
  mutating func endStatement(from start: Int) {
    if index == start { skipToken() }
    if isAtStatementEnd { return }
    if kind == .rightParenthesis || kind == .rightBracket, !hasMistake(since: start) {
      report { .extraBracket($0.text($0.index), at: $0.current.range) }
      return skipStatement()
    }
    let previous = tokens[max(index - 1, start)].kind
    if kind == .word, previous == .rightBrace || isDeclarationOrAssignment { return }
    if hasMistake(since: start) { return skipStatement() }
    if reportForeignSeparator() { return }
    if kind == .leftParenthesis || kind == .leftBracket, previous == .word {
      report { .spaceBeforeCall(at: $0.current.range, space: SourceRange($0.previousEnd, $0.current.range.lowerBound)) }
      return skipStatement()
    }
    if isEntryInBlock {
      report { .entryInBlock($0.text($0.index), at: $0.current.range) }
      // The target by itself is no other mistake.
      if case .expression? = tree.statements.last { tree.statements[tree.statements.count - 1] = .missing }
      return skipStatement()
    }
    if reportMissingComma() { return skipStatement() }
    if index - start == 1, isNameAlone, beginsOperand(current) || kind == .leftBrace {
      report(at: start) { .unknownStatement($0.text(start), at: $0.tokens[start].range) }
      return skipStatement()
    }
    guard kind == .word else {
      report { .unexpected(at: $0.current.range, found: $0.found) }
      return skipStatement()
    }
    report {
      var diagnostic = Diagnostic.twoStatements(
        at: $0.current.range, gap: SourceRange($0.previousEnd, $0.current.range.lowerBound))
      // A name by itself is no statement: something else is missing.
      if $0.isLastName { diagnostic.fixes = [] }
      return diagnostic
    }
    // What follows is read as the statement that it is, and may have mistakes of its own.
    lastMistake = index - 1
  }

  /// Whether the last statement is nothing but a name.
  private var isNameAlone: Bool {
    guard case .expression(let value)? = tree.statements.last, case .name = tree[value] else { return false }
    return true
  }

  /// Whether another statement may follow the last one on its line.
  private var isDeclarationOrAssignment: Bool {
    switch tree.statements.last {
    case .variable, .assign, .function, .handler, .layer, .property: true
    default: false
    }
  }

  /// Whether a value or a statement can begin with a token.
  func beginsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .number, .duration, .angle, .percentage, .color, .string, .stringStart, .leftParenthesis, .leftBracket,
      .not:
      true
    default: false
    }
  }

  // MARK: Expressions and assignments

  private mutating func parseExpressionStatement() -> StatementID {
    let start = index
    let value = parseExpression(.statement)
    if let statement = parseForeignRest(of: value, from: start) { return add(statement, range(from: start)) }
    let isMissing = isAssignmentSignMissing(behind: value, from: start)
    guard let operation = isMissing ? .assign : assignmentOperator, isMissing || !isAtStatementEnd else {
      return add(.expression(value), range(from: start))
    }
    let place = index
    if isMissing { report(at: start) { .missingAssignmentSign(at: $0.gap) } } else { advance() }
    let target = assignmentTarget(value, at: place)
    let assigned = parseAssignedValue(operation == .assign)
    if operation == .assign { reportClauseOfAssignment(from: start, sign: place) }
    return add(.assign(target: target, operation, value: assigned), range(from: start))
  }

  private var assignmentOperator: AssignmentOperator? {
    switch kind {
    case .assign: .assign
    case .addAssign: .add
    case .subtractAssign: .subtract
    case .multiplyAssign: .multiply
    case .divideAssign: .divide
    default: nil
    }
  }

  private mutating func assignmentTarget(_ target: ExpressionID, at place: Int) -> ExpressionID {
    switch tree[target] {
    case .name, .member, .index, .missing: return target
    default:
      let range = tree.range(of: target)
      let name = quotedProperty(target)
      report(at: place) { _ in name.map { .quotedName($0, at: range) } ?? .assignmentTarget(at: range) }
      return add(.missing, range)
    }
  }

  /// Reads what stands after `=`, where `every`, `after`, `at` and `animator` are values too, and animations may be
  /// groups.
  mutating func parseAssignedValue(_ mayBeTimer: Bool) -> ExpressionID {
    mendWordOfValue()
    if let value = parseStatementAsValue() { return value }
    if isFunctionOfName { return skipFunctionValue() }
    if isAtDescription || isWord(.animation) && token(ahead: 1).kind == .leftBrace {
      return parseDescription(.assignedValue)
    }
    if mayBeTimer, isWord(.animator), isAnimator { return parseAnimator() }
    guard mayBeTimer, let word, word == .every || word == .after || word == .at, beginsStatement(word) else {
      return parseExpression()
    }
    let start = index
    let schedule = parseSchedule()
    let statement = add(schedule, range(from: start))
    return add(.timer(statement), range(from: start))
  }

  private mutating func parseWordAlone(_ statement: StatementSyntax) -> StatementSyntax {
    advance()
    return statement
  }

  private mutating func parseReturn() -> StatementSyntax {
    advance()
    return .return(isAtStatementEnd ? nil : parseExpression())
  }

  private mutating func parsePrint() -> StatementSyntax {
    advance()
    let mark = pending.count
    repeat { pending.append(parseExpression().index) } while accept(.comma)
    return .print(list(since: mark))
  }
}
