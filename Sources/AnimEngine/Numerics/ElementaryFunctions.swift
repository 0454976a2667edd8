// The elementary functions of real numbers. The C libraries differ in the last bit, and that bit reaches the order
// of events through settling times; these give the same bits on every machine, from additions, multiplications,
// divisions and square roots alone. Each is within one unit in the last place (inverse sine and cosine within two).
//
// The implementations are in `ExponentialFunctions.swift`, `TrigonometricFunctions.swift` and
// `InverseTrigonometricFunctions.swift`.

extension Double {
  /// The sine of an angle in radians, of any size; of infinity not a number.
  public static func sin(_ angle: Double) -> Double { sine(quarterTurns: 0, beyond: angle) }

  /// The cosine of an angle in radians, of any size; of infinity not a number.
  public static func cos(_ angle: Double) -> Double { sine(quarterTurns: 1, beyond: angle.magnitude) }

  /// The tangent of an angle in radians, of any size; of infinity not a number.
  public static func tan(_ angle: Double) -> Double { tangent(angle) }

  /// The angle in −π/2...π/2 whose sine this is; not a number outside −1...1.
  public static func asin(_ x: Double) -> Double {
    x == 0 ? x : atan2(y: x, x: ((1 - x) * (1 + x)).squareRoot())
  }

  /// The angle in 0...π whose cosine this is; not a number outside −1...1.
  public static func acos(_ x: Double) -> Double {
    atan2(y: ((1 - x) * (1 + x)).squareRoot(), x: x)
  }

  /// The angle in −π/2...π/2 whose tangent this is.
  public static func atan(_ x: Double) -> Double { atan2(y: x, x: 1) }

  /// The angle in −π...π from the positive x axis to the point (x, y).
  public static func atan2(y: Double, x: Double) -> Double { arcTangent(y: y, x: x) }

  /// e to the power of `x`.
  public static func exp(_ x: Double) -> Double { exponential(DoubleDouble(x)) }

  /// The natural logarithm; of 0 negative infinity, of negative numbers not a number.
  public static func log(_ x: Double) -> Double { logarithm(x).sum }

  /// `base` to the power of `exponent`, with the special cases of IEEE 754.
  public static func pow(_ base: Double, _ exponent: Double) -> Double { power(base, exponent) }

  /// The number whose third power this is.
  public static func cbrt(_ x: Double) -> Double { cubeRoot(x) }

  /// The length of the vector (x, y), without overflow on the way.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    let larger = max(x.magnitude, y.magnitude)
    if x.isInfinite || y.isInfinite { return .infinity }
    guard larger > 0, larger.isFinite else { return larger }
    let exponent = Int(larger.exponent)
    let u = x.scaled(byPowerOfTwo: -exponent)
    let v = y.scaled(byPowerOfTwo: -exponent)
    return (u * u + v * v).squareRoot().scaled(byPowerOfTwo: exponent)
  }
}
