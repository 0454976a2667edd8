/// Names a collection of animations.
public struct CollectionID: Hashable, Sendable {
  let serial: UInt64
  let group: Int32
}

/// Collections: what a host waits for that runs one thing after the other.
///
/// A collection counts the animations that a strand adds, implicit ones too, whatever transactions are open; endless
/// ones are left out. It belongs to the strand's stack, so it may last over several turns.
extension AnimationEngine {
  /// Begins to collect the animations that are added until the matching ``endCollection()``, inside those collections
  /// that are open.
  public mutating func beginCollection() {
    transactions.collections.append(completions.openCollection())
    beginEpoch()
  }

  /// Ends the innermost collection.
  ///
  /// - Returns: the collection if there is something to wait for; ``EngineEvent/collectionDidEnd(_:)`` tells when all of
  ///   it is over. Nil if there is not, or if none is open.
  @discardableResult
  public mutating func endCollection() -> CollectionID? {
    guard let collection = transactions.collections.popLast() else { return nil }
    beginEpoch()
    return completions.close(collection.group) == nil ? collection : nil
  }

  /// Counts an animation that was added before for the collections that are open, since it goes on now.
  mutating func joinCollections(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    for collection in transactions.collections.reversed() where !record.groups.contains(collection.group) {
      completions.join(collection.group, id, isFinite: true)
      animations.update(id) { $0.groups.append(collection.group) }
    }
  }

  /// Counts an animation that stands for no collection any more: nobody waits for what does not go on.
  mutating func leaveCollections(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    let left = record.groups.filter(completions.isCollection)
    animations.update(id) { $0.groups.removeAll(where: left.contains) }
    leave(left)
  }

  /// When the last animation of a collection ends, as far as can be foreseen; nil while one is paused or outside the
  /// tree.
  public func endOfCollection(_ collection: CollectionID) -> MediaTime? {
    var end = now
    for id in completions.members(of: collection) {
      guard let record = animations[id], !record.isOver else { continue }
      guard record.beginTime != nil, record.phase != .waiting,
        let instant = instantReaching(record.timing.endTime, of: record.layer)
      else { return nil }
      end = max(end, instant)
    }
    return end
  }

  /// The stack of a strand that goes on beside the one that is running: it is inside the same explicit transactions
  /// and collections.
  public var branchStack: TransactionStack { transactions.branch }
}
