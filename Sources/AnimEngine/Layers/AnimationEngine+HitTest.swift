extension AnimationEngine {
  /// The uppermost layer that holds a point, of a layer and all below it: `CALayer`'s `hitTest`. Model values count,
  /// hidden layers and masks do not. Among siblings the one with the greatest `zPosition` is uppermost, then the last.
  /// A layer that does not mask to its bounds may have sublayers beyond them.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the layer's superlayer; of the stage, in its own.
  ///   - layer: where the search begins.
  public func hitTest(_ point: Point2D, in layer: LayerID = .stage) -> LayerID? {
    guard layer.position < layers.count, let root = step(into: layer, at: point, isOwn: layer == .stage) else {
      return nil
    }
    // The layers from the root down to the one that is looked at; trees may be deeper than the machine's stack.
    var path = [root]
    while var step = path.popLast() {
      if let next = step.sublayers.popLast() {
        path.append(step)
        if let below = self.step(into: next, at: step.sublayerPoint, isOwn: false) { path.append(below) }
      } else if step.isInside {
        return step.layer
      }
    }
    return nil
  }

  /// The middle of a layer's bounds; zero if the layer is unknown.
  public func center(of layer: LayerID) -> Point2D {
    guard layer.position < layers.count else { return .zero }
    let bounds = geometry(of: layer).bounds
    return Point2D(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
  }

  /// One layer on the way down.
  private struct HitStep {
    let layer: LayerID
    let isInside: Bool
    /// The point where the sublayers lie.
    let sublayerPoint: Point2D
    /// Those that are left, the uppermost last.
    var sublayers: [LayerID]
  }

  /// Nil if nothing in the layer can hold the point.
  private func step(into layer: LayerID, at point: Point2D, isOwn: Bool) -> HitStep? {
    guard value(layer, .hidden) != .bool(true) else { return nil }
    let geometry = geometry(of: layer)
    var own = point
    if !isOwn {
      guard let inverse = geometry.matrix.flattened.inverse else { return nil }
      own = inverse.apply(to: point)
    }
    let isInside = geometry.bounds.contains(own)
    if !isInside, value(layer, .masksToBounds) == .bool(true) { return nil }
    guard let inverse = geometry.sublayerMatrix.flattened.inverse else {
      return HitStep(layer: layer, isInside: isInside, sublayerPoint: own, sublayers: [])
    }
    return HitStep(
      layer: layer, isInside: isInside, sublayerPoint: inverse.apply(to: own),
      sublayers: backToFront(layers[layer.position].sublayers))
  }

  private func backToFront(_ sublayers: [LayerID]) -> [LayerID] {
    let heights = sublayers.map { number($0, slot: PropertyReference.zPosition.slot) }
    return sublayers.indices
      .sorted { heights[$0] != heights[$1] ? heights[$0] < heights[$1] : $0 < $1 }
      .map { sublayers[$0] }
  }
}
