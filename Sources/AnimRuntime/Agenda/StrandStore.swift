import AnimEngine
import AnimLanguage

/// A thread of the script that waits, or has not begun: its calls and registers, and its transactions.
struct Strand: Sendable {
  var frames: [Frame]
  var numbers: [Double]
  var references: [Reference]
  /// Those that it has open; most strands have none, and there may be many strands.
  var transactions: OpenTransactions
  var condition: WaitCondition
  var keepsAlive: Bool
  /// When it began to wait.
  var since: MediaTime
  /// The parallel block that waits for its end.
  var block: Int?
}

/// The transactions of a strand, in no place worth mentioning if none is open.
enum OpenTransactions: Sendable {
  case none
  indirect case some(TransactionStack)

  init(_ stack: TransactionStack) {
    self = stack == TransactionStack() ? .none : .some(stack)
  }

  var stack: TransactionStack {
    switch self {
    case .none: TransactionStack()
    case .some(let stack): stack
    }
  }
}

/// What a strand waits for.
enum WaitCondition: Hashable, Sendable {
  case instant(MediaTime)
  case animation(AnimationID, layer: LayerID, key: String)
  case allAnimations
  /// The animations of a statement of a sequence, or of a parallel block.
  case collection(CollectionID, overlap: MediaTime)
  /// The strands of a parallel block.
  case branches(Int)
  case event(String, layer: LayerID)
  /// The host's answer to a call.
  case hostCall(Int)

  /// Whether it may be over before what it waits for is.
  fileprivate var hasOverlap: Bool {
    if case .collection(_, let overlap) = self { return overlap > .zero }
    return false
  }

  /// What tells that the wait is over, where that is something that happens.
  fileprivate var source: WaitSource? {
    switch self {
    case .instant, .allAnimations: nil
    case .animation(let animation, _, _): .animation(animation)
    case .collection(let collection, _): .collection(collection)
    case .branches(let block): .branches(block)
    case .event(let event, let layer): .event(event, layer)
    case .hostCall(let call): .hostCall(call)
    }
  }
}

/// Something that happens and ends waits.
enum WaitSource: Hashable, Sendable {
  case animation(AnimationID)
  case collection(CollectionID)
  case branches(Int)
  case event(String, LayerID)
  case hostCall(Int)
}

/// The strands that wait, by numbers which grow with the moment they began to wait.
struct StrandStore: Sendable {
  /// Where each strand stands among the places. Looked up; iterated only in the order of the numbers.
  private var strands: [Int: Int32] = [:]
  /// Places are used again; a table of strands itself would be half empty.
  private var places: [Strand?] = []
  private var free: [Int32] = []
  private var nextNumber = 1
  private var bySource: [WaitSource: [Int]] = [:]
  /// Those that wait for all animations, in the order they began to.
  private var waitingForAll: [Int] = []
  /// How many of those keep the run alive.
  private(set) var livingForAll = 0
  /// Of each parallel block how many strands have not ended.
  private var branchCounts: [Int: Int] = [:]
  private var nextBlock = 1

  var isEmpty: Bool { strands.isEmpty }
  var count: Int { strands.count }
  var isAnyWaitingForAll: Bool { !waitingForAll.isEmpty }

  /// The strands that wait for animations less an overlap, in the order they began to wait.
  private(set) var overlapping: [Int] = []

  /// The waiting strands in the order they began to wait.
  var all: [Strand] { strands.sorted { $0.key < $1.key }.compactMap { places[Int($0.value)] } }

  subscript(number: Int) -> Strand? { strands[number].flatMap { places[Int($0)] } }

  mutating func add(_ strand: Strand) -> Int {
    let number = nextNumber
    nextNumber += 1
    if let source = strand.condition.source { bySource[source, default: []].append(number) }
    if strand.condition.hasOverlap { overlapping.append(number) }
    if strand.condition == .allAnimations {
      waitingForAll.append(number)
      if strand.keepsAlive { livingForAll += 1 }
    }
    if let place = free.popLast() {
      places[Int(place)] = strand
      strands[number] = place
    } else {
      strands[number] = Int32(clamping: places.count)
      places.append(strand)
    }
    return number
  }

  /// Changes what a waiting strand holds.
  mutating func replace(_ number: Int, by strand: Strand) {
    if let place = strands[number] { places[Int(place)] = strand }
  }

  mutating func remove(_ number: Int) -> Strand? {
    guard let place = strands.removeValue(forKey: number) else { return nil }
    free.append(place)
    var strand: Strand?
    swap(&strand, &places[Int(place)])
    if strand?.condition.hasOverlap == true { overlapping.removeAll { $0 == number } }
    return strand
  }

  /// Takes the strands that waited for something that has happened, in the order they began to.
  mutating func takeWaiting(for source: WaitSource) -> [Int] {
    bySource.isEmpty ? [] : bySource.removeValue(forKey: source) ?? []
  }

  mutating func takeWaitingForAll() -> [Int] {
    defer { (waitingForAll, livingForAll) = ([], 0) }
    return waitingForAll
  }

  // MARK: Parallel blocks

  /// Begins a parallel block of so many strands.
  mutating func beginBlock(of count: Int) -> Int {
    defer { nextBlock += 1 }
    branchCounts[nextBlock] = count
    return nextBlock
  }

  /// Notes that a strand of a block has ended, and gives the strand that waits for the block if that was the last.
  mutating func endBranch(of block: Int) -> [Int] {
    let count = (branchCounts[block] ?? 1) - 1
    branchCounts[block] = count > 0 ? count : nil
    return count > 0 ? [] : takeWaiting(for: .branches(block))
  }
}

extension StrandStore {
  func visit(_ census: inout Census) {
    census.add(places.count, of: MemoryLayout<Strand>.stride + 64)
    for case let strand? in places { census.add(strand) }
  }
}
