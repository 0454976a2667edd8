import AnimEngine

/// Adds up the memory that values of a script take. Storage that several values share counts once.
struct Census {
  private(set) var bytes = 0
  /// Where shared storage lies that has been counted.
  private var counted: Set<UnsafeRawPointer> = []

  /// What an array or string takes besides its elements.
  private static let header = 32

  /// Counts things of a fixed size.
  mutating func add(_ count: Int, of size: Int) { bytes += count * size }

  mutating func add(_ reference: Reference) {
    switch reference {
    case .none, .action: break
    case .string(let text): add(text)
    case .numbers(let numbers): add(storage: numbers)
    case .references(let references): if add(storage: references) { for element in references { add(element) } }
    case .value(let value):
      bytes += MemoryLayout<PropertyValue>.size + Census.header
      add(value)
    }
  }

  mutating func add(_ references: [Reference]) {
    for reference in references { add(reference) }
  }

  mutating func add(_ closure: Closure) {
    guard !closure.numbers.isEmpty || !closure.references.isEmpty else { return }
    add(storage: closure.numbers)
    if add(storage: closure.references) { add(closure.references) }
  }

  mutating func add(_ strand: Strand) {
    add(storage: strand.frames)
    add(storage: strand.numbers)
    if add(storage: strand.references) { add(strand.references) }
  }

  mutating func add(_ value: PropertyValue) {
    switch value {
    case .string(let text), .image(let text): add(text)
    case .path(let path): add(path)
    case .list(let values): if add(storage: values) { for element in values { add(element) } }
    case .animation(let animation): add(animation)
    case .transform, .transformParts, .easing, .event: bytes += 200
    case .none, .number, .bool, .duration, .angle, .point, .size, .rect, .vector, .color, .layer, .range, .handle:
      break
    }
  }

  mutating func add(_ text: String) {
    // Short strings have no storage.
    guard text.utf8.count > 15 else { return }
    let address = text.utf8.withContiguousStorageIfAvailable { $0.baseAddress.map { UnsafeRawPointer($0) } }
    add(text.utf8.count, at: address ?? nil)
  }

  private mutating func add(_ path: VectorPath) {
    add(storage: path.elements)
    add(storage: path.points)
  }

  private mutating func add(_ animation: LayerAnimation) {
    bytes += MemoryLayout<LayerAnimation>.size
    for tag in animation.tags { add(tag.value) }
    switch animation.kind {
    case .basic(let basic), .spring(let basic, _):
      for value in [basic.fromValue, basic.toValue, basic.byValue] { if let value { add(value) } }
    case .keyframe(let keyframe):
      if add(storage: keyframe.values) { for value in keyframe.values { add(value) } }
      if let path = keyframe.path { add(path) }
      for list in [keyframe.keyTimes, keyframe.tensionValues, keyframe.continuityValues, keyframe.biasValues] {
        add(storage: list)
      }
      add(storage: keyframe.timingFunctions)
    case .group(let group): for child in group.children { add(child) }
    case .transition, .template: break
    }
  }

  /// Counts the storage of an array.
  ///
  /// - Returns: whether it had not been counted before, so that what its elements hold has to be.
  @discardableResult
  private mutating func add<Element>(storage array: [Element]) -> Bool {
    guard !array.isEmpty else { return false }
    let address = array.withUnsafeBytes { $0.baseAddress }
    return add(array.capacity * MemoryLayout<Element>.stride, at: address)
  }

  @discardableResult
  private mutating func add(_ size: Int, at address: UnsafeRawPointer?) -> Bool {
    if let address, !counted.insert(address).inserted { return false }
    bytes += size + Census.header
    return true
  }
}
