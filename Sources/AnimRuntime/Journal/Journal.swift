import AnimEngine

/// What came to a run from outside, in order. With the options of the run it is all that the run depends on: who does
/// the same at the same instants has the same run.
public struct Journal: Hashable, Sendable {
  /// Something that came, and when.
  public struct Entry: Hashable, Sendable {
    /// When it came.
    public var instant: MediaTime
    /// What came.
    public var input: SessionInput

    /// An entry of an instant.
    public init(instant: MediaTime, input: SessionInput) {
      self.instant = instant
      self.input = input
    }
  }

  /// In the order in which they came; instants never go back.
  public private(set) var entries: [Entry] = []

  /// An empty journal.
  public init() {}

  /// The events that were sent, in order.
  public var events: [SentEvent] {
    entries.compactMap { entry in if case .event(let event) = entry.input { event } else { nil } }
  }

  mutating func append(_ input: SessionInput, at instant: MediaTime) {
    entries.append(Entry(instant: instant, input: input))
  }

  mutating func removeLast() { _ = entries.popLast() }

  /// The journal as far as it was after so many entries.
  func prefix(_ count: Int) -> Journal {
    var journal = Journal()
    journal.entries = Array(entries.prefix(count))
    return journal
  }
}
