/// The shape of one of Penner's equations.
public enum EasingFamily: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  case sine
  case quad
  case cubic
  case quart
  case quint
  case expo
  case circ
  /// Draws back before it goes.
  case back
  /// Swings like a spring.
  case elastic
  /// Falls like a ball.
  case bounce
}

/// At which end of its way one of Penner's equations is gentle.
public enum EasingDirection: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// At the start.
  case `in`
  /// At the end.
  case out
  /// At both.
  case inOut
}

extension EasingFamily {
  /// The progress at a fraction of the duration; 0 before it and 1 after it.
  func value(at fraction: Double, _ direction: EasingDirection) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch direction {
    case .in: return start(fraction, isHalf: false)
    case .out: return 1 - start(1 - fraction, isHalf: false)
    case .inOut:
      return fraction < 0.5 ? start(2 * fraction, isHalf: true) / 2 : 1 - start(2 - 2 * fraction, isHalf: true) / 2
    }
  }

  /// The equation that is gentle at its start; some are tuned for being one half of two.
  private func start(_ t: Double, isHalf: Bool) -> Double {
    switch self {
    case .sine: return 1 - .cos(t * .pi / 2)
    case .quad: return t * t
    case .cubic: return t * t * t
    case .quart: return t * t * t * t
    case .quint: return t * t * t * t * t
    case .expo: return .pow(2, 10 * t - 10)
    case .circ: return 1 - (1 - t * t).squareRoot()
    case .back:
      // Draws back by a tenth.
      let back = isHalf ? 1.70158 * 1.525 : 1.70158
      return t * t * ((back + 1) * t - back)
    case .elastic:
      let period = isHalf ? 0.45 : 0.3
      return -.pow(2, 10 * (t - 1)) * .sin((t - 1 - period / 4) * 2 * .pi / period)
    case .bounce: return 1 - EasingFamily.bounces(1 - t)
    }
  }

  /// A fall and three bounces, each a parabola with its vertex at the given place and height.
  private static func bounces(_ t: Double) -> Double {
    let (vertex, height) =
      t < 1 / 2.75 ? (0, 0) : t < 2 / 2.75 ? (1.5, 0.75) : t < 2.5 / 2.75 ? (2.25, 0.9375) : (2.625, 0.984375)
    let distance = t - vertex / 2.75
    return 7.5625 * distance * distance + height
  }
}
