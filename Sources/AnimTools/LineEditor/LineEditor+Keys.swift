/// What single keys do.
extension LineEditor {
  /// Changes the entry so that it can be taken back.
  mutating func edit(isTyping: Bool = false, _ change: (inout EditBuffer) -> Void) {
    let before = buffer
    change(&buffer)
    if buffer.characters != before.characters { undoStack.note(before, isTyping: isTyping) }
  }

  mutating func move(to place: Int) { buffer.moveCursor(to: place) }

  mutating func type(_ scalar: Unicode.Scalar) {
    edit(isTyping: true) { $0.insert(String(scalar)) }
    if ["}", ")", "]"].contains(scalar) { alignCloser() }
  }

  mutating func deleteForward() {
    edit { $0.remove($0.cursor..<min($0.cursor + 1, $0.characters.count)) }
  }

  mutating func transpose() {
    let start = buffer.lineStart(of: buffer.cursor)
    let isAtEnd = buffer.cursor == buffer.lineEnd(of: buffer.cursor)
    let second = isAtEnd ? buffer.cursor - 1 : buffer.cursor
    guard second > start else { return }
    edit {
      let pair = "\($0.characters[second])\($0.characters[second - 1])"
      $0.replace(second - 1..<second + 1, with: pair)
    }
  }

  func abandon() -> Effect { buffer.isEmpty ? .interrupt : .abandon }

  /// Goes up a line, or to an earlier entry from the first one. Once an earlier entry has come up, further keys of this
  /// kind pass over the lines of entries.
  mutating func moveUp(_ previous: Action, _ services: Services) {
    let column = column ?? buffer.cursorColumn
    if previous != .recall, let place = buffer.placeAbove(column: column) { return move(to: place, column) }
    show(recall.older(services.history, draft: buffer))
  }

  mutating func moveDown(_ previous: Action, _ services: Services) {
    let column = column ?? buffer.cursorColumn
    if previous != .recall, let place = buffer.placeBelow(column: column) { return move(to: place, column) }
    show(recall.newer(services.history))
  }

  private mutating func move(to place: Int, _ column: Int) {
    move(to: place)
    self.column = column
    lastAction = .vertical
  }

  mutating func show(_ entry: EditBuffer?) {
    if let entry { edit { $0 = entry } }
    lastAction = .recall
  }

  // MARK: Killing and yanking

  mutating func kill(from start: Int, _ direction: KillRing.Direction, _ previous: Action) {
    kill(start..<buffer.cursor, direction, previous)
  }

  mutating func kill(to end: Int, _ direction: KillRing.Direction, _ previous: Action) {
    kill(buffer.cursor..<end, direction, previous)
  }

  private mutating func kill(_ range: Range<Int>, _ direction: KillRing.Direction, _ previous: Action) {
    killRing.add(String(buffer.characters[range]), direction, joining: previous == .kill)
    edit { $0.remove(range) }
    lastAction = .kill
  }

  /// Cuts the rest of the line, or the line's end where nothing is left of it.
  mutating func killLineEnd(_ previous: Action) {
    let end = buffer.lineEnd(of: buffer.cursor)
    kill(to: end == buffer.cursor ? min(end + 1, buffer.characters.count) : end, .forward, previous)
  }

  mutating func yank() {
    guard let text = killRing.last else { return }
    let start = buffer.cursor
    edit { $0.insert(text) }
    lastAction = .yank(min(start, buffer.cursor)..<buffer.cursor)
  }

  /// Puts an earlier text in the place of the one that was just put in.
  mutating func yankEarlier(_ range: Range<Int>) {
    killRing.rotate()
    guard let text = killRing.last else { return }
    edit { $0.replace(range, with: text) }
    lastAction = .yank(min(range.lowerBound, buffer.cursor)..<buffer.cursor)
  }
}
