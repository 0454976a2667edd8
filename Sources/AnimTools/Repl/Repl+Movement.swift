import AnimEngine
import AnimLanguage
import AnimRuntime

/// An expression that is looked at whenever the clock has moved.
struct Watch: Hashable {
  var text: String
  /// Stops the clock when it is true.
  var condition: String?
  /// What it was when it was looked at last; nil if it could not be read.
  var last: PropertyValue?
}

/// The clock running by itself, a frame at a time.
struct Playback: Hashable {
  /// The instant at which it started.
  let begin: MediaTime
  /// Where it stops.
  let end: MediaTime
  /// How much faster than the clock on the wall it runs.
  let factor: Double

  /// When an instant is due, counted from the start.
  func delay(of instant: MediaTime) -> Duration { .seconds((instant - begin).seconds / factor) }
}

/// Moving the clock.
extension Repl {
  /// How far one step goes.
  enum Stride: Hashable {
    case frame
    /// To the next instant at which something happens.
    case event
    case time(MediaTime)
  }

  /// Goes to an instant, doing all that happens on the way, and looks at the watches there.
  ///
  /// - Parameter stops: conditions that end the way early, beside those of watches.
  /// - Returns: what happened, and whether a condition of `stops` holds.
  mutating func move(
    to instant: MediaTime, until stops: [String] = []
  ) throws(Complaint) -> (reply: Reply, isStopped: Bool) {
    var reply = Reply()
    var isStopped = false
    let conditions = watches.compactMap(\.condition) + stops
    if conditions.isEmpty || instant <= session.now {
      try seek(to: instant, &reply)
    }
    while !conditions.isEmpty, session.now < instant, !isStopped, !host.isInterrupted() {
      try seek(to: nextStop(before: instant), &reply)
      for condition in conditions where try value(of: condition).value == .bool(true) { isStopped = true }
    }
    reply.text += lookAtWatches()
    return (reply, isStopped)
  }

  /// Goes to an instant, or not as far if something fails on the way.
  private mutating func seek(to instant: MediaTime, _ reply: inout Reply) throws(Complaint) {
    if isTraced { reply.text += traceText(from: session) { copy in _ = try? copy.advance(to: instant) } }
    do throws(ScriptError) {
      try history.seek(to: instant)
    } catch {
      throw .diagnostics([error.diagnostic], session.sources)
    }
    collect(into: &reply)
  }

  /// The next frame, or before that the next instant at which something happens.
  private func nextStop(before limit: MediaTime) -> MediaTime {
    var copy = session
    let event = copy.nextInstant.flatMap { $0 > session.now ? $0 : nil }
    return min(limit, nextFrame, event ?? limit)
  }

  /// The instant of the next frame.
  var nextFrame: MediaTime { instant(ofFrame: Double(frame(at: session.now)) + 1) }

  /// The instant of the last frame before now.
  private var previousFrame: MediaTime {
    let shown = instant(ofFrame: Double(frame(at: session.now)))
    return shown < session.now ? shown : instant(ofFrame: Double(frame(at: session.now)) - 1)
  }

  /// Takes steps, looking at the watches after each.
  mutating func step(_ count: Int, by stride: Stride) throws(Complaint) -> Reply {
    var whole = Reply()
    for _ in 0..<count {
      let target: MediaTime
      switch stride {
      case .frame: target = nextFrame
      case .time(let time): target = session.now + time
      case .event:
        var copy = session
        guard let next = copy.nextInstant else { throw .message("nothing more happens") }
        target = next > session.now ? next : nextFrame
      }
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
    for _ in 0..<count where session.now > .zero {
      let target: MediaTime
      switch stride {
      case .time(let time): target = session.now - time
      case .frame, .event: target = previousFrame
      }
      whole.append(try move(to: max(target, .zero)).reply)
    }
    return whole
  }

  /// Shows the next frame of a playback.
  ///
  /// - Returns: nil when it is over.
  mutating func show(_ playback: Playback) throws(Complaint) -> Reply? {
    guard session.now < playback.end else { return nil }
    let (reply, isStopped) = try move(to: min(nextFrame, playback.end))
    guard isStopped else { return reply }
    var last = reply
    last.isStop = true
    last.text += "stopped at \(clockText(session.now))\n"
    return last
  }

  /// Tells what has changed of the watches: `0.5s  name  old → new`.
  mutating func lookAtWatches() -> String {
    var lines = ""
    for index in watches.indices {
      let value = try? value(of: watches[index].text).value
      guard value != watches[index].last else { continue }
      let change = "\(text(ofWatched: watches[index].last)) → \(text(ofWatched: value))"
      lines += "\(PropertyValue.duration(session.now))  \(watches[index].text)  \(change)\n"
      watches[index].last = value
    }
    return lines
  }

  func text(ofWatched value: PropertyValue?) -> String { value.map { text(of: $0) } ?? "?" }
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
