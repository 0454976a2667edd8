/// Goes through earlier entries, and keeps what was typed before.
struct HistoryRecall: Hashable, Sendable {
  /// The index of the entry that is shown; nil while none is.
  private var index: Int?
  /// What was typed before the first was shown.
  private var draft = EditBuffer()

  /// Ends it: what is shown is now what is typed.
  mutating func stop() { index = nil }

  /// The entry before the one that is shown.
  mutating func older(_ history: [String], draft: EditBuffer) -> EditBuffer? {
    show(min(index ?? history.count, history.count) - 1, history, draft: draft)
  }

  mutating func oldest(_ history: [String], draft: EditBuffer) -> EditBuffer? { show(0, history, draft: draft) }

  /// The entry after the one that is shown; after the last one what was typed.
  mutating func newer(_ history: [String]) -> EditBuffer? {
    guard let index else { return nil }
    return index + 1 < history.count ? show(index + 1, history, draft: draft) : latest()
  }

  /// What was typed.
  mutating func latest() -> EditBuffer? {
    guard index != nil else { return nil }
    index = nil
    return draft
  }

  private mutating func show(_ index: Int, _ history: [String], draft: EditBuffer) -> EditBuffer? {
    guard history.indices.contains(index) else { return nil }
    if self.index == nil { self.draft = draft }
    self.index = index
    return EditBuffer(history[index])
  }
}
