/// The direction of travel along a way in the plane, prepared for sampling: for each part of each segment a cubic
/// polynomial of the parameter, wherever one follows the direction closely.
struct DirectionTable: Sendable {
  /// Into how many parts each segment is cut.
  private static let partCount = 16

  /// By segment and part. Where no cubic is close enough, as around a cusp, its first coefficient is not a number.
  private let cubics: [TimingCurve.Cubic]

  /// Of no way at all.
  init() { cubics = [] }

  init(_ segments: CubicSegments) {
    cubics = (0..<segments.count).flatMap { segment in
      (0..<DirectionTable.partCount).map { DirectionTable.cubic(segments, segment, part: $0) }
    }
  }

  /// In radians, the direction at a parameter of a segment, to 1e-6, perhaps some whole turns off; nil if it is not known.
  @inline(__always)
  func direction(_ segment: Int, at u: Double) -> Double? {
    let position = u * Double(DirectionTable.partCount)
    guard position >= 0, position < Double(DirectionTable.partCount) else { return nil }
    let part = Int(position)
    let angle = cubics.withUnsafeBufferPointer {
      $0[segment &* DirectionTable.partCount &+ part].value(at: position - Double(part))
    }
    return angle == angle ? angle : nil
  }

  private static func cubic(_ segments: CubicSegments, _ segment: Int, part: Int) -> TimingCurve.Cubic {
    let origin = segments.direction(segment, at: Double(part) / Double(partCount))
    func angle(_ share: Double) -> Double {
      let angle = segments.direction(segment, at: (Double(part) + share) / Double(partCount))
      return origin + (angle - origin).remainder(dividingBy: 2 * .pi)
    }
    let cubic = TimingCurve.Cubic(through: origin, angle(1 / 3), angle(2 / 3), angle(1))
    let isClose = [1.0 / 6, 1.0 / 2, 5.0 / 6, 0.95].allSatisfy { share in
      (cubic.value(at: share) - angle(share)).magnitude <= TimingCurve.tolerance / 2
    }
    return isClose ? cubic : .unknown
  }
}
