/// What an entry looked like before each change.
struct UndoStack: Hashable, Sendable {
  private var earlier: [EditBuffer] = []
  /// Whether the last change was the typing of a character, which further typing joins.
  private var isTyping = false

  /// How many changes can be taken back.
  static let capacity = 200
  /// How many characters are kept for that.
  static let characterLimit = 1 << 20

  /// Notes a change.
  ///
  /// - Parameter isTyping: whether one character was typed. What is typed in one go is taken back in one.
  mutating func note(_ before: EditBuffer, isTyping: Bool) {
    defer { self.isTyping = isTyping }
    if isTyping, self.isTyping { return }
    earlier.append(before)
    var characters = earlier.reduce(0) { $0 + $1.characters.count }
    while earlier.count > UndoStack.capacity || characters > UndoStack.characterLimit, !earlier.isEmpty {
      characters -= earlier.removeFirst().characters.count
    }
  }

  /// Ends what is typed in one go.
  mutating func endTyping() { isTyping = false }

  /// What the entry was before the last change that has not been taken back.
  mutating func undo() -> EditBuffer? {
    isTyping = false
    return earlier.popLast()
  }
}
