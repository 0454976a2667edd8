import AnimEngine
import AnimLanguage

/// How an animation ended, for expectations that ask.
struct AnimationEnding: Hashable, Sendable {
  /// Where it was found.
  struct Place: Hashable, Sendable {
    var layer: LayerID
    var key: String
  }

  var reason: StopReason
  var instant: MediaTime
}

extension Machine {
  /// Lets an expectation be checked at the end of an instant, the present one if none is given.
  mutating func expect(
    _ function: FunctionID, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let time = operands.number()
    let closure = operands.closure(function, code.operands(of: function))
    guard agenda.timerCount + expectations.count < limits.timers else { throw .limit(.timers) }
    noteMade(Machine.bytesOfTimer)
    if time.isAbsent {
      expectations.append(closure)
      return
    }
    let instant = MediaTime(roundingTicks: time)
    guard instant >= engine.now else { throw .timeHasPassed(instant) }
    agenda.schedule(closure, at: instant, keepsAlive: keepsAlive, isExpectation: true)
  }

  /// Checks the expectations of this instant, in the order in which they were written down.
  ///
  /// - Returns: whether there were any; then something may be due again.
  mutating func runExpectations(_ memory: ExecutionMemory) throws(ScriptError) -> Bool {
    if expectations.isEmpty { return false }
    memory.mayYield = false
    defer { memory.mayYield = true }
    let due = expectations
    expectations = []
    for closure in due {
      try run(.start(closure, Offer(), keepsAlive: false), memory)
    }
    return true
  }

  mutating func failExpectation(_ plan: ExpectationPlan, _ message: String) {
    failures.append(
      .expectationFailed(
        message, at: plan.range, instant: engine.now, displayFrame: displayFrame(at: engine.now)))
  }

  /// Remembers how an animation ended.
  mutating func noteEnding(_ notice: AnimationNotice, _ reason: StopReason) {
    guard code.watchesEndings, let key = notice.key else { return }
    endings[AnimationEnding.Place(layer: notice.layer, key: key)] = AnimationEnding(reason: reason, instant: engine.now)
  }

  /// Checks that the animation of a key has come to its end now, or is over in another way.
  mutating func checkEnding(
    _ plan: ExpectationPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) {
    let (layer, key) = (layerID(n[0]), r[0].text)
    let ending = endings[AnimationEnding.Place(layer: layer, key: key)]
    if let ending, ending.instant == engine.now, (ending.reason == .finished) == plan.isFinish { return }
    failures.append(
      .endingFailed(
        layer: name(of: layer), key: key, isFinish: plan.isFinish, ending,
        isRunning: engine.animationID(layer, key: key) != nil, at: plan.range, instant: engine.now,
        displayFrame: displayFrame(at: engine.now)))
  }
}
