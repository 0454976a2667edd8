import AnimEngine
import AnimLanguage

extension Machine {
  /// Methods of lists that leave the list as it is.
  mutating func callList(
    _ call: BuiltinCall, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    switch r[0] {
    case .numbers(let numbers):
      try callNumbers(call, numbers, max(elementWidth(call), 1), n, r)
    case .references(let references):
      try callReferences(call, references, n, r)
    default: break
    }
  }

  private func elementWidth(_ call: BuiltinCall) -> Int { elementWidth(call.operands.first ?? .any) }

  // MARK: Elements of doubles

  private mutating func callNumbers(
    _ call: BuiltinCall, _ numbers: [Double], _ width: Int, _ n: UnsafeMutablePointer<Double>,
    _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    let count = numbers.count / width
    func element(_ position: Int) {
      for offset in 0..<width { n[offset] = numbers[position * width + offset] }
    }
    func reordered(_ order: [Int]) -> Reference {
      .numbers(order.flatMap { numbers[$0 * width..<($0 + 1) * width] })
    }
    switch call.builtin {
    case .listCount: n[0] = Double(count)
    case .listIsEmpty: n[0] = count == 0 ? 1 : 0
    case .listFirst: if count > 0 { element(0) } else { n[0] = .absent }
    case .listLast: if count > 0 { element(count - 1) } else { n[0] = .absent }
    case .listContains, .listIndexOf:
      let found = numbers.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.flatMap { base in (0..<count).first { areEqual(base + $0 * width, n, width) } }
      }
      n[0] = call.builtin == .listContains ? (found == nil ? 0 : 1) : found.map(Double.init) ?? .absent
    case .listReversed: r[0] = reordered((0..<count).reversed())
    case .listSorted:
      // What is no number comes last.
      func key(_ index: Int) -> (Int, Double, Int) {
        let number = numbers[index * width]
        return number.isNaN ? (1, 0, index) : (0, number, index)
      }
      r[0] = reordered((0..<count).sorted { key($0) < key($1) })
    case .listShuffled: r[0] = reordered(shuffledIndices(count))
    case .randomElement:
      guard count > 0 else { throw .emptyList("random") }
      element(random.nextIndex(below: count))
    default: break
    }
  }

  // MARK: Elements of references

  private mutating func callReferences(
    _ call: BuiltinCall, _ list: [Reference], _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    let count = list.count
    switch call.builtin {
    case .listCount: n[0] = Double(count)
    case .listIsEmpty: n[0] = count == 0 ? 1 : 0
    case .listFirst: r[0] = list.first ?? .none
    case .listLast: r[0] = list.last ?? .none
    case .listContains: n[0] = try index(of: r[1], in: list) == nil ? 0 : 1
    case .listIndexOf: n[0] = try index(of: r[1], in: list).map(Double.init) ?? .absent
    case .listReversed: r[0] = .references(list.reversed())
    case .listSorted:
      r[0] = .references(list.indices.sorted { (list[$0].text, $0) < (list[$1].text, $1) }.map { list[$0] })
    case .listShuffled: r[0] = .references(shuffledIndices(count).map { list[$0] })
    case .randomElement:
      guard count > 0 else { throw .emptyList("random") }
      r[0] = list[random.nextIndex(below: count)]
    default: break
    }
  }

  private mutating func index(of value: Reference, in list: [Reference]) throws(RunProblem) -> Int? {
    for (index, element) in list.enumerated() {
      if try isEqual(element, to: value) { return index }
    }
    return nil
  }

  /// Fisher and Yates's shuffle with the run's random numbers.
  mutating func shuffledIndices(_ count: Int) -> [Int] {
    var indices = Array(0..<count)
    for last in stride(from: count - 1, to: 0, by: -1) {
      indices.swapAt(last, random.nextIndex(below: last + 1))
    }
    return indices
  }
}
