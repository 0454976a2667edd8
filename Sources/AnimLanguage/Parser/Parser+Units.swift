import AnimEngine

// Units that do not touch their numbers.

extension Parser {
  /// Whether a unit, or what others call so, stands a space behind the number that is looked at: `1 s`. A word that
  /// begins a statement of its own is none.
  var isUnitApart: Bool {
    let (unit, next) = (token(ahead: 1), token(ahead: 2))
    guard unit.kind == .word, !unit.isFirstOnLine, unit.isAfterSpace, Word(unit.name)?.isStatement != true,
      Unit(written: text(index + 1)) != nil
    else { return false }
    switch next.kind {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .dot, .leftBracket: return false
    case .leftParenthesis: return next.isAfterSpace
    default: return true
    }
  }

  /// Whether a unit stands behind a value that is no number: `(500 / speed)s`, `wait n s`.
  func isUnitOfValue(_ role: ValueRole, _ start: Int) -> Bool {
    guard index > start, !current.isFirstOnLine else { return false }
    let previous = tokens[index - 1].kind
    if previous == .rightParenthesis, !current.isAfterSpace { return Unit(rawValue: text(index)) != nil }
    guard role == .duration, current.isAfterSpace, previous == .word, Unit(rawValue: text(index))?.isAngle == false
    else { return false }
    return endsStatement(at: min(index + 1, tokens.count - 1)) || token(ahead: 1).kind == .leftBrace
      || Clause(Word(token(ahead: 1).name)) != nil && token(ahead: 1).kind == .word
  }

  /// Tells of such a unit, and passes over it.
  mutating func skipUnitOfValue(_ value: ExpressionID, _ start: Int) -> ExpressionID {
    report {
      .unitOfValue(
        $0.text($0.index), at: $0.current.range, whole: SourceRange($0.previousEnd, $0.current.range.upperBound))
    }
    advance()
    return add(.missing, range(from: start))
  }

  /// Reads a number and a unit apart from it as if they touched.
  mutating func parseUnitApart() -> ExpressionID {
    let number = advance()
    guard let unit = Unit(written: text(index)) else { return addMissing() }
    let whole = SourceRange(number.range.lowerBound, current.range.upperBound)
    report { .unitApart($0.text($0.index - 1) + unit.rawValue, at: $0.current.range, whole: whole) }
    advance()
    let start = source.localOffset(number.range.lowerBound)
    let value = DecimalNumber(source.bytes[start..<source.localOffset(number.range.upperBound)])
    if unit.isAngle { return add(.angle(unit.radians(value.value)), whole) }
    return add(.duration(min(value.value(times: unit.ticks), 0x1p62)), whole)
  }
}

extension Unit {
  /// The unit of a text, also in the spelling of other tools.
  init?(written text: String) {
    if let unit = Unit(rawValue: text) ?? Unit.synonyms[text.lowercased()] { self = unit } else { return nil }
  }
}
