/// A 4×4 matrix in Core Animation's convention: a point is a row vector, `p' = p · M`, so the translation
/// stands in `m41...m43` and perspective in `m34`.
@frozen
public struct Transform: Hashable, Sendable, Codable {
  /// The first row: where x goes.
  public var m11: Double, m12: Double, m13: Double, m14: Double
  /// The second row: where y goes.
  public var m21: Double, m22: Double, m23: Double, m24: Double
  /// The third row: where z goes.
  public var m31: Double, m32: Double, m33: Double, m34: Double
  /// The fourth row: the translation.
  public var m41: Double, m42: Double, m43: Double, m44: Double

  /// The transform that moves nothing.
  public static let identity = Transform(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// A matrix by its entries.
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
  /// A move by three distances.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform {
    var matrix = identity
    (matrix.m41, matrix.m42, matrix.m43) = (x, y, z)
    return matrix
  }

  /// A stretch by three factors.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform {
    var matrix = identity
    (matrix.m11, matrix.m22, matrix.m33) = (x, y, z)
    return matrix
  }

  /// A turn by an angle in radians about an axis of any length; positive angles about z turn x towards y. About
  /// no axis nothing turns.
  public static func rotation(_ angle: Double, about axis: Vector3 = Vector3(x: 0, y: 0, z: 1)) -> Transform {
    let length = axis.length
    guard length > 0 else { return .identity }
    let unit = axis * (1 / length)
    let sine = Double.sin(angle)
    let cosine = Double.cos(angle)
    let along = unit * (1 - cosine)
    let across = unit * sine
    return Transform(
      rows: Vector3(x: along.x * unit.x + cosine, y: along.x * unit.y + across.z, z: along.x * unit.z - across.y),
      Vector3(x: along.x * unit.y - across.z, y: along.y * unit.y + cosine, z: along.y * unit.z + across.x),
      Vector3(x: along.x * unit.z + across.y, y: along.y * unit.z - across.x, z: along.z * unit.z + cosine))
  }

  /// The view of an eye at a distance in front of the plane: `m34 = -1/distance`; no distance is no perspective.
  public static func perspective(distance: Double) -> Transform {
    var matrix = identity
    matrix.m34 = distance == 0 ? 0 : -1 / distance
    return matrix
  }

  /// The transform of the plane x' = a x + c y + tx, y' = b x + d y + ty.
  public static func affine(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) -> Transform {
    var matrix = identity
    (matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42) = (a, b, c, d, tx, ty)
    return matrix
  }

  /// The six numbers of ``affine(a:b:c:d:tx:ty:)``: `CATransform3DGetAffineTransform`; nil if the transform leaves the
  /// plane.
  public var affineComponents: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)? {
    isAffine ? (m11, m12, m21, m22, m41, m42) : nil
  }

  /// A transform of three rows and a translation, without perspective.
  init(rows first: Vector3, _ second: Vector3, _ third: Vector3, translation: Vector3 = .zero) {
    self.init(
      m11: first.x, m12: first.y, m13: first.z, m14: 0, m21: second.x, m22: second.y, m23: second.z, m24: 0,
      m31: third.x, m32: third.y, m33: third.z, m34: 0,
      m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
  }

  /// Whether the transform is one of the plane: `CATransform3DIsAffine`.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
      && m44 == 1
  }
}

extension Transform {
  /// This transform followed by another: `self · next`.
  public func concatenating(_ next: Transform) -> Transform {
    func row(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> (Double, Double, Double, Double) {
      (
        x * next.m11 + y * next.m21 + z * next.m31 + w * next.m41,
        x * next.m12 + y * next.m22 + z * next.m32 + w * next.m42,
        x * next.m13 + y * next.m23 + z * next.m33 + w * next.m43,
        x * next.m14 + y * next.m24 + z * next.m34 + w * next.m44
      )
    }
    var product = Transform.identity
    (product.m11, product.m12, product.m13, product.m14) = row(m11, m12, m13, m14)
    (product.m21, product.m22, product.m23, product.m24) = row(m21, m22, m23, m24)
    (product.m31, product.m32, product.m33, product.m34) = row(m31, m32, m33, m34)
    (product.m41, product.m42, product.m43, product.m44) = row(m41, m42, m43, m44)
    return product
  }

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
  public var inverse: Transform? {
    // The 2×2 minors of the upper two rows and of the lower two (Laplace's expansion).
    let u1 = m11 * m22 - m12 * m21
    let u2 = m11 * m23 - m13 * m21
    let u3 = m11 * m24 - m14 * m21
    let u4 = m12 * m23 - m13 * m22
    let u5 = m12 * m24 - m14 * m22
    let u6 = m13 * m24 - m14 * m23
    let l1 = m31 * m42 - m32 * m41
    let l2 = m31 * m43 - m33 * m41
    let l3 = m31 * m44 - m34 * m41
    let l4 = m32 * m43 - m33 * m42
    let l5 = m32 * m44 - m34 * m42
    let l6 = m33 * m44 - m34 * m43
    let determinant = u1 * l6 - u2 * l5 + u3 * l4 + u4 * l3 - u5 * l2 + u6 * l1
    guard determinant != 0, determinant.isFinite else { return nil }
    let f = 1 / determinant
    return Transform(
      m11: (m22 * l6 - m23 * l5 + m24 * l4) * f, m12: (m13 * l5 - m12 * l6 - m14 * l4) * f,
      m13: (m42 * u6 - m43 * u5 + m44 * u4) * f, m14: (m33 * u5 - m32 * u6 - m34 * u4) * f,
      m21: (m23 * l3 - m21 * l6 - m24 * l2) * f, m22: (m11 * l6 - m13 * l3 + m14 * l2) * f,
      m23: (m43 * u3 - m41 * u6 - m44 * u2) * f, m24: (m31 * u6 - m33 * u3 + m34 * u2) * f,
      m31: (m21 * l5 - m22 * l3 + m24 * l1) * f, m32: (m12 * l3 - m11 * l5 - m14 * l1) * f,
      m33: (m41 * u5 - m42 * u3 + m44 * u1) * f, m34: (m32 * u3 - m31 * u5 - m34 * u1) * f,
      m41: (m22 * l2 - m21 * l4 - m23 * l1) * f, m42: (m11 * l4 - m12 * l2 + m13 * l1) * f,
      m43: (m42 * u2 - m41 * u4 - m43 * u1) * f, m44: (m31 * u4 - m32 * u2 + m33 * u1) * f)
  }

  /// Where a point of the plane z = 0 is seen, after the perspective divide.
  public func apply(to point: Point2D) -> Point2D {
    let seen = apply(to: Vector3(x: point.x, y: point.y, z: 0))
    return Point2D(x: seen.x, y: seen.y)
  }

  /// Where a point of space goes, after the perspective divide.
  public func apply(to point: Vector3) -> Vector3 {
    let w = point.x * m14 + point.y * m24 + point.z * m34 + m44
    let moved = Vector3(
      x: point.x * m11 + point.y * m21 + point.z * m31 + m41,
      y: point.x * m12 + point.y * m22 + point.z * m32 + m42,
      z: point.x * m13 + point.y * m23 + point.z * m33 + m43)
    return w == 1 ? moved : Vector3(x: moved.x / w, y: moved.y / w, z: moved.z / w)
  }

  /// The bounding box of a rectangle's four corners.
  public func boundingBox(of rect: Rect2D) -> Rect2D {
    let corners = [
      Point2D(x: rect.minX, y: rect.minY), Point2D(x: rect.maxX, y: rect.minY),
      Point2D(x: rect.minX, y: rect.maxY), Point2D(x: rect.maxX, y: rect.maxY),
    ]
    return Rect2D(around: corners.lazy.map { apply(to: $0) }) ?? rect
  }
}
