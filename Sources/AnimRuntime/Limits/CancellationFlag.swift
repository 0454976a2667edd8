#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A flag that any thread can raise to cancel a run, see ``RunMonitor/init(flag:)``.
///
/// Guarded by a lock of the system, which every platform has in every version; `Synchronization` asks for macOS 15.
/// A run looks at it once in some thousands of steps, so what a lock costs does not count.
public final class CancellationFlag: Sendable {
  // Only touched under the lock, which must not move in memory.
  private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_mutex_t>
  private nonisolated(unsafe) var isRaised = false

  /// A flag that is not raised.
  public init() {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Whether the run is to be cancelled.
  public var isCancelled: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return isRaised
  }

  /// Cancels the run.
  public func cancel() { set(true) }

  /// Takes a cancellation back, so that the flag can be used for another run.
  public func reset() { set(false) }

  private func set(_ value: Bool) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    isRaised = value
  }
}
