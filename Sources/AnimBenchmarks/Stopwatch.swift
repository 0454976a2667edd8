/// Measures work on the monotonic clock.
enum Stopwatch {
  /// How long some work takes, in seconds.
  static func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The medians of several pieces of work, taken in turns so that a busy machine is busy for all of them. A first
  /// round warms up and does not count.
  static func medians(runs: Int, _ works: [() -> Void]) -> [Double] {
    for work in works { work() }
    var times = works.map { _ in [Double]() }
    for _ in 0..<runs {
      for index in works.indices { times[index].append(seconds(works[index])) }
    }
    return times.map(median)
  }
}
