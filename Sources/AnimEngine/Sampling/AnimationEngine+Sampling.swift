extension AnimationEngine {
  /// Writes every number that animations show at an instant, from ``now`` up to ``nextEventTime``; between turns.
  /// The result depends on the instant alone, so instants may be asked for in any order.
  public func sample(at instant: MediaTime, into buffer: inout SampleBuffer) {
    let own = sampling.contended.reduce(0) { $0 + width(of: $1) }
    var count = own + sampling.keyframes.valueCount + sampling.matrices.valueCount
    // By index, here and below: a copy of a table would count references.
    var countsRepeats = false
    for index in sampling.tables.indices where sampling.tables[index].count > 0 {
      count += sampling.tables[index].valueCount
      countsRepeats = countsRepeats || sampling.tables[index].course == .cumulative
    }
    buffer.resize(
      to: count, groups: sampling.groups.groups.count, keyframes: sampling.keyframes.count,
      countsRepeats: countsRepeats)
    sampling.groups.sample(at: instant, into: &buffer.progress, repeats: &buffer.repeats) {
      clockTime(of: $0, at: instant)
    }
    buffer.progress.withUnsafeBufferPointer { progress in
      buffer.repeats.withUnsafeBufferPointer { repeats in
        values.withUnsafeBufferPointer { model in
          buffer.values.withUnsafeMutableBufferPointer { values in
            buffer.places.withUnsafeMutableBufferPointer { places in
              var start = 0
              for index in sampling.tables.indices where sampling.tables[index].count > 0 {
                sampling.tables[index].sample(
                  progress: progress, repeats: repeats, model: model, values: values, places: places, at: start)
                start += sampling.tables[index].valueCount
              }
              sampling.keyframes.sample(
                progress: progress, cursors: &buffer.cursors, values: values, places: places, at: start)
              start += sampling.keyframes.valueCount
              sampling.matrices.sample(progress: progress, values: values, places: places, at: start)
              start += sampling.matrices.valueCount
              for property in sampling.contended {
                sample(property, at: instant, values: values, places: places, from: &start)
              }
            }
          }
        }
      }
    }
  }

  /// The bytes of memory that sampling works on: ends, places and timing, without the layers and the animations'
  /// descriptions that they are made from.
  public var samplingByteCount: Int { sampling.byteCount }

  /// The layer, and the slot in its block, of a place among all layers' numbers; nil if it is out of range.
  public func target(ofPlace place: Int32) -> (layer: LayerID, slot: Int)? {
    guard place >= 0, place < values.count else { return nil }
    // The last block that begins at or before the place.
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].base <= place { low = middle } else { high = middle }
    }
    return (LayerID(index: UInt32(low)), Int(place - blocks[low].base))
  }
}

extension AnimationEngine {
  private func width(of property: SamplingStore.Contended) -> Int {
    self.property(of: property)?.slotCount ?? 0
  }

  private func property(of contended: SamplingStore.Contended) -> LayerProperty? {
    guard let type = types[layers[contended.layer.position].type] else { return nil }
    return type.properties[contended.property]
  }

  private func sample(
    _ contended: SamplingStore.Contended, at instant: MediaTime, values: UnsafeMutableBufferPointer<Double>,
    places: UnsafeMutableBufferPointer<Int32>, from start: inout Int
  ) {
    guard let property = property(of: contended) else { return }
    let base = Int(blocks[contended.layer.position].base) + property.slot
    ComponentBuffer.withBuffer { buffer in
      loadPresentation(contended.layer, property, at: instant, into: buffer)
      for component in 0..<property.slotCount {
        values[start + component] = buffer[component]
        places[start + component] = Int32(truncatingIfNeeded: base + component)
      }
    }
    start += property.slotCount
  }
}

extension AnimationEngine {
  /// Makes an animation that has begun, or whose delay runs, with its parts count for what is on screen and for what is
  /// due.
  mutating func show(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    if record.timingGroup < 0 {
      let group = sampling.groups.join(
        record.timing, record.timingFunction, clock: layers[record.layer.position].clock,
        parent: group(around: record)?.timingGroup ?? -1)
      animations.update(id) { $0.timingGroup = group }
    }
    schedule(id)
    if let property = record.property { reclassify(record.layer, property) }
    for child in record.children { show(child) }
  }

  /// Makes an animation with its parts count no more.
  mutating func hide(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    for child in record.children { hide(child) }
    agenda.remove(slot: id.slot)
    sampling.remove(owner: id.slot)
    guard record.timingGroup >= 0 else { return }
    sampling.groups.leave(record.timingGroup)
    animations.update(id) { $0.timingGroup = -1 }
  }

  /// Finds out anew how what an animation with its parts animates is sampled.
  mutating func reclassify(_ id: AnimationID) {
    guard let record = animations[id] else { return }
    if let property = record.property { reclassify(record.layer, property) }
    for child in record.children { reclassify(child) }
  }

  /// After a layer has come to follow another time: lets its animations follow it, too.
  mutating func regroupAnimations(of layer: LayerID) {
    for id in attached(to: layer) {
      guard let record = animations[id], record.owner == nil, record.timingGroup >= 0 else { continue }
      hide(id)
      show(id)
    }
  }

  /// As the other, by a reference to the property or to a part of it.
  mutating func reclassify(_ layer: LayerID, _ reference: PropertyReference) {
    if let property = property(of: layer, reference) { reclassify(layer, property) }
  }

  private static let mostAnimationsLookedAt = 16

  /// Finds out anew how a property of a layer is sampled: its animations stand in the tables if each runs straight and
  /// has its numbers to itself.
  mutating func reclassify(_ layer: LayerID, _ property: LayerProperty) {
    guard property.slotCount > 0 else { return }
    let target = SamplingStore.Contended(layer: layer, property: property.index)
    // Looking at all of many animations whenever one comes or goes would take quadratic time.
    if layers[layer.position].animations.count > Self.mostAnimationsLookedAt, sampling.isContended(target) { return }
    var shown: [AnimationID] = []
    var components: UInt32 = 0
    var isPlain = true
    for id in attached(to: layer) {
      guard animations.propertyIndex(of: id) == property.index, let record = animations[id],
        let part = record.property, record.timingGroup >= 0
      else { continue }
      sampling.remove(owner: id.slot)
      guard record.isShown else { continue }
      shown.append(id)
      let mask = part.componentMask
      isPlain = isPlain && record.isTabled && components & mask == 0
      if property.index == PropertyReference.bounds.property, record.mayComeBelowZero { isPlain = false }
      components |= mask
    }
    let base = Int(blocks[layer.position].base)
    // What moves the whole decides itself how the transform is kept.
    if property.type == .transform, components & 1 == 0 {
      isPlain = isPlain && values[base + property.slot] == ValueType.transformModeParts
    }
    sampling.setContended(target, !isPlain && !shown.isEmpty)
    guard isPlain else { return }
    for id in shown {
      guard let record = animations[id], let part = record.property else { continue }
      let destination = base + part.slot
      if let track = record.track {
        sampling.insert(
          owner: id.slot, track, copies: part.access == .uniformScale ? part.width : 1, destination: destination,
          group: record.timingGroup)
      } else if let (start, end) = record.matrixEnds {
        sampling.insert(owner: id.slot, from: start, to: end, destination: destination, group: record.timingGroup)
      } else if let ends = record.linearEnds {
        sampling.insert(owner: id.slot, ends, destination: destination, group: record.timingGroup)
      }
    }
  }
}
