/// What decides where a layer lies in its superlayer, and the arithmetic on it.
struct LayerGeometry: Hashable, Sendable {
  var bounds: Rect2D
  var position: Point2D
  var anchorPoint: Point2D
  var anchorPointZ = 0.0
  var zPosition = 0.0
  var transform = Transform.identity
  var sublayerTransform = Transform.identity
  /// Whether the layer's own y axis points the other way.
  var isFlipped = false

  /// The anchor point in the layer's own coordinates.
  var anchor: Point2D {
    Point2D(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// Takes the layer's own coordinates to its superlayer's, as its own transform says.
  var matrix: Transform {
    let matrix = Transform.translation(x: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(transform)
      .concatenating(.translation(x: position.x, y: position.y, z: zPosition))
    return isFlipped ? flip.concatenating(matrix) : matrix
  }

  /// Turns the bounds upside down in their place.
  private var flip: Transform {
    Transform.scale(x: 1, y: -1, z: 1)
      .concatenating(.translation(x: 0, y: 2 * bounds.origin.y + bounds.size.height))
  }

  /// What the layer does to its sublayers: its `sublayerTransform` about its anchor point.
  var sublayerMatrix: Transform {
    guard sublayerTransform != .identity else { return .identity }
    return Transform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(sublayerTransform)
      .concatenating(.translation(x: anchor.x, y: anchor.y))
  }

  /// The box around the layer in its superlayer.
  var frame: Rect2D {
    if transform == .identity {
      let (size, origin) = (bounds.size, position)
      return Rect2D(
        x: origin.x - anchorPoint.x * size.width, y: origin.y - anchorPoint.y * size.height, width: size.width,
        height: size.height)
    }
    return matrix.boundingBox(of: bounds)
  }

  /// Changes the size of the bounds and the position so that the frame is a given one: the size goes back through the
  /// linear part of the transform, and the origin of the bounds stays.
  mutating func setFrame(_ frame: Rect2D) {
    let frame = frame.standardized
    if transform == .identity {
      bounds.size = frame.size
      position = Point2D(
        x: frame.origin.x + anchorPoint.x * frame.size.width, y: frame.origin.y + anchorPoint.y * frame.size.height)
      return
    }
    var linear = Transform.identity
    (linear.m11, linear.m12, linear.m21, linear.m22) = (transform.m11, transform.m12, transform.m21, transform.m22)
    if let inverse = linear.inverse {
      bounds.size = inverse.boundingBox(of: Rect2D(origin: .zero, size: frame.size)).size
    }
    position = .zero
    position = frame.origin - self.frame.origin
  }
}

extension Transform {
  /// The transform with all that it moves put down on the plane z = 0, as a layer draws its sublayers into its own.
  var puttingDown: Transform {
    var flat = self
    (flat.m13, flat.m23, flat.m33, flat.m43) = (0, 0, 0, 0)
    return flat
  }

  /// The transform as it acts on points of the plane, seen from the front: what can be undone when the plane is
  /// turned in space.
  var flattened: Transform {
    var flat = self
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m34) = (0, 0, 0)
    flat.m33 = 1
    return flat
  }
}
