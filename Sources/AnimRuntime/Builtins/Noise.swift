/// Gradient noise: smooth, without a visible period, the same everywhere. It is 0 where both coordinates are whole and
/// stays within -1 and 1.
enum Noise {
  /// The value at a point of the plane.
  static func value(_ x: Double, _ y: Double) -> Double {
    guard x.magnitude < 0x1p52, y.magnitude < 0x1p52 else { return 0 }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (dx, dy) = (x - left, y - top)
    let (column, row) = (Int64(left), Int64(top))
    let (u, v) = (fade(dx), fade(dy))
    let upper = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), u)
    let lower = mix(slope(column, row + 1, dx, dy - 1), slope(column + 1, row + 1, dx - 1, dy - 1), u)
    return max(-1, min(1, mix(upper, lower, v) * scale))
  }

  /// Half the diagonal of a cell, inverted: gradients of length 1 reach no further.
  private static let scale = 2.0.squareRoot()

  private static func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }

  private static func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

  /// How a corner's gradient rises over a distance; the gradient points into one of eight directions.
  private static func slope(_ column: Int64, _ row: Int64, _ dx: Double, _ dy: Double) -> Double {
    let diagonal = 0.5.squareRoot()
    return switch hash(column, row) & 7 {
    case 0: dx
    case 1: -dx
    case 2: dy
    case 3: -dy
    case 4: (dx + dy) * diagonal
    case 5: (dx - dy) * diagonal
    case 6: (dy - dx) * diagonal
    default: -(dx + dy) * diagonal
    }
  }

  /// The finalizer of SplitMix64 over both coordinates.
  private static func hash(_ column: Int64, _ row: Int64) -> UInt64 {
    var value = UInt64(bitPattern: column) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: row) &* 0xD1B5_4A32_D192_ED03
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return (value ^ (value >> 31)) >> 8
  }
}
