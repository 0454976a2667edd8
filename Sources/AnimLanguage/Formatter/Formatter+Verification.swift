extension Formatter {
  /// Whether a formatted text has the tokens and comments of a script, and the same tree.
  ///
  /// The parser sees no more of a text than its tokens and which of them begin a line or follow a space. So the
  /// original's tokens are parsed as they stand in the new text: ranges stay those of the original, and the trees
  /// can be compared as they are.
  static func isFaithful(_ formatted: [UInt8], to script: TokenizedScript, _ tree: SyntaxTree) -> Bool {
    let result = SourceText(name: script.source.name, bytes: formatted)
    var names = tree.names
    var diagnostics = DiagnosticBag()
    let lexed = Lexer.tokens(of: result, names: &names, into: &diagnostics)
    guard diagnostics.isEmpty, let moved = movedTokens(of: script, to: lexed.tokens, in: result),
      haveSameComments(script, TokenizedScript(result, tokens: lexed.tokens)),
      silence(tree.silencers, tree.tokens) == silence(lexed.silencers, lexed.tokens),
      var reparsed = Parser.reparse(script.source, tokens: moved, names: tree.names)
    else { return false }
    (reparsed.tokens, reparsed.silencers) = (tree.tokens, tree.silencers)
    return reparsed == tree
  }

  /// The tokens that begin where each of some comments silences warnings.
  private static func silence(_ silencers: [Silencer], _ tokens: [Token]) -> [Range<Int>] {
    silencers.map { silencer in
      let first = TokenizedScript.index(of: silencer.scope.lowerBound, in: tokens)
      return first..<max(first, TokenizedScript.index(of: silencer.scope.upperBound, in: tokens))
    }
  }

  /// The tokens of a script with the flags of those of another text; nil if they are not the same tokens.
  private static func movedTokens(of script: TokenizedScript, to tokens: [Token], in text: SourceText) -> [Token]? {
    guard tokens.count == script.tokens.count else { return nil }
    var moved = script.tokens
    for index in moved.indices {
      let (old, new) = (moved[index], tokens[index])
      guard old.kind == new.kind, old.payload == new.payload,
        script.source.slice(old.range).elementsEqual(text.slice(new.range))
      else { return nil }
      moved[index].flags = new.flags
    }
    return moved
  }

  /// Whether two texts have the same comments before the same tokens, apart from white space around their lines.
  private static func haveSameComments(_ first: TokenizedScript, _ second: TokenizedScript) -> Bool {
    guard first.comments.count == second.comments.count else { return false }
    return zip(first.comments, second.comments).allSatisfy { old, new in
      guard old.token == new.token, old.isLineComment == new.isLineComment else { return false }
      var lines = (old.lines(in: first.source.bytes), new.lines(in: second.source.bytes))
      while let line = lines.0.next() {
        guard let other = lines.1.next(), line.elementsEqual(other) else { return false }
      }
      return lines.1.next() == nil
    }
  }
}

extension SourceText {
  /// The bytes in a range of the program's offsets.
  func slice(_ range: SourceRange) -> ArraySlice<UInt8> {
    bytes[localOffset(range.lowerBound)..<localOffset(range.upperBound)]
  }
}
