/// Finds the names that a misspelt one may have meant.
public enum Suggestions {
  /// How many are offered at most.
  public static let limit = 3
  /// Longer names are only compared without case and underscores.
  static let longestCompared = 64

  /// The candidates nearest to a name, nearest first; equally near ones in the order given.
  ///
  /// A candidate that differs in case or underscores only comes before all others; of those, near is an edit distance
  /// of at most a third of the name's length, and at least one.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> [String] {
    let folded = fold(name)
    guard !folded.isEmpty else { return [] }
    let limit = max(1, min(folded.count, longestCompared) / 3)
    var found: [(distance: Int, order: Int, text: String)] = []
    for (order, candidate) in candidates.enumerated() where candidate != name {
      let other = fold(candidate)
      if let distance = distance(folded, other, limit: limit), !found.contains(where: { $0.text == candidate }) {
        found.append((distance, order, candidate))
      }
    }
    return found.sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }.prefix(Suggestions.limit).map(\.text)
  }

  /// Whether two names differ by one insertion, deletion, replacement or swap of neighbours at most.
  static func isSlip(_ name: String, of other: String) -> Bool { distance(fold(name), fold(other), limit: 1) != nil }

  /// The letters that count when names are compared.
  private static func fold(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") }
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names; `nil` if there are
  /// more than `limit`.
  private static func distance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    if first == second { return 0 }
    guard abs(first.count - second.count) <= limit, max(first.count, second.count) <= longestCompared else {
      return nil
    }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for (column, other) in second.enumerated() {
        var best = min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      guard current.min() ?? 0 <= limit else { return nil }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
  }
}
