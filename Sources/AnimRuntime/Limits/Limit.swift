import AnimEngine
import AnimLanguage

/// What a run may use up, under the names that the command line, the reference and diagnostics give it.
public enum Limit: String, Hashable, Sendable, CaseIterable {
  case steps
  case stepsPerInstant = "steps-per-instant"
  case wallTime = "wall-time"
  case duration
  case turnsPerInstant = "turns"
  case callDepth = "call-depth"
  case registers
  case nesting
  case listCount = "list-count"
  case stringLength = "string-length"
  case pathLength = "path-length"
  case liveBytes = "live-bytes"
  case layers
  case animations
  case timers
  case strands
  case registrations
  case importedBytes = "imported-bytes"

  /// One line on what is counted.
  public var help: String {
    switch self {
    case .steps: "Loop rounds, calls and operations; one on much data counts as many"
    case .stepsPerInstant: "The same while the clock stands"
    case .wallTime: "Time that the run takes on the host's clock"
    case .duration: "Virtual time at which a run without an end of its own stops"
    case .turnsPerInstant: "Turns and events at one instant"
    case .callDepth: "Calls within calls"
    case .registers: "Values that the calls of one strand hold at a time"
    case .nesting: "Brackets within brackets"
    case .listCount: "Elements of a list, with those of lists inside when it is made a value of type `any`"
    case .stringLength: "Bytes of a string"
    case .pathLength: "Points of a path"
    case .liveBytes: "Bytes of everything that the script holds, with output that is not taken"
    case .layers: "Layers made"
    case .animations: "Animations attached to layers"
    case .timers: "Timers and expectations that are pending"
    case .strands: "Strands that wait"
    case .registrations: "Handlers that are registered, delegates, actions, animators"
    case .importedBytes: "Bytes of the files that a script imports"
    }
  }

  /// Whether it is a time and not a count.
  public var isTime: Bool { self == .wallTime || self == .duration }

  /// The limit whose passing a diagnostic tells of.
  init?(_ id: DiagnosticID) {
    guard id.name.hasPrefix("limit/"), let limit = Limit(rawValue: String(id.name.dropFirst(6))) else { return nil }
    self = limit
  }
}

extension Limits {
  /// A limit as a number: a count, or a time in seconds; infinite if there is none.
  public subscript(limit: Limit) -> Double {
    get {
      switch Limits.field(limit) {
      case .count(let path): self[keyPath: path] == .max ? .infinity : Double(self[keyPath: path])
      case .time(let path): self[keyPath: path].seconds
      }
    }
    set {
      switch Limits.field(limit) {
      case .count(let path): self[keyPath: path] = newValue < 0x1p62 ? Int(max(newValue, 0)) : .max
      case .time(let path): self[keyPath: path] = MediaTime(seconds: newValue)
      }
    }
  }

  /// A limit as tables and reports show it.
  public func text(_ limit: Limit) -> String {
    let value = self[limit]
    if value.isInfinite { return "none" }
    return limit.isTime ? "\(PropertyValue.duration(MediaTime(seconds: value)))" : "\(Int(value))"
  }

  private enum Field {
    case count(WritableKeyPath<Limits, Int>)
    case time(WritableKeyPath<Limits, MediaTime>)
  }

  private static func field(_ limit: Limit) -> Field {
    switch limit {
    case .steps: .count(\.steps)
    case .stepsPerInstant: .count(\.stepsPerInstant)
    case .wallTime: .time(\.wallTime)
    case .duration: .time(\.duration)
    case .turnsPerInstant: .count(\.turnsPerInstant)
    case .callDepth: .count(\.callDepth)
    case .registers: .count(\.registers)
    case .nesting: .count(\.source.nesting)
    case .listCount: .count(\.listCount)
    case .stringLength: .count(\.stringLength)
    case .pathLength: .count(\.pathLength)
    case .liveBytes: .count(\.liveBytes)
    case .layers: .count(\.layers)
    case .animations: .count(\.animations)
    case .timers: .count(\.timers)
    case .strands: .count(\.strands)
    case .registrations: .count(\.registrations)
    case .importedBytes: .count(\.source.importedBytes)
    }
  }
}
