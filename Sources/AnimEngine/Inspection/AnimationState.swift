/// An animation as it stands at an instant: what tools show of it.
public struct AnimationState: Hashable, Sendable {
  /// How far it has come.
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// Its layer is in no tree.
    case waiting
    /// Its delay, or the time until its `beginTime`, is not over.
    case delayed
    case running
    /// It has come to its end and stays attached.
    case ended
  }

  public let id: AnimationID
  public let layer: LayerID
  /// The key that it, or the animation that it is a part of, is found under; nil if that is anonymous.
  public let key: String?
  /// The layer's copy, with the duration that was filled in.
  public let animation: LayerAnimation
  /// The number that the host gave the statement it comes from, see ``LayerAnimation/origin``.
  public let origin: Int
  /// Whether it is a part of another: a group's child, or what turns a layer along a path.
  public let isPart: Bool
  public let phase: Phase
  /// The instant at which it began, or will begin as things are; nil if it never will.
  public let begin: MediaTime?
  /// The instant at which it will end as things are; nil if it never will, or is over.
  public let end: MediaTime?
  /// The fraction of its present pass, before the timing function.
  public let fraction: Double
  /// What the timing function makes of that: how much of the way from start to end shows.
  public let progress: Double
  /// How many repeats are over.
  public let repeatIndex: Int

  /// What it animates; nil if that is no single property.
  public var property: PropertyReference? { animation.property }
}

/// An animation that has to do with what a property shows.
public struct AnimationDriver: Hashable, Sendable {
  public let state: AnimationState
  /// What the animation moves: the property that was asked for, a part of it, or what contains it.
  public let property: PropertyReference
  /// What lies beneath it: the model, with the animations that were added before on top.
  public let valueBeneath: PropertyValue
  /// What it makes of that; the same if it does not show.
  public let value: PropertyValue
  /// Whether it decides something of what is on screen now. Not one that has not begun, or that another hides.
  public let isVisible: Bool
}
