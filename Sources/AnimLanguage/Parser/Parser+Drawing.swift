extension Parser {
  /// Reads a statement of `draw { }`; `nil`, and nothing is read, where the word is just a name.
  mutating func parseDrawing(beginningWith word: Word) -> StatementSyntax? {
    let next = token(ahead: 1)
    if word == .save {
      guard next.kind == .leftBrace else { return nil }
      let start = index
      advance()
      return addDrawing(.save(parseBlock(ownedBy: start)))
    }
    // `fill(…)` is a call, `fill (…)` fills what the parentheses hold.
    guard beginsOperand(next), next.kind != .leftParenthesis || next.isAfterSpace else { return nil }
    // `text label { … }` means a layer.
    if word == .text, next.kind == .word, token(ahead: 2).kind == .leftBrace { return nil }
    advance()
    let operand = parseExpression()
    switch word {
    case .stroke: return addDrawing(.stroke(operand, parseDrawingOptions([.width, .color, .cap, .join, .dash])))
    case .fill: return addDrawing(.fill(operand, parseDrawingOptions([.color, .rule])))
    case .text: return parseText(operand)
    case .clip: return addDrawing(.clip(operand))
    default: return addDrawing(.transform(operand))
    }
  }

  private mutating func parseText(_ string: ExpressionID) -> StatementSyntax {
    guard accept(.at) else {
      report { .expected("'at' and a point", after: $0.before, at: $0.place, found: $0.found) }
      return addDrawing(.text(string, at: addMissing(), .empty))
    }
    let point = parseExpression()
    return addDrawing(.text(string, at: point, parseDrawingOptions([.size, .color])))
  }

  private mutating func addDrawing(_ drawing: DrawingSyntax) -> StatementSyntax {
    .draw(Parser.add(drawing, to: &tree.drawings))
  }

  /// Reads options in any order, on this line or on lines that begin with one.
  private mutating func parseDrawingOptions(_ words: [Word]) -> NodeList<ArgumentSyntax> {
    let mark = pending.count
    var seen: [NameSyntax] = []
    while let option = drawingOption(words) ?? foreignOption(words) {
      advance()
      if let first = seen.first(where: { $0.name == option.name }) {
        report(at: index - 1) {
          .duplicateClause($0.text($0.index - 1), at: option.range, first: first.range, clause: option.range)
        }
      }
      seen.append(option)
      let value = parseExpression()
      pending.append(Parser.add(ArgumentSyntax(label: option, value: value), to: &tree.arguments).index)
    }
    return list(since: mark)
  }

  /// An option that is misspelt, or called as the property of a layer: `lineWidth`, `strokeColor`. It is told.
  private mutating func foreignOption(_ words: [Word]) -> NameSyntax? {
    let next = token(ahead: 1)
    guard kind == .word, !isAtStatementEnd, word?.isStatement != true, !next.isFirstOnLine, beginsOperand(next) else {
      return nil
    }
    let (written, folded) = (text(index), text(index).lowercased())
    let names = words.map(\.text)
    guard
      let meant = names.first(where: { folded.hasSuffix($0) }) ?? Suggestions.nearest(to: written, among: names).first,
      let option = Word(rawValue: meant)
    else { return nil }
    report { .expectedWord(meant, found: written, at: $0.current.range) }
    return NameSyntax(name: option.name, range: current.range)
  }

  private func drawingOption(_ words: [Word]) -> NameSyntax? {
    guard let word, words.contains(word) else { return nil }
    if isAtStatementEnd {
      switch token(ahead: 1).kind {
      case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .colon, .dot: return nil
      default: break
      }
    }
    return NameSyntax(name: current.name, range: current.range)
  }
}
