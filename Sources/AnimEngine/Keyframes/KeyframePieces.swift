/// The pieces of a way, one after another from a progress of 0 to 1, then one for the end, and at last one that counts
/// nowhere, so that there is always a next one to look at.
struct KeyframePieces: Sendable {
  private let table: FixedTable<KeyframePiece>

  /// How many pieces there are up to the end.
  var count: Int { table.count - 1 }

  /// The piece of a number.
  subscript(index: Int) -> KeyframePiece { table.elements[index] }

  /// The piece that counts at a progress, which lives as long as the pieces do; nil beyond the ends and where no cubic
  /// is close enough.
  func piece(at progress: Double) -> UnsafePointer<KeyframePiece>? {
    guard progress >= 0, progress <= 1 else { return nil }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].start <= progress { low = middle } else { high = middle }
    }
    guard self[low].contains(progress), self[low].isKnown else { return nil }
    return table.elements + low
  }
}

extension KeyframePieces {
  /// - Parameters:
  ///   - turn: what is added to the direction of travel, if that is what is shown.
  ///   - last: the numbers at the end.
  init(_ way: KeyframeWay, turn: Double? = nil, last: SIMD4<Double>) {
    table = FixedTable(KeyframePieceBuilder(way, turn: turn).pieces + [KeyframePiece(at: 1, last), .none])
  }
}
