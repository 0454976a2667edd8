/// The run's random numbers: xoshiro256**, seeded through SplitMix64, the same on every machine.
///
/// Both are the public-domain generators of Blackman and Vigna.
public struct RandomGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// A generator; the same seed gives the same numbers.
  public init(seed: UInt64) {
    var mixer = seed
    func next() -> UInt64 {
      mixer &+= 0x9E37_79B9_7F4A_7C15
      var value = mixer
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
    state = (next(), next(), next(), next())
  }

  /// The seed that a number of a script stands for: a whole number from 0 on for itself, so that `seed 7` is `--seed 7`.
  static func seed(of number: Double) -> UInt64 { UInt64(exactly: number) ?? number.bitPattern }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    func rotated(_ value: UInt64, by count: UInt64) -> UInt64 { (value << count) | (value >> (64 - count)) }
    let result = rotated(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, by: 45)
    return result
  }

  /// A number in 0 ..< 1 with 53 random bits.
  public mutating func nextFraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number in 0 ..< count; 0 if there is none.
  public mutating func nextIndex(below count: Int) -> Int {
    count > 0 ? Int(truncatingIfNeeded: next(upperBound: UInt64(count))) : 0
  }

  public static func == (lhs: RandomGenerator, rhs: RandomGenerator) -> Bool { lhs.state == rhs.state }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(state.0)
    hasher.combine(state.1)
    hasher.combine(state.2)
    hasher.combine(state.3)
  }
}
