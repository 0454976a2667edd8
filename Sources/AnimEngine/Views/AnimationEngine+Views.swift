// A view owns its layer and is its delegate: outside an animation block a change of the layer has no action, inside
// one it animates as the block says. Values that add up animate by their difference, each change on top of those that
// are under way, so a view that is sent elsewhere keeps its speed; the others start anew.

extension AnimationEngine {
  /// Gives a layer a view that owns it.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``.
  public mutating func makeView(_ layer: LayerID) throws(EngineError) {
    try requireLayer(layer)
    note(.makeView(layer))
    layers[layer.position].isView = true
    beginEpoch()
  }

  /// Whether a view owns the layer.
  public func isView(_ layer: LayerID) -> Bool { record(of: layer)?.isView ?? false }

  /// Opens an animation block, a transaction in which changes of views animate; ``commitTransaction()`` ends it. Inside
  /// another block it takes duration and easing from that one unless its options say otherwise.
  ///
  /// - Parameter completion: what ``EngineEvent/completion(_:isFinished:)`` shall tell when all that moves is over; at
  ///   the end of the block, whatever its delay, if nothing moves.
  public mutating func beginViewAnimation(_ animation: ViewAnimation, completion: Int? = nil) {
    note(.beginViewAnimation(animation, completion: completion))
    openBlock(animation, completion: completion)
  }

  /// Opens a keyframe inside a block: changes of views in it take a share of the block's duration, from a fraction of
  /// it on; both are taken within 0...1. ``commitTransaction()`` ends it. Outside of blocks it is a mere transaction.
  public mutating func beginKeyframe(start: Double, duration: Double) {
    // What is no number counts as 0.
    let start = start > 0 ? min(start, 1) : 0
    let duration = duration > 0 ? min(duration, 1) : 0
    note(.beginKeyframe(start: start, duration: duration))
    let outer = transactions.current.viewBlock
    transactions.push(TransactionOptions())
    if let outer {
      lastBlock &+= 1
      transactions.current.viewBlock = ViewBlock(
        keyframeOf: outer, serial: lastBlock, start: start, duration: duration)
    }
    beginEpoch()
  }

  /// A view's answer when the action of a property or event of its layer is looked up: the animation of a change that
  /// is made now, or that nothing happens.
  public func viewAction(_ layer: LayerID, forKey key: String) -> LayerAction {
    guard case .viewAnimation(let block) = viewDecision(ActionEvent(layer, key)), let record = record(of: layer),
      let reference = types[record.type]?.property(named: key).map({ PropertyReference($0) })
    else { return .noAction }
    let value = value(layer, reference)
    return .animation(animation(of: reference, layer, from: value, to: value, seen: value, in: block))
  }
}

extension AnimationEngine {
  mutating func openBlock(_ animation: ViewAnimation, completion: Int?, animator: AnimatorID? = nil) {
    let outer = transactions.current.viewBlock
    let duration = animationDuration
    transactions.push(TransactionOptions())
    lastBlock &+= 1
    var block = ViewBlock(animation, serial: lastBlock, in: animator == nil ? outer : nil, duration: duration)
    block.animator = animator ?? block.sharedAnimator(of: outer)
    transactions.current.viewBlock = block
    if let completion { transactions.current.completionGroup = completions.open(completion) }
    beginEpoch()
  }

  /// What a change of a view's layer, or another event of it, does.
  func viewDecision(_ event: ActionEvent) -> ActionDecision {
    guard let block = transactions.current.viewBlock, block.animates,
      let record = record(of: event.layer), let property = types[record.type]?.property(named: event.key),
      property.isMovedByViews
    else { return .nothing }
    return .viewAnimation(block)
  }

  /// Animates a change of a view that has been made. Changes of one block are one: a value that is set back makes
  /// none.
  ///
  /// - Parameters:
  ///   - screen: the value that was seen before the change.
  ///   - original: the model value before the change.
  mutating func animateView(
    _ layer: LayerID, _ reference: PropertyReference, in block: ViewBlock, from screen: PropertyValue,
    original: PropertyValue
  ) -> LayerAnimation? {
    let earlier = attached(to: layer).compactMap { animations[$0] }
      .first { $0.phase == .proposed && $0.block == block.serial && $0.property == reference }
    let original = earlier?.original ?? original
    let screen = earlier?.screen ?? screen
    if let earlier { drop(earlier.id) }
    let value = value(layer, reference)
    guard !value.isEquivalent(to: original) else { return nil }
    let animation = animation(of: reference, layer, from: original, to: value, seen: screen, in: block)
    let id = attach(animation, to: layer, phase: .proposed)
    animations.update(id) {
      $0.original = original
      $0.screen = screen
      $0.block = block.serial
      $0.animator = block.animator
    }
    if let animator = block.animator { animators[animator]?.animations.append(id) }
    proposals.append(id)
    return animation
  }

  private func animation(
    of reference: PropertyReference, _ layer: LayerID, from original: PropertyValue, to value: PropertyValue,
    seen screen: PropertyValue, in block: ViewBlock
  ) -> LayerAnimation {
    var animation = LayerAnimation(
      .basic(BasicAnimation(reference)), timing: block.timing, timingFunction: block.timingFunction)
    animation.isTransient = true
    if block.delay > .zero { animation.timing.beginTime = layerTime(of: layer, at: now) + block.delay }
    if block.share != nil || reference.addsUpInViews, let offset = original.offset(from: value) {
      addUp(&animation, layer, reference, from: offset)
      if let keyframe = block.keyframes(of: reference, from: offset, to: offset.zero) {
        animation.kind = .keyframe(keyframe)
        animation.timingFunction = nil
      }
    } else {
      let start = block.beginsFromCurrentState ? screen : original
      animation.kind = .basic(BasicAnimation(reference, from: start))
      if let keyframe = block.keyframes(of: reference, from: start, to: value) {
        animation.kind = .keyframe(keyframe)
        animation.timingFunction = nil
        animation.key = .named(unusedKey(reference.keyPath, on: layer))
      }
    }
    return animation
  }

  /// `position`, or `position-2` and so on where that is taken: what adds up does not take another's place.
  func unusedKey(_ keyPath: String, on layer: LayerID) -> String {
    let keys = attached(to: layer).compactMap { animations[$0]?.key }
    guard keys.contains(keyPath) else { return keyPath }
    var number = 2
    while keys.contains("\(keyPath)-\(number)") { number += 1 }
    return "\(keyPath)-\(number)"
  }
}

extension PropertyReference {
  /// Whether views animate its changes by the difference between old and new, which goes to nothing on top of the new,
  /// and not from the old to the new.
  fileprivate var addsUpInViews: Bool {
    switch property {
    case PropertyReference.position.property, PropertyReference.bounds.property, PropertyReference.transform.property,
      PropertyReference.cornerRadius.property:
      true
    default: false
    }
  }
}

extension PropertyValue {
  /// What has to lie on top of another value to make this one; nil if nothing can, as on top of a transform that makes
  /// everything nothing.
  func offset(from other: PropertyValue) -> PropertyValue? {
    if case (.none, .color(let color)) = (self, other) { return .color(color.withAlpha(0)).subtracting(other) }
    guard type != nil, type == other.type else { return nil }
    if let matrix = other.matrix, matrix.inverse == nil { return nil }
    return subtracting(other)
  }
}
