import AnimEngine

/// Counts what a run costs, place by place in its code.
///
/// What is used counts for the place that the run has last come by: the instruction of a loop's round, of a call, or of
/// an operation that leaves the machine's loop. Plain arithmetic counts for the place before it.
struct CostMeter: Sendable {
  /// What was used at a place.
  struct Cost: Hashable, Sendable {
    var steps = 0
    /// Memory taken for values, whether or not they still live.
    var bytes = 0
    var time = MediaTime.zero
  }

  /// By the index of an instruction; -1 stands for what is done between turns.
  private(set) var costs: [Int: Cost] = [:]
  private let clock: @Sendable () -> MediaTime

  /// The place that the run has last come by, and what had been used up to then.
  private var place = CostMeter.betweenTurns
  private var steps: Int
  private var bytes: Int
  private var instant: MediaTime

  static let betweenTurns = -1

  /// - Parameters:
  ///   - clock: what the host's clock shows.
  ///   - steps: what has been used so far, which counts for no place.
  init(clock: @escaping @Sendable () -> MediaTime, steps: Int, bytes: Int) {
    self.clock = clock
    self.steps = steps
    self.bytes = bytes
    instant = clock()
  }

  /// Comes by a place.
  ///
  /// - Parameters:
  ///   - steps: all that have been used before it.
  ///   - bytes: all that have been taken before it.
  mutating func pass(_ place: Int, steps: Int, bytes: Int) {
    let now = clock()
    var cost = costs[self.place] ?? Cost()
    cost.steps &+= steps &- self.steps
    cost.bytes &+= bytes &- self.bytes
    cost.time = cost.time + (now - instant)
    costs[self.place] = cost
    (self.place, self.steps, self.bytes, instant) = (place, steps, bytes, now)
  }
}

extension Machine {
  /// Notes that the run comes by an instruction, if its costs are counted.
  ///
  /// - Parameter ownSteps: how many of the steps that are counted already belong to the instruction itself.
  @inline(__always)
  mutating func noteCosts(at instruction: Int, ownSteps: Int = 0) {
    if costs != nil { passCosts(instruction, ownSteps) }
  }

  @inline(never)
  private mutating func passCosts(_ instruction: Int, _ ownSteps: Int) {
    costs?.pass(instruction, steps: steps.totalNow &- ownSteps, bytes: madeBytes)
  }
}
