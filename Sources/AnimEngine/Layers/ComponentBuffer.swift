/// Room for the components of one property while they are read, changed and put back; lives on the stack.
///
/// With `PropertyReference` it is the one place that knows how a part lies in its whole.
struct ComponentBuffer {
  private let components: UnsafeMutablePointer<Double>

  /// Lends a buffer to a closure.
  @inline(__always)
  static func withBuffer<Result>(_ body: (ComponentBuffer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: ValueType.maximumComponentCount) { memory in
      memory.initialize(repeating: 0)
      // The capacity is not zero, so there is a base address.
      guard let base = memory.baseAddress else { preconditionFailure("a buffer without memory") }
      return body(ComponentBuffer(components: base))
    }
  }

  subscript(index: Int) -> Double {
    get { components[index] }
    nonmutating set { components[index] = newValue }
  }

  /// Fills the buffer with a part of an array.
  func load(_ values: DenseArray<Double>, from start: Int, count: Int) {
    for index in 0..<min(count, ValueType.maximumComponentCount) { components[index] = values[start + index] }
  }

  /// Takes the components of another buffer.
  func copy(_ other: ComponentBuffer, count: Int) {
    for index in 0..<min(count, ValueType.maximumComponentCount) { components[index] = other.components[index] }
  }

  /// Writes the buffer to a part of an array.
  func store(to values: inout DenseArray<Double>, at start: Int, count: Int) {
    for index in 0..<min(count, ValueType.maximumComponentCount) { values[start + index] = components[index] }
  }

  /// The value of a whole property, or of a part of it; a part of a matrix is that of its decomposition.
  func value(of reference: PropertyReference) -> PropertyValue {
    switch reference.access {
    case .components, .derived: return PropertyValue(type: reference.type, components: components + reference.offset)
    case .reference: return .none
    case .transformPart:
      keepParts()
      return PropertyValue(type: reference.type, components: components + reference.offset)
    case .uniformScale:
      keepParts()
      let (x, y, z) = (
        components[reference.offset], components[reference.offset + 1], components[reference.offset + 2]
      )
      // The mean of three equal numbers can be off by a bit.
      return .number(x == y && y == z ? x : (x + y + z) / 3)
    }
  }

  /// Puts a value in the place of a whole property or of a part of it.
  func set(_ value: PropertyValue, of reference: PropertyReference) {
    if reference.propertyType == .transform, !reference.isWhole { keepParts() }
    value.write(to: components + reference.offset, as: reference.type)
    if reference.access == .uniformScale {
      components[reference.offset + 1] = components[reference.offset]
      components[reference.offset + 2] = components[reference.offset]
    }
  }

  /// Takes the components of a mask from another buffer of the same property.
  func restore(_ mask: UInt32, from other: ComponentBuffer, type: ValueType) {
    if type == .transform {
      keepParts()
      other.keepParts()
    }
    for index in 0..<ValueType.maximumComponentCount where mask & (1 << UInt32(index)) != 0 {
      components[index] = other.components[index]
    }
  }

  /// Makes a transform that is kept as a matrix one that is kept by its parts.
  func keepParts() {
    guard components[0] == ValueType.transformModeMatrix,
      case .transform(let matrix) = PropertyValue(type: .transform, components: components)
    else { return }
    PropertyValue.transformParts(TransformParts(decomposing: matrix)).write(to: components, as: .transform)
  }
}
