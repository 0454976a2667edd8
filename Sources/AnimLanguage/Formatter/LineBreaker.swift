// Where lines are broken that are too long.

extension ScriptLayout {
  /// What a line that is too long can be broken at.
  private enum Cut {
    /// Statements that share the line, from the second on.
    case statements(from: Int)
    /// A block that opens and closes on the line, and those that belong to it as `else` does.
    case blocks(from: Int)
    /// A token inside of a statement; the less it costs the better.
    case token(Int, cost: Int)
  }

  /// Breaks the line that begins with a token, if it is too long and can be broken.
  ///
  /// Statements that share the line part first, then blocks open up. Others are broken as late as possible in the
  /// outermost brackets that allow it. Looks no further than one line ahead, unless nothing can be broken before.
  mutating func breakLongLine(from first: Int, at start: Int) {
    guard !script.roles[first].contains(.silenced) else { return }
    var column = start + width(first)
    var depth = bracketStep(first)
    var cut: Cut? = opensBlock(first) ? .blocks(from: first) : nil
    var comment = nextComment
    var index = first + 1
    scanning: while index < script.tokens.count, !beginsLine[index], script.kind(index) != .endOfFile {
      let isFull = column > Formatter.lineLength
      let (gap, hasComment) = gap(before: index, &comment)
      if isFull, cut != nil { break scanning }
      if !hasComment { improve(&cut, before: index, depth: depth) }
      column += gap + width(index)
      depth += bracketStep(index)
      if opensBlock(index), column <= Formatter.lineLength || cut == nil {
        switch cut {
        case .statements?, .blocks?: break
        default: cut = .blocks(from: index)
        }
      }
      index += 1
    }
    guard column > Formatter.lineLength else { return }
    if case .token? = cut, let second = nextStatement(after: index) { cut = .statements(from: second) }
    switch cut {
    case .statements(let second)?:
      breakStatements(from: second)
      // The first of them may be too long by itself.
      if beginsLine[second] { breakLongLine(from: first, at: start) }
    case .blocks(let first)?: breakBlocks(from: first)
    case .token(let token, _)?: beginLine(with: token)
    case nil: break
    }
  }

  // MARK: Widths

  private func width(_ index: Int) -> Int { DisplayWidth.cells(ofToken: script.text(index)) }

  /// The cells between a token and the one before it on its line.
  private func gap(before index: Int, _ next: inout Int) -> (cells: Int, hasComment: Bool) {
    let first = next
    var cells = 0
    while next < script.comments.count, script.comments[next].token <= index {
      cells += next == first ? script.spacesBeforeComment(after: index - 1) : 1
      cells += DisplayWidth.cells(ofToken: script.source.bytes[script.comments[next].range])
      next += 1
    }
    guard next > first else { return (script.spaces(before: index), false) }
    return (cells + script.spacesAfterComment(before: index), true)
  }

  /// How many brackets are open after a token more than before it.
  private func bracketStep(_ index: Int) -> Int {
    switch script.kind(index) {
    case .leftParenthesis, .leftBracket: 1
    case .rightParenthesis, .rightBracket: -1
    case .less where script.roles[index].contains(.optionsOpener): 1
    case .greater where script.roles[index].contains(.optionsCloser): -1
    default: 0
    }
  }

  // MARK: Statements and blocks

  /// Whether a token opens a block whose first statement stands on the same line.
  private func opensBlock(_ index: Int) -> Bool {
    guard script.kind(index) == .leftBrace else { return false }
    return script.kind(index + 1) != .rightBrace && script.kind(index + 1) != .endOfFile && !beginsLine[index + 1]
  }

  /// The statement that follows on the line, without a block before it. What was looked through once is not again.
  private mutating func nextStatement(after first: Int) -> Int? {
    guard first >= statementsEnd else { return nil }
    var index = first
    while index < script.tokens.count, !beginsLine[index], !opensBlock(index), script.kind(index) != .rightBrace {
      if script.roles[index].contains(.statement) { return index }
      index += 1
    }
    statementsEnd = index
    return nil
  }

  /// Puts the statements that follow on a line on lines of their own.
  private mutating func breakStatements(from first: Int) {
    var index = first
    repeat {
      if script.roles[index].contains(.statement) { beginLine(with: index) }
      index = afterBlock(index)
    } while index < script.tokens.count && !beginsLine[index] && script.kind(index) != .rightBrace
  }

  /// Puts what is in a block on lines of its own, and so on with the blocks that follow in the same statement.
  private mutating func breakBlocks(from first: Int) {
    var index = first
    repeat {
      if opensBlock(index) {
        breakStatements(from: index + 1)
        beginLine(with: index + 1)
        beginLine(with: Int(script.closers[index]))
      }
      index = afterBlock(index)
      if index < script.tokens.count, script.roles[index].contains(.statement) { beginLine(with: index) }
    } while index < script.tokens.count && !beginsLine[index] && script.kind(index) != .rightBrace
  }

  private mutating func beginLine(with index: Int) {
    if !script.roles[index].contains(.silenced) { beginsLine[index] = true }
  }

  /// The token after another one, or after the block that it opens.
  private func afterBlock(_ index: Int) -> Int {
    script.kind(index) == .leftBrace ? Int(script.closers[index]) + 1 : index + 1
  }

  // MARK: Inside of statements

  /// Takes the break before a token if it is better than what was found so far.
  private func improve(_ cut: inout Cut?, before index: Int, depth: Int) {
    let limit: Int
    switch cut {
    case .statements?, .blocks?: return
    case .token(_, let cost)?: limit = cost
    case nil: limit = .max
    }
    if script.roles[index].contains(.statement) {
      cut = .statements(from: index)
    } else if let cost = cost(before: index), cost + depth * 16 <= limit {
      cut = .token(index, cost: cost + depth * 16)
    }
  }

  /// How unwelcome a break before a token is; nil where the statement would not go on, or the token holds together
  /// with the one before.
  private func cost(before index: Int) -> Int? {
    let role = script.roles[index]
    guard !role.contains(.interpolated) else { return nil }
    if role.contains(.clause) { return continuesWithClause(index) ? 0 : nil }
    switch script.kind(index) {
    case .question where script.tokens[index].isAfterSpace: return 2
    case .colon where role.contains(.conditionalColon): return 2
    case .or, .and, .coalesce: return Infix(script.kind(index)).map { 3 + Int($0.precedence.rawValue) }
    default: break
    }
    // Outside of brackets what looks like a statement is one.
    if !role.contains(.bracketed), script.word(index)?.isStatement == true, script.kind(index + 1) == .word {
      return nil
    }
    switch script.kind(index - 1) {
    case .comma: return 1
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign: return 1_000
    case .plus, .minus, .star, .slash, .percent, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .approximatelyEqual:
      let holdsTogether: TokenRoles = [.prefix, .optionsOpener, .optionsCloser]
      guard script.roles[index - 1].isDisjoint(with: holdsTogether) else { return nil }
      return Infix(script.kind(index - 1)).map { 3 + Int($0.precedence.rawValue) }
    default: return nil
    }
  }

  /// Whether a line may begin with a clause or an option of a drawing.
  private func continuesWithClause(_ index: Int) -> Bool {
    guard let word = script.word(index), word != .in else { return false }
    let next = script.kind(index + 1)
    switch word {
    case .width, .color, .cap, .join, .dash, .rule, .size: break
    case .at where next != .leftBracket: return false
    default: if Clause(word) == nil { return false }
    }
    switch next {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .colon, .dot: return false
    default: break
    }
    // The word that begins the form has to have something beside it.
    switch script.word(index - 1) {
    case .animate, .animation, .animator, .keyframes: return false
    default: return true
    }
  }
}
