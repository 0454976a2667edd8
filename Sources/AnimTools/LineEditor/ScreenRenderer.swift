/// Brings frames to a terminal, one over the other: a frame in, the bytes to write out.
///
/// It uses what every terminal of the last decades knows: carriage return, line feed, moving by cells, erasing to the
/// end of the line or screen, and styles. Where on the screen the frame lies it need not know.
struct ScreenRenderer {
  /// What is on the screen.
  private var drawn: ScreenFrame?
  private var columns: Int
  private var bytes: [UInt8] = []

  init(columns: Int) {
    self.columns = max(columns, 1)
  }

  /// The bytes that turn what is on the screen into a frame. Rows that stay as they are are not written again.
  mutating func draw(_ frame: ScreenFrame) -> [UInt8] {
    let old = drawn?.rows ?? []
    moveUp(drawn?.cursorRow ?? 0)
    put("\r")
    for (index, row) in frame.rows.enumerated() {
      if index > 0 { put("\r\n") }
      if index >= old.count || old[index] != row { draw(row) }
    }
    if old.count > frame.rows.count {
      // After a full row the cursor is still on its last cell, which must not be erased.
      put("\r\n\u{1b}[J\u{1b}[A")
    }
    moveUp(frame.rows.count - 1 - frame.cursorRow)
    put("\r")
    if frame.cursorColumn > 0 { put("\u{1b}[\(frame.cursorColumn)C") }
    drawn = frame
    return take()
  }

  /// The bytes that show a frame for good, and take the cursor to the row below.
  mutating func finish(_ frame: ScreenFrame) -> [UInt8] {
    let drawing = draw(frame)
    moveDown(frame.rows.count - 1 - frame.cursorRow)
    put("\r\n")
    drawn = nil
    return drawing + take()
  }

  /// The bytes that erase the screen.
  mutating func clearScreen() -> [UInt8] {
    put("\u{1b}[H\u{1b}[2J")
    drawn = nil
    return take()
  }

  /// Forgets what was drawn: something else has been written since.
  mutating func forget() { drawn = nil }

  /// The bytes that erase what was drawn after the width has changed. Rows that no longer fit have been broken by the
  /// terminal.
  mutating func resize(columns: Int) -> [UInt8] {
    self.columns = max(columns, 1)
    guard let drawn else { return [] }
    let above = drawn.rows[..<drawn.cursorRow].reduce(0) { $0 + max(($1.cells + self.columns - 1) / self.columns, 1) }
    moveUp(above + drawn.cursorColumn / self.columns)
    put("\r\u{1b}[J")
    self.drawn = nil
    return take()
  }

  // MARK: Writing

  private mutating func draw(_ row: ScreenFrame.Row) {
    for run in row.runs {
      if run.style == .plain {
        put(run.text)
      } else {
        put("\u{1b}[\(run.style.parameters)m\(run.text)\u{1b}[0m")
      }
    }
    if row.cells < columns { put("\u{1b}[K") }
  }

  private mutating func moveUp(_ count: Int) {
    if count > 0 { put("\u{1b}[\(count)A") }
  }

  private mutating func moveDown(_ count: Int) {
    if count > 0 { put("\u{1b}[\(count)B") }
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
