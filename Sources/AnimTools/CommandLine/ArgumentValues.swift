import AnimEngine

/// Values of options, read from their text.
extension ParsedArguments {
  /// A time with its unit: `2s`, `500ms`, `1.5min`.
  func time(of option: OptionDescription) throws(UsageError) -> MediaTime? {
    guard let text = value(of: option) else { return nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits) else { throw .wrongTime(text, of: option) }
    let secondsInUnit: Double
    switch text[digits.endIndex...] {
    case "s": secondsInUnit = 1
    case "ms": secondsInUnit = 0.001
    case "min": secondsInUnit = 60
    case "": throw .missingUnit(text, of: option)
    default: throw .wrongTime(text, of: option)
    }
    return MediaTime(seconds: number * secondsInUnit)
  }

  /// A whole number from 0 on.
  func wholeNumber(of option: OptionDescription) throws(UsageError) -> UInt64? {
    guard let text = value(of: option) else { return nil }
    guard let number = UInt64(text) else {
      throw .wrongNumber(text, of: option, wanted: "a whole number from 0 to \(UInt64.max)")
    }
    return number
  }

  /// A number of frames in a second.
  func frameRate(of option: OptionDescription) throws(UsageError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = Double(text), number >= 1, number <= 1000 else {
      throw .wrongNumber(text, of: option, wanted: "a number from 1 to 1000")
    }
    return number
  }
}
