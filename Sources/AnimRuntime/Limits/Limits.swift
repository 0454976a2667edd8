import AnimEngine

/// What a run may use. Passing a limit ends the run with an error that names it; scripts cannot catch that.
public struct Limits: Hashable, Sendable {
  /// Loop rounds and calls, and what built-in operations on much data stand for.
  public var steps = 1_000_000_000_000
  /// The same at one instant.
  public var stepsPerInstant = 1_000_000_000
  /// Time on the host's clock, if a monitor gives one.
  public var wallTime = MediaTime.infinity
  /// Calls within calls.
  public var callDepth = 20_000
  /// Values that the calls of one strand hold at a time.
  public var registers = 1 << 24
  /// Turns at one instant.
  public var turnsPerInstant = 100_000
  /// Elements in a list.
  public var listCount = 1 << 26
  /// Bytes in a string.
  public var stringLength = 1 << 28
  /// Layers made.
  public var layers = 1_000_000
  /// The virtual time at which a run without an end of its own stops.
  public var duration = MediaTime(seconds: 3600)

  public init() {}
}
