import AnimEngine
import AnimLanguage

extension Point2D: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .point }

  public init?(scriptValue: PropertyValue) {
    guard case .point(let point) = scriptValue else { return nil }
    self = point
  }

  public var scriptValue: PropertyValue { .point(self) }
}

extension Size2D: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .size }

  public init?(scriptValue: PropertyValue) {
    guard case .size(let size) = scriptValue else { return nil }
    self = size
  }

  public var scriptValue: PropertyValue { .size(self) }
}

extension Rect2D: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .rect }

  public init?(scriptValue: PropertyValue) {
    guard case .rect(let rect) = scriptValue else { return nil }
    self = rect
  }

  public var scriptValue: PropertyValue { .rect(self) }
}

extension Vector3: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .vector }

  public init?(scriptValue: PropertyValue) {
    guard case .vector(let vector) = scriptValue else { return nil }
    self = vector
  }

  public var scriptValue: PropertyValue { .vector(self) }
}

extension RGBAColor: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .color }

  public init?(scriptValue: PropertyValue) {
    guard case .color(let color) = scriptValue else { return nil }
    self = color
  }

  public var scriptValue: PropertyValue { .color(self) }
}

/// Scripts' transforms as matrices; the parts that one was set by are not kept.
extension Transform: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .transform }

  public init?(scriptValue: PropertyValue) {
    switch scriptValue {
    case .transform(let transform): self = transform
    case .transformParts(let parts): self = parts.matrix
    default: return nil
    }
  }

  public var scriptValue: PropertyValue { .transform(self) }
}

extension VectorPath: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .path }

  public init?(scriptValue: PropertyValue) {
    guard case .path(let path) = scriptValue else { return nil }
    self = path
  }

  public var scriptValue: PropertyValue { .path(self) }
}

extension TimingFunction: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .easing }

  public init?(scriptValue: PropertyValue) {
    guard case .easing(let function) = scriptValue else { return nil }
    self = function
  }

  public var scriptValue: PropertyValue { .easing(self) }
}

extension Array: ScriptValue where Element: ScriptValue {
  @inlinable public static var scriptType: ScriptType { .list(Element.scriptType) }

  public static var scriptTypeDescription: String { "a list, each element \(Element.scriptTypeDescription)" }

  public init?(scriptValue: PropertyValue) {
    guard case .list(let values) = scriptValue else { return nil }
    self = []
    reserveCapacity(values.count)
    for value in values {
      guard let element = Element(scriptValue: value) else { return nil }
      append(element)
    }
  }

  public var scriptValue: PropertyValue { .list(map(\.scriptValue)) }

  @inlinable
  public static func read(from reader: inout ScriptValueReader) -> [Element]? {
    reader.list(width: Element.scriptType.shape.numberCount) { Element.read(from: &$0) }
  }

  @inlinable
  public func write(to writer: inout ScriptValueWriter) {
    writer.writeList(self, width: Element.scriptType.shape.numberCount) { $1.write(to: &$0) }
  }
}

/// `T?`: `nil` is scripts' `none`.
extension Optional: ScriptValue where Wrapped: ScriptValue {
  @inlinable public static var scriptType: ScriptType {
    if case .optional = Wrapped.scriptType { return Wrapped.scriptType }
    return .optional(Wrapped.scriptType)
  }

  public static var scriptTypeDescription: String { "\(Wrapped.scriptTypeDescription) or none" }

  public init?(scriptValue: PropertyValue) {
    if scriptValue == .none {
      self = .none
    } else {
      guard let value = Wrapped(scriptValue: scriptValue) else { return nil }
      self = value
    }
  }

  public var scriptValue: PropertyValue { self?.scriptValue ?? .none }
}
