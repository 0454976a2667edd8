import AnimEngine
import AnimLanguage

/// Registers of the machine from which values are read, one after the other.
@frozen
public struct ScriptValueReader {
  @usableFromInline var numbers: UnsafePointer<Double>
  @usableFromInline var references: UnsafePointer<Reference>

  @inlinable
  init(numbers: UnsafePointer<Double>, references: UnsafePointer<Reference>) {
    self.numbers = numbers
    self.references = references
  }

  /// The next number register.
  @inlinable
  public mutating func number() -> Double {
    defer { numbers += 1 }
    return numbers.pointee
  }

  @inlinable
  mutating func reference() -> Reference {
    defer { references += 1 }
    return references.pointee
  }

  /// The next text.
  @inlinable
  public mutating func string() -> String { reference().text }

  /// The next value, which has to be of a type.
  public mutating func value(of type: ScriptType) -> PropertyValue {
    switch type {
    case .optional(let wrapped):
      guard wrapped.shape == .reference, references.pointee.isAbsent else { return value(of: wrapped) }
      references += 1
      return .none
    case .basic(let basic):
      guard case .numbers(let count) = type.shape else { return reference().value }
      defer { numbers += count }
      return numbers.pointee.isAbsent ? .none : PropertyValue(numbers, of: basic)
    case .list(let element):
      return list(width: element.shape.numberCount) { $0.value(of: element) }.map { .list($0) } ?? .none
    }
  }

  /// The next list, each element read by a closure; nil if the closure gives nil for one.
  ///
  /// - Parameter width: how many number registers an element takes; 0 if it takes a reference.
  @usableFromInline
  mutating func list<Element>(width: Int, _ read: (inout ScriptValueReader) -> Element?) -> [Element]? {
    var elements: [Element] = []
    /// Appends what can be read, as many as there are.
    func append(_ count: Int, from reader: ScriptValueReader) -> Bool {
      var reader = reader
      elements.reserveCapacity(count)
      for _ in 0..<count {
        guard let element = read(&reader) else { return false }
        elements.append(element)
      }
      return true
    }
    let (numbers, references) = (self.numbers, self.references)
    let isRead =
      switch reference() {
      case .numbers(let values):
        values.withUnsafeBufferPointer { buffer in
          let first = ScriptValueReader(numbers: buffer.baseAddress ?? numbers, references: references)
          return append(buffer.count / max(width, 1), from: first)
        }
      case .references(let values):
        values.withUnsafeBufferPointer { buffer in
          let first = ScriptValueReader(numbers: numbers, references: buffer.baseAddress ?? references)
          return append(buffer.count, from: first)
        }
      default: true
      }
    return isRead ? elements : nil
  }
}
