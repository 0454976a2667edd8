/// The pieces of a way, one after another from a progress of 0 to 1.
struct KeyframePieces: Sendable {
  private(set) var pieces: [KeyframePiece] = []

  /// The number of the piece that counts at a progress; nil beyond the ends and where no cubic is close enough.
  ///
  /// - Parameter previous: the number of a piece after which it may come, which is looked at first.
  func index(at progress: Double, after previous: Int = -1) -> Int? {
    guard progress >= 0, progress < 1 else { return nil }
    var (low, high) = (0, pieces.count)
    let next = previous + 1
    if pieces.indices.contains(next), pieces[next].contains(progress) { (low, high) = (next, next + 1) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= progress { low = middle } else { high = middle }
    }
    guard pieces.indices.contains(low), pieces[low].contains(progress), pieces[low].isKnown else { return nil }
    return low
  }
}

extension KeyframePieces {
  /// - Parameter turn: what is added to the direction of travel, if that is what is shown.
  init(_ way: KeyframeWay, turn: Double? = nil) {
    let tolerance = TimingCurve.tolerance / 2 * (turn == nil ? way.pacing?.length ?? 1 : 1)
    for segment in 0..<way.count {
      let (start, end) = way.bounds(of: segment)
      guard end > start else { continue }
      if turn == nil, end - start > KeyframePieces.shortestSegment, let easing = way.cubicEasing(of: segment) {
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

  /// A segment that is over so soon that a share of it cannot be told.
  private static let shortestSegment = 1e-9
}

extension KeyframePieces {
  /// How often a part is halved at most.
  private static let depth = 8
  /// Where a piece is compared with what it follows: the error of a cubic through thirds is greatest between them.
  private static let checks = [1.0 / 6, 1.0 / 2, 5.0 / 6, 0.95]

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
    let isClose = KeyframePieces.checks.allSatisfy { share in
      let (found, wanted) = (piece.values(atShare: share), value(share))
      return (0..<width).allSatisfy { (found[$0] - wanted[$0]).magnitude <= tolerance }
    }
    if isClose {
      pieces.append(piece)
    } else if depth == KeyframePieces.depth {
      pieces.append(KeyframePiece(from: start, to: end, width: width) { _ in .unknown })
    } else {
      let middle = (start + end) / 2
      append(from: start, to: middle, width: width, tolerance: tolerance, depth: depth + 1, values)
      append(from: middle, to: end, width: width, tolerance: tolerance, depth: depth + 1, values)
    }
  }
}
