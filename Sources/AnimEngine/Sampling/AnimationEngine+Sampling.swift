extension AnimationEngine {
  /// Writes every number that animations show at an instant, from ``now`` up to ``nextEventTime``; between turns.
  /// The result depends on the instant alone, so instants may be asked for in any order.
  public func sample(at instant: MediaTime, into buffer: inout SampleBuffer) {
    let own = sampling.contended.reduce(0) { $0 + width(of: $1) }
    let count = sampling.tables.reduce(own + sampling.keyframes.valueCount) { $0 + $1.valueCount }
    buffer.resize(to: count, groups: sampling.groups.groups.count)
    sampling.groups.sample(at: instant, into: &buffer.progress) { clockTime(of: $0, at: instant) }
    buffer.progress.withUnsafeBufferPointer { progress in
      values.withUnsafeBufferPointer { model in
        buffer.values.withUnsafeMutableBufferPointer { values in
          buffer.places.withUnsafeMutableBufferPointer { places in
            var start = 0
            for table in sampling.tables {
              table.sample(progress: progress, model: model, values: values, places: places, at: start)
              start += table.valueCount
            }
            sampling.keyframes.sample(progress: progress, values: values, places: places, at: start)
            start += sampling.keyframes.valueCount
            for property in sampling.contended {
              sample(property, at: instant, values: values, places: places, from: &start)
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
      isPlain = isPlain && record.isLinear && components & mask == 0
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
      } else if let (from, to) = record.linearEnds {
        sampling.insert(
          owner: id.slot, from: from, to: to, space: record.animation.basic?.colorSpace ?? .sRGB,
          destination: destination, group: record.timingGroup)
      }
    }
  }
}

extension AnimationRecord {
  /// Whether it runs number by number, between two ends or through keyframes.
  fileprivate var isLinear: Bool {
    guard phase == .running, attached.ownership?.showsThroughout ?? true, let property, !animation.isAdditive,
      !animation.isCumulative, takenComponents == 0
    else { return false }
    if case .keyframe = animation.kind {
      return track?.hasNumbers == true && track?.type == property.type && property.type.isSampledByComponents
    }
    switch property.type {
    case .transform:
      // Parts run number by number, and so do those that a value function makes.
      guard let (start, end) = shapedEnds, case (.transformParts, .transformParts) = (start, end) else { return false }
      return true
    case .color:
      guard case (.color, .color)? = fixedEnds else { return false }
      return true
    case let type where type.isSampledByComponents:
      // An open end of `transform.scale` is one number made of three.
      return fixedEnds != nil || (startOfOpenEnd != nil && property.access != .uniformScale)
    default: return false
    }
  }

  /// The fixed ends as the property takes them.
  private var shapedEnds: (PropertyValue, PropertyValue)? {
    guard let (start, end) = fixedEnds else { return nil }
    return animation.valueFunction.map { ($0.output(start), $0.output(end)) } ?? (start, end)
  }

  /// The numbers of the ends; the far ones are nil if they are the model's.
  fileprivate var linearEnds: (from: [Double], to: [Double]?)? {
    guard let property else { return nil }
    if case (.color(let start), .color(let end))? = fixedEnds, let space = animation.basic?.colorSpace {
      return (start.coordinates(in: space), end.coordinates(in: space))
    }
    if let (start, end) = shapedEnds { return (property.numbers(of: start), property.numbers(of: end)) }
    return startOfOpenEnd.map { (property.numbers(of: $0), nil) }
  }
}

extension PropertyReference {
  /// `transform.scale` stands for three equal factors.
  fileprivate func numbers(of value: PropertyValue) -> [Double] {
    let components = value.components(as: type)
    return components.count == width ? components : [Double](repeating: components.first ?? 0, count: width)
  }
}

extension ValueType {
  /// Whether its numbers on screen are those that are interpolated.
  fileprivate var isSampledByComponents: Bool {
    switch self {
    case .number, .angle, .point, .size, .rect, .vector, .color: true
    default: false
    }
  }
}
