import AnimEngine

/// Keeps a run in step with the clock on the wall; the only type that reads it.
final class WallClockPacer {
  private let clock = ContinuousClock()
  private lazy var start = clock.now

  /// Gives what a clock shows that begins to run now.
  static func makeClock() -> @Sendable () -> MediaTime {
    let clock = ContinuousClock()
    let start = clock.now
    return { MediaTime(start.duration(to: clock.now)) }
  }

  /// Waits until so much time has passed since the first call, or until Ctrl-C.
  func wait(until instant: MediaTime) {
    let due = start.advanced(by: .seconds(instant.seconds))
    while !InterruptSignal.isPending {
      let rest = clock.now.duration(to: due)
      if rest <= .zero { return }
      SystemCalls.sleep(min(rest, .milliseconds(50)))
    }
  }
}
