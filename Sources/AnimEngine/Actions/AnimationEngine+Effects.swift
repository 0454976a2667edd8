extension AnimationEngine {
  /// What calls have left for the host to do, in order. A host that declares neither delegates, default actions nor
  /// observed properties has none.
  public mutating func takeEffects() -> [EngineEffect] {
    hasEffects = false
    defer { effects = [] }
    return effects
  }

  /// Makes a change that was held back, with the answers to its events: nil where nobody had one.
  public mutating func complete(_ change: HeldChange, answers: [LayerAction?]) {
    switch change.operation {
    case .set(let reference, let value):
      guard let property = property(of: change.layer, reference) else { return }
      complete(change.layer, property, reference, value, decision(answers.first ?? nil, change.layer, property))
      return
    case .insert(let superlayer, let place):
      // The place may have gone meanwhile; then the layer goes on top.
      let place = (try? index(of: place, in: superlayer, without: change.layer)) == nil ? .top : place
      putIn(change.layer, superlayer, at: place)
    case .remove: takeOut(change.layer)
    case .replace(let other): exchange(change.layer, with: other)
    case .none: break
    }
    for (event, answer) in zip(change.events, answers) {
      if let answer { run(answer, for: event) }
    }
  }

  /// From now on the changes of a layer's observed properties are told.
  public mutating func observe(_ layer: LayerID) {
    guard layer.position < layers.count else { return }
    layers[layer.position].isObserved = true
    beginEpoch()
  }

  private mutating func complete(
    _ layer: LayerID, _ property: LayerProperty, _ reference: PropertyReference, _ value: PropertyValue,
    _ decision: ActionDecision
  ) {
    if reference.access == .reference {
      try? assignReference(value, layer, property, reference, decision)
    } else {
      assign(value, layer, property, reference, decision)
    }
    beginEpoch()
  }
}

extension AnimationEngine {
  /// What the host's answer means for a property.
  private func decision(_ answer: LayerAction?, _ layer: LayerID, _ property: LayerProperty) -> ActionDecision {
    switch answer {
    case nil where isView(layer): viewDecision(ActionEvent(layer, property.name))
    case nil: property.hasImplicitAction ? .implicitAnimation : .nothing
    case .noAction: .nothing
    case let action?: .action(action)
    }
  }

  mutating func emit(_ effect: EngineEffect) {
    effects.append(effect)
    hasEffects = true
  }

  /// Whether the changes of a property of a layer are told.
  func isObserved(_ layer: LayerID, _ property: LayerProperty) -> Bool {
    property.traits.contains(.observed) && layers[layer.position].isObserved
  }

  /// Tells the change of an observed property, unless it still has its value.
  ///
  /// - Parameter animation: the animation that the change made, or that made the change.
  mutating func tellChange(
    of property: LayerProperty, _ layer: LayerID, from old: PropertyValue, by animation: LayerAnimation?
  ) {
    guard isObserved(layer, property) else { return }
    let reference = PropertyReference(property)
    guard value(layer, reference) != old else { return }
    let timing = animation.map(\.timingOfFollowers)
    emit(.propertyDidChange(PropertyChange(layer: layer, property: reference, oldValue: old, timing: timing)))
  }
}

extension LayerAnimation {
  /// How what moves along with it has to move.
  fileprivate var timingOfFollowers: TransactionOptions {
    let pass = completed(duration: timing.duration).timing.duration
    // What does not say takes what is in force.
    let duration = pass > .zero ? (timing.speed == 0 ? pass : pass / timing.speed.magnitude) : nil
    if case .spring(_, let spring) = kind {
      return TransactionOptions(
        duration: duration, timingFunction: .spring(spring, seconds: pass.finitePass.seconds))
    }
    return TransactionOptions(duration: duration, timingFunction: timingFunction ?? .linear)
  }
}
