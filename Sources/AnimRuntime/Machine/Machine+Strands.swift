import AnimEngine
import AnimLanguage

// What holds a strand: collections of animations, parallel blocks, staggered loops.

extension Machine {
  /// Waits for the animations that were collected, if there are any.
  mutating func endCollection(_ end: CollectionEnd, _ n: UnsafePointer<Double>) throws(RunProblem) -> ServiceOutcome? {
    var overlap = MediaTime.zero
    if end == .waitWithOverlap {
      guard n[0] >= 0 else { throw .negativeWait }
      overlap = MediaTime(roundingTicks: n[0])
    }
    guard let collection = engine.endCollection(), end != .leave else { return nil }
    wait = .collection(collection, overlap: overlap)
    return .wait
  }

  /// Makes a strand of each block; they begin, in their order, when this strand has stopped to wait for them.
  mutating func startBranches(
    _ functions: [FunctionID], _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) -> ServiceOutcome? {
    if functions.isEmpty { return nil }
    guard strands.count + functions.count <= limits.strands else { throw .limit(.strands) }
    noteMade(functions.count * Machine.bytesOfStrand)
    var operands = OperandReader(n: n, r: r)
    let block = strands.beginBlock(of: functions.count)
    for function in functions {
      let closure = operands.closure(function, code.operands(of: function))
      let frame = Frame(function: function.index, next: code.targets[Int(function.index)].entry)
      let strand = Strand(
        frames: [frame], numbers: closure.numbers, references: closure.references,
        transactions: OpenTransactions(engine.branchStack),
        condition: .instant(engine.now), keepsAlive: keepsAlive, since: engine.now, block: block)
      turns.resume(strand: strands.add(strand))
    }
    wait = .branches(block)
    return .wait
  }

  // MARK: Staggered loops

  /// Waits until the next round may begin. Of the numbers the first counts elements, the second is the interval, the
  /// third the instant at which the last round began.
  mutating func waitForRound(
    _ plan: StaggerPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafePointer<Reference>
  ) throws(RunProblem) -> ServiceOutcome? {
    guard n[1] >= 0 else { throw .negativeWait }
    let index = clampedInteger(n[0])
    let now = Double(engine.now.ticks)
    if index == 0 { n[2] = now }
    guard index > 0, plan.order.beginsRound(at: index, of: r[0].count(width: plan.width)) else { return nil }
    n[2] = max(n[2] + n[1], now)
    if n[2] <= now { return nil }
    wait = .instant(MediaTime(roundingTicks: n[2]))
    return .wait
  }

  /// Puts a list into the order in which a staggered loop takes it.
  mutating func orderRounds(_ plan: StaggerPlan, _ r: UnsafeMutablePointer<Reference>) {
    if plan.order == .first { return }
    let count = r[0].count(width: plan.width)
    let order = plan.order == .random ? shuffledIndices(count) : plan.order.indices(count)
    switch r[0] {
    case .numbers(let numbers):
      let width = max(plan.width, 1)
      r[0] = .numbers(order.flatMap { numbers[$0 * width..<($0 + 1) * width] })
    case .references(let references): r[0] = .references(order.map { references[$0] })
    default: break
    }
  }
}

extension StaggerOrder {
  /// The elements of a list in this order; `random` is as `first`.
  fileprivate func indices(_ count: Int) -> [Int] {
    switch self {
    case .first, .random: return Array(0..<count)
    case .last: return (0..<count).reversed()
    case .edges: return edges(count)
    case .center: return edges(count).reversed()
    }
  }

  /// From both ends towards the middle, of a pair the first one first when the whole is `reversed` too.
  private func edges(_ count: Int) -> [Int] {
    var indices: [Int] = []
    for offset in 0..<(count + 1) / 2 {
      let pair = [offset, count - 1 - offset]
      indices += pair[0] == pair[1] ? [offset] : self == .center ? pair.reversed() : pair
    }
    return indices
  }

  /// Whether the element at an index of the ordered list begins a round. Elements at the same distance from the centre
  /// share one.
  fileprivate func beginsRound(at index: Int, of count: Int) -> Bool {
    switch self {
    case .first, .last, .random: true
    case .edges: index % 2 == 0
    case .center: (index + count) % 2 == 0
    }
  }
}
