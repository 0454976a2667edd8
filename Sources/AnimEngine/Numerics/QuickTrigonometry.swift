extension Double {
  /// The sine and the cosine of an angle in radians, to 1e-15: for turning many matrices in each frame, where the last
  /// bit does not matter.
  static func quickSineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let quadrant = (angle / (.pi / 2)).rounded()
    guard quadrant.magnitude < 0x1p20 else { return (sin(angle), cos(angle)) }
    // π/2 in two pieces; the product of the first, of 33 bits, is exact.
    let t = (angle - quadrant * 0x1.921fb54400000p+0) - quadrant * 0x1.0b4611a626331p-34
    let z = t * t
    // The series of both functions, as far as an eighth of a turn needs.
    var sine = -1.0 / 1_307_674_368_000
    sine = sine * z + 1.0 / 6_227_020_800
    sine = sine * z - 1.0 / 39_916_800
    sine = sine * z + 1.0 / 362_880
    sine = sine * z - 1.0 / 5040
    sine = sine * z + 1.0 / 120
    sine = sine * z - 1.0 / 6
    sine = t + t * z * sine
    var cosine = 1.0 / 20_922_789_888_000
    cosine = cosine * z - 1.0 / 87_178_291_200
    cosine = cosine * z + 1.0 / 479_001_600
    cosine = cosine * z - 1.0 / 3_628_800
    cosine = cosine * z + 1.0 / 40_320
    cosine = cosine * z - 1.0 / 720
    cosine = cosine * z + 1.0 / 24
    cosine = 1 - z / 2 + z * z * cosine
    return switch Int(quadrant) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }
}
