import AnimEngine
import AnimLanguage

/// Bars over time as text, with the playhead through them.
///
///                 0s                              1s
///     card.opacity  ━━━━━━━━━━━━━━━━│━━━━━━━━━━━━━━━━
///     card.position     ━━━━━━━━━━━━│━━━━━━━╳
///                                   ▲ 0.5s
struct TimelineChart {
  /// One bar.
  struct Bar: Hashable {
    var label: String
    var begin: MediaTime
    /// Nil if it goes on beyond all that is known.
    var end: MediaTime?
    /// Whether it was over before its end, as one that is cancelled.
    var isCutShort = false
  }

  var bars: [Bar]
  let range: ClosedRange<MediaTime>
  let playhead: MediaTime
  var marks: [Repl.Mark] = []
  /// The cells of a whole line.
  var width = 80

  /// The lines, each ended by a newline.
  var text: String {
    let margin = (bars.map { DisplayWidth.cells(of: $0.label) }.max() ?? 0) + 2
    let cells = max(width - margin - 2, 10)
    let indentation = String(repeating: " ", count: margin)
    let (begin, end) = ("\(PropertyValue.duration(range.lowerBound))", "\(PropertyValue.duration(range.upperBound))")
    var text = indentation + begin + String(repeating: " ", count: max(1, cells - begin.count - end.count)) + end + "\n"
    let head = column(playhead, cells)
    for bar in bars {
      var line = Array(repeating: Character(" "), count: cells)
      draw(bar, in: &line)
      if let head { line[head] = "│" }
      let label = bar.label + String(repeating: " ", count: margin - DisplayWidth.cells(of: bar.label))
      text += (label + String(line)).withoutTrailingSpaces + "\n"
    }
    for mark in marks {
      guard let place = column(mark.instant, cells) else { continue }
      text += indentation + String(repeating: " ", count: place) + "◆ \(mark.name)\n"
    }
    if let head {
      text += indentation + String(repeating: " ", count: head) + "▲ \(PropertyValue.duration(playhead))\n"
    }
    return text
  }

  private func draw(_ bar: Bar, in line: inout [Character]) {
    let end = bar.end ?? .infinity
    guard bar.begin <= range.upperBound, end >= range.lowerBound else { return }
    let first = column(max(bar.begin, range.lowerBound), line.count) ?? 0
    let last = column(min(end, range.upperBound), line.count) ?? line.count - 1
    for cell in first...max(first, last) { line[cell] = "━" }
    if end > range.upperBound { line[line.count - 1] = "▸" }
    if bar.begin < range.lowerBound { line[0] = "◂" }
    if bar.isCutShort, end <= range.upperBound { line[max(first, last)] = "╳" }
  }

  /// The cell of an instant; nil outside of the range.
  private func column(_ instant: MediaTime, _ cells: Int) -> Int? {
    let length = range.upperBound - range.lowerBound
    guard range.contains(instant), length > .zero else { return nil }
    return min(Int(((instant - range.lowerBound) / length * Double(cells - 1)).rounded()), cells - 1)
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
