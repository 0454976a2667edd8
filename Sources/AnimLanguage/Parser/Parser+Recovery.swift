extension Parser {
  /// Tells about a mistake at a token, unless one was told there or the lexer has told about the token itself. It is
  /// not put into words once there is no chance that it is shown.
  mutating func report(at place: Int? = nil, _ diagnostic: (borrowing Parser) -> Diagnostic) {
    let place = place ?? index
    guard place != lastMistake, !tokens[place].flags.contains(.malformed), tokens[place].kind != .unknown else {
      lastMistake = place
      return
    }
    lastMistake = place
    if quiet > 0 {
      hushed += 1
      return
    }
    guard reported < DiagnosticBag.limitPerFile else { return diagnostics.count(1) }
    reported += 1
    let diagnostic = diagnostic(self)
    diagnostics.add(diagnostic)
  }

  /// Tells about a mistake at a token that lies before those of mistakes that are told already.
  mutating func reportEarlier(at place: Int, _ diagnostic: (borrowing Parser) -> Diagnostic) {
    let mistake = lastMistake
    lastMistake = -1
    report(at: place, diagnostic)
    lastMistake = max(mistake, place)
  }

  /// Whether something went wrong since a token was current.
  func hasMistake(since start: Int) -> Bool { lastMistake >= start }

  /// Goes one level deeper, or tells that this is too deep and passes over the rest of the statement.
  mutating func enter() -> Bool {
    guard depth >= depthLimit else {
      depth += 1
      return true
    }
    report { .nestedTooDeeply(at: $0.current.range, limit: $0.depthLimit) }
    skipStatement()
    lastMistake = index
    return false
  }

  mutating func leave() { depth -= 1 }

  /// Passes over everything up to the end of the statement, with brackets that are closed in it.
  mutating func skipStatement() {
    while !isAtLineEnd { skipToken() }
  }

  /// Passes over a token, or over a bracket with everything up to where it is closed.
  mutating func skipToken() {
    switch kind {
    case .leftParenthesis, .leftBracket, .leftBrace: skipBrackets()
    default: advance()
    }
  }

  private mutating func skipBrackets() {
    var openers: [Token.Kind] = []
    repeat {
      switch kind {
      case .leftParenthesis, .leftBracket, .leftBrace: openers.append(kind)
      case .rightParenthesis, .rightBracket: openers.removeLast()
      case .rightBrace:
        // A brace closes over brackets that were never closed, but is left to the block around them.
        while let opener = openers.popLast(), opener != .leftBrace { if openers.isEmpty { return } }
      case .endOfFile: return
      default: break
      }
      advance()
    } while !openers.isEmpty
  }

  /// Whether the statement ends here, whatever brackets were left open in it.
  private var isAtLineEnd: Bool {
    switch kind {
    case .endOfFile, .semicolon, .rightBrace: true
    default: current.isFirstOnLine && !continuesLine(at: index)
    }
  }

  /// Passes over a closing bracket, or tells that it is missing.
  mutating func close(_ closer: Token.Kind, opener: Int) {
    openBrackets -= 1
    while kind == .unknown { advance() }
    if accept(closer) { return }
    let text = closer == .rightParenthesis ? ")" : "]"
    // Something is too much rather than missing if the bracket comes later on this line.
    let later = placeOnLine(of: closer)
    report {
      var diagnostic = Diagnostic.unclosedBracket(
        text, opener: $0.tokens[opener].range, at: $0.gap, found: $0.found)
      if later != nil { diagnostic.fixes = [] }
      return diagnostic
    }
    if let later { index = later + 1 }
  }

  /// Where a closing bracket stands on what is left of the line, before any other bracket.
  private func placeOnLine(of closer: Token.Kind) -> Int? {
    var ahead = index
    while !tokens[ahead].isFirstOnLine || ahead == index {
      switch tokens[ahead].kind {
      case closer: return ahead
      case .leftParenthesis, .leftBracket, .leftBrace, .rightParenthesis, .rightBracket, .rightBrace, .endOfFile,
        .semicolon:
        return nil
      default: ahead += 1
      }
    }
    return nil
  }

  /// Where the first token of the line is that a token stands on, in cells from the left.
  func indentation(ofLineAt index: Int) -> Int {
    var start = source.localOffset(tokens[index].range.lowerBound)
    while start > 0, !source.bytes[start - 1].isLineEnd { start -= 1 }
    var cells = 0
    for byte in source.bytes[start...] {
      if byte == 0x09 {
        cells += DisplayWidth.tabWidth - cells % DisplayWidth.tabWidth
      } else if byte == UInt8(ascii: " ") {
        cells += 1
      } else {
        break
      }
    }
    return cells
  }
}
