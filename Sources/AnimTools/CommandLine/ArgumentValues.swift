import AnimEngine
import AnimRuntime

/// Values of options, read from their text.
extension ParsedArguments {
  /// How a session is to run. What a command has no option for stays as usual.
  func sessionOptions() throws(UsageError) -> SessionOptions {
    var options = SessionOptions()
    options.limits = try limits()
    if let seed = try wholeNumber(of: .seed) { options.seed = seed }
    options.isStrict = has(.strict)
    if let rate = try frameRate(of: .framesPerSecond) { options.frameRate = rate }
    return options
  }

  /// A time with its unit: `2s`, `500ms`, `1.5min`.
  func time(of option: OptionDescription) throws(UsageError) -> MediaTime? {
    try value(of: option).map { text throws(UsageError) in try ParsedArguments.time(text, of: option) }
  }

  fileprivate static func time(_ text: String, of option: OptionDescription) throws(UsageError) -> MediaTime {
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
  private func wholeNumber(of option: OptionDescription) throws(UsageError) -> UInt64? {
    guard let text = value(of: option) else { return nil }
    guard let number = UInt64(text) else {
      throw .wrongNumber(text, of: option, wanted: "a whole number from 0 to \(UInt64.max)")
    }
    return number
  }

  /// A number of frames in a second.
  private func frameRate(of option: OptionDescription) throws(UsageError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = Double(text), number >= 1, number <= 1000 else {
      throw .wrongNumber(text, of: option, wanted: "a number from 1 to 1000")
    }
    return number
  }

  /// What the script may use: a preset, and single limits instead of its own.
  func limits() throws(UsageError) -> Limits {
    var limits =
      switch value(of: .limits) {
      case "untrusted": Limits.untrusted
      case "unlimited": Limits.unlimited
      default: Limits.standard
      }
    for part in value(of: .limit)?.split(separator: ",") ?? [] { try limits.set(part, of: .limit) }
    return limits
  }
}

extension Limits {
  /// Sets a single limit: `steps=1e9`, `wall-time=2s`, `layers=none`.
  ///
  /// - Parameter option: what messages call the place where it stands.
  mutating func set(_ text: Substring, of option: OptionDescription) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard let name = parts.first, let limit = Limit(rawValue: String(name)) else { throw .unknownLimit(text) }
    let value = parts.count > 1 ? String(parts[1]) : ""
    if value == "none" {
      self[limit] = .infinity
    } else if limit.isTime {
      self[limit] = try ParsedArguments.time(value, of: option).seconds
    } else if let number = Double(value), number >= 0 {
      self[limit] = number
    } else {
      throw .wrongNumber(value, of: option, wanted: "a number for \(name), such as \(name)=1000, or none")
    }
  }
}
