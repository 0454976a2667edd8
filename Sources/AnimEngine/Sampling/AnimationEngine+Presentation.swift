extension AnimationEngine {
  /// The value on screen at ``now``, of a property or of a part; `none` if it is absent, or the layer or property
  /// unknown.
  public func presentationValue(_ layer: LayerID, _ reference: PropertyReference) -> PropertyValue {
    presentationValue(layer, reference, at: now)
  }

  /// What the animations that are attached now show at an instant, as far as they have begun by then or fill
  /// backwards.
  func presentationValue(_ layer: LayerID, _ reference: PropertyReference, at instant: MediaTime) -> PropertyValue {
    guard let property = property(of: layer, reference) else { return .none }
    switch reference.access {
    case .derived: return frameValue(frame(of: layer, presentationGeometry(of: layer, at: instant)), reference)
    case .reference:
      return shownAnimations(of: layer, property).reduce(self.reference(layer, reference)) { value, id in
        guard let record = animations[id], shows(record, at: instant),
          let progress = progress(of: record, at: instant)
        else { return value }
        return record.value(over: value, at: progress)
      }
    case .components, .transformPart, .uniformScale:
      return ComponentBuffer.withBuffer { buffer in
        loadPresentation(layer, property, of: reference.componentMask, at: instant, into: buffer)
        return buffer.value(of: reference)
      }
    }
  }

  /// A number on screen at ``now``: what ``number(_:slot:)`` is for the model.
  public func presentationNumber(_ layer: LayerID, slot: Int) -> Double {
    guard let record = record(of: layer), !record.animations.isEmpty,
      let property = types[record.type]?.property(atSlot: slot)
    else { return number(layer, slot: slot) }
    return ComponentBuffer.withBuffer { buffer in
      loadPresentation(layer, property, at: now, into: buffer)
      return buffer[slot - property.slot]
    }
  }
}

extension AnimationEngine {
  /// Whether a property changes on screen by itself: an animation of it, or of a part of it, runs.
  public func isAnimating(_ layer: LayerID, _ reference: PropertyReference) -> Bool {
    attached(to: layer).contains { id in
      switch animations.phase(of: id) {
      case .running, .proposed:
        reference.access == .derived || animations.propertyIndex(of: id) == reference.property
      default: false
      }
    }
  }
}

extension AnimationEngine {
  /// The components of a property that are on screen at an instant: the model's, with each animation on top in the
  /// order in which they were added.
  ///
  /// - Parameter wanted: the components that must be right; all of a transform's are.
  func loadPresentation(
    _ layer: LayerID, _ property: LayerProperty, of wanted: UInt32 = .max, at instant: MediaTime,
    into buffer: ComponentBuffer
  ) {
    load(layer, property, into: buffer)
    let all: UInt32 = (1 << UInt32(property.slotCount)) - 1
    let wanted = property.type == .transform ? all : wanted & all
    for (record, part, progress) in visibleAnimations(of: layer, property, wanted, at: instant).reversed() {
      apply(record, part, at: progress, of: property, to: buffer)
    }
    // As Core Animation, which turns the size of a rectangle round that an overshoot makes negative.
    if property.index == PropertyReference.bounds.property {
      for component in 2...3 { buffer[component] = buffer[component].magnitude }
    }
  }

  /// Puts what an animation makes of a property on top of what lies beneath.
  func apply(
    _ record: AnimationRecord, _ part: PropertyReference, at progress: AnimationProgress, of property: LayerProperty,
    to buffer: ComponentBuffer
  ) {
    let value = record.value(over: buffer.value(of: part), at: progress)
    guard record.takenComponents != 0 else { return buffer.set(value, of: part) }
    ComponentBuffer.withBuffer { beneath in
      beneath.copy(buffer, count: property.slotCount)
      buffer.set(value, of: part)
      buffer.restore(record.takenComponents, from: beneath, type: property.type)
    }
  }

  /// The animations that decide some components of a property, the uppermost first: what lies beneath one that hides
  /// it is left out.
  private func visibleAnimations(
    of layer: LayerID, _ property: LayerProperty, _ wanted: UInt32, at instant: MediaTime
  ) -> [(AnimationRecord, PropertyReference, AnimationProgress)] {
    var wanted = wanted
    var visible: [(AnimationRecord, PropertyReference, AnimationProgress)] = []
    for id in layers[layer.position].animations.reversed() where wanted != 0 {
      guard animations.propertyIndex(of: id) == property.index, let record = animations[id], record.isShown else {
        continue
      }
      let components = record.ownComponents
      guard components & wanted != 0, shows(record, at: instant), let part = record.property,
        let progress = progress(of: record, at: instant)
      else { continue }
      visible.append((record, part, progress))
      if record.hidesWhatIsBeneath { wanted &= ~components }
    }
    return visible
  }

  private func shownAnimations(of layer: LayerID, _ property: LayerProperty) -> [AnimationID] {
    attached(to: layer).filter { id in
      guard let record = animations[id] else { return false }
      return record.property?.property == property.index && record.isShown && record.takenComponents == 0
    }
  }

  /// Whether an animation that shows now did so at an instant: one before its begin is asked for by instances that lag
  /// behind.
  private func shows(_ record: AnimationRecord, at instant: MediaTime) -> Bool {
    if instant >= now || record.animation.timing.fillMode.fillsBackwards { return true }
    return record.beginTime.map { layerTime(of: record.layer, at: instant) >= $0 } ?? true
  }

  /// How far an animation is; nil if it is a part of a group and it is not its time.
  func progress(of record: AnimationRecord, at instant: MediaTime) -> AnimationProgress? {
    guard record.timingGroup >= 0 else { return AnimationProgress(fraction: 0) }
    return sampling.groups.progress(of: record.timingGroup, at: layerTime(of: record.layer, at: instant))
  }
}

extension AnimationEngine {
  /// The transition of a layer that is on screen at ``now``; nil if there is none.
  public func transition(of layer: LayerID) -> TransitionState? {
    for id in attached(to: layer).reversed() {
      guard let record = animations[id], record.isShown, case .transition(let transition) = record.animation.kind,
        let progress = progress(of: record, at: now)
      else { continue }
      return TransitionState(
        transition: transition,
        progress: transition.startProgress.interpolated(to: transition.endProgress, at: progress.fraction))
    }
    return nil
  }
}
