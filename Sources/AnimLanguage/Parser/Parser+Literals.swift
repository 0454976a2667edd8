extension Parser {
  /// Reads a literal, a name, or something in brackets.
  mutating func parsePrimary(_ role: ValueRole) -> ExpressionID {
    while kind == .unknown { advance() }
    let token = current
    switch kind {
    case .word:
      if isAtDescription { return parseDescription() }
      if role == .easing, skipPowerEasing() {
        return add(.missing, SourceRange(token.range.lowerBound, previousEnd))
      }
      if let hyphenated = hyphenatedName {
        let start = index
        let name = skipHyphenatedName(hyphenated)
        return add(.name(name), range(from: start))
      }
      advance()
      return add(reservedValue(token.name) ?? .name(token.name), token.range)
    case .number where isUnitApart: return parseUnitApart()
    case .number, .duration, .angle, .percentage, .color:
      advance()
      return add(literal(token), token.range)
    case .string:
      advance()
      guard !token.flags.contains(.malformed) else { return add(.missing, token.range) }
      return add(.string(list(of: addText(token))), token.range)
    case .stringStart: return parseInterpolatedString()
    case .leftParenthesis: return isFunctionInParentheses ? skipFunctionValue() : parseTuple()
    case .leftBrace where role == .argument || isBehindAssignment: return skipBracesAsValue()
    case .leftBracket: return parseList()
    case .dot where role != .statement && isBeforeTouchingWord:
      report { .implicitMember($0.text($0.index + 1), at: $0.current.range) }
      advance()
      let name = advance()
      return add(.name(name.name), name.range)
    case .skipped:
      advance()
      return add(.missing, token.range)
    default: return missingValue(role)
    }
  }

  private var isBehindAssignment: Bool { index > 0 && tokens[index - 1].kind == .assign && !current.isFirstOnLine }

  mutating func missingValue(_ role: ValueRole) -> ExpressionID {
    if role == .statement, index > 0, Infix(kind) != nil {
      report { .operatorAtLineStart($0.text($0.index), at: $0.current.range) }
    } else if role == .statement {
      report { .noStatement(at: $0.current.range, found: "'\($0.text($0.index).prefix(24))'") }
    } else {
      report {
        var diagnostic = Diagnostic.expected(role.text, after: $0.before, at: $0.place, found: $0.found)
        if role == .spring { diagnostic.fixes = [.insert("()", at: $0.previousEnd)] }
        return diagnostic
      }
    }
    return addMissing()
  }

  private func reservedValue(_ name: NameID) -> ExpressionSyntax? {
    switch Word(name) {
    case .true?: .boolean(true)
    case .false?: .boolean(false)
    case Word.none?: ExpressionSyntax.none
    case .noAction?: .noAction
    case .selfLayer?: .selfLayer
    case .now?: .now
    case .animation?: .animation
    case .event?: .event
    default: nil
    }
  }

  private mutating func literal(_ token: Token) -> ExpressionSyntax {
    guard !token.flags.contains(.malformed) else { return .missing }
    let bytes = source.bytes[source.localOffset(token.range.lowerBound)..<source.localOffset(token.range.upperBound)]
    if token.kind == .color { return .color(color(bytes.dropFirst())) }
    let numberEnd = token.kind == .number ? bytes.endIndex : DecimalNumber.end(in: source.bytes, from: bytes.startIndex)
    let number = DecimalNumber(bytes[..<numberEnd])
    let result: ExpressionSyntax
    let magnitude: Double
    switch token.kind {
    case .duration:
      magnitude = number.value(times: Unit(bytes[numberEnd...])?.ticks ?? 0)
      result = .duration(magnitude)
    case .angle:
      magnitude = Unit(bytes[numberEnd...])?.radians(number.value) ?? 0
      result = .angle(magnitude)
    case .percentage:
      magnitude = number.value / 100
      result = .percentage(magnitude)
    default:
      magnitude = number.value
      result = .number(magnitude)
    }
    // Ticks beyond 2^63 are what "never" is counted as.
    let limit = token.kind == .duration ? 0x1p63 : .infinity
    guard magnitude < limit else {
      report(at: index - 1) { .numberTooLarge($0.source.text(in: token.range), at: token.range) }
      return .missing
    }
    return result
  }

  /// The colour of 3, 4, 6 or 8 hexadecimal digits.
  private func color(_ digits: ArraySlice<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    let isShort = digits.count < 6
    for digit in digits {
      let nibble = UInt32(digit.isDigit ? digit & 0x0f : (digit & 0x0f) + 9)
      value = isShort ? value << 8 | nibble * 0x11 : value << 4 | nibble
    }
    return digits.count == 3 || digits.count == 6 ? value << 8 | 0xff : value
  }

  // MARK: Strings

  private mutating func parseInterpolatedString() -> ExpressionID {
    let start = index
    let mark = pending.count
    appendText(advance())
    while true {
      openBrackets += 1
      if kind == .stringMiddle || kind == .stringEnd {
        report { .expected("a value", after: "\\(", at: $0.gap, found: "')'") }
        pending.append(addMissing().index)
      } else {
        pending.append(parseExpression().index)
      }
      openBrackets -= 1
      skipToInterpolationEnd()
      guard kind == .stringMiddle || kind == .stringEnd else { break }
      let token = advance()
      appendText(token)
      if token.kind == .stringEnd { break }
    }
    let height = height(since: mark)
    return add(.string(list(since: mark)), range(from: start), above: height)
  }

  /// Tells about what is too much in an interpolation, and passes over it.
  private mutating func skipToInterpolationEnd() {
    guard kind != .stringMiddle, kind != .stringEnd, kind != .endOfFile else { return }
    report { .expected("')'", after: nil, at: $0.place, found: $0.found) }
    var nested = 0
    while kind != .endOfFile {
      switch kind {
      case .stringStart: nested += 1
      case .stringMiddle where nested == 0, .stringEnd where nested == 0: return
      case .stringEnd: nested -= 1
      default: break
      }
      advance()
    }
  }

  private mutating func appendText(_ token: Token) {
    let text = addText(token)
    if case .text(let id) = tree[text], tree[id].isEmpty {
      // An empty piece says nothing.
      tree.texts.removeLast()
      tree.expressions.removeLast()
      tree.expressionRanges.removeLast()
      heights.removeLast()
    } else {
      pending.append(text.index)
    }
  }

  private mutating func addText(_ token: Token) -> ExpressionID {
    var range = token.range
    range.lowerBound += 1
    let closer: UInt32 =
      token.flags.contains(.malformed) ? 0 : token.kind == .string || token.kind == .stringEnd ? 1 : 2
    range.upperBound = max(range.lowerBound, range.upperBound - closer)
    let id = TextID(tree.texts.count)
    tree.texts.append(unescaped(range))
    return add(.text(id), range)
  }

  /// The text that a literal stands for.
  private mutating func unescaped(_ range: SourceRange) -> String {
    let bytes = source.bytes[source.localOffset(range.lowerBound)..<source.localOffset(range.upperBound)]
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < bytes.endIndex else {
        result.append(byte)
        continue
      }
      let escape = Escape(bytes, at: position)
      result.append(contentsOf: escape.bytes)
      if !escape.isKnown {
        let lower = source.base &+ UInt32(position - 1)
        let range = SourceRange(lower, lower + UInt32(escape.length) + 1)
        lastMistake = -1
        report(at: index - 1) { .unknownEscape($0.source.text(in: range), at: range) }
      }
      position += escape.length
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Tuples and lists

  private mutating func parseTuple() -> ExpressionID {
    let start = index
    advance()
    openBrackets += 1
    let mark = pending.count
    var labels: [SourceRange] = []
    repeat {
      if kind == .rightParenthesis, pending.count > mark { break }
      if kind == .word, token(ahead: 1).kind == .colon {
        labels.append(SourceRange(current.range.lowerBound, token(ahead: 2).range.lowerBound))
        advance()
        advance()
      }
      pending.append(parseExpression().index)
    } while accept(.comma) || isCommaMissing(before: .rightParenthesis)
    close(.rightParenthesis, opener: start)
    if !labels.isEmpty { reportLabels(labels, openedAt: start) }
    let range = range(from: start)
    let count = pending.count - mark
    if count == 1 { return ExpressionID(Int(pending.removeLast())) }
    let height = height(since: mark)
    let values: NodeList<ExpressionSyntax> = list(since: mark)
    guard count <= 4 else {
      report(at: index - 1) { _ in .tupleSize(count, at: range) }
      return add(.missing, range)
    }
    return add(.tuple(values), range, above: height)
  }

  /// Tells of all labels of a tuple at once.
  private mutating func reportLabels(_ labels: [SourceRange], openedAt start: Int) {
    reportEarlier(at: start + 1) { .labelsInTuple(at: $0.tokens[start + 1].range, labels: labels) }
  }

  private mutating func parseList() -> ExpressionID {
    let start = index
    advance()
    openBrackets += 1
    if isWord(.for), token(ahead: 1).kind == .word, token(ahead: 2).name == Word.in.name {
      return parseComprehension(openedAt: start)
    }
    let mark = pending.count
    while kind != .rightBracket, !isAtBracketsEnd {
      pending.append(parseExpression().index)
      guard accept(.comma) || isCommaMissing(before: .rightBracket) else { break }
    }
    if kind == .colon, pending.count == mark + 1 {
      pending.removeLast()
      return skipDictionary(openedAt: start)
    }
    if isWord(.for), pending.count == mark + 1 {
      report { .comprehensionBackwards(at: $0.current.range) }
      pending.removeLast()
      while kind != .rightBracket, !isAtBracketsEnd { skipToken() }
      lastMistake = index
      close(.rightBracket, opener: start)
      return add(.missing, range(from: start))
    }
    close(.rightBracket, opener: start)
    let height = height(since: mark)
    return add(.list(list(since: mark)), range(from: start), above: height)
  }

  /// Reads the rest of `[for name in values: element]`.
  private mutating func parseComprehension(openedAt start: Int) -> ExpressionID {
    advance()
    let name = parseName("a name for each value, such as i")
    advance()
    let values = parseExpression(.range)
    if !accept(.colon) {
      report { .expected("':' and an element", after: $0.before, at: $0.place, found: $0.found) }
    }
    let element = parseExpression()
    close(.rightBracket, opener: start)
    let loop = Parser.add(LoopSyntax(name: name, subject: values, body: .empty), to: &tree.loops)
    return add(
      .comprehension(loop, element: element), range(from: start), above: max(height(values), height(element)))
  }
}
