// Which of the author's blank lines stay.

extension ScriptLayout {
  /// Whether a blank line parts a token from what stands above: one where the author left some, but none directly
  /// inside of brackets.
  func hasBlankLine(before index: Int) -> Bool {
    guard script.lineEnds[index] > 1 else { return false }
    switch script.kind(index) {
    case .rightBrace, .rightParenthesis, .rightBracket: return false
    default: return lines.endsInComment || !opensBrackets(index - 1)
    }
  }

  func hasBlankLine(before comment: Comment) -> Bool {
    guard comment.lineEnds > 1 else { return false }
    return lines.endsInComment || !opensBrackets(comment.token - 1)
  }

  private func opensBrackets(_ index: Int) -> Bool {
    switch script.kind(index) {
    case .leftBrace, .leftParenthesis, .leftBracket: true
    default: false
    }
  }
}
