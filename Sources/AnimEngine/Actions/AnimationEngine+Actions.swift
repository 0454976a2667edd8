// The search for the action of an event: the delegate, the layer's own actions, those of its style, the default of its
// type; when all have no answer, an animatable property animates by itself.

/// What the search for the action of an event found.
enum ActionDecision {
  /// Nothing is to happen.
  case nothing
  /// Nobody had an answer: the property animates by itself.
  case implicitAnimation
  case action(LayerAction)
  /// The view that owns the layer animates the change.
  case viewAnimation(ViewBlock)
  /// The host has to be asked.
  case ask
}

extension AnimationEngine {
  /// Sets or takes away an action of a layer's own (`actions`), or with a level above 0 of its style, of the style's
  /// style and so on.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``.
  public mutating func setAction(
    _ action: LayerAction?, of layer: LayerID, forKey key: String, styleLevel level: Int = 0
  ) throws(EngineError) {
    try requireLayer(layer)
    note(.setAction(action, of: layer, forKey: key, styleLevel: level))
    if layers[layer.position].actions < 0 {
      layers[layer.position].actions = Int32(clamping: actionTables.count)
      actionTables.append(LayerActions())
    }
    actionTables[Int(layers[layer.position].actions)].set(action, key, level: max(level, 0))
    beginEpoch()
  }

  /// Says whether a layer has a delegate, which the host asks before anybody else.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``.
  public mutating func setHasDelegate(_ hasDelegate: Bool, of layer: LayerID) throws(EngineError) {
    try requireLayer(layer)
    note(.setHasDelegate(hasDelegate, of: layer))
    layers[layer.position].hasDelegate = hasDelegate
    beginEpoch()
  }

  /// What a layer's actions and its style's say: steps two and three of the search. Nil if they have no answer.
  public func action(of layer: LayerID, forKey key: String) -> LayerAction? {
    guard let table = record(of: layer)?.actions, table >= 0 else { return nil }
    return actionTables[Int(table)][key]
  }

  /// Whether the layer has a delegate.
  public func hasDelegate(_ layer: LayerID) -> Bool { record(of: layer)?.hasDelegate ?? false }
}

extension AnimationEngine {
  /// What a change of a property now does.
  func decide(_ layer: LayerID, _ property: LayerProperty) -> ActionDecision {
    guard layers[layer.position].isLive, !disablesActions else { return .nothing }
    let decision = decide(ActionEvent(layer, property.name))
    if case .implicitAnimation = decision, !property.hasImplicitAction { return .nothing }
    return decision
  }

  private func decide(_ event: ActionEvent) -> ActionDecision {
    let record = layers[event.layer.position]
    guard record.hasActionSource else { return .implicitAnimation }
    if record.hasDelegate { return .ask }
    if record.isView { return viewDecision(event) }
    switch action(of: event.layer, forKey: event.key) {
    case .noAction: return .nothing
    case let action?: return .action(action)
    case nil: return record.hasDefaultAction ? .ask : .implicitAnimation
    }
  }

  /// Whether the host has to be asked for an event's action.
  private func needsHost(_ event: ActionEvent) -> Bool {
    if case .ask = decide(event) { return true }
    return false
  }

  /// The events that become of a layer and its sublayers coming into the tree or leaving it, as far as they are visible
  /// there, with that of the layer around it; none while actions are disabled. Layers that can have no answer are left
  /// out.
  ///
  /// - Parameter place: the layer around it in which it is, or will be; nil where it is.
  func orderEvents(
    _ key: String, of layer: LayerID, in superlayer: LayerID?, at place: LayerID? = nil
  ) -> [ActionEvent] {
    guard !disablesActions else { return [] }
    var events: [ActionEvent] = []
    if !isHidden(layer), isVisible(place ?? self.superlayer(of: layer)) {
      events = visibleEvents(key, of: layer)
    }
    if let superlayer { add(ActionEvent.sublayers, of: superlayer, to: &events) }
    return events
  }

  /// The events of a layer and of those below it that are hidden only where it is.
  private func visibleEvents(_ key: String, of layer: LayerID) -> [ActionEvent] {
    var hidden: Set<LayerID> = []
    return subtree(of: layer).compactMap { descendant in
      let record = layers[descendant.position]
      if descendant != layer, isHidden(descendant) || record.superlayer.map({ hidden.contains($0) }) ?? false {
        hidden.insert(descendant)
        return nil
      }
      return record.isCommitted && record.hasActionSource ? ActionEvent(descendant, key) : nil
    }
  }

  private func isHidden(_ layer: LayerID) -> Bool { number(layer, slot: PropertyReference.hidden.slot) != 0 }

  /// Whether neither a layer nor one of those around it is hidden.
  private func isVisible(_ layer: LayerID?) -> Bool {
    var next = layer
    while let current = next {
      if isHidden(current) { return false }
      next = layers[current.position].superlayer
    }
    return true
  }

  /// The events that become of a live layer getting another mask.
  func maskEvents(of layer: LayerID, from old: LayerID?, to mask: LayerID?) -> [ActionEvent] {
    guard layers[layer.position].isLive, !disablesActions else { return [] }
    var events = old.map { orderEvents(ActionEvent.orderOut, of: $0, in: nil) } ?? []
    guard let mask else { return events }
    let superlayer = layers[mask.position].isMask ? nil : layers[mask.position].superlayer
    events += orderEvents(ofMoving: mask, into: layer).filter { $0.key != ActionEvent.sublayers }
    if let superlayer { add(ActionEvent.sublayers, of: superlayer, to: &events) }
    return events
  }

  /// The events that become of a layer going to another place.
  func orderEvents(ofMoving layer: LayerID, into superlayer: LayerID) -> [ActionEvent] {
    let record = layers[layer.position]
    guard record.isCommitted, !disablesActions else { return [] }
    switch (record.isInTree, layers[superlayer.position].isInTree) {
    case (false, true): return orderEvents(ActionEvent.orderIn, of: layer, in: superlayer, at: superlayer)
    case (true, false): return orderEvents(ActionEvent.orderOut, of: layer, in: record.superlayer)
    case (true, true):
      var events: [ActionEvent] = []
      let willBeVisible = isVisible(superlayer)
      if isVisible(record.superlayer) != willBeVisible, !isHidden(layer) {
        events = visibleEvents(willBeVisible ? ActionEvent.orderIn : ActionEvent.orderOut, of: layer)
      }
      if let old = record.superlayer, old != superlayer { add(ActionEvent.sublayers, of: old, to: &events) }
      add(ActionEvent.sublayers, of: superlayer, to: &events)
      return events
    case (false, false): return []
    }
  }

  /// The events that become of a layer taking the place of another: those of both, and `transition` of the layer around
  /// them.
  func orderEvents(ofReplacing layer: LayerID, with other: LayerID, in superlayer: LayerID) -> [ActionEvent] {
    guard !disablesActions else { return [] }
    var events = isLive(layer) ? orderEvents(ActionEvent.orderOut, of: layer, in: nil) : []
    events += orderEvents(ofMoving: other, into: superlayer)
    add(ActionEvent.transition, of: superlayer, to: &events)
    return events
  }

  private func add(_ key: String, of layer: LayerID, to events: inout [ActionEvent]) {
    let record = layers[layer.position]
    if record.isLive, record.hasActionSource { events.append(ActionEvent(layer, key)) }
  }

  /// Keeps a change back if the host has to be asked for the action of one of its events.
  mutating func hold(_ operation: HeldChange.Operation, of layer: LayerID, _ events: [ActionEvent]) -> Bool {
    guard events.contains(where: { needsHost($0) }) else { return false }
    emit(.heldChange(HeldChange(events: events, layer: layer, operation: operation)))
    return true
  }

  /// Runs the actions that layers have by themselves for events, which need no host.
  mutating func runOwnActions(for events: [ActionEvent]) {
    // A view stands before its layer's own actions, and has none for these.
    for event in events where !isView(event.layer) {
      if let action = action(of: event.layer, forKey: event.key) { run(action, for: event) }
    }
  }

  /// Runs an action for an event that is not a change of a property.
  mutating func run(_ action: LayerAction, for event: ActionEvent) {
    switch action {
    case .noAction: break
    case .custom(let number): emit(.action(number, event))
    // What has left the tree is seen no more: Core Animation keeps no ghost of it either.
    case .animation(let animation) where event.key != ActionEvent.orderOut:
      addAction(animation, for: event)
    case .animation: break
    }
  }

  /// Adds an animation under the key of its event, as Core Animation's own: it leaves the model alone. One that does not
  /// fit the layer moves nothing.
  mutating func addAction(_ animation: LayerAnimation, for event: ActionEvent) {
    var copy = fitted(animation, to: event.layer)
    copy.key = .named(event.key)
    copy.isTransient = true
    if (try? validate(copy, for: event.layer)) != nil {
      addValid(copy, to: event.layer, showsArrival: event.key == ActionEvent.orderIn)
    }
  }

  /// After a layer was hidden or shown: its action for that.
  mutating func announceVisibility(of layer: LayerID, _ property: LayerProperty) {
    guard property.index == PropertyReference.hidden.property, layers[layer.position].isLive else { return }
    guard !disablesActions, isVisible(superlayer(of: layer)) else { return }
    let events = visibleEvents(isHidden(layer) ? ActionEvent.orderOut : ActionEvent.orderIn, of: layer)
    if !hold(.none, of: layer, events) { runOwnActions(for: events) }
  }
}

extension LayerRecord {
  /// Whether anybody could have an answer when an action of the layer is looked up.
  var hasActionSource: Bool { hasDelegate || isView || actions >= 0 || hasDefaultAction }
}
