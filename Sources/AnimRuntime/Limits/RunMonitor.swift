import AnimEngine

/// How a host keeps an eye on a run: whether it is to stop, what the host's clock says, and how far it is.
///
/// A run reads no clock and knows no threads by itself. It asks the monitor between turns, and within a turn after at
/// most ``stepInterval`` steps.
public struct RunMonitor: Sendable {
  /// Whether the run is to end now, with an error that says that it was cancelled.
  public var isCancelled: @Sendable () -> Bool
  /// What the host's clock shows, from any instant on: what ``Limits/wallTime`` is measured with. Without, that limit
  /// does not count.
  public var clock: (@Sendable () -> MediaTime)?
  /// Is told how far the run is whenever it asks: the steps that it has taken since its start, and its instant.
  public var onProgress: (@Sendable (_ steps: Int, _ instant: MediaTime) -> Void)?

  /// How many steps a run takes at most before it asks again.
  public static let stepInterval = 16_384

  /// A monitor of closures, which are called in the midst of a run.
  public init(
    isCancelled: @escaping @Sendable () -> Bool = { false }, clock: (@Sendable () -> MediaTime)? = nil,
    onProgress: (@Sendable (_ steps: Int, _ instant: MediaTime) -> Void)? = nil
  ) {
    self.isCancelled = isCancelled
    self.clock = clock
    self.onProgress = onProgress
  }

  /// Cancels the run when a flag is raised.
  public init(flag: CancellationFlag, clock: (@Sendable () -> MediaTime)? = nil) {
    self.init(isCancelled: { flag.isCancelled }, clock: clock)
  }
}

/// How far a call that may take only so many steps has got.
public enum RunProgress: Hashable, Sendable {
  /// All is done that was asked for.
  case finished
  /// The steps are used up; the next call goes on, with the turn that was left in the middle first.
  case yielded
  /// The clock stands until the host has answered ``Session/pendingHostCalls``.
  case waiting
}
