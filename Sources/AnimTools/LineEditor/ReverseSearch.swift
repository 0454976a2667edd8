/// A search through earlier entries, newest first, that shows what it finds while its text is typed.
struct ReverseSearch: Hashable, Sendable {
  /// What is looked for.
  var text = ""
  /// The entry that was found, as an index of the history.
  var match: Int?
  /// Whether nothing older has the text.
  var hasFailed = false
  /// What was typed before the search.
  let draft: EditBuffer

  init(draft: EditBuffer) {
    self.draft = draft
  }
}

extension LineEditor {
  /// Takes a key while a search lasts; nil if it ends the search and is a key like others.
  mutating func handleInSearch(_ key: Key, _ services: Services) -> Effect? {
    switch (key.symbol, key.modifiers) {
    case (.character("r"), .control): find(olderThan: search?.match, services)
    case (.character("s"), .control): find(newerThan: search?.match, services)
    case (.character("g"), .control), (.character("c"), .control), (.escape, _):
      if let draft = search?.draft { buffer = draft }
      search = nil
    case (.backspace, _):
      if let text = search?.text { search?.text = String(text.dropLast()) }
      find(olderThan: nil, services)
    case (.character(let scalar), let modifiers) where modifiers.isDisjoint(with: [.control, .alt]):
      search?.text.unicodeScalars.append(scalar)
      find(olderThan: search?.match.map { $0 + 1 }, services)
    default:
      endSearch()
      return nil
    }
    return Effect.none
  }

  private mutating func endSearch() {
    if let search, search.draft.characters != buffer.characters { undoStack.note(search.draft, isTyping: false) }
    search = nil
  }

  /// Looks for the newest entry with the text that is older than one.
  private mutating func find(olderThan index: Int?, _ services: Services) {
    guard let text = search?.text, !text.isEmpty else { return }
    let end = min(index ?? services.history.count, services.history.count)
    show(services.history[..<end].lastIndex { $0.contains(text) }, services)
  }

  /// Looks for the oldest entry with the text that is newer than one.
  private mutating func find(newerThan index: Int?, _ services: Services) {
    guard let text = search?.text, let index else { return }
    show(services.history.indices.first { $0 > index && services.history[$0].contains(text) }, services)
  }

  private mutating func show(_ match: Int?, _ services: Services) {
    search?.hasFailed = match == nil
    guard let match, let text = search?.text else { return }
    search?.match = match
    buffer = EditBuffer(services.history[match])
    if let place = buffer.place(of: text) { buffer.moveCursor(to: place) }
  }
}

extension String {
  /// Whether a text occurs in it, byte by byte.
  fileprivate func contains(_ text: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard wanted.count <= bytes.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}

extension EditBuffer {
  /// Where the last occurrence of a text begins.
  fileprivate func place(of text: String) -> Int? {
    let wanted = Array(text)
    guard wanted.count <= characters.count else { return nil }
    return (0...(characters.count - wanted.count)).last { characters[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
