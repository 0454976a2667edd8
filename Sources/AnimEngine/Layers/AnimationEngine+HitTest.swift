extension AnimationEngine {
  /// The uppermost layer of a tree that holds a point: of siblings the highest (`zPosition`, then the order) comes
  /// first, and sublayers before the layer that they are in.
  ///
  /// A hidden layer is not hit, nor is anything in it, nor the cell of an emitter; where `masksToBounds` is set, what lies outside the bounds is
  /// not either. A `transformLayer` is no plane that could be hit, but its sublayers are. Opacity makes no difference.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the superlayer, or of the layer itself if it has none.
  ///   - layer: the root of the tree to look in.
  ///   - onScreen: whether what is seen counts instead of the model.
  public func hitTest(_ point: Point2D, in layer: LayerID = .stage, onScreen: Bool = false) -> LayerID? {
    guard layer.position < layers.count else { return nil }
    return HitTest(engine: self, point: point, onScreen: onScreen).search(from: layer)
  }
}

extension AnimationEngine {
  /// The layer that gets an event at a point of the stage: the uppermost there. What hits nothing goes past a stage with
  /// a size, but not past one to which nobody gave a size.
  public func target(ofEventAt point: Point2D) -> LayerID? {
    hitTest(point) ?? (geometry(of: .stage).bounds.size == .zero ? .stage : nil)
  }

  /// Whether a point of a layer's own coordinates lies in its bounds; false if the layer is unknown.
  ///
  /// - Parameter onScreen: whether what is seen counts instead of the model.
  public func contains(_ point: Point2D, in layer: LayerID, onScreen: Bool = false) -> Bool {
    layer.position < layers.count && geometry(of: layer, onScreen: onScreen).bounds.contains(point)
  }

  /// The middle of a layer's bounds; zero if the layer is unknown.
  public func center(of layer: LayerID) -> Point2D {
    guard layer.position < layers.count else { return .zero }
    let bounds = geometry(of: layer).bounds
    return Point2D(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
  }
}

/// A search that is under way; without recursion, since trees can be deep.
private struct HitTest {
  let engine: AnimationEngine
  let point: Point2D
  let onScreen: Bool

  private enum Step {
    /// Looks at a layer that the matrix takes to where the point is.
    case enter(LayerID, Transform)
    /// All sublayers have been missed.
    case test(LayerID)
  }

  func search(from root: LayerID) -> LayerID? {
    let isRoot = engine.superlayer(of: root) == nil
    // The root's own place is undone where nothing holds it.
    let outer = isRoot ? geometry(of: root).matrix.inverse ?? .identity : .identity
    var steps = [Step.enter(root, outer)]
    while let step = steps.popLast() {
      switch step {
      case .test(let layer): return layer
      case .enter(let layer, let outer): enter(layer, outer, &steps)
      }
    }
    return nil
  }

  private func enter(_ layer: LayerID, _ outer: Transform, _ steps: inout [Step]) {
    guard !flag(layer, .hidden), !engine.isOfType(layer, .emitterCell) else { return }
    let geometry = geometry(of: layer)
    let matrix = geometry.matrix.concatenating(outer)
    guard !matrix.isSeenFromItsEdge, let inverse = matrix.flattened.inverse else { return }
    let isInside = geometry.bounds.contains(inverse.apply(to: point))
    guard isInside || !flag(layer, .masksToBounds) else { return }
    let isPlane = !engine.keepsDepth(layer)
    if isInside, isPlane { steps.append(.test(layer)) }
    let inner = (isPlane ? geometry.sublayerMatrix.puttingDown : geometry.sublayerMatrix).concatenating(matrix)
    for sublayer in fromBackToFront(engine.sublayers(of: layer)) { steps.append(.enter(sublayer, inner)) }
  }

  /// What is pushed last is looked at first.
  private func fromBackToFront(_ sublayers: [LayerID]) -> [LayerID] {
    let heights = sublayers.map { number($0, .zPosition) }
    guard heights.contains(where: { $0 != heights.first }) else { return sublayers }
    let order = sublayers.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    return order.map { sublayers[$0] }
  }

  private func geometry(of layer: LayerID) -> LayerGeometry {
    engine.geometry(of: layer, onScreen: onScreen)
  }

  private func flag(_ layer: LayerID, _ reference: PropertyReference) -> Bool { value(layer, reference) == .bool(true) }

  private func number(_ layer: LayerID, _ reference: PropertyReference) -> Double {
    if case .number(let number) = value(layer, reference) { return number }
    return 0
  }

  private func value(_ layer: LayerID, _ reference: PropertyReference) -> PropertyValue {
    onScreen ? engine.presentationValue(layer, reference) : engine.value(layer, reference)
  }
}

extension Transform {
  /// Whether the plane has no area to the eye, in perspective too; a quarter turn is not quite one in binary fractions.
  fileprivate var isSeenFromItsEdge: Bool {
    let parts = (
      m11 * (m22 * m44 - m24 * m42), m12 * (m21 * m44 - m24 * m41), m14 * (m21 * m42 - m22 * m41)
    )
    let area = (parts.0 - parts.1 + parts.2).magnitude
    let largest = max(parts.0.magnitude, parts.1.magnitude, parts.2.magnitude)
    return area < max(1e-14, 1e-13 * largest)
  }
}
