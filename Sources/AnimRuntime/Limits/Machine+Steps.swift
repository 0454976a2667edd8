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
    // Where costs are counted each step comes by here.
    steps.grant(min(rest, slice, costs == nil ? RunMonitor.stepInterval : 0))
    return nil
  }

  private mutating func stepProblem(_ memory: ExecutionMemory) -> RunProblem? {
    if steps.total > limits.steps { return .limit(.steps) }
    if steps.atInstant > limits.stepsPerInstant { return .limit(.stepsPerInstant) }
    guard let monitor = memory.monitor else { return nil }
    monitor.onProgress?(steps.total, engine.now)
    if monitor.isCancelled() { return .cancelled }
    return usage.wallTime + memory.elapsed() > limits.wallTime ? .limit(.wallTime) : nil
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
    noteUsage()
    if isCensusDue, let problem = takeCensus(memory) { throw ScriptError(failure(problem, memory)) }
    // Changes make animations, too.
    if usage.animations.now > limits.animations { throw ScriptError(failure(.limit(.animations), memory)) }
    return true
  }

  private mutating func noteUsage() {
    usage.layers.set(engine.layerCount)
    usage.animations.set(engine.animationCount)
    usage.timers.set(agenda.timerCount)
    usage.strands.set(strands.count)
    usage.registrations.set(registrationCount)
    usage.turnsPerInstant.set(turnsAtInstant)
  }

  /// What the run has used up to now.
  var usageNow: Usage {
    var machine = self
    machine.noteUsage()
    machine.usage.steps = Usage.Counter(now: steps.total, peak: steps.total)
    machine.usage.stepsPerInstant = Usage.Counter(now: steps.atInstant, peak: max(steps.atInstant, steps.peakAtInstant))
    return machine.usage
  }

  /// What a turn counts for, however little it does.
  private static let stepsPerTurn = 32
  /// What leaving the loop counts for.
  static let stepsPerService = 4
}

/// Why the machine gets no further steps.
enum StepStop {
  case yield
  case problem(RunProblem)
}
