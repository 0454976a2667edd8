import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let clock: [Repl.Command] = [
    Repl.Command("t", "", "Tell the instant, its frame and when the run ends", in: .clock) { repl, _ in
      Reply(repl.clockReport)
    },
    Repl.Command("step", "[N] [by TIME|frame|event]", "Go on by a frame, a time (:step 0.5s) or an event", in: .clock) {
      repl, rest throws(Complaint) in
      let (count, stride) = try repl.steps(rest)
      return try repl.step(count, by: stride)
    },
    Repl.Command("back", "[N] [by TIME|frame]", "Go back by a frame or a time", in: .clock) {
      repl, rest throws(Complaint) in
      let (count, stride) = try repl.steps(rest)
      return try repl.back(count, by: stride)
    },
    Repl.Command(
      "goto", "INSTANT", "Go to 1.25s, f75, 40%, +0.5s, end or a mark, forwards or back", in: .clock,
      argument: .expression
    ) { repl, rest throws(Complaint) in
      guard !rest.isEmpty else { throw .usage("goto") }
      return try repl.move(to: repl.instant(rest)).reply
    },
    Repl.Command(
      "until", "CONDITION", "Go on, frame by frame, until a condition holds", in: .clock, argument: .expression
    ) {
      repl, rest throws(Complaint) in try repl.goOn(until: rest)
    },
    Repl.Command("play", "[A..B] [xFACTOR]", "Let the clock run in real time, or as much faster or slower", in: .clock)
    {
      repl, rest throws(Complaint) in try repl.play(rest)
    },
    Repl.Command("rate", "[N]", "Tell or set the display frames in a second", in: .clock) {
      repl, rest throws(Complaint) in
      guard !rest.isEmpty else { return Reply("\(repl.rate.numberText) frames a second\n") }
      guard let rate = Double(rest), rate >= 1, rate <= 1000 else { throw .wrongRate(rest) }
      return repl.enter("stage { frameRate = \(rate.numberText) }")
    },
    Repl.Command("mark", "NAME", "Give the instant a name", in: .clock) { repl, rest throws(Complaint) in
      guard !rest.isEmpty else { throw .usage("mark") }
      repl.marks.removeAll { $0.name == rest }
      repl.marks.append(Repl.Mark(name: rest, instant: repl.session.now))
      return Reply()
    },
    Repl.Command("marks", "", "List the named instants", in: .clock) { repl, _ in
      let rows = repl.marks.map { [$0.name, repl.clockText($0.instant)] }
      return Reply(rows.isEmpty ? "no marks; ':mark NAME' sets one here\n" : TextTable(rows).text)
    },
  ]
}

extension Repl {
  fileprivate var clockReport: String {
    let end = end
    let state = session.isAlive && end > session.now ? "the run ends at \(clockText(end))" : "nothing more is to come"
    return "\(clockText(session.now)), \(rate.numberText) frames a second; \(state)\n"
  }

  /// The number and the length of steps: `3`, `by 0.1s`, `3 by event`, `0.5s`.
  fileprivate func steps(_ text: String) throws(Complaint) -> (count: Int, stride: Stride) {
    let (first, rest) = text.firstWord
    if first.isEmpty { return (1, .frame) }
    if first == "by" { return (1, try stride(rest)) }
    if let count = Int(first) {
      guard count > 0, count <= 1_000_000 else { throw .noCount(first) }
      if rest.isEmpty { return (count, .frame) }
      let (by, length) = rest.firstWord
      guard by == "by" else { throw .usage("step") }
      return (count, try stride(length))
    }
    return (1, try stride(text))
  }

  private func stride(_ text: String) throws(Complaint) -> Stride {
    switch text {
    case "frame": return .frame
    case "event": return .event
    default:
      let time = try duration(text)
      guard time > .zero else { throw .noTime(text) }
      return .time(time)
    }
  }

  fileprivate mutating func goOn(until text: String) throws(Complaint) -> Reply {
    guard !text.isEmpty else { throw .usage("until") }
    try checkCondition(text)
    if try value(of: text).value == .bool(true) { return Reply() }
    let before = self
    let limit = min(options.limits.duration, session.isAlive ? options.limits.duration : session.now)
    var whole = Reply()
    while session.isAlive, session.now < limit {
      let (reply, isStopped) = try move(to: min(limit, nextFrame), until: [text])
      whole.append(reply)
      if isStopped || host.isInterrupted() { return whole }
    }
    self = before
    throw .endless()
  }

  /// Prepares a playback: from here to the end unless a range is given.
  fileprivate mutating func play(_ text: String) throws(Complaint) -> Reply {
    var reply = Reply()
    var factor = 1.0
    var end: MediaTime?
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if word.hasPrefix("x") {
        guard let number = Double(word.dropFirst()), number > 0, number <= 1000 else { throw .wrongFactor(word) }
        factor = number
      } else if let range = try range(word) {
        reply = try move(to: range.lowerBound).reply
        end = range.upperBound
      } else {
        end = try instant(word)
      }
    }
    reply.continuation = .play(
      Playback(begin: session.now, end: end ?? playEnd, factor: factor))
    return reply
  }

  /// The end of the run; of one that is over or never ends ten seconds from here.
  private var playEnd: MediaTime {
    let end = end
    return end > session.now && end < options.limits.duration ? end : session.now + MediaTime(seconds: 10)
  }
}
