// Which animation makes way for which.

extension AnimationEngine {
  /// Takes the key, and what it animates, from the animations that are there.
  ///
  /// One key bears one animation. Apart from that, and except for Core Animation's own, a whole ends the animations of
  /// its parts that go by their key paths; a part takes its components for good from animations of the whole, but a
  /// written key leaves a written key alone; and an implicit change takes its components from all. What is a part of
  /// another animation, as a group's child, goes by its key path if that one has no written key; it loses what it
  /// animates, and the group goes when it has nothing left.
  mutating func takeOver(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    if record.animation.isTransient, let key = record.key { dropProposals(of: record.layer, where: { $0.key == key }) }
    if record.key == nil, record.animation.isTransient || record.animation.isAdditive { return }
    let root = root(of: record)
    for other in attached(to: record.layer)
    where other != id && animations.isRival(other, of: record.attached) {
      guard let rival = animations[other], rival.isListed, rival.phase != .proposed, self.root(of: rival) != root else {
        continue
      }
      if let key = record.key, rival.key == key {
        stop(other, .replaced)
      } else if record.ends(rival) {
        if rival.owner == nil { stop(other, .replaced) } else { take(.max, from: rival) }
      } else if record.takesComponents(of: rival) {
        take(record.ownComponents, from: rival)
      }
    }
  }

  /// The animation that is told of a part, or the animation itself.
  private func root(of record: AnimationRecord) -> AnimationID {
    var (id, owner) = (record.id, record.owner)
    while let next = owner { (id, owner) = (next, animations[next]?.owner) }
    return id
  }

  private mutating func take(_ components: UInt32, from rival: AnimationRecord) {
    animations.update(rival.id) { $0.takenComponents |= components }
    if let property = rival.property { reclassify(rival.layer, property) }
    let root = root(of: rival)
    if let group = animations[root], group.isGroup, hasNothingLeft(group) { stop(root, .replaced) }
  }

  private func hasNothingLeft(_ record: AnimationRecord) -> Bool {
    guard record.isGroup else { return record.takenComponents == .max }
    return record.children.allSatisfy { animations[$0].map(hasNothingLeft) ?? true }
  }
}

extension AnimationRecord {
  private var isKeyedByPath: Bool { animation.key == .keyPath }

  private func competes(with other: AnimationRecord) -> Bool {
    guard let property, let otherProperty = other.property else { return false }
    return !animation.isTransient && !other.animation.isTransient && !animation.isAdditive
      && !other.animation.isAdditive && property.property == otherProperty.property
      && (ownComponents & otherProperty.componentMask != 0 || property.width == 0)
  }

  /// Whether the animation leaves nothing of another: one of a whole of that of a part, and one that goes by its key
  /// path of a part of an animation that goes by the same.
  fileprivate func ends(_ other: AnimationRecord) -> Bool {
    guard competes(with: other), other.isKeyedByPath, let property, let otherProperty = other.property else {
      return false
    }
    if property != otherProperty, property.covers(otherProperty) { return true }
    return isKeyedByPath && property.keyPath == otherProperty.keyPath
  }

  /// Whether the animation takes the components that it has in common with another.
  fileprivate func takesComponents(of other: AnimationRecord) -> Bool {
    guard competes(with: other), let property, let otherProperty = other.property else { return false }
    if animation.isImplicit { return true }
    let isPart = property != otherProperty && otherProperty.covers(property)
    return isPart && animation.key != .anonymous && (isKeyedByPath || other.isKeyedByPath)
  }
}
