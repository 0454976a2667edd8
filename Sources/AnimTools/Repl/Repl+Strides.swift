import AnimEngine
import AnimRuntime

/// Where steps of the clock lead.
extension Repl {
  /// How far one step goes.
  enum Stride: Hashable {
    case frame
    /// To the next instant at which something happens or was entered.
    case event
    /// To the next instant at which a keyframe is reached.
    case keyframe
    case time(MediaTime)
  }

  func next(_ stride: Stride) throws(Complaint) -> MediaTime {
    switch stride {
    case .frame: return nextFrame
    case .time(let time): return session.now + time
    case .event:
      guard let event = nextEvent else { throw .nothingFollows() }
      return event
    case .keyframe:
      var copy = self
      guard let keyframe = try copy.nextKeyframe(before: limits.duration) else { throw .noKeyframe() }
      return keyframe
    }
  }

  /// Where a step back leads; before the start if that is nearer.
  func previous(_ stride: Stride) throws(Complaint) -> MediaTime {
    switch stride {
    case .frame: return previousFrame
    case .time(let time): return session.now - time
    case .event: return try last { copy, _ in copy.nextEvent }
    case .keyframe: return try last { copy, now throws(Complaint) in try copy.nextKeyframe(before: now) }
    }
  }

  /// The next instant at which something happens, or at which something was entered that is to come again.
  var nextEvent: MediaTime? {
    var copy = session
    let events = [copy.nextInstant, log.kept.first { $0.instant > session.now }?.instant]
    return events.compactMap(\.self).filter { $0 > session.now }.min()
  }

  /// The last of some instants that lies before now; the start if there is none.
  ///
  /// - Parameter next: gives the first of them after the present instant of a copy, and may move that up to it.
  private func last(
    _ next: (inout Repl, MediaTime) throws(Complaint) -> MediaTime?
  ) throws(Complaint) -> MediaTime {
    var length = MediaTime(seconds: 1)
    while true {
      let start = max(.zero, session.now - length)
      var copy = self
      try copy.jump(to: start)
      var last: MediaTime?
      while !host.isInterrupted(), let instant = try next(&copy, session.now), instant < session.now {
        last = instant
        try copy.jump(to: instant)
      }
      if let last { return last }
      if start == .zero || host.isInterrupted() { return .zero }
      length = length * 4
    }
  }

  // MARK: Keyframes

  /// In which pass and segment an animation is.
  private struct KeyframePlace: Hashable {
    var animation: AnimationID
    var pass: Int
    var segment: Int
  }

  /// Where the animations with keyframes are that run now.
  private var keyframePlaces: [KeyframePlace] {
    let engine = session.engine
    return (0..<engine.layerCount).flatMap { engine.animations(of: LayerID(index: UInt32(clamping: $0))) }
      .compactMap { state in
        guard state.phase == .running, case .keyframe(let keyframe) = state.animation.kind else { return nil }
        let segment = keyframe.segmentTimes.count { $0 <= state.fraction }
        return KeyframePlace(animation: state.id, pass: state.repeatIndex, segment: segment)
      }
  }

  /// Goes to the next instant at which an animation comes to one of its keyframes, begins or ends.
  ///
  /// - Returns: nil if there is none before a limit.
  private mutating func nextKeyframe(before limit: MediaTime) throws(Complaint) -> MediaTime? {
    let places = keyframePlaces
    while session.now < limit, !places.isEmpty || nextEvent != nil, !host.isInterrupted() {
      let before = self
      try jump(to: min(nextFrame, nextEvent ?? limit, limit))
      if keyframePlaces == places { continue }
      var (low, high) = (before.session.now.ticks, session.now.ticks)
      while high - low > 1 {
        let middle = low + (high - low) / 2
        var copy = before
        try copy.jump(to: MediaTime(ticks: middle))
        if copy.keyframePlaces == places { low = middle } else { high = middle }
      }
      return MediaTime(ticks: high)
    }
    return nil
  }
}
