/// Cubics at an address that stays as long as the table does: a look into an array counts references, which takes longer
/// than the arithmetic. They never change, so all threads may read them.
@usableFromInline
final class CubicTable: @unchecked Sendable {
  @usableFromInline let cubics: UnsafePointer<TimingCurve.Cubic>
  let count: Int

  init(_ cubics: [TimingCurve.Cubic]) {
    let memory = UnsafeMutablePointer<TimingCurve.Cubic>.allocate(capacity: max(cubics.count, 1))
    for (index, cubic) in cubics.enumerated() { (memory + index).initialize(to: cubic) }
    self.cubics = UnsafePointer(memory)
    count = cubics.count
  }

  deinit { cubics.deallocate() }
}
