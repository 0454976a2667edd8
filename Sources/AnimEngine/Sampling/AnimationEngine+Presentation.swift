extension AnimationEngine {
  /// The value on screen at ``now``, of a property or of a part; `none` if it is absent, or the layer or property
  /// unknown.
  public func presentationValue(_ layer: LayerID, _ reference: PropertyReference) -> PropertyValue {
    guard let property = property(of: layer, reference) else { return .none }
    switch reference.access {
    case .derived: return frameValue(presentationGeometry(of: layer).frame, reference)
    case .reference:
      return shownAnimations(of: layer, property).reduce(self.reference(layer, reference)) { value, id in
        animations[id].map { $0.value(over: value, at: progress(of: $0, at: now)) } ?? value
      }
    case .components, .transformPart, .uniformScale:
      return ComponentBuffer.withBuffer { buffer in
        loadPresentation(layer, property, of: reference.componentMask, at: now, into: buffer)
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
  ///
  /// - Parameter wanted: the components that must be right; all of a transform's are.
  func loadPresentation(
    _ layer: LayerID, _ property: LayerProperty, of wanted: UInt32 = .max, at instant: MediaTime,
    into buffer: ComponentBuffer
  ) {
    load(layer, property, into: buffer)
    let all: UInt32 = (1 << UInt32(property.slotCount)) - 1
    let wanted = property.type == .transform ? all : wanted & all
    for record in visibleAnimations(of: layer, property, wanted).reversed() {
      let value = record.value(
        over: buffer.value(of: record.property), at: progress(of: record, at: instant))
      guard record.takenComponents != 0 else {
        buffer.set(value, of: record.property)
        continue
      }
      ComponentBuffer.withBuffer { beneath in
        beneath.copy(buffer, count: property.slotCount)
        buffer.set(value, of: record.property)
        buffer.restore(record.takenComponents, from: beneath, type: property.type)
      }
    }
  }

  /// The animations that decide some components of a property, the uppermost first: what lies beneath one that hides
  /// it is left out.
  private func visibleAnimations(
    of layer: LayerID, _ property: LayerProperty, _ wanted: UInt32
  ) -> [AnimationRecord] {
    var wanted = wanted
    var visible: [AnimationRecord] = []
    for id in layers[layer.position].animations.reversed() where wanted != 0 {
      guard animations.propertyIndex(of: id) == property.index, let record = animations[id], record.isShown else {
        continue
      }
      let components = record.ownComponents
      guard components & wanted != 0 else { continue }
      visible.append(record)
      if record.hidesWhatIsBeneath { wanted &= ~components }
    }
    return visible
  }

  private func shownAnimations(of layer: LayerID, _ property: LayerProperty) -> [AnimationID] {
    attached(to: layer).filter { id in
      animations[id].map { $0.property.property == property.index && $0.isShown && $0.takenComponents == 0 } ?? false
    }
  }

  func progress(of record: AnimationRecord, at instant: MediaTime) -> AnimationProgress {
    guard record.timingGroup >= 0 else { return AnimationProgress(fraction: 0) }
    return sampling.groups.progress(of: record.timingGroup, at: layerTime(of: record.layer, at: instant))
  }
}
