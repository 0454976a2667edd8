import AnimEngine
import AnimLanguage

extension Machine {
  /// Changes the list in the first register. Nothing else may hold it meanwhile, or it would be copied.
  mutating func changeList(
    _ call: BuiltinCall, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    // The list is none of the operands; its type stands as the result.
    let width = max(elementWidth(call.result), 1)
    if call.builtin == .listRemoveAll {
      r[0] = r[0].isNumbers ? .numbers([]) : .references([])
    } else if r[0].isNumbers {
      try changeNumbers(call.builtin, width, n, &r[0])
    } else {
      try changeReferences(call.builtin, n, &r[0], value: r + 1)
    }
  }

  private mutating func changeNumbers(
    _ change: Builtin, _ width: Int, _ n: UnsafeMutablePointer<Double>, _ list: inout Reference
  ) throws(RunProblem) {
    let count = list.count(width: width)
    switch change {
    case .listInsert:
      // The place stands behind the value.
      let position = try placeToInsert(n[width], count)
      let value = UnsafeBufferPointer(start: n, count: width)
      noteMade(list.withNumbers { $0.insert(contentsOf: value, at: position * width) })
    case .listRemoveAt:
      guard let position = elementPosition(n[0], count: count) else { throw .indexOutOfRange(n[0], count: count) }
      noteMade(list.withNumbers { $0.removeSubrange(position * width..<(position + 1) * width) })
    case .listRemoveLast:
      guard count > 0 else { throw .emptyList("removeLast") }
      noteMade(list.withNumbers { $0.removeLast(width) })
    default: break
    }
  }

  private mutating func changeReferences(
    _ change: Builtin, _ n: UnsafeMutablePointer<Double>, _ list: inout Reference,
    value: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    let count = list.count(width: 1)
    switch change {
    case .listInsert:
      let position = try placeToInsert(n[0], count)
      let value = value[0]
      noteMade(list.withReferences { $0.insert(value, at: position) })
    case .listRemoveAt:
      guard let position = elementPosition(n[0], count: count) else { throw .indexOutOfRange(n[0], count: count) }
      noteMade(list.withReferences { _ = $0.remove(at: position) })
    case .listRemoveLast:
      guard count > 0 else { throw .emptyList("removeLast") }
      noteMade(list.withReferences { _ = $0.removeLast() })
    default: break
    }
  }

  /// The place in a list at which an element is put in, the end included.
  private func placeToInsert(_ index: Double, _ count: Int) throws(RunProblem) -> Int {
    guard count < limits.listCount else { throw .limit(.listCount) }
    guard let position = elementPosition(index, count: count + 1) else { throw .indexOutOfRange(index, count: count) }
    return position
  }
}

extension Reference {
  /// Whether this is a list of doubles.
  fileprivate var isNumbers: Bool {
    if case .numbers = self { return true }
    return false
  }
}
