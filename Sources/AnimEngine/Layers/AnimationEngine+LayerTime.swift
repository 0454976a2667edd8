// A layer's time in its superlayer's is `CAMediaTiming`'s first stage, and what keeps it going without a jump when its
// speed changes or it is paused. Most layers have their superlayer's time: each layer knows the nearest one that has
// not, so that time is asked of those few only.

extension AnimationEngine {
  /// Stops the time of a layer and its sublayers; nothing happens if it stands already.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``.
  public mutating func pause(_ layer: LayerID) throws(EngineError) {
    try requireLayer(layer)
    note(.pause(layer))
    changePause(of: layer, to: true)
  }

  /// Lets the time of a paused layer go on where it stopped, at the layer's speed.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``.
  public mutating func resume(_ layer: LayerID) throws(EngineError) {
    try requireLayer(layer)
    note(.resume(layer))
    changePause(of: layer, to: false)
  }

  /// Whether the layer itself is paused.
  public func isPaused(_ layer: LayerID) -> Bool { record(of: layer)?.isPaused ?? false }

  /// A time of one layer in another's; nil stands for the engine's clock.
  public func convert(_ time: MediaTime, from source: LayerID?, to target: LayerID?) -> MediaTime {
    var up = source.flatMap { record(of: $0)?.clock }.map(clockChain) ?? []
    var down = target.flatMap { record(of: $0)?.clock }.map(clockChain) ?? []
    // Through what both have above them the time would go up and down again, and be cut off at its begin.
    while let highest = up.last, highest == down.last {
      up.removeLast()
      down.removeLast()
    }
    let shared = up.reduce(time) { timing(of: $1).parentTime(atLocal: $0) }
    return down.reversed().reduce(shared) { timing(of: $1).localTime(atParent: $0) }
  }
}

extension AnimationEngine {
  /// The layer's own time at an instant.
  func layerTime(of layer: LayerID, at instant: MediaTime) -> MediaTime {
    guard let clock = record(of: layer)?.clock else { return instant }
    return clockTime(of: clock, at: instant)
  }

  /// The time of a layer that has one of its own.
  func clockTime(of clock: LayerID, at instant: MediaTime) -> MediaTime {
    var time = instant
    for layer in clockChain(of: clock).reversed() { time = timing(of: layer).localTime(atParent: time) }
    return time
  }

  /// The first instant from now on at which a layer's time has reached a value; nil if it never will as things are.
  func instantReaching(_ time: MediaTime, of layer: LayerID) -> MediaTime? {
    if time.isInfinite { return nil }
    guard let clock = layers[layer.position].clock else { return max(time, now) }
    if clockTime(of: clock, at: now) >= time { return now }
    var target = time
    for layer in clockChain(of: clock) {
      let timing = timing(of: layer)
      guard timing.speed > 0 else { return nil }
      target = max(timing.parentTime(atLocal: target), timing.beginTime)
      if target.isInfinite { return nil }
    }
    return max(target, now)
  }

  /// The layers from this one up whose time is not simply their superlayer's.
  private func clockChain(of clock: LayerID) -> [LayerID] {
    var chain: [LayerID] = []
    var next: LayerID? = clock
    while let layer = next {
      chain.append(layer)
      next = layers[layer.position].superlayer.flatMap { layers[$0.position].clock }
    }
    return chain
  }

  /// How the layer's time follows from its superlayer's.
  private func timing(of layer: LayerID) -> LayerTiming {
    let record = layers[layer.position]
    return LayerTiming(
      beginTime: duration(layer, PropertyReference.beginTime),
      speed: record.isPaused ? 0 : number(layer, slot: PropertyReference.speed.slot),
      timeOffset: duration(layer, PropertyReference.timeOffset) + record.timeShift)
  }

  private func duration(_ layer: LayerID, _ reference: PropertyReference) -> MediaTime {
    MediaTime(roundingTicks: number(layer, slot: reference.slot))
  }

  private mutating func changePause(of layer: LayerID, to isPaused: Bool) {
    guard layers[layer.position].isPaused != isPaused else { return }
    changeRate(of: layer) { $0.layers[layer.position].isPaused = isPaused }
    updateTimes(below: layer)
  }

  /// Changes what makes a layer's speed so that its time goes on from where it is.
  private mutating func changeRate(of layer: LayerID, _ change: (inout AnimationEngine) -> Void) {
    let parent = superlayer(of: layer).map { layerTime(of: $0, at: now) } ?? now
    let before = timing(of: layer).localTime(atParent: parent)
    change(&self)
    let after = timing(of: layer).localTime(atParent: parent)
    layers[layer.position].timeShift = layers[layer.position].timeShift + before - after
  }

  /// Stores a number of the layer's timing. A new speed of a live layer counts from now on; `beginTime` and
  /// `timeOffset` act as Core Animation's formula says.
  mutating func setTiming(_ layer: LayerID, _ reference: PropertyReference, at index: Int, to value: Double) {
    if reference == PropertyReference.speed, layers[layer.position].isLive {
      changeRate(of: layer) { $0.values[index] = value }
    } else {
      values[index] = value
      let isFormula = reference == PropertyReference.beginTime || reference == PropertyReference.timeOffset
      if isFormula, !layers[layer.position].isPaused { layers[layer.position].timeShift = .zero }
    }
    updateTimes(below: layer)
  }

  /// After a layer's timing has changed: finds anew when the animations below it begin and end.
  private mutating func updateTimes(below layer: LayerID) {
    timeVersion &+= 1
    updateClocks(below: layer)
    for descendant in subtree(of: layer) {
      for animation in layers[descendant.position].animations { schedule(animation) }
    }
  }

  /// Finds anew which layer's time the layers below this one follow.
  mutating func updateClocks(below layer: LayerID) {
    var open = [layer]
    while let next = open.popLast() {
      let inherited = layers[next.position].superlayer.flatMap { layers[$0.position].clock }
      let isOwn = timing(of: next) != LayerTiming()
      let clock = isOwn ? next : inherited
      if clock != layers[next.position].clock {
        layers[next.position].clock = clock
        regroupAnimations(of: next)
      } else if next != layer {
        continue
      }
      open += layers[next.position].sublayers
      if let mask = mask(of: next) { open.append(mask) }
    }
  }
}
