import AnimEngine

/// A unit of a literal: letters that touch a number.
enum Unit: String, CaseIterable {
  case seconds = "s"
  case milliseconds = "ms"
  case minutes = "min"
  case degrees = "deg"
  case radians = "rad"
  case turns = "turn"

  init?(_ bytes: ArraySlice<UInt8>) {
    let start = bytes.startIndex
    switch (bytes.count, bytes[start]) {
    case (1, UInt8(ascii: "s")): self = .seconds
    case (2...4, _):
      guard let unit = Unit.allCases.first(where: { $0.rawValue.utf8.elementsEqual(bytes) }) else { return nil }
      self = unit
    default: return nil
    }
  }

  var isAngle: Bool {
    switch self {
    case .seconds, .milliseconds, .minutes: false
    case .degrees, .radians, .turns: true
    }
  }

  /// Ticks in one of a unit of duration; 0 for angles.
  var ticks: UInt64 {
    let second = UInt64(MediaTime.ticksPerSecond)
    switch self {
    case .seconds: return second
    case .milliseconds: return second / 1_000
    case .minutes: return second * 60
    case .degrees, .radians, .turns: return 0
    }
  }

  /// An angle of this unit in radians.
  func radians(_ value: Double) -> Double {
    switch self {
    case .degrees: value * .pi / 180
    case .turns: value * 2 * .pi
    default: value
    }
  }

  /// The units that people of other tools write, by what is written here.
  static let synonyms: [String: Unit] = [
    "sec": .seconds, "secs": .seconds, "second": .seconds, "seconds": .seconds,
    "msec": .milliseconds, "msecs": .milliseconds, "millis": .milliseconds, "millisecond": .milliseconds,
    "milliseconds": .milliseconds, "m": .minutes, "mins": .minutes, "minute": .minutes, "minutes": .minutes,
    "degree": .degrees, "degrees": .degrees, "°": .degrees, "radian": .radians, "radians": .radians,
    "rads": .radians, "turns": .turns, "rev": .turns,
  ]

  /// Units of other tools that are multiples or parts of those here.
  static let foreign: [String: (factor: Double, unit: Unit)] = [
    "h": (60, .minutes), "hr": (60, .minutes), "hrs": (60, .minutes), "hour": (60, .minutes), "hours": (60, .minutes),
    "d": (1_440, .minutes), "day": (1_440, .minutes), "days": (1_440, .minutes), "us": (0.001, .milliseconds),
    "µs": (0.001, .milliseconds), "grad": (0.9, .degrees), "gon": (0.9, .degrees),
  ]
}
