extension AnimationEngine {
  /// Adds a copy of an animation to a layer. It begins at once, after its delay, or when the layer comes into the tree.
  /// It moves what the layer has under its key paths, even if it was made for layers of another type.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``, ``EngineError/unknownProperty(_:keyPath:)``,
  ///   ``EngineError/notAnimatable(keyPath:)``, ``EngineError/typeMismatch(keyPath:expected:)``.
  @discardableResult
  public mutating func add(_ animation: LayerAnimation, to layer: LayerID) throws(EngineError) -> AnimationID {
    let animation = fitted(animation, to: layer)
    try validate(animation, for: layer)
    note(.add(animation, to: layer))
    return addValid(animation, to: layer)
  }

  /// Takes the animations that bear a key away, delayed ones too; nothing happens if there are none.
  ///
  /// - Parameter reason: what is told of them.
  public mutating func removeAnimation(_ layer: LayerID, key: String, reason: StopReason = .cancelled) {
    note(.removeAnimation(layer, key: key, reason))
    beginProposals(of: layer)
    for id in attached(to: layer) where animations[id]?.key == key { stop(id, reason) }
    beginEpoch()
  }

  /// Takes all animations of a layer away, anonymous and delayed ones too.
  ///
  /// - Parameter reason: what is told of them.
  public mutating func removeAllAnimations(_ layer: LayerID, reason: StopReason = .cancelled) {
    note(.removeAllAnimations(layer, reason))
    beginProposals(of: layer)
    for id in attached(to: layer) { stop(id, reason) }
    beginEpoch()
  }

  /// The keys of the animations that have begun, in the order in which they apply.
  public func animationKeys(_ layer: LayerID) -> [String] {
    var keys: [String] = []
    for id in attached(to: layer) {
      guard let record = animations[id], let key = record.key, isListed(record) else { continue }
      // An implicit animation of this turn will replace the one that bears its key.
      if record.phase == .proposed { keys.removeAll { $0 == key } }
      keys.append(key)
    }
    return keys
  }

  /// The layer's copy of the animation that bears a key and has begun; nil if there is none.
  public func animation(_ layer: LayerID, key: String) -> LayerAnimation? {
    for id in attached(to: layer).reversed() {
      if let record = animations[id], record.key == key, isListed(record) { return record.notice.animation }
    }
    return nil
  }

  /// The animation that bears a key and is not over, a delayed one too; the last one added if there are several.
  public func animationID(_ layer: LayerID, key: String) -> AnimationID? {
    attached(to: layer).last { id in
      guard let record = animations[id] else { return false }
      return record.key == key && !record.isOver && !isUnchanged(record)
    }
  }

  /// Whether an animation has been added and is not over.
  public func isRunning(_ animation: AnimationID) -> Bool {
    animations[animation].map { !$0.isOver } ?? false
  }

  /// Whether an animation that will end by itself is running or delayed, on a layer of the tree whose time goes on:
  /// what `wait for all` waits for.
  public var hasFiniteAnimations: Bool { agenda.finiteCount > 0 }

  /// Whether one of those keeps the run alive.
  public var hasLivingAnimations: Bool { agenda.livingCount > 0 }

  /// Lets an animation keep the run alive after all, because something waits for it that does.
  public mutating func keepAlive(for animation: AnimationID) {
    guard let record = animations[animation], !record.keepsAlive else { return }
    animations.update(animation) { $0.keepsAlive = true }
    schedule(animation)
  }
}

extension AnimationEngine {
  /// Adds an animation that has been looked at.
  ///
  /// - Parameter showsArrival: whether it shows how the layer comes into the tree.
  @discardableResult
  mutating func addValid(
    _ animation: LayerAnimation, to layer: LayerID, showsArrival: Bool = false
  ) -> AnimationID {
    let id = attach(animation.completed(duration: animationDuration), to: layer, phase: .waiting)
    beginEpoch()
    if !animation.timing.isValid || (!showsArrival && lacksOldPicture(animation, of: layer)) {
      stop(id, Choices.impossibleAnimationReason)
    } else if layers[layer.position].isInTree {
      place(id)
    }
    return id
  }

  /// Whether an animation is a transition of a layer that came into the tree in the same transaction: there is nothing
  /// yet that it could start from.
  private func lacksOldPicture(_ animation: LayerAnimation, of layer: LayerID) -> Bool {
    guard case .transition = animation.kind else { return false }
    return layers[layer.position].isInTree && layers[layer.position].arrival == commitCount
  }

  /// The attached animations of a layer in the order in which they were added.
  func attached(to layer: LayerID) -> [AnimationID] {
    layer.position < layers.count ? layers[layer.position].animations : []
  }

  private func isListed(_ record: AnimationRecord) -> Bool { record.isListed && !isUnchanged(record) }
}
