// An implicit animation is proposed when a property changes and begins when the turn ends: until
// then further changes of the same property are one with it, and a value that is set back makes none.

extension AnimationEngine {
  /// Does what a change of a property makes; gives the animation if it made one.
  ///
  /// - Parameters:
  ///   - screen: the value that was seen before the change.
  ///   - original: the model value before the change.
  mutating func act(
    _ decision: ActionDecision, _ layer: LayerID, _ property: LayerProperty, _ reference: PropertyReference,
    from screen: PropertyValue, original: PropertyValue
  ) -> LayerAnimation? {
    switch decision {
    case .nothing, .ask, .action(.noAction): return nil
    case .implicitAnimation:
      let template = types[layers[layer.position].type]?.implicitAnimation(of: property)
      return propose(layer, reference, template, from: screen, original: original)
    case .viewAnimation(let block):
      return animateView(layer, reference, in: block, from: screen, original: original)
    case .action(.custom(let number)):
      emit(.action(number, ActionEvent(layer, property.name)))
      return nil
    case .action(.animation(var animation)):
      guard animation.runsToTheModel else {
        addAction(animation, for: ActionEvent(layer, property.name))
        return animation
      }
      guard property.isAnimatable else { return nil }
      animation.timingFunction = animation.timingFunction ?? .linear
      return propose(layer, reference, animation, from: screen, original: original)
    }
  }

  /// Proposes an implicit animation of a property that is about to change, with the options that are in force.
  ///
  /// - Parameters:
  ///   - template: the timing, as far as it is known.
  ///   - screen: the value that was seen before the change.
  ///   - original: the model value before the change.
  private mutating func propose(
    _ layer: LayerID, _ reference: PropertyReference, _ template: LayerAnimation?, from screen: PropertyValue,
    original: PropertyValue
  ) -> LayerAnimation {
    let earlier = attached(to: layer).filter { animations.phase(of: $0) == .proposed }
      .compactMap { animations[$0] }.filter { $0.isCovered(by: reference) }
    let original = earlier.isEmpty ? original : self.original(of: layer, reference, before: earlier)
    for proposal in earlier { drop(proposal.id) }
    var animation = template ?? LayerAnimation(.template)
    if case .spring(_, let spring) = animation.kind { animation.setSpring(spring) }
    animation.kind = .basic(BasicAnimation(reference, from: screen))
    if animation.timing.duration <= .zero { animation.timing.duration = animationDuration }
    animation.timing.fillMode = .backwards
    animation.timingFunction =
      animation.timingFunction ?? transactionOptions.timingFunction ?? Choices.implicitTimingFunction
    if animation.isAdditive, reference.type.addsUp, let offset = original.offset(from: value(layer, reference)) {
      addUp(&animation, layer, reference, from: offset)
    } else {
      animation.isAdditive = false
      animation.key = .keyPath
      animation.isImplicit = true
    }
    let id = attach(animation, to: layer, phase: .proposed)
    animations.update(id) {
      $0.original = original
      if animation.isImplicit { $0.start = screen }
    }
    proposals.append(id)
    return animation
  }

  /// Lets an animation of a change take the difference away on top of the model, beside those that do so already.
  func addUp(
    _ animation: inout LayerAnimation, _ layer: LayerID, _ reference: PropertyReference, from offset: PropertyValue
  ) {
    animation.isAdditive = true
    animation.kind = .basic(BasicAnimation(reference, from: offset, to: offset.zero))
    animation.isTransient = true
    animation.key = .named(unusedKey(reference.keyPath, on: layer))
    if animation.delay > .zero { animation.timing.beginTime = layerTime(of: layer, at: now) + animation.delay }
    animation.delay = .zero
  }

  /// Begins the implicit animations of this turn.
  mutating func beginProposals() {
    let ids = proposals
    proposals = []
    for id in ids { beginProposal(id) }
  }

  /// Begins the animations of a block of views, which has ended.
  mutating func beginProposals(of block: ViewBlock) {
    let ids = proposals.filter { animations[$0]?.block == block.serial }
    proposals.removeAll { id in ids.contains(id) }
    for id in ids { beginProposal(id) }
  }

  /// Begins the implicit animations of one layer, which somebody wants to act upon.
  mutating func beginProposals(of layer: LayerID) {
    for id in attached(to: layer) { beginProposal(id) }
  }

  /// Forgets implicit animations of this turn that meet a condition: nobody has seen them.
  mutating func dropProposals(of layer: LayerID, where condition: (AnimationRecord) -> Bool) {
    for id in attached(to: layer) {
      if animations.phase(of: id) == .proposed, let record = animations[id], condition(record) { drop(id) }
    }
  }

  /// Takes a property, or a part of one, from the implicit animations of this turn, of which nobody has seen any.
  mutating func takeFromProposals(of layer: LayerID, _ reference: PropertyReference) {
    dropProposals(of: layer) { $0.isCovered(by: reference) }
    for id in attached(to: layer) where animations.phase(of: id) == .proposed {
      guard animations.propertyIndex(of: id) == reference.property else { continue }
      animations.update(id) { $0.takenComponents |= reference.componentMask }
    }
  }

  /// Whether the record is an implicit animation of this turn whose value is what it was.
  func isUnchanged(_ record: AnimationRecord) -> Bool {
    guard record.phase == .proposed, record.block == 0, let property = record.property else { return false }
    return value(record.layer, property) == record.original
  }

  private mutating func beginProposal(_ id: AnimationID) {
    guard animations.phase(of: id) == .proposed, let record = animations[id] else { return }
    if isUnchanged(record) { drop(id) } else { place(id) }
  }

  mutating func drop(_ id: AnimationID) {
    guard let record = detach(id) else { return }
    leave(record.groups)
  }

  /// The model value before earlier changes of this turn to a property or to parts of it.
  private func original(
    of layer: LayerID, _ reference: PropertyReference, before earlier: [AnimationRecord]
  ) -> PropertyValue {
    if let same = earlier.first(where: { $0.property == reference }) { return same.original }
    guard let property = property(of: layer, reference) else { return .none }
    return ComponentBuffer.withBuffer { buffer in
      load(layer, property, into: buffer)
      for proposal in earlier {
        if let part = proposal.property { buffer.set(proposal.original, of: part) }
      }
      return buffer.value(of: reference)
    }
  }
}

extension ValueType {
  /// Whether a difference of two values is a value that can be added.
  fileprivate var addsUp: Bool {
    switch self {
    case .number, .angle, .duration, .point, .size, .rect, .vector, .color, .transform: true
    default: false
    }
  }
}

extension LayerAnimation {
  /// Whether it has no ends of its own: as an action it runs from what was on screen to the model.
  fileprivate var runsToTheModel: Bool {
    switch kind {
    case .template: true
    case .basic(let basic), .spring(let basic, _):
      basic.fromValue == nil && basic.toValue == nil && basic.byValue == nil
    case .keyframe, .group, .transition: false
    }
  }
}
