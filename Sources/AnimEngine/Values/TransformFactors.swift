/// A matrix taken apart, with its rotation as the orthonormal axes that it makes of x, y and z: the common form of
/// ``TransformParts`` and of interpolation. The factorisation is that of CSS Transforms 2, but for mirrors.
struct TransformFactors: Sendable {
  typealias Axes = (x: Vector3, y: Vector3, z: Vector3)

  var translation: Vector3
  var scale: Vector3
  /// Shears xy, xz and yz, as multiples of the earlier axis.
  var skew: Vector3
  var axes: Axes
  var perspective: Vector3
  var perspectiveW: Double

  init(
    translation: Vector3, scale: Vector3, skew: Vector3, axes: Axes, perspective: Vector3, perspectiveW: Double
  ) {
    self.translation = translation
    self.scale = scale
    self.skew = skew
    self.axes = axes
    self.perspective = perspective
    self.perspectiveW = perspectiveW
  }

  init(_ matrix: Transform) {
    let rows = matrix.rows
    // Gram and Schmidt's orthogonalisation; an axis that the matrix flattens is put square to the others.
    let x = rows.x.direction ?? TransformFactors.normal(of: rows.y, rows.z)
    let xy = x.dot(rows.y)
    let yRest = TransformFactors.rest(of: rows.y, along: x * xy)
    let y = yRest.direction ?? TransformFactors.normal(of: rows.z, x)
    let xz = x.dot(rows.z)
    let yz = y.dot(rows.z)
    let zRest = TransformFactors.rest(of: rows.z, along: x * xz + y * yz)
    let z = zRest.direction ?? x.cross(y)
    let lengths = Vector3(x: rows.x.length, y: yRest.length, z: zRest.length)
    self.init(
      translation: Vector3(x: matrix.m41, y: matrix.m42, z: matrix.m43), scale: lengths,
      skew: Vector3(
        x: lengths.y == 0 ? 0 : xy / lengths.y, y: lengths.z == 0 ? 0 : xz / lengths.z,
        z: lengths.z == 0 ? 0 : yz / lengths.z),
      axes: (x, y, z), perspective: Vector3(x: matrix.m14, y: matrix.m24, z: matrix.m34), perspectiveW: matrix.m44)
    if x.dot(y.cross(z)) < 0 { mirror() }
    removeAffinePart(ofPerspective: matrix)
  }

  /// The matrix that these factors make.
  var matrix: Transform {
    let y = axes.y + axes.x * skew.x
    let z = axes.z + axes.x * skew.y + axes.y * skew.z
    var matrix = Transform(
      rows: axes.x * scale.x, y * scale.y, z * scale.z, translation: translation)
    if perspective != .zero || perspectiveW != 1 {
      let rows = matrix.rows
      matrix.m14 = rows.x.dot(perspective)
      matrix.m24 = rows.y.dot(perspective)
      matrix.m34 = rows.z.dot(perspective)
      matrix.m44 = translation.dot(perspective) + perspectiveW
    }
    return matrix
  }

  /// Turns a left-handed triad into a right-handed one by flipping the axis that points away most from its own.
  private mutating func mirror() {
    let least = min(axes.x.x, axes.y.y, axes.z.z)
    if axes.x.x == least {
      axes.x = axes.x * -1
      scale.x = -scale.x
      skew.x = -skew.x
      skew.y = -skew.y
    } else if axes.y.y == least {
      axes.y = axes.y * -1
      scale.y = -scale.y
      skew.x = -skew.x
      skew.z = -skew.z
    } else {
      axes.z = axes.z * -1
      scale.z = -scale.z
      skew.y = -skew.y
      skew.z = -skew.z
    }
  }

  /// The last column of a matrix is its affine part times the perspective; a singular matrix keeps it as it is.
  private mutating func removeAffinePart(ofPerspective matrix: Transform) {
    guard perspective != .zero || perspectiveW != 1 else { return }
    let rows = matrix.rows
    let affine = Transform(rows: rows.x, rows.y, rows.z, translation: translation)
    guard let inverse = affine.inverse else { return }
    let column = perspective
    let inverseRows = inverse.rows
    perspective = Vector3(x: inverseRows.x.dot(column), y: inverseRows.y.dot(column), z: inverseRows.z.dot(column))
    perspectiveW -= translation.dot(perspective)
  }

  /// What is left of a row without its part along earlier axes; what is only rounding is nothing.
  private static func rest(of row: Vector3, along part: Vector3) -> Vector3 {
    let rest = row - part
    return rest.length <= 1e-14 * row.length ? .zero : rest
  }

  /// A direction square to two vectors, or to the one that is not zero, or x.
  private static func normal(of a: Vector3, _ b: Vector3) -> Vector3 {
    if let normal = a.cross(b).direction { return normal }
    guard let direction = a.direction ?? b.direction else { return Vector3(x: 1, y: 0, z: 0) }
    let axis = direction.x.magnitude < 0.9 ? Vector3(x: 1, y: 0, z: 0) : Vector3(x: 0, y: 1, z: 0)
    return (axis - direction * direction.dot(axis)).direction ?? axis
  }
}

extension Vector3 {
  /// The vector of length 1 that points the same way; nil for zero.
  fileprivate var direction: Vector3? {
    let length = self.length
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }
}
