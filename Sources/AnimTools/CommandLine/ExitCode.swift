/// How a command ended; the numbers are those of `sysexits.h`, `timeout` and the shell.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  /// A test of a script failed, or a file is not in the form that was asked for.
  case testFailure = 1
  /// The command line itself is wrong.
  case usage = 64
  /// A script has a mistake, or failed while it ran.
  case scriptError = 65
  /// A file cannot be read.
  case noInput = 66
  /// The tool is at fault.
  case internalError = 70
  /// Output cannot be written.
  case inputOutput = 74
  /// The script ran for longer than it may.
  case timeLimit = 124
  /// Ctrl-C ended it.
  case interrupted = 130

  /// The worse of two, when several files are worked on: a file that cannot be read outweighs a wrong script.
  func merged(with other: ExitCode) -> ExitCode {
    rawValue >= other.rawValue ? self : other
  }
}
