// Particles are no animations and leave nothing behind. Which there are follows from what the emitter and its cells have
// shown since the emitter came into the tree: each cell sends out as many as its rate adds up to, and each particle flies
// as its cell says when it starts. What has been sent out is counted whenever time moves, before anything changes.

extension AnimationEngine {
  /// How many particles of a cell there are at most, whatever its properties say.
  public static let mostParticles = 100_000

  /// The particles of an emitter that live at ``now``, cell by cell, the oldest first; none of another layer.
  public func particles(of emitter: LayerID) -> [Particle] {
    guard isInTree(emitter), var emission = emissions.first(where: { $0.emitter == emitter }) else { return [] }
    emission.follow(self, to: now)
    let time = seconds(of: emission, at: now)
    return emission.cells.flatMap { cell -> [Particle] in
      var cell = cell
      cell.sendDue(self, emission)
      return cell.particles(at: time)
    }
  }

  /// Counts what emitters send out until an instant to which time is about to move.
  mutating func sendParticles(until instant: MediaTime) {
    for index in emissions.indices {
      var emission = emissions[index]
      emissions[index].cells = []
      emission.follow(self, to: instant)
      emissions[index] = emission
    }
  }

  /// The seconds of an emitter's own time since it came into the tree.
  func seconds(of emission: Emission, at instant: MediaTime) -> Double {
    (layerTime(of: emission.emitter, at: instant) - layers[emission.emitter.position].arrivalTime).seconds
  }

  /// The instant, from ``now`` on, at which so many seconds of an emitter's own time have passed.
  func instant(of emission: Emission, after seconds: Double) -> MediaTime {
    let time = layers[emission.emitter.position].arrivalTime + MediaTime(seconds: seconds)
    return max(now, convert(time, from: emission.emitter, to: nil))
  }

  func isOfType(_ layer: LayerID, _ kind: LayerTypeID) -> Bool {
    type(of: layer).map { types.type($0, inheritsFrom: kind) } ?? false
  }

  /// A number on screen at an instant, of a time its seconds.
  func shownNumber(_ layer: LayerID, _ name: String, at instant: MediaTime) -> Double {
    switch presentationValue(layer, named: name, at: instant) {
    case .number(let number), .angle(let number): number
    case .duration(let time): time.seconds
    default: 0
    }
  }

  /// Whether what a layer has beyond a plain one, or one property of that, is being animated.
  func isKindAnimating(_ layer: LayerID, _ name: String? = nil) -> Bool {
    let animated = attached(to: layer)
    guard !animated.isEmpty, let type = type(of: layer) else { return false }
    if let name {
      guard let reference = types.reference(to: name, in: type) else { return false }
      return animated.contains { animations.propertyIndex(of: $0) == reference.property }
    }
    let common = types[.layer]?.properties.count ?? 0
    return animated.contains { (animations.propertyIndex(of: $0) ?? 0) >= common }
  }

  /// What a layer's model holds: equal for as long as nothing of it was set.
  func modelNumbers(of layer: LayerID) -> LayerNumbers {
    let block = blocks[layer.position]
    return values.withUnsafeBufferPointer { values in
      LayerNumbers(
        numbers: Array(values[Int(block.base)..<Int(block.base + block.count)]),
        references: layers[layer.position].references.map(\.value))
    }
  }
}

/// What a layer's model holds.
struct LayerNumbers: Equatable, Sendable {
  var numbers: [Double]
  var references: [PropertyValue]
}
