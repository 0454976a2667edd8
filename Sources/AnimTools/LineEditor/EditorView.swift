import AnimLanguage

/// How an editor looks: its state and a size in, a frame out.
struct EditorView {
  /// What stands before the first line.
  var prompt: String
  /// Whether parts of an entry are told apart by their style.
  var isStyled: Bool

  /// The frame of an editor.
  ///
  /// - Parameters:
  ///   - suggestion: what an earlier entry goes on with.
  ///   - isDone: whether the entry is given in, so that only its text is left to see, and the cursor goes to its end.
  func frame(_ editor: LineEditor, suggestion: String? = nil, size: TerminalSize, isDone: Bool = false) -> ScreenFrame {
    var builder = ScreenFrameBuilder(columns: size.columns)
    builder.add(prompt, isStyled ? .prompt : .plain)
    addEntry(editor, to: &builder, size.columns, isDone: isDone)
    if isDone {
      builder.placeCursor()
      return builder.frame
    }
    if let suggestion { addSuggestion(suggestion, to: &builder) }
    if let search = editor.search { addSearch(search, to: &builder) }
    if let menu = editor.menu { addMenu(menu, to: &builder, size) }
    return builder.frame.cropped(to: size.rows)
  }

  // MARK: The entry

  private func addEntry(_ editor: LineEditor, to builder: inout ScreenFrameBuilder, _ columns: Int, isDone: Bool) {
    let text = editor.buffer.text
    let styles = isStyled ? styles(of: text, cursor: isDone ? nil : editor.buffer.cursorOffset) : []
    let continuations = continuations(of: text, columns)
    var line = 0
    var lineColumn = 0
    var offset = 0
    for (index, character) in editor.buffer.characters.enumerated() {
      if index == editor.buffer.cursor, !isDone { builder.placeCursor() }
      if character == "\n" {
        builder.beginRow()
        builder.add(continuations[line], isStyled ? .continuation : .plain)
        line += 1
        lineColumn = 0
      } else {
        lineColumn += builder.add(character, isStyled ? styles[offset] : .plain, lineColumn: lineColumn)
      }
      offset += character.utf8.count
    }
    if editor.buffer.isCursorAtEnd, !isDone { builder.placeCursor() }
  }

  /// The style of the character that begins at each byte.
  private func styles(of text: String, cursor: Int?) -> [TextStyle] {
    var styles = [TextStyle](repeating: .plain, count: text.utf8.count)
    let highlighter = Highlighter(text)
    for highlight in highlighter.highlights {
      for index in highlight.range.clamped(to: styles.indices) { styles[index] = .highlight(highlight.kind) }
    }
    for bracket in cursor.map(highlighter.brackets) ?? [] {
      for index in bracket.clamped(to: styles.indices) { styles[index] = .bracket }
    }
    return styles
  }

  /// What stands before each line after the first: what is open there, as wide as the prompt.
  private func continuations(of text: String, _ columns: Int) -> [String] {
    let width = DisplayWidth.cells(of: prompt)
    guard width < columns else { return EntryStatus.openConstructs(ofLinesAfterFirst: text).map { _ in "" } }
    return EntryStatus.openConstructs(ofLinesAfterFirst: text).map { construct in
      (construct ?? "").fitted(to: width - 2, isRight: true) + "· ".suffix(width)
    }
  }

  // MARK: What goes with it

  private func addSuggestion(_ suggestion: String, to builder: inout ScreenFrameBuilder) {
    let line = suggestion.prefix { $0 != "\n" }
    builder.add(String(line) + (line.count < suggestion.count ? "…" : ""), .suggestion)
  }

  private func addSearch(_ search: ReverseSearch, to builder: inout ScreenFrameBuilder) {
    builder.beginRow()
    builder.add(search.hasFailed ? "no entry has: " : "search: ", isStyled ? .listDetail : .plain)
    builder.add(search.text, isStyled ? .listName : .plain)
  }

  private func addMenu(_ menu: CompletionList, to builder: inout ScreenFrameBuilder, _ size: TerminalSize) {
    let room = max(size.rows - builder.frame.rows.count - 1, 1)
    let isCut = menu.candidates.count > room
    let shown = menu.candidates.prefix(isCut ? max(room - 1, 1) : room)
    let nameWidth = min(shown.reduce(0) { max($0, DisplayWidth.cells(of: $1.text)) }, size.columns / 2)
    let detailWidth = min(shown.reduce(0) { max($0, DisplayWidth.cells(of: $1.detail)) }, size.columns / 3)
    for candidate in shown {
      builder.beginRow()
      builder.add(candidate.text.fitted(to: nameWidth) + "  ", isStyled ? .listName : .plain)
      let detail = candidate.detail.fitted(to: detailWidth) + "  "
      let rest = max(size.columns - nameWidth - detailWidth - 5, 0)
      builder.add(
        (detail + candidate.help.fitted(to: rest)).fitted(to: max(size.columns - nameWidth - 3, 0)).withoutSpacesAtEnd,
        isStyled ? .listDetail : .plain)
    }
    if isCut {
      builder.beginRow()
      builder.add("… \(menu.candidates.count - shown.count) more", isStyled ? .listDetail : .plain)
    }
  }
}

extension String {
  /// The text in so many cells: cut with `…`, or filled with spaces.
  fileprivate func fitted(to width: Int, isRight: Bool = false) -> String {
    let text = DisplayWidth.expanded(self)
    let isCut = DisplayWidth.cells(of: text) > width
    var result = ""
    var cells = 0
    for character in text {
      cells += DisplayWidth.cells(of: String(character))
      if cells > (isCut ? width - 1 : width) { break }
      result.append(character)
    }
    if isCut, width > 0 { result += "…" }
    let space = String(repeating: " ", count: max(width - DisplayWidth.cells(of: result), 0))
    return isRight ? space + result : result + space
  }

  fileprivate var withoutSpacesAtEnd: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
