import AnimEngine

/// The clock running by itself, a frame at a time.
struct Playback: Hashable {
  /// The instant at which it started.
  let begin: MediaTime
  /// Where it stops; before the begin if the clock runs backwards.
  let end: MediaTime
  /// How much faster than the clock on the wall it runs.
  let factor: Double
  /// What is shown again and again, as long as somebody looks on.
  var loop: ClosedRange<MediaTime>?

  var isReverse: Bool { end < begin }

  /// When an instant is due, counted from the start.
  func delay(of instant: MediaTime) -> Duration { .seconds(abs((instant - begin).seconds) / factor) }

  /// The next round of the loop; nil if there is none.
  var nextRound: Playback? {
    loop.map { loop in
      let ends = isReverse ? (loop.upperBound, loop.lowerBound) : (loop.lowerBound, loop.upperBound)
      return Playback(begin: ends.0, end: ends.1, factor: factor, loop: loop)
    }
  }
}

extension Repl {
  /// The instant that a playback shows next; nil when it is over.
  func nextInstant(of playback: Playback) -> MediaTime? {
    if playback.isReverse { return session.now > playback.end ? max(previousFrame, playback.end) : nil }
    return session.now < playback.end ? min(nextFrame, playback.end) : nil
  }

  /// Shows the next frame of a playback.
  ///
  /// - Returns: nil when it is over.
  mutating func show(_ playback: Playback) throws(Complaint) -> Reply? {
    guard let next = nextInstant(of: playback) else { return nil }
    let (reply, isStopped) = try move(to: next)
    guard isStopped else { return reply }
    var last = reply
    last.isStop = true
    last.text += "stopped at \(clockText(session.now))\n"
    return last
  }

  /// Prepares a playback: from here to the end unless a range is given; in the loop if there is one.
  mutating func play(_ text: String) throws(Complaint) -> Reply {
    var factor = 1.0
    var isReverse = false
    var given: ClosedRange<MediaTime>?
    var end: MediaTime?
    for word in text.words {
      if word == "reverse" {
        isReverse = true
      } else if word.hasPrefix("x"), let number = Double(word.dropFirst()) {
        guard number >= 0.001, number <= 1000 else { throw .wrongFactor(word) }
        factor = number
      } else if let range = try range(word) {
        given = range
      } else {
        end = try instant(word)
      }
    }
    if let range = given ?? (end == nil ? loop : nil) {
      let isInside =
        given == nil && range.contains(session.now) && session.now != (isReverse ? range.lowerBound : range.upperBound)
      let start = isInside ? session.now : isReverse ? range.upperBound : range.lowerBound
      var reply = try move(to: start).reply
      reply.continuation = .play(
        Playback(
          begin: start, end: isReverse ? range.lowerBound : range.upperBound, factor: factor,
          loop: given == nil ? range : nil))
      return reply
    }
    if isReverse, let end, end >= session.now { throw .notEarlier("\(PropertyValue.duration(end))") }
    var reply = Reply()
    // To an instant in the past the clock runs backwards, also unasked.
    let target = end ?? (isReverse ? .zero : playEnd)
    reply.continuation = .play(Playback(begin: session.now, end: target, factor: factor))
    return reply
  }

  /// The end of the run; of one that is over or never ends ten seconds from here.
  private var playEnd: MediaTime {
    let end = end
    return end > session.now && end < limits.duration ? end : session.now + MediaTime(seconds: 10)
  }
}
