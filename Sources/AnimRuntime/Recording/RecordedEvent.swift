import AnimEngine

/// The begin or the end of an animation, as a session notes it that records.
public struct RecordedEvent: Hashable, Sendable {
  /// When it was.
  public let instant: MediaTime
  /// The animation.
  public let notice: AnimationNotice
  /// Why it is over; nil if it has begun.
  public let reason: StopReason?

  /// An event of an animation.
  public init(instant: MediaTime, notice: AnimationNotice, reason: StopReason? = nil) {
    self.instant = instant
    self.notice = notice
    self.reason = reason
  }

  /// What an event of the engine tells of an animation; nil if it is about something else.
  init?(_ event: EngineEvent, at instant: MediaTime) {
    switch event {
    case .animationDidStart(let notice): self.init(instant: instant, notice: notice)
    case .animationDidStop(let notice, let reason): self.init(instant: instant, notice: notice, reason: reason)
    case .completion, .collectionDidEnd: return nil
    }
  }
}
