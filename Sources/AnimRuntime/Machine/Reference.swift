import AnimEngine
import AnimLanguage

/// What a reference register holds. Values are values: a list that is changed while another register holds it is
/// copied first.
@usableFromInline
enum Reference: Hashable, Sendable {
  /// Nothing: the absent value of optionals, and registers not in use.
  case none
  case string(String)
  /// A list whose elements are doubles, a fixed number of them each.
  case numbers([Double])
  /// A list whose elements are references.
  case references([Reference])
  /// A transform, path, image, easing, animation, or a value of type `any`.
  indirect case value(PropertyValue)
  /// An action that is no animation. Indirect, as references must stay small: lists and frames are full of them.
  indirect case action(LayerAction)

  /// Values are equal, and what is absent is equal to what is absent.
  @usableFromInline
  static func == (left: Reference, right: Reference) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.string(let left), .string(let right)): left == right
    case (.numbers(let left), .numbers(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0 == $1 || $0.isAbsent && $1.isAbsent }
    case (.references(let left), .references(let right)): left == right
    case (.value(let left), .value(let right)): left == right
    case (.action(let left), .action(let right)): left == right
    default: false
    }
  }

  var isAbsent: Bool {
    switch self {
    case .none, .value(.none): true
    default: false
    }
  }

  /// The text of a string; empty for anything else.
  @usableFromInline
  var text: String {
    if case .string(let text) = self { return text }
    return ""
  }

  /// What it holds as a value, if that is no list.
  var value: PropertyValue {
    switch self {
    case .string(let text): .string(text)
    case .value(let value): value
    case .action(.noAction), .none, .numbers, .references: .none
    case .action(let action): .string("\(action)")
    }
  }

  /// The number of elements of a list whose elements take `width` doubles.
  func count(width: Int) -> Int {
    switch self {
    case .numbers(let numbers): numbers.count / max(width, 1)
    case .references(let references): references.count
    default: 0
    }
  }

  /// Alters a list of doubles in place.
  ///
  /// - Returns: the bytes that were taken for it anew, as it was shared or has grown.
  @discardableResult
  mutating func withNumbers(_ body: (inout [Double]) -> Void) -> Int {
    var numbers: [Double] = []
    if case .numbers(let held) = self { numbers = held }
    self = .none
    defer { self = .numbers(numbers) }
    return numbers.bytesTaken(by: body)
  }

  /// Alters a list of references in place.
  ///
  /// - Returns: the bytes that were taken for it anew, as it was shared or has grown.
  @discardableResult
  mutating func withReferences(_ body: (inout [Reference]) -> Void) -> Int {
    var references: [Reference] = []
    if case .references(let held) = self { references = held }
    self = .none
    defer { self = .references(references) }
    return references.bytesTaken(by: body)
  }
}

extension Array {
  /// Alters the array; gives the size of its storage if that is another than before.
  @inline(__always)
  fileprivate mutating func bytesTaken(by body: (inout [Element]) -> Void) -> Int {
    let before = withUnsafeBufferPointer { $0.baseAddress }
    body(&self)
    return withUnsafeBufferPointer { $0.baseAddress } == before ? 0 : capacity * MemoryLayout<Element>.stride
  }
}
