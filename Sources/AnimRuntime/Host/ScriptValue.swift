import AnimEngine
import AnimLanguage

/// A Swift type whose values scripts can pass to and get from their host.
///
/// A type of the host's own conforms through one that does already:
///
/// ```swift
/// extension Volume: ScriptValue {
///   static var scriptType: ScriptType { .number }
///   init?(scriptValue: PropertyValue) {
///     guard case .number(let level) = scriptValue, (0...1).contains(level) else { return nil }
///     self.init(level: level)
///   }
///   var scriptValue: PropertyValue { .number(level) }
///   static var scriptTypeDescription: String { "a number from 0 to 1" }
/// }
/// ```
public protocol ScriptValue: Sendable {
  /// The type that the checker holds scripts to.
  static var scriptType: ScriptType { get }

  /// What ``init(scriptValue:)`` takes, with an article, for messages; the script type's name if not given.
  static var scriptTypeDescription: String { get }

  /// The value, if this type can hold it.
  init?(scriptValue: PropertyValue)

  /// The value as scripts have it.
  var scriptValue: PropertyValue { get }

  /// Reads a value from registers of the machine, and moves on behind them; nil if this type cannot hold it.
  ///
  /// There is a default that goes through ``init(scriptValue:)``.
  static func read(from reader: inout ScriptValueReader) -> Self?

  /// Writes the value into registers of the machine, and moves on behind them.
  ///
  /// There is a default that goes through ``scriptValue``.
  func write(to writer: inout ScriptValueWriter)
}

extension ScriptValue {
  public static var scriptTypeDescription: String { "a value of type \(scriptType)" }

  public static func read(from reader: inout ScriptValueReader) -> Self? {
    Self(scriptValue: reader.value(of: scriptType))
  }

  public func write(to writer: inout ScriptValueWriter) {
    writer.write(scriptValue, as: Self.scriptType)
  }
}

/// A type of the host's own that stands for a number, a text or the like, such as `enum Mood: String, ScriptValue`.
extension RawRepresentable where Self: ScriptValue, RawValue: ScriptValue {
  public static var scriptType: ScriptType { RawValue.scriptType }

  public init?(scriptValue: PropertyValue) {
    guard let value = RawValue(scriptValue: scriptValue) else { return nil }
    self.init(rawValue: value)
  }

  public var scriptValue: PropertyValue { rawValue.scriptValue }
}

extension RawRepresentable where Self: ScriptValue & CaseIterable, RawValue == String {
  public static var scriptTypeDescription: String {
    "one of " + allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }
}
