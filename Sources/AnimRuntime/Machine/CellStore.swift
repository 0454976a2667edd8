/// Variables that blocks which run later share with the code around them, addressed by number.
struct CellStore: Sendable {
  private var numbers: [Double] = []
  private var references: [Reference] = []

  /// Makes a cell of that many doubles and returns its number.
  mutating func makeNumbers(_ count: Int) -> Double {
    numbers.append(contentsOf: repeatElement(0, count: count))
    return Double(numbers.count - count)
  }

  mutating func makeReference() -> Double {
    references.append(.none)
    return Double(references.count - 1)
  }

  func number(_ cell: Double, _ offset: Int) -> Double { numbers[Int(cell) + offset] }

  mutating func setNumber(_ cell: Double, _ offset: Int, _ value: Double) { numbers[Int(cell) + offset] = value }

  func reference(_ cell: Double) -> Reference { references[Int(cell)] }

  mutating func setReference(_ cell: Double, _ value: Reference) { references[Int(cell)] = value }

  func visit(_ census: inout Census) {
    census.add(numbers.count, of: MemoryLayout<Double>.stride)
    census.add(references.count, of: MemoryLayout<Reference>.stride)
    census.add(references)
  }
}
