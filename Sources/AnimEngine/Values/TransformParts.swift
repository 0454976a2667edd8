/// A transform as its parts: sixteen numbers that keep what a matrix forgets (two turns, 305°, a scale of 0).
///
/// Applied to a point in this order: scale, skew, rotation about x, then y, then z, translation, perspective.
@frozen
public struct TransformParts: Hashable, Sendable {
  public var translation: Vector3
  public var scale: Vector3
  /// Shears by factor: `x` of xy, `y` of xz, `z` of yz.
  public var skew: Vector3
  /// Angles in radians about x, y and z.
  public var rotation: Vector3
  /// The first three numbers of the matrix's last column.
  public var perspective: Vector3
  /// The last number of the matrix's last column; 1 as a rule.
  public var perspectiveW: Double

  public static let identity = TransformParts()

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
  /// The parts of a matrix; a singular one gets the scale 0 along the axes that it flattens.
  public init(decomposing matrix: Transform) {
    self.init()
  }

  /// The matrix that these parts make.
  public var matrix: Transform { .identity }
}
