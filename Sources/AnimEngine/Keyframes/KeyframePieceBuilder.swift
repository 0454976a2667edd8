/// Makes the pieces of a way: one for each segment that is a cubic, and for any other as many as follow it closely.
struct KeyframePieceBuilder {
  private(set) var pieces: [KeyframePiece] = []

  /// A segment that is over so soon that a share of it cannot be told.
  private static let shortestSegment = 1e-9
  /// How often a part is halved at most.
  private static let depth = 8

  init(_ way: KeyframeWay) {
    let tolerance = TimingCurve.tolerance / 2 * (way.turn == nil ? way.pacing?.length ?? 1 : 1)
    for segment in 0..<way.count {
      let (start, end) = way.bounds(of: segment)
      guard end > start else { continue }
      if way.turn == nil, end - start > KeyframePieceBuilder.shortestSegment, let form = way.cubicForm(of: segment) {
        pieces.append(
          KeyframePiece(from: start, to: end, width: way.width, form: form) {
            way.segments.cubic(segment, $0)
          })
        continue
      }
      append(from: start, to: end, width: way.width, tolerance: tolerance) { progress in
        way.numbers(segment, at: way.parameter(in: segment, at: progress))
      }
    }
  }

  /// Adds pieces that follow a function closely; where none does, as at a jump, one that knows nothing.
  ///
  /// - Parameters:
  ///   - tolerance: the greatest error.
  ///   - depth: how often the segment has been halved.
  ///   - values: the numbers at a progress from `start` to `end`, both included.
  private mutating func append(
    from start: Double, to end: Double, width: Int, tolerance: Double, depth: Int = 0,
    values: (Double) -> SIMD4<Double>
  ) {
    func value(_ share: Double) -> SIMD4<Double> { values(start.interpolated(to: end, at: share)) }
    let polynomial = KeyframePolynomial(degree: width > 2 ? 3 : 7, through: value)
    let isClose = polynomial.checks.allSatisfy { share in
      let (found, wanted) = (polynomial.value(at: share), value(share))
      return (0..<width).allSatisfy { (found[$0] - wanted[$0]).magnitude <= tolerance }
    }
    if isClose {
      pieces.append(polynomial.piece(from: start, to: end))
    } else if depth == KeyframePieceBuilder.depth {
      pieces.append(KeyframePiece(from: start, to: end, width: width) { _ in .unknown })
    } else {
      let middle = (start + end) / 2
      append(from: start, to: middle, width: width, tolerance: tolerance, depth: depth + 1, values: values)
      append(from: middle, to: end, width: width, tolerance: tolerance, depth: depth + 1, values: values)
    }
  }
}

/// Polynomials of a share through points of a function at even distances.
private struct KeyframePolynomial {
  private let degree: Int
  /// From the constant on.
  private var coefficients: [SIMD4<Double>]

  init(degree: Int, through value: (Double) -> SIMD4<Double>) {
    self.degree = degree
    let nodes = (0...degree).map { Double($0) / Double(degree) }
    // Newton's divided differences, and the polynomial that they stand for, multiplied out.
    var differences = nodes.map(value)
    for order in 1...degree {
      for index in stride(from: degree, through: order, by: -1) {
        differences[index] = (differences[index] - differences[index - 1]) / (nodes[index] - nodes[index - order])
      }
    }
    coefficients = [SIMD4<Double>](repeating: .zero, count: degree + 1)
    for index in stride(from: degree, through: 0, by: -1) {
      for power in stride(from: degree, through: 1, by: -1) {
        coefficients[power] = coefficients[power - 1] - coefficients[power] * nodes[index]
      }
      coefficients[0] = differences[index] - coefficients[0] * nodes[index]
    }
  }

  /// Where it is compared with what it follows: between the points.
  var checks: [Double] { (0..<degree).map { (Double($0) + 0.5) / Double(degree) } }

  func value(at share: Double) -> SIMD4<Double> {
    coefficients.reversed().reduce(.zero) { $0 * share + $1 }
  }

  func piece(from start: Double, to end: Double) -> KeyframePiece {
    func cubic(_ component: Int, from power: Int) -> TimingCurve.Cubic {
      TimingCurve.Cubic(
        a: coefficients[power][component], b: coefficients[power + 1][component],
        c: coefficients[power + 2][component], d: coefficients[power + 3][component])
    }
    guard degree > 3 else { return KeyframePiece(from: start, to: end, width: 4) { cubic($0, from: 0) } }
    return KeyframePiece(from: start, to: end, width: 4, form: .septic) { cubic($0 / 2, from: $0 % 2 * 4) }
  }
}
