import AnimEngine

/// A curve over time as text: its least and greatest value at the left, instants below.
struct CurvePlot {
  let curve: SampledCurve
  let range: ClosedRange<MediaTime>
  /// The instant that is marked if it lies in the range.
  let playhead: MediaTime
  /// The cells of a whole line.
  var width = 72
  /// The lines of the curve.
  var height = 8

  /// How many samples fill the plot: one for each column of dots.
  static func sampleCount(width: Int) -> Int { max(width - 12, 10) * 2 }

  /// The lines, each ended by a newline.
  var text: String {
    guard let bounds = curve.bounds else { return "\(curve.name)  has no value here\n" }
    let (top, bottom) = (bounds.upperBound.shortText, bounds.lowerBound.shortText)
    let margin = max(top.count, bottom.count)
    let isFlat = bounds.lowerBound == bounds.upperBound
    var text = "\(curve.name)  \(curve.boundsText)\n"
    for (row, line) in canvas(bounds).lines.enumerated() {
      let label = isFlat ? (row == height / 2 ? top : "") : row == 0 ? top : row == height - 1 ? bottom : ""
      text += String(repeating: " ", count: margin - label.count) + label + (label.isEmpty ? " │" : " ┤") + line + "\n"
    }
    return text + axis(indentation: String(repeating: " ", count: margin + 1))
  }

  private var cells: Int { max(curve.values.count / 2, 1) }

  private func canvas(_ bounds: ClosedRange<Double>) -> BrailleCanvas {
    var canvas = BrailleCanvas(width: cells, height: height)
    func place(_ value: Double) -> Int {
      Int(((1 - bounds.fraction(of: value)) * Double(canvas.dotHeight - 1)).rounded())
    }
    var previous: Int?
    for (x, value) in curve.values.enumerated() {
      guard let y = value.map(place) else {
        previous = nil
        continue
      }
      // Steep parts stay connected: a column goes on from next to the one before.
      var first = y
      if let previous, abs(previous - y) > 1 { first = previous + (y > previous ? 1 : -1) }
      canvas.setColumn(x, from: first, to: y)
      previous = y
    }
    return canvas
  }

  /// The line below the curve with the playhead, and the instants at its ends.
  private func axis(indentation: String) -> String {
    var line = Array(repeating: Character("─"), count: cells)
    let length = range.upperBound - range.lowerBound
    let marked = range.contains(playhead) && length > .zero
    if marked {
      let column = (playhead - range.lowerBound) / length * Double(cells - 1)
      line[min(max(Int(column.rounded()), 0), cells - 1)] = "▲"
    }
    let (begin, end) = ("\(PropertyValue.duration(range.lowerBound))", "\(PropertyValue.duration(range.upperBound))")
    let gap = String(repeating: " ", count: max(1, cells - begin.count - end.count))
    return "\(indentation)└\(String(line))\n\(indentation) \(begin)\(gap)\(end)\n"
  }
}
