extension AnimationEngine {
  /// The animations that are attached to a layer, in the order in which they were added, without their parts.
  public func animations(of layer: LayerID) -> [AnimationState] {
    attached(to: layer).compactMap { animations[$0] }.filter { $0.owner == nil }.map(state)
  }

  /// The animations that have to do with what a property shows at ``now``, in the order in which they apply: those that
  /// move something of it, also ones that have not begun or that another hides. A frame has those of what it follows
  /// from. Empty if the layer or property is unknown.
  public func drivers(of layer: LayerID, _ reference: PropertyReference) -> [AnimationDriver] {
    guard let property = property(of: layer, reference) else { return [] }
    if reference.access == .derived {
      return PropertyReference.ofFrame.flatMap { drivers(of: layer, $0) }
    }
    let records = attached(to: layer).compactMap { animations[$0] }.filter { record in
      record.property?.property == property.index && record.ownComponents & reference.componentMask != 0
    }
    let visible = visibleIDs(records, reference.componentMask)
    return reference.access == .reference
      ? drivers(records, of: layer, reference, visible) : drivers(records, of: layer, property, visible)
  }

  /// How fast what a property shows changes right after ``now``: its components a second. `none` if the property has no
  /// such components, or is unknown.
  public func velocity(of layer: LayerID, _ reference: PropertyReference) -> PropertyValue {
    guard reference.type.interpolatesByComponents else { return .none }
    let rest = (nextEventTime ?? .infinity) - now
    let step = max(MediaTime(ticks: 1), min(MediaTime(ticks: MediaTime.ticksPerSecond / 4000), rest / 2))
    let values = (0...2).map { presentationValue(layer, reference, at: now + step * Double($0)).components }
    guard let first = values[0], let second = values[1], let third = values[2] else { return .none }
    // The slope of the parabola through three points; of two it would be that half a step later.
    let components = first.indices.map { (4 * second[$0] - 3 * first[$0] - third[$0]) / (2 * step.seconds) }
    return PropertyValue(type: reference.type, components: components)
  }
}

extension AnimationEngine {
  private func state(_ record: AnimationRecord) -> AnimationState {
    var root = record
    while let owner = root.owner.flatMap({ animations[$0] }) { root = owner }
    let sample =
      record.timingGroup < 0
      ? nil : sampling.groups.sample(of: record.timingGroup, at: layerTime(of: record.layer, at: now))
    let isOver = record.phase == .ended || record.isOver
    return AnimationState(
      id: record.id, layer: record.layer, key: root.key, animation: record.notice.animation,
      origin: root.animation.origin, isPart: record.owner != nil, phase: record.phase.state,
      begin: record.begunAt ?? begin(of: record),
      end: isOver || !record.isFinite ? nil : end(of: record),
      fraction: sample?.progress ?? 0, progress: progress(of: record, at: now)?.fraction ?? 0,
      repeatIndex: sample?.repeatIndex ?? 0)
  }

  private func begin(of record: AnimationRecord) -> MediaTime? {
    guard let group = group(around: record) else {
      return record.beginTime.flatMap { instantReaching($0, of: record.layer) }
    }
    return layerTime(reaching: record.animation.timing.beginTime, in: group)
      .flatMap { instantReaching($0, of: record.layer) }
  }

  /// Of a part in the time of a group the end of that.
  private func end(of record: AnimationRecord) -> MediaTime? {
    if let group = group(around: record) { return end(of: group) }
    guard record.beginTime != nil, record.isFinite else { return nil }
    return instantReaching(record.timing.endTime, of: record.layer)
  }

  /// Those that decide some of the components of a mask: what lies beneath one that hides it does not.
  private func visibleIDs(_ records: [AnimationRecord], _ mask: UInt32) -> [AnimationID] {
    var wanted = mask
    var visible: [AnimationID] = []
    for record in records.reversed() where record.isShown && record.ownComponents & wanted != 0 {
      guard progress(of: record, at: now) != nil else { continue }
      visible.append(record.id)
      if record.hidesWhatIsBeneath { wanted &= ~record.ownComponents }
    }
    return visible
  }

  /// Of a property that is kept in the layer's block.
  private func drivers(
    _ records: [AnimationRecord], of layer: LayerID, _ property: LayerProperty, _ visible: [AnimationID]
  ) -> [AnimationDriver] {
    ComponentBuffer.withBuffer { buffer in
      load(layer, property, into: buffer)
      return records.compactMap { record in
        guard let part = record.property else { return nil }
        let beneath = buffer.value(of: part)
        if record.isShown, let progress = progress(of: record, at: now) {
          apply(record, part, at: progress, of: property, to: buffer)
        }
        return AnimationDriver(
          state: state(record), property: part, valueBeneath: beneath, value: buffer.value(of: part),
          isVisible: visible.contains(record.id))
      }
    }
  }

  /// Of a property that is kept by reference.
  private func drivers(
    _ records: [AnimationRecord], of layer: LayerID, _ reference: PropertyReference, _ visible: [AnimationID]
  ) -> [AnimationDriver] {
    var value = self.reference(layer, reference)
    return records.map { record in
      let beneath = value
      if record.isShown, let progress = progress(of: record, at: now) {
        value = record.value(over: beneath, at: progress)
      }
      return AnimationDriver(
        state: state(record), property: reference, valueBeneath: beneath, value: value,
        isVisible: visible.contains(record.id))
    }
  }
}

extension PropertyReference {
  /// What a layer's frame follows from.
  fileprivate static let ofFrame: [PropertyReference] = [.position, .bounds, .anchorPoint, .transform]
}

extension AnimationRecord.Phase {
  fileprivate var state: AnimationState.Phase {
    switch self {
    case .waiting: .waiting
    case .delayed: .delayed
    case .proposed, .running: .running
    case .ended: .ended
    }
  }
}
