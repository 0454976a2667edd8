/// What sampling needs of a keyframe animation, as plain memory that its ``KeyframeTrack`` owns: a look into an array
/// counts references, which takes longer than the arithmetic. The memory never changes, so it may be shared.
struct KeyframeTape: BitwiseCopyable, @unchecked Sendable {
  /// The fraction of the duration at which each segment begins, and at last 1.
  let times: UnsafePointer<Double>
  let segmentCount: Int
  /// As in ``CubicSegments``.
  let coefficients: UnsafePointer<Double>
  let width: Int
  /// The tables of the timing functions of segments, and of each segment where its table begins: -1 if it runs
  /// straight, -2 if its function has no table.
  let easings: UnsafePointer<TimingCurve.Cubic>
  let easingStarts: UnsafePointer<Int32>
  /// The pieces of a way that is travelled at an even speed; none if ``times`` counts.
  let pieces: UnsafePointer<ArcLengthTable.Piece>
  let pieceCount: Int
  /// Of as many equal parts of the length as there are pieces, the piece in which each begins.
  let firstPieces: UnsafePointer<Int32>
  let length: Double
  /// Of the direction of a path the table, see ``DirectionTable``; nil for numbers.
  let directions: UnsafePointer<TimingCurve.Cubic>?
  /// What is added to a direction.
  let turn: Double

  /// Writes the numbers at a progress before the end; false if they have to be asked for in another way.
  @inline(__always)
  func write(at progress: Double, to values: UnsafeMutablePointer<Double>) -> Bool {
    var segment = 0
    var u = progress
    if pieceCount > 0 {
      (segment, u) = paced(progress)
    } else {
      guard let place = timed(progress) else { return false }
      (segment, u) = place
    }
    if let directions {
      let position = u * Double(DirectionTable.partCount)
      guard position >= 0, position < Double(DirectionTable.partCount) else { return false }
      let part = Int(position)
      var angle =
        directions[segment &* DirectionTable.partCount &+ part].value(at: position - Double(part)) + turn
      if angle > .pi { angle -= 2 * .pi } else if angle < -.pi { angle += 2 * .pi }
      // Straight to the left both half turns are meant: which of them is shown is not for a table to say.
      guard angle.magnitude < .pi - 1e-5 else { return false }
      values[0] = angle
      return true
    }
    var place = segment &* width &* 4
    for component in 0..<width {
      let c = coefficients + place
      values[component] = ((c[3] * u + c[2]) * u + c[1]) * u + c[0]
      place &+= 4
    }
    return true
  }

  @inline(__always)
  private func timed(_ progress: Double) -> (Int, Double)? {
    var (low, high) = (0, segmentCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    let span = times[low + 1] - times[low]
    let fraction = span > 0 ? (progress - times[low]) / span : 0
    let start = easingStarts[low]
    if start == -1 { return (low, fraction) }
    guard start >= 0, fraction >= 0, fraction < 1 else { return nil }
    let position = fraction * Double(TimingCurve.segmentCount)
    let index = Int(position)
    let eased = easings[Int(start) &+ index].value(at: position - Double(index))
    return eased == eased ? (low, eased) : nil
  }

  @inline(__always)
  private func paced(_ progress: Double) -> (Int, Double) {
    let fraction = max(0, min(progress, 1))
    let distance = fraction * length
    var piece = Int(firstPieces[min(Int(fraction * Double(pieceCount)), pieceCount - 1)])
    while piece + 1 < pieceCount, pieces[piece + 1].start <= distance { piece += 1 }
    return (pieces[piece].segment, pieces[piece].parameter(at: distance))
  }
}
