/// A damped spring that pulls a mass from 0 to 1: what `CASpringAnimation` moves by. Time counts in seconds.
public struct Spring: Hashable, Sendable, BitwiseCopyable {
  /// The mass; a value that is not greater than 0 is refused and leaves the old one.
  public var mass: Double {
    didSet { if !(mass > 0) { mass = oldValue } }
  }

  /// The spring's constant; a value that is not greater than 0 is refused and leaves the old one.
  public var stiffness: Double {
    didSet { if !(stiffness > 0) { stiffness = oldValue } }
  }

  /// The friction; a value below 0 is refused and leaves the old one.
  public var damping: Double {
    didSet { if !(damping >= 0) { damping = oldValue } }
  }

  /// The speed at the start, in ways from 0 to 1 a second; towards the target if positive.
  public var initialVelocity: Double

  /// Whether a spring that is damped more than critically is slower for it, instead of moving as at the critical
  /// damping.
  public var allowsOverdamping: Bool

  /// A spring with the defaults of Core Animation; values that are refused count as not given.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass > 0 ? mass : 1
    self.stiffness = stiffness > 0 ? stiffness : 100
    self.damping = damping >= 0 ? damping : 10
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// A spring by how long it seems to take, in seconds, and how much it bounces: from −1, which never arrives, over
  /// 0, critical damping, to 1, which never rests.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = max(-1, min(bounce, 1))
    let frequency = 2 * Double.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }
}
