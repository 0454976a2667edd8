/// Something to measure under a name.
struct Workload: Sendable {
  var name: String
  /// One line on what is done.
  var summary: String
  /// Measures so many times and tells what came out, a line for each figure.
  var measure: @Sendable (_ runs: Int) -> [Figure]

  static let all = evaluator + [startUp, checking] + sampling + [kinds] + quantity + state + embedding
}

/// A figure, what it is compared to, and what it must not pass.
struct Figure {
  /// What is measured, as in `98.1 ms` or `1.9 ns a value`.
  var value: String
  /// The peer's figure; none where it is not installed.
  var peer: String?
  /// What the target is about: the ratio, or the figure itself.
  var compared: Double?
  var target: Double
  /// What the target is measured in; empty for a ratio.
  var unit = ""

  func text(workload: String) -> String {
    guard let compared else { return Table.row([workload, value, peer ?? "no peer", "", ""]) }
    let limit = "≤ \(Table.number(target))\(unit)"
    return Table.row([
      workload, value, peer ?? "", "\(Table.number(compared))\(unit)",
      "\(limit) \(compared <= target ? "pass" : "miss")",
    ])
  }
}

/// Lines of the report.
enum Table {
  static let heading = row(["workload", "median", "peer", "compared", "target"])

  static func row(_ cells: [String]) -> String {
    let widths = [16, 22, 22, 14]
    var line = ""
    for (index, cell) in cells.enumerated() {
      line += cell
      let isLast = index == cells.count - 1
      if !isLast { line += String(repeating: " ", count: max(1, widths[min(index, 3)] - cell.count)) }
    }
    return line
  }

  /// Three digits that count.
  static func number(_ value: Double) -> String {
    let step = abs(value) >= 100 ? 1.0 : abs(value) >= 10 ? 10 : 100
    let rounded = (value * step).rounded() / step
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func time(_ seconds: Double) -> String {
    seconds >= 1 ? "\(number(seconds)) s" : "\(number(seconds * 1000)) ms"
  }
}
