/// A transform as its parts: sixteen numbers that keep what a matrix forgets (two turns, 305°, a scale of 0).
///
/// Applied to a point in this order: scale, skew, rotation about x, then y, then z, translation, perspective.
@frozen
public struct TransformParts: Hashable, Sendable {
  /// The distances that points are moved by.
  public var translation: Vector3
  /// The factors along x, y and z.
  public var scale: Vector3
  /// Shears by factor: `x` of xy, `y` of xz, `z` of yz.
  public var skew: Vector3
  /// Angles in radians about x, y and z.
  public var rotation: Vector3
  /// The first three numbers of the matrix's last column.
  public var perspective: Vector3
  /// The last number of the matrix's last column; 1 as a rule.
  public var perspectiveW: Double

  /// The parts of the transform that moves nothing.
  public static let identity = TransformParts()

  /// A transform by its parts; those not given do nothing.
  @inlinable
  public init(
    translation: Vector3 = .zero, scale: Vector3 = Vector3(x: 1, y: 1, z: 1), skew: Vector3 = .zero,
    rotation: Vector3 = .zero, perspective: Vector3 = .zero, perspectiveW: Double = 1
  ) {
    self.translation = translation
    self.scale = scale
    self.skew = skew
    self.rotation = rotation
    self.perspective = perspective
    self.perspectiveW = perspectiveW
  }
}

extension TransformParts {
  /// The matrix that these parts make.
  public var matrix: Transform {
    let turn = Transform.rotation(rotation.x, about: Vector3(x: 1, y: 0, z: 0))
      .concatenating(.rotation(rotation.y, about: Vector3(x: 0, y: 1, z: 0)))
      .concatenating(.rotation(rotation.z))
    return factors(turn.rows).matrix
  }

  /// The parts of a matrix; a singular one gets the scale 0 along the axes that it flattens. Of the turns that make
  /// the same matrix it is the one with the y angle in −90°...90°, and a mirror flips the axis that then turns least.
  public init(decomposing matrix: Transform) {
    let factors = TransformFactors(matrix)
    self.init(
      translation: factors.translation, scale: factors.scale, skew: factors.skew,
      rotation: TransformParts.eulerAngles(of: factors.axes), perspective: factors.perspective,
      perspectiveW: factors.perspectiveW)
  }

  /// The parts a fraction of the way to others, number by number: several turns are turned.
  public func interpolated(to end: TransformParts, at fraction: Double) -> TransformParts {
    TransformParts(
      translation: translation.interpolated(to: end.translation, at: fraction),
      scale: scale.interpolated(to: end.scale, at: fraction),
      skew: skew.interpolated(to: end.skew, at: fraction),
      rotation: rotation.interpolated(to: end.rotation, at: fraction),
      perspective: perspective.interpolated(to: end.perspective, at: fraction),
      perspectiveW: perspectiveW.interpolated(to: end.perspectiveW, at: fraction))
  }

  private func factors(_ axes: TransformFactors.Axes) -> TransformFactors {
    TransformFactors(
      translation: translation, scale: scale, skew: skew, axes: axes, perspective: perspective,
      perspectiveW: perspectiveW)
  }

  /// The angles about x, then y, then z that turn the axes of space into these.
  private static func eulerAngles(of axes: TransformFactors.Axes) -> Vector3 {
    let cosine = Double.hypot(axes.x.x, axes.x.y)
    let y = Double.atan2(y: -axes.x.z, x: cosine)
    // With x turned to ±z the other two angles turn about one axis, and x takes all of it.
    guard cosine > 1e-12 else { return Vector3(x: .atan2(y: -axes.z.y, x: axes.y.y), y: y, z: 0) }
    return Vector3(x: .atan2(y: axes.y.z, x: axes.z.z), y: y, z: .atan2(y: axes.x.y, x: axes.x.x))
  }
}

extension Transform {
  /// Where the three axes go, before the translation.
  var rows: TransformFactors.Axes {
    (Vector3(x: m11, y: m12, z: m13), Vector3(x: m21, y: m22, z: m23), Vector3(x: m31, y: m32, z: m33))
  }
}
