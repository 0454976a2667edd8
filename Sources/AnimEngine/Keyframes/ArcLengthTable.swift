/// Which parameter of which segment lies a distance along a way: for pieces so short that one cubic follows the
/// parameter closely over each.
struct ArcLengthTable: Sendable {
  /// The length of the whole way.
  private(set) var length = 0.0
  /// The distance at which each segment begins, and at last the length.
  private(set) var starts: [Double] = [0]
  private(set) var pieces: [Piece] = []

  /// A piece of a segment: its parameter is a + b s + c s² + d s³, with s from 0 to 1 over the piece's length.
  struct Piece: Sendable {
    var start: Double
    var length: Double
    var segment: Int
    var a, b, c, d: Double

    /// The parameter at a distance along the whole way, which counts as one within the segment.
    func parameter(at distance: Double) -> Double {
      let s = max(0, distance - start) / length
      return max(0, min(((d * s + c) * s + b) * s + a, 1))
    }
  }

  /// The error along the way that a piece may have, as a share of the whole.
  private static let tolerance = 1e-10
  /// How often a segment is halved at most: beside a point where the curve stands still.
  private static let depth = 50

  /// Of no way at all.
  init() {}

  init(_ segments: CubicSegments) {
    let lengths = (0..<segments.count).map { segment in
      segments.isLine(segment)
        ? segments.speed(segment, at: 0) : ArcLengthTable.length(of: segments, segment, 0, 1)
    }
    let tolerance = lengths.reduce(0, +) * ArcLengthTable.tolerance
    for (segment, length) in lengths.enumerated() {
      append(segments, segment, 0, 1, length: length, tolerance: tolerance, depth: 0)
      starts.append(self.length)
    }
  }

  /// The place at a distance, which counts as one within the way.
  func location(at distance: Double) -> (segment: Int, parameter: Double) {
    guard distance < length else { return (pieces.last?.segment ?? 0, 1) }
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= distance { low = middle } else { high = middle }
    }
    guard low < pieces.count else { return (0, 0) }
    return (pieces[low].segment, pieces[low].parameter(at: distance))
  }

  /// The parameter of a segment at a distance along the whole way, which counts as one within the segment.
  func parameter(in segment: Int, at distance: Double) -> Double {
    let place = location(at: distance)
    return place.segment == segment ? place.parameter : place.segment < segment ? 0 : 1
  }

  private mutating func append(
    _ segments: CubicSegments, _ segment: Int, _ from: Double, _ to: Double, length estimate: Double,
    tolerance: Double, depth: Int
  ) {
    guard estimate > 0 else { return }
    if segments.isLine(segment) {
      pieces.append(Piece(start: length, length: estimate, segment: segment, a: 0, b: 1, c: 0, d: 0))
      length += estimate
      return
    }
    let middle = (from + to) / 2
    let first = ArcLengthTable.length(of: segments, segment, from, middle)
    let second = ArcLengthTable.length(of: segments, segment, middle, to)
    let total = first + second
    let piece = ArcLengthTable.piece(segments, segment, from, to, start: length, length: total)
    let isExact =
      (total - estimate).magnitude <= tolerance && first > 0
      && [0.25, 0.5, 0.75].allSatisfy { share in
        let u = from.interpolated(to: to, at: share)
        let s = ArcLengthTable.length(of: segments, segment, from, u) / total
        let found = ((piece.d * s + piece.c) * s + piece.b) * s + piece.a
        return (found - u).magnitude * segments.speed(segment, at: u) <= tolerance
      }
    if isExact || depth == ArcLengthTable.depth || total <= tolerance {
      pieces.append(
        isExact ? piece : Piece(start: length, length: total, segment: segment, a: from, b: to - from, c: 0, d: 0))
      length += total
    } else {
      append(segments, segment, from, middle, length: first, tolerance: tolerance, depth: depth + 1)
      append(segments, segment, middle, to, length: second, tolerance: tolerance, depth: depth + 1)
    }
  }

  /// The cubic that has the parameter's values and slopes at both ends of a piece.
  private static func piece(
    _ segments: CubicSegments, _ segment: Int, _ from: Double, _ to: Double, start: Double, length: Double
  ) -> Piece {
    let slope = length / segments.speed(segment, at: from)
    let endSlope = length / segments.speed(segment, at: to)
    return Piece(
      start: start, length: length, segment: segment, a: from, b: slope, c: 3 * (to - from) - 2 * slope - endSlope,
      d: slope + endSlope - 2 * (to - from))
  }

  /// The length between two parameters by Gauss and Legendre's eight points.
  private static func length(of segments: CubicSegments, _ segment: Int, _ from: Double, _ to: Double) -> Double {
    let (center, half) = ((from + to) / 2, (to - from) / 2)
    var sum = 0.0
    for (node, weight) in gaussPoints {
      let offset = half * node
      sum += weight * (segments.speed(segment, at: center - offset) + segments.speed(segment, at: center + offset))
    }
    return sum * half
  }

  private static let gaussPoints = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ]
}
