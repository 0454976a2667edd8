/// What an animation's timing shows at an instant.
@frozen
public struct TimingSample: Hashable, Sendable {
  /// Where the instant lies against the active time.
  public enum Phase: UInt8, Hashable, Sendable {
    case before
    case active
    case after
  }

  /// Where the instant lies against the active time.
  public var phase: Phase
  /// The fraction of the duration, direction applied, before the timing function.
  public var progress: Double
  /// How many repeats are over.
  public var repeatIndex: Int
  /// Whether this is the way back of an autoreversing animation.
  public var isBackward: Bool
  /// Whether the instant is exactly the end of the active time.
  public var atEnd: Bool

  /// A sample; by default of the first pass, going out.
  @inlinable
  public init(phase: Phase, progress: Double, repeatIndex: Int = 0, isBackward: Bool = false, atEnd: Bool = false) {
    self.phase = phase
    self.progress = progress
    self.repeatIndex = repeatIndex
    self.isBackward = isBackward
    self.atEnd = atEnd
  }
}
