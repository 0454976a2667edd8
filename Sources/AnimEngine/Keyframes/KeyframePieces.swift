/// The pieces of a way, one after another from a progress of 0 to 1, and then one for the end.
struct KeyframePieces: Sendable {
  private let table: FixedTable<KeyframePiece>

  /// How many pieces there are, with the one for the end.
  var count: Int { table.count }

  /// The piece of a number.
  subscript(index: Int) -> KeyframePiece { table.elements[index] }

  /// The piece after the one of a number, which lives as long as the pieces do; nil after the last.
  func piece(after index: Int) -> UnsafePointer<KeyframePiece>? {
    index + 1 < count ? table.elements + index + 1 : nil
  }

  /// The number of the piece that counts at a progress; nil beyond the ends and where no polynomial is close enough.
  func index(at progress: Double) -> Int? {
    guard progress >= 0, progress <= 1 else { return nil }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].start <= progress { low = middle } else { high = middle }
    }
    guard self[low].contains(progress), self[low].isKnown else { return nil }
    return low
  }
}

extension KeyframePieces {
  /// - Parameter last: the numbers at the end.
  init(_ way: KeyframeWay, last: SIMD4<Double>) {
    table = FixedTable(KeyframePieceBuilder(way).pieces + [KeyframePiece(at: 1, last)])
  }
}
