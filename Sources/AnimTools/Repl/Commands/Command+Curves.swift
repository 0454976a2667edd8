import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let curves: [Repl.Command] = [
    Repl.Command(
      "plot", "EXPR,… [A..B]", "Draw values as curves over time", in: .values, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.plot(rest) },
    Repl.Command(
      "spark", "EXPR,… [A..B]", "Draw values as curves of one line", in: .values, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.spark(rest) },
    Repl.Command(
      "extrema", "EXPR,… [A..B]", "Tell the least and greatest values, and where values turn", in: .values,
      argument: .expression
    ) { repl, rest throws(Complaint) in try repl.extrema(rest) },
  ]
}

extension Repl {
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
    return (try curves(of: samples), request.range)
  }

  // MARK: Extrema

  fileprivate func extrema(_ text: String) throws(Complaint) -> Reply {
    let request = try sampleRequest(text, command: "extrema")
    let instants = instants(request.range, count: 241)
    var rows: [[String]] = []
    for expression in request.expressions {
      for (index, curve) in try curves(of: sample([expression], at: instants)).enumerated() {
        var name = curve.name
        for turn in try turns(of: curve, at: instants, part: index, expression) {
          let instant = MediaTime(seconds: (turn.instant.seconds * 10_000).rounded() / 10_000)
          rows.append([name, turn.kind, turn.value.shortText, "at \(PropertyValue.duration(instant))"])
          name = ""
        }
      }
    }
    return Reply(TextTable(rows).text)
  }

  /// Where a curve has a value that none near it surpasses.
  private struct Turn {
    var kind: String
    var instant: MediaTime
    var value: Double
    /// Whether the curve comes to it and goes on from it; else it only begins or ends there.
    var isInner = false
  }

  /// The least and the greatest value, then the other turns in the order of time.
  private func turns(
    of curve: SampledCurve, at instants: [MediaTime], part: Int, _ expression: String
  ) throws(Complaint) -> [Turn] {
    var turns: [Turn] = []
    let last = curve.values.count - 1
    for index in curve.values.indices {
      guard let value = curve.values[index] else { continue }
      // Of a flat part the first place counts, and only if the curve is on the same side before and behind it.
      guard index == 0 || curve.values[index - 1] != value else { continue }
      let before = index > 0 ? curve.values[index - 1] : nil
      let after = curve.values[index...].lazy.compactMap(\.self).first { $0 != value }
      let isLow = before.map { value < $0 } ?? true && after.map { value < $0 } ?? true
      let isHigh = before.map { value > $0 } ?? true && after.map { value > $0 } ?? true
      guard isLow || isHigh else { continue }
      let isInner = before != nil && after != nil
      let near = instants[max(index - 1, 0)]...instants[min(index + 1, last)]
      turns.append(
        try refined(
          Turn(kind: isLow ? "low" : "high", instant: instants[index], value: value, isInner: isInner), near, part,
          expression))
    }
    guard let least = turns.min(by: { $0.value < $1.value }), let greatest = turns.max(by: { $0.value < $1.value })
    else { return [] }
    let bounds = least.value...greatest.value
    if bounds.lowerBound == bounds.upperBound {
      return [Turn(kind: "always", instant: least.instant, value: least.value)]
    }
    // What barely turns is noise.
    let rest = turns.filter { turn in
      let fraction = bounds.fraction(of: turn.value)
      return turn.isInner && fraction > 1e-6 && fraction < 1 - 1e-6
    }
    return [
      Turn(kind: "least", instant: least.instant, value: least.value),
      Turn(kind: "greatest", instant: greatest.instant, value: greatest.value),
    ] + rest.prefix(Repl.turnLimit)
  }

  private static let turnLimit = 12

  /// A turn as found by looking ever closer.
  private func refined(
    _ turn: Turn, _ range: ClosedRange<MediaTime>, _ part: Int, _ expression: String
  ) throws(Complaint) -> Turn {
    var (best, range) = (turn, range)
    for _ in 0..<4 {
      let instants = self.instants(range, count: 21)
      let curves = try sample([expression], at: instants)[0].curves
      guard curves.indices.contains(part) else { return best }
      for (instant, value) in zip(instants, curves[part].values) {
        guard let value, turn.kind == "low" ? value < best.value : value > best.value else { continue }
        (best.instant, best.value) = (instant, value)
      }
      let step = (range.upperBound - range.lowerBound) / 20
      range = max(range.lowerBound, best.instant - step)...min(range.upperBound, best.instant + step)
    }
    return best
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
