import AnimEngine

/// A thread of the script that waits: its calls and registers, and its transactions.
struct Strand: Sendable {
  var frames: [Frame]
  var numbers: [Double]
  var references: [Reference]
  var transactions: TransactionStack
  var condition: WaitCondition
  var keepsAlive: Bool
  /// When it began to wait.
  var since: MediaTime
}

/// The strands that wait, by numbers which grow with the moment they began to wait.
struct StrandStore: Sendable {
  /// Looked up; iterated only in the order of the numbers.
  private var strands: [Int: Strand] = [:]
  private var nextNumber = 1
  private var byAnimation: [AnimationID: [Int]] = [:]
  /// Those that wait for all animations, in the order they began to.
  private(set) var waitingForAll: [Int] = []

  var isEmpty: Bool { strands.isEmpty }

  /// The waiting strands in the order they began to wait.
  var all: [Strand] { strands.sorted { $0.key < $1.key }.map(\.value) }

  mutating func add(_ strand: Strand) -> Int {
    let number = nextNumber
    nextNumber += 1
    strands[number] = strand
    switch strand.condition {
    case .instant: break
    case .animation(let animation, _, _): byAnimation[animation, default: []].append(number)
    case .allAnimations: waitingForAll.append(number)
    }
    return number
  }

  mutating func remove(_ number: Int) -> Strand? { strands.removeValue(forKey: number) }

  /// Takes the strands that waited for an animation which is over.
  mutating func takeWaiting(for animation: AnimationID) -> [Int] { byAnimation.removeValue(forKey: animation) ?? [] }

  mutating func takeWaitingForAll() -> [Int] {
    defer { waitingForAll = [] }
    return waitingForAll
  }
}
