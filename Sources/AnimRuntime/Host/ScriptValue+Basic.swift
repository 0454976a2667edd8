import AnimEngine
import AnimLanguage

extension Double: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .number }

  public init?(scriptValue: PropertyValue) {
    guard case .number(let number) = scriptValue else { return nil }
    self = number
  }

  public var scriptValue: PropertyValue { .number(self) }

  @inlinable
  public static func read(from reader: inout ScriptValueReader) -> Double? { reader.number() }

  @inlinable
  public func write(to writer: inout ScriptValueWriter) { writer.write(self) }
}

extension Bool: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .bool }

  public init?(scriptValue: PropertyValue) {
    guard case .bool(let isTrue) = scriptValue else { return nil }
    self = isTrue
  }

  public var scriptValue: PropertyValue { .bool(self) }

  @inlinable
  public static func read(from reader: inout ScriptValueReader) -> Bool? { reader.number() != 0 }

  @inlinable
  public func write(to writer: inout ScriptValueWriter) { writer.write(self ? 1 : 0) }
}

extension String: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .string }

  public init?(scriptValue: PropertyValue) {
    guard case .string(let text) = scriptValue else { return nil }
    self = text
  }

  public var scriptValue: PropertyValue { .string(self) }

  @inlinable
  public static func read(from reader: inout ScriptValueReader) -> String? { reader.string() }

  @inlinable
  public func write(to writer: inout ScriptValueWriter) { writer.write(self) }
}

extension MediaTime: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .duration }

  public init?(scriptValue: PropertyValue) {
    guard case .duration(let time) = scriptValue else { return nil }
    self = time
  }

  public var scriptValue: PropertyValue { .duration(self) }

  @inlinable
  public static func read(from reader: inout ScriptValueReader) -> MediaTime? {
    MediaTime(roundingTicks: reader.number())
  }

  @inlinable
  public func write(to writer: inout ScriptValueWriter) { writer.write(Double(ticks)) }
}

/// Scripts' durations, to the nearest tick of their clock.
extension Duration: ScriptValue {
  public static var scriptType: ScriptType { .duration }

  public static var scriptTypeDescription: String { "a duration that ends" }

  public init?(scriptValue: PropertyValue) {
    guard case .duration(let time) = scriptValue, !time.isInfinite else { return nil }
    self = .seconds(time.seconds)
  }

  public var scriptValue: PropertyValue {
    let (seconds, attoseconds) = components
    return .duration(MediaTime(seconds: Double(seconds)) + MediaTime(seconds: Double(attoseconds) * 1e-18))
  }
}

/// An angle.
public struct Angle: Hashable, Sendable, Codable {
  /// The angle where a full turn is 2π.
  public var radians: Double

  /// An angle of so many radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// An angle of so many degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * (.pi / 180))
  }

  /// The angle where a full turn is 360.
  public var degrees: Double { radians * (180 / .pi) }
}

extension Angle: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .angle }

  public init?(scriptValue: PropertyValue) {
    guard case .angle(let radians) = scriptValue else { return nil }
    self.init(radians: radians)
  }

  public var scriptValue: PropertyValue { .angle(radians) }
}

/// The layer itself, as a number that the session and its engine know.
extension LayerID: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .layer }

  public init?(scriptValue: PropertyValue) {
    guard case .layer(let layer) = scriptValue else { return nil }
    self = layer
  }

  public var scriptValue: PropertyValue { .layer(self) }
}

/// Scripts' `any`: a value of whatever type.
extension PropertyValue: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .any }

  public init?(scriptValue: PropertyValue) {
    self = scriptValue
  }

  public var scriptValue: PropertyValue { self }
}
