/// A change from what a layer and its sublayers showed to what they show now: `CATransition`. It is always found under
/// the key ``key``. The engine has no pictures: it tells how far the transition is
/// (``AnimationEngine/transition(of:)``).
public struct Transition: Hashable, Sendable {
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// The new fades in over the old.
    case fade
    /// The new slides in over the old.
    case moveIn
    /// The new pushes the old out.
    case push
    /// The old slides out over the new.
    case reveal
  }

  /// The side where the movement begins.
  public enum Direction: UInt8, Hashable, Sendable, CaseIterable {
    case fromLeft
    case fromRight
    case fromTop
    case fromBottom
  }

  /// The key of every transition, whatever key is asked for.
  public static let key = "transition"

  public var style: Style
  /// From where; nil for `fade`, and from the left for the others.
  public var direction: Direction?
  /// How much of the transition is over when it begins and when it ends, from 0 to 1.
  public var startProgress: Double
  public var endProgress: Double

  public init(
    _ style: Style = .fade, direction: Direction? = nil, startProgress: Double = 0, endProgress: Double = 1
  ) {
    self.style = style
    self.direction = direction
    self.startProgress = startProgress
    self.endProgress = endProgress
  }
}

/// A transition that is on screen, and how much of it is over.
public struct TransitionState: Hashable, Sendable {
  public let transition: Transition
  /// From its start progress to its end progress, eased.
  public let progress: Double

  public init(transition: Transition, progress: Double) {
    self.transition = transition
    self.progress = progress
  }
}
