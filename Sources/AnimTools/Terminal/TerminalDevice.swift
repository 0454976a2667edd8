/// What a terminal is, to an editor: where keys come from and where it draws.
protocol TerminalDevice {
  /// How many columns and rows it has now.
  var size: TerminalSize { get }

  /// Makes it ready for editing: every key is told at once, and nothing is echoed.
  mutating func begin()

  /// Makes it again what it was before ``begin()``.
  mutating func end()

  /// Waits for something to happen.
  ///
  /// - Parameter timeout: the longest to wait, in milliseconds; nil for ever.
  mutating func nextEvent(timeout: Int32?) -> TerminalEvent

  mutating func write(_ bytes: [UInt8])

  /// Stops the process, as Ctrl-Z does, until somebody continues it.
  mutating func suspend()
}

/// Columns and rows.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

/// What happened at a terminal.
enum TerminalEvent: Hashable, Sendable {
  case input([UInt8])
  case resized
  /// The process goes on after it was stopped; others may have used the terminal meanwhile.
  case continued
  case timeout
  /// Nothing will ever come again.
  case end
}
