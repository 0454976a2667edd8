/// Animations that run together in the time of one: `CAAnimationGroup`.
///
/// A child begins at its `timing.beginTime` plus its delay, counted from the group's begin; what of it lies beyond the
/// group's duration is cut off. A child without a duration has the group's. Keys, tags and completions of children do
/// not count.
public struct AnimationGroup: Hashable, Sendable {
  /// In the order in which they apply. A transition among them counts for nothing.
  public var children: [LayerAnimation]

  public init(_ children: [LayerAnimation] = []) {
    self.children = children
  }
}
