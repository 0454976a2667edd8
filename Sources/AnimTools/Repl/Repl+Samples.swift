import AnimEngine
import AnimLanguage
import AnimRuntime

/// What an expression is at several instants.
struct SampledValues {
  var text: String
  var type: String
  /// Of each instant the value; nil where it cannot be read.
  var values: [PropertyValue?]

  /// The numbers of the values, part by part: of a point its `x` and its `y`. Empty if the values have no numbers.
  var curves: [SampledCurve] {
    let parts = values.map { $0.flatMap(\.plottedParts) }
    guard let names = parts.lazy.compactMap(\.self).first?.map(\.name) else { return [] }
    return names.indices.map { index in
      SampledCurve(
        name: names[index].isEmpty ? text : "\(text).\(names[index])",
        values: parts.map { part in
          part.flatMap { $0.indices.contains(index) && $0[index].value.isFinite ? $0[index].value : nil }
        })
    }
  }
}

/// A number at several instants.
struct SampledCurve: Hashable {
  var name: String
  /// Nil where there is none.
  var values: [Double?]

  /// The least and the greatest; nil if there is no value at all.
  var bounds: ClosedRange<Double>? {
    let known = values.compactMap(\.self)
    guard let least = known.min(), let greatest = known.max() else { return nil }
    return least...greatest
  }

  /// `0 … 1`, or `always 1`; empty if there is no value at all.
  var boundsText: String {
    guard let bounds else { return "" }
    let (least, greatest) = (bounds.lowerBound.shortText, bounds.upperBound.shortText)
    return bounds.lowerBound == bounds.upperBound ? "always \(greatest)" : "\(least) … \(greatest)"
  }
}

/// What follows a command that looks at expressions over time: `card.opacity, x 0s..1s step 0.1s csv`.
struct SampleRequest {
  var expressions: [String]
  var range: ClosedRange<MediaTime>
  var step: MediaTime?
  var format = Format.table

  /// How the values are told.
  enum Format: String {
    case table, csv
    /// An object a line: the instant in `seconds`, and each expression with its value.
    case json
  }
}

extension Repl {
  /// Reads what follows a command, from its end.
  func sampleRequest(_ text: String, command: String) throws(Complaint) -> SampleRequest {
    var (format, interval) = (SampleRequest.Format.table, MediaTime?.none)
    var asked: ClosedRange<MediaTime>?
    var rest = text.trimmed
    if command == "sample", let written = SampleRequest.Format(rawValue: rest.lastWord.word) {
      format = written
      rest = rest.lastWord.rest
    }
    let (beforeStep, step) = rest.lastWord
    if beforeStep.lastWord.word == "step", command == "sample" {
      let time = try duration(step)
      guard time > .zero else { throw .noTime(step) }
      interval = time
      rest = beforeStep.lastWord.rest
    }
    let (expressions, last) = rest.lastWord
    if !expressions.isEmpty, let range = try range(last) {
      asked = range
      rest = expressions
    }
    let sampled = rest.splitAtCommas
    guard !sampled.isEmpty else { throw .usage(command) }
    return SampleRequest(expressions: sampled, range: asked ?? wholeRun, step: interval, format: format)
  }

  /// The curves of samples, all of which must have numbers.
  func curves(of samples: [SampledValues]) throws(Complaint) -> [SampledCurve] {
    var curves: [SampledCurve] = []
    for sample in samples {
      let parts = sample.curves
      guard !parts.isEmpty else { throw .noNumbers(sample.text, type: sample.type) }
      curves += parts
    }
    return curves
  }

  /// The instants of a range that lie evenly, its bounds included.
  func instants(_ range: ClosedRange<MediaTime>, count: Int) -> [MediaTime] {
    let length = range.upperBound - range.lowerBound
    return (0..<count).map { range.lowerBound + length * (Double($0) / Double(max(count - 1, 1))) }
  }

  /// The values of expressions at instants, which must not go back. The clock stays where it is.
  func sample(_ expressions: [String], at instants: [MediaTime]) throws(Complaint) -> [SampledValues] {
    var copy = history
    var samples = expressions.map { SampledValues(text: $0, type: "", values: []) }
    for instant in instants {
      do throws(ScriptError) {
        try copy.seek(to: instant)
      } catch {
        throw .diagnostics([error.diagnostic], copy.session.sources)
      }
      if host.isInterrupted() { throw .interrupted() }
      for index in samples.indices {
        let value = try? value(of: expressions[index], in: copy.session)
        if let value { samples[index].type = value.type }
        samples[index].values.append(value?.value)
      }
    }
    // What cannot be read anywhere is a mistake rather than a gap.
    for sample in samples where sample.type.isEmpty { _ = try value(of: sample.text) }
    return samples
  }
}

extension ClosedRange<Double> {
  /// How far up a value of the range lies, from 0 to 1; in the middle if the bounds are equal.
  func fraction(of value: Double) -> Double {
    // Halves, since the extent of the largest numbers is none.
    let extent = upperBound / 2 - lowerBound / 2
    return extent > 0 ? (value / 2 - lowerBound / 2) / extent : 0.5
  }
}

extension Double {
  /// The number with three decimals at most.
  var shortText: String {
    let thousandths = (self * 1000).rounded()
    return (thousandths.isFinite ? thousandths / 1000 : self).numberText
  }
}

extension PropertyValue {
  /// The numbers that can be drawn, with their names: durations in seconds, angles in degrees; nil if there are none.
  var plottedParts: [(name: String, value: Double)]? {
    switch self {
    case .number(let number): [("", number)]
    case .bool(let isTrue): [("", isTrue ? 1 : 0)]
    case .duration(let time): [("", time.seconds)]
    case .angle(let radians): [("", radians * 180 / .pi)]
    case .point(let point): [("x", point.x), ("y", point.y)]
    case .size(let size): [("width", size.width), ("height", size.height)]
    case .vector(let vector): [("x", vector.x), ("y", vector.y), ("z", vector.z)]
    case .rect(let rect):
      [("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width), ("height", rect.size.height)]
    case .color(let color):
      [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha)]
    default: nil
    }
  }
}

extension String {
  /// The parts between commas that stand in no bracket and no string.
  var splitAtCommas: [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in self {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if character == ",", depth == 0 {
          parts.append("")
          continue
        }
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }
}
