import AnimEngine

/// What the host has said to calls that waited, for an edited script that may make them at other instants.
struct KnownAnswers {
  private struct Known {
    /// The number of the answer's entry in the journal.
    let position: Int
    /// When the call was made.
    let asked: MediaTime
    /// How long the host took.
    let delay: MediaTime
    let outcome: HostAnswer.Outcome
  }

  private let entries: [Journal.Entry]
  /// Those that nobody has asked for yet. Looked up, never iterated.
  private var answers: [HostCallID: Known] = [:]

  init(_ journal: Journal) {
    entries = journal.entries
    for (position, entry) in journal.entries.enumerated() {
      guard case .answer(let answer, let asked) = entry.input else { continue }
      answers[answer.call] = Known(
        position: position, asked: asked, delay: entry.instant - asked, outcome: answer.outcome)
    }
  }

  var isEmpty: Bool { answers.isEmpty }

  /// The entries of the answers that nobody has asked for.
  var unused: [Journal.Entry] {
    entries.filter { entry in
      if case .answer(let answer, _) = entry.input { answers[answer.call] != nil } else { false }
    }
  }

  /// Of calls that wait the one whose answer comes next, and when: after the time that the host took. Calls at their old
  /// instants have to wait for their place in the journal, as long as that is to come.
  ///
  /// - Parameter count: how many entries of the journal are done.
  func next(for calls: [PendingHostCall], after count: Int) -> (call: HostCallID, instant: MediaTime)? {
    var next: (call: HostCallID, instant: MediaTime)?
    for call in calls {
      guard let known = answers[call.id], known.asked != call.instant || known.position < count else { continue }
      let instant = call.instant + known.delay
      if next.map({ instant < $0.instant }) ?? true { next = (call.id, instant) }
    }
    return next
  }

  mutating func take(_ call: HostCallID) -> HostAnswer.Outcome? { answers.removeValue(forKey: call)?.outcome }
}
