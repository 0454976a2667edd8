extension AnimationEngine {
  /// A point of one layer's coordinates in another's; nil stands for the space that holds the root. In a layer that
  /// is flattened to a line or a point everything is at zero.
  ///
  /// - Parameter onScreen: whether what is seen counts instead of the model.
  public func convert(
    _ point: Point2D, from source: LayerID?, to target: LayerID?, onScreen: Bool = false
  ) -> Point2D {
    let (out, into) = conversion(from: source, to: target, onScreen: onScreen)
    let point = out.apply(to: point)
    return into.flattened.inverse?.apply(to: point) ?? .zero
  }

  /// The box around a rectangle of one layer's coordinates in another's.
  ///
  /// - Parameter onScreen: whether what is seen counts instead of the model.
  public func convert(
    _ rect: Rect2D, from source: LayerID?, to target: LayerID?, onScreen: Bool = false
  ) -> Rect2D {
    let corners = [
      Point2D(x: rect.minX, y: rect.minY), Point2D(x: rect.maxX, y: rect.minY), Point2D(x: rect.minX, y: rect.maxY),
      Point2D(x: rect.maxX, y: rect.maxY),
    ]
    let (out, into) = conversion(from: source, to: target, onScreen: onScreen)
    let inverse = into.flattened.inverse
    return Rect2D(around: corners.map { inverse?.apply(to: out.apply(to: $0)) ?? .zero }) ?? rect
  }

  /// The box around the layer in its superlayer, by its model values.
  func frame(of layer: LayerID) -> Rect2D { frame(of: layer, geometry(of: layer)) }

  /// The box around a layer whose geometry is known. That of the stage, which is in nothing, begins at the origin.
  func frame(of layer: LayerID, _ geometry: LayerGeometry) -> Rect2D {
    layer == .stage ? Rect2D(origin: .zero, size: geometry.frame.size) : geometry.frame
  }

  /// What decides where a layer lies, by its model values.
  func geometry(of layer: LayerID) -> LayerGeometry {
    LayerGeometry { self.value(layer, $0) }
  }

  /// What decides where a layer lies, or where it is seen.
  func geometry(of layer: LayerID, onScreen: Bool) -> LayerGeometry {
    onScreen ? presentationGeometry(of: layer) : geometry(of: layer)
  }

  /// What decides where a layer is seen.
  func presentationGeometry(of layer: LayerID) -> LayerGeometry { presentationGeometry(of: layer, at: now) }

  /// The same at an instant from ``now`` up to ``nextEventTime``.
  func presentationGeometry(of layer: LayerID, at instant: MediaTime) -> LayerGeometry {
    LayerGeometry { self.presentationValue(layer, $0, at: instant) }
  }

  /// Sets the frame by setting the position, then the bounds.
  mutating func setFrame(of layer: LayerID, to frame: Rect2D) {
    var geometry = geometry(of: layer)
    geometry.setFrame(frame)
    for (reference, value) in [
      (PropertyReference.position, PropertyValue.point(geometry.position)),
      (PropertyReference.bounds, .rect(geometry.bounds)),
    ] {
      if let property = property(of: layer, reference) { assign(value, layer, property, reference) }
    }
  }

  /// The frame, or the part of it that a reference names.
  func frameValue(_ frame: Rect2D, _ reference: PropertyReference) -> PropertyValue {
    ComponentBuffer.withBuffer { buffer in
      buffer.set(.rect(frame), of: .bounds)
      return buffer.value(of: reference)
    }
  }

  /// The frame with what a reference names put in its place.
  func frame(replacing reference: PropertyReference, by value: PropertyValue, in frame: Rect2D) -> Rect2D {
    ComponentBuffer.withBuffer { buffer in
      buffer.set(.rect(frame), of: .bounds)
      buffer.set(value, of: reference)
      guard case .rect(let replaced) = buffer.value(of: .bounds) else { return frame }
      return replaced
    }
  }

  /// What takes one layer's coordinates to the nearest layer that holds both, and the other's to the same.
  private func conversion(
    from source: LayerID?, to target: LayerID?, onScreen: Bool
  ) -> (out: Transform, into: Transform) {
    var above: [LayerID: Transform] = [:]
    var matrix = Transform.identity
    var next = source
    while let layer = next, layer.position < layers.count {
      above[layer] = matrix
      matrix = matrixToSuperlayer(of: layer, after: matrix, onScreen: onScreen)
      next = layers[layer.position].superlayer
    }
    let toRoot = matrix
    matrix = .identity
    next = target
    while let layer = next, layer.position < layers.count {
      if let shared = above[layer] { return (shared, matrix) }
      matrix = matrixToSuperlayer(of: layer, after: matrix, onScreen: onScreen)
      next = layers[layer.position].superlayer
    }
    return (toRoot, matrix)
  }

  private func matrixToSuperlayer(of layer: LayerID, after matrix: Transform, onScreen: Bool) -> Transform {
    let own = matrix.concatenating(geometry(of: layer, onScreen: onScreen).matrix)
    guard let superlayer = layers[layer.position].superlayer else { return own }
    let matrix = own.concatenating(geometry(of: superlayer, onScreen: onScreen).sublayerMatrix)
    return keepsDepth(superlayer) ? matrix : matrix.puttingDown
  }

  /// Whether the sublayers of a layer keep their place in space; other layers draw them into their own plane.
  func keepsDepth(_ layer: LayerID) -> Bool {
    types.type(layers[layer.position].type, inheritsFrom: .transformLayer)
  }
}

extension LayerGeometry {
  /// Reads the geometry through a function that gives the value of each property.
  fileprivate init(_ value: (PropertyReference) -> PropertyValue) {
    self.init(bounds: .zero, position: .zero, anchorPoint: .zero)
    if case .rect(let rect) = value(.bounds) { bounds = rect }
    if case .point(let point) = value(.position) { position = point }
    isFlipped = value(.geometryFlipped) == .bool(true)
    if case .point(let point) = value(.anchorPoint) { anchorPoint = point }
    if case .number(let number) = value(.anchorPointZ) { anchorPointZ = number }
    if case .number(let number) = value(.zPosition) { zPosition = number }
    transform = value(.transform).matrix ?? .identity
    sublayerTransform = value(.sublayerTransform).matrix ?? .identity
  }
}
