/// Lines of an old text and those that stand for them in the new one.
struct LineChange: Hashable {
  var old: Range<Int>
  var new: Range<Int>
}

/// Finds out which lines of two texts are the same.
///
/// Lines that occur once in both texts part them into pieces, as long as they keep their order; what the pieces have
/// in common at their ends is the same as well (Bram Cohen's patience diff). Short pieces are compared line by line.
/// The result is right whatever the texts are. It takes time in proportion to their length, but for sorting, as only a
/// few levels are looked into.
struct LineMatching {
  private static let depthLimit = 12
  /// How many pairs of lines are compared one by one.
  private static let tableLimit = 1 << 14

  /// A number for each different line.
  private let old: [Int]
  private let new: [Int]
  private var changes: [LineChange] = []

  /// What changes, in order; no two changes touch.
  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineChange] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    var matching = LineMatching(old: old.map(number), new: new.map(number))
    matching.compare(old.indices, new.indices, depth: 0)
    return matching.changes
  }

  private init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  private mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>, depth: Int) {
    var (oldLines, newLines) = (oldLines, newLines)
    while let (a, b) = Self.both(oldLines.first, newLines.first), old[a] == new[b] {
      oldLines = a + 1..<oldLines.upperBound
      newLines = b + 1..<newLines.upperBound
    }
    while let (a, b) = Self.both(oldLines.last, newLines.last), old[a] == new[b] {
      oldLines = oldLines.lowerBound..<a
      newLines = newLines.lowerBound..<b
    }
    if oldLines.isEmpty && newLines.isEmpty { return }
    let anchors = depth < Self.depthLimit ? anchors(oldLines, newLines) : []
    guard !anchors.isEmpty else { return compareSmall(oldLines, newLines) }
    for anchor in anchors {
      compare(oldLines.lowerBound..<anchor.old, newLines.lowerBound..<anchor.new, depth: depth + 1)
      oldLines = anchor.old + 1..<oldLines.upperBound
      newLines = anchor.new + 1..<newLines.upperBound
    }
    compare(oldLines, newLines, depth: depth + 1)
  }

  /// Finds the longest common part of pieces without such lines, if they are short.
  private mutating func compareSmall(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    let (height, width) = (oldLines.count, newLines.count)
    guard height > 0, width > 0, height <= Self.tableLimit / width else {
      return append(LineChange(old: oldLines, new: newLines))
    }
    // How many lines are common from each pair of lines on.
    var common = Array(repeating: Array(repeating: 0, count: width + 1), count: height + 1)
    for i in (0..<height).reversed() {
      for j in (0..<width).reversed() {
        let isSame = old[oldLines.lowerBound + i] == new[newLines.lowerBound + j]
        common[i][j] = isSame ? common[i + 1][j + 1] + 1 : max(common[i + 1][j], common[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < height || j < width {
      let (a, b) = (oldLines.lowerBound + i, newLines.lowerBound + j)
      if i < height, j < width, old[a] == new[b] {
        (i, j) = (i + 1, j + 1)
      } else if i < height, j == width || common[i + 1][j] >= common[i][j + 1] {
        append(LineChange(old: a..<a + 1, new: b..<b))
        i += 1
      } else {
        append(LineChange(old: a..<a, new: b..<b + 1))
        j += 1
      }
    }
  }

  private static func both(_ first: Int?, _ second: Int?) -> (Int, Int)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  private mutating func append(_ change: LineChange) {
    if let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    {
      changes[changes.count - 1] = LineChange(
        old: last.old.lowerBound..<change.old.upperBound, new: last.new.lowerBound..<change.new.upperBound)
    } else {
      changes.append(change)
    }
  }

  /// Lines that occur once on either side, the most that stand in the same order on both.
  private func anchors(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int, new: Int, count: Int, newCount: Int)] = [:]
    for index in oldLines {
      places[old[index], default: (index, 0, 0, 0)].count += 1
    }
    for index in newLines {
      places[new[index]]?.new = index
      places[new[index]]?.newCount += 1
    }
    var pairs: [(old: Int, new: Int)] = []
    for index in oldLines {
      if let place = places[old[index]], place.count == 1, place.newCount == 1 { pairs.append((index, place.new)) }
    }
    return Self.longestIncreasing(pairs)
  }

  /// The longest part of pairs in order of `old` whose `new` grow as well, by patience sorting.
  private static func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var piles: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[piles[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = piles[low - 1] }
      if low == piles.count { piles.append(index) } else { piles[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var index = piles.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }
}
