import AnimEngine

/// Turns that are due now, in the order of one instant: by class, and within a class as they were queued.
struct TurnQueue: Sendable {
  /// The classes of turns, the first to run first.
  enum Class: Int, Sendable, CaseIterable {
    /// Completions and keyed handlers of animations.
    case notification
    /// `at`, `after`, `every`.
    case timer
    /// Strands whose wait is over.
    case strand
    /// What the host sends.
    case event
  }

  /// What a turn runs.
  enum Turn: Hashable, Sendable {
    case start(Closure, Offer, keepsAlive: Bool)
    /// A registered handler, unless it has been taken off meanwhile.
    case registered(Int, Offer)
    case resume(strand: Int)
    /// What the engine has left to do outside of any turn.
    case effects([EngineEffect])
  }

  private var queues: [[Turn]] = Array(repeating: [], count: Class.allCases.count)
  private var heads: [Int] = Array(repeating: 0, count: Class.allCases.count)

  var isEmpty: Bool { queues.allSatisfy(\.isEmpty) }

  mutating func append(_ turn: Turn, as kind: Class) {
    queues[kind.rawValue].append(turn)
  }

  mutating func takeNext() -> Turn? {
    for index in queues.indices where heads[index] < queues[index].count {
      let turn = queues[index][heads[index]]
      heads[index] += 1
      if heads[index] == queues[index].count {
        queues[index].removeAll(keepingCapacity: true)
        heads[index] = 0
      }
      return turn
    }
    return nil
  }
}
