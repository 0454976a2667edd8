extension Lexer {
  /// Reads a number with what touches it: a unit or a per cent sign.
  mutating func readNumber(_ flags: Token.Flags) {
    let start = position
    position = DecimalNumber.end(in: bytes, from: start)
    let numberEnd = position
    let next = byte(at: position)
    if next == UInt8(ascii: "%") {
      if isOperandStart(position + 1) {
        report {
          .percentOrRemainder(
            at: $0.range($0.position, $0.position + 1), operands: (start, $0.endOfOperand($0.position + 1)), in: $0)
        }
        return append(.number, from: start, flags: flags)
      }
      position += 1
      return append(.percentage, from: start, flags: flags)
    }
    guard next.isNameASCII || next >= 0x80 else { return append(.number, from: start, flags: flags) }
    position = endOfName(from: position)
    if position == numberEnd, next == 0xc2, byte(at: position + 1) == 0xb0 { position += 2 }
    guard position > numberEnd else { return append(.number, from: start, flags: flags) }
    guard let unit = Unit(bytes[numberEnd..<position]) else {
      report {
        .unknownUnit(
          $0.source.text(in: $0.range(numberEnd, $0.position)), number: $0.source.text(in: $0.range(start, numberEnd)),
          at: $0.range(numberEnd, $0.position))
      }
      return append(.number, from: start, flags: flags.union(.malformed))
    }
    append(unit.isAngle ? .angle : .duration, from: start, flags: flags)
  }

  /// Reads `#` and the digits of a colour.
  mutating func readColor(_ flags: Token.Flags) {
    let start = position
    position = endOfName(from: position + 1)
    if position == start + 1, flags.contains(.afterNewline), !byte(at: position).isLineEnd, position < bytes.count {
      // A comment of other languages.
      report { .hashComment(at: $0.range(start, $0.position)) }
      position = endOfLine(from: position)
      return
    }
    let digits = bytes[start + 1..<position]
    if [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) {
      append(.color, from: start, flags: flags)
    } else {
      report { .malformedColor($0.source.text(in: $0.range(start, $0.position)), at: $0.range(start, $0.position)) }
      append(.color, from: start, flags: flags.union(.malformed))
    }
  }

  private func isOperandStart(_ index: Int) -> Bool {
    let first = byte(at: index)
    return first.isNameASCII || first == UInt8(ascii: "(") || first >= 0x80
      || first == UInt8(ascii: ".") && byte(at: index + 1).isDigit
  }

  private func endOfOperand(_ index: Int) -> Int {
    byte(at: index).isDigit ? DecimalNumber.end(in: bytes, from: index) : endOfName(from: index)
  }
}
