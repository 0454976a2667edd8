import AnimEngine

/// One animation of a run, from its begin to its end: a bar of a timeline.
public struct AnimationInterval: Hashable, Sendable {
  /// The animation as it was when it began.
  public let notice: AnimationNotice
  /// The instant at which it began.
  public let begin: MediaTime
  /// The instant at which it was over; nil if that has not been recorded.
  public internal(set) var end: MediaTime?
  /// Why it was over; nil if that has not been recorded.
  public internal(set) var reason: StopReason?

  /// The layer that it moves.
  public var layer: LayerID { notice.layer }
  /// The key that it was found under; nil if it was anonymous.
  public var key: String? { notice.key }

  /// The key paths of what it moved; those of a group's children in their order, each once. Of a transition `transition`.
  public var keyPaths: [String] { notice.animation.keyPaths }
}

/// All animations of a run that have begun, in the order in which they did.
public struct RunRecording: Sendable {
  /// The intervals, in the order of their begins. Those of one animation are several if its layer left the tree and came
  /// back.
  public private(set) var intervals: [AnimationInterval] = []
  /// How many events have been recorded.
  public private(set) var eventCount = 0

  /// Of each interval the numbers of the events that began and ended it; -1 for those that are open.
  private var events: [(begin: Int, end: Int)] = []
  /// The last interval of each animation that is open. Looked up, never iterated.
  private var open: [AnimationID: Int] = [:]

  /// A recording in which nothing has happened.
  public init() {}

  /// The intervals of a layer, in the order of their begins.
  public func intervals(of layer: LayerID) -> [AnimationInterval] { intervals.filter { $0.layer == layer } }

  /// Records what happened next.
  public mutating func append(_ event: RecordedEvent) {
    defer { eventCount += 1 }
    let id = event.notice.id
    if let reason = event.reason {
      // One that was taken away before it began has no interval.
      guard let index = open.removeValue(forKey: id) else { return }
      intervals[index].end = event.instant
      intervals[index].reason = reason
      events[index].end = eventCount
    } else {
      open[id] = intervals.count
      intervals.append(AnimationInterval(notice: event.notice, begin: event.instant))
      events.append((eventCount, -1))
    }
  }

  /// Forgets all but the first events.
  public mutating func removeEvents(after count: Int) {
    guard count < eventCount else { return }
    eventCount = count
    let kept = events.firstIndex { $0.begin >= count } ?? events.count
    intervals.removeLast(intervals.count - kept)
    events.removeLast(events.count - kept)
    open = [:]
    for index in intervals.indices where events[index].end < 0 || events[index].end >= count {
      intervals[index].end = nil
      intervals[index].reason = nil
      events[index].end = -1
      open[intervals[index].notice.id] = index
    }
  }
}

extension LayerAnimation {
  /// The key paths of what it moves, each once.
  var keyPaths: [String] {
    if case .transition = kind { return [Transition.key] }
    if let property {
      guard case .keyframe(let keyframe) = kind, keyframe.path != nil, keyframe.rotationMode != nil else {
        return [property.keyPath]
      }
      return [property.keyPath, isTransient ? "transform" : "transform.rotation.z"]
    }
    guard case .group(let group) = kind else { return [] }
    var keyPaths: [String] = []
    for keyPath in group.children.flatMap(\.keyPaths) where !keyPaths.contains(keyPath) { keyPaths.append(keyPath) }
    return keyPaths
  }
}
