extension Double {
  private static let ln2 = DoubleDouble(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)

  /// The leading 32 bits of ln 2, whose product with an exponent is exact, and the rest.
  private static let ln2Parts = DoubleDouble(0x1.62e42fee00000p-1, 0x1.a39ef35793c76p-33)

  private static let third = DoubleDouble(1.0 / 3, 0x1p-54 / 3)

  /// e to the power of a sum of two doubles.
  static func exponential(_ x: DoubleDouble) -> Double {
    guard x.high < 710 else { return x.high.isNaN ? x.high : .infinity }
    guard x.high > -746 else { return x.high.isNaN ? x.high : 0 }
    // x = k ln 2 + r with |r| at most ln 2 / 2.
    let k = (x.high / ln2.high).rounded()
    var r = DoubleDouble(sumOf: x.high - k * ln2Parts.high, -k * ln2Parts.low)
    r = DoubleDouble(sumOfLarger: r.high, r.low + x.low)
    // e^r = 1 + r + r² (1/2! + r/3! + … + r¹²/14!), the small terms summed first.
    let t = r.high
    let series = t.polynomial(
      1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040, 1 / 40320, 1 / 362_880, 1 / 3_628_800, 1 / 39_916_800,
      1 / 479_001_600, 1 / 6_227_020_800, 1 / 87_178_291_200)
    let leading = DoubleDouble(sumOfLarger: 1, t)
    let value = leading.high + (leading.low + (t * t * series + r.low * (1 + t)))
    return value.scaled(byPowerOfTwo: Int(k))
  }

  /// The natural logarithm, to about 70 bits; not a number below 0.
  static func logarithm(_ x: Double) -> DoubleDouble {
    guard x > 0 else { return DoubleDouble(x == 0 ? -.infinity : .nan) }
    guard x < .infinity else { return DoubleDouble(x) }
    // x = 2^k m with m in √½...√2, and ln m = 2 artanh(s) for s = (m − 1)/(m + 1).
    var k = Double(x.exponent)
    var m = x.significand
    if m > 0x1.6a09e667f3bcdp0 {
      k += 1
      m /= 2
    }
    let s = DoubleDouble(m - 1) / DoubleDouble(sumOf: m, 1)
    let square = s * s
    // artanh(s)/s − 1 = z/3 + z²/5 + … for z = s²; its first term is as large as 2^-7 and needs the low half.
    let z = square.high
    let higher = z.polynomial(
      1 / 5, 1 / 7, 1 / 9, 1 / 11, 1 / 13, 1 / 15, 1 / 17, 1 / 19, 1 / 21, 1 / 23, 1 / 25)
    let series = square * third + DoubleDouble(z * z * higher)
    let half = s + s * series
    let mantissaPart = DoubleDouble(2 * half.high, 2 * half.low)
    return k == 0 ? mantissaPart : DoubleDouble(k) * ln2 + mantissaPart
  }

  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let isInteger = exponent.rounded(.towardZero) == exponent
    let isOdd = isInteger && exponent.magnitude < 0x1p53 && exponent.magnitude / 2 != (exponent.magnitude / 2).rounded()
    let sign = base.sign == .minus && isOdd ? -1.0 : 1.0
    if base == 0 || base.isInfinite {
      return (base == 0) == (exponent > 0) ? sign * 0 : sign * .infinity
    }
    if base == -1, exponent.isInfinite { return 1 }
    if base < 0, !isInteger { return .nan }
    // Beyond 2^66 every base but 1 has left the range of doubles.
    let limited = min(max(exponent, -0x1p66), 0x1p66)
    return sign * exponential(logarithm(base.magnitude) * DoubleDouble(limited))
  }

  static func cubeRoot(_ x: Double) -> Double {
    guard x.isFinite, x != 0 else { return x }
    // |x| = 8^k m with m in 1..<8.
    let exponent = Int(x.magnitude.exponent)
    let k = exponent >= 0 ? exponent / 3 : -((2 - exponent) / 3)
    let m = x.magnitude.scaled(byPowerOfTwo: -3 * k)
    var root = 0.7 + m * (0.33 - 0.0205 * m)
    for _ in 0..<4 {
      root -= (root * root * root - m) / (3 * root * root)
    }
    let cube = DoubleDouble(productOf: root, root) * DoubleDouble(root)
    root -= (cube - DoubleDouble(m)).sum / (3 * root * root)
    return x < 0 ? -root.scaled(byPowerOfTwo: k) : root.scaled(byPowerOfTwo: k)
  }

  /// The number times 2^k, rounded once.
  func scaled(byPowerOfTwo k: Int) -> Double {
    Double(sign: .plus, exponent: k, significand: self)
  }

  /// c₀ + c₁ x + c₂ x² + …, by Horner's rule.
  @inline(__always)
  func polynomial(_ coefficients: Double...) -> Double {
    var sum = 0.0
    for coefficient in coefficients.reversed() {
      sum = sum * self + coefficient
    }
    return sum
  }
}
