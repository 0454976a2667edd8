/// Writes the lines of a script anew.
struct ScriptLayout {
  var script: TokenizedScript
  /// Whether each token begins a line: because its author said so, or because the line was too long.
  var beginsLine: [Bool]
  private var indentation = Indentation()
  private(set) var lines: FormattedLines
  var nextComment = 0
  /// Up to this token no statement was found that shares the line that is broken.
  var statementsEnd = 0

  /// The formatted lines of a script; not all of them if they are too many for one.
  static func lines(of script: TokenizedScript) -> FormattedLines {
    var layout = ScriptLayout(script)
    for index in script.tokens.indices where !layout.lines.isTooLong { layout.write(index) }
    return layout.lines
  }

  private init(_ script: TokenizedScript) {
    self.script = script
    lines = FormattedLines(script.source)
    beginsLine = script.tokens.map(\.isFirstOnLine)
  }

  /// Writes a token and the comments before it.
  private mutating func write(_ index: Int) {
    if beginsLine[index] { indentation.beginLine(with: index, in: script) }
    let followsComment = writeComments(before: index)
    guard script.kind(index) != .endOfFile else { return }
    let isOnCommentLine = followsComment && script.lineEnds[index] == 0 && !leavesComments(index)
    if beginsLine[index], !isOnCommentLine {
      lines.begin(indentation: indentation.line, afterBlank: hasBlankLine(before: index))
    } else {
      lines.appendSpaces(followsComment ? script.spacesAfterComment(before: index) : script.spaces(before: index))
    }
    if beginsLine[index] { breakLongLine(from: index, at: lines.column) }
    lines.appendToken(script.text(index))
    indentation.pass(index, in: script)
  }

  /// Writes the comments before a token, and says whether there are any.
  private mutating func writeComments(before index: Int) -> Bool {
    let first = nextComment
    while nextComment < script.comments.count, script.comments[nextComment].token == index {
      let comment = script.comments[nextComment]
      nextComment += 1
      let isMoved = nextComment - 1 == first && isBrokenBefore(index) && !leavesComments(index)
      if comment.lineEnds > 0 || lines.isEmpty || isMoved {
        lines.begin(indentation: indentation.comment, afterBlank: hasBlankLine(before: comment))
        lines.append(comment)
      } else if isLastOnLine(comment), !comment.isMultiline {
        lines.setTrailing(comment)
      } else {
        lines.appendSpaces(nextComment - 1 > first ? 1 : script.spacesBeforeComment(after: index - 1))
        lines.append(comment)
      }
    }
    return nextComment > first
  }

  /// Whether nothing follows a comment on its line.
  private func isLastOnLine(_ comment: Comment) -> Bool {
    if comment.isLineComment { return true }
    if nextComment < script.comments.count, script.comments[nextComment].token == comment.token {
      return script.comments[nextComment].lineEnds > 0
    }
    return script.lineEnds[comment.token] > 0 || script.kind(comment.token) == .endOfFile
      || leavesComments(comment.token)
  }

  /// Whether a token begins a line only because the line was too long. Comments before it go with it.
  private func isBrokenBefore(_ index: Int) -> Bool { beginsLine[index] && !script.tokens[index].isFirstOnLine }

  /// Whether it does, but leaves the comments before it on the line: they are about what is in the block that it ends.
  private func leavesComments(_ index: Int) -> Bool { isBrokenBefore(index) && script.kind(index) == .rightBrace }
}
