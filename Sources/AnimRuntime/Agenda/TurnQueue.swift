import AnimEngine

/// Turns that are due now, in the order of one instant: by class, and within a class as they were queued, strands as
/// they began to wait.
struct TurnQueue: Sendable {
  /// The classes of turns that start something, the first to run first. Strands that go on come before events.
  enum Class: Int, Sendable, CaseIterable {
    /// Completions and keyed handlers of animations.
    case notification
    /// `at`, `after`, `every`.
    case timer
    /// What the host sends.
    case event
  }

  /// What a turn runs.
  enum Turn: Hashable, Sendable {
    case start(Closure, Offer, keepsAlive: Bool)
    /// A registered handler, unless it has been taken off meanwhile.
    case registered(Int, Offer, keepsAlive: Bool)
    case resume(strand: Int)
    /// What the engine has left to do outside of any turn.
    case effects([EngineEffect])
  }

  private var queues: [[Turn]] = Array(repeating: [], count: Class.allCases.count)
  private var heads: [Int] = Array(repeating: 0, count: Class.allCases.count)
  /// Strands by their numbers, which grow with the moment they began to wait.
  private var strands = NumberHeap()

  /// How many turns are due.
  var count: Int { strands.count + zip(queues, heads).reduce(0) { $0 + $1.0.count - $1.1 } }

  var isEmpty: Bool { strands.isEmpty && queues.allSatisfy(\.isEmpty) }

  mutating func append(_ turn: Turn, as kind: Class) {
    queues[kind.rawValue].append(turn)
  }

  mutating func resume(strand: Int) { strands.insert(strand) }

  mutating func takeNext() -> Turn? {
    takeNext(.notification) ?? takeNext(.timer) ?? strands.removeFirst().map { .resume(strand: $0) } ?? takeNext(.event)
  }

  private mutating func takeNext(_ kind: Class) -> Turn? {
    let index = kind.rawValue
    guard heads[index] < queues[index].count else { return nil }
    let turn = queues[index][heads[index]]
    heads[index] += 1
    if heads[index] == queues[index].count {
      queues[index].removeAll(keepingCapacity: true)
      heads[index] = 0
    }
    return turn
  }
}

/// A binary heap of numbers, the least first.
struct NumberHeap: Sendable {
  private var numbers: [Int] = []

  var isEmpty: Bool { numbers.isEmpty }
  var count: Int { numbers.count }

  mutating func insert(_ number: Int) {
    numbers.append(number)
    var child = numbers.count - 1
    while child > 0, numbers[child] < numbers[(child - 1) / 2] {
      numbers.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> Int? {
    guard let last = numbers.popLast() else { return nil }
    guard let first = numbers.first else { return last }
    numbers[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < numbers.count else { return first }
      if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
      guard numbers[child] < numbers[parent] else { return first }
      numbers.swapAt(child, parent)
      parent = child
    }
  }
}

extension TurnQueue {
  func visit(_ census: inout Census) {
    for queue in queues {
      census.add(queue.count, of: 3 * MemoryLayout<Turn>.stride)
      for case .start(let closure, _, _) in queue { census.add(closure) }
    }
  }
}
