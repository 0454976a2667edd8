import AnimEngine

/// What a run has used so far of what is limited.
public struct Usage: Hashable, Sendable {
  /// How much there is of something, and how much there was at most.
  public struct Counter: Hashable, Sendable {
    /// How much there is.
    public internal(set) var now = 0
    /// How much there was at most.
    public internal(set) var peak = 0

    mutating func set(_ value: Int) {
      now = value
      peak = max(peak, value)
    }
  }

  /// Loop rounds, calls and operations; one on much data counts as many.
  public internal(set) var steps = Counter()
  /// The same while the clock stands.
  public internal(set) var stepsPerInstant = Counter()
  /// Turns and events at one instant.
  public internal(set) var turnsPerInstant = Counter()
  /// As of the last time they were added up, which is done when much was made since.
  public internal(set) var liveBytes = Counter()
  /// Layers made.
  public internal(set) var layers = Counter()
  /// Animations attached to layers.
  public internal(set) var animations = Counter()
  /// Timers and expectations that are pending.
  public internal(set) var timers = Counter()
  /// Strands that wait.
  public internal(set) var strands = Counter()
  /// Handlers that are registered, delegates, actions, animators.
  public internal(set) var registrations = Counter()
  /// What the run has taken on the host's clock.
  public internal(set) var wallTime = MediaTime.zero
}
