/// A decimal number as it is written: digits and a power of ten.
struct DecimalNumber {
  /// All digits as one whole number, where they fit.
  private(set) var digits: UInt64 = 0
  /// The power of ten that ``digits`` are multiplied by.
  private(set) var exponent = 0
  /// Whether ``digits`` and ``exponent`` are the number itself and not cut short.
  private(set) var isExact = true
  /// What was written, for the rare number that needs more care.
  private let text: ArraySlice<UInt8>

  /// Where the number that begins at an index ends: `1`, `.5`, `1_000.25`, `1e-3`.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    var end = endOfDigits(in: bytes, from: start)
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isDigit {
      end = endOfDigits(in: bytes, from: end + 1)
    }
    guard end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return end }
    var exponent = end + 1
    if exponent < bytes.count, bytes[exponent] == UInt8(ascii: "+") || bytes[exponent] == UInt8(ascii: "-") {
      exponent += 1
    }
    guard exponent < bytes.count, bytes[exponent].isDigit else { return end }
    return endOfDigits(in: bytes, from: exponent)
  }

  /// Digits, and underscores between them.
  private static func endOfDigits(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if bytes[end].isDigit {
        end += 1
      } else if bytes[end] == UInt8(ascii: "_"), end > start, end + 1 < bytes.count, bytes[end + 1].isDigit {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// Reads the number that ``end(in:from:)`` found.
  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    var hasPoint = false
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "_"): break
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent += DecimalNumber.exponent(text[index...])
        index = text.endIndex
      default:
        append(byte &- UInt8(ascii: "0"))
        if hasPoint { exponent -= 1 }
      }
    }
  }

  private mutating func append(_ digit: UInt8) {
    let (tens, overflow) = digits.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
    if overflow || carry || !isExact {
      isExact = false
      exponent += 1
    } else {
      digits = sum
    }
  }

  /// The written exponent, held within bounds that no double passes.
  private static func exponent(_ text: ArraySlice<UInt8>) -> Int {
    var value = 0
    for byte in text where byte.isDigit { value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 100_000_000) }
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  /// The nearest double; infinite where there is none.
  var value: Double {
    // Both numbers are exact in a double, so one operation rounds once and right.
    if isExact, digits <= 1 << 53, abs(exponent) < DecimalNumber.powersOfTen.count {
      let power = DecimalNumber.powersOfTen[abs(exponent)]
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
    return Double(String(decoding: text.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)) ?? .infinity
  }

  /// The whole number nearest to this one times a factor; infinite where it is out of range.
  func value(times factor: UInt64) -> Double {
    if isExact, exponent <= 0, exponent > -20 {
      let (high, low) = digits.multipliedFullWidth(by: factor)
      let divisor = DecimalNumber.wholePowerOfTen(-exponent)
      if high < divisor {
        let (quotient, remainder) = divisor.dividingFullWidth((high, low))
        let isUp = remainder >= divisor - remainder
        return Double(quotient) + (isUp ? 1 : 0)
      }
    }
    return (value * Double(factor)).rounded()
  }

  private static func wholePowerOfTen(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power &* 10 }
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
