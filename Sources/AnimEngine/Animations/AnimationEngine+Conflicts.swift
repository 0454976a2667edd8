extension AnimationEngine {
  /// The animation of an id; nil if it is no longer attached.
  public func notice(of animation: AnimationID) -> AnimationNotice? { animations[animation]?.notice }

  /// The animations under other written keys that drive something that this one drives, too, at some time when both
  /// run: what this one, which is added later, hides meanwhile. Additive animations hide nothing and are not hidden.
  public func rivals(of animation: AnimationID) -> [AnimationNotice] {
    guard let record = animations[animation] else { return [] }
    return attached(to: record.layer).compactMap { other in
      // What is a part of an animation counts as that animation.
      guard other != animation, let rival = animations[other], rival.owner == nil, rival.conflicts(with: record) else {
        return nil
      }
      return rival.notice
    }
  }
}

extension AnimationRecord {
  fileprivate func conflicts(with other: AnimationRecord) -> Bool {
    guard case .named(let key) = animation.key, case .named(let otherKey) = other.animation.key, key != otherKey,
      beginTime != nil, other.beginTime != nil, !isOver, !other.isOver
    else { return false }
    let (timing, otherTiming) = (timing, other.timing)
    guard timing.beginTime < otherTiming.endTime, otherTiming.beginTime < timing.endTime else { return false }
    let properties = other.animation.hiddenProperties
    return animation.hiddenProperties.contains { property in
      properties.contains { $0.overlaps(property) }
    }
  }
}

extension LayerAnimation {
  /// What the animation shows in place of what lies beneath.
  fileprivate var hiddenProperties: [PropertyReference] {
    if isAdditive { return [] }
    switch kind {
    case .group(let group): return group.children.flatMap(\.hiddenProperties)
    case .keyframe(let keyframe):
      return [keyframe.property] + (turning(along: keyframe)?.hiddenProperties ?? [])
    case .basic, .spring, .transition, .template: break
    }
    return property.map { [$0] } ?? []
  }
}
