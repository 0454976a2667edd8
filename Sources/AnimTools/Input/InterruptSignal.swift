#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ctrl-C while a script runs: held back, and looked for.
///
/// The signal is blocked for the thread and found among those that are pending. So there is no handler, in which next
/// to nothing is allowed, and no flag that two threads would share.
enum InterruptSignal {
  /// Whether it has come while it is held back.
  static var isPending: Bool {
    var pending = sigset_t()
    return sigpending(&pending) == 0 && sigismember(&pending, SIGINT) == 1
  }

  /// Holds the signal back while something runs; one that comes meanwhile is used up by that.
  @discardableResult
  static func held<Value>(_ body: () -> Value) -> Value {
    var signals = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_BLOCK, &signals, &earlier)
    defer {
      if isPending {
        var signal: Int32 = 0
        sigwait(&signals, &signal)
      }
      pthread_sigmask(SIG_SETMASK, &earlier, nil)
    }
    return body()
  }
}
