/// A rotation as a unit quaternion.
struct Quaternion: Sendable {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  /// The rotation that turns the axes of space into these.
  init(axes: TransformFactors.Axes) {
    let (a, b, c) = axes
    // The largest of the four components is taken from the diagonal, the others from it.
    let trace = a.x + b.y + c.z
    if trace >= max(a.x, b.y, c.z) {
      let s = 2 * (1 + trace).squareRoot()
      self.init(x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s, w: s / 4)
    } else if a.x >= max(b.y, c.z) {
      let s = 2 * max(0, 1 + a.x - b.y - c.z).squareRoot()
      self.init(x: s / 4, y: (a.y + b.x) / s, z: (c.x + a.z) / s, w: (b.z - c.y) / s)
    } else if b.y >= c.z {
      let s = 2 * max(0, 1 + b.y - a.x - c.z).squareRoot()
      self.init(x: (a.y + b.x) / s, y: s / 4, z: (b.z + c.y) / s, w: (c.x - a.z) / s)
    } else {
      let s = 2 * max(0, 1 + c.z - a.x - b.y).squareRoot()
      self.init(x: (c.x + a.z) / s, y: (b.z + c.y) / s, z: s / 4, w: (a.y - b.x) / s)
    }
  }

  init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// The axes that x, y and z are turned into.
  var axes: TransformFactors.Axes {
    (
      Vector3(x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + z * w), z: 2 * (x * z - y * w)),
      Vector3(x: 2 * (x * y - z * w), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + x * w)),
      Vector3(x: 2 * (x * z + y * w), y: 2 * (y * z - x * w), z: 1 - 2 * (x * x + y * y))
    )
  }

  /// The rotation a fraction of the shorter way to another, at constant speed; of the two ways of a half turn the
  /// one of a positive angle about z (or about y, or x, if the axis has no z).
  func interpolated(to end: Quaternion, at fraction: Double) -> Quaternion {
    var end = end
    var cosine = x * end.x + y * end.y + z * end.z + w * end.w
    if cosine.magnitude < Transform.halfTurnTolerance ? !turnsPositively(to: end) : cosine < 0 {
      end = Quaternion(x: -end.x, y: -end.y, z: -end.z, w: -end.w)
      cosine = -cosine
    }
    guard cosine < 1 else { return self }
    let angle = Double.acos(cosine)
    let sine = Double.sin(angle)
    guard sine > 1e-9 else { return self }
    let a = Double.sin((1 - fraction) * angle) / sine
    let b = Double.sin(fraction * angle) / sine
    return Quaternion(x: x * a + end.x * b, y: y * a + end.y * b, z: z * a + end.z * b, w: w * a + end.w * b)
  }

  /// Whether the axis of the turn to another rotation has its last component that is not zero positive.
  private func turnsPositively(to end: Quaternion) -> Bool {
    // The vector part of end · conjugate(self), in the row-vector order of transforms.
    let turn = [
      end.z * w - end.w * z + (end.y * x - end.x * y),
      end.y * w - end.w * y + (end.x * z - end.z * x),
      end.x * w - end.w * x + (end.z * y - end.y * z),
    ]
    return (turn.first { $0.magnitude > Transform.halfTurnTolerance } ?? 1) > 0
  }
}
