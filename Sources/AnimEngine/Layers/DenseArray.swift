/// An array of plain elements whose storage can be reached by pointer, for the stores that every write of a property
/// passes through. A value, as arrays are: it is copied when it is changed while shared.
@usableFromInline
struct DenseArray<Element: BitwiseCopyable & Sendable>: Sendable {
  /// Shared only by arrays that do not change it: whoever changes elements has it alone.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline let elements: UnsafeMutablePointer<Element>
    @usableFromInline let capacity: Int

    init(capacity: Int) {
      elements = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    deinit {
      elements.deallocate()
    }
  }

  @usableFromInline var storage = Storage(capacity: 16)
  @usableFromInline private(set) var count = 0

  init() {}

  @inlinable
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return storage.elements[index]
    }
    set {
      precondition(index >= 0 && index < count)
      if !isKnownUniquelyReferenced(&storage) { replaceStorage(capacity: storage.capacity) }
      storage.elements[index] = newValue
    }
  }

  mutating func append(_ element: Element) {
    reserve(1)
    (storage.elements + count).initialize(to: element)
    count += 1
  }

  static func += (array: inout DenseArray, elements: some Collection<Element>) {
    array.reserve(elements.count)
    for element in elements {
      (array.storage.elements + array.count).initialize(to: element)
      array.count += 1
    }
  }

  func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: storage.elements, count: count))
  }

  /// The elements, after making sure that no other array shares them; valid until the array next grows.
  mutating func unsharedElements() -> UnsafeMutablePointer<Element> {
    reserve(0)
    return storage.elements
  }

  private mutating func reserve(_ more: Int) {
    if count + more > storage.capacity {
      replaceStorage(capacity: max(count + more, storage.capacity * 2))
    } else if !isKnownUniquelyReferenced(&storage) {
      replaceStorage(capacity: storage.capacity)
    }
  }

  @usableFromInline
  mutating func replaceStorage(capacity: Int) {
    let new = Storage(capacity: capacity)
    new.elements.initialize(from: storage.elements, count: count)
    storage = new
  }
}
