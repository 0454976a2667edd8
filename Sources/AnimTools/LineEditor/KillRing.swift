/// The texts that were cut, to be put in again.
struct KillRing: Hashable, Sendable {
  private var texts: [String] = []

  /// How many are kept.
  static let capacity = 32

  /// On which side of the text that was cut just before another one lies.
  enum Direction: Hashable, Sendable { case forward, backward }

  /// Keeps a text.
  ///
  /// - Parameter joining: whether it was cut right after the last one, and makes one text with it.
  mutating func add(_ text: String, _ direction: Direction, joining: Bool) {
    guard !text.isEmpty else { return }
    if joining, let last = texts.popLast() {
      texts.append(direction == .forward ? last + text : text + last)
    } else {
      texts.append(text)
    }
    if texts.count > KillRing.capacity { texts.removeFirst() }
  }

  /// The text that was cut last.
  var last: String? { texts.last }

  /// Makes the text before the last one the last.
  mutating func rotate() {
    if let text = texts.popLast() { texts.insert(text, at: 0) }
  }
}
