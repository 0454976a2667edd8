import AnimEngine
import AnimLanguage

/// What a run may use. Passing a limit ends the run with an error that names it; scripts cannot catch that.
///
/// ``Limit`` tells what each of them counts. Sizes are compared before memory is taken.
public struct Limits: Hashable, Sendable {
  /// Loop rounds, calls and operations; one on much data counts as many.
  public var steps = 1_000_000_000_000
  /// The same while the clock stands.
  public var stepsPerInstant = 1_000_000_000
  /// Counts only for sessions whose ``RunMonitor`` has a clock.
  public var wallTime = MediaTime.infinity
  /// A run that has no end of its own stops here with a warning; one that is told how far to go has no such limit.
  public var duration = MediaTime(seconds: 3600)
  /// Turns and events at one instant.
  public var turnsPerInstant = 100_000
  /// Calls within calls.
  public var callDepth = 20_000
  /// Values that the calls of one strand hold at a time.
  public var registers = 1 << 24
  /// Elements of a list.
  public var listCount = 1 << 26
  /// Bytes of a string.
  public var stringLength = 1 << 28
  /// Points of a path.
  public var pathLength = 1 << 24
  /// Bytes of everything that the script holds, with output that is not taken.
  public var liveBytes = 1 << 31
  /// Layers made.
  public var layers = 1_000_000
  /// Animations attached to layers.
  public var animations = 1_000_000
  /// Timers and expectations that are pending.
  public var timers = 1_000_000
  /// Strands that wait.
  public var strands = 1_000_000
  /// Handlers that are registered, delegates, actions, animators.
  public var registrations = 1_000_000
  /// What concerns the text of a script.
  public var source = SourceLimits()

  /// The standard limits.
  public init() {}

  /// For scripts of one's own: what goes on forever ends within seconds, and nothing that people write on purpose is
  /// near a limit.
  public static let standard = Limits()

  /// For scripts of strangers: a run ends within seconds and takes some tens of megabytes.
  public static var untrusted: Limits {
    var limits = Limits()
    limits.steps = 20_000_000
    limits.stepsPerInstant = 5_000_000
    limits.wallTime = MediaTime(seconds: 5)
    limits.duration = MediaTime(seconds: 600)
    limits.turnsPerInstant = 10_000
    limits.callDepth = 1_000
    limits.registers = 1 << 18
    limits.listCount = 1 << 18
    limits.stringLength = 1 << 20
    limits.pathLength = 1 << 16
    limits.liveBytes = 1 << 26
    limits.layers = 10_000
    limits.animations = 10_000
    limits.timers = 10_000
    limits.strands = 10_000
    limits.registrations = 10_000
    limits.source = SourceLimits(nesting: 64, importedBytes: 1 << 20)
    return limits
  }

  /// No limits but those of the machine: a script may run forever and take all memory.
  public static let unlimited: Limits = {
    var limits = Limits()
    for limit in Limit.allCases { limits[limit] = .infinity }
    // Frames are numbered with 32 bits.
    (limits.callDepth, limits.registers) = (1 << 24, 1 << 30)
    return limits
  }()
}
