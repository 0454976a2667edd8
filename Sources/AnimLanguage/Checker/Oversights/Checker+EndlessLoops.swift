// Loops in which time stands still for ever.

extension Checker {
  /// Warns of a `while true` whose body can neither wait nor leave.
  ///
  /// - Parameter head: the loop up to its block.
  mutating func checkEndlessLoop(_ body: TypedBlock, _ head: SourceRange) {
    if !program.mayPause(body) { tell(.standsStill(at: head)) }
  }
}

extension TypedProgram {
  /// Whether a block may wait, return, or run code of which that is not known.
  fileprivate func mayPause(_ block: TypedBlock) -> Bool { self[block].contains { mayPause($0) } }

  private func mayPause(_ statement: TypedStatementID) -> Bool {
    switch statements[Int(statement.index)] {
    case .return, .wait, .waitFor, .waitForAll, .waitForEvent, .endCollection, .parallel, .stagger, .callHandler:
      return true
    default:
      let parts = children(of: statement)
      return parts.expressions.contains { mayPause($0) } || parts.blocks.contains { mayPause($0) }
    }
  }

  private func mayPause(_ expression: TypedExpressionID) -> Bool {
    switch expressions[Int(expression.index)] {
    case .call, .hostCall: true
    default: children(of: expression).contains { mayPause($0) }
    }
  }
}
