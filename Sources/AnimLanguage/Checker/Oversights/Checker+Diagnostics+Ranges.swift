import AnimEngine

extension Diagnostic {
  /// - Parameters:
  ///   - what: the property or argument, quoted.
  ///   - isFraction: whether a percentage may be written.
  ///   - isLiteral: whether the number itself stands at the place.
  static func outOfRange(
    _ what: String, _ value: Double, in range: ClosedRange<Double>, isDuration: Bool, isFraction: Bool, isLiteral: Bool,
    at place: SourceRange
  ) -> Diagnostic {
    func text(_ value: Double) -> String {
      isDuration
        ? PropertyValue.duration(MediaTime(roundingTicks: value)).description : PropertyValue.number(value).description
    }
    let isPercentage = isFraction && !isDuration && (2...100).contains(value)
    let limits =
      range.upperBound.isFinite
      ? "from \(text(range.lowerBound)) to \(text(range.upperBound))" : "at least \(text(range.lowerBound))"
    let nearest = text(min(max(value, range.lowerBound), range.upperBound))
    let meant = isPercentage ? "\(text(value))%" : nearest
    return Diagnostic(
      .outOfRange, severity: .warning, at: place,
      range == Checker.usualFractions
        ? "\(what) is in fractions, of which 1 is the whole, and this is \(text(value))"
        : "\(what) is \(limits), and this is \(text(value))",
      label: "out of range", hint: isPercentage ? "a percentage has its sign: \(meant)" : "the nearest is \(nearest)",
      fixes: isLiteral ? [.replace(place, with: meant)] : [])
  }

  /// - Parameter parts: where each part stands, and as a byte.
  static func colorPartsAsFractions(_ parts: [(SourceRange, Double)], at place: SourceRange) -> Diagnostic {
    let texts = parts.map { PropertyValue.number($0.1).description }
    return Diagnostic(
      .outOfRange, severity: .warning, at: place, "the parts of 'rgb' are from 0 to 255, and these are at most 1",
      label: "next to black", hint: "write 'rgb(\(texts.joined(separator: ", ")))'",
      fixes: [
        Fix(
          "write 'rgb(\(texts.joined(separator: ", ")))'", edits: zip(parts, texts).map { Edit($0.0, $1) })
      ])
  }

  static func emptyRange(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .outOfRange, severity: .warning, at: place, "a range goes up, so this one holds nothing", label: "empty",
      hint: "write '[for i in 0...3: 3 - i]' to go down")
  }

  static func weakDamping(_ damping: Double, critical: Double, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .weakDamping, severity: .warning, at: place,
      damping == 0
        ? "a spring without damping never settles"
        : "this spring swings for very long: it would need a damping of \(PropertyValue.number(critical)) not to swing",
      label: "no ratio", hint: "'spring(duration: 0.5s, bounce: 0.5)' says how long it takes and how much it bounces")
  }
}
