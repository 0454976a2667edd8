/// When animations begin and end: a heap of at most one entry for each animation, first the earliest, at one instant
/// the one added first. Entries can be moved and taken out.
struct Agenda: Sendable {
  struct Entry: Sendable {
    var instant: MediaTime
    /// The serial number of the animation, which breaks ties.
    var serial: UInt64
    /// The slot of the animation, by which the entry is found.
    var slot: Int32
    /// Whether the animation ends by itself.
    var isFinite: Bool
    /// Whether the run goes on for its sake; only of finite ones.
    var keepsAlive: Bool

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      lhs.instant != rhs.instant ? lhs.instant < rhs.instant : lhs.serial < rhs.serial
    }
  }

  private var heap: [Entry] = []
  /// Of each animation's slot the position in the heap, -1 if it has no entry.
  private var positions: [Int32] = []

  /// How many entries belong to animations that end by themselves.
  private(set) var finiteCount = 0
  /// How many of those keep the run alive.
  private(set) var livingCount = 0

  /// The earliest entry.
  var first: Entry? { heap.first }

  /// Puts the entry of an animation in, in place of the one that it had.
  mutating func set(_ entry: Entry) {
    remove(slot: entry.slot)
    while positions.count <= Int(entry.slot) { positions.append(-1) }
    heap.append(entry)
    positions[Int(entry.slot)] = Int32(heap.count - 1)
    if entry.isFinite { finiteCount += 1 }
    if entry.keepsAlive { livingCount += 1 }
    siftUp(heap.count - 1)
  }

  /// Takes the entry of an animation out, if it has one.
  mutating func remove(slot: Int32) {
    guard positions.indices.contains(Int(slot)), positions[Int(slot)] >= 0 else { return }
    let index = Int(positions[Int(slot)])
    positions[Int(slot)] = -1
    if heap[index].isFinite { finiteCount -= 1 }
    if heap[index].keepsAlive { livingCount -= 1 }
    let last = heap.removeLast()
    guard index < heap.count else { return }
    heap[index] = last
    positions[Int(last.slot)] = Int32(index)
    siftUp(index)
    siftDown(Int(positions[Int(last.slot)]))
  }

  /// Takes all entries out that are due at an instant, in their order.
  mutating func takeDue(at instant: MediaTime) -> [Entry] {
    var due: [Entry] = []
    while let entry = heap.first, entry.instant <= instant {
      due.append(entry)
      remove(slot: entry.slot)
    }
    return due
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0, heap[index] < heap[(index - 1) / 2] {
      exchange(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    while true {
      var least = index
      for child in 2 * index + 1...2 * index + 2 where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == index { return }
      exchange(index, least)
      index = least
    }
  }

  private mutating func exchange(_ first: Int, _ second: Int) {
    heap.swapAt(first, second)
    positions[Int(heap[first].slot)] = Int32(first)
    positions[Int(heap[second].slot)] = Int32(second)
  }
}
