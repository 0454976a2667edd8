extension PropertyValue: CustomStringConvertible {
  /// The printed form, with layers as their numbers.
  public var description: String {
    var text = TextBuffer()
    write(to: &text) { "layer \($0.index)" }
    return text.string
  }

  /// The name of the value's type in the language.
  public var typeName: String {
    switch self {
    case .none: return "none"
    case .list(let elements):
      guard let first = elements.first?.typeName, elements.allSatisfy({ $0.typeName == first }) else { return "[any]" }
      return "[\(first)]"
    case .handle(let kind, _): return kind
    case .event: return "event"
    default: return type.map { "\($0)" } ?? "any"
    }
  }

  /// Writes the printed form: a string as it is at the top, quoted inside a list.
  public func write(to text: inout TextBuffer, nameOf: (LayerID) -> String) {
    switch self {
    case .none: text.append("none")
    case .number(let number): text.append(number)
    case .bool(let isTrue): text.append(isTrue ? "true" : "false")
    case .string(let string): text.append(string)
    case .duration(let time): text.append(time)
    case .angle(let radians): text.append(angle: radians)
    case .point(let point): text.appendTuple(point.x, point.y)
    case .size(let size): text.appendTuple(size.width, size.height)
    case .rect(let rect): text.appendTuple(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case .vector(let vector): text.appendTuple(vector.x, vector.y, vector.z)
    case .color(let color): text.append(color)
    case .transform(let matrix): text.append(matrix)
    case .transformParts(let parts): text.append(parts.matrix)
    case .path(let path): text.appendCall(of: "path", quoting: path.svgDescription)
    case .image(let name): text.appendCall(of: "image", quoting: name)
    case .easing(let function): function.write(to: &text)
    case .layer(let layer): text.append(nameOf(layer))
    case .animation(let animation): animation.write(to: &text, nameOf: nameOf)
    case .event(let event): text.append(event.name)
    case .list(let elements): PropertyValue.write(elements, to: &text, nameOf: nameOf)
    case .range(let lower, let upper, let isClosed):
      text.append(lower)
      text.append(isClosed ? "..." : "..<")
      text.append(upper)
    case .handle(let kind, let id):
      text.append(kind)
      text.append(byte: UInt8(ascii: " "))
      text.append(id)
    }
  }

  private static func write(
    _ elements: [PropertyValue], to text: inout TextBuffer, nameOf: (LayerID) -> String
  ) {
    text.append(byte: UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { text.append(", ") }
      if case .string(let string) = element {
        text.append(quoted: string)
      } else {
        element.write(to: &text, nameOf: nameOf)
      }
    }
    text.append(byte: UInt8(ascii: "]"))
  }
}

extension TextBuffer {
  /// A duration in seconds: `0.25s`.
  public mutating func append(_ time: MediaTime) {
    append(time.seconds)
    if !time.isInfinite { append(byte: UInt8(ascii: "s")) }
  }

  /// An angle, given in radians, in degrees: `45deg`.
  public mutating func append(angle radians: Double) {
    append(radians * (180 / .pi))
    if radians.isFinite { append("deg") }
  }

  /// The six numbers of a transform of the plane, or all sixteen.
  mutating func append(_ matrix: Transform) {
    append("transform")
    if let (a, b, c, d, tx, ty) = matrix.affineComponents {
      appendTuple(a, b, c, d, tx, ty)
    } else {
      appendTuple(
        matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24,
        matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44)
    }
  }

  /// A call of a function with a string: `image("photo.png")`.
  fileprivate mutating func appendCall(of function: String, quoting argument: String) {
    append(function)
    append(byte: UInt8(ascii: "("))
    append(quoted: argument)
    append(byte: UInt8(ascii: ")"))
  }
}
