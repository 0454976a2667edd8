extension AnimationEngine {
  /// Puts a layer in the place of another, which leaves the tree: `replaceSublayer(_:with:)`. Besides what coming and
  /// leaving ask, the layer around them is asked for the action of `transition`.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``, ``EngineError/stageIsRoot``, ``EngineError/wouldMakeCycle(_:)``,
  ///   ``EngineError/notASublayer(_:)`` if the layer that is to leave is no sublayer.
  public mutating func replace(_ layer: LayerID, with other: LayerID) throws(EngineError) {
    try requireLayer(layer)
    guard layer != .stage else { throw .stageIsRoot }
    guard let superlayer = layers[layer.position].superlayer, !layers[layer.position].isMask else {
      throw .notASublayer(layer)
    }
    try requireMovable(other, into: superlayer)
    note(.replace(layer, with: other))
    guard layer != other else { return }
    let events = orderEvents(ofReplacing: layer, with: other, in: superlayer)
    if hold(.replace(with: other), of: layer, events) { return }
    exchange(layer, with: other)
    runOwnActions(for: events)
  }

  /// Puts a layer in the place of another; nothing happens if that has no place.
  mutating func exchange(_ layer: LayerID, with other: LayerID) {
    guard let superlayer = layers[layer.position].superlayer, !layers[layer.position].isMask else { return }
    putIn(other, superlayer, at: .below(layer))
    takeOut(layer)
  }
}
