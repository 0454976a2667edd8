extension Double {
  /// The sine of `quarterTurns` quarter turns and an angle.
  static func sine(quarterTurns: Int, beyond angle: Double) -> Double {
    if angle == 0, quarterTurns == 0 { return angle }
    let (quadrant, rest) = reducedAngle(angle.magnitude)
    let value = circular(quadrant: quadrant + quarterTurns, rest).sum
    return angle < 0 ? -value : value
  }

  static func tangent(_ angle: Double) -> Double {
    if angle == 0 { return angle }
    let (quadrant, rest) = reducedAngle(angle.magnitude)
    let value = (circular(quadrant: quadrant, rest) / circular(quadrant: quadrant + 1, rest)).sum
    return angle < 0 ? -value : value
  }

  /// The sine of a number of quarter turns and an angle in −π/4...π/4.
  private static func circular(quadrant: Int, _ angle: DoubleDouble) -> DoubleDouble {
    let value = quadrant & 1 == 0 ? sineSeries(angle) : cosineSeries(angle)
    return quadrant & 2 == 0 ? value : -value
  }

  /// t − t³/3! + t⁵/5! − …
  private static func sineSeries(_ angle: DoubleDouble) -> DoubleDouble {
    let t = angle.high
    let z = t * t
    let series = z.polynomial(
      -1 / 6, 1 / 120, -1 / 5040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800, -1 / 1_307_674_368_000,
      1 / 355_687_428_096_000)
    return DoubleDouble(sumOfLarger: t, t * z * series + angle.low * (1 - z / 2))
  }

  /// 1 − t²/2! + t⁴/4! − …
  private static func cosineSeries(_ angle: DoubleDouble) -> DoubleDouble {
    let t = angle.high
    let square = DoubleDouble(productOf: t, t)
    let z = square.high
    let series = z.polynomial(
      1 / 24, -1 / 720, 1 / 40320, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200, 1 / 20_922_789_888_000,
      -1 / 6_402_373_705_728_000)
    let leading = DoubleDouble(sumOfLarger: 1, -z / 2)
    return DoubleDouble(
      sumOfLarger: leading.high, leading.low + (z * z * series - square.low / 2 - t * angle.low))
  }

  /// The quarter turns nearest to an angle that is not negative, and what is left: at most an eighth of a turn.
  private static func reducedAngle(_ angle: Double) -> (quadrant: Int, rest: DoubleDouble) {
    if angle <= .pi / 4 { return (0, DoubleDouble(angle)) }
    if angle < 0x1p20 { return reducedByParts(angle) }
    return angle.isFinite ? reducedByBits(angle) : (0, DoubleDouble(.nan))
  }

  /// Cody and Waite's reduction: π/2 in pieces of 33 bits, whose products with a quadrant below 2^20 are exact.
  private static func reducedByParts(_ angle: Double) -> (quadrant: Int, rest: DoubleDouble) {
    let quadrant = (angle / (.pi / 2)).rounded()
    let first = DoubleDouble(sumOf: angle - quadrant * 0x1.921fb54400000p+0, -quadrant * 0x1.0b4611a600000p-34)
    let second = DoubleDouble(sumOf: first.high, -quadrant * 0x1.3198a2e000000p-69)
    let low = first.low + second.low - quadrant * 0x1.b839a252049c1p-104
    return (Int(quadrant), DoubleDouble(sumOfLarger: second.high, low))
  }

  /// Payne and Hanek's reduction: the angle's integer significand times those bits of 2/π that reach the quadrant
  /// and the 190 bits after it.
  private static func reducedByBits(_ angle: Double) -> (quadrant: Int, rest: DoubleDouble) {
    let significand = UInt64(angle.significand.scaled(byPowerOfTwo: 52))
    // Bits before this one only count whole turns. The table begins with 64 zeros.
    let firstBit = Int(angle.exponent) - 52 - 2 + 64
    let word = firstBit / 64
    let shift = UInt64(firstBit % 64)
    func window(_ index: Int) -> UInt128 {
      let pair = UInt128(twoOverPi[word + index]) << 64 | UInt128(twoOverPi[word + index + 1])
      return (pair << UInt128(shift)) >> 64
    }
    let factor = UInt128(significand)
    let low = factor * window(2)
    let middle = factor * window(1) + (low >> 64)
    let high = factor &* window(0) &+ (middle >> 64)
    let top = (high & 0xFFFF_FFFF_FFFF_FFFF) << 64 | (middle & 0xFFFF_FFFF_FFFF_FFFF)
    // Two bits of quadrant, then the fraction of a quarter turn, read as signed so that it is nearest to 0.
    let fraction = Int128(truncatingIfNeeded: top << 2 | (low & 0xFFFF_FFFF_FFFF_FFFF) >> 62)
    let quadrant = Int(top >> 126) + (fraction < 0 ? 1 : 0)
    // In two pieces for two doubles: 53 bits and the 64 after them.
    let leading = Int64(truncatingIfNeeded: fraction >> 75)
    let trailing = UInt64(truncatingIfNeeded: fraction >> 11)
    let rest = DoubleDouble(sumOf: Double(leading) * 0x1p-53, Double(trailing) * 0x1p-117)
    return (quadrant, rest * DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54))
  }

  /// The binary places of 2/π, after 64 zeros.
  private static let twoOverPi: [UInt64] = [
    0, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D,
  ]
}
