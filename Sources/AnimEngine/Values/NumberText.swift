extension TextBuffer {
  /// A number in its printed form: as short as can be, with at most six decimals; from 2^63 on with an exponent.
  /// Zero has no sign.
  public mutating func append(_ number: Double) {
    let magnitude = number.magnitude
    guard magnitude < 0x1p63 else { return appendLarge(number) }
    // Both the whole part and the rest are exact, so that only the scaled rest is rounded.
    var whole = UInt64(magnitude)
    var millionths = UInt32((magnitude - Double(whole)) * 1e6 + 0.5)
    if millionths == 1_000_000 {
      millionths = 0
      whole += 1
    }
    let isNegative = number < 0 && (whole != 0 || millionths != 0)
    if whole < 10, millionths == 0, !isNegative { return append(byte: UInt8(ascii: "0") + UInt8(whole)) }
    append(sign: isNegative, whole: whole, millionths: millionths)
  }

  /// An integer in decimal.
  public mutating func append(_ integer: Int) {
    append(sign: integer < 0, whole: UInt64(integer.magnitude), millionths: 0)
  }

  /// Writes a number backwards, digit by digit, and appends it in one piece.
  private mutating func append(sign: Bool, whole: UInt64, millionths: UInt32) {
    // A sign, 20 digits, a point, 6 digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 28) { text in
      var begin = text.count
      func write(_ byte: UInt8) {
        begin -= 1
        text[begin] = byte
      }
      if millionths != 0 {
        var rest = millionths
        var count = 6
        while rest % 10 == 0 {
          rest /= 10
          count -= 1
        }
        for _ in 0..<count {
          write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
          rest /= 10
        }
        write(UInt8(ascii: "."))
      }
      var rest = whole
      repeat {
        write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      } while rest != 0
      if sign { write(UInt8(ascii: "-")) }
      storage.append(contentsOf: UnsafeBufferPointer(rebasing: text[begin...]))
    }
  }

  /// Numbers in parentheses, parted by commas.
  public mutating func appendTuple(_ numbers: Double...) {
    append(byte: UInt8(ascii: "("))
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(", ") }
      append(number)
    }
    append(byte: UInt8(ascii: ")"))
  }

  /// The lowest hexadecimal digits of a number, in lower case.
  mutating func append(hexDigits number: UInt64, count: Int) {
    for place in (0..<count).reversed() {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(4 * place)) & 15
      append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// What is no number below 2^63: `nan`, `infinity`, or shortest digits with an exponent (`1e21`).
  private mutating func appendLarge(_ number: Double) {
    if number.isNaN { return append("nan") }
    if number.isInfinite { return append(number < 0 ? "-infinity" : "infinity") }
    for byte in number.description.utf8 where byte != UInt8(ascii: "+") {
      append(byte: byte)
    }
  }
}

extension Double {
  /// The number in its printed form, as ``TextBuffer/append(_:)-(Double)`` writes it.
  public var numberText: String {
    var text = TextBuffer()
    text.append(self)
    return text.string
  }
}
