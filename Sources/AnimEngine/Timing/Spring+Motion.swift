extension Spring {
  /// The damping as a share of the critical one, from which on the spring no longer swings; as it is given, without
  /// regard to ``allowsOverdamping``.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How long it seems to take, in seconds: the period that it would have without damping.
  public var perceptualDuration: Double { 2 * .pi * (mass / stiffness).squareRoot() }

  /// How much it bounces; see ``init(perceptualDuration:bounce:initialVelocity:)``.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The place at a number of seconds: 0 at the start, 1 at the target, beyond it while the spring overshoots.
  public func position(at seconds: Double) -> Double { motion(at: seconds).position }

  /// The speed at a number of seconds, in ways a second.
  public func velocity(at seconds: Double) -> Double { motion(at: seconds).velocity }

  /// About how many seconds pass until it rests within a thousandth of the way; infinite if it never does. What Core
  /// Animation gives, as far as that is known: a closed form below critical damping, from there the first tenth of a
  /// second at which the spring is near enough.
  public var settlingDuration: Double {
    let decay = effectiveRatio * frequency
    if effectiveRatio < 1 {
      guard decay > 0 else { return .infinity }
      let swing = frequency * (1 - effectiveRatio * effectiveRatio).squareRoot()
      return (Double.log(1 / Spring.rest) + .log(1 + ((initialVelocity - decay) / swing).magnitude)) / decay
    }
    guard decay.isFinite else { return 0 }
    var seconds = 0.0
    for _ in 0..<Spring.longestSearch {
      if rests(at: seconds) { return seconds }
      seconds += Spring.searchStep
    }
    return settlingDurationOfSlowSpring(after: seconds)
  }

  /// The same as a time: how long an animation by the spring lasts that does not say.
  public var settlingTime: MediaTime { MediaTime(seconds: settlingDuration) }
}

extension Spring {
  /// How near to its target a spring counts as at rest.
  private static let rest = 0.001
  /// The steps of the search for the rest of a spring that does not swing, in seconds, and how many are made.
  private static let searchStep = 0.1
  private static let longestSearch = 1000

  /// In radians a second, without damping.
  var frequency: Double { (stiffness / mass).squareRoot() }

  private var effectiveRatio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }

  private func rests(at seconds: Double) -> Bool { (position(at: seconds) - 1).magnitude < Spring.rest }

  /// The same tenth of a second, found by halving.
  private func settlingDurationOfSlowSpring(after start: Double) -> Double {
    var (early, late) = (start, 2 * start)
    while !rests(at: late) {
      (early, late) = (late, 2 * late)
      if !late.isFinite { return .infinity }
    }
    while late - early > Spring.searchStep / 2, late.ulp < Spring.searchStep / 4 {
      let middle = (early + late) / 2
      if rests(at: middle) { late = middle } else { early = middle }
    }
    return (late / Spring.searchStep).rounded(.up) * Spring.searchStep
  }

  /// The place and speed at a number of seconds; before the start it is at rest at 0.
  private func motion(at seconds: Double) -> (position: Double, velocity: Double) {
    guard seconds > 0 else { return (0, initialVelocity) }
    let solution = SpringSolution(frequency: frequency, ratio: effectiveRatio, initialVelocity: initialVelocity)
    return solution.motion(solution.basis(at: seconds))
  }

  /// Places and speeds at the ends of equal steps, from the start to a number of seconds.
  func motion(over seconds: Double, steps: Int) -> [(position: Double, velocity: Double)] {
    let solution = SpringSolution(frequency: frequency, ratio: effectiveRatio, initialVelocity: initialVelocity)
    let step = solution.basis(at: seconds / Double(steps))
    var basis = solution.basis(at: 0)
    return (0...steps).map { _ in
      defer { basis = solution.sum(basis, step) }
      return solution.motion(basis)
    }
  }
}

/// The closed form of a spring's motion: what is left of the way is a sum of two functions of time, which depend on how
/// the spring is damped.
private struct SpringSolution {
  private enum Regime {
    /// e^(−at) cos wt and e^(−at) sin wt.
    case swinging(decay: Double, swing: Double)
    /// e^(−wt) and t e^(−wt).
    case critical(decay: Double)
    /// e^(st) and e^(qt).
    case creeping(slow: Double, quick: Double)
    /// So much friction, or so stiff a spring, that nothing moves on.
    case stuck
  }

  typealias Basis = (Double, Double)

  private let regime: Regime
  /// How much of each function is left of the way, and is in the speed.
  private let rest: Basis
  private let speed: Basis

  init(frequency w: Double, ratio: Double, initialVelocity v: Double) {
    let decay = ratio * w
    if !w.isFinite {
      regime = .stuck
      rest = (0, 0)
      speed = (0, 0)
    } else if ratio < 1 {
      let swing = w * (1 - ratio * ratio).squareRoot()
      let sine = (decay - v) / swing
      regime = .swinging(decay: decay, swing: swing)
      rest = (1, sine)
      speed = (v, decay * sine + swing)
    } else if ratio == 1 {
      regime = .critical(decay: w)
      rest = (1, w - v)
      speed = (v, w * (w - v))
    } else if decay.isFinite {
      let spread = (ratio * ratio - 1).squareRoot()
      let (slow, quick) = (-w / (ratio + spread), -w * (ratio + spread))
      let share = (-v - quick) / (slow - quick)
      regime = .creeping(slow: slow, quick: quick)
      rest = (share, 1 - share)
      speed = (-slow * share, -quick * (1 - share))
    } else {
      regime = .stuck
      rest = (1, 0)
      speed = (0, 0)
    }
  }

  func motion(_ basis: Basis) -> (position: Double, velocity: Double) {
    (1 - rest.0 * basis.0 - rest.1 * basis.1, speed.0 * basis.0 + speed.1 * basis.1)
  }

  /// The two functions at a time.
  func basis(at t: Double) -> Basis {
    switch regime {
    case .swinging(let decay, let swing):
      let amplitude = Double.exp(-decay * t)
      return (amplitude * .cos(swing * t), amplitude * .sin(swing * t))
    case .critical(let decay):
      let amplitude = Double.exp(-decay * t)
      return (amplitude, amplitude * t)
    case .creeping(let slow, let quick): return (.exp(slow * t), .exp(quick * t))
    case .stuck: return (1, 0)
    }
  }

  /// The two functions at the sum of two times, from those at each.
  func sum(_ a: Basis, _ b: Basis) -> Basis {
    switch regime {
    case .swinging: (a.0 * b.0 - a.1 * b.1, a.1 * b.0 + a.0 * b.1)
    case .critical: (a.0 * b.0, a.1 * b.0 + a.0 * b.1)
    case .creeping: (a.0 * b.0, a.1 * b.1)
    case .stuck: a
    }
  }
}
