import AnimLanguage

extension LineEditor {
  /// Ends the entry if the parser can do something with it, and else its line. Two blank lines end it in any case.
  mutating func enter() -> Effect {
    if buffer.text.isPromptCommand || buffer.text.allSatisfy(\.isWhitespace) { return .submit }
    guard EntryStatus(of: buffer.text).completeness == .incomplete, !endsWithBlankLines else {
      return .submit
    }
    insertLine()
    return .none
  }

  /// Whether the cursor is at the end, on the second of two blank lines.
  private var endsWithBlankLines: Bool {
    guard buffer.isCursorAtEnd else { return false }
    let lines = buffer.text.split(separator: "\n", omittingEmptySubsequences: false).suffix(2)
    return buffer.lineCount > 2 && lines.allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }

  /// Begins a line, indented as what is open wants it. A closing bracket behind the cursor goes to a line of its own.
  mutating func insertLine() {
    let status = EntryStatus(of: buffer.textBeforeCursor)
    let indentation = String(repeating: " ", count: status.indentation)
    edit { buffer in
      // White space that would be left at the end of the line is taken away.
      var start = buffer.cursor
      while start > 0, buffer.characters[start - 1] == " " { start -= 1 }
      let isBlank = start == buffer.lineStart(of: buffer.cursor)
      buffer.replace((isBlank ? start : buffer.cursor)..<buffer.cursor, with: "\n" + indentation)
    }
  }

  /// Moves a bracket that was typed as the first of its line to where the line begins that it closes.
  mutating func alignCloser() {
    let closer = buffer.cursor - 1
    let start = buffer.lineStart(of: closer)
    guard start > 0, start < closer, buffer.characters[start..<closer].allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return
    }
    let before = String(buffer.characters[..<start])
    guard let indentation = EntryStatus(of: before).openerIndentation else { return }
    buffer.replace(start..<closer, with: String(repeating: " ", count: indentation))
    buffer.moveCursor(to: buffer.cursor + 1)
  }
}
