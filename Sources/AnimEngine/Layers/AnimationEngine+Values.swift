extension AnimationEngine {
  /// The model value of a property or of a part; `none` if it is absent, or the layer or property unknown.
  public func value(_ layer: LayerID, _ reference: PropertyReference) -> PropertyValue {
    guard let property = property(of: layer, reference) else { return .none }
    switch reference.access {
    case .reference: return self.reference(layer, reference)
    case .derived: return frameValue(frame(of: layer), reference)
    case .components, .transformPart, .uniformScale:
      return ComponentBuffer.withBuffer { buffer in
        load(layer, property, into: buffer)
        return buffer.value(of: reference)
      }
    }
  }

  /// Sets the model value of a property or of a part, which on a live layer starts the property's action.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``, ``EngineError/unknownProperty(_:keyPath:)``,
  ///   ``EngineError/typeMismatch(keyPath:expected:)``, ``EngineError/unknownWord(keyPath:words:)``,
  ///   ``EngineError/readOnlyProperty(keyPath:)``, and for a mask what ``insert(_:into:at:)`` throws.
  public mutating func set(
    _ layer: LayerID, _ reference: PropertyReference, to value: PropertyValue
  ) throws(EngineError) {
    let property = try requireProperty(of: layer, reference)
    guard !property.isReadOnly else { throw .readOnlyProperty(keyPath: reference.keyPath) }
    try property.require(value, of: reference)
    switch reference.access {
    case .reference: try setReference(layer, property, reference, to: value)
    case .derived:
      note(.set(layer, reference, value))
      setFrame(of: layer, to: frame(replacing: reference, by: value, in: frame(of: layer)))
    case .components, .transformPart, .uniformScale:
      note(.set(layer, reference, value))
      assign(value, layer, property, reference)
    }
  }
}

extension PropertyReference {
  /// Whether a value can stand for what is referenced.
  func accepts(_ value: PropertyValue, optional: Bool) -> Bool {
    value.type == type || type == .any || (value == .none && optional && isWhole)
  }
}

extension AnimationEngine {
  /// The property that a reference names on a layer; nil if the layer or the property is unknown.
  func property(of layer: LayerID, _ reference: PropertyReference) -> LayerProperty? {
    guard layer.position < layers.count else { return nil }
    return types.property(of: reference, in: layers[layer.position].type)
  }

  func requireProperty(of layer: LayerID, _ reference: PropertyReference) throws(EngineError) -> LayerProperty {
    try requireLayer(layer)
    guard let property = property(of: layer, reference) else {
      throw .unknownProperty(layer, keyPath: reference.keyPath)
    }
    return property
  }

  /// Copies the model's components of a property.
  func load(_ layer: LayerID, _ property: LayerProperty, into buffer: ComponentBuffer) {
    buffer.load(values, from: Int(blocks[layer.position].base) + property.slot, count: property.slotCount)
  }

  /// The model value of a property that is kept by reference.
  func reference(_ layer: LayerID, _ reference: PropertyReference) -> PropertyValue {
    guard let record = record(of: layer) else { return .none }
    if let entry = record.references.first(where: { $0.property == reference.property }) { return entry.value }
    return property(of: layer, reference)?.defaultValue ?? .none
  }

  /// Keeps a model value by reference.
  mutating func storeReference(_ value: PropertyValue, _ layer: LayerID, _ reference: PropertyReference) {
    let entry = ReferenceEntry(property: reference.property, value: value)
    if let index = layers[layer.position].references.firstIndex(where: { $0.property == reference.property }) {
      layers[layer.position].references[index] = entry
    } else {
      layers[layer.position].references.append(entry)
    }
  }

  private mutating func setReference(
    _ layer: LayerID, _ property: LayerProperty, _ reference: PropertyReference, to value: PropertyValue
  ) throws(EngineError) {
    if reference == .mask, case .layer(let mask) = value { try requireMask(mask, of: layer) }
    note(.set(layer, reference, value))
    try assignReference(value, layer, property, reference)
  }

  /// Sets what is kept by reference, starting the property's action if it changes.
  ///
  /// - Parameter decision: what the search for the action found; nil if it has not been made.
  mutating func assignReference(
    _ value: PropertyValue, _ layer: LayerID, _ property: LayerProperty, _ reference: PropertyReference,
    _ decision: ActionDecision? = nil
  ) throws(EngineError) {
    let mask: LayerID? = if case .layer(let mask) = value { mask } else { nil }
    let isMask = reference == .mask
    if isMask { try requireMask(mask, of: layer) }
    let old = self.reference(layer, reference)
    guard value != old else { return }
    let decision = decision ?? decide(layer, property)
    if case .ask = decision { return holdAssignment(value, layer, property, reference) }
    let screen = presentationValue(layer, reference)
    let events = isMask ? maskEvents(of: layer, from: self.mask(of: layer), to: mask) : []
    if isMask { setMask(mask, of: layer) } else { storeReference(value, layer, reference) }
    let animation = act(decision, layer, property, reference, from: screen, original: old)
    tellChange(of: property, layer, from: old, by: animation)
    if !events.isEmpty, !hold(.none, of: layer, events) { runOwnActions(for: events) }
  }

  /// Sets what is kept in the layer's block, starting the property's action if it changes.
  ///
  /// - Parameter decision: what the search for the action found; nil if it has not been made.
  mutating func assign(
    _ value: PropertyValue, _ layer: LayerID, _ property: LayerProperty, _ reference: PropertyReference,
    _ decision: ActionDecision? = nil
  ) {
    let base = Int(blocks[layer.position].base)
    ComponentBuffer.withBuffer { buffer in
      load(layer, property, into: buffer)
      buffer.set(value, of: reference)
      if reference.propertyType == .rect, property.index == PropertyReference.bounds.property {
        buffer.standardizeRect()
      }
      let start = base + property.slot
      guard (0..<property.slotCount).contains(where: { buffer[$0].bitPattern != values[start + $0].bitPattern })
      else { return }
      if property.traits.contains(.timing) {
        return setTiming(layer, reference, at: start, to: buffer[0])
      }
      let first = base + reference.slot
      let isLookedInto = (first..<first + reference.width).allSatisfy { stamps[$0] == epoch }
      let decision = isLookedInto ? .nothing : decision ?? decide(layer, property)
      if case .ask = decision { return holdAssignment(value, layer, property, reference) }
      let before = isLookedInto ? nil : ValueBeforeChange(self, layer, property, reference, decision)
      let oldMode = values[start]
      buffer.store(to: &values, at: start, count: property.slotCount)
      stamp(first..<first + reference.width, layer, property, reference)
      if property.type == .transform, oldMode != values[start] { reclassify(layer, property) }
      guard let before else { return }
      let animation = act(decision, layer, property, reference, from: before.screen, original: before.model)
      tellChange(of: property, layer, from: before.whole, by: animation)
      announceVisibility(of: layer, property)
    }
  }

  private mutating func holdAssignment(
    _ value: PropertyValue, _ layer: LayerID, _ property: LayerProperty, _ reference: PropertyReference
  ) {
    let event = ActionEvent(layer, property.name)
    emit(.heldChange(HeldChange(events: [event], layer: layer, operation: .set(reference, value))))
  }

  /// Sets the model value without any action, as an animation does that begins.
  ///
  /// - Parameter kept: the components that stay as they are.
  mutating func assignSilently(
    _ value: PropertyValue, _ layer: LayerID, _ reference: PropertyReference, by animation: LayerAnimation? = nil,
    except kept: UInt32 = 0
  ) {
    guard let property = property(of: layer, reference) else { return }
    let old = isObserved(layer, property) ? self.value(layer, PropertyReference(property)) : .none
    defer { tellChange(of: property, layer, from: old, by: animation) }
    guard reference.access != .reference else { return storeReference(value, layer, reference) }
    let start = Int(blocks[layer.position].base) + property.slot
    let oldMode = values[start]
    ComponentBuffer.withBuffer { buffer in
      load(layer, property, into: buffer)
      buffer.set(value, of: reference)
      if kept != 0 {
        ComponentBuffer.withBuffer { model in
          load(layer, property, into: model)
          buffer.restore(kept, from: model, type: property.type)
        }
      }
      buffer.store(to: &values, at: start, count: property.slotCount)
    }
    if property.type == .transform, oldMode != values[start] { reclassify(layer, property) }
  }

  /// Lets further writes through for this epoch, except where a write does more than store numbers.
  private mutating func stamp(
    _ range: Range<Int>, _ layer: LayerID, _ property: LayerProperty, _ reference: PropertyReference
  ) {
    let isWholeTransform = property.type == .transform && reference.isWhole
    let isStandardized = property.index == PropertyReference.bounds.property
    let isFollowed = layers[layer.position].hasActionSource || isObserved(layer, property)
    let stamp = isWholeTransform || isStandardized || isFollowed ? 0 : epoch
    for index in range { stamps[index] = stamp }
  }

  /// The reference that a slot of so many numbers stands for.
  func directReference(_ layer: LayerID, slot: Int, width: Int) -> PropertyReference? {
    guard let record = record(of: layer) else { return nil }
    return types[record.type]?.reference(atSlot: slot, width: width)
  }

  /// The key path of what a slot of so many numbers stands for; nil if there is none.
  public func keyPath(of layer: LayerID, slot: Int, width: Int) -> String? {
    directReference(layer, slot: slot, width: width)?.keyPath
  }

  mutating func setComponents(_ layer: LayerID, _ reference: PropertyReference, _ components: [Double]) {
    guard let property = property(of: layer, reference) else { return }
    let value = components.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { PropertyValue(type: reference.type, components: $0) } ?? .none
    }
    note(.set(layer, reference, value))
    assign(value, layer, property, reference)
  }
}

/// What a change needs to know of the time before it.
private struct ValueBeforeChange {
  var screen = PropertyValue.none
  var model = PropertyValue.none
  /// Of the whole property, where somebody wants to hear of the change.
  var whole = PropertyValue.none

  init(
    _ engine: AnimationEngine, _ layer: LayerID, _ property: LayerProperty, _ reference: PropertyReference,
    _ decision: ActionDecision
  ) {
    if case .nothing = decision {
    } else {
      screen = engine.presentationValue(layer, reference)
      model = engine.value(layer, reference)
    }
    if engine.isObserved(layer, property) { whole = engine.value(layer, PropertyReference(property)) }
  }
}

extension ComponentBuffer {
  /// Gives a rectangle a width and a height that are not negative.
  fileprivate func standardizeRect() {
    for axis in 0..<2 where self[axis + 2] < 0 {
      self[axis] += self[axis + 2]
      self[axis + 2] = -self[axis + 2]
    }
  }
}
