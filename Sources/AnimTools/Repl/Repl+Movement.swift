import AnimEngine
import AnimLanguage
import AnimRuntime

/// Moving the clock.
extension Repl {
  /// A condition that ends a way early when it becomes true.
  private struct Stop {
    var text: String
    /// Whether it held when it was looked at last.
    var isTrue: Bool
  }

  /// Goes to an instant, doing all that happens on the way, and looks at the watches there.
  ///
  /// - Parameter stops: conditions that end the way early, beside those of watches.
  /// - Returns: what happened, and whether a condition has become true.
  mutating func move(
    to instant: MediaTime, until stops: [String] = []
  ) throws(Complaint) -> (reply: Reply, isStopped: Bool) {
    var reply = Reply()
    var isStopped = false
    var stops = (watches.compactMap(\.condition) + stops).map { Stop(text: $0, isTrue: holds($0)) }
    repeat {
      // Backwards there is nothing on the way.
      let isStepped = !stops.isEmpty && instant > session.now
      try seek(to: isStepped ? nextStop(before: instant) : instant, &reply)
      for index in stops.indices {
        let isTrue = holds(stops[index].text)
        if isTrue && !stops[index].isTrue { isStopped = true }
        stops[index].isTrue = isTrue
      }
    } while session.now < instant && !isStopped && !host.isInterrupted()
    reply.text += lookAtWatches()
    return (reply, isStopped)
  }

  /// Whether a condition is true; one that cannot be evaluated here is not.
  private func holds(_ condition: String) -> Bool { (try? value(of: condition))?.value == .bool(true) }

  /// Goes to an instant, or not as far if something fails on the way.
  private mutating func seek(to instant: MediaTime, _ reply: inout Reply) throws(Complaint) {
    if isTraced { reply.text += traceText(from: session) { copy in _ = try? copy.advance(to: instant) } }
    try jump(to: instant)
    collect(into: &reply)
  }

  /// Goes to an instant and tells nothing of it: for copies.
  mutating func jump(to instant: MediaTime) throws(Complaint) {
    do throws(ScriptError) {
      try history.seek(to: instant)
    } catch {
      throw .diagnostics([error.diagnostic], session.sources)
    }
  }

  /// The next frame, or before that the next instant at which something happens.
  private func nextStop(before limit: MediaTime) -> MediaTime { min(limit, nextFrame, nextEvent ?? limit) }

  /// The instant of the next frame.
  var nextFrame: MediaTime { instant(ofFrame: Double(frame(at: session.now)) + 1) }

  /// The instant of the last frame before now.
  var previousFrame: MediaTime {
    let shown = instant(ofFrame: Double(frame(at: session.now)))
    return shown < session.now ? shown : instant(ofFrame: Double(frame(at: session.now)) - 1)
  }

  /// Takes steps, looking at the watches after each.
  mutating func step(_ count: Int, by stride: Stride) throws(Complaint) -> Reply {
    var whole = Reply()
    for _ in 0..<count {
      let target = try next(stride)
      try checkReach(target)
      let (reply, isStopped) = try move(to: target)
      whole.append(reply)
      if isStopped || host.isInterrupted() { break }
    }
    return whole
  }

  /// Takes steps back, to the start at most.
  mutating func back(_ count: Int, by stride: Stride) throws(Complaint) -> Reply {
    var whole = Reply()
    for _ in 0..<count where session.now > .zero && !host.isInterrupted() {
      let (reply, isStopped) = try move(to: max(try previous(stride), .zero))
      whole.append(reply)
      if isStopped { break }
    }
    return whole
  }
}

extension Reply {
  /// Adds what came after.
  mutating func append(_ other: Reply) {
    output += other.output
    text += other.text
    diagnostics += other.diagnostics
    if !other.sources.isEmpty { sources = other.sources }
  }
}
