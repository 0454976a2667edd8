extension AnimationEngine {
  /// The value on screen at ``now``, of a property or of a part; `none` if it is absent, or the layer or property
  /// unknown.
  public func presentationValue(_ layer: LayerID, _ reference: PropertyReference) -> PropertyValue {
    guard let property = property(of: layer, reference) else { return .none }
    switch reference.access {
    case .derived: return frameValue(presentationGeometry(of: layer).frame, reference)
    case .reference:
      return shownAnimations(of: layer, property).reduce(self.reference(layer, reference)) { value, id in
        guard let record = animations[id], let progress = progress(of: record, at: now) else { return value }
        return record.value(over: value, at: progress)
      }
    case .components, .transformPart, .uniformScale:
      return ComponentBuffer.withBuffer { buffer in
        loadPresentation(layer, property, at: now, into: buffer)
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
  /// The components of a property that are on screen at an instant: the model's, with each animation on top in the
  /// order in which they were added.
  func loadPresentation(
    _ layer: LayerID, _ property: LayerProperty, at instant: MediaTime, into buffer: ComponentBuffer
  ) {
    load(layer, property, into: buffer)
    for id in layers[layer.position].animations {
      guard let record = animations[id], let part = record.property, part.property == property.index, record.isShown,
        let progress = progress(of: record, at: instant)
      else { continue }
      let value = record.value(over: buffer.value(of: part), at: progress)
      guard record.takenComponents != 0 else {
        buffer.set(value, of: part)
        continue
      }
      ComponentBuffer.withBuffer { beneath in
        beneath.copy(buffer, count: property.slotCount)
        buffer.set(value, of: part)
        buffer.restore(record.takenComponents, from: beneath, type: property.type)
      }
    }
  }

  private func shownAnimations(of layer: LayerID, _ property: LayerProperty) -> [AnimationID] {
    attached(to: layer).filter { id in
      guard let record = animations[id] else { return false }
      return record.property?.property == property.index && record.isShown && record.takenComponents == 0
    }
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
