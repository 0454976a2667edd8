import AnimEngine

/// A value as an archive writes it: its type, and what that takes.
///
/// ```json
/// { "type": "point", "numbers": [1, 2] }
/// ```
struct CodedValue: Codable {
  let value: PropertyValue

  init(_ value: PropertyValue) {
    self.value = value
  }

  private enum Key: String, CodingKey { case type, numbers, text, elements, word, index, kind }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(value.type.map { "\($0)" } ?? "none", forKey: .type)
    switch value {
    case .none: break
    case .string(let text), .image(let text): try container.encode(text, forKey: .text)
    case .layer(let layer): try container.encode(layer.index, forKey: .index)
    case .list(let elements): try container.encode(elements.map(CodedValue.init), forKey: .elements)
    case .handle(let kind, let id):
      try container.encode(kind, forKey: .kind)
      try container.encode(id, forKey: .index)
    case .path(let path):
      try container.encode(path.elements.map(\.rawValue), forKey: .elements)
      try container.encode(path.points.flatMap { [CodedNumber($0.x), CodedNumber($0.y)] }, forKey: .numbers)
    case .easing(let function):
      let (word, numbers) = function.code
      try container.encode(word, forKey: .word)
      try container.encode(numbers.map(CodedNumber.init), forKey: .numbers)
    default:
      guard let components = value.components else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "a value that stays in its run"))
      }
      try container.encode(components.map(CodedNumber.init), forKey: .numbers)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let type = try container.decode(String.self, forKey: .type)
    func numbers() throws -> [Double] { try container.decode([CodedNumber].self, forKey: .numbers).map(\.number) }
    let found: PropertyValue?
    switch type {
    case "none": found = PropertyValue.none
    case "string": found = .string(try container.decode(String.self, forKey: .text))
    case "image": found = .image(try container.decode(String.self, forKey: .text))
    case "layer": found = .layer(LayerID(index: try container.decode(UInt32.self, forKey: .index)))
    case "list": found = .list(try container.decode([CodedValue].self, forKey: .elements).map(\.value))
    case "handle":
      found = .handle(
        kind: try container.decode(String.self, forKey: .kind), id: try container.decode(Int.self, forKey: .index))
    case "path":
      found = VectorPath(elements: try container.decode([UInt8].self, forKey: .elements), numbers: try numbers())
        .map { .path($0) }
    case "easing":
      found = TimingFunction(try container.decode(String.self, forKey: .word), try numbers()).map { .easing($0) }
    default:
      let components = try numbers()
      let type = ValueType.allCases.first { "\($0)" == type && $0.componentCount == components.count }
      found = type.flatMap { type in
        components.withUnsafeBufferPointer { $0.baseAddress.map { PropertyValue(type: type, components: $0) } }
      }
    }
    guard let found else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "not a value of type '\(type)'")
    }
    value = found
  }
}

/// A number as an archive writes it: those that are not finite as words, since JSON has none.
struct CodedNumber: Codable {
  let number: Double

  init(_ number: Double) {
    self.number = number
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if number.isFinite {
      try container.encode(number)
    } else {
      try container.encode(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self.number = number
      return
    }
    switch try container.decode(String.self) {
    case "inf": number = .infinity
    case "-inf": number = -.infinity
    case "nan": number = .nan
    case let word:
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(word)' is no number")
    }
  }
}

extension PropertyValue {
  /// The type of what cannot be written down in the value; nil if all of it can.
  var typeThatCannotBeArchived: String? {
    switch self {
    case .animation, .event: typeName
    case .list(let elements): elements.lazy.compactMap(\.typeThatCannotBeArchived).first
    default: nil
    }
  }
}

extension VectorPath {
  /// - Returns: nil if the numbers are not those that the elements take.
  fileprivate init?(elements codes: [UInt8], numbers: [Double]) {
    self.init()
    var next = 0
    func point() -> Point2D {
      defer { next += 2 }
      return Point2D(x: numbers[next], y: numbers[next + 1])
    }
    for code in codes {
      guard let element = Element(rawValue: code), next + 2 * element.pointCount <= numbers.count else { return nil }
      switch element {
      case .move: move(to: point())
      case .line: line(to: point())
      case .quad:
        let control = point()
        quad(to: point(), control: control)
      case .cubic:
        let (first, second) = (point(), point())
        cubic(to: point(), control1: first, control2: second)
      case .close: close()
      }
    }
    if next != numbers.count { return nil }
  }
}

extension TimingFunction {
  /// The case and its numbers.
  fileprivate var code: (word: String, numbers: [Double]) {
    switch self {
    case .linear: ("linear", [])
    case .cubicBezier(let c1x, let c1y, let c2x, let c2y): ("cubicBezier", [c1x, c1y, c2x, c2y])
    case .steps(let count, let position): ("steps", [Double(count), Double(position.rawValue)])
    case .penner(let family, let direction): ("penner", [Double(family.rawValue), Double(direction.rawValue)])
    case .spring(let spring, let seconds):
      (
        "spring",
        [
          spring.mass, spring.stiffness, spring.damping, spring.initialVelocity, spring.allowsOverdamping ? 1 : 0,
          seconds,
        ]
      )
    }
  }

  fileprivate init?(_ word: String, _ n: [Double]) {
    switch (word, n.count) {
    case ("linear", 0): self = .linear
    case ("cubicBezier", 4): self = .cubicBezier(c1x: n[0], c1y: n[1], c2x: n[2], c2y: n[3])
    case ("steps", 2):
      guard let count = Int(exactly: n[0]), let position = StepPosition(code: n[1]) else { return nil }
      self = .steps(count: count, position: position)
    case ("penner", 2):
      guard let family = EasingFamily(code: n[0]), let direction = EasingDirection(code: n[1]) else { return nil }
      self = .penner(family, direction)
    case ("spring", 6):
      let spring = Spring(
        mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n[3], allowsOverdamping: n[4] != 0)
      self = .spring(spring, seconds: n[5])
    default: return nil
    }
  }
}

extension RawRepresentable where RawValue == UInt8 {
  /// The case of a raw value that was written as a number.
  fileprivate init?(code: Double) {
    guard let rawValue = UInt8(exactly: code) else { return nil }
    self.init(rawValue: rawValue)
  }
}
