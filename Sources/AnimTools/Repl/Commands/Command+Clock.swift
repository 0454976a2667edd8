import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let clock: [Repl.Command] = [
    Repl.Command("t", "", "Tell the instant, its frame and when the run ends", in: .clock) { repl, _ in
      Reply(repl.clockReport)
    },
    Repl.Command(
      "step", "[N] [by TIME|frame|event|keyframe]", "Go on by a frame, a time (:step 0.5s), an event or a keyframe",
      in: .clock, argument: .words(strideWords)
    ) { repl, rest throws(Complaint) in
      let (count, stride) = try repl.steps(rest, command: "step")
      return try repl.step(count, by: stride)
    },
    Repl.Command(
      "back", "[N] [by TIME|frame|event|keyframe]", "Go back in the same way", in: .clock,
      argument: .words(strideWords)
    ) { repl, rest throws(Complaint) in
      let (count, stride) = try repl.steps(rest, command: "back")
      return try repl.back(count, by: stride)
    },
    Repl.Command(
      "goto", "INSTANT", "Go to 1.25s, f75, 40%, +0.5s, end or a mark, forwards or back", in: .clock,
      argument: .instant
    ) { repl, rest throws(Complaint) in
      guard !rest.isEmpty else { throw .usage("goto") }
      return try repl.move(to: repl.instant(rest)).reply
    },
    Repl.Command(
      "until", "CONDITION", "Go on, frame by frame, until a condition holds", in: .clock, argument: .expression
    ) {
      repl, rest throws(Complaint) in try repl.goOn(until: rest)
    },
    Repl.Command(
      "play", "[A..B] [xFACTOR] [reverse]", "Let the clock run in real time, faster, slower or backwards", in: .clock,
      argument: .instants(["reverse"])
    ) { repl, rest throws(Complaint) in try repl.play(rest) },
    Repl.Command(
      "loop", "[A..B|off]", "Tell or set what ':play' shows again and again", in: .clock,
      argument: .instants(["off"])
    ) { repl, rest throws(Complaint) in try repl.setLoop(rest) },
    Repl.Command("rate", "[N]", "Tell or set the display frames in a second", in: .clock) {
      repl, rest throws(Complaint) in
      guard !rest.isEmpty else { return Reply("\(repl.rate.numberText) frames a second\n") }
      guard let rate = Double(rest), rate >= 1, rate <= 1000 else { throw .wrongRate(rest) }
      return repl.enter("stage { frameRate = \(rate.numberText) }")
    },
    Repl.Command("seed", "N", "Let random numbers begin anew from here, as 'seed N' does", in: .clock) {
      repl, rest throws(Complaint) in
      guard !rest.isEmpty else { throw .usage("seed") }
      guard let seed = UInt64(rest) else { throw .wrongSeed(rest) }
      return repl.enter("seed \(seed)")
    },
    Repl.Command("mark", "NAME", "Give the instant a name", in: .clock) { repl, rest throws(Complaint) in
      guard !rest.isEmpty else { throw .usage("mark") }
      guard rest != "end", !rest.contains("..") else { throw .wrongMark(rest) }
      repl.marks.removeAll { $0.name == rest }
      repl.marks.append(Repl.Mark(name: rest, instant: repl.session.now))
      return Reply()
    },
    Repl.Command("marks", "", "List the named instants", in: .clock) { repl, _ in
      let rows = repl.marks.map { [$0.name, repl.clockText($0.instant)] }
      return Reply(rows.isEmpty ? "no marks; ':mark NAME' sets one here\n" : TextTable(rows).text)
    },
  ]

  private static let strideWords = ["by", "frame", "event", "keyframe"]
}

extension Repl {
  /// The instants that have names: marks, and the end.
  var instantNames: [String] { marks.map(\.name) + ["end"] }

  fileprivate var clockReport: String {
    let end = end
    let state = session.isAlive && end > session.now ? "the run ends at \(clockText(end))" : "nothing more is to come"
    return "\(clockText(session.now)), \(rate.numberText) frames a second; \(state)\n"
  }

  /// The number and the length of steps: `3`, `by 0.1s`, `3 by event`, `0.5s`.
  fileprivate func steps(_ text: String, command: String) throws(Complaint) -> (count: Int, stride: Stride) {
    let (first, rest) = text.firstWord
    if first.isEmpty { return (1, .frame) }
    if first == "by" { return (1, try stride(rest, command)) }
    if first.allSatisfy({ $0.isNumber || $0 == "-" }) {
      guard let count = Int(first), count > 0, count <= 1_000_000 else { throw .noCount(first, upTo: 1_000_000) }
      if rest.isEmpty { return (count, .frame) }
      let (by, length) = rest.firstWord
      guard by == "by" else { throw .usage(command) }
      return (count, try stride(length, command))
    }
    return (1, try stride(text, command))
  }

  private func stride(_ text: String, _ command: String) throws(Complaint) -> Stride {
    switch text {
    case "": throw .usage(command)
    case "frame": return .frame
    case "event": return .event
    case "keyframe": return .keyframe
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
    let limit = min(limits.duration, session.isAlive ? limits.duration : session.now)
    var whole = Reply()
    while session.isAlive, session.now < limit {
      let (reply, isStopped) = try move(to: min(limit, nextFrame), until: [text])
      whole.append(reply)
      if isStopped || host.isInterrupted() { return whole }
    }
    self = before
    throw .endless()
  }

  fileprivate mutating func setLoop(_ text: String) throws(Complaint) -> Reply {
    switch text {
    case "":
      guard let loop else { return Reply("no loop; ':loop A..B' sets one\n") }
      return Reply("\(clockText(loop.lowerBound)) to \(clockText(loop.upperBound))\n")
    case "off": loop = nil
    default:
      guard let range = try range(text) else { throw .usage("loop") }
      loop = range
    }
    return Reply()
  }
}
