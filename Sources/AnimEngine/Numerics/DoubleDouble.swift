/// An unevaluated sum of two doubles, about 106 bits: what the elementary functions carry where one double would
/// lose the last bit.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The nearest double.
  var sum: Double { high + low }

  /// The exact sum of two doubles.
  init(sumOf a: Double, _ b: Double) {
    let sum = a + b
    let addend = sum - a
    self.init(sum, (a - (sum - addend)) + (b - addend))
  }

  /// The exact sum of two doubles of which the first is the larger in magnitude.
  init(sumOfLarger a: Double, _ b: Double) {
    let sum = a + b
    self.init(sum, b - (sum - a))
  }

  /// The exact product of two doubles below 2^996 (Dekker's method, since a fused multiplication is a library call on
  /// many machines).
  init(productOf a: Double, _ b: Double) {
    let product = a * b
    let (aHigh, aLow) = DoubleDouble.halves(a)
    let (bHigh, bLow) = DoubleDouble.halves(b)
    self.init(product, ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// Two doubles of at most 26 bits each whose sum this is.
  private static func halves(_ x: Double) -> (Double, Double) {
    let shifted = x * 0x1.0000002p27
    let high = shifted - (shifted - x)
    return (high, x - high)
  }

  static prefix func - (x: DoubleDouble) -> DoubleDouble { DoubleDouble(-x.high, -x.low) }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sumOf: a.high, b.high)
    return DoubleDouble(sumOfLarger: sum.high, sum.low + (a.low + b.low))
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(productOf: a.high, b.high)
    return DoubleDouble(sumOfLarger: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let quotient = a.high / b.high
    let remainder = a - b * DoubleDouble(quotient)
    return DoubleDouble(sumOfLarger: quotient, remainder.sum / b.high)
  }
}
