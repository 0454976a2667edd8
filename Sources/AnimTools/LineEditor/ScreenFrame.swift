import AnimLanguage

/// What is to be seen: rows of a screen, and the cursor.
struct ScreenFrame: Hashable, Sendable {
  /// A piece of a row in one style.
  struct Run: Hashable, Sendable {
    var text: String
    var style: TextStyle
  }

  struct Row: Hashable, Sendable {
    var runs: [Run] = []
    /// How many cells it takes.
    var cells = 0
  }

  /// At least one.
  var rows: [Row] = [Row()]
  var cursorRow = 0
  var cursorColumn = 0

  /// As many rows around the cursor as fit, as many as possible of those below it.
  func cropped(to count: Int) -> ScreenFrame {
    guard rows.count > max(count, 1) else { return self }
    let first = min(cursorRow, rows.count - max(count, 1))
    return ScreenFrame(
      rows: Array(rows[first..<first + max(count, 1)]), cursorRow: cursorRow - first, cursorColumn: cursorColumn)
  }
}

/// Fills rows with text, which goes on in the next row where one is full.
struct ScreenFrameBuilder {
  private(set) var frame = ScreenFrame()
  private let columns: Int

  init(columns: Int) {
    self.columns = max(columns, 1)
  }

  private var column: Int { frame.rows[frame.rows.count - 1].cells }

  /// Adds one character as it can be shown.
  ///
  /// - Parameter lineColumn: the cells of the line before it, which tabs go by.
  /// - Returns: the cells that it takes.
  @discardableResult
  mutating func add(_ character: Character, _ style: TextStyle, lineColumn: Int = 0) -> Int {
    if character == "\t" {
      let width = DisplayWidth.tabWidth - lineColumn % DisplayWidth.tabWidth
      for _ in 0..<width { append(" ", cells: 1, style) }
      return width
    }
    let text = DisplayWidth.expanded(String(character))
    let width = DisplayWidth.cells(of: text)
    append(text, cells: width, style)
    return width
  }

  mutating func add(_ text: String, _ style: TextStyle) {
    for character in text { add(character, style) }
  }

  mutating func beginRow() { frame.rows.append(ScreenFrame.Row()) }

  /// Puts the cursor where the next character would go.
  mutating func placeCursor() {
    if column >= columns { beginRow() }
    frame.cursorRow = frame.rows.count - 1
    frame.cursorColumn = column
  }

  private mutating func append(_ text: String, cells: Int, _ style: TextStyle) {
    if column + cells > columns, column > 0 { beginRow() }
    let row = frame.rows.count - 1
    let run = frame.rows[row].runs.count - 1
    if run >= 0, frame.rows[row].runs[run].style == style {
      frame.rows[row].runs[run].text += text
    } else {
      frame.rows[row].runs.append(ScreenFrame.Run(text: text, style: style))
    }
    frame.rows[row].cells += cells
  }
}
