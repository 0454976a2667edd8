/// A 4×4 matrix in Core Animation's convention: a point is a row vector, `p' = p · M`, so the translation
/// stands in `m41...m43` and perspective in `m34`.
@frozen
public struct Transform: Hashable, Sendable {
  public var m11: Double, m12: Double, m13: Double, m14: Double
  public var m21: Double, m22: Double, m23: Double, m24: Double
  public var m31: Double, m32: Double, m33: Double, m34: Double
  public var m41: Double, m42: Double, m43: Double, m44: Double

  public static let identity = Transform(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  @inlinable
  public init(
    m11: Double, m12: Double, m13: Double, m14: Double, m21: Double, m22: Double, m23: Double, m24: Double,
    m31: Double, m32: Double, m33: Double, m34: Double, m41: Double, m42: Double, m43: Double, m44: Double
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension Transform {
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform {
    var matrix = identity
    (matrix.m41, matrix.m42, matrix.m43) = (x, y, z)
    return matrix
  }

  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform {
    var matrix = identity
    (matrix.m11, matrix.m22, matrix.m33) = (x, y, z)
    return matrix
  }

  /// A turn by an angle in radians about an axis of any length; positive angles about z turn x towards y. About
  /// no axis nothing turns.
  public static func rotation(_ angle: Double, about axis: Vector3 = Vector3(x: 0, y: 0, z: 1)) -> Transform {
    .identity
  }

  /// The view of an eye at a distance in front of the plane: `m34 = -1/distance`; no distance is no perspective.
  public static func perspective(distance: Double) -> Transform { .identity }

  /// This transform followed by another: `self · next`.
  public func concatenating(_ next: Transform) -> Transform { self }

  /// `CATransform3DTranslate`: the translation acts before this transform.
  public func translatedBy(x: Double, y: Double, z: Double = 0) -> Transform {
    Transform.translation(x: x, y: y, z: z).concatenating(self)
  }

  /// `CATransform3DScale`: the scale acts before this transform.
  public func scaledBy(x: Double, y: Double, z: Double = 1) -> Transform {
    Transform.scale(x: x, y: y, z: z).concatenating(self)
  }

  /// `CATransform3DRotate`: the rotation acts before this transform.
  public func rotatedBy(_ angle: Double, about axis: Vector3 = Vector3(x: 0, y: 0, z: 1)) -> Transform {
    Transform.rotation(angle, about: axis).concatenating(self)
  }

  /// The transform that undoes this one; nil if there is none.
  public var inverse: Transform? { nil }

  /// Where a point of the plane z = 0 is seen, after the perspective divide.
  public func apply(to point: Point2D) -> Point2D { point }

  /// Where a point of space goes, after the perspective divide.
  public func apply(to point: Vector3) -> Vector3 { point }

  /// The bounding box of a rectangle's four corners.
  public func boundingBox(of rect: Rect2D) -> Rect2D { rect }

  /// Whether the transform is one of the plane: `CATransform3DIsAffine`.
  public var isAffine: Bool { true }
}
