import AnimLanguage

/// Edits one entry: keys in, a state to draw out. It knows no terminal.
struct LineEditor {
  /// What its owner has to do after a key.
  enum Effect: Hashable, Sendable {
    case none
    /// The entry is done.
    case submit
    /// Ctrl-C: the entry that was there is given up.
    case abandon
    /// Ctrl-C while there is no entry.
    case interrupt
    /// Ctrl-D while there is no entry.
    case end
    case clearScreen
    case suspend
  }

  /// What a reader lends for a key: it belongs to the session, not to the entry.
  struct Services {
    /// Earlier entries, the oldest first.
    var history: [String] = []
    /// What may stand at an offset of a text's UTF-8.
    var completions: (String, Int) -> CompletionList = { _, _ in CompletionList() }
    /// Whether the rest of an earlier entry is shown behind what is typed.
    var suggestsHistory = false
  }

  var buffer = EditBuffer()
  var killRing = KillRing()
  var undoStack = UndoStack()
  /// The list that a second Tab shows.
  var menu: CompletionList?
  var search: ReverseSearch?
  var recall = HistoryRecall()
  /// What the last key did, for those that go on with it.
  var lastAction = Action.other
  /// The cell that the cursor keeps to while it goes up and down.
  var column: Int?

  /// What a key did.
  enum Action: Hashable, Sendable {
    case other, kill
    case yank(Range<Int>)
    case complete
    /// Goes up or down in the entry.
    case vertical
    /// Shows an earlier entry.
    case recall
  }

  init(killRing: KillRing = KillRing()) {
    self.killRing = killRing
  }

  /// Takes a key.
  mutating func handle(_ key: Key, _ services: Services) -> Effect {
    menu = nil
    if search != nil, let effect = handleInSearch(key, services) { return effect }
    return handleEditing(key, services)
  }

  private mutating func handleEditing(_ key: Key, _ services: Services) -> Effect {
    let before = buffer
    let previous = lastAction
    lastAction = .other
    let effect = perform(key, previous, services)
    if buffer.characters != before.characters {
      if lastAction != .recall { recall.stop() }
    } else if buffer.cursor != before.cursor {
      undoStack.endTyping()
    }
    if lastAction != .vertical { column = nil }
    return effect
  }

  // MARK: Keys

  private mutating func perform(_ key: Key, _ previous: Action, _ services: Services) -> Effect {
    switch (key.symbol, key.modifiers) {
    case (.paste(let bytes), _): edit { $0.insert(String(decoding: bytes, as: UTF8.self)) }
    case (.enter, []): return enter()
    case (.enter, _): insertLine()
    case (.tab, []): complete(isSecond: previous == .complete, services)
    case (.backspace, []), (.backspace, .shift): edit { $0.remove(max($0.cursor - 1, 0)..<$0.cursor) }
    case (.backspace, _): kill(from: buffer.wordStart(before: buffer.cursor), .backward, previous)
    case (.delete, []): deleteForward()
    case (.delete, _): kill(to: buffer.wordEnd(after: buffer.cursor), .forward, previous)
    case (.left, []): move(to: buffer.cursor - 1)
    case (.right, []): moveRightOrAccept(services)
    case (.left, _): move(to: buffer.wordStart(before: buffer.cursor))
    case (.right, _): move(to: buffer.wordEnd(after: buffer.cursor))
    case (.home, []): move(to: buffer.lineStart(of: buffer.cursor))
    case (.end, []): moveToEndOrAccept(services)
    case (.home, _): move(to: 0)
    case (.end, _): move(to: buffer.characters.count)
    case (.up, []): moveUp(previous, services)
    case (.down, []): moveDown(previous, services)
    case (.pageUp, _): show(recall.oldest(services.history, draft: buffer))
    case (.pageDown, _): show(recall.latest())
    case (.character(let scalar), .control): return performControl(scalar, previous, services)
    case (.character(let scalar), let modifiers) where modifiers.contains(.alt):
      performAlt(scalar, previous, services)
    case (.character(let scalar), _): type(scalar)
    default: break
    }
    return .none
  }

  private mutating func performControl(_ letter: Unicode.Scalar, _ previous: Action, _ services: Services) -> Effect {
    switch letter {
    case "a": move(to: buffer.lineStart(of: buffer.cursor))
    case "b": move(to: buffer.cursor - 1)
    case "c": return abandon()
    case "d":
      if buffer.isEmpty { return .end }
      deleteForward()
    case "e": moveToEndOrAccept(services)
    case "f": moveRightOrAccept(services)
    case "k": killLineEnd(previous)
    case "l": return .clearScreen
    case "n": moveDown(previous, services)
    case "p": moveUp(previous, services)
    case "r": search = ReverseSearch(draft: buffer)
    case "t": transpose()
    case "u": kill(from: buffer.lineStart(of: buffer.cursor), .backward, previous)
    case "w": kill(from: buffer.chunkStart(before: buffer.cursor), .backward, previous)
    case "y": yank()
    case "z": return .suspend
    case "_", "/": if let earlier = undoStack.undo() { buffer = earlier }
    default: break
    }
    return .none
  }

  private mutating func performAlt(_ letter: Unicode.Scalar, _ previous: Action, _ services: Services) {
    switch letter {
    case "b": move(to: buffer.wordStart(before: buffer.cursor))
    case "f": move(to: buffer.wordEnd(after: buffer.cursor))
    case "d": kill(to: buffer.wordEnd(after: buffer.cursor), .forward, previous)
    case "y": if case .yank(let range) = previous { yankEarlier(range) }
    case "<": show(recall.oldest(services.history, draft: buffer))
    case ">": show(recall.latest())
    default: break
    }
  }
}
