/// What an animation's timing shows at an instant.
@frozen
public struct TimingSample: Hashable, Sendable {
  public enum Phase: UInt8, Hashable, Sendable {
    case before
    case active
    case after
  }

  public var phase: Phase
  /// The fraction of the duration, direction applied, before the timing function.
  public var progress: Double
  /// How many repeats are over.
  public var repeatIndex: Int
  /// Whether this is the way back of an autoreversing animation.
  public var isBackward: Bool
  /// Whether the instant is exactly the end of the active time.
  public var atEnd: Bool

  @inlinable
  public init(phase: Phase, progress: Double, repeatIndex: Int = 0, isBackward: Bool = false, atEnd: Bool = false) {
    self.phase = phase
    self.progress = progress
    self.repeatIndex = repeatIndex
    self.isBackward = isBackward
    self.atEnd = atEnd
  }
}
