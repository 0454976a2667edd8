extension TextBuffer {
  /// A number in its printed form: as short as can be, with at most six decimals; from 2^63 on with an exponent.
  /// Zero has no sign.
  public mutating func append(_ number: Double) {
    let magnitude = number.magnitude
    guard magnitude < 0x1p63 else { return appendLarge(number) }
    // Both the whole part and the rest are exact, so that only the scaled rest is rounded.
    var whole = UInt64(magnitude)
    var millionths = UInt64(((magnitude - Double(whole)) * 1e6).rounded())
    if millionths == 1_000_000 {
      millionths = 0
      whole += 1
    }
    if number < 0, whole | millionths != 0 { append(byte: UInt8(ascii: "-")) }
    append(digitsOf: whole, minimumCount: 1)
    if millionths != 0 {
      append(byte: UInt8(ascii: "."))
      var count = 6
      while millionths % 10 == 0 {
        millionths /= 10
        count -= 1
      }
      append(digitsOf: millionths, minimumCount: count)
    }
  }

  /// An integer in decimal.
  public mutating func append(_ integer: Int) {
    if integer < 0 { append(byte: UInt8(ascii: "-")) }
    append(digitsOf: UInt64(integer.magnitude), minimumCount: 1)
  }

  /// Numbers in parentheses, parted by commas.
  public mutating func appendTuple(_ numbers: Double...) {
    append(byte: UInt8(ascii: "("))
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(", " as StaticString) }
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

  /// Decimal digits, with zeros before them up to a count.
  private mutating func append(digitsOf number: UInt64, minimumCount: Int) {
    if number < 10, minimumCount == 1 { return append(byte: UInt8(ascii: "0") + UInt8(number)) }
    var rest = number
    var count = 1
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    count = max(count, minimumCount)
    let start = storage.count
    storage.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: count))
    rest = number
    var index = start + count
    while rest > 0 {
      index -= 1
      storage[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }

  /// What is no number below 2^63: `nan`, `infinity`, or shortest digits with an exponent (`1e21`).
  private mutating func appendLarge(_ number: Double) {
    if number.isNaN { return append("nan" as StaticString) }
    if number.isInfinite { return append(number < 0 ? "-infinity" : "infinity" as StaticString) }
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
