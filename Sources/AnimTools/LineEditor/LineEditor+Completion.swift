import AnimLanguage

extension LineEditor {
  /// Completes what is being typed: as far as all that it may become agree, and at a second Tab shows what it may
  /// become. Before the text of a line it indents.
  mutating func complete(isSecond: Bool, _ services: Services) {
    if indent() { return }
    let list = services.completions(buffer.text, buffer.cursorOffset)
    lastAction = .complete
    guard let first = list.candidates.first else { return }
    let typed = String(
      decoding: buffer.text.utf8.dropFirst(list.range.lowerBound).prefix(list.range.count), as: UTF8.self)
    let common = list.candidates.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
    if common.utf8.count > typed.utf8.count {
      let start = buffer.cursor - typed.count
      edit { $0.replace(start..<$0.cursor, with: common) }
    } else if isSecond {
      menu = list
    }
  }

  /// Indents a line on which nothing stands before the cursor; false if it is indented enough.
  private mutating func indent() -> Bool {
    let start = buffer.lineStart(of: buffer.cursor)
    guard start > 0, buffer.characters[start..<buffer.cursor].allSatisfy({ $0 == " " }) else { return false }
    let wanted = EntryStatus(of: String(buffer.characters[..<start])).indentation
    let missing = wanted - (buffer.cursor - start)
    if missing > 0 { edit { $0.insert(String(repeating: " ", count: missing)) } }
    return missing > 0
  }

  /// What the newest earlier entry that begins with the whole text goes on with.
  func suggestion(_ services: Services) -> String? {
    guard services.suggestsHistory, search == nil, !buffer.isEmpty, buffer.isCursorAtEnd else { return nil }
    let text = buffer.text
    let entry = services.history.last { $0.utf8.count > text.utf8.count && $0.hasPrefix(text) }
    return entry.map { String($0.dropFirst(text.count)) }
  }

  mutating func moveRightOrAccept(_ services: Services) {
    if let suggestion = suggestion(services) { return edit { $0.insert(suggestion) } }
    move(to: buffer.cursor + 1)
  }

  mutating func moveToEndOrAccept(_ services: Services) {
    if let suggestion = suggestion(services) { return edit { $0.insert(suggestion) } }
    move(to: buffer.lineEnd(of: buffer.cursor))
  }
}

extension String {
  /// The characters with which both texts begin.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
