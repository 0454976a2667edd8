import AnimEngine

/// Copies of a session at rising instants, a bounded number, spread evenly over the steps of the run.
struct CheckpointStore: Sendable {
  private var sessions: [Session]
  let limit: Int
  /// The steps between two copies.
  private var spacing = CheckpointStore.leastSpacing

  private static let leastSpacing = 4096

  init(first: Session, limit: Int) {
    sessions = [first]
    self.limit = max(limit, 2)
  }

  var first: Session { sessions[0] }
  var count: Int { sessions.count }

  /// The last copy that is not after an instant; the first one if there is none.
  func last(at instant: MediaTime) -> Session {
    var (low, high) = (0, sessions.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sessions[middle].now <= instant { low = middle } else { high = middle }
    }
    return sessions[low]
  }

  /// How much may be done with a session before a copy of it is wanted.
  func stepsUntilNext(_ session: Session) -> Int {
    max(0, steps(at: sessions.count - 1) + spacing - session.machine.steps.total)
  }

  /// Whether a copy of a session is wanted: it has come further than all that are kept.
  func wants(_ session: Session) -> Bool { stepsUntilNext(session) == 0 }

  /// Whether a session has come further than all copies that are kept.
  func isFurthest(_ session: Session) -> Bool { session.hasComeFurther(than: sessions[sessions.count - 1]) }

  /// Keeps a copy of a session that has come further than all that are kept.
  mutating func append(_ session: Session) {
    sessions.append(session)
    guard sessions.count > limit else { return }
    spacing = max(CheckpointStore.leastSpacing, session.machine.steps.total / limit)
    let crowded = (1..<sessions.count - 1).min { gap(around: $0) < gap(around: $1) }
    if let crowded { sessions.remove(at: crowded) }
  }

  /// Forgets the copies that have come further than a session.
  mutating func remove(after session: Session) {
    while sessions.count > 1, sessions[sessions.count - 1].hasComeFurther(than: session) { sessions.removeLast() }
  }

  private func steps(at index: Int) -> Int { sessions[index].machine.steps.total }

  private func gap(around index: Int) -> Int { steps(at: index + 1) - steps(at: index - 1) }
}

extension Session {
  fileprivate func hasComeFurther(than other: Session) -> Bool {
    now > other.now || journal.entries.count > other.journal.entries.count
  }
}
