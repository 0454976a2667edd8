import AnimEngine
import AnimLanguage

/// Reads a service's operands in the order in which they were pushed.
struct OperandReader {
  var n: UnsafeMutablePointer<Double>
  var r: UnsafeMutablePointer<Reference>

  mutating func number() -> Double {
    defer { n += 1 }
    return n[0]
  }

  /// A duration or an instant, which must be finite.
  mutating func time() throws(RunProblem) -> MediaTime {
    let ticks = number()
    let time = MediaTime(roundingTicks: ticks)
    guard !ticks.isNaN, !time.isInfinite else { throw .notFinite("the duration") }
    return time
  }

  /// How long something repeats; endless is forever.
  mutating func repeatDuration() throws(RunProblem) -> MediaTime {
    let ticks = number()
    guard !ticks.isNaN else { throw .notFinite("the duration") }
    return MediaTime(roundingTicks: ticks)
  }

  /// A number that must be finite.
  ///
  /// - Parameter what: what the number is, in words of the language.
  mutating func finiteNumber(_ what: String) throws(RunProblem) -> Double {
    let number = number()
    guard number.isFinite else { throw .notFinite(what) }
    return number
  }

  mutating func reference() -> Reference {
    defer { r += 1 }
    return r[0]
  }

  /// The numbers of a list.
  mutating func numbers() -> [Double] {
    if case .numbers(let numbers) = reference() { return numbers }
    return []
  }

  /// A boxed value; nil if it is absent.
  mutating func value() -> PropertyValue? {
    if case .value(let value) = reference() { return value }
    return nil
  }

  mutating func easing() -> TimingFunction? {
    if case .easing(let function)? = value() { return function }
    return nil
  }

  /// The easings of a list.
  mutating func easings() -> [TimingFunction] {
    guard case .references(let references) = reference() else { return [] }
    return references.compactMap { reference in
      if case .value(.easing(let function)) = reference { return function }
      return nil
    }
  }

  mutating func closure(_ function: FunctionID, _ counts: OperandCounts) -> Closure {
    defer {
      n += counts.numbers
      r += counts.references
    }
    return Closure(
      function: function, numbers: Array(UnsafeBufferPointer(start: n, count: counts.numbers)),
      references: Array(UnsafeBufferPointer(start: r, count: counts.references)))
  }
}
