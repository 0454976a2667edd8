/// The direction of travel along a way in the plane, prepared for sampling: for each part of each segment a cubic
/// polynomial of the parameter, wherever one follows the direction closely.
struct DirectionTable: Sendable {
  /// Into how many parts each segment is cut.
  static let partCount = 32

  /// By segment and part. Where no cubic is close enough, as around a cusp, its first coefficient is not a number.
  let cubics: [TimingCurve.Cubic]

  /// Of no way at all.
  init() { cubics = [] }

  init(_ segments: CubicSegments) {
    cubics = (0..<segments.count).flatMap { segment in
      (0..<DirectionTable.partCount).map { DirectionTable.cubic(segments, segment, part: $0) }
    }
  }

  /// Whether there is no way.
  var isEmpty: Bool { cubics.isEmpty }

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
