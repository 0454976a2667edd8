/// Plain memory at an address that stays as long as the table does: a look into an array counts references, which takes
/// longer than the arithmetic. It never changes, so all threads may read it.
@usableFromInline
final class FixedTable<Element: BitwiseCopyable>: @unchecked Sendable {
  @usableFromInline let elements: UnsafePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    for (index, element) in elements.enumerated() { (memory + index).initialize(to: element) }
    self.elements = UnsafePointer(memory)
    count = elements.count
  }

  deinit { elements.deallocate() }
}
