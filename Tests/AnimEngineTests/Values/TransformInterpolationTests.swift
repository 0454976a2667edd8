import AnimEngine
import Testing

@Suite("Interpolation of transforms")
struct TransformInterpolationTests {
  /// Decided otherwise here:
  /// - the cases marked `half` and two measured ones: which way a half turn goes cannot be known from the matrices, and
  ///   reports about Core Animation differ. These say the negative way from the identity; here it is always the
  ///   positive way (tested below).
  /// - Among them interpolate/31, a mirrored plane to a turn in space: a mirror flips one axis here, in space as in the
  ///   plane; the oracle flips all three, and what Core Animation does is not known.
  static let decidedOtherwise: Set<Substring> = ["interpolate-macos/02", "interpolate-macos/03"]

  @Test("matrices are taken apart, mixed and put together", arguments: cases(of: transformInterpolationTable))
  func oracle(table: TableCase) {
    guard table.parameters[0] != "half", !Self.decidedOtherwise.contains(table.name) else { return }
    let n = table.samples.map(number)
    let from = Transform(entries: n[0..<16])
    let to = Transform(entries: n[16..<32])
    for start in stride(from: 32, to: n.count, by: 17) {
      let expected = Transform(entries: n[start + 1..<start + 17])
      #expect(from.interpolated(to: to, at: n[start]).difference(from: expected) <= 1e-9, "at \(n[start])")
    }
  }

  @Test("a half turn goes the way of positive angles, between any two angles and in space")
  func halfTurns() {
    let angles = [0, 30, 90, 179, -90]
    for angle in angles {
      for sign in [1.0, -1] {
        let start = Transform.rotation(degrees(Double(angle)))
        let end = Transform.rotation(degrees(Double(angle) + sign * 180))
        let quarter = Transform.rotation(degrees(Double(angle) + 90))
        #expect(start.interpolated(to: end, at: 0.5).difference(from: quarter) < 1e-9, "\(angle), \(sign)")
      }
    }
    for axis in [Vector3(x: 1, y: 0, z: 0), Vector3(x: 0, y: 1, z: 0), Vector3(x: 0.6, y: 0, z: 0.8)] {
      for sign in [1.0, -1] {
        let half = Transform.identity.interpolated(to: .rotation(sign * .pi, about: axis), at: 0.5)
        #expect(half.difference(from: .rotation(.pi / 2, about: axis)) < 1e-7, "\(axis), \(sign)")
      }
    }
  }

  @Test("a little less than a half turn goes its own way")
  func nearHalfTurns() {
    for sign in [1.0, -1] {
      let end = Transform.rotation(sign * (.pi - 0.01))
      let half = Transform.identity.interpolated(to: end, at: 0.5)
      #expect(half.difference(from: .rotation(sign * (.pi - 0.01) / 2)) < 1e-9)
    }
  }

  @Test("a quarter turn half way is an eighth, a whole turn is no motion")
  func turns() {
    let eighth = Transform.identity.interpolated(to: .rotation(.pi / 2), at: 0.5)
    #expect(eighth.difference(from: .rotation(.pi / 4)) < 1e-12)
    let whole = Transform.identity.interpolated(to: .rotation(2 * .pi), at: 0.3)
    #expect(whole.difference(from: .identity) < 1e-12)
    let grown = Transform.identity.interpolated(to: Transform.rotation(.pi / 2).scaledBy(x: 3, y: 3), at: 0.5)
    #expect((grown.m11 - 1.414214).magnitude < 1e-6)
    #expect((grown.m12 - 1.414214).magnitude < 1e-6)
  }

  @Test("both ends are met exactly")
  func ends() {
    let a = Transform.rotation(0.3).scaledBy(x: 2, y: 0.1).translatedBy(x: 7, y: 9)
    let b = Transform.rotation(1.3, about: Vector3(x: 1, y: 2, z: 3))
    #expect(a.interpolated(to: b, at: 0) == a)
    #expect(a.interpolated(to: b, at: 1) == b)
    #expect(a.interpolated(to: a, at: 0.5) == a)
  }

  @Test("a layer that shrinks to nothing keeps its direction")
  func shrinking() {
    let turned = Transform.rotation(1)
    let half = turned.interpolated(to: .scale(x: 0, y: 0), at: 0.5)
    #expect(half.difference(from: turned.scaledBy(x: 0.5, y: 0.5)) < 1e-12)
    let back = Transform.scale(x: 0, y: 0).interpolated(to: turned, at: 0.5)
    #expect(back.difference(from: turned.scaledBy(x: 0.5, y: 0.5)) < 1e-12)
    let flat = Transform.identity.interpolated(to: .scale(x: 0, y: 1), at: 0.5)
    #expect(flat.difference(from: .scale(x: 0.5, y: 1)) < 1e-12)
  }

  @Test("a mirror passes through nothing along its axis")
  func mirrors() {
    let x = Transform.identity.interpolated(to: .scale(x: -1, y: 1), at: 0.25)
    #expect(x.difference(from: .scale(x: 0.5, y: 1)) < 1e-12)
    let y = Transform.identity.interpolated(to: .scale(x: 1, y: -1), at: 0.25)
    #expect(y.difference(from: .scale(x: 1, y: 0.5)) < 1e-12)
  }

  @Test("matrices of numbers that are none do not trap")
  func nonFinite() {
    let broken = Transform.scale(x: .nan, y: .infinity, z: -.infinity)
    _ = broken.interpolated(to: .identity, at: 0.5)
    _ = Transform.identity.interpolated(to: broken.rotatedBy(1, about: Vector3(x: 1, y: 1, z: 0)), at: 0.5)
    _ = TransformParts(decomposing: broken).matrix
  }
}
