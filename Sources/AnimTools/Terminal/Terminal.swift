#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal that a process runs in.
///
/// It is raw only between ``begin()`` and ``end()``. Meanwhile signals are followed, so that it is restored whatever
/// ends the process, see ``TerminalSignals``.
struct Terminal: TerminalDevice {
  private let input: Int32
  private let output: Int32
  private var signals: TerminalSignals?

  /// What is shown where the system does not know the size.
  private static let usualSize = TerminalSize(columns: 80, rows: 24)
  private static let chunkSize = 4096

  private static let bracketedPasteOn = Array("\u{1b}[?2004h".utf8)
  private static let bracketedPasteOff = Array("\u{1b}[?2004l".utf8)

  /// The terminal behind two descriptors; nil if they are none, or one that cannot move its cursor.
  ///
  /// - Parameter type: what `TERM` says.
  init?(input: Int32, output: Int32, type: String?) {
    guard SystemCalls.isTerminal(input), SystemCalls.isTerminal(output), let type, !type.isEmpty, type != "dumb"
    else { return nil }
    self.input = input
    self.output = output
  }

  var size: TerminalSize { SystemCalls.windowSize(of: output) ?? Terminal.usualSize }

  mutating func begin() {
    guard signals == nil else { return }
    signals = TerminalSignals(input: input, output: output)
    guard let signals else { return }
    var raw = signals.savedMode
    cfmakeraw(&raw)
    tcsetattr(input, TCSADRAIN, &raw)
    write(Terminal.bracketedPasteOn)
  }

  mutating func end() {
    guard let signals else { return }
    write(Terminal.bracketedPasteOff)
    var saved = signals.savedMode
    tcsetattr(input, TCSADRAIN, &saved)
    signals.stop()
    self.signals = nil
  }

  mutating func nextEvent(timeout: Int32?) -> TerminalEvent {
    var sources = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals?.notices ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&sources, nfds_t(sources.count), timeout ?? -1)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return .end }
      if count == 0 { return .timeout }
      if sources[1].revents & Int16(POLLIN) != 0, let notice = SystemCalls.readSome(from: sources[1].fd, atMost: 1) {
        return notice.first == UInt8(SIGCONT) ? .continued : .resized
      }
      guard let bytes = SystemCalls.readSome(from: input, atMost: Terminal.chunkSize), !bytes.isEmpty else {
        return .end
      }
      return .input(bytes)
    }
  }

  mutating func write(_ bytes: [UInt8]) { _ = SystemCalls.write(bytes, to: output) }

  mutating func suspend() {
    end()
    kill(0, SIGTSTP)
    begin()
  }
}
