/// Makes the pieces of a way: one for each segment that is a cubic, and for any other as many as follow it closely.
struct KeyframePieceBuilder {
  private(set) var pieces: [KeyframePiece] = []

  /// A segment that is over so soon that a share of it cannot be told.
  private static let shortestSegment = 1e-9
  /// How often a part is halved at most.
  private static let depth = 8
  /// Where a piece is compared with what it follows: the error of a cubic through thirds is greatest between them.
  private static let checks = [1.0 / 6, 1.0 / 2, 5.0 / 6, 0.95]

  /// - Parameter turn: what is added to the direction of travel, if that is what is shown.
  init(_ way: KeyframeWay, turn: Double?) {
    let tolerance = TimingCurve.tolerance / 2 * (turn == nil ? way.pacing?.length ?? 1 : 1)
    for segment in 0..<way.count {
      let (start, end) = way.bounds(of: segment)
      guard end > start else { continue }
      if turn == nil, end - start > KeyframePieceBuilder.shortestSegment, let easing = way.cubicEasing(of: segment) {
        pieces.append(
          KeyframePiece(from: start, to: end, width: way.segments.width, easing: easing) {
            way.segments.cubic(segment, $0)
          })
        continue
      }
      append(from: start, to: end, width: turn == nil ? way.segments.width : 1, tolerance: tolerance) { progress in
        let u = way.parameter(in: segment, at: progress)
        guard let turn else { return way.segments.numbers(segment, at: u) }
        return SIMD4(way.segments.direction(segment, at: u, turnedBy: turn), 0, 0, 0)
      }
    }
  }

  /// Adds pieces that follow a function closely; where no cubic does, as at a jump, one that knows nothing.
  ///
  /// - Parameters:
  ///   - tolerance: the greatest error.
  ///   - values: the numbers at a progress from `start` to `end`, both included.
  private mutating func append(
    from start: Double, to end: Double, width: Int, tolerance: Double, values: (Double) -> SIMD4<Double>
  ) {
    append(from: start, to: end, width: width, tolerance: tolerance, depth: 0, values)
  }

  private mutating func append(
    from start: Double, to end: Double, width: Int, tolerance: Double, depth: Int, _ values: (Double) -> SIMD4<Double>
  ) {
    func value(_ share: Double) -> SIMD4<Double> { values(start.interpolated(to: end, at: share)) }
    let points = [0, 1.0 / 3, 2.0 / 3, 1].map(value)
    let piece = KeyframePiece(from: start, to: end, width: width) {
      TimingCurve.Cubic(through: points[0][$0], points[1][$0], points[2][$0], points[3][$0])
    }
    let isClose = KeyframePieceBuilder.checks.allSatisfy { share in
      let (found, wanted) = (piece.values(atShare: share), value(share))
      return (0..<width).allSatisfy { (found[$0] - wanted[$0]).magnitude <= tolerance }
    }
    if isClose {
      pieces.append(piece)
    } else if depth == KeyframePieceBuilder.depth {
      pieces.append(KeyframePiece(from: start, to: end, width: width) { _ in .unknown })
    } else {
      let middle = (start + end) / 2
      append(from: start, to: middle, width: width, tolerance: tolerance, depth: depth + 1, values)
      append(from: middle, to: end, width: width, tolerance: tolerance, depth: depth + 1, values)
    }
  }
}
