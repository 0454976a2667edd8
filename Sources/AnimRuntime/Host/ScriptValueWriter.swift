import AnimEngine
import AnimLanguage

/// Registers of the machine into which values are written, one after the other.
@frozen
public struct ScriptValueWriter {
  @usableFromInline var numbers: UnsafeMutablePointer<Double>
  @usableFromInline var references: UnsafeMutablePointer<Reference>

  @inlinable
  init(numbers: UnsafeMutablePointer<Double>, references: UnsafeMutablePointer<Reference>) {
    self.numbers = numbers
    self.references = references
  }

  /// Fills the next number register.
  @inlinable
  public mutating func write(_ number: Double) {
    numbers.pointee = number
    numbers += 1
  }

  @inlinable
  mutating func write(_ reference: Reference) {
    references.pointee = reference
    references += 1
  }

  /// Writes a text.
  @inlinable
  public mutating func write(_ text: String) { write(.string(text)) }

  /// Fills the registers of a type with a value. One of another type counts as absent.
  public mutating func write(_ value: PropertyValue, as type: ScriptType) {
    switch type {
    case .optional(let wrapped): write(value, as: wrapped)
    case .basic(let basic):
      let isWritten = value.store(as: basic, numbers, references)
      switch type.shape {
      case .numbers(let count):
        if !isWritten { numbers.pointee = .absent }
        numbers += count
      case .reference:
        if !isWritten { references.pointee = .none }
        references += 1
      case .nothing: break
      }
    case .list(let element):
      guard case .list(let values) = value else { return write(Reference.none) }
      writeList(values, width: element.shape.numberCount) { $0.write($1, as: element) }
    }
  }

  /// Writes the absent value of a type.
  public mutating func writeAbsent(_ type: ScriptType) { write(.none, as: type) }

  /// Writes a list, each element by a closure.
  ///
  /// - Parameter width: how many number registers an element takes; 0 if it takes a reference.
  @usableFromInline
  mutating func writeList<Element>(
    _ elements: [Element], width: Int, _ write: (inout ScriptValueWriter, Element) -> Void
  ) {
    if width > 0 {
      var values = [Double](repeating: 0, count: elements.count * width)
      values.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var writer = ScriptValueWriter(numbers: base, references: references)
        for element in elements { write(&writer, element) }
      }
      self.write(.numbers(values))
    } else {
      var values = [Reference](repeating: .none, count: elements.count)
      values.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var writer = ScriptValueWriter(numbers: numbers, references: base)
        for element in elements { write(&writer, element) }
      }
      self.write(.references(values))
    }
  }
}
