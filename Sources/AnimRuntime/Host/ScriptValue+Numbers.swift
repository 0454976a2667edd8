import AnimEngine
import AnimLanguage

// Swift's other numbers. Scripts have one kind, which holds whole numbers exactly up to 2⁵³.

/// Scripts' numbers to the precision of the type.
extension Float: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .number }

  public init?(scriptValue: PropertyValue) {
    guard case .number(let number) = scriptValue else { return nil }
    self.init(number)
  }

  public var scriptValue: PropertyValue { .number(Double(self)) }

  @inlinable
  public static func read(from reader: inout ScriptValueReader) -> Float? { Float(reader.number()) }

  @inlinable
  public func write(to writer: inout ScriptValueWriter) { writer.write(Double(self)) }
}

/// Scripts' numbers that are whole and within the type; others are refused.
extension FixedWidthInteger where Self: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .number }

  public static var scriptTypeDescription: String {
    bitWidth < 64 ? "a whole number from \(min) to \(max)" : isSigned ? "a whole number" : "a whole number from 0 on"
  }

  public init?(scriptValue: PropertyValue) {
    guard case .number(let number) = scriptValue else { return nil }
    self.init(exactly: number)
  }

  public var scriptValue: PropertyValue { .number(Double(self)) }

  @inlinable
  public static func read(from reader: inout ScriptValueReader) -> Self? { Self(exactly: reader.number()) }

  @inlinable
  public func write(to writer: inout ScriptValueWriter) { writer.write(Double(self)) }
}

extension Int: ScriptValue {}
extension Int8: ScriptValue {}
extension Int16: ScriptValue {}
extension Int32: ScriptValue {}
extension Int64: ScriptValue {}
extension UInt: ScriptValue {}
extension UInt8: ScriptValue {}
extension UInt16: ScriptValue {}
extension UInt32: ScriptValue {}
extension UInt64: ScriptValue {}
