import AnimEngine
import AnimRuntime

/// The entries that were kept, each with the session before and after it: what undo goes back to.
struct EntryLog {
  struct Entry {
    /// From 1; its value is known as `_1`.
    var number: Int
    var text: String
    /// The file that it was loaded from.
    var path: String?
    var instant: MediaTime
    /// Whether it had a value.
    var hasValue: Bool
    /// The entry before it whose value `_` was then.
    var lastValueNumber: Int?
    var before: SessionHistory
    var after: SessionHistory
  }

  /// All entries, those that were undone last.
  private(set) var entries: [Entry] = []
  /// How many of them count.
  private(set) var count = 0

  /// The entries that count.
  var kept: ArraySlice<Entry> { entries.prefix(count) }
  /// The entries that were undone and can be redone.
  var undone: ArraySlice<Entry> { entries.dropFirst(count) }
  /// The number of the next entry.
  var nextNumber: Int { count + 1 }

  /// The last entry that had a value.
  var lastValueNumber: Int? { kept.last { $0.hasValue }?.number }

  /// Adds an entry; what was undone is forgotten.
  mutating func append(_ entry: Entry) {
    entries = kept + [entry]
    count += 1
  }

  /// Lets only so many entries count.
  mutating func setCount(_ count: Int) {
    self.count = min(max(count, 0), entries.count)
  }
}
