/// One particle of an emitter at an instant.
public struct Particle: Hashable, Sendable {
  /// The cell that it is of.
  public let cell: LayerID
  /// Its number among the particles that the cell has sent out, from 0.
  public let number: Int
  /// How long it has lived.
  public let age: MediaTime
  /// Where it is, in the emitter's coordinates.
  public let position: Vector3
  public let scale: Double
  /// In radians, how far it has turned.
  public let rotation: Double
  public let color: RGBAColor
}

/// Random numbers that belong to one particle: the same whenever, and in whatever order, they are asked for.
struct ParticleRandom: Sendable {
  /// What a number is for. Each has a stream of its own, so that a change of one leaves the others as they are.
  enum Use: UInt64, Sendable {
    case lifetime = 1
    case velocity, longitude, latitude, scale, spin, red, green, blue, alpha, placeX, placeY, placeZ
  }

  private let state: UInt64

  init(seed: UInt64, cell: Int, particle: Int) {
    state = ParticleRandom.mixed(
      ParticleRandom.mixed(seed) ^ ParticleRandom.mixed(UInt64(truncatingIfNeeded: cell) &* 0x9E37_79B9_7F4A_7C15)
        &+ UInt64(truncatingIfNeeded: particle) &* 0xBF58_476D_1CE4_E5B9)
  }

  /// A number from 0 up to 1.
  func fraction(_ use: Use) -> Double {
    Double(ParticleRandom.mixed(state &+ use.rawValue &* 0x94D0_49BB_1331_11EB) >> 11) * 0x1p-53
  }

  /// A number around a value, half of the range to either side at most.
  func around(_ value: Double, _ range: Double, _ use: Use) -> Double {
    range == 0 ? value : value + range * (fraction(use) - 0.5)
  }

  /// The finalizer of SplitMix64.
  private static func mixed(_ seed: UInt64) -> UInt64 {
    var value = seed &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
