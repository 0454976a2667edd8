import AnimEngine
import AnimLanguage
import AnimRuntime

/// What lines have cost, those that took the most steps first.
struct ProfileTable {
  let text: String

  /// What a line has cost.
  private struct Row {
    var place: String
    var line: String
    var steps = 0
    var bytes = 0
    var time = MediaTime.zero
  }

  /// How many lines are told.
  private static let rowLimit = 20

  /// - Parameter sources: the texts that the costs are in.
  init(_ costs: [ProfiledCost], _ sources: [SourceText]) {
    let map = SourceMap(sources)
    var rows: [Row] = []
    var indices: [String: Int] = [:]
    for cost in costs {
      var row = Row(place: "between turns", line: "")
      if let range = cost.range, let location = map.location(of: range.lowerBound) {
        row.place = "\(map.files[location.file].name):\(location.line)"
        row.line = map.lineText(file: location.file, line: location.line)?.trimmed ?? ""
      }
      let index = indices[row.place] ?? rows.count
      if index == rows.count {
        indices[row.place] = index
        rows.append(row)
      }
      rows[index].steps += cost.steps
      rows[index].bytes += cost.bytes
      rows[index].time = rows[index].time + cost.time
    }
    let total = rows.reduce(0) { $0 + $1.steps }
    // A stable order: of equal ones that of the script.
    let order = rows.indices.filter { rows[$0].steps > 0 || rows[$0].bytes > 0 || rows[$0].time > .zero }.sorted {
      (-rows[$0].steps, $0) < (-rows[$1].steps, $1)
    }
    let shown = order.prefix(ProfileTable.rowLimit).map { rows[$0] }
    let cells = shown.map { row in
      let share = total > 0 ? Double(row.steps) / Double(total) * 100 : 0
      return [
        "\(row.steps)", "\(share.rounded().numberText)%", row.bytes.byteText, Duration.seconds(row.time.seconds).text,
        row.place, row.line.count > 48 ? row.line.prefix(47) + "…" : row.line,
      ]
    }
    guard !cells.isEmpty else {
      text = "nothing runs\n"
      return
    }
    let heading = ["steps", "share", "memory", "time", "where", ""]
    let rest = order.count - shown.count
    text =
      TextTable([heading] + cells, trailing: [0, 1, 2, 3]).text + (rest > 0 ? "… \(rest) more\n" : "")
  }
}

extension Int {
  /// A number of bytes in the unit that suits it: `512 B`, `1.5 kB`.
  fileprivate var byteText: String {
    let (scale, unit) = self < 1000 ? (1.0, "B") : self < 1_000_000 ? (1e3, "kB") : (1e6, "MB")
    return "\(((Double(self) / scale * 10).rounded() / 10).numberText) \(unit)"
  }
}
