import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let values: [Repl.Command] = [
    Repl.Command(
      "watch", "[EXPR [when CONDITION]]", "Tell when a value has changed; 'when' stops the clock",
      in: .values, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.watch(rest) },
    Repl.Command("unwatch", "[N]", "Stop watching one expression, or all", in: .values) {
      repl, rest throws(Complaint) in
      if rest.isEmpty {
        repl.watches = []
        return Reply()
      }
      guard let number = Int(rest), repl.watches.indices.contains(number - 1) else {
        throw Int(rest).map { .noWatch($0) } ?? .noCount(rest)
      }
      repl.watches.remove(at: number - 1)
      return Reply()
    },
    Repl.Command(
      "peek", "INSTANT EXPR,…", "Tell values at another instant; the clock stays", in: .values,
      argument: .instant
    ) { repl, rest throws(Complaint) in try repl.peek(rest) },
    Repl.Command(
      "sample", "EXPR,… [A..B] [step TIME] [csv|json]", "Tell values at even instants, as a table, as CSV or as JSON",
      in: .values, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.table(rest) },
    Repl.Command(
      "velocity", "EXPR,…", "Tell how fast values change right after now", in: .values, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.velocities(rest) },
  ]
}

extension Repl {
  fileprivate mutating func watch(_ text: String) throws(Complaint) -> Reply {
    guard !text.isEmpty else {
      let rows = watches.enumerated().map { index, watch in
        ["\(index + 1)", watch.text + (watch.condition.map { " when \($0)" } ?? ""), self.text(ofWatched: watch.last)]
      }
      return Reply(rows.isEmpty ? "nothing is watched; ':watch EXPR' does that\n" : TextTable(rows).text)
    }
    var expression = text
    var condition: String?
    if let range = text.firstRange(of: " when ") {
      expression = String(text[..<range.lowerBound]).trimmed
      condition = String(text[range.upperBound...]).trimmed
    }
    if let condition { try checkCondition(condition) }
    let value = try value(of: expression)
    watches.append(Watch(text: expression, condition: condition, last: value.value))
    return Reply("\(watches.count)  \(self.text(of: value))\n")
  }

  fileprivate func peek(_ text: String) throws(Complaint) -> Reply {
    let (instant, rest) = text.firstWord
    let expressions = rest.splitAtCommas
    guard !expressions.isEmpty else { throw .usage("peek") }
    var copy = self
    try copy.jump(to: try self.instant(instant))
    var lines = ""
    for expression in expressions { lines += copy.text(of: try copy.value(of: expression)) + "\n" }
    return Reply(lines)
  }

  fileprivate func table(_ text: String) throws(Complaint) -> Reply {
    let request = try sampleRequest(text, command: "sample")
    let instants: [MediaTime]
    if let step = request.step {
      let length = request.range.upperBound - request.range.lowerBound
      let count = max(length / step, 0) + 1e-9
      guard count < Repl.sampleLimit else { throw .tooManySamples(Repl.sampleLimit) }
      instants = (0...Int(count)).map { request.range.lowerBound + step * Double($0) }
    } else {
      instants = self.instants(request.range, count: 11)
    }
    let samples = try sample(request.expressions, at: instants)
    if request.format == .json { return Reply(json(samples, at: instants)) }
    let rows = instants.enumerated().map { index, instant in
      ["\(PropertyValue.duration(instant))"] + samples.map { self.text(ofWatched: $0.values[index]) }
    }
    let heading = ["time"] + samples.map(\.text)
    if request.format == .csv {
      return Reply(([heading] + rows).map { $0.map(\.csvField).joined(separator: ",") + "\n" }.joined())
    }
    return Reply(TextTable([heading] + rows).text)
  }

  /// Numbers and truth as such, all else as `print` shows it.
  private func json(_ samples: [SampledValues], at instants: [MediaTime]) -> String {
    instants.enumerated().map { index, instant in
      var object = JSONObject()
      object.add("seconds", instant.seconds)
      for sample in samples {
        switch sample.values[index] {
        case .number(let number): object.add(sample.text, number)
        case .bool(let isTrue): object.add(sample.text, isTrue)
        case .some(let value): object.add(sample.text, session.text(of: value))
        case nil: object.add(raw: sample.text, "null")
        }
      }
      return object.text + "\n"
    }.joined()
  }

  private static let sampleLimit = 100_000.0

  fileprivate func velocities(_ text: String) throws(Complaint) -> Reply {
    let expressions = text.splitAtCommas
    guard !expressions.isEmpty else { throw .usage("velocity") }
    // Short, and not beyond what happens next.
    let rest = (nextEvent ?? .infinity) - session.now
    let step = max(MediaTime(ticks: 1), min(MediaTime(ticks: MediaTime.ticksPerSecond / 40_000), rest / 2))
    let samples = try sample(expressions, at: (0...2).map { session.now + step * Double($0) })
    let rows = try curves(of: samples).map { curve in
      let values = curve.values.compactMap(\.self)
      guard values.count == 3 else { return [curve.name, "?"] }
      // The slope of the parabola through three points; of two it would be that half a step later.
      let slope = (4 * values[1] - 3 * values[0] - values[2]) / (2 * step.seconds)
      return [curve.name, "\(slope.shortText) a second"]
    }
    return Reply(TextTable(rows).text)
  }
}

extension String {
  /// The text as a field of a line whose fields are parted by commas.
  fileprivate var csvField: String {
    contains(where: { ",\"\n".contains($0) }) ? "\"\(replacing("\"", with: "\"\""))\"" : self
  }
}
