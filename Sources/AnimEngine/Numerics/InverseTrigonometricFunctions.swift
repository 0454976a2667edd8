extension Double {
  static func arcTangent(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = firstQuadrantAngle(y: y.magnitude, x: x.magnitude)
    let turned = x.sign == .minus ? DoubleDouble(.pi, 0x1.1a62633145c07p-53) - angle : angle
    return y.sign == .minus ? -turned.sum : turned.sum
  }

  /// The angle of a point whose coordinates are not negative.
  private static func firstQuadrantAngle(y: Double, x: Double) -> DoubleDouble {
    let quarterTurn = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    if y == 0 { return DoubleDouble(0) }
    if x == 0 { return quarterTurn }
    if x == .infinity || y == .infinity {
      return x < .infinity
        ? quarterTurn : (y < .infinity ? DoubleDouble(0) : DoubleDouble(.pi / 4, 0x1.1a62633145c07p-55))
    }
    return y <= x ? angleBelowDiagonal(y, over: x) : quarterTurn - angleBelowDiagonal(x, over: y)
  }

  /// arctan(n/d) for 0 < n ≤ d: the nearest eighth c from the table, and a short series for the rest,
  /// arctan((n − c d)/(d + c n)).
  private static func angleBelowDiagonal(_ numerator: Double, over denominator: Double) -> DoubleDouble {
    let scale = -Int(denominator.exponent)
    let d = denominator.scaled(byPowerOfTwo: scale)
    let n = numerator.scaled(byPowerOfTwo: scale)
    let eighths = (n / d * 8).rounded()
    if eighths == 0 {
      // Small angles keep their full relative precision: the quotient is taken before any scaling can round it.
      let quotient = DoubleDouble(n) / DoubleDouble(d)
      let t = n < 0x1p-900 ? DoubleDouble(numerator / denominator) : quotient
      return DoubleDouble(sumOfLarger: t.high, t.low + arcTangentTail(t.high))
    }
    let c = eighths / 8
    let product = DoubleDouble(productOf: c, d)
    let t = ((n - product.high) - product.low) / (d + c * n)
    let base = eighthAngles[Int(eighths)]
    let sum = DoubleDouble(sumOfLarger: base.high, t)
    return DoubleDouble(sumOfLarger: sum.high, sum.low + (base.low + arcTangentTail(t)))
  }

  /// arctan(t) − t = −t³/3 + t⁵/5 − … for |t| at most 1/16.
  private static func arcTangentTail(_ t: Double) -> Double {
    let z = t * t
    return t * z * z.polynomial(-1 / 3, 1 / 5, -1 / 7, 1 / 9, -1 / 11, 1 / 13)
  }

  /// arctan(k/8) for k in 0...8.
  private static let eighthAngles: [DoubleDouble] = [
    DoubleDouble(0),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
