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
}

extension Spring {
  /// How near to its target a spring counts as at rest.
  private static let rest = 0.001
  /// The steps of the search for the rest of a spring that does not swing, in seconds, and how many are made.
  private static let searchStep = 0.1
  private static let longestSearch = 1000

  /// In radians a second, without damping.
  private var frequency: Double { (stiffness / mass).squareRoot() }

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

  /// The closed form of the motion; before the start it is at rest at 0.
  func motion(at t: Double) -> (position: Double, velocity: Double) {
    guard t > 0 else { return (0, initialVelocity) }
    let (w, ratio, v) = (frequency, effectiveRatio, initialVelocity)
    let a = ratio * w
    if ratio < 1 {
      let swing = w * (1 - ratio * ratio).squareRoot()
      let (decay, cosine, sine) = (Double.exp(-a * t), Double.cos(swing * t), Double.sin(swing * t))
      let b = (a - v) / swing
      return (1 - decay * (cosine + b * sine), decay * (v * cosine + (a * b + swing) * sine))
    }
    if ratio == 1 {
      let decay = Double.exp(-w * t)
      let b = w - v
      return (1 - decay * (1 + b * t), decay * (v + w * b * t))
    }
    // So much friction that nothing moves.
    guard a.isFinite else { return (0, 0) }
    let spread = (ratio * ratio - 1).squareRoot()
    let (slow, quick) = (-w / (ratio + spread), -w * (ratio + spread))
    let slowShare = (-v - quick) / (slow - quick)
    let slowRest = slowShare * .exp(slow * t)
    let quickRest = (1 - slowShare) * .exp(quick * t)
    return (1 - slowRest - quickRest, -slow * slowRest - quick * quickRest)
  }
}
