// Statements of time beside the plain waits, tests, and what stands at the head of a file.

extension Parser {
  /// Whether the `(` of a call touches the word at a token.
  func isCall(at index: Int) -> Bool {
    let next = tokens[min(index + 1, tokens.count - 1)]
    return next.kind == .leftParenthesis && !next.isAfterSpace
  }

  func isText(_ token: Token) -> Bool { token.kind == .string || token.kind == .stringStart }

  /// Reads `sequence { … }` or `parallel { … }`.
  mutating func parseBlockStatement(_ statement: (BlockSyntax) -> StatementSyntax) -> StatementSyntax {
    let start = index
    advance()
    return statement(parseBlock(ownedBy: start))
  }

  /// Reads `overlap duration`.
  mutating func parseOverlap() -> StatementSyntax {
    advance()
    return .overlap(parseExpression(.duration))
  }

  /// Reads `seed number`.
  mutating func parseSeed() -> StatementSyntax {
    advance()
    return .seed(parseExpression(.number))
  }

  /// Reads `import "file"`.
  mutating func parseImport() -> StatementSyntax {
    advance()
    return .import(parsePrimary(.value))
  }

  // MARK: Tests

  /// Reads `test "name" { … }`.
  mutating func parseTest() -> StatementSyntax {
    let start = index
    advance()
    let name = parsePrimary(.value)
    return .test(name: name, parseBlock(ownedBy: start))
  }

  /// Reads `expect condition [within tolerance] [at time]` or `expect layer "key" finished|cancelled [at time]`.
  mutating func parseExpectation() -> StatementSyntax {
    advance()
    var expectation = ExpectationSyntax(subject: parseCondition())
    if accept(.within) {
      expectation.tolerance = parseExpression(.number)
    } else if let key = parseKey() {
      expectation.key = key
      expectation.isFinish = parseEnding()
    }
    if accept(.at) { expectation.time = parseExpression(.duration) }
    return .expect(Parser.add(expectation, to: &tree.expectations))
  }

  /// Reads how an animation is to be over; true if it is to finish.
  private mutating func parseEnding() -> Bool {
    if accept(.finished) { return true }
    if accept(.cancelled) { return false }
    report { .expected("'finished' or 'cancelled'", after: $0.before, at: $0.place, found: $0.found) }
    return true
  }
}
