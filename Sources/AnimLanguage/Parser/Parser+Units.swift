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
