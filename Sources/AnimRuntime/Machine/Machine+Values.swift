import AnimEngine
import AnimLanguage

// Between registers, whose meaning the static type tells, and values that know their own type.

extension Machine {
  /// The value that lies in registers as a value of its own.
  func value(_ type: TypeID, _ n: UnsafePointer<Double>, _ r: UnsafePointer<Reference>) -> PropertyValue {
    let wrapped = code.types.wrapped(by: type) ?? type
    switch code.types.shape(of: wrapped) {
    case .numbers:
      return n[0].isAbsent ? .none : PropertyValue(n, of: wrapped)
    case .reference:
      return referenceValue(wrapped, r[0])
    case .nothing:
      return .none
    }
  }

  private func referenceValue(_ type: TypeID, _ reference: Reference) -> PropertyValue {
    switch reference {
    case .none, .string, .value, .action: return reference.value
    case .numbers(let numbers):
      let element = code.types.element(of: type) ?? .number
      let width = max(code.types.shape(of: element).numberCount, 1)
      return numbers.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return .list([]) }
        return .list(
          stride(from: 0, to: buffer.count - width + 1, by: width).map { position in
            base[position].isAbsent
              ? .none : PropertyValue(base + position, of: code.types.wrapped(by: element) ?? element)
          })
      }
    case .references(let references):
      let element = code.types.element(of: type) ?? .any
      return .list(references.map { referenceValue(code.types.wrapped(by: element) ?? element, $0) })
    }
  }

  /// Puts a value into registers of a type; false if the value is of another type.
  func store(
    _ value: PropertyValue, as type: TypeID, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) -> Bool {
    if type == .any {
      r[0] = value == .none ? .none : .value(value)
      return true
    }
    if let wrapped = code.types.wrapped(by: type) {
      guard value == .none else { return store(value, as: wrapped, n, r) }
      if code.types.shape(of: wrapped) == .reference { r[0] = .none } else { n[0] = .absent }
      return true
    }
    switch (value, code.types.element(of: type)) {
    case (.layer(let layer), _) where type == .view || code.types.isLayer(type):
      guard isLayer(Double(layer.index), type) else { return false }
      n[0] = Double(layer.index)
    case (.handle(let kind, let id), _) where kind == TypeTable.basic.name(of: type): n[0] = Double(id)
    case (.list(let elements), let element?):
      guard let list = list(of: elements, element) else { return false }
      r[0] = list
    default: return value.store(as: type, n, r)
    }
    return true
  }

  private func list(of elements: [PropertyValue], _ type: TypeID) -> Reference? {
    let width = code.types.shape(of: type).numberCount
    var numbers: [Double] = []
    var references: [Reference] = []
    var components = [Double](repeating: 0, count: max(width, 1))
    var reference = Reference.none
    for element in elements {
      let fits = components.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { store(element, as: type, $0, &reference) } ?? false
      }
      guard fits else { return nil }
      if width > 0 { numbers += components } else { references.append(reference) }
    }
    return width > 0 ? .numbers(numbers) : .references(references)
  }

  // MARK: Text

  /// Appends a value to the text in its printed form.
  mutating func append(
    _ type: TypeID, _ n: UnsafePointer<Double>, _ r: UnsafePointer<Reference>
  ) throws(RunProblem) {
    if code.types.shape(of: type) == .reference { try checkSize(r[0]) }
    // Out of the machine meanwhile, which is asked for the layers' names.
    if case .action(let action) = r[0], code.types.shape(of: type) == .reference { return append(action) }
    var buffer = TextBuffer()
    swap(&buffer, &text)
    value(type, n, r).write(to: &buffer) { name(of: $0) }
    swap(&buffer, &text)
    guard text.count <= limits.stringLength else { throw .limit(.stringLength) }
  }

  private mutating func append(_ action: LayerAction) {
    switch action {
    case .noAction: text.append("<null>")
    case .custom(let number): text.append("call \(handlerName(ofAction: number))")
    case .animation: break
    }
  }

  /// Moves the text to the output as a line.
  mutating func printText() {
    output.append(text)
    output.append(byte: 0x0A)
    engine.annotate(text.string)
  }
}

extension PropertyValue {
  /// The value of a type with number registers that lies in them; it is not absent.
  init(_ n: UnsafePointer<Double>, of type: TypeID) {
    self =
      switch type {
      case .number: .number(n[0])
      case .bool: .bool(n[0] != 0)
      case .duration: .duration(MediaTime(roundingTicks: n[0]))
      case .angle: .angle(n[0])
      case .point: .point(Point2D(x: n[0], y: n[1]))
      case .size: .size(Size2D(width: n[0], height: n[1]))
      case .range: .range(lower: n[0], upper: n[1], isClosed: n[2] != 0)
      case .vector: .vector(Vector3(x: n[0], y: n[1], z: n[2]))
      case .rect: .rect(Rect2D(origin: Point2D(x: n[0], y: n[1]), size: Size2D(width: n[2], height: n[3])))
      case .color: .color(RGBAColor(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
      case .timer, .animator: .handle(kind: TypeTable.basic.name(of: type), id: clampedInteger(n[0]))
      default: .layer(LayerID(number: n[0]))
      }
  }

  /// Puts the value into registers of a type with a fixed id; false if it is of another type.
  func store(as type: TypeID, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>) -> Bool {
    switch (self, type) {
    case (.none, .any): r[0] = .none
    case (_, .any): r[0] = .value(self)
    case (.number(let number), .number), (.angle(let number), .angle): n[0] = number
    case (.bool(let flag), .bool): n[0] = flag ? 1 : 0
    case (.duration(let time), .duration): n[0] = Double(time.ticks)
    case (.point(let point), .point): (n[0], n[1]) = (point.x, point.y)
    case (.size(let size), .size): (n[0], n[1]) = (size.width, size.height)
    case (.range(let lower, let upper, let isClosed), .range): (n[0], n[1], n[2]) = (lower, upper, isClosed ? 1 : 0)
    case (.vector(let vector), .vector): (n[0], n[1], n[2]) = (vector.x, vector.y, vector.z)
    case (.rect(let rect), .rect):
      (n[0], n[1], n[2], n[3]) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case (.color(let color), .color):
      (n[0], n[1], n[2], n[3]) = (color.red, color.green, color.blue, color.alpha)
    case (.none, .color): n[0] = .absent
    case (.layer(let layer), .layer): n[0] = Double(layer.index)
    case (.string(let text), .string): r[0] = .string(text)
    case (.transform, .transform), (.transformParts, .transform), (.path, .path), (.image, .image),
      (.easing, .easing), (.easing(.spring), .spring), (.animation, .animation):
      r[0] = .value(self)
    default: return false
    }
    return true
  }
}

extension LayerID {
  /// The layer that a register holds; one that does not exist for any other number.
  init(number: Double) {
    self.init(index: number >= 0 && number < 0x1p32 ? UInt32(number) : .max)
  }
}

/// The whole part of a number, within what doubles hold exactly.
func clampedInteger(_ number: Double) -> Int {
  number.isNaN ? 0 : Int(exactly: min(max(number.rounded(.towardZero), -0x1p53), 0x1p53)) ?? 0
}
