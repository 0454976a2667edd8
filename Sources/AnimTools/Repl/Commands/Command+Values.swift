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
      "plot", "EXPR,… [A..B]", "Draw values as curves over time", in: .values, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.plot(rest) },
    Repl.Command(
      "spark", "EXPR,… [A..B]", "Draw values as curves of one line", in: .values, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.spark(rest) },
    Repl.Command(
      "sample", "EXPR,… [A..B] [step TIME] [csv]", "Tell values at even instants, as a table or as CSV",
      in: .values, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.table(rest) },
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

  fileprivate func plot(_ text: String) throws(Complaint) -> Reply {
    let curves = try curves(text, command: "plot", count: CurvePlot.sampleCount(width: host.width()))
    let height = curves.list.count == 1 ? 8 : 4
    return Reply(
      curves.list.map { curve in
        CurvePlot(curve: curve, range: curves.range, playhead: session.now, width: host.width(), height: height).text
      }.joined())
  }

  fileprivate func spark(_ text: String) throws(Complaint) -> Reply {
    let curves = try curves(text, command: "spark", count: 40)
    let rows = curves.list.map { curve in
      [curve.name, curve.sparkline, curve.boundsText]
    }
    return Reply(TextTable(rows).text)
  }

  private func curves(
    _ text: String, command: String, count: Int
  ) throws(Complaint) -> (list: [SampledCurve], range: ClosedRange<MediaTime>) {
    let request = try sampleRequest(text, command: command)
    let samples = try sample(request.expressions, at: instants(request.range, count: count))
    for sample in samples where sample.curves.isEmpty { throw .noNumbers(sample.text, type: sample.type) }
    return (samples.flatMap(\.curves), request.range)
  }

  fileprivate func table(_ text: String) throws(Complaint) -> Reply {
    let request = try sampleRequest(text, command: "sample")
    let instants: [MediaTime]
    if let step = request.step {
      let length = request.range.upperBound - request.range.lowerBound
      let count = min(max(length / step, 0), 100_000)
      instants = (0...Int(count + 1e-9)).map { request.range.lowerBound + step * Double($0) }
    } else {
      instants = self.instants(request.range, count: 11)
    }
    let samples = try sample(request.expressions, at: instants)
    let rows = zip(instants.indices, instants).map { index, instant in
      ["\(PropertyValue.duration(instant))"]
        + samples.map { $0.values.indices.contains(index) ? self.text(ofWatched: $0.values[index]) : "?" }
    }
    let heading = ["time"] + samples.map(\.text)
    if request.isCSV {
      return Reply(([heading] + rows).map { $0.map(\.csvField).joined(separator: ",") + "\n" }.joined())
    }
    return Reply(TextTable([heading] + rows).text)
  }
}

extension SampledCurve {
  /// One character a sample, from ▁ for the least to █ for the greatest.
  var sparkline: String {
    let levels = Array("▁▂▃▄▅▆▇█")
    guard let bounds else { return "" }
    return String(
      values.map { value in
        guard let value else { return " " }
        return levels[min(Int(bounds.fraction(of: value) * 8), 7)]
      })
  }
}

extension String {
  /// The text as a field of a line whose fields are parted by commas.
  fileprivate var csvField: String {
    contains(where: { ",\"\n".contains($0) }) ? "\"\(replacing("\"", with: "\"\""))\"" : self
  }
}
