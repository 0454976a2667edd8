import AnimEngine

/// What a run has used so far of what is limited.
public struct Usage: Hashable, Sendable {
  /// How much there is of something, and how much there was at most.
  public struct Counter: Hashable, Sendable {
    public internal(set) var now = 0
    public internal(set) var peak = 0

    mutating func set(_ value: Int) {
      now = value
      peak = max(peak, value)
    }
  }

  public internal(set) var steps = Counter()
  public internal(set) var stepsPerInstant = Counter()
  public internal(set) var turnsPerInstant = Counter()
  /// As of the last time they were added up, which is done when much was made since.
  public internal(set) var liveBytes = Counter()
  public internal(set) var layers = Counter()
  public internal(set) var animations = Counter()
  public internal(set) var timers = Counter()
  public internal(set) var strands = Counter()
  public internal(set) var registrations = Counter()
  /// What the run has taken on the host's clock.
  public internal(set) var wallTime = MediaTime.zero
}
