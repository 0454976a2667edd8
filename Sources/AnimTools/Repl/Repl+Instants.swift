import AnimEngine
import AnimLanguage
import AnimRuntime

/// How the prompt writes and reads instants.
extension Repl {
  /// Display frames a second.
  var rate: Double { session.engine.frameRate }

  /// The number of the frame that is on screen at an instant.
  func frame(at instant: MediaTime) -> Int {
    let frame = Double(instant.ticks) / Double(MediaTime.ticksPerSecond) * rate
    // The quotient may lie a hair below a whole number.
    return Int(exactly: (frame + 1e-6).rounded(.down)) ?? .max
  }

  /// The instant of a frame.
  func instant(ofFrame frame: Double) -> MediaTime {
    MediaTime(roundingTicks: frame * Double(MediaTime.ticksPerSecond) / rate)
  }

  /// `00:01.250 f75`
  func clockText(_ instant: MediaTime) -> String { "\(instant.clockText) f\(frame(at: instant))" }

  /// The instant that a text names: `1.25s`, `f75`, `40%`, `+0.5s`, `00:01.250`, `end`, a mark, or any expression whose
  /// value is a time.
  func instant(_ text: String) throws(Complaint) -> MediaTime {
    let instant = try unlimitedInstant(text)
    if instant < .zero { throw .beforeStart() }
    try checkReach(instant)
    return instant
  }

  /// Makes sure that the clock may go to an instant.
  func checkReach(_ instant: MediaTime) throws(Complaint) {
    if instant > limits.duration || instant.isInfinite { throw .tooFar(limits.duration) }
  }

  private func unlimitedInstant(_ text: String) throws(Complaint) -> MediaTime {
    if text == "end" { return end }
    let name =
      text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1 ? String(text.dropFirst().dropLast()) : text
    if let mark = marks.last(where: { $0.name == name }) { return mark.instant }
    let rest = String(text.dropFirst())
    if text.hasPrefix("f"), let frame = UInt32(rest) { return instant(ofFrame: Double(frame)) }
    if text.hasPrefix("+") { return session.now + (try duration(rest)) }
    if text.hasPrefix("-") { return session.now - (try duration(rest)) }
    if text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.isFinite { return end * (percent / 100) }
    if let instant = MediaTime(clockText: text, rate: rate) { return instant }
    if text.first?.isNumber == true, text.contains(":"), !text.contains("?") { throw .noInstant(text) }
    guard case .duration(let instant) = try value(of: text).value else { throw .noInstant(text) }
    return instant
  }

  /// The time that a text names: `250ms`, or any expression whose value is a time.
  func duration(_ text: String) throws(Complaint) -> MediaTime {
    guard case .duration(let duration) = try value(of: text).value else { throw .noTime(text) }
    return duration
  }

  /// The two instants of `0s..1s`; nil if the text is no range.
  func range(_ text: String) throws(Complaint) -> ClosedRange<MediaTime>? {
    guard let dots = text.firstRange(of: ".."), !text[dots.upperBound...].hasPrefix("."),
      !text[dots.upperBound...].hasPrefix("<")
    else { return nil }
    let (first, last) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    guard !first.isEmpty, !last.isEmpty else { throw .noRange(text) }
    let (begin, end) = (try instant(first), try instant(last))
    guard begin < end else { throw .emptyRange(text) }
    return begin...end
  }

  /// The instant at which the run ends by itself, as things are; now if that is over.
  var end: MediaTime {
    var copy = session
    _ = try? copy.run()
    return copy.now
  }

  /// The range that a text names; the whole run if it is empty.
  func range(_ text: String, orWholeRunFor command: String) throws(Complaint) -> ClosedRange<MediaTime> {
    if text.isEmpty { return wholeRun }
    guard let range = try range(text) else { throw .usage(command) }
    return range
  }

  /// From the start to the end of the run, or to now if that is later; a second if both are the start.
  var wholeRun: ClosedRange<MediaTime> {
    let end = max(end, session.now)
    return .zero...(end > .zero ? end : MediaTime(seconds: 1))
  }
}

extension MediaTime {
  /// The time as a script writes it, to the tick: `0.5s`, `1s * (1 / 60)`.
  var exactText: String {
    let text = "\(PropertyValue.duration(self))"
    if let seconds = Double(text.dropLast()), MediaTime(seconds: seconds) == self { return text }
    var (divisor, rest) = (ticks, MediaTime.ticksPerSecond)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return "1s * (\(ticks / divisor) / \(MediaTime.ticksPerSecond / divisor))"
  }

  /// Minutes, seconds and thousandths: `00:01.250`, from an hour on `1:00:00.000`.
  var clockText: String {
    let perSecond = MediaTime.ticksPerSecond
    let milliseconds = ticks / perSecond * 1000 + (ticks % perSecond * 1000 + perSecond / 2) / perSecond
    func padded(_ number: Int64, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let (seconds, minutes, hours) = (
      milliseconds / 1000 % 60, milliseconds / 60_000 % 60, milliseconds / 3_600_000
    )
    return (hours > 0 ? "\(hours):" : "")
      + "\(padded(minutes, 2)):\(padded(seconds, 2)).\(padded(milliseconds % 1000, 3))"
  }

  /// Reads `00:01.250`, and `00:01:06` with frames at a rate; nil for anything else.
  init?(clockText text: String, rate: Double) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let minutes = UInt16(parts[0]),
      parts[1].first?.isNumber == true, let seconds = Double(parts[1]), seconds < 60
    else { return nil }
    var frames = 0.0
    if parts.count == 3 {
      guard let number = UInt16(parts[2]), Double(number) < rate, seconds == seconds.rounded() else { return nil }
      frames = Double(number)
    }
    self.init(seconds: Double(minutes) * 60 + seconds + frames / rate)
  }
}
