/// The timing of a layer's own time within its superlayer's.
@frozen
public struct LayerTiming: Hashable, Sendable {
  public var beginTime: MediaTime
  public var speed: Double
  public var timeOffset: MediaTime

  @inlinable
  public init(beginTime: MediaTime = .zero, speed: Double = 1, timeOffset: MediaTime = .zero) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  /// The layer's time at a time of its parent; zero before the begin.
  @inlinable
  public func localTime(atParent time: MediaTime) -> MediaTime {
    time < beginTime ? .zero : (time - beginTime) * speed + timeOffset
  }

  /// The parent's time at a time of the layer; zero if the speed is 0.
  @inlinable
  public func parentTime(atLocal time: MediaTime) -> MediaTime {
    speed == 0 ? .zero : (time - timeOffset) / speed + beginTime
  }
}
