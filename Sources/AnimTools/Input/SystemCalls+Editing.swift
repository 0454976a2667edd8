#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemCalls {
  /// Lets a person change a text in the editor that `VISUAL` or `EDITOR` names, and waits until it is closed.
  ///
  /// - Returns: the text as it was left; nil if the editor could not be started, or failed.
  static func edit(_ text: String) throws(FileError) -> String? {
    let folder = variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let ending = ".anim"
    var template = Array("\(folder)/entry-XXXXXX\(ending)".utf8CString)
    let descriptor = mkstemps(&template, Int32(ending.utf8.count))
    guard descriptor >= 0 else { throw FileError(code: errno) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let isWritten = write(Array(text.utf8), to: descriptor)
    close(descriptor)
    guard isWritten else { throw FileError(code: errno) }
    guard runShell("${VISUAL:-${EDITOR:-vi}} \"$1\"", argument: path) else { return nil }
    return String(decoding: try readFile(path, limit: 1 << 24), as: UTF8.self)
  }

  /// Runs a line of the shell to its end at the terminal of this process.
  ///
  /// - Parameter argument: what `$1` is.
  /// - Returns: whether it went well.
  private static func runShell(_ line: String, argument: String) -> Bool {
    let texts = ["sh", "-c", line, "sh", argument]
    var words = texts.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this process holds back or ignores are the program's own affair.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    var status: Int32 = -1
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, &words, environ) == 0 else { return false }
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status == 0
  }
}
