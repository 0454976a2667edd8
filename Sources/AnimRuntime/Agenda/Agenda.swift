import AnimEngine

/// What is to happen at later instants: timers, and strands that wait for a duration. An infinite instant, as the sum of
/// times may be, never comes, and nothing is kept alive for it.
struct Agenda: Sendable {
  /// What an entry does when its instant comes.
  enum Item: Hashable, Sendable {
    case timer(Int)
    case strand(Int)
    /// A strand that waits for animations may go on before their end, if that is still foreseen.
    case overlap(strand: Int)
  }

  struct Entry: Hashable, Sendable {
    var instant: MediaTime
    /// Entries of one instant come in the order of these numbers.
    var sequence: Int
    var item: Item
    var keepsAlive: Bool

    func precedes(_ other: Entry) -> Bool {
      instant != other.instant ? instant < other.instant : sequence < other.sequence
    }
  }

  /// `at`, `after`, `every`, or an expectation of a later instant.
  struct Timer: Hashable, Sendable {
    var closure: Closure
    /// Of the first tick; the others are counted from it.
    var start: MediaTime
    /// Nil for those that fire once.
    var interval: MediaTime?
    var ticks: Int64 = 0
    var keepsAlive: Bool
    /// Whether it runs at the end of its instant.
    var isExpectation = false
  }

  /// A binary heap, the next entry first.
  private var heap: [Entry] = []
  /// By number; looked up, never iterated. A timer that is not here was cancelled or is over.
  private var timers: [Int: Timer] = [:]
  /// How many entries may be of cancelled timers.
  private var cancelledCount = 0
  private var nextTimer = 1
  private var nextSequence = 0
  /// What is to run again and again and has not come round once, in the order in which it was scheduled.
  var untickedTimers: [Closure] {
    timers.filter { $0.value.interval != nil && $0.value.ticks == 0 }.sorted { $0.key < $1.key }.map(\.value.closure)
  }
  /// How many timers are pending.
  var timerCount: Int { timers.count }
  /// How many entries there are, those of cancelled timers among them.
  var entryCount: Int { heap.count }
  /// How many entries keep the run alive.
  private(set) var livingCount = 0

  /// The instant of the next entry.
  var nextInstant: MediaTime? {
    mutating get {
      dropCancelled()
      return heap.first?.instant
    }
  }

  // MARK: Scheduling

  /// Adds a timer and returns its number.
  @discardableResult
  mutating func schedule(
    _ closure: Closure, at start: MediaTime, interval: MediaTime? = nil, keepsAlive: Bool, isExpectation: Bool = false
  ) -> Int {
    let number = nextTimer
    nextTimer += 1
    let keepsAlive = keepsAlive && !start.isInfinite
    timers[number] = Timer(
      closure: closure, start: start, interval: interval, keepsAlive: keepsAlive, isExpectation: isExpectation)
    push(.timer(number), at: start, keepsAlive: keepsAlive)
    return number
  }

  /// Lets a strand go on at an instant.
  mutating func wake(strand: Int, at instant: MediaTime, keepsAlive: Bool) {
    push(.strand(strand), at: instant, keepsAlive: keepsAlive)
  }

  /// Looks at a strand again that waits for animations less an overlap. They keep the run alive themselves.
  mutating func look(at strand: Int, at instant: MediaTime) {
    push(.overlap(strand: strand), at: instant, keepsAlive: false)
  }

  /// Takes a timer off; one that is over or unknown is ignored.
  mutating func cancel(timer number: Int) {
    guard let timer = timers.removeValue(forKey: number) else { return }
    if timer.keepsAlive { livingCount -= 1 }
    cancelledCount += 1
    // Their entries would pile up where much is cancelled.
    if cancelledCount > 1_000, cancelledCount > heap.count / 2 { dropAllCancelled() }
  }

  /// The next entry of an instant: a strand, or a timer that is due, which is scheduled again if it repeats.
  mutating func takeNext(at instant: MediaTime) -> (item: Item, timer: Timer?)? {
    dropCancelled()
    guard let entry = heap.first, entry.instant <= instant else { return nil }
    pop()
    guard case .timer(let number) = entry.item, var timer = timers[number] else {
      if entry.keepsAlive { livingCount -= 1 }
      return (entry.item, nil)
    }
    if let interval = timer.interval {
      timer.ticks += 1
      timers[number] = timer
      push(entry.item, at: timer.start + interval * Double(timer.ticks), keepsAlive: false)
    } else {
      timers[number] = nil
      if timer.keepsAlive { livingCount -= 1 }
    }
    return (entry.item, timer)
  }

  // MARK: The heap

  /// A cancelled timer's entry stays in the heap until it comes up.
  private mutating func dropCancelled() {
    while let entry = heap.first, case .timer(let number) = entry.item, timers[number] == nil {
      pop()
    }
  }

  private mutating func dropAllCancelled() {
    heap.removeAll { entry in
      if case .timer(let number) = entry.item { timers[number] == nil } else { false }
    }
    // What is sorted is a heap.
    heap.sort { $0.precedes($1) }
    cancelledCount = 0
  }

  private mutating func push(_ item: Item, at instant: MediaTime, keepsAlive: Bool) {
    if instant.isInfinite { return }
    if keepsAlive { livingCount += 1 }
    heap.append(Entry(instant: instant, sequence: nextSequence, item: item, keepsAlive: keepsAlive))
    nextSequence += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(heap[parent]) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}

extension Agenda {
  func visit(_ census: inout Census) {
    census.add(heap.count, of: MemoryLayout<Entry>.stride)
    census.add(timers.count, of: 2 * MemoryLayout<Timer>.stride)
    for timer in timers.values { census.add(timer.closure) }
  }
}
