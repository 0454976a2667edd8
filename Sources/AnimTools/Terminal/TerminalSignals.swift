#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Follows signals while a terminal is raw: tells of new sizes, and restores the terminal if one ends the process.
struct TerminalSignals {
  /// The mode that the terminal had before.
  let savedMode: termios
  /// The end of a pipe that gives the number of each signal that is only told of.
  let notices: Int32

  private let previous: [(signal: Int32, handler: SignalHandler?)]

  #if canImport(Darwin)
    private typealias SignalHandler = sig_t
  #else
    private typealias SignalHandler = @convention(c) (Int32) -> Void
  #endif

  private static let told = [SIGWINCH, SIGCONT]
  private static let ending = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE,
  ]

  /// Begins to follow signals; nil if the input is no terminal after all.
  init?(input: Int32, output: Int32) {
    var mode = termios()
    guard tcgetattr(input, &mode) == 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    savedMode = mode
    notices = ends[0]
    sharedWithHandlers.initialize(
      to: SharedWithHandlers(input: input, output: output, savedMode: mode, notices: ends[1]))
    previous =
      TerminalSignals.told.map { ($0, signal($0, tell)) }
      + TerminalSignals.ending.map { ($0, signal($0, restoreAndEnd)) }
  }

  /// Gives signals their former meaning.
  func stop() {
    for (number, handler) in previous { signal(number, handler) }
    close(sharedWithHandlers.pointee.notices)
    close(notices)
  }
}

/// What a handler needs to know.
private struct SharedWithHandlers {
  let input: Int32
  let output: Int32
  let savedMode: termios
  /// Where to write the number of a signal.
  let notices: Int32
  /// Leaves bracketed paste and styles, shows the cursor and begins a line.
  let restoringSequence: StaticString = "\u{1b}[?2004l\u{1b}[?25h\u{1b}[0m\r\n"
}

/// The one thing that is global: the system calls a handler with nothing but a number, and a handler may neither
/// allocate nor wait. It is written before handlers are there, and only read while they are.
nonisolated(unsafe) private let sharedWithHandlers = UnsafeMutablePointer<SharedWithHandlers>.allocate(capacity: 1)

private func tell(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(sharedWithHandlers.pointee.notices, &byte, 1)
  errno = code
}

private func restoreAndEnd(_ number: Int32) {
  var mode = sharedWithHandlers.pointee.savedMode
  let sequence = sharedWithHandlers.pointee.restoringSequence
  _ = write(sharedWithHandlers.pointee.output, sequence.utf8Start, sequence.utf8CodeUnitCount)
  tcsetattr(sharedWithHandlers.pointee.input, TCSANOW, &mode)
  signal(number, SIG_DFL)
  raise(number)
}
