extension Parser {
  /// What a block consists of.
  enum Content: UInt8 {
    case statements
    /// `.animate` statements without the word: the animations of a group.
    case entries
    /// Statements that change views.
    case viewChanges
  }

  /// A block that is being read.
  struct Block {
    /// The first token of the statement that it belongs to.
    var owner: Int
    /// The `{`; where it is missing, the token before.
    var opener: Int
    /// Whether the `{` is there.
    var isOpened: Bool
    var content = Content.statements
    /// Whether its first statement stands on a line of its own and further right, so that indentation means something.
    var isIndented = false
  }

  /// Reads `{ statements }`.
  mutating func parseBlock(ownedBy owner: Int, content: Content = .statements) -> BlockSyntax {
    if kind == .skipped {
      advance()
      return .empty
    }
    var block = Block(owner: owner, opener: index, isOpened: true)
    if kind != .leftBrace {
      if let statements = parseBlockOfOneStatement() { return statements }
      let hasBrace = isOpeningBraceMissing
      if !hasBrace { reportMissingBrace(owner) }
      block = Block(owner: owner, opener: max(index - 1, 0), isOpened: false)
      if hasBrace {
        report { .missingBrace(at: $0.place, found: $0.found, edits: [.init($0.gap, " {")]) }
        lastMistake = index - 1
      } else if kind == .leftBrace {
        block = Block(owner: owner, opener: index, isOpened: true)
      } else if !hasBodyWithoutBrace(owner) {
        return .empty
      }
    }
    block.content = content
    if block.isOpened { advance() }
    let (outerBrackets, outerStart, outerQuiet) = (openBrackets, statementStart, quiet)
    openBrackets = 0
    // Its statements are the script's, whatever they belong to was meant to be.
    quiet = 0
    defer { (openBrackets, statementStart, quiet) = (outerBrackets, outerStart, outerQuiet) }
    // Asked for only where a brace is missing.
    block.isIndented =
      (unclosedBraces > 0 || !block.isOpened) && current.isFirstOnLine
      && indentation(ofLineAt: index) > indentation(ofLineAt: owner)
    openBlocks.append(block)
    let statements = parseStatements(in: block)
    openBlocks.removeLast()
    return statements
  }

  /// Reads the statement that stands on the line of the one that it belongs to, in the place of a block.
  private mutating func parseBlockOfOneStatement() -> BlockSyntax? {
    let gap = previousEnd
    let start = index
    if kind == .word, !current.isFirstOnLine, text(index) == Word.then.text || text(index) == "do" { advance() }
    if kind == .colon, !token(ahead: 1).isFirstOnLine { advance() }
    guard isStatementOnLine, !isOpeningBraceMissing else {
      if kind == .leftBrace, index > start {
        let range = tokens[start].range
        report(at: start) { .superfluousWord($0.text(start), at: range, gap: SourceRange(gap, range.upperBound)) }
        lastMistake = index - 1
        return parseBlock(ownedBy: max(start - 1, 0))
      }
      index = start
      return nil
    }
    let end = current.range.lowerBound
    return parseStatementAsBlock { .statementWithoutBraces($0, gap: SourceRange(gap, end)) }
  }

  /// Tells that a block has no `{`, and passes over what stands before one on the line.
  private mutating func reportMissingBrace(_ owner: Int) {
    if kind == .colon {
      let closing = closingEdit(ofBlockAt: index + 1, ownedBy: owner)
      report { .colonBeforeBlock(at: $0.current.range, closing: closing) }
      skipToBrace()
      if kind == .colon, token(ahead: 1).isFirstOnLine { advance() }
      return
    }
    let (start, gap, place, found) = (index, self.gap, self.place, self.found)
    skipToBrace()
    let edits: [Diagnostic.Edit] =
      if kind == .leftBrace {
        []
      } else if index == start, hasBodyWithoutBrace(owner) {
        [.init(gap, " {")] + [closingEdit(ofBlockAt: index, ownedBy: owner)].compactMap(\.self)
      } else if current.isFirstOnLine || kind == .endOfFile || kind == .rightBrace {
        [.init(gap, " {}")]
      } else {
        []
      }
    report(at: start) { _ in .missingBrace(at: place, found: found, edits: edits) }
  }

  /// What closes a block that is only indented; nil if a '}' does, or if it is not indented.
  private func closingEdit(ofBlockAt first: Int, ownedBy owner: Int) -> Diagnostic.Edit? {
    guard reported < DiagnosticBag.limitPerFile, first < tokens.count, tokens[first].isFirstOnLine,
      tokens[first].kind != .endOfFile
    else { return nil }
    let outer = indentation(ofLineAt: owner)
    guard indentation(ofLineAt: first) > outer else { return nil }
    var end = first
    while end < tokens.count, tokens[end].kind != .endOfFile {
      if tokens[end].isFirstOnLine, indentation(ofLineAt: end) <= outer { break }
      end += 1
    }
    if end < tokens.count, tokens[end].kind == .rightBrace { return nil }
    let place = tokens[end - 1].range.upperBound
    return Diagnostic.Edit(SourceRange(place, place), "\n" + String(repeating: " ", count: outer) + "}")
  }

  /// Looks for the `{` on what is left of the line.
  private mutating func skipToBrace() {
    var ahead = index
    while true {
      switch tokens[ahead].kind {
      case .leftBrace:
        index = ahead
        return
      case .endOfFile, .semicolon, .rightBrace: return
      default:
        if tokens[ahead].isFirstOnLine, !continuesLine(at: ahead) { return }
        ahead += 1
      }
    }
  }

  /// Whether what follows looks like the inside of a block whose `{` was forgotten.
  private func hasBodyWithoutBrace(_ owner: Int) -> Bool {
    current.isFirstOnLine && kind != .endOfFile && indentation(ofLineAt: index) > indentation(ofLineAt: owner)
  }

  /// Reads statements up to the end of their block, or of the file without one.
  mutating func parseStatements(in block: Block?) -> BlockSyntax {
    let mark = pending.count
    reading: while true {
      switch kind {
      case .semicolon: advance()
      case .endOfFile:
        if let block, block.isOpened { reportUnclosedAtEnd() }
        break reading
      case .rightBrace:
        guard let block else {
          report { .extraBracket("}", at: $0.current.range) }
          advance()
          continue
        }
        if closesOuterBlock(block) { break reading }
        advance()
        break reading
      default:
        if let block, closesBeforeStatement(block) { break reading }
        let before = index
        let told = reported
        if block?.content == .entries {
          pending.append(parseEntry().index)
          if index == before { skipToken() }
        } else {
          pending.append(parseStatement().index)
          endStatement(from: before)
          if reported > told { retellForeignStatement(from: before) }
        }
      }
    }
    return list(since: mark)
  }

  /// Whether a `}` stands too far left for this block, which then lacks its own.
  private mutating func closesOuterBlock(_ block: Block) -> Bool {
    guard unclosedBraces > 0, block.isOpened, block.isIndented, current.isFirstOnLine,
      indentation(ofLineAt: index) < indentation(ofLineAt: block.owner)
    else { return false }
    reportUnclosed(block)
    return true
  }

  /// Whether a statement stands so far left that it must come after this block, which then lacks its `}`.
  private mutating func closesBeforeStatement(_ block: Block) -> Bool {
    guard block.isIndented, current.isFirstOnLine, !block.isOpened || unclosedBraces > 0,
      indentation(ofLineAt: index) <= indentation(ofLineAt: block.owner)
    else { return false }
    if block.isOpened { reportUnclosed(block) }
    return true
  }

  private mutating func reportUnclosed(_ block: Block) {
    unclosedBraces -= 1
    report { .unclosedBrace(of: $0.text(block.owner), opener: $0.tokens[block.opener].range, before: $0.index, in: $0) }
    // The statement that follows has its own mistakes.
    lastMistake = index - 1
  }

  /// Tells once which blocks are still open at the end of the file.
  private mutating func reportUnclosedAtEnd() {
    guard unclosedBraces > 0, let block = openBlocks.last(where: \.isOpened) else { return }
    let count = unclosedBraces
    unclosedBraces = 0
    lastMistake = -1
    report {
      .unclosedBraceAtEnd(
        of: $0.text(block.owner), opener: $0.tokens[block.opener].range, count: count, at: $0.gap)
    }
  }
}
