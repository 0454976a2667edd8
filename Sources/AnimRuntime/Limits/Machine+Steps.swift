import AnimEngine
import AnimLanguage

// What happens when the steps that were granted are used up: limits are compared, the host is asked, the next ones are
// granted. Everything that bounds how long a run takes is here.

extension Machine {
  /// Grants further steps; gives how the machine has to stop if there are none.
  ///
  /// - Parameter mayYield: whether a turn can be left in the middle at this place.
  mutating func renewSteps(_ memory: ExecutionMemory, mayYield: Bool) -> StepStop? {
    steps.settle()
    if let problem = stepProblem(memory) { return .problem(problem) }
    if mayYield, steps.inSlice > memory.sliceSteps { return .yield }
    let rest = min(limits.steps - steps.total, limits.stepsPerInstant - steps.atInstant)
    let slice = mayYield ? memory.sliceSteps - steps.inSlice : Int.max
    steps.grant(min(rest, slice, RunMonitor.stepInterval))
    return nil
  }

  private mutating func stepProblem(_ memory: ExecutionMemory) -> RunProblem? {
    if steps.total > limits.steps { return .outOfSteps(limits.steps) }
    if steps.atInstant > limits.stepsPerInstant { return .outOfStepsAtInstant(limits.stepsPerInstant) }
    guard let monitor = memory.monitor else { return nil }
    if monitor.isCancelled() { return .cancelled }
    return memory.elapsed() + wallTime > limits.wallTime ? .outOfTime(limits.wallTime) : nil
  }

  /// Looks whether the run may go on where no turn is running.
  ///
  /// - Returns: whether it may; else the slice is used up.
  mutating func renewStepsBetweenTurns(_ memory: ExecutionMemory) throws(ScriptError) -> Bool {
    if steps.left <= 0 {
      switch renewSteps(memory, mayYield: true) {
      case nil: break
      case .yield:
        memory.isYielding = true
        return false
      case .problem(let problem): throw ScriptError(failure(problem, memory))
      }
    }
    steps.spend(Machine.stepsPerTurn)
    return true
  }

  /// What a turn counts for, however little it does.
  private static let stepsPerTurn = 8
}

/// Why the machine gets no further steps.
enum StepStop {
  case yield
  case problem(RunProblem)
}
