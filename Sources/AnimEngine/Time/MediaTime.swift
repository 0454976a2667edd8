/// An instant or a duration on the engine's exact clock: a whole number of ticks of 1/705,600,000 s.
///
/// Frames of 24, 25, 30, 60, 90, 100 and 120 Hz and milliseconds are whole numbers of ticks, so
/// `0.1 s + 0.2 s` is `0.3 s`. Arithmetic saturates at ``infinity`` and never traps.
@frozen
public struct MediaTime: Hashable, Comparable, Sendable, Codable {
  /// The number of ticks; `Int64.max` means "never ends".
  public var ticks: Int64

  /// Ticks in one second.
  @inlinable public static var ticksPerSecond: Int64 { 705_600_000 }

  /// The beginning of time, and the duration of nothing.
  @inlinable public static var zero: MediaTime { MediaTime(ticks: 0) }

  /// A time that never comes; the length of an animation that repeats forever.
  @inlinable public static var infinity: MediaTime { MediaTime(ticks: .max) }

  /// The time of a number of ticks.
  @inlinable
  public init(ticks: Int64) {
    self.ticks = ticks
  }

  /// The tick nearest to a number of seconds (half away from zero). Out of range is ``infinity`` (or its
  /// negative); not a number is zero.
  @inlinable
  public init(seconds: Double) {
    self.init(roundingTicks: seconds * Double(MediaTime.ticksPerSecond))
  }

  /// The whole number nearest to `ticks`, saturated like ``init(seconds:)``.
  @inlinable
  public init(roundingTicks ticks: Double) {
    if ticks >= 0x1p63 {
      self.ticks = .max
    } else if ticks <= -0x1p63 {
      self.ticks = -.max
    } else {
      self.ticks = ticks.isNaN ? 0 : Int64(ticks.rounded())
    }
  }

  /// The time in seconds; infinite for ``infinity``.
  @inlinable
  public var seconds: Double {
    isInfinite ? (ticks < 0 ? -.infinity : .infinity) : Double(ticks) / Double(MediaTime.ticksPerSecond)
  }

  /// Whether the time never comes, or never was.
  @inlinable
  public var isInfinite: Bool { ticks == .max || ticks <= -.max }

  /// Whether a time is before another.
  @inlinable
  public static func < (lhs: MediaTime, rhs: MediaTime) -> Bool { lhs.ticks < rhs.ticks }

  /// The sum, infinite if it is out of range; what is infinite stays so.
  @inlinable
  public static func + (lhs: MediaTime, rhs: MediaTime) -> MediaTime {
    if lhs.isInfinite { return lhs }
    if rhs.isInfinite { return rhs }
    let (sum, overflow) = lhs.ticks.addingReportingOverflow(rhs.ticks)
    return overflow ? (lhs.ticks < 0 ? -infinity : infinity) : MediaTime(ticks: sum)
  }

  /// The difference, infinite if it is out of range.
  @inlinable
  public static func - (lhs: MediaTime, rhs: MediaTime) -> MediaTime { lhs + -rhs }

  /// The same time on the other side of zero.
  @inlinable
  public static prefix func - (time: MediaTime) -> MediaTime {
    MediaTime(ticks: time.ticks == .min ? .max : -time.ticks)
  }

  /// The time scaled by a factor, to the nearest tick.
  @inlinable
  public static func * (time: MediaTime, factor: Double) -> MediaTime {
    if time.isInfinite { return factor == 0 ? zero : (factor < 0 ? -time : time) }
    return MediaTime(roundingTicks: Double(time.ticks) * factor)
  }

  /// The time divided by a number, to the nearest tick; by 0 it is infinite (0 stays 0).
  @inlinable
  public static func / (time: MediaTime, divisor: Double) -> MediaTime {
    if time.isInfinite { return divisor < 0 ? -time : time }
    return MediaTime(roundingTicks: Double(time.ticks) / divisor)
  }

  /// How often a time holds another; infinite times are infinite numbers.
  @inlinable
  public static func / (time: MediaTime, other: MediaTime) -> Double { time.tickCount / other.tickCount }

  /// The time, or 100 days for one that never ends: what a fraction of the time is a fraction of.
  var finitePass: MediaTime { isInfinite ? MediaTime(seconds: 8_640_000) : self }

  /// The ticks as a floating-point number, exact up to 147 days; infinite for ``infinity``.
  @inlinable
  public var tickCount: Double {
    isInfinite ? (ticks < 0 ? -.infinity : .infinity) : Double(ticks)
  }
}
