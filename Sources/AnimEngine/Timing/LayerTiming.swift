/// The timing of a layer's own time within its superlayer's.
@frozen
public struct LayerTiming: Hashable, Sendable {
  /// The begin in the parent's time.
  public var beginTime: MediaTime
  /// The rate of the layer's time against the parent's; 0 stands still.
  public var speed: Double
  /// The layer's time at its begin.
  public var timeOffset: MediaTime

  /// A timing; without arguments the layer has its parent's time.
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
